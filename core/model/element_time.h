// Element-wise kernels: norms, residual adds, rotary positions, activations, casts (model.md §4.1).
#pragma once

#include "core/model/matrix_times.h"

namespace sizewright {

namespace detail {

// Width of queries, keys and values together. [channels]
template <class M> auto qkvWidth(const M& m, const Inputs<M>& in)
{
    const auto& s = in.shape;
    return s.plainShape.kvRank > 0
        ? s.heads * keyDim(m, in) + s.heads * (keyDim(m, in) + valueDim(m, in))
        : (s.heads + m.constant(constants::two) * s.kvHeads) * s.headDim;
}

template <class M>
PassPair<M> elementWiseTimes(const M& m, const Inputs<M>& in, bool experts)
{
    using namespace constants;
    using N = typename M::template Number<Count>;
    const auto& s = in.shape;
    const bool gated = s.plainShape.gatedFfn;
    const N rows = tokenRows(m, in);
    const N residual = in.layout.sequenceParallel ? s.hidden / in.tp : s.hidden;
    const N ffn = (experts ? s.sharedFfn : s.ffn) / in.tp;
    const N qkv = qkvWidth(m, in) / in.tp;
    const auto perRow = residual
            * m.constant(in.recipe.dropout ? in.k->residualTrafficDropout : in.k->residualTraffic)
        + ffn * m.constant(gated ? in.k->gatedTraffic : in.k->plainTraffic)
        + qkv * m.constant(in.k->qkvTraffic);
    const auto traffic = rows * perRow;
    const auto& fusing = in.recipe.software == SoftwareStack::eager ? in.k->eagerTraffic
        : in.recipe.software == SoftwareStack::compiled             ? in.k->compiledTraffic
                                                                    : in.k->fusedTraffic;
    auto moved = traffic * m.constant(fusing);
    if (!in.recipe.fusedNorms) { // counted kernel by kernel, so no factor on top
        const N rotated = s.plainShape.kvRank > 0
            ? m.constant(two) * s.heads * s.ropeDim
            : (s.heads + s.kvHeads) * s.headDim;
        moved = moved
            + rows
                * (residual * m.constant(in.k->unfusedNormTraffic)
                    + rotated / in.tp * m.constant(in.k->unfusedRotaryTraffic));
    }
    auto movedBack = m.constant(in.k->elementBackward) * moved;
    if (in.recipe.fp8()) {
        const auto cast = m.constant(in.k->castTraffic) * rows;
        const auto twoHidden = m.constant(two) * s.hidden;
        moved = moved + cast * (twoHidden + s.heads * valueDim(m, in) / in.tp + ffn);
        movedBack = movedBack
            + cast * (twoHidden + qkv + (gated ? m.constant(two) * ffn : ffn));
    }
    const auto latency = m.constant(in.k->kernelLatency);
    const auto launches = m.constant(two) * m.constant(three) * latency;
    return {m.step(SW_TEXT("Step", "element-wise kernels, forward"),
                streamTime(m, in, moved) + launches, "model.md §4.1"),
        m.step(SW_TEXT("Step", "element-wise kernels, backward"),
            streamTime(m, in, movedBack) + launches + m.constant(two) * latency,
            "model.md §4.1")};
}

} // namespace detail

} // namespace sizewright
