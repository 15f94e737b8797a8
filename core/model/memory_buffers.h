// What a stage holds in a step beside its states: activations in flight, temporaries of the backward pass,
// gathered weights, logits, buffers of the collective library (model.md §3.4–§3.6).
#pragma once

#include "core/model/stage_parameters.h"

namespace sizewright::detail {

// Bytes of an activation's element. [B/card]
template <class M> auto elementBytes(const M& m, const Inputs<M>& in)
{
    using namespace constants;
    return m.constant(in.recipe.wide() ? gradientOutBytes : operandBytes);
}

// What activations a stage holds, and what one layer needs again while it is recomputed.
template <class M> struct HeldActivations {
    typename M::template Number<BytesPerCard> held, repeated;
    typename M::template Number<BytesPerCard> moved; // to the host and back, of one micro-batch
    typename M::template Number<Count> flight; // micro-batches
};

template <class M>
HeldActivations<M> heldActivations(
    const M& m, const Inputs<M>& in, const StageShare<M>& stage, std::int64_t index)
{
    using namespace constants;
    using B = typename M::template Number<BytesPerCard>;
    using N = typename M::template Number<Count>;
    const N rows = tokenRows(m, in);
    const N residual = in.layout.sequenceParallel ? in.shape.hidden / in.tp : in.shape.hidden;
    const B element = elementBytes(m, in);
    const B dense = stage.hasDense ? activationsOfLayer(m, in, false) : m.constant(noBytes);
    const B expert = stage.hasExpert ? activationsOfLayer(m, in, true) : m.constant(noBytes);
    const B largest = larger(dense, expert);
    B kept = stage.dense * dense + stage.expert * expert;
    HeldActivations<M> out{kept, m.constant(noBytes), m.constant(noBytes), inFlight(m, in, index)};
    if (in.layout.recompute == Recompute::full) {
        const auto repeated = stage.layers() * element * residual * rows;
        if (in.layout.recomputeLayers > 0) {
            const auto share = recomputedShare(m, in, stage.layers());
            kept = repeated * share + kept * (m.constant(one) - share);
        } else
            kept = repeated;
        out.repeated = largest;
    } else if (in.layout.recompute == Recompute::selective && in.recipe.selectiveByOperator()) {
        // input, q, v, attention output, gate and down output (torchtitan)
        const N width = in.shape.heads * in.shape.headDim;
        const N keys = in.shape.kvHeads * in.shape.headDim;
        const N ffn
            = stage.hasDense ? in.shape.ffn : in.shape.expertFfn * in.shape.expertsPerToken;
        kept = stage.layers() * rows
            * (m.constant(two) * m.constant(operandBytes) * residual
                + (m.constant(operandBytes) * (m.constant(two) * width + keys + ffn)
                      + m.constant(softmaxKept) * in.shape.heads)
                    / in.tp);
        out.repeated = m.constant(half) * largest;
    }
    if (in.recipe.offloadActivations && stage.layers().value() > 2) { // two layers' are under way
        const B staying = kept * m.constant(two) / stage.layers();
        out.moved = kept - staying;
        kept = staying;
    }
    if (in.recipe.deepSpeed() && in.layout.pp > 1) // what the stage has sent, until its gradient comes
        kept = kept + element * residual * rows;
    out.held = kept * out.flight;
    if (stage.first)
        out.held = out.held + m.constant(tokenIds) * rows * out.flight;
    out.held = m.step(SW_TEXT("Step", "activations in flight"), out.held, "model.md §3.4");
    return out;
}

// Whether the loss is the one of a split vocabulary: Megatron's stacks call it on one card, too.
template <class M> bool splitsVocabulary(const Inputs<M>& in)
{
    return in.layout.tp > 1 || in.recipe.software == SoftwareStack::megatron
        || in.recipe.software == SoftwareStack::megatronDeepSpeed;
}

// Buffers that come and go (model.md §3.5, §3.6).
template <class M> struct Temporaries {
    typename M::template Number<BytesPerCard> backward, dummy, gather, logits;
    typename M::template Number<BytesPerCard> pending; // blocks of collectives not yet run
    bool dummies = false;
};

// Transformer Engine keeps a dummy gradient for each distinct weight shape.
template <class M>
auto dummyGradients(const M& m, const Inputs<M>& in, const StageShare<M>& stage)
{
    const auto& p = in.parameters;
    auto weights = onCard(m, m.constant(constants::noParameters));
    if (stage.hasDense)
        weights = weights + onCard(m, (p.attentionMatrices + p.denseFfnMatrices) / in.tp);
    if (stage.hasExpert) {
        auto shapes = p.attentionMatrices;
        if (in.shape.plainShape.sharedFfn > 0)
            shapes = shapes + p.sharedMatrices;
        weights = weights + onCard(m, shapes / in.tp) + onCard(m, p.router)
            + onCard(m, in.layout.etp > 1 ? p.expertMatrices / in.etp : p.expertMatrices); // one for all experts: their shapes are the same
    }
    return m.step(SW_TEXT("Step", "dummy weight gradients"),
        weights * m.constant(constants::gradientBytesNarrow), "model.md §3.6");
}

// Parameters of the stage's largest kind of layer, not sharded over the data-parallel ranks.
template <class M>
auto layerOnCard(const M& m, const Inputs<M>& in, const StageShare<M>& stage)
{
    const auto layer = stage.hasExpert
        ? in.parameters.moeLayer - in.shape.experts * in.parameters.expertMatrices
        : in.parameters.denseLayer;
    auto onOne = onCard(m, layer / in.tp);
    if (stage.hasExpert)
        onOne = onOne + onCard(m, expertsOnCard(m, in));
    return onOne;
}

// Gathered weights and unsharded gradients of full sharding. FSDP: two layers, one gradient, embedding and
// head; DeepSpeed keeps up to a number of parameters gathered and reduces in buckets.
template <class M>
auto gatheredWeights(const M& m, const Inputs<M>& in, const StageShare<M>& stage,
    const StageParameters<M>& parameters)
{
    using namespace constants;
    const bool adapters = in.recipe.usesAdapters();
    const auto weight
        = m.constant(in.recipe.wide() ? gradientBytesWide : gradientBytesNarrow);
    const auto onOne = layerOnCard(m, in, stage);
    const auto gradient = stateBytes(m, in.recipe, 3).gradient;
    auto bytes = adapters ? onOne * (weight + weight) + parameters.table * weight
                          : onOne * (weight + weight + gradient)
            + parameters.table * (weight + gradient);
    if (in.recipe.deepSpeed()) {
        const auto live = smaller(m.constant(liveElements), parameters.local + parameters.routed);
        bytes = larger(bytes, live * weight);
    }
    return m.step(
        SW_TEXT("Step", "gathered weights and gradients"), bytes, "model.md §3.6");
}

// Whole tensors of sequence parallelism that an eager stack cannot use again yet: the host runs ahead of the
// card, and a block of an asynchronous collective is free when that has run. The lead begins anew with every
// step; with stages it grows in the warm-up only, then the host waits for messages, and collectives
// between nodes are done by then.
template <class M>
auto pendingBlocks(const M& m, const Inputs<M>& in, const StageShare<M>& stage,
    typename M::template Number<Count> flight)
{
    using namespace constants;
    using B = typename M::template Number<BytesPerCard>;
    using N = typename M::template Number<Count>;
    const Layout& l = in.layout;
    if (!in.recipe.eager() || !l.sequenceParallel || l.tp == 1
        || (l.pp > 1 && l.tp > in.plainPerNode))
        return B(m.constant(noBytes));
    const double batches = plain(in.globalBatch).value()
        / (plain(in.dp).value() * plain(in.microBatch).value());
    N most = m.constant(pendingTensors);
    if (l.pp > 1)
        most = smaller(most, m.constant(pendingPerPass) * (flight - m.constant(one)));
    else if (batches <= 1)
        most = most * m.constant(half);
    return B(m.step(SW_TEXT("Step", "blocks of collectives not yet run"),
        tokenRows(m, in) * elementBytes(m, in) * in.shape.hidden
            * smaller(most, m.constant(layerCollectives) * stage.layers() * flight),
        "model.md §3.6"));
}

// The 16-bit copy of a quantised base that products need: of one matrix, or of a whole layer where autograd
// keeps it (AutoGPTQ's Python kernels multiply by an unpacked tensor of their own). [B/card]
template <class M>
auto unpackedMatrix(const M& m, const Inputs<M>& in, const StageShare<M>& stage)
{
    using namespace constants;
    using B = typename M::template Number<BytesPerCard>;
    if (in.recipe.form != TrainingForm::qlora)
        return B(m.constant(noBytes));
    if (in.recipe.quantisedBefore)
        return B(m.step(SW_TEXT("Step", "unpacked copy of a quantised layer"),
            onCard(m, (stage.hasDense ? in.parameters.denseLayer : in.parameters.moeLayer) / in.tp)
                * m.constant(gradientBytesNarrow),
            "AutoGPTQ nn_modules/qlinear/qlinear_cuda.py: the unpacked weights enter torch.matmul"));
    using N = typename M::template Number<Count>;
    const N attention = in.shape.heads * in.shape.headDim;
    const N width = stage.hasDense ? in.shape.ffn : larger(in.shape.expertFfn, in.shape.sharedFfn);
    return B(m.step(SW_TEXT("Step", "unpacked copy of a quantised matrix"),
        in.shape.hidden * larger(width, attention) / in.tp * m.constant(operandBytes),
        "bitsandbytes autograd/_functions.py: MatMul4Bit dequantises one matrix at a time"));
}

template <class M>
Temporaries<M> temporaries(const M& m, const Inputs<M>& in, const StageShare<M>& stage,
    const StageParameters<M>& parameters, typename M::template Number<ParametersPerCard> trained,
    typename M::template Number<Count> flight)
{
    using namespace constants;
    using N = typename M::template Number<Count>;
    const ModelShape& shape = in.shape.plainShape;
    const auto none = m.constant(noBytes);
    const auto element = elementBytes(m, in);
    const N rows = tokenRows(m, in);
    const N residual = in.layout.sequenceParallel ? in.shape.hidden / in.tp : in.shape.hidden;
    Temporaries<M> t{none, none, none, none, pendingBlocks(m, in, stage, flight), false};

    const N width = stage.hasDense || shape.sharedFfn == 0 ? in.shape.ffn : in.shape.sharedFfn;
    const bool gathered = in.layout.sequenceParallel && in.layout.tp > 1;
    const auto tensors = m.constant(in.recipe.eager() ? gatheredTensorsEager : gatheredTensors);
    t.backward = m.step(SW_TEXT("Step", "backward temporaries of a layer"),
        rows
            * (element * (shape.gatedFfn ? m.constant(two) * width : width) / in.tp
                + element * (gathered ? tensors * in.shape.hidden : in.shape.hidden)),
        "model.md §3.6");
    if (in.recipe.form == TrainingForm::qlora)
        t.backward = t.backward + unpackedMatrix(m, in, stage);
    t.dummies = !in.recipe.usesAdapters()
        && (in.recipe.software == SoftwareStack::transformerEngine
            || in.recipe.software == SoftwareStack::partialGraph
            || in.recipe.software == SoftwareStack::fullGraph);
    if (t.dummies)
        t.dummy = dummyGradients(m, in, stage);
    if (in.layout.zeroStage == 3)
        t.gather = gatheredWeights(m, in, stage, parameters);
    else if (in.recipe.deepSpeed() && in.layout.zeroStage > 0)
        t.gather = m.step(SW_TEXT("Step", "reduction buckets"),
            m.constant(two)
                * smaller(m.constant(bucketElements), trained)
                * m.constant(gradientBytesNarrow),
            "DeepSpeed: one is filled while the other is reduced (overlap_comm)");
    if (stage.last) {
        const auto& plainLoss = splitsVocabulary(in) ? logitsSharded : logitsPlain;
        const std::array<const Constant<BytesPerCard>*, 4> perLogit{
            &plainLoss, &logitsFused, &logitsNarrow, &logitsChunked};
        // Each prediction module has logits of its own.
        auto heads = m.constant(one);
        if (shape.mtpLayers > 0)
            heads = heads + in.shape.mtpLayers;
        t.logits = m.step(SW_TEXT("Step", "logits and loss"),
            heads * rows
                * (m.constant(*perLogit[std::size_t(in.recipe.lossKernel)]) * in.shape.vocab / in.tp
                    + m.constant(two) * element * residual
                    + (gathered && in.recipe.eager() ? element * tensors * in.shape.hidden
                                                     : m.constant(noBytes))),
            "model.md §3.5, with what the head's backward pass gathers");
    }
    return t;
}

// What the collective library holds: for the first group of ranks, and for each further one. [B/card]
template <class M> auto libraryBuffers(const M& m, const Inputs<M>& in)
{
    const Layout& l = in.layout;
    if (l.cards() <= 1)
        return m.constant(constants::noBytes);
    const int groups = int(l.tp > 1) + int(l.pp > 1) + int(l.cp > 1) + int(l.ep > 1) + int(l.etp > 1)
        + int(l.dp > 1) + int(l.shardGroup > 0 && l.shardGroup < l.dp * l.cp);
    const auto further = m.leaf(SW_TEXT("Step", "further communication groups"),
        count(double(std::max(0, groups - 1))), [] {
            return Provenance{{}, {}, "parallel dimensions in use", {}, Trust::computed};
        });
    return m.step(SW_TEXT("Step", "library buffers"),
        in.communicationBuffers + further * in.communicationBuffersEach, "model.md §3.6");
}

} // namespace sizewright::detail
