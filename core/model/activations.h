// Activations that a stage keeps for the backward pass (model.md §3.3, §3.4): bytes per layer and
// micro-batch by module, and how many micro-batches are in flight.
//
// Counts residual, attention, feed-forward and router tensors in 16 bit, or 32 without mixed precision, as
// fused or plain PyTorch kernels keep them, with or without frozen matrices. Leaves out: LoRA dropout.
#pragma once

#include "core/model/matrix_times.h"
#include "core/model/memory_constants.h"

namespace sizewright {

namespace constants {
inline const Constant<BytesPerCard> noBytes{
    SW_TEXT("Constant", "no bytes"), fromBase<BytesPerCard>(0), "definition"};
inline const Constant<BytesPerCard> residualKept{
    SW_TEXT("Constant", "bytes kept per residual element"), fromBase<BytesPerCard>(8),
    "arXiv 2205.05198 §4.1: inputs and outputs of two norms"};
inline const Constant<BytesPerCard> dropoutKept{
    SW_TEXT("Constant", "bytes of dropout masks per residual element"), fromBase<BytesPerCard>(2),
    "arXiv 2205.05198 §4.1"};
inline const Constant<BytesPerCard> softmaxKept{
    SW_TEXT("Constant", "log-sum-exp bytes per head and token"), fromBase<BytesPerCard>(4),
    "arXiv 2205.14135 §3.1"};
inline const Constant<BytesPerCard> scoresKept{
    SW_TEXT("Constant", "bytes kept per attention score"), fromBase<BytesPerCard>(5),
    "arXiv 2205.05198 eq. (1): scores, softmax, dropout mask"};
inline const Constant<BytesPerCard> plainFfnKept{
    SW_TEXT("Constant", "bytes kept per feed-forward element"), fromBase<BytesPerCard>(4),
    "arXiv 2205.05198 §4.1"};
inline const Constant<BytesPerCard> gatedFfnKept{
    SW_TEXT("Constant", "bytes kept per gated feed-forward element"), fromBase<BytesPerCard>(6),
    "model.md §3.3: gate, up, product"};
inline const Constant<BytesPerCard> eagerFfnKept{
    SW_TEXT("Constant", "bytes kept per gated feed-forward element, eager"),
    fromBase<BytesPerCard>(8), "model.md §3.3: also the activation's output"};
inline const Constant<BytesPerCard> routerKept{
    SW_TEXT("Constant", "router bytes per expert and token"), fromBase<BytesPerCard>(12),
    "model.md §3.3: fp32 logits, probabilities, gradient"};
} // namespace constants

// Bytes of residual-wide tensors per token: inputs and outputs of two norms. Unfused norms keep an fp32 copy
// of their input; a frozen matrix without an adapter needs no input. [B/card]
template <class M> auto residualBytes(const M& m, const Inputs<M>& in)
{
    using namespace constants;
    const bool frozenFfn
        = in.recipe.usesAdapters() && in.recipe.loraTargets != LoraTargets::all;
    auto bytes = m.constant(frozenFfn ? frozenResidualKept : residualKept) * in.shape.hidden;
    if (!in.recipe.fusedNorms)
        bytes = bytes
            + m.constant(in.recipe.usesAdapters() ? unfusedNormKeptFrozen : unfusedNormKept)
                * in.shape.hidden;
    if (in.recipe.savesFp8()) // outputs of both norms
        bytes = bytes - m.constant(two) * m.constant(fp8InputKept) * in.shape.hidden;
    if (in.recipe.dropout)
        bytes = bytes + m.constant(dropoutKept) * in.shape.hidden;
    return bytes;
}

// Bytes per token and element of a feed-forward block of a layer. [B/card]
template <class M> auto ffnBytes(const M& m, const Inputs<M>& in)
{
    using namespace constants;
    const auto all = m.constant(in.shape.plainShape.gatedFfn
            ? (in.recipe.eager() ? eagerFfnKept : gatedFfnKept) : plainFfnKept);
    if (in.recipe.usesAdapters() && in.recipe.loraTargets != LoraTargets::all)
        return all - m.constant(frozenFfnSaved);
    if (in.recipe.savesFp8())
        return all - m.constant(fp8InputKept);
    return all + m.constant(noBytes);
}

// Bytes that one layer keeps for the backward pass of one micro-batch, on one rank. [B/card]
template <class M> auto activationsOfLayer(const M& m, const Inputs<M>& in, bool experts)
{
    using namespace constants;
    const auto& s = in.shape;
    const ModelShape& shape = s.plainShape;
    const auto two16 = m.constant(operandBytes);
    auto residual = residualBytes(m, in);
    // Queries, keys, values and the attention's output; eager stacks repeat keys and values for every
    // head. Rotations keep nothing: their factors need no gradient.
    const auto keys = in.recipe.eager() ? s.heads : s.kvHeads;
    auto sharded = two16 * (s.heads + m.constant(two) * keys) * s.headDim
        + two16 * s.heads * s.headDim + m.constant(softmaxKept) * s.heads;
    if (shape.kvRank > 0) {
        sharded = two16 * s.heads
                * (m.constant(two) * keyDim(m, in) + valueDim(m, in) + valueDim(m, in))
            + m.constant(softmaxKept) * s.heads;
        residual = residual + m.constant(two) * two16 * (s.qRank + s.kvRank) + two16 * s.ropeDim;
    }
    if (in.recipe.savesFp8()) // beside the 16-bit output of attention
        sharded = sharded + m.constant(fp8InputKept) * s.heads * valueDim(m, in);
    if (!in.recipe.flash() && in.layout.recompute != Recompute::selective)
        sharded = sharded
            + m.constant(scoresKept) * s.heads * (in.sequence / m.constant(oneToken));
    const auto perFfn = ffnBytes(m, in);
    if (!experts)
        sharded = sharded + s.ffn * perFfn;
    else if (shape.sharedFfn > 0)
        sharded = sharded + s.sharedFfn * perFfn;
    auto perToken = in.layout.sequenceParallel ? residual / in.tp + sharded / in.tp
                                               : residual + sharded / in.tp;
    if (experts) {
        const auto input = m.constant(in.recipe.savesFp8() ? fp8InputKept : operandBytes);
        // Ranks that share an expert gather the tokens of all of them, and keep a part of its width.
        auto arrived = input * s.hidden;
        if (in.layout.etp > 1)
            arrived = arrived * in.etp;
        const auto routed = s.expertsPerToken * (arrived + perFfn * s.expertFfn)
                * in.expertImbalance
            + m.constant(routerKept) * s.experts;
        perToken = perToken + (in.layout.sequenceParallel ? routed / in.tp : routed);
    }
    if (in.recipe.wide()) // 4-byte elements
        perToken = perToken * m.constant(two);
    return m.step(SW_TEXT("Step", "activations of a layer"), tokenRows(m, in) * perToken,
        "arXiv 2205.05198 eq. (1)–(4), extended (model.md §3.3)",
        experts ? SW_TEXT("Step", "expert layer") : SW_TEXT("Step", "dense layer"));
}

// Share of a stage's layers that are recomputed: all, or as many as the layout says. [ratio]
template <class M>
auto recomputedShare(const M& m, const Inputs<M>& in, typename M::template Number<Count> layers)
{
    using R = typename M::template Number<Ratio>;
    if (in.layout.recompute != Recompute::full || in.layout.recomputeLayers <= 0)
        return R(m.constant(constants::one));
    return R(smaller(m.constant(constants::one), in.recomputeLayers / layers));
}

// Micro-batches whose activations stage `stage` (0 = first) holds at once. [count]
template <class M> auto inFlight(const M& m, const Inputs<M>& in, std::int64_t stage)
{
    using namespace constants;
    const auto one_ = m.constant(one);
    const auto batches = in.globalBatch / (in.dp * in.microBatch);
    if (in.layout.pp == 1)
        return m.step(SW_TEXT("Step", "micro-batches in flight"), one_);
    const auto later = m.leaf(SW_TEXT("Step", "stages after this one"),
        count(double(in.layout.pp - 1 - stage)), [] {
            return Provenance{{}, {}, "position in the pipeline", {}, Trust::computed};
        });
    if (in.layout.vpp > 1)
        return m.step(SW_TEXT("Step", "micro-batches in flight"),
            smaller(batches,
                (m.constant(two) * later + (in.vpp - one_) * in.pp + one_) / in.vpp),
            "arXiv 2205.05198 §4.2.3");
    // Weight gradients wait until the limit of the schedule is reached: every stage holds as many.
    if (in.layout.schedule == Schedule::zeroBubble)
        return m.step(SW_TEXT("Step", "micro-batches in flight"), smaller(batches, in.pp),
            "arXiv 2401.10241 §2.1, §4 (ZB-H1, ZB-1p)");
    if (in.layout.schedule == Schedule::zeroBubbleTwice)
        return m.step(SW_TEXT("Step", "micro-batches in flight"),
            smaller(batches, m.constant(two) * in.pp), "arXiv 2401.10241 §4 (ZB-2p)");
    return m.step(SW_TEXT("Step", "micro-batches in flight"), smaller(batches, later + one_),
        "arXiv 2104.04473 §2.2 (1F1B)");
}

} // namespace sizewright
