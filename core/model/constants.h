// Every constant of the step-time and memory model that is not a property of one card: what it is, its
// value with unit, where it is from, and how far it is trusted. Constants of a hardware generation are
// in the catalogue (resources/catalogue/generations.csv).
#pragma once

#include "core/trace/number.h"
#include "core/units/literals.h"

namespace sizewright::constants {


// ---- pure numbers ----
inline const Constant<Count> four{SW_TEXT("Constant", "four"), count(4), "definition"};
inline const Constant<Ratio> half{SW_TEXT("Constant", "one half"), ratio(0.5), "definition"};
inline const Constant<Tokens> oneToken{
    SW_TEXT("Constant", "one token"), fromBase<Tokens>(1), "definition"};
inline const Constant<Cards> oneCard{
    SW_TEXT("Constant", "one card"), fromBase<Cards>(1), "definition"};
inline const Constant<BytesPerBit> bytePerBit{
    SW_TEXT("Constant", "byte per bit"), units::bytePerBit(), "definition"};

// ---- floating-point work ----
inline const Constant<FlopPerCard> flopPerMultiplyAdd{
    SW_TEXT("Constant", "FLOP of a multiply-add"), fromBase<FlopPerCard>(2), "definition"};
inline const Constant<FlopPerParameterToken> forwardFlop{
    SW_TEXT("Constant", "forward FLOP per weight and token"), fromBase<FlopPerParameterToken>(2),
    "arXiv 2104.04473 §5.1: a multiply-add is 2 FLOP"};
inline const Constant<Ratio> trainingOverForward{SW_TEXT("Constant", "training over forward work"),
    ratio(3), "arXiv 2104.04473 §5.1: the backward pass is twice the forward pass"};
inline const Constant<Ratio> adapterOverForward{
    SW_TEXT("Constant", "adapter training over forward work"), ratio(2),
    "model.md §2.4: frozen weights need input gradients only; 4 W, checked by Megatron-Bridge 26.06"};

// ---- matrix products (model.md §4.1) ----
inline const Constant<Ratio> innerRamp{SW_TEXT("Constant", "ramp of the inner dimension"),
    ratio(128), "model.md §4.3, fitted on A100-PCIe and B200 GEMM tables (SimuMax)",
    Trust::assumed};
inline const Constant<Ratio> innerRampFp8{SW_TEXT("Constant", "ramp of the inner dimension, fp8"),
    ratio(256), "model.md §4.1: twice the 16-bit ramp", Trust::assumed};
inline const Constant<Ratio> weightGradientRate{
    SW_TEXT("Constant", "weight-gradient rate over forward rate"), ratio(0.95),
    "model.md §4.1: 0.681 / 0.718 on A100-PCIe, 183 shapes", Trust::assumed};
inline const Constant<Seconds> kernelLatency{SW_TEXT("Constant", "latency of a kernel"),
    fromBase<Seconds>(6e-6), "model.md §4.3", Trust::assumed};
inline const Constant<Ratio> powerExponent{SW_TEXT("Constant", "clock over power, exponent"),
    ratio(0.6), "model.md §4.2: torchtitan's 500 W H100 rows", Trust::assumed};
inline const Constant<BytesPerCard> operandBytes{SW_TEXT("Constant", "bytes of a 16-bit element"),
    fromBase<BytesPerCard>(2), "definition"};
inline const Constant<BytesPerCard> gradientOutBytes{
    SW_TEXT("Constant", "bytes of an fp32 element"), fromBase<BytesPerCard>(4), "definition"};
inline const Constant<Ratio> tileRows128{SW_TEXT("Constant", "tile of 128"), ratio(128),
    "CUTLASS tile shapes"};
inline const Constant<Ratio> tileRows256{SW_TEXT("Constant", "tile of 256"), ratio(256),
    "CUTLASS tile shapes"};
inline const Constant<Ratio> tileRows64{SW_TEXT("Constant", "tile of 64"), ratio(64),
    "CUTLASS tile shapes"};
inline const Constant<Ratio> tileFull{
    SW_TEXT("Constant", "rate of a 256 × 128 tile"), ratio(1), "model.md §4.1", Trust::assumed};
inline const Constant<Ratio> tileMiddle{
    SW_TEXT("Constant", "rate of a 128 × 128 tile"), ratio(0.93), "model.md §4.1", Trust::assumed};
inline const Constant<Ratio> tileSmall{
    SW_TEXT("Constant", "rate of a 64 × 128 tile"), ratio(0.75), "model.md §4.1", Trust::assumed};

// ---- attention (model.md §4.1) ----
inline const Constant<Ratio> flashBackwardWork{
    SW_TEXT("Constant", "flash backward over forward work"), ratio(2.5),
    "arXiv 2307.08691 §3.1: five matrix products against two"};
inline const Constant<Ratio> flashBackwardRate{
    SW_TEXT("Constant", "flash backward over forward rate"), ratio(0.85), "model.md §4.1",
    Trust::assumed};
inline const Constant<Ratio> attentionBlock{SW_TEXT("Constant", "query rows of a block"),
    ratio(128), "arXiv 2307.08691 §3.3"};
inline const Constant<Ratio> attentionRamp{SW_TEXT("Constant", "ramp of the sequence"), ratio(512),
    "model.md §4.1", Trust::assumed};
inline const Constant<Ratio> leastOccupancy{SW_TEXT("Constant", "least occupancy"), ratio(0.2),
    "model.md §4.1", Trust::assumed};
inline const Constant<Ratio> smallHeadRate{
    SW_TEXT("Constant", "rate with heads under 128"), ratio(0.85), "model.md §4.1",
    Trust::assumed};
inline const Constant<Ratio> unfusedBase{SW_TEXT("Constant", "unfused attention, base rate"),
    ratio(0.45), "model.md §4.1", Trust::assumed};
inline const Constant<Ratio> unfusedSlope{
    SW_TEXT("Constant", "unfused attention, rate per head channel"), ratio(0.002), "model.md §4.1",
    Trust::assumed};
inline const Constant<BytesPerCard> scoreForward{
    SW_TEXT("Constant", "traffic per score, forward"), fromBase<BytesPerCard>(8), "model.md §4.1",
    Trust::assumed};
inline const Constant<BytesPerCard> scoreForwardDropout{
    SW_TEXT("Constant", "traffic per score with dropout, forward"), fromBase<BytesPerCard>(13),
    "model.md §4.1", Trust::assumed};
inline const Constant<BytesPerCard> scoreBackward{
    SW_TEXT("Constant", "traffic per score, backward"), fromBase<BytesPerCard>(12),
    "model.md §4.1", Trust::assumed};
inline const Constant<BytesPerCard> scoreBackwardDropout{
    SW_TEXT("Constant", "traffic per score with dropout, backward"), fromBase<BytesPerCard>(15),
    "model.md §4.1", Trust::assumed};

// ---- element-wise traffic (model.md §4.1) ----
inline const Constant<BytesPerCard> residualTraffic{
    SW_TEXT("Constant", "traffic per residual element"), fromBase<BytesPerCard>(20),
    "model.md §4.1: two norms, two residual adds", Trust::assumed};
inline const Constant<BytesPerCard> residualTrafficDropout{
    SW_TEXT("Constant", "traffic per residual element with dropout"), fromBase<BytesPerCard>(22),
    "model.md §4.1", Trust::assumed};
inline const Constant<BytesPerCard> gatedTraffic{
    SW_TEXT("Constant", "traffic per gated feed-forward element"), fromBase<BytesPerCard>(6),
    "model.md §4.1: read gate and up, write product", Trust::assumed};
inline const Constant<BytesPerCard> plainTraffic{
    SW_TEXT("Constant", "traffic per feed-forward element"), fromBase<BytesPerCard>(4),
    "model.md §4.1", Trust::assumed};
inline const Constant<BytesPerCard> qkvTraffic{SW_TEXT("Constant", "traffic per q, k, v element"),
    fromBase<BytesPerCard>(4), "model.md §4.1: rotary read and write", Trust::assumed};
inline const Constant<BytesPerCard> castTraffic{
    SW_TEXT("Constant", "traffic per element cast to fp8"), fromBase<BytesPerCard>(4),
    "model.md §4.1: cast and transpose", Trust::assumed};
inline const Constant<Ratio> elementBackward{
    SW_TEXT("Constant", "element-wise backward over forward"), ratio(1.7), "model.md §4.1",
    Trust::assumed};
inline const Constant<Ratio> fusedTraffic{SW_TEXT("Constant", "element-wise traffic, fused"),
    ratio(1), "model.md §4.1: Transformer Engine or compiled", Trust::assumed};
inline const Constant<Ratio> eagerTraffic{SW_TEXT("Constant", "element-wise traffic, eager"),
    ratio(1.6), "model.md §4.1: PyTorch autocast", Trust::assumed};

// ---- head and loss (model.md §4.1) ----
inline const Constant<BytesPerCard> lossForward{SW_TEXT("Constant", "loss traffic per logit, forward"),
    fromBase<BytesPerCard>(36), "model.md §4.1", Trust::assumed};
inline const Constant<BytesPerCard> lossBackward{
    SW_TEXT("Constant", "loss traffic per logit, backward"), fromBase<BytesPerCard>(14),
    "model.md §4.1", Trust::assumed};
inline const Constant<Ratio> fusedLoss{SW_TEXT("Constant", "loss traffic, fused"), ratio(0.32),
    "model.md §4.1", Trust::assumed};
inline const Constant<Ratio> plainLoss{
    SW_TEXT("Constant", "loss traffic, separate kernels"), ratio(1), "model.md §4.1"};

// ---- experts (model.md §4.1, §4.4) ----
inline const Constant<BytesPerCard> permuteTraffic{
    SW_TEXT("Constant", "permutation traffic per element"), fromBase<BytesPerCard>(12),
    "model.md §4.1: permute and unpermute", Trust::assumed};
inline const Constant<BytesPerCard> routerTraffic{
    SW_TEXT("Constant", "router traffic per expert and token"), fromBase<BytesPerCard>(16),
    "model.md §4.1", Trust::assumed};
inline const Constant<Ratio> allToAllRate{SW_TEXT("Constant", "all-to-all over ring bandwidth"),
    ratio(0.65), "model.md §4.3", Trust::assumed};

// ---- collectives (model.md §4.3, §4.4) ----
inline const Constant<Seconds> linkLatency{SW_TEXT("Constant", "latency inside the node"),
    fromBase<Seconds>(4e-6), "model.md §4.3", Trust::assumed};
inline const Constant<Seconds> networkLatency{SW_TEXT("Constant", "latency of the network"),
    fromBase<Seconds>(12e-6), "model.md §4.3", Trust::assumed};
inline const Constant<Ratio> steal{SW_TEXT("Constant", "compute slowed by a collective beside it"),
    ratio(0.30), "model.md §4.3: shared multiprocessors and memory bandwidth", Trust::assumed};
inline const Constant<Ratio> asyncGradient{
    SW_TEXT("Constant", "backward all-reduce left exposed"), ratio(0.25),
    "model.md §4.4: Megatron hides it behind the weight gradient", Trust::assumed};
inline const Constant<Ratio> ringHidden{
    SW_TEXT("Constant", "attention time that hides ring traffic"), ratio(0.8), "model.md §4.4",
    Trust::assumed};

// ---- the step as a whole ----
inline const Constant<Ratio> nodeSpread{SW_TEXT("Constant", "spread of node speeds"), ratio(0.011),
    "model.md §4.6: slowest of n nodes, extreme value of a normal spread", Trust::assumed};
inline const Constant<Seconds> fixedPerStep{SW_TEXT("Constant", "fixed time of a step"),
    fromBase<Seconds>(0.010), "model.md §4.3: data, logging, gradient-norm exchange",
    Trust::assumed};
inline const Constant<BytesPerParameter> optimizerTraffic{
    SW_TEXT("Constant", "optimizer traffic per parameter"), fromBase<BytesPerParameter>(30),
    "model.md §4.1: fused AdamW reads 16 and writes 14 bytes"};
inline const Constant<BytesPerParameter> gradientBytesWide{
    SW_TEXT("Constant", "bytes of an fp32 gradient"), fromBase<BytesPerParameter>(4),
    "Megatron-LM issue 654"};
inline const Constant<BytesPerParameter> gradientBytesNarrow{
    SW_TEXT("Constant", "bytes of a 16-bit weight"), fromBase<BytesPerParameter>(2),
    "arXiv 1910.02054 §3.1"};
inline const Constant<BytesPerParameter> normTraffic{
    SW_TEXT("Constant", "gradient-norm traffic per parameter"), fromBase<BytesPerParameter>(4),
    "model.md §4.1"};
inline const Constant<Ratio> selectiveByOperatorWork{
    SW_TEXT("Constant", "forward repeated by operator-level recompute"), ratio(0.5),
    "torchtitan: every second matrix product is kept"};

// Launch floor of a layer's forward pass, by software stack (model.md §4.3).
inline const Constant<Seconds> launchMegatronDeepSpeed{
    SW_TEXT("Constant", "launch floor, Megatron-DeepSpeed 2022"), fromBase<Seconds>(0.8e-3),
    "model.md §4.3, fitted on a third of vTrain's single-node rows", Trust::assumed};
inline const Constant<Seconds> launchMegatron{SW_TEXT("Constant", "launch floor, Megatron-LM"),
    fromBase<Seconds>(0.9e-3), "model.md §4.3", Trust::assumed};
inline const Constant<Seconds> launchTransformerEngine{
    SW_TEXT("Constant", "launch floor, Transformer Engine"), fromBase<Seconds>(1.1e-3),
    "model.md §4.3", Trust::assumed};
inline const Constant<Seconds> launchEager{SW_TEXT("Constant", "launch floor, PyTorch eager"),
    fromBase<Seconds>(0.9e-3), "model.md §4.3", Trust::assumed};
inline const Constant<Seconds> launchCompiled{SW_TEXT("Constant", "launch floor, compiled"),
    fromBase<Seconds>(0.45e-3), "model.md §4.3", Trust::assumed};
inline const Constant<Seconds> launchPartialGraph{
    SW_TEXT("Constant", "launch floor, partial graphs"), fromBase<Seconds>(0.3e-3),
    "model.md §4.3", Trust::assumed};
inline const Constant<Seconds> launchFullGraph{
    SW_TEXT("Constant", "launch floor, full-iteration graph"), fromBase<Seconds>(0.05e-3),
    "model.md §4.3", Trust::assumed};
inline const Constant<Seconds> launchExperts{
    SW_TEXT("Constant", "launch floor added by experts"), fromBase<Seconds>(1.5e-3),
    "model.md §4.3 (assumed)", Trust::assumed};
inline const Constant<Seconds> launchExpertsPartial{
    SW_TEXT("Constant", "launch floor added by experts, partial graphs"), fromBase<Seconds>(1.0e-3),
    "model.md §4.3 (assumed)", Trust::assumed};
inline const Constant<Seconds> launchExpertsFull{
    SW_TEXT("Constant", "launch floor added by experts, full graph"), fromBase<Seconds>(0.1e-3),
    "model.md §4.3 (assumed)", Trust::assumed};

} // namespace sizewright::constants
