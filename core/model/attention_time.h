// The attention core: flash kernels by generation, or the unfused product through memory
// (model.md §4.1; arXiv 2205.14135, 2307.08691).
#pragma once

#include "core/model/matrix_times.h"

namespace sizewright {

// The attention core of a layer. [s]
template <class M> detail::PassPair<M> attentionTimes(const M& m, const Inputs<M>& in)
{
    using namespace constants;
    const auto& s = in.shape;
    const auto heads = larger(m.constant(one), s.heads / in.tp);
    const auto attended = meanAttended(m, in) / m.constant(oneToken);
    const auto rows = tokenRows(m, in);
    const auto scores = m.step(
        SW_TEXT("Step", "attention scores on a card"), rows * heads * attended, "model.md §4.1");
    const auto work
        = m.constant(flopPerMultiplyAdd) * scores * (keyDim(m, in) + valueDim(m, in));
    const auto peak = in.peak16 * clockShare(m, in);
    detail::PassPair<M> times{m.constant(noTime), m.constant(noTime)};
    if (in.recipe.flash()) {
        const auto occupancy = larger(m.constant(in.k->leastOccupancy),
            smaller(m.constant(one),
                in.microBatch * heads
                    * (in.sequence / in.cp / m.constant(oneToken) / m.constant(attentionBlock))
                    / in.multiprocessors));
        const auto length = in.documentLength / m.constant(oneToken);
        const auto ramp = length
            / (length
                + m.constant(in.k->attentionRamp));
        auto efficiency = in.attentionEfficiency * occupancy * ramp;
        if (plain(keyDim(m, in)).value() < 128)
            efficiency = efficiency * m.constant(in.k->smallHeadRate);
        efficiency = m.step(
            SW_TEXT("Step", "attention efficiency"), efficiency, "model.md §4.1");
        times.forward = work / (peak * efficiency) + m.constant(in.k->kernelLatency);
        times.backward = m.constant(flashBackwardWork) * work
                / (peak * efficiency * m.constant(in.k->flashBackwardRate))
            + m.constant(three) * m.constant(in.k->kernelLatency);
    } else {
        // The full square is computed and goes through memory.
        const auto square = rows * heads * in.sequence / m.constant(oneToken);
        const auto squareWork
            = m.constant(flopPerMultiplyAdd) * square * (keyDim(m, in) + valueDim(m, in));
        const auto efficiency = in.matrixEfficiency16
            * smaller(m.constant(one),
                m.constant(in.k->unfusedBase) + m.constant(in.k->unfusedSlope) * keyDim(m, in));
        const bool dropout = in.recipe.dropout;
        times.forward = squareWork / (peak * efficiency)
            + streamTime(
                m, in, m.constant(dropout ? in.k->scoreForwardDropout : in.k->scoreForward) * square)
            + (m.constant(four) + m.constant(one)) * m.constant(in.k->kernelLatency);
        times.backward = m.constant(two) * squareWork / (peak * efficiency)
            + streamTime(
                m, in, m.constant(dropout ? in.k->scoreBackwardDropout : in.k->scoreBackward) * square)
            + m.constant(two) * m.constant(four) * m.constant(in.k->kernelLatency);
    }
    times.forward
        = m.step(SW_TEXT("Step", "attention core, forward"), times.forward, "model.md §4.1");
    times.backward
        = m.step(SW_TEXT("Step", "attention core, backward"), times.backward, "model.md §4.1");
    return times;
}

} // namespace sizewright
