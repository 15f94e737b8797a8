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
    const bool whole = recipe.wide();
    if (recipe.states == StateFormat::narrow && !whole) {
        // A moment in 16 bit takes half of one in 32; 8-bit moments stay what they are.
        const auto narrow = recipe.optimizer == Optimizer::adamw8bit ? moment
                                                                     : moment * m.constant(half);
        return {m.constant(gradientBytesNarrow), m.constant(gradientBytesNarrow), narrow};
    }
    // FSDP shards fp32 weights and has no separate master copy; the 16-bit copy is a gather buffer.
    // DeepSpeed shards both.
    if (whole || (zeroStage == 3 && !recipe.fp8() && !recipe.deepSpeed()))
        return {m.constant(fp32Weight),
            m.constant(recipe.gradientsFp32 || whole ? gradientBytesWide : gradientBytesNarrow),
            moment};
    auto gradient = m.constant(recipe.gradientsFp32 ? gradientBytesWide : gradientBytesNarrow);
    // The backward pass writes 16-bit gradients of the whole stage before they are added up: eager, and
    // DeepSpeed's BF16_Optimizer.
    if ((recipe.gradientsFp32 && recipe.eager()) || recipe.addsUp16())
        gradient = gradient + m.constant(gradientBytesNarrow);
    return {m.constant(recipe.fp8() ? fp8WeightPair : gradientBytesNarrow), gradient,
        m.constant(masterWeight) + moment};
}

// Parameters of the adapters of one layer: r·(k + n) for each adapted matrix (arXiv 2106.09685). Latent
// attention counts as the queries, keys and values that it makes.
template <class M> auto adaptersPerLayer(const M& m, const Inputs<M>& in, bool experts)
{
    using namespace constants;
    const auto& s = in.shape;
    const auto queries = s.heads * keyDim(m, in), keys = s.kvHeads * keyDim(m, in),
               values = s.kvHeads * valueDim(m, in);
    auto widths = s.hidden + queries + s.hidden + values;
    if (in.recipe.loraTargets != LoraTargets::qv)
        widths = widths + s.hidden + keys + s.heads * valueDim(m, in) + s.hidden;
    if (in.recipe.loraTargets == LoraTargets::all) {
        const auto matrices = m.constant(s.plainShape.gatedFfn ? three : two);
        const auto block = [&](auto width) { return matrices * (s.hidden + width); };
        if (!experts)
            widths = widths + block(s.ffn);
        else
            widths = widths + s.experts * block(s.expertFfn);
        if (experts && s.plainShape.sharedFfn > 0)
            widths = widths + block(s.sharedFfn);
    }
    return m.step(SW_TEXT("Step", "adapter parameters of a layer"),
        in.loraRank * widths * m.constant(parameterPerElement), "arXiv 2106.09685 §4.1",
        experts ? SW_TEXT("Step", "expert layer") : SW_TEXT("Step", "dense layer"));
}

// Parameters of all adapters.
template <class M> auto adapterParameters(const M& m, const Inputs<M>& in)
{
    const ModelShape& shape = in.shape.plainShape;
    if (shape.experts == 0)
        return in.shape.layers * adaptersPerLayer(m, in, false);
    const auto expert
        = (in.shape.layers - in.shape.denseLayers) * adaptersPerLayer(m, in, true);
    return shape.denseLayers > 0
        ? in.shape.denseLayers * adaptersPerLayer(m, in, false) + expert : expert;
}

} // namespace sizewright
