// The constants of the step-time model that rest on measurements: each with its meaning, its value, where
// it is from and how far it is trusted. A value type, so that a fit can try other values; what a formula
// needs by definition is in constants.h, what belongs to a generation of hardware in the catalogue
// (resources/catalogue/generations.csv).
#pragma once

#include "core/trace/number.h"
#include "core/units/literals.h"

namespace sizewright {

struct ModelConstants {
    Constant<Ratio> innerRamp{SW_TEXT("Constant", "ramp of the inner dimension"),
    ratio(128), "model.md §4.3, fitted on A100-PCIe and B200 GEMM tables (SimuMax)",
    Trust::assumed};
    Constant<Ratio> innerRampFp8{SW_TEXT("Constant", "ramp of the inner dimension, fp8"),
    ratio(256), "model.md §4.1: twice the 16-bit ramp", Trust::assumed};
    Constant<Ratio> weightGradientRate{
    SW_TEXT("Constant", "weight-gradient rate over forward rate"), ratio(0.88),
        "model.md §4.1, fitted to the shipped runs", Trust::assumed};
    Constant<Seconds> kernelLatency{SW_TEXT("Constant", "latency of a kernel"),
    fromBase<Seconds>(6e-6), "model.md §4.3", Trust::assumed};
    Constant<Ratio> powerExponent{SW_TEXT("Constant", "clock over power, exponent"),
    ratio(0.6), "model.md §4.2: torchtitan's 500 W H100 rows", Trust::assumed};
    Constant<Ratio> tileFull{
    SW_TEXT("Constant", "rate of a 256 × 128 tile"), ratio(1), "model.md §4.1", Trust::assumed};
    Constant<Ratio> tileMiddle{
    SW_TEXT("Constant", "rate of a 128 × 128 tile"), ratio(0.8),
        "model.md §4.1, fitted to the shipped runs", Trust::assumed};
    Constant<Ratio> tileSmall{
    SW_TEXT("Constant", "rate of a 64 × 128 tile"), ratio(0.75), "model.md §4.1", Trust::assumed};
    Constant<Ratio> alignmentStep{
    SW_TEXT("Constant", "rate of a product whose width is half as well aligned"), ratio(0.75),
        "model.md §4.1, fitted to the shipped runs: widths that are no multiple of 8 elements leave the "
        "16-byte loads of tensor cores (NVIDIA, Deep Learning Performance: matrix multiplication)",
    Trust::assumed};
    Constant<Ratio> flashBackwardRate{
    SW_TEXT("Constant", "flash backward over forward rate"), ratio(0.85), "model.md §4.1",
    Trust::assumed};
    Constant<Ratio> attentionRamp{SW_TEXT("Constant", "ramp of the sequence"), ratio(350),
        "arXiv 2407.08608 figure 5: causal, heads of 128, 512 to 16,384 tokens; 320 to 400 for "
        "FlashAttention-2 and cuDNN 9, 430 to 590 for FlashAttention-3", Trust::assumed};
    Constant<Ratio> leastOccupancy{SW_TEXT("Constant", "least occupancy"), ratio(0.2),
    "model.md §4.1", Trust::assumed};
    Constant<Ratio> smallHeadRate{
    SW_TEXT("Constant", "rate with heads under 128"), ratio(0.85), "model.md §4.1",
    Trust::assumed};
    Constant<Ratio> unfusedBase{SW_TEXT("Constant", "unfused attention, base rate"),
    ratio(0.45), "model.md §4.1", Trust::assumed};
    Constant<Ratio> unfusedSlope{
    SW_TEXT("Constant", "unfused attention, rate per head channel"), ratio(0.002), "model.md §4.1",
    Trust::assumed};
    Constant<BytesPerCard> scoreForward{
    SW_TEXT("Constant", "traffic per score, forward"), fromBase<BytesPerCard>(8), "model.md §4.1",
    Trust::assumed};
    Constant<BytesPerCard> scoreForwardDropout{
    SW_TEXT("Constant", "traffic per score with dropout, forward"), fromBase<BytesPerCard>(13),
    "model.md §4.1", Trust::assumed};
    Constant<BytesPerCard> scoreBackward{
    SW_TEXT("Constant", "traffic per score, backward"), fromBase<BytesPerCard>(12),
    "model.md §4.1", Trust::assumed};
    Constant<BytesPerCard> scoreBackwardDropout{
    SW_TEXT("Constant", "traffic per score with dropout, backward"), fromBase<BytesPerCard>(15),
    "model.md §4.1", Trust::assumed};
    Constant<BytesPerCard> residualTraffic{
    SW_TEXT("Constant", "traffic per residual element"), fromBase<BytesPerCard>(20),
    "model.md §4.1: two norms, two residual adds", Trust::assumed};
    Constant<BytesPerCard> residualTrafficDropout{
    SW_TEXT("Constant", "traffic per residual element with dropout"), fromBase<BytesPerCard>(22),
    "model.md §4.1", Trust::assumed};
    Constant<BytesPerCard> gatedTraffic{
    SW_TEXT("Constant", "traffic per gated feed-forward element"), fromBase<BytesPerCard>(6),
    "model.md §4.1: read gate and up, write product", Trust::assumed};
    Constant<BytesPerCard> plainTraffic{
    SW_TEXT("Constant", "traffic per feed-forward element"), fromBase<BytesPerCard>(4),
    "model.md §4.1", Trust::assumed};
    Constant<BytesPerCard> qkvTraffic{SW_TEXT("Constant", "traffic per q, k, v element"),
    fromBase<BytesPerCard>(4), "model.md §4.1: rotary read and write", Trust::assumed};
    Constant<BytesPerCard> castTraffic{
    SW_TEXT("Constant", "traffic per element cast to fp8"), fromBase<BytesPerCard>(4),
    "model.md §4.1: cast and transpose", Trust::assumed};
    Constant<Ratio> elementBackward{
    SW_TEXT("Constant", "element-wise backward over forward"), ratio(1.7), "model.md §4.1",
    Trust::assumed};
    Constant<Ratio> fusedTraffic{SW_TEXT("Constant", "element-wise traffic, fused"),
    ratio(1),
        "model.md §4.1, fitted to the shipped runs: Transformer Engine", Trust::assumed};
    Constant<BytesPerCard> unfusedNormTraffic{
        SW_TEXT("Constant", "traffic of unfused norms per residual element"),
        fromBase<BytesPerCard>(64), "two norms in fp32 as separate kernels (transformers LlamaRMSNorm): "
        "cast, square, mean, scale, cast, weight: 36 bytes each against 4 fused"};
    Constant<BytesPerCard> unfusedRotaryTraffic{
        SW_TEXT("Constant", "traffic of unfused rotary positions per query or key element"),
        fromBase<BytesPerCard>(16), "rotate_half, two products and a sum as separate kernels, 20 bytes "
        "against 4 fused (transformers apply_rotary_pos_emb)"};
    Constant<Ratio> compiledTraffic{SW_TEXT("Constant", "element-wise traffic, compiled"), ratio(0.73),
        "model.md §4.1, fitted to the shipped runs: one pass over memory where torch.compile and "
        "XLA fuse", Trust::assumed};
    Constant<Ratio> eagerTraffic{SW_TEXT("Constant", "element-wise traffic, eager"),
    ratio(1.58),
        "model.md §4.1, fitted to the shipped runs", Trust::assumed};
    Constant<BytesPerCard> lossForward{SW_TEXT("Constant", "loss traffic per logit, forward"),
    fromBase<BytesPerCard>(50),
        "model.md §4.1, fitted to the shipped runs", Trust::assumed};
    Constant<BytesPerCard> lossBackward{
    SW_TEXT("Constant", "loss traffic per logit, backward"), fromBase<BytesPerCard>(14),
    "model.md §4.1", Trust::assumed};
    Constant<Ratio> fusedLoss{SW_TEXT("Constant", "loss traffic, fused"), ratio(0.27),
        "model.md §4.1, fitted to the shipped runs", Trust::assumed};
    Constant<BytesPerCard> permuteTraffic{
    SW_TEXT("Constant", "permutation traffic per element"), fromBase<BytesPerCard>(12),
    "model.md §4.1: permute and unpermute", Trust::assumed};
    Constant<BytesPerCard> routerTraffic{
    SW_TEXT("Constant", "router traffic per expert and token"), fromBase<BytesPerCard>(16),
    "model.md §4.1", Trust::assumed};
    Constant<Ratio> allToAllRate{SW_TEXT("Constant", "all-to-all over ring bandwidth"),
    ratio(0.68),
        "nccl-tests, 67 to 268 MB on 8 cards: 0.56 to 0.72 of the links of A100, H100 and H200, 0.46 to "
        "0.62 of B200's (github:ai-dynamo/aiconfigurator@095f58a); across nodes assumed alike",
        Trust::assumed};
    // Collectives
    Constant<Seconds> collectiveStart{SW_TEXT("Constant", "start of a collective"),
        fromBase<Seconds>(8e-6), "smallest messages of nccl-tests, A100 and H100 nodes "
        "(github:ai-dynamo/aiconfigurator@095f58a)", Trust::assumed};
    Constant<Seconds> linkHop{SW_TEXT("Constant", "hop of a ring inside the node"),
        fromBase<Seconds>(1.1e-6), "smallest messages of nccl-tests on 2, 4 and 8 cards (ibid.)", Trust::assumed};
    Constant<Seconds> networkHop{SW_TEXT("Constant", "hop of a ring between nodes"),
        fromBase<Seconds>(6e-6), "round trip of a small message over InfiniBand, both ends' share",
        Trust::assumed};
    Constant<BytesPerCard> ringFill{SW_TEXT("Constant", "buffer that fills the ring"),
        fromBase<BytesPerCard>(8e6), "nccl-tests, 1 to 64 MB on 8 A100 and H100 (ibid.)", Trust::assumed};
    Constant<Ratio> fewRanks{SW_TEXT("Constant", "links lost to a short ring"), ratio(0.73),
        "nccl-tests, all-gather and reduce-scatter on 2, 4 and 8 cards: 0.53, 0.67, 0.73 of the "
        "A100's links, 0.58, 0.72, 0.77 of the H100's, 0.51, 0.65, 0.71 of the B200's (ibid.)", Trust::assumed};
    Constant<Ratio> fewRanksReduce{SW_TEXT("Constant", "links lost to a short all-reduce"),
        ratio(0.40), "nccl-tests, all-reduce on 2, 4 and 8 cards: 0.66, 0.75, 0.77 of the A100's "
        "links (ibid.)", Trust::assumed};
    Constant<Ratio> steal{SW_TEXT("Constant", "compute slowed by a collective beside it"),
    ratio(0.22),
        "model.md §4.3, fitted to the shipped runs: shared multiprocessors and memory bandwidth", Trust::assumed};
    Constant<Ratio> asyncGradient{
    SW_TEXT("Constant", "backward all-reduce left exposed"), ratio(0.36),
        "model.md §4.4, fitted to the shipped runs: Megatron hides the rest behind the weight "
        "gradient", Trust::assumed};
    Constant<Ratio> ringHidden{
    SW_TEXT("Constant", "attention time that hides ring traffic"), ratio(0.8), "model.md §4.4",
    Trust::assumed};
    Constant<Ratio> nodeSpread{SW_TEXT("Constant", "spread of node speeds"), ratio(0.0093),
        "model.md §4.6, fitted to the shipped runs: slowest of n nodes, extreme value of a "
        "normal spread", Trust::assumed};
    Constant<Seconds> fixedPerStep{SW_TEXT("Constant", "fixed time of a step"),
    fromBase<Seconds>(0.005), "steps of one and of several micro-batches apart, vTrain single node: data, "
        "logging, gradient-norm exchange",
    Trust::assumed};
    Constant<Seconds> launchMegatron{SW_TEXT("Constant", "launch floor, Megatron-LM"),
    fromBase<Seconds>(1e-3),
        "model.md §4.3, fitted to the shipped runs", Trust::assumed};
    Constant<Seconds> launchTransformerEngine{
    SW_TEXT("Constant", "launch floor, Transformer Engine"), fromBase<Seconds>(0.00098),
        "model.md §4.3, fitted to the shipped runs", Trust::assumed};
    Constant<Seconds> launchEager{SW_TEXT("Constant", "launch floor, PyTorch eager"),
    fromBase<Seconds>(0.0014),
        "model.md §4.3, fitted to the shipped runs", Trust::assumed};
    Constant<Seconds> launchCompiled{SW_TEXT("Constant", "launch floor, compiled"),
    fromBase<Seconds>(0.45e-3), "model.md §4.3", Trust::assumed};
    Constant<Seconds> launchPartialGraph{
    SW_TEXT("Constant", "launch floor, partial graphs"), fromBase<Seconds>(0.00031),
        "model.md §4.3, fitted to the shipped runs", Trust::assumed};
    Constant<Seconds> launchFullGraph{
    SW_TEXT("Constant", "launch floor, full-iteration graph"), fromBase<Seconds>(0.05e-3),
    "model.md §4.3", Trust::assumed};
    Constant<Ratio> launchExposed{
    SW_TEXT("Constant", "launches that collectives expose"), ratio(0.32),
        "model.md §4.3, fitted to the shipped runs: under Megatron-DeepSpeed tensor-parallel ranks wait "
        "for the slowest host at each collective, so that launching ahead helps in part only", Trust::assumed};
    Constant<BytesPerParameter> dequantiseTraffic{
        SW_TEXT("Constant", "traffic per quantised weight and pass"),
        fromBase<BytesPerParameter>(26),
        "model.md §4.1, fitted to the shipped runs: what unpacking kernels take, as traffic; "
        "int4 fine-tuning of QwenLM/Qwen@2df8e8a, 7B and 14B", Trust::assumed};
    Constant<Seconds> launchExperts{
    SW_TEXT("Constant", "launch floor added by experts"), fromBase<Seconds>(0.0033),
        "model.md §4.3, fitted to the shipped runs", Trust::assumed};
    Constant<Seconds> launchExpertsPartial{
    SW_TEXT("Constant", "launch floor added by experts, partial graphs"), fromBase<Seconds>(0.0012),
        "model.md §4.3, fitted to the shipped runs", Trust::assumed};
    Constant<Seconds> launchExpertsFull{
    SW_TEXT("Constant", "launch floor added by experts, full graph"), fromBase<Seconds>(0.1e-3),
    "model.md §4.3 (assumed)", Trust::assumed};
};

// The constants that the program ships.
const ModelConstants& shippedConstants();

} // namespace sizewright
