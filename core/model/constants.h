// What the formulas need by definition or by counting: pure numbers, element sizes, FLOP of an operation.
// What rests on measurements is in model_constants.h.
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

// ---- attention (model.md §4.1) ----
inline const Constant<Ratio> flashBackwardWork{
    SW_TEXT("Constant", "flash backward over forward work"), ratio(2.5),
    "arXiv 2307.08691 §3.1: five matrix products against two"};
inline const Constant<Ratio> attentionBlock{SW_TEXT("Constant", "query rows of a block"),
    ratio(128), "arXiv 2307.08691 §3.3"};

// ---- head and loss (model.md §4.1) ----
inline const Constant<Ratio> plainLoss{
    SW_TEXT("Constant", "loss traffic, separate kernels"), ratio(1), "model.md §4.1"};

// ---- fabrics (model.md §4.4); the generation's share is InfiniBand's, 0.92 ----
inline const Constant<Ratio> roceShare{SW_TEXT("Constant", "RoCE over InfiniBand"), ratio(0.92),
    "model.md §4.4: 0.85 of the rate where tuned; measured from 0.6 (NVIDIA/nccl issue 812) to InfiniBand's "
    "own (Tolly 225107, scheduled fabric)", Trust::assumed};
inline const Constant<Ratio> otherFabricShare{
    SW_TEXT("Constant", "other Ethernet over InfiniBand"), ratio(0.80),
    "model.md §4.4: EFA v4 on 4 B200 nodes, 0.74 of the rate (stas00/ml-engineering network chapter)",
    Trust::assumed};

// ---- the step as a whole ----
inline const Constant<BytesPerParameter> optimizerTraffic{
    SW_TEXT("Constant", "optimizer traffic per parameter"), fromBase<BytesPerParameter>(30),
    "model.md §4.1: fused AdamW reads 16 and writes 14 bytes"};
inline const Constant<BytesPerParameter> gradientBytesWide{
    SW_TEXT("Constant", "bytes of an fp32 gradient"), fromBase<BytesPerParameter>(4),
    "Megatron-LM issue 654"};
inline const Constant<BytesPerParameter> gradientBytesNarrow{
    SW_TEXT("Constant", "bytes of a 16-bit weight"), fromBase<BytesPerParameter>(2),
    "arXiv 1910.02054 §3.1"};
inline const Constant<BytesPerParameter> clipTraffic{
    SW_TEXT("Constant", "clipping traffic per parameter"), fromBase<BytesPerParameter>(12),
    "model.md §4.1: fp32 gradients read for their norm, then read and written to be scaled"};
inline const Constant<BytesPerParameter> zeroingTraffic{
    SW_TEXT("Constant", "zeroing traffic per gradient"), fromBase<BytesPerParameter>(4),
    "model.md §4.1: fp32 gradients set to zero before the step"};
inline const Constant<Ratio> selectiveByOperatorWork{
    SW_TEXT("Constant", "forward repeated by operator-level recompute"), ratio(0.5),
    "torchtitan: every second matrix product is kept"};

} // namespace sizewright::constants
