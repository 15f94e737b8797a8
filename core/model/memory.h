// Memory of one card at its peak, stage by stage, line by line (model.md §3).
//
//   peak   = states + the largest of {at the loss, in the backward pass, at its end}
//   needed = peak · (1 + fragmentation) + communication buffers
//   usable = what the driver reports − runtime context
//
// Counts model states by recipe and sharding, activations by module with what is in flight on each
// stage, logits, gather and gradient temporaries, library buffers. Leaves out: offload, hybrid sharding,
// save-time and initialisation peaks, DeepSpeed's bucket sizes, zero-bubble schedules.
#pragma once

#include "core/model/activations.h"
#include "core/model/state_bytes.h"

namespace sizewright {

namespace constants {
inline const Constant<BytesPerCard> tokenIds{SW_TEXT("Constant", "bytes of a token's ids"),
    fromBase<BytesPerCard>(8), "model.md §3.3"};
inline const Constant<BytesPerCard> logitsFused{
    SW_TEXT("Constant", "bytes alive per logit, fused loss"), fromBase<BytesPerCard>(6),
    "model.md §3.5: Megatron vocabulary-parallel and TE, SimuMax B200 rows", Trust::assumed};
inline const Constant<BytesPerCard> logitsPlain{
    SW_TEXT("Constant", "bytes alive per logit, plain loss"), fromBase<BytesPerCard>(14),
    "model.md §3.5: 2 bf16 + 4 fp32 + 4 softmax + 4 gradient (torchtitan 2024)", Trust::assumed};
} // namespace constants

template <class M> struct StageMemory {
    using B = typename M::template Number<BytesPerCard>;
    B weights, gradients, optimizer, activations, buffers, overhead, total;
};

namespace detail {

template <class M> auto onCard(const M& m, typename M::template Number<Parameters> parameters)
{
    return parameters / m.constant(constants::oneCard);
}

// The layers of one stage: dense ones first, the remainder of an uneven division to the front.
template <class M> struct StageShare {
    using N = typename M::template Number<Count>;
    N dense, expert;
    bool hasDense = true, hasExpert = false, first = true, last = true;
    N layers() const { return dense + expert; }
};

template <class M>
StageShare<M> stageShare(const M& m, const Inputs<M>& in, std::int64_t stage)
{
    const ModelShape& shape = in.shape.plainShape;
    const std::int64_t share = shape.layers / in.layout.pp, rest = shape.layers % in.layout.pp;
    const std::int64_t here = share + (stage < rest ? 1 : 0);
    const std::int64_t before = stage * share + std::min(stage, rest);
    const std::int64_t dense = shape.experts == 0
        ? here
        : std::clamp<std::int64_t>(shape.denseLayers - before, 0, here);
    // Prediction modules sit on the last stage, each a layer of the kind of the last one.
    const std::int64_t modules = stage == in.layout.pp - 1 ? shape.mtpLayers : 0;
    const std::int64_t denseModules = shape.experts == 0 ? modules : 0;
    const auto placed = [&](Text name, std::int64_t number) {
        return m.leaf(name, count(double(number)), [] {
            return Provenance{
                {}, {}, "layers divided over the stages, remainder first", {}, Trust::computed};
        });
    };
    const std::int64_t allDense = dense + denseModules;
    const std::int64_t allExpert = here - dense + modules - denseModules;
    return {placed(SW_TEXT("Step", "dense layers of the stage"), allDense),
        placed(SW_TEXT("Step", "expert layers of the stage"), allExpert), allDense > 0,
        allExpert > 0, stage == 0, stage == in.layout.pp - 1};
}

// Parameters on a card of the stage: sharded by tensor parallelism, experts apart (model.md §3.2).
template <class M> struct StageParameters {
    using P = typename M::template Number<ParametersPerCard>;
    P table; // token embedding, or LM head
    P local, routed;
};

template <class M>
StageParameters<M> stageParameters(const M& m, const Inputs<M>& in, const StageShare<M>& stage)
{
    const auto& p = in.parameters;
    const ModelShape& shape = in.shape.plainShape;
    StageParameters<M> out;
    out.table = onCard(m, p.embedding / in.tp);
    out.local = stage.dense * onCard(m, p.denseLayer / in.tp);
    out.routed = onCard(m, m.constant(constants::noParameters));
    if (stage.hasExpert) {
        const auto common = p.moeLayer - in.shape.experts * p.expertMatrices - p.router;
        out.local = out.local
            + stage.expert * (onCard(m, common / in.tp) + onCard(m, p.router));
        out.routed = stage.expert * in.shape.experts * onCard(m, p.expertMatrices / in.ep);
    }
    if (stage.first)
        out.local = out.local + out.table;
    if (stage.last && (!shape.tiedEmbeddings || in.layout.pp > 1))
        out.local = out.local + out.table;
    if (stage.last && shape.mtpLayers > 0) // the modules' 2h·h projections
        out.local = out.local
            + in.shape.mtpLayers * m.constant(constants::two) * in.shape.hidden * in.shape.hidden
                * onCard(m, m.constant(constants::parameterPerElement)) / in.tp;
    if (stage.first && shape.learnedPositions > 0)
        out.local = out.local + onCard(m, p.positions);
    out.local = m.step(
        SW_TEXT("Step", "parameters on a card, experts apart"), out.local, "model.md §3.2");
    if (stage.hasExpert)
        out.routed
            = m.step(SW_TEXT("Step", "expert parameters on a card"), out.routed, "model.md §3.2");
    return out;
}

// Model states of full training. Experts are sharded over the ranks that hold the same ones.
template <class M>
void fullStates(const M& m, const Inputs<M>& in, const StageShare<M>& stage,
    const StageParameters<M>& parameters, StageMemory<M>& s)
{
    using N = typename M::template Number<Count>;
    const StateBytes<M> bytes = stateBytes(m, in.recipe, in.layout.zeroStage);
    const N ranks = in.dp * in.cp;
    const N expertRanks = larger(m.constant(constants::one),
        in.gpus / m.constant(constants::oneCard) / (in.pp * in.ep));
    const auto spread = [&](auto perParameter, bool shared) {
        const auto mine = parameters.local * perParameter;
        const auto theirs = parameters.routed * perParameter;
        if (!stage.hasExpert)
            return shared ? mine / ranks : mine;
        return shared ? mine / ranks + theirs / expertRanks : mine + theirs;
    };
    s.weights = spread(bytes.weight, in.layout.zeroStage == 3);
    s.gradients = spread(bytes.gradient, in.layout.zeroStage >= 2);
    s.optimizer = spread(bytes.optimizer, in.layout.zeroStage >= 1);
}

// Model states of adapters on a frozen base. Only linear layers are quantised; embedding and head stay
// in 16 bit (arXiv 2305.14314).
template <class M>
void adapterStates(const M& m, const Inputs<M>& in, const StageShare<M>& stage,
    const StageParameters<M>& parameters, StageMemory<M>& s)
{
    using namespace constants;
    const int zero = in.layout.zeroStage;
    const StateBytes<M> bytes = stateBytes(m, in.recipe, zero);
    const auto ranks = in.dp * in.cp;
    auto trained = onCard(m, m.constant(noParameters));
    if (stage.hasDense)
        trained = trained + onCard(m, stage.dense * adaptersPerLayer(m, in, false) / in.tp);
    if (stage.hasExpert) // expert matrices are shared over the expert ranks, the rest over tp
        trained = trained
            + onCard(m, stage.expert * adaptersPerLayer(m, in, true) / larger(in.tp, in.ep));
    auto tables = onCard(m, m.constant(noParameters));
    if (stage.first || stage.last)
        tables = parameters.table;
    if (stage.first && stage.last && !in.shape.plainShape.tiedEmbeddings)
        tables = tables + parameters.table;
    const auto perWeight
        = m.constant(in.recipe.form == TrainingForm::qlora ? nf4Weight : gradientBytesNarrow);
    auto base = (parameters.local - tables) * perWeight
        + tables * m.constant(gradientBytesNarrow);
    if (zero == 3)
        base = base / ranks;
    if (stage.hasExpert) {
        // Experts are sharded over the ranks that hold the same ones.
        const auto experts = parameters.routed * perWeight;
        const auto expertRanks
            = larger(m.constant(one), in.gpus / m.constant(oneCard) / (in.pp * in.ep));
        base = base + (zero == 3 ? experts / expertRanks : experts);
    }
    const auto over = [&](auto x, bool shared) { return shared ? x / ranks : x; };
    s.weights = base + over(trained * bytes.weight, zero == 3);
    s.gradients = over(trained * bytes.gradient, zero >= 2);
    s.optimizer = over(trained * bytes.optimizer, zero >= 1);
}

// What activations a stage holds, and what one layer needs again while it is recomputed.
template <class M> struct HeldActivations {
    typename M::template Number<BytesPerCard> held, repeated;
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
    const B dense = stage.hasDense ? activationsOfLayer(m, in, false) : m.constant(noBytes);
    const B expert = stage.hasExpert ? activationsOfLayer(m, in, true) : m.constant(noBytes);
    const B largest = larger(dense, expert);
    B kept = stage.dense * dense + stage.expert * expert;
    HeldActivations<M> out{kept, m.constant(noBytes), inFlight(m, in, index)};
    if (in.layout.recompute == Recompute::full) {
        kept = stage.layers() * m.constant(operandBytes) * residual * rows;
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
    out.held = kept * out.flight;
    if (stage.first)
        out.held = out.held + m.constant(tokenIds) * rows * out.flight;
    out.held = m.step(SW_TEXT("Step", "activations in flight"), out.held, "model.md §3.4");
    return out;
}

// Buffers that come and go (model.md §3.5, §3.6).
template <class M> struct Temporaries {
    typename M::template Number<BytesPerCard> backward, dummy, gather, logits;
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
            + in.shape.experts * onCard(m, p.expertMatrices / in.ep);
    }
    return m.step(SW_TEXT("Step", "dummy weight gradients"),
        weights * m.constant(constants::gradientBytesNarrow), "model.md §3.6");
}

template <class M>
Temporaries<M> temporaries(const M& m, const Inputs<M>& in, const StageShare<M>& stage,
    const StageParameters<M>& parameters)
{
    using namespace constants;
    using N = typename M::template Number<Count>;
    const ModelShape& shape = in.shape.plainShape;
    const bool adapters = in.recipe.usesAdapters();
    const auto none = m.constant(noBytes);
    const auto two16 = m.constant(operandBytes);
    const N rows = tokenRows(m, in);
    const N residual = in.layout.sequenceParallel ? in.shape.hidden / in.tp : in.shape.hidden;
    Temporaries<M> t{none, none, none, none, false};

    const N width = stage.hasDense || shape.sharedFfn == 0 ? in.shape.ffn : in.shape.sharedFfn;
    const bool gathered = in.layout.sequenceParallel && in.layout.tp > 1;
    t.backward = m.step(SW_TEXT("Step", "backward temporaries of a layer"),
        rows
            * (two16 * (shape.gatedFfn ? m.constant(two) * width : width) / in.tp
                + two16 * (gathered ? m.constant(three) * in.shape.hidden : in.shape.hidden)),
        "model.md §3.6");
    t.dummies = !adapters
        && (in.recipe.software == SoftwareStack::transformerEngine
            || in.recipe.software == SoftwareStack::partialGraph
            || in.recipe.software == SoftwareStack::fullGraph);
    if (t.dummies)
        t.dummy = dummyGradients(m, in, stage);
    if (in.layout.zeroStage == 3) {
        // Two gathered layers, one unsharded gradient, embedding and head gathered.
        const auto layer = stage.hasExpert
            ? in.parameters.moeLayer - in.shape.experts * in.parameters.expertMatrices
            : in.parameters.denseLayer;
        auto onOne = onCard(m, layer / in.tp);
        if (stage.hasExpert)
            onOne = onOne + in.shape.experts * onCard(m, in.parameters.expertMatrices / in.ep);
        const auto weight = m.constant(gradientBytesNarrow);
        const auto gradient = stateBytes(m, in.recipe, 3).gradient;
        t.gather = m.step(SW_TEXT("Step", "gathered weights and gradients"),
            adapters ? onOne * (weight + weight) + parameters.table * weight
                     : onOne * (weight + weight + gradient)
                    + parameters.table * (weight + gradient),
            "model.md §3.6");
    }
    if (stage.last) {
        // Each prediction module has logits of its own.
        auto heads = m.constant(one);
        if (shape.mtpLayers > 0)
            heads = heads + in.shape.mtpLayers;
        t.logits = m.step(SW_TEXT("Step", "logits and loss"),
            heads * rows
                * (m.constant(in.recipe.lossKernel == LossKernel::fused ? logitsFused
                                                                        : logitsPlain)
                        * in.shape.vocab / in.tp
                    + m.constant(two) * two16 * residual),
            "model.md §3.5");
    }
    return t;
}

// Activations and buffers at the moment that peaks: at the loss, in the backward pass, or at its end
// (model.md §3.7).
template <class M>
void peakMoment(const M& m, const Inputs<M>& in, const StageShare<M>& stage,
    const StageParameters<M>& parameters, const HeldActivations<M>& a, const Temporaries<M>& t,
    StageMemory<M>& s)
{
    using namespace constants;
    using B = typename M::template Number<BytesPerCard>;
    using N = typename M::template Number<Count>;
    const auto table16 = parameters.table * m.constant(gradientBytesNarrow);
    struct Moment {
        B activations, buffers;
        double size() const { return plain(activations).value() + plain(buffers).value(); }
    };
    const Moment atLoss{
        a.held + t.logits, stage.last && t.dummies ? t.dummy + table16 : t.dummy};
    const Moment inBackward{a.held + a.repeated, t.backward + t.dummy};
    // At the end of backward one micro-batch is down to its last layer.
    const N one_ = m.constant(one);
    const N layers = larger(one_, stage.layers() * a.flight);
    const N remaining = smaller(layers, stage.layers() * (a.flight - one_) + one_);
    const bool embeddingGradient = stage.first && !in.recipe.usesAdapters();
    const Moment atEnd{a.held * (remaining / layers) + a.repeated,
        embeddingGradient ? t.backward + t.dummy + table16 : t.backward + t.dummy};
    const Moment* worst = &atLoss;
    for (const Moment* moment : {&inBackward, &atEnd})
        if (moment->size() > worst->size())
            worst = moment;
    s.activations = worst->activations;
    s.buffers = worst->buffers + t.gather;
}

// What the collective library holds: for the first group of ranks, and for each further one. [B/card]
template <class M> auto libraryBuffers(const M& m, const Inputs<M>& in)
{
    const Layout& l = in.layout;
    if (l.cards() <= 1)
        return m.constant(constants::noBytes);
    const int groups = int(l.tp > 1) + int(l.pp > 1) + int(l.cp > 1) + int(l.ep > 1)
        + int(l.dp > 1);
    const auto further = m.leaf(SW_TEXT("Step", "further communication groups"),
        count(double(std::max(0, groups - 1))), [] {
            return Provenance{{}, {}, "parallel dimensions in use", {}, Trust::computed};
        });
    return m.step(SW_TEXT("Step", "library buffers"),
        in.communicationBuffers + further * in.communicationBuffersEach, "model.md §3.6");
}

} // namespace detail

// Memory of a card of one pipeline stage; `stage` counts from 0.
template <class M> StageMemory<M> stageMemory(const M& m, const Inputs<M>& in, std::int64_t stage)
{
    const ResultFields& out = resultFields();
    const detail::StageShare<M> share = detail::stageShare(m, in, stage);
    const detail::StageParameters<M> parameters = detail::stageParameters(m, in, share);
    StageMemory<M> s;
    if (in.recipe.usesAdapters())
        detail::adapterStates(m, in, share, parameters, s);
    else
        detail::fullStates(m, in, share, parameters, s);
    detail::peakMoment(m, in, share, parameters, detail::heldActivations(m, in, share, stage),
        detail::temporaries(m, in, share, parameters), s);

    s.weights = m.figure(out.weights, s.weights, "model.md §3.1");
    s.gradients = m.figure(out.gradients, s.gradients, "model.md §3.1");
    s.optimizer = m.figure(out.optimizer, s.optimizer, "model.md §3.1");
    s.activations = m.figure(out.activations, s.activations, "model.md §3.3, §3.7");
    s.buffers = m.figure(out.buffers, s.buffers, "model.md §3.6");
    const auto allocated = m.step(SW_TEXT("Step", "allocated at the peak"),
        s.weights + s.gradients + s.optimizer + s.activations + s.buffers);
    s.overhead = m.figure(out.overhead,
        allocated * in.fragmentation + detail::libraryBuffers(m, in), "model.md §3.6");
    s.total = m.figure(out.memoryTotal,
        s.weights + s.gradients + s.optimizer + s.activations + s.buffers + s.overhead,
        "model.md §3");
    return s;
}

} // namespace sizewright
