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

#include "core/model/layer_time.h"

namespace sizewright {

template <class M> struct StageMemory {
    using B = typename M::template Number<BytesPerCard>;
    B weights, gradients, optimizer, activations, buffers, overhead, total;
};

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
inline const Constant<BytesPerCard> tokenIds{SW_TEXT("Constant", "bytes of a token's ids"),
    fromBase<BytesPerCard>(8), "model.md §3.3"};
inline const Constant<BytesPerCard> logitsFused{
    SW_TEXT("Constant", "bytes alive per logit, fused loss"), fromBase<BytesPerCard>(6),
    "model.md §3.5: Megatron vocabulary-parallel and TE, SimuMax B200 rows", Trust::assumed};
inline const Constant<BytesPerCard> logitsPlain{
    SW_TEXT("Constant", "bytes alive per logit, plain loss"), fromBase<BytesPerCard>(14),
    "model.md §3.5: 2 bf16 + 4 fp32 + 4 softmax + 4 gradient (torchtitan 2024)", Trust::assumed};
inline const Constant<BytesPerParameter> noBytesPerParameter{
    SW_TEXT("Constant", "no bytes per parameter"), fromBase<BytesPerParameter>(0), "definition"};
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

// Bytes that one layer keeps for the backward pass of one micro-batch, on one rank. [B/card]
template <class M> auto activationsOfLayer(const M& m, const Inputs<M>& in, bool experts)
{
    using namespace constants;
    const auto& s = in.shape;
    const ModelShape& shape = s.plainShape;
    const bool eager = in.recipe.software == SoftwareStack::eager;
    const auto two16 = m.constant(operandBytes);
    auto residual = m.constant(residualKept) * s.hidden;
    if (in.recipe.dropout)
        residual = residual + m.constant(dropoutKept) * s.hidden;
    auto sharded = two16 * (s.heads + m.constant(two) * s.kvHeads) * s.headDim
        + two16 * s.heads * s.headDim + m.constant(softmaxKept) * s.heads;
    if (shape.kvRank > 0) {
        sharded = two16 * s.heads
                * (m.constant(two) * keyDim(m, in) + valueDim(m, in) + valueDim(m, in))
            + m.constant(softmaxKept) * s.heads;
        residual = residual + m.constant(two) * two16 * (s.qRank + s.kvRank) + two16 * s.ropeDim;
    } else if (eager)
        sharded = sharded + two16 * (s.heads + s.kvHeads) * s.headDim;
    if (!in.recipe.flash() && in.layout.recompute != Recompute::selective)
        sharded = sharded
            + m.constant(scoresKept) * s.heads * (in.sequence / m.constant(oneToken));
    const auto perFfn = m.constant(
        shape.gatedFfn ? (eager ? eagerFfnKept : gatedFfnKept) : plainFfnKept);
    if (!experts)
        sharded = sharded + s.ffn * perFfn;
    else if (shape.sharedFfn > 0)
        sharded = sharded + s.sharedFfn * perFfn;
    auto perToken = in.layout.sequenceParallel ? residual / in.tp + sharded / in.tp
                                               : residual + sharded / in.tp;
    if (experts) {
        const auto routed = s.expertsPerToken * (two16 * s.hidden + perFfn * s.expertFfn)
                * in.expertImbalance
            + m.constant(routerKept) * s.experts;
        perToken = perToken + (in.layout.sequenceParallel ? routed / in.tp : routed);
    }
    return m.step(SW_TEXT("Step", "activations of a layer"), tokenRows(m, in) * perToken,
        "arXiv 2205.05198 eq. (1)–(4), extended (model.md §3.3)",
        experts ? SW_TEXT("Step", "expert layer") : SW_TEXT("Step", "dense layer"));
}

// Micro-batches whose activations stage `stage` (0 = first) holds at once. [count]
template <class M> auto inFlight(const M& m, const Inputs<M>& in, std::int64_t stage)
{
    using namespace constants;
    const auto one_ = m.constant(one);
    const auto batches = in.globalBatch / (in.dp * in.microBatch);
    if (in.layout.pp == 1)
        return one_ + (one_ - one_);
    const auto later = m.leaf(SW_TEXT("Step", "stages after this one"),
        count(double(in.layout.pp - 1 - stage)), [] {
            return Provenance{{}, {}, "position in the pipeline", {}, Trust::computed};
        });
    if (in.layout.vpp > 1)
        return m.step(SW_TEXT("Step", "micro-batches in flight"),
            smaller(batches,
                (m.constant(two) * later + (in.vpp - one_) * in.pp + one_) / in.vpp),
            "arXiv 2205.05198 §4.2.3");
    return m.step(SW_TEXT("Step", "micro-batches in flight"), smaller(batches, later + one_),
        "arXiv 2104.04473 §2.2 (1F1B)");
}

// Memory of a card of one pipeline stage. `layersOnStage` of the stage; `stage` counts from 0.
template <class M> StageMemory<M> stageMemory(const M& m, const Inputs<M>& in, std::int64_t stage)
{
    using namespace constants;
    using B = typename M::template Number<BytesPerCard>;
    using N = typename M::template Number<Count>;
    const Layout& layout = in.layout;
    const ModelShape& shape = in.shape.plainShape;
    const auto& p = in.parameters;
    const bool first = stage == 0, last = stage == layout.pp - 1;
    const bool adapters = in.recipe.usesAdapters();
    const B none = m.constant(noBytes);
    const N one_ = m.constant(one);

    // --- layers of each kind on this stage: dense ones first, uneven remainders to the front
    const std::int64_t share = shape.layers / layout.pp, rest = shape.layers % layout.pp;
    const std::int64_t here = share + (stage < rest ? 1 : 0);
    const std::int64_t before = stage * share + std::min(stage, rest);
    const std::int64_t denseHere = shape.experts == 0
        ? here
        : std::clamp<std::int64_t>(shape.denseLayers - before, 0, here);
    const auto placed = [&](Text name, std::int64_t number) {
        return m.leaf(name, count(double(number)), [] {
            return Provenance{
                {}, {}, "layers divided over the stages, remainder first", {}, Trust::computed};
        });
    };
    const N dense = placed(SW_TEXT("Step", "dense layers of the stage"), denseHere);
    const N expert = placed(SW_TEXT("Step", "expert layers of the stage"), here - denseHere);
    const bool hasDense = denseHere > 0, hasExpert = here > denseHere;

    // --- parameters on the card
    const auto onCard = [&](auto parameters) { return parameters / m.constant(oneCard); };
    const auto table = onCard(p.embedding / in.tp);
    auto local = dense * onCard(p.denseLayer / in.tp);
    auto routed = onCard(m.constant(noParameters));
    if (hasExpert) {
        const auto common = p.moeLayer - in.shape.experts * p.expertMatrices - p.router;
        local = local + expert * (onCard(common / in.tp) + onCard(p.router));
        routed = expert * in.shape.experts * onCard(p.expertMatrices / in.ep);
    }
    if (first)
        local = local + table;
    if (last && (!shape.tiedEmbeddings || layout.pp > 1))
        local = local + table;
    if (first && shape.learnedPositions > 0)
        local = local + onCard(p.positions);
    local = m.step(SW_TEXT("Step", "parameters on a card, experts apart"), local, "model.md §3.2");
    if (hasExpert)
        routed = m.step(SW_TEXT("Step", "expert parameters on a card"), routed, "model.md §3.2");

    // --- states
    const StateBytes<M> bytes = stateBytes(m, in.recipe, layout.zeroStage);
    const N ranks = in.dp * in.cp;
    const N expertRanks = larger(one_, in.gpus / m.constant(oneCard) / (in.pp * in.ep));
    const auto spread = [&](auto perParameter, bool shared) {
        const auto mine = local * perParameter;
        const auto theirs = routed * perParameter;
        if (!hasExpert)
            return shared ? mine / ranks : mine;
        return shared ? mine / ranks + theirs / expertRanks : mine + theirs;
    };
    StageMemory<M> s;
    if (adapters) {
        const auto trained
            = onCard((dense + expert) * adaptersPerLayer(m, in) / in.tp);
        // Only linear layers are quantised; embedding and head stay in 16 bit.
        const bool nf4 = in.recipe.form == TrainingForm::qlora;
        auto tables = table;
        if (first && last && !shape.tiedEmbeddings)
            tables = tables + table;
        const auto linear = local + routed - (first || last ? tables : onCard(m.constant(noParameters)));
        auto base = linear * m.constant(nf4 ? nf4Weight : gradientBytesNarrow);
        if (first || last)
            base = base + tables * m.constant(gradientBytesNarrow);
        if (layout.zeroStage == 3)
            base = base / ranks;
        const auto over = [&](auto x, bool shared) { return shared ? x / ranks : x; };
        s.weights = base + over(trained * bytes.weight, layout.zeroStage == 3);
        s.gradients = over(trained * bytes.gradient, layout.zeroStage >= 2);
        s.optimizer = over(trained * bytes.optimizer, layout.zeroStage >= 1);
    } else {
        s.weights = spread(bytes.weight, layout.zeroStage == 3);
        s.gradients = spread(bytes.gradient, layout.zeroStage >= 2);
        s.optimizer = spread(bytes.optimizer, layout.zeroStage >= 1);
    }

    // --- activations of what is in flight
    const N flight = inFlight(m, in, stage);
    const N rows = tokenRows(m, in);
    const B denseKept = hasDense ? activationsOfLayer(m, in, false) : none;
    const B expertKept = hasExpert ? activationsOfLayer(m, in, true) : none;
    const N residual = layout.sequenceParallel ? in.shape.hidden / in.tp : in.shape.hidden;
    const B layersKept = dense * denseKept + expert * expertKept;
    B kept = layersKept, repeated = none;
    const B largest = larger(denseKept, expertKept);
    const bool byOperator
        = layout.recompute == Recompute::selective && in.recipe.selectiveByOperator();
    if (layout.recompute == Recompute::full) {
        kept = (dense + expert) * m.constant(operandBytes) * residual * rows;
        repeated = largest;
    } else if (byOperator) {
        // input, q, v, attention output, gate and down output (torchtitan)
        const N width = in.shape.heads * in.shape.headDim;
        const N keys = in.shape.kvHeads * in.shape.headDim;
        const N ffn = hasDense ? in.shape.ffn : in.shape.expertFfn * in.shape.expertsPerToken;
        kept = (dense + expert) * rows
            * (m.constant(two) * m.constant(operandBytes) * residual
                + (m.constant(operandBytes) * (m.constant(two) * width + keys + ffn)
                      + m.constant(softmaxKept) * in.shape.heads)
                    / in.tp);
        repeated = m.constant(half) * largest;
    }
    B held = kept * flight;
    if (first)
        held = held + m.constant(tokenIds) * rows * flight;
    held = m.step(SW_TEXT("Step", "activations in flight"), held, "model.md §3.4");

    // --- what the three moments add
    const N first_ = shape.gatedFfn ? m.constant(two) * in.shape.ffn : in.shape.ffn;
    const N ffnTemp = hasDense || shape.sharedFfn == 0 ? first_
                                                       : m.constant(two) * in.shape.sharedFfn;
    const auto two16 = m.constant(operandBytes);
    const bool gathered = layout.sequenceParallel && layout.tp > 1;
    const B temporary = m.step(SW_TEXT("Step", "backward temporaries of a layer"),
        rows
            * (two16 * ffnTemp / in.tp
                + two16 * (gathered ? m.constant(three) * in.shape.hidden : in.shape.hidden)),
        "model.md §3.6");
    const auto weight16 = m.constant(gradientBytesNarrow);
    // Transformer Engine keeps a dummy gradient for each distinct weight shape.
    const bool dummies = !adapters
        && (in.recipe.software == SoftwareStack::transformerEngine
            || in.recipe.software == SoftwareStack::partialGraph
            || in.recipe.software == SoftwareStack::fullGraph);
    B dummy = none;
    if (dummies) {
        if (hasDense)
            dummy = dummy
                + onCard((p.attentionMatrices + p.denseFfnMatrices) / in.tp) * weight16;
        if (hasExpert) {
            auto shapes = p.attentionMatrices;
            if (shape.sharedFfn > 0)
                shapes = shapes + p.sharedMatrices;
            dummy = dummy
                + (onCard(shapes / in.tp) + onCard(p.router)
                      + in.shape.experts * onCard(p.expertMatrices / in.ep))
                    * weight16;
        }
        dummy = m.step(SW_TEXT("Step", "dummy weight gradients"), dummy, "model.md §3.6");
    }
    B gather = none;
    if (layout.zeroStage == 3) {
        // Two gathered layers, one unsharded gradient, embedding and head gathered.
        const auto layer = hasExpert
            ? onCard(p.moeLayer / in.tp) : onCard(p.denseLayer / in.tp);
        const auto wide = adapters ? weight16 + weight16
                                   : weight16 + weight16 + bytes.gradient;
        gather = m.step(SW_TEXT("Step", "gathered weights and gradients"),
            layer * wide + table * (adapters ? weight16 : weight16 + bytes.gradient),
            "model.md §3.6");
    }

    B logits = none;
    if (last)
        logits = m.step(SW_TEXT("Step", "logits and loss"),
            rows
                * (m.constant(in.recipe.lossKernel == LossKernel::fused ? logitsFused
                                                                        : logitsPlain)
                        * in.shape.vocab / in.tp
                    + m.constant(two) * two16 * residual),
            "model.md §3.5");
    const B atLossBuffers = last && dummies ? dummy + table * weight16 : dummy;
    const B atLoss = held + logits + atLossBuffers;
    const B inBackward = held + repeated + temporary + dummy;
    // At the end of backward one micro-batch is down to its last layer.
    const N stageLayers = larger(one_, (dense + expert) * flight);
    const N remaining = (dense + expert) * (flight - one_) + one_;
    B endHeld = held * (remaining / stageLayers);
    if (plain(stageLayers).value() < plain(remaining).value())
        endHeld = held;
    const B endBuffers = first && !adapters ? temporary + dummy + table * weight16
                                            : temporary + dummy;
    const B atEnd = endHeld + repeated + endBuffers;

    // --- lines: those of the moment that peaks
    const double loss = plain(atLoss).value(), back = plain(inBackward).value(),
                 end = plain(atEnd).value();
    if (loss >= back && loss >= end) {
        s.activations = held + logits;
        s.buffers = atLossBuffers + gather;
    } else if (back >= end) {
        s.activations = held + repeated;
        s.buffers = temporary + dummy + gather;
    } else {
        s.activations = endHeld + repeated;
        s.buffers = endBuffers + gather;
    }
    s.weights = m.figure(resultFields().weights, s.weights, "model.md §3.1");
    s.gradients = m.figure(resultFields().gradients, s.gradients, "model.md §3.1");
    s.optimizer = m.figure(resultFields().optimizer,
        s.optimizer, "model.md §3.1");
    s.activations = m.figure(resultFields().activations,
        s.activations, "model.md §3.3, §3.7");
    s.buffers = m.figure(resultFields().buffers, s.buffers,
        "model.md §3.6");
    const auto allocated = m.step(SW_TEXT("Step", "allocated at the peak"),
        s.weights + s.gradients + s.optimizer + s.activations + s.buffers);
    auto libraries = none;
    if (layout.cards() > 1) {
        const int groups = int(layout.tp > 1) + int(layout.pp > 1) + int(layout.cp > 1)
            + int(layout.ep > 1) + int(layout.dp > 1);
        const N further = m.leaf(SW_TEXT("Step", "further communication groups"),
            count(double(std::max(0, groups - 1))), [] {
                return Provenance{{}, {}, "parallel dimensions in use", {}, Trust::computed};
            });
        libraries = in.communicationBuffers + further * in.communicationBuffersEach;
    }
    s.overhead = m.figure(resultFields().overhead,
        allocated * in.fragmentation + libraries, "model.md §3.6");
    s.total = m.figure(resultFields().memoryTotal,
        s.weights + s.gradients + s.optimizer + s.activations + s.buffers + s.overhead,
        "model.md §3");
    return s;
}

} // namespace sizewright
