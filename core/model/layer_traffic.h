// Traffic that a layer exposes between the cards that share it (model.md §4.4).
#pragma once

#include "core/model/collectives.h"
#include "core/model/matrix_times.h"

namespace sizewright {

namespace detail {

// Two all-reduces (or all-gather and reduce-scatter) each way.
template <class M>
PassPair<M> tensorParallelTimes(const M& m, const Inputs<M>& in, bool experts)
{
    using namespace constants;
    const auto rowBytes = m.constant(operandBytes) * tokenRows(m, in) * in.shape.hidden;
    const auto once = collectiveTime(m, in, Collective::allReduce, rowBytes,
        placedGroup(m, in, in.tp, m.constant(one)), SW_TEXT("Step", "tensor parallel"));
    const bool oneBlock = experts && in.shape.plainShape.sharedFfn == 0;
    const auto exposed
        = (oneBlock ? once : m.constant(two) * once) * (m.constant(one) - in.tpOverlap);
    // Megatron-LM hides most of the backward all-reduce behind the weight gradient.
    const bool hidden = in.recipe.software == SoftwareStack::megatron
        && plain(in.tpOverlap).value() == 0;
    return {m.step(SW_TEXT("Step", "exposed tensor-parallel traffic, forward"), exposed),
        m.step(SW_TEXT("Step", "exposed tensor-parallel traffic, backward"),
            hidden ? exposed * m.constant(in.k->asyncGradient) : exposed)};
}

// Ring of keys and values, hidden behind most of the attention time (arXiv 2310.01889).
template <class M>
PassPair<M> contextParallelTimes(
    const M& m, const Inputs<M>& in, const PassPair<M>& attention)
{
    using namespace constants;
    const auto& s = in.shape;
    const Group<M> group = placedGroup(m, in, in.cp, in.tp);
    const auto bandwidth = group.insideDomain() ? in.linkRate * in.linkEfficiency
                                                : networkBandwidth(m, in, group.span);
    const auto keyValue = (s.plainShape.kvRank > 0
                                  ? s.heads * (keyDim(m, in) + valueDim(m, in))
                                  : m.constant(two) * s.kvHeads * s.headDim)
        / in.tp;
    const auto ring = m.step(SW_TEXT("Step", "ring of keys and values"),
        m.constant(operandBytes) * tokenRows(m, in) * keyValue * (in.cp - m.constant(one))
            / bandwidth,
        "arXiv 2310.01889");
    const auto hidden = m.constant(in.k->ringHidden);
    const auto zero = m.constant(noTime);
    return {m.step(SW_TEXT("Step", "exposed context-parallel traffic, forward"),
                larger(zero, ring - hidden * attention.forward)),
        m.step(SW_TEXT("Step", "exposed context-parallel traffic, backward"),
            larger(zero, m.constant(two) * ring - hidden * attention.backward))};
}

} // namespace detail

} // namespace sizewright
