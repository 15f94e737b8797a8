// Constants of the memory model that rest on what frameworks do; each with its source.
#pragma once

#include "core/model/constants.h"
#include "core/units/literals.h"

namespace sizewright::constants {

// ---- logits and loss: bytes alive per logit at once (model.md §3.5) ----
inline const Constant<BytesPerCard> logitsFused{
    SW_TEXT("Constant", "bytes alive per logit, fused loss"), fromBase<BytesPerCard>(6),
    "model.md §3.5: Megatron vocabulary-parallel and TE, SimuMax B200 rows", Trust::assumed};
inline const Constant<BytesPerCard> logitsPlain{
    SW_TEXT("Constant", "bytes alive per logit, plain loss"), fromBase<BytesPerCard>(14),
    "model.md §3.5: 2 bf16 + 4 fp32 + 4 softmax + 4 gradient (torchtitan 2024)", Trust::assumed};
inline const Constant<BytesPerCard> logitsSharded{
    SW_TEXT("Constant", "bytes alive per logit, plain loss over a split vocabulary"),
    fromBase<BytesPerCard>(10),
    "Megatron-LM core/tensor_parallel/cross_entropy.py, nanotron tensor_parallel/functional.py: 2 bf16 "
    "+ 4 fp32 + 4 less the maximum, in which softmax and gradient are made in place"};
inline const Constant<BytesPerCard> logitsNarrow{
    SW_TEXT("Constant", "bytes alive per logit, plain loss in 16 bit"), fromBase<BytesPerCard>(10),
    "Qwen modeling_qwen.py: logits, shifted copy, log-softmax and two gradients, 2 bytes each"};
inline const Constant<BytesPerCard> logitsChunked{
    SW_TEXT("Constant", "bytes alive per logit, loss in chunks"), fromBase<BytesPerCard>(3),
    "torchtune CEWithChunkedOutputLoss: 16-bit logits and one of eight chunks in fp32 with gradient"};

// ---- what a layer keeps ----
inline const Constant<BytesPerCard> tokenIds{SW_TEXT("Constant", "bytes of a token's ids"),
    fromBase<BytesPerCard>(8), "model.md §3.3"};
inline const Constant<BytesPerCard> frozenResidualKept{
    SW_TEXT("Constant", "bytes kept per residual element, frozen feed-forward matrices"),
    fromBase<BytesPerCard>(6), "arXiv 2106.09685: a frozen matrix needs no input for its gradient"};
inline const Constant<BytesPerCard> unfusedNormKept{
    SW_TEXT("Constant", "bytes more per residual element, unfused norms"),
    fromBase<BytesPerCard>(8),
    "transformers LlamaRMSNorm, two norms: fp32 copy instead of the 16-bit input, and the normalised value"};
inline const Constant<BytesPerCard> unfusedNormKeptFrozen{
    SW_TEXT("Constant", "bytes more per residual element, unfused frozen norms"),
    fromBase<BytesPerCard>(4),
    "transformers LlamaRMSNorm, two norms: fp32 copy instead of the 16-bit input"};
inline const Constant<BytesPerCard> fp8InputKept{
    SW_TEXT("Constant", "bytes of a matrix's input kept in fp8"), fromBase<BytesPerCard>(1),
    "TransformerEngine pytorch/module/linear.py: the quantised input is saved for the backward pass"};
inline const Constant<BytesPerCard> frozenFfnSaved{
    SW_TEXT("Constant", "bytes of a frozen matrix's input per feed-forward element"),
    fromBase<BytesPerCard>(2), "arXiv 2106.09685: a frozen matrix needs no input for its gradient"};
inline const Constant<Count> gatheredTensors{
    SW_TEXT("Constant", "gathered tensors in a layer's backward pass"), count(3),
    "model.md §3.6: input, output gradient, input gradient"};
inline const Constant<Count> gatheredTensorsEager{
    SW_TEXT("Constant", "gathered tensors in a layer's backward pass, eager"), count(5),
    "nanotron tensor_parallel/functional.py: separate buffers for each collective"};
inline const Constant<Count> pendingTensors{
    SW_TEXT("Constant", "gathered tensors that wait to be free"), count(45),
    "blocks of asynchronous collectives are free when those have run (torch record_stream); the host is "
    "ahead of the card by a full queue of 1,024 launches, some twenty for each collective; nanotron's "
    "sweep", Trust::assumed};
inline const Constant<Count> pendingPerPass{
    SW_TEXT("Constant", "gathered tensors that wait to be free, for each pass of a warm-up"), count(6),
    "the first stage launches its first forward passes without waiting for messages; nanotron's sweep",
    Trust::assumed};
inline const Constant<Count> layerCollectives{
    SW_TEXT("Constant", "whole tensors of a layer's collectives"), count(4),
    "arXiv 2205.05198 §4.2.2: two gathered inputs, two outputs before they are scattered"};

// ---- gradients and updates ----
inline const Constant<BytesPerParameter> updateCopyWide{
    SW_TEXT("Constant", "temporary of an unfused update, fp32"), fromBase<BytesPerParameter>(4),
    "torch.optim foreach: one intermediate of all parameters"};

// ---- DeepSpeed's defaults (deepspeed/runtime/zero/config.py) ----
inline const Constant<ParametersPerCard> bucketElements{
    SW_TEXT("Constant", "elements of a reduction bucket"), fromBase<ParametersPerCard>(0.5 * units::giga),
    "DeepSpeed reduce_bucket_size"};
inline const Constant<ParametersPerCard> liveElements{
    SW_TEXT("Constant", "gathered parameters kept alive"), fromBase<ParametersPerCard>(units::giga),
    "DeepSpeed stage3_max_live_parameters"};
inline const Constant<ParametersPerCard> updateGroup{
    SW_TEXT("Constant", "parameters updated at once"), fromBase<ParametersPerCard>(units::giga),
    "DeepSpeed sub_group_size"};

// ---- allocator and libraries ----
inline const Constant<BytesPerCard> eagerWorkspace{
    SW_TEXT("Constant", "library workspaces"), units::gibibytesPerCard(0.2),
    "cuBLAS workspaces of 32 MiB per handle and stream on Hopper, forward and backward threads; "
    "nanotron rows under 4 GiB", Trust::assumed};
inline const Constant<Ratio> lengthBlocks{
    SW_TEXT("Constant", "logits held for other lengths over those in use"), ratio(1.5),
    "caching allocator: a block serves no longer sample; ms-swift against packed data",
    Trust::assumed};
inline const Constant<BytesPerParameter> quantisingHoles{
    SW_TEXT("Constant", "held after quantising on load"), fromBase<BytesPerParameter>(0.3),
    "bitsandbytes quantises on the card: LitGPT nf4 rows 0.30–0.45, ms-swift bnb against GPTQ rows "
    "0.22–0.39", Trust::assumed};

// ---- upper bound ----
inline const Constant<Ratio> spreadActivations{
    SW_TEXT("Constant", "activations at worst over the estimate, less one"), ratio(0.15),
    "P90 of measured over predicted memory where activations prevail", Trust::assumed};
inline const Constant<Ratio> spreadStates{
    SW_TEXT("Constant", "states at worst over the estimate, less one"), ratio(0.03),
    "fragmentation of 6–7 % instead of 4 %: SimuMax's divisor of 0.94", Trust::assumed};

// ---- offload ----
inline const Constant<Ratio> pinnedCopies{
    SW_TEXT("Constant", "host bytes over offloaded bytes"), ratio(1.5),
    "DeepSpeed estimate_zero2_model_states_mem_needs: additional_buffer_factor"};
inline const Constant<Ratio> hostUpdateShare{
    SW_TEXT("Constant", "host memory bandwidth that the update sustains"), ratio(0.5),
    "arXiv 2101.06840 §6.2.4: a thousand million parameters in 0.22 s on two processors of six channels "
    "DDR4-2666, 256 GB/s", Trust::assumed};

} // namespace sizewright::constants
