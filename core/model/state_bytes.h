// Bytes of weights, gradients and optimizer states per trainable parameter, by recipe (model.md §3.1), and
// how many parameters adapters add (arXiv 2106.09685).
#pragma once

#include "core/model/roofline.h"

namespace sizewright {

namespace constants {
inline const Constant<BytesPerParameter> fp32Weight{
    SW_TEXT("Constant", "bytes of an fp32 weight"), fromBase<BytesPerParameter>(4), "definition"};
inline const Constant<BytesPerParameter> fp8WeightPair{
    SW_TEXT("Constant", "bytes of a 16-bit weight with its fp8 copies"),
    fromBase<BytesPerParameter>(4), "model.md §3.1: Transformer Engine keeps both layouts"};
inline const Constant<BytesPerParameter> masterWeight{
    SW_TEXT("Constant", "bytes of an fp32 master weight"), fromBase<BytesPerParameter>(4),
    "arXiv 1910.02054 §3.1"};
inline const Constant<BytesPerParameter> adamMoments{
    SW_TEXT("Constant", "bytes of two fp32 moments"), fromBase<BytesPerParameter>(8),
    "arXiv 1910.02054 §3.1"};
inline const Constant<BytesPerParameter> adam8Moments{
    SW_TEXT("Constant", "bytes of two 8-bit moments"), fromBase<BytesPerParameter>(2.03125),
    "bitsandbytes: one fp32 scale per 256 values, two moments"};
inline const Constant<BytesPerParameter> oneMoment{
    SW_TEXT("Constant", "bytes of one fp32 moment"), fromBase<BytesPerParameter>(4),
    "arXiv 2302.06675 (Lion), SGD with momentum, Muon on matrices"};
inline const Constant<BytesPerParameter> factoredMoment{
    SW_TEXT("Constant", "bytes of a factored moment"), fromBase<BytesPerParameter>(0.01),
    "arXiv 1804.04235: rows + columns instead of rows × columns", Trust::assumed};
inline const Constant<BytesPerParameter> nf4Weight{
    SW_TEXT("Constant", "bytes of an NF4 weight"), fromBase<BytesPerParameter>(0.515869140625),
    "arXiv 2305.14314 §3: 4 bit + 8-bit scale per 64 + fp32 per 256 scales"};
} // namespace constants

// Bytes per trainable parameter by recipe (model.md §3.1).
template <class M> struct StateBytes {
    typename M::template Number<BytesPerParameter> weight, gradient, optimizer;
};

template <class M> StateBytes<M> stateBytes(const M& m, const Recipe& recipe, int zeroStage)
{
    using namespace constants;
    static const std::array<const Constant<BytesPerParameter>*, 6> moments{&adamMoments,
        &adam8Moments, &factoredMoment, &oneMoment, &oneMoment, &oneMoment};
    const auto moment = m.constant(*moments[std::size_t(recipe.optimizer)]);
    const bool whole
        = recipe.precision == Precision::fp32 || recipe.precision == Precision::tf32;
    // FSDP shards fp32 weights and has no separate master copy; the 16-bit copy is a gather buffer.
    if (whole || (zeroStage == 3 && !recipe.fp8()))
        return {m.constant(fp32Weight),
            m.constant(recipe.gradientsFp32 || whole ? gradientBytesWide : gradientBytesNarrow),
            moment};
    return {m.constant(recipe.fp8() ? fp8WeightPair : gradientBytesNarrow),
        m.constant(recipe.gradientsFp32 ? gradientBytesWide : gradientBytesNarrow),
        m.constant(masterWeight) + moment};
}

// Parameters of the adapters of one dense layer: r·(k + n) for each adapted matrix (arXiv 2106.09685).
template <class M> auto adaptersPerLayer(const M& m, const Inputs<M>& in)
{
    using namespace constants;
    const auto& s = in.shape;
    const auto queries = s.heads * keyDim(m, in), keys = s.kvHeads * keyDim(m, in),
               values = s.kvHeads * valueDim(m, in);
    auto widths = s.hidden + queries + s.hidden + values;
    if (in.recipe.loraTargets != LoraTargets::qv)
        widths = widths + s.hidden + keys + s.heads * valueDim(m, in) + s.hidden;
    if (in.recipe.loraTargets == LoraTargets::all) {
        const bool experts = s.plainShape.experts > 0;
        const auto one = s.hidden + (experts ? s.expertFfn : s.ffn);
        const auto matrices
            = s.plainShape.gatedFfn ? m.constant(three) * one : m.constant(two) * one;
        widths = widths + (experts ? s.experts * matrices : matrices);
    }
    return m.step(SW_TEXT("Step", "adapter parameters of a layer"),
        in.loraRank * widths * m.constant(parameterPerElement), "arXiv 2106.09685 §4.1");
}

} // namespace sizewright
