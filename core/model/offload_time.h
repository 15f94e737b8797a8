// What offloading to host memory adds to a step (model.md §3.8, arXiv 2101.06840 §4, arXiv 2104.07857 §5).
//
//   each micro-batch: what the host link moves beyond the time of the pass that hides it
//   each step:        the update on the host, beside which the new weights come back
//
// Both directions of the link run at once. Counts optimizer states, weights of stage 3 and activations on the
// host. Leaves out: several cards behind one switch (give the rate a card is left with), NVMe, an update that
// is delayed by a step.
#pragma once

#include "core/model/data_parallel.h"
#include "core/model/memory_buffers.h"
#include "core/model/memory_states.h"

namespace sizewright {

namespace detail {

// Of the first stage: what is on the host is alike on all of them.
template <class M>
auto offloadTime(const M& m, const Inputs<M>& in, const StageTime<M>& stage,
    typename M::template Number<Count> batches)
{
    using namespace constants;
    using S = typename M::template Number<Seconds>;
    using B = typename M::template Number<BytesPerCard>;
    const S none = m.constant(noTime);
    const bool states = in.recipe.offload != Offload::none;
    if (!states && !in.recipe.offloadActivations)
        return S(none);
    const StageShare<M> share = stageShare(m, in, 0);
    const StageParameters<M> parameters = stageParameters(m, in, share);
    const States<M> held = in.recipe.usesAdapters() ? adapterStates(m, in, share, parameters)
                                                    : fullStates(m, in, share, parameters);
    const auto over = [&](const B& bytes) { return bytes / in.hostCopyRate; };
    const auto beyond = [&](const S& traffic, const S& pass) { return larger(none, traffic - pass); };
    const S forward = stage.layers * stage.forward, backward = stage.layers * stage.backward;
    const S weights = over(held.hostWeights);
    const S activations = over(heldActivations(m, in, share, 0).moved);
    const S gradients = states ? S(over(held.updated * wireBytes(m, in).gradient)) : none;
    const bool each = sharesGradients(in.layout); // partitions leave as soon as they are reduced
    const S batch = m.step(SW_TEXT("Step", "exposed host traffic of a micro-batch"),
        beyond(larger(weights, activations), forward)
            + beyond(each ? larger(weights + activations, gradients) : weights + activations, backward),
        "model.md §3.8");
    S once = none;
    if (states) {
        const auto cards = smaller(in.gpus, in.cardsPerNode);
        const S update = m.step(SW_TEXT("Step", "update on the host"),
            held.updated * cards * m.constant(optimizerTraffic)
                / (in.hostMemoryRate * m.constant(hostUpdateShare)),
            "arXiv 2101.06840 §4.1: bound by the host's memory");
        const B back = held.updated * m.constant(gradientBytesNarrow);
        const bool stay = in.recipe.offload == Offload::optimizerAndWeights && in.layout.zeroStage == 3;
        once = larger(update, stay ? none : S(over(back)));
        if (!each)
            once = once + beyond(gradients, backward);
    }
    return S(batches * batch + once);
}

} // namespace detail

} // namespace sizewright
