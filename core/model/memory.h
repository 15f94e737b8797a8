// Memory of one card at its peak, stage by stage, line by line (model.md §3).
//
//   peak   = states + the largest of {at the loss, in the backward pass, at its end, in the update}
//   needed = peak · (1 + fragmentation) + what the allocator holds besides + communication buffers
//   usable = what the driver reports − runtime context
//
// Counts model states by recipe, sharding and offload, activations by module with what is in flight on each
// stage, logits, gather and gradient temporaries, library buffers; an upper bound beside the point; the peaks
// while weights are loaded and while a checkpoint is written; host memory. Leaves out:
// schedules in a V.
#pragma once

#include "core/model/memory_buffers.h"
#include "core/model/memory_states.h"

namespace sizewright {

template <class M> struct StageMemory {
    using B = typename M::template Number<BytesPerCard>;
    B weights, gradients, optimizer, activations, buffers, overhead, total;
    B library; // part of the overhead that is outside the allocator
    B upper; // total at worst
    B initial; // while weights are loaded and states made
    B saving; // while a checkpoint is written
    B host; // this card's share in host memory
};

namespace detail {

// PyTorch frees gradients after each update: where one micro-batch makes a step, none are there at the loss.
template <class M> bool freesGradients(const Inputs<M>& in)
{
    const Recipe& r = in.recipe;
    const bool torch = r.eager() || r.software == SoftwareStack::compiled;
    const double batches = plain(in.globalBatch).value()
        / (plain(in.dp).value() * plain(in.microBatch).value());
    const bool accumulators = r.gradientsFp32 && in.layout.zeroStage < 3 && !r.wide();
    return torch && !r.deepSpeed() && !accumulators && batches <= 1;
}

// Activations, gradients and buffers at the moment that peaks (model.md §3.7). Returns what the allocator holds
// there for samples of other lengths. [B/card]
template <class M>
auto peakMoment(const M& m, const Inputs<M>& in, const StageShare<M>& stage,
    const StageParameters<M>& parameters, const HeldActivations<M>& a, const Temporaries<M>& t,
    const States<M>& states, StageMemory<M>& s)
{
    using namespace constants;
    using B = typename M::template Number<BytesPerCard>;
    using N = typename M::template Number<Count>;
    const auto none = m.constant(noBytes);
    const auto table16 = parameters.table * m.constant(gradientBytesNarrow);
    struct Moment {
        B activations, buffers, gradients, idle;
        double size() const
        {
            return plain(activations).value() + plain(buffers).value()
                + plain(gradients).value() + plain(idle).value();
        }
    };
    const B idle
        = in.recipe.varyingLengths ? t.logits * m.constant(lengthBlocks) : none + none;
    const B kept = freesGradients(in) ? none : states.gradients;
    // One micro-batch after the other: at the loss the 16-bit gradients of the last are added up.
    const B keptAtLoss = in.layout.pp == 1 && !freesGradients(in) ? kept - states.fleeting : kept;
    const Moment atLoss{
        a.held + t.logits,
        (stage.last && t.dummies ? t.dummy + table16 : t.dummy) + t.gather + t.pending, keptAtLoss,
        idle};
    const Moment inBackward{
        a.held + a.repeated, t.backward + t.dummy + t.gather + t.pending, kept, none};
    // At the end of backward one micro-batch is down to its last layer.
    const N one_ = m.constant(one);
    const N layers = larger(one_, stage.layers() * a.flight);
    const N remaining = smaller(layers, stage.layers() * (a.flight - one_) + one_);
    const bool embeddingGradient
        = stage.first && (!in.recipe.usesAdapters() || in.recipe.loraTables);
    const auto ending = t.backward + t.dummy + t.gather + t.pending;
    const Moment atEnd{a.held * (remaining / layers) + a.repeated,
        embeddingGradient ? ending + table16 : ending, states.gradients, none};
    const Moment inUpdate{none, states.update + t.gather, states.gradients, none};
    const Moment* worst = &atLoss;
    for (const Moment* moment : {&inBackward, &atEnd, &inUpdate})
        if (moment->size() > worst->size())
            worst = moment;
    s.activations = worst->activations;
    s.buffers = worst->buffers;
    s.gradients = worst->gradients;
    return worst->idle;
}

// Held by the allocator beyond what is in use, and by libraries outside it.
template <class M>
auto heldBesides(const M& m, const Inputs<M>& in, const StageParameters<M>& parameters,
    typename M::template Number<BytesPerCard> allocated,
    typename M::template Number<BytesPerCard> library,
    typename M::template Number<BytesPerCard> idle)
{
    using namespace constants;
    auto bytes = allocated * in.fragmentation + m.constant(noBytes);
    if (in.recipe.eager())
        bytes = bytes + m.constant(eagerWorkspace);
    if (in.recipe.form == TrainingForm::qlora && in.recipe.eager() && !in.recipe.quantisedBefore)
        bytes = bytes + (parameters.local + parameters.routed) * m.constant(quantisingHoles);
    // Blocks that nothing uses are given back before an allocation fails: they fill what is left.
    const auto left = in.usableMemory - allocated - bytes - library;
    return bytes + smaller(idle, larger(m.constant(noBytes), left));
}

// While weights are loaded and states are made: whole weights beside their shard, or DeepSpeed's flat copy
// of the weights beside the fp32 partition that it makes on the card.
template <class M>
auto initialPeak(const M& m, const Inputs<M>& in, const StageShare<M>& stage,
    const StageParameters<M>& parameters, const States<M>& states,
    typename M::template Number<BytesPerCard> library)
{
    using namespace constants;
    auto bytes = states.weights + states.optimizer;
    const bool flattens = in.recipe.deepSpeed() && in.layout.zeroStage > 0
        && in.layout.zeroStage < 3;
    if (in.recipe.wholeLoad && in.layout.zeroStage == 3)
        bytes = states.whole + states.weights // and the unit that is flattened last, with both tables
            + stageTables(m, in, stage, parameters) * m.constant(gradientBytesNarrow);
    else if (flattens && in.recipe.offload != Offload::none)
        bytes = states.weights + states.trained * m.constant(gradientBytesNarrow)
            + states.host / m.constant(pinnedCopies) / m.constant(three);
    else if (flattens)
        bytes = bytes + states.trained * m.constant(gradientBytesNarrow);
    return bytes + bytes * in.fragmentation + library;
}

// While a checkpoint is written: the states, no activations, and of full sharding one unit of weights at a
// time, gathered in fp32 (torch.distributed.checkpoint, FSDP full state dict with rank0_only; DeepSpeed
// stage3_gather_16bit_weights_on_model_save gathers the same unit in 16 bit).
template <class M>
auto savingPeak(const M& m, const Inputs<M>& in, const StageShare<M>& stage,
    const StageParameters<M>& parameters, const States<M>& states,
    typename M::template Number<BytesPerCard> library)
{
    using namespace constants;
    auto bytes = states.weights + states.optimizer;
    if (!freesGradients(in))
        bytes = bytes + states.gradients;
    if (in.layout.zeroStage == 3 && !in.recipe.usesAdapters())
        bytes = bytes
            + larger(parameters.table, layerOnCard(m, in, stage))
                * m.constant(in.recipe.deepSpeed() ? gradientBytesNarrow : gradientBytesWide);
    return bytes + bytes * in.fragmentation + library;
}

// The point with what may come on top: longer or less evenly routed samples, other kernels' temporaries,
// a fragmented allocator.
template <class M>
typename M::template Number<BytesPerCard> upperBound(
    const M& m, const Inputs<M>& in, const StageMemory<M>& s)
{
    using namespace constants;
    if (in.memoryCalibrated) // measured: what is left is how one run differs from the next
        return larger(s.total + s.total * m.constant(spreadStates), larger(s.initial, s.saving));
    const auto training = s.total + (s.activations + s.buffers) * m.constant(spreadActivations)
        + (s.weights + s.gradients + s.optimizer) * m.constant(spreadStates);
    const auto besides = larger(s.initial, s.saving);
    return larger(training, besides + besides * m.constant(spreadStates));
}

} // namespace detail

// Memory of a card of one pipeline stage; `stage` counts from 0.
template <class M> StageMemory<M> stageMemory(const M& m, const Inputs<M>& in, std::int64_t stage)
{
    const ResultFields& out = resultFields();
    const detail::StageShare<M> share = detail::stageShare(m, in, stage);
    const detail::StageParameters<M> parameters = detail::stageParameters(m, in, share);
    const States<M> states = in.recipe.usesAdapters()
        ? detail::adapterStates(m, in, share, parameters)
        : detail::fullStates(m, in, share, parameters);
    StageMemory<M> s;
    const detail::HeldActivations<M> held = detail::heldActivations(m, in, share, stage);
    const detail::Temporaries<M> temporaries
        = detail::temporaries(m, in, share, parameters, states.trained, held.flight);
    const auto idle
        = detail::peakMoment(m, in, share, parameters, held, temporaries, states, s);

    if (in.memoryCalibrated) {
        s.activations = s.activations * in.activationFactor;
        s.buffers = s.buffers * in.activationFactor;
    }
    s.weights = m.figure(out.weights, states.weights, "model.md §3.1");
    s.gradients = m.figure(out.gradients, s.gradients, "model.md §3.1");
    s.optimizer = m.figure(out.optimizer, states.optimizer, "model.md §3.1");
    s.activations = m.figure(out.activations, s.activations, "model.md §3.3, §3.7");
    s.buffers = m.figure(out.buffers, s.buffers, "model.md §3.6");
    const auto allocated = m.step(SW_TEXT("Step", "allocated at the peak"),
        s.weights + s.gradients + s.optimizer + s.activations + s.buffers);
    s.library = detail::libraryBuffers(m, in);
    auto overhead
        = detail::heldBesides(m, in, parameters, allocated, s.library, idle) + s.library;
    if (in.memoryCalibrated) // what the measured peak of one stage leaves unexplained
        overhead = larger(m.constant(constants::noBytes), overhead + in.memoryRest);
    s.overhead = m.figure(out.overhead, overhead, "model.md §3.6");
    s.total = m.figure(out.memoryTotal,
        s.weights + s.gradients + s.optimizer + s.activations + s.buffers + s.overhead,
        "model.md §3");
    s.initial = detail::initialPeak(m, in, share, parameters, states, s.library);
    s.saving = detail::savingPeak(m, in, share, parameters, states, s.library);
    s.upper = detail::upperBound(m, in, s);
    s.host = states.host + held.moved * held.flight;
    if (in.recipe.backgroundCheckpoints) // the copy that is on its way to storage
        s.host = s.host + states.optimizer;
    return s;
}

} // namespace sizewright
