// The time of one optimizer step (model.md §4, §4.4–§4.6):
//
//   [ micro-batches · slowest stage + bubble + exposed data-parallel traffic ] · straggler
//   + optimizer + fixed
//
// Counts GPipe/1F1B and interleaved schedules, an uneven last stage where the layers do not divide,
// sharded and unsharded data parallelism. Leaves out: zero-bubble schedules, hybrid sharding, offload.
#pragma once

#include "core/model/compute.h"
#include "core/model/layer_time.h"

namespace sizewright {

template <class M> struct StepTime {
    template <class Q> using N = typename M::template Number<Q>;
    N<Count> microBatches;
    // Parts of the step; they sum to `total`.
    N<Seconds> matrix, attention, elementWise, experts, head, launch, recompute, tensorParallel,
        contextParallel, expertParallel, pipeline, bubble, dataParallel, straggler, optimizer, fixed;
    N<Seconds> total;
    N<Seconds> slowestStage; // one micro-batch, forward and backward
};

namespace detail {

// How many layers of each kind there are, and the mean layer.
template <class M> struct LayerMix {
    LayerTime<M> dense, expert;
    typename M::template Number<Ratio> denseShare, expertShare;
    bool hasDense = true, hasExperts = false;

    template <class Get> auto mean(Get get) const
    {
        if (!hasExperts)
            return get(dense);
        if (!hasDense)
            return get(expert);
        return denseShare * get(dense) + expertShare * get(expert);
    }
};

template <class M> LayerMix<M> layerMix(const M& m, const Inputs<M>& in)
{
    const ModelShape& shape = in.shape.plainShape;
    LayerMix<M> mix;
    mix.hasExperts = shape.experts > 0;
    mix.hasDense = !mix.hasExperts || shape.denseLayers > 0;
    if (mix.hasDense)
        mix.dense = layerTime(m, in, false);
    if (mix.hasExperts)
        mix.expert = layerTime(m, in, true);
    if (mix.hasDense && mix.hasExperts) {
        mix.denseShare = in.shape.denseLayers / in.shape.layers;
        mix.expertShare = m.constant(constants::one) - mix.denseShare;
    }
    return mix;
}

} // namespace detail

// Layers on the last stage where the layers do not divide evenly: what makes the slowest stage fastest
// (model.md §4.5). Plain arithmetic; the chosen number enters the formula as a decision.
inline std::int64_t balancedLastStage(
    std::int64_t layers, std::int64_t stages, double layerSeconds, double headSeconds)
{
    std::int64_t best = 0;
    double bestTime = std::numeric_limits<double>::infinity();
    for (std::int64_t last = 0; last <= layers / stages; ++last) {
        const double others
            = std::ceil(double(layers - last) / double(stages - 1)) * layerSeconds;
        const double time = std::max(others, double(last) * layerSeconds + headSeconds);
        if (time < bestTime) {
            bestTime = time;
            best = last;
        }
    }
    return best;
}

template <class M> StepTime<M> stepTime(const M& m, const Inputs<M>& in)
{
    using namespace constants;
    using S = typename M::template Number<Seconds>;
    using N = typename M::template Number<Count>;
    const Layout& layout = in.layout;
    const ModelShape& shape = in.shape.plainShape;
    const N single = m.constant(one);
    const S zero = m.constant(noTime);
    StepTime<M> t;
    t.microBatches = m.figure(resultFields().microBatches, in.globalBatch / (in.dp * in.microBatch));
    const N& batches = t.microBatches;

    const detail::LayerMix<M> mix = detail::layerMix(m, in);
    const auto mean = [&](auto get) { return mix.mean(get); };
    const S forward = m.step(SW_TEXT("Step", "forward time of the mean layer"),
        mean([](const LayerTime<M>& l) { return l.forwardTotal; }));
    const S backward = m.step(SW_TEXT("Step", "backward time of the mean layer"),
        mean([](const LayerTime<M>& l) { return l.backwardTotal; }));
    S head = headTime(m, in);
    if (shape.mtpLayers > 0) // a prediction module: one more layer and the head again
        head = m.step(SW_TEXT("Step", "LM head with prediction module"),
            head + head + (mix.hasExperts ? mix.expert.total : mix.dense.total));

    // --- the slowest stage
    const bool piped = layout.pp > 1;
    const bool even = shape.layers % (layout.pp * layout.vpp) == 0;
    N layersOnStage = in.shape.layers / in.pp;
    S stage = layersOnStage * (forward + backward);
    bool headOnSlowest = true;
    if (piped && !even) {
        const std::int64_t last = balancedLastStage(shape.layers, layout.pp,
            plain(forward).value() + plain(backward).value(), plain(head).value());
        const N lastLayers = m.leaf(SW_TEXT("Step", "layers on the last stage"),
            count(double(last)), [] {
                return Provenance{{}, {}, "chosen so that the slowest stage is fastest", {},
                    Trust::computed};
            });
        const N others = ceiling((in.shape.layers - lastLayers) / (in.pp - single));
        headOnSlowest = double(last) * (plain(forward) + plain(backward)).value()
                + plain(head).value()
            >= plain(others).value() * (plain(forward) + plain(backward)).value();
        layersOnStage = headOnSlowest ? lastLayers : others;
        stage = layersOnStage * (forward + backward);
    }
    t.slowestStage = m.step(SW_TEXT("Step", "compute and collectives of the slowest stage"),
        headOnSlowest ? stage + head : stage, "model.md §4.5");

    // --- stage to stage
    S transfer = zero;
    if (piped) {
        const auto bytes = m.constant(operandBytes) * tokenRows(m, in) * in.shape.hidden / in.tp;
        const double domain = double(std::max(in.plainDomain, in.plainPerNode));
        const bool crosses = double(layout.tp * layout.cp * layout.pp) > domain;
        const auto bandwidth = crosses ? in.networkRate * in.networkEfficiency
                                       : in.linkRate * in.linkEfficiency;
        const auto latency = m.constant(crosses ? networkLatency : linkLatency);
        transfer = m.step(SW_TEXT("Step", "exposed stage-to-stage traffic of a micro-batch"),
            (bytes / bandwidth + m.constant(two) * latency) * m.constant(two) * in.vpp
                * (single - in.ppOverlap),
            "model.md §4.4");
    }
    const S perBatch = t.slowestStage + transfer;

    // --- the bubble: every stage once more, less the slowest, over the chunks
    S bubble = zero;
    if (piped) {
        const S all = in.shape.layers * (forward + backward) + in.pp * transfer + head;
        bubble = larger(zero, all - perBatch) / in.vpp;
    }

    // A measured step time scales every part alike: one measurement is one factor (model.md §5.5).
    const auto leveled = [&](S x) { return in.calibrated ? x * in.calibration : x; };

    // --- data parallelism
    const N dataRanks = in.dp * in.cp;
    const double ranks = double(layout.dp * layout.cp);
    S exposed = zero;
    const auto& p = in.parameters;
    const auto onCard = [&](auto parameters) { return parameters / m.constant(oneCard); };
    const auto gradientWire = m.constant(
        in.recipe.gradientsFp32 ? gradientBytesWide : gradientBytesNarrow);
    const auto weightWire = m.constant(gradientBytesNarrow);
    const auto layerDense = mix.mean([&](const LayerTime<M>& l) {
        return &l == &mix.dense ? p.attentionMatrices + p.denseFfnMatrices
            : shape.sharedFfn > 0 ? p.attentionMatrices + p.sharedMatrices
                                  : p.attentionMatrices;
    });
    if (ranks > 1 && !in.recipe.usesAdapters()) {
        const Group<M> group = placedGroup(m, in, dataRanks, in.tp);
        const auto embedding = onCard(p.embedding / in.tp);
        const N tables = shape.tiedEmbeddings ? single : m.constant(two);
        const Text dataParallel = SW_TEXT("Step", "data parallel");
        if (layout.zeroStage == 3) {
            auto layer = onCard(layerDense / in.tp);
            if (mix.hasExperts)
                layer = layer
                    + onCard((mix.hasDense ? mix.expertShare : single) * in.shape.experts
                        * p.expertMatrices / in.ep);
            const Text perLayer = SW_TEXT("Step", "one layer's weights or gradients");
            const S gather
                = collectiveTime(m, in, Collective::allGather, layer * weightWire, group, perLayer);
            const S scatter = collectiveTime(
                m, in, Collective::reduceScatter, layer * gradientWire, group, perLayer);
            // Weights are gathered again for the backward pass.
            const auto longer = [&](const S& compute, const S& traffic) {
                return larger(compute + m.constant(steal) * smaller(traffic, compute), traffic)
                    - compute;
            };
            const S extra = m.step(SW_TEXT("Step", "exposed sharded traffic of a layer"),
                longer(forward, gather) + longer(backward, gather + scatter),
                "model.md §4.4 (FSDP)");
            const Text table = SW_TEXT("Step", "embedding and head");
            const S first = tables
                    * collectiveTime(
                        m, in, Collective::allGather, embedding * weightWire, group, table)
                + collectiveTime(
                    m, in, Collective::reduceScatter, embedding * gradientWire, group, table);
            exposed = batches * (layersOnStage * extra + m.constant(half) * first) + gather
                + scatter;
        } else {
            const N copies = piped || shape.tiedEmbeddings ? single : m.constant(two);
            const auto held = onCard(layersOnStage * layerDense / in.tp)
                + copies * embedding;
            S reduce = zero, gather = zero;
            const auto add = [&](auto parameters, const Group<M>& ranksOf) {
                if (ranksOf.trivial())
                    return;
                const auto gradients = parameters * gradientWire;
                reduce = reduce
                    + collectiveTime(m, in,
                        layout.zeroStage == 0 ? Collective::allReduce : Collective::reduceScatter,
                        gradients, ranksOf, dataParallel);
                if (layout.zeroStage > 0)
                    gather = gather
                        + collectiveTime(m, in, Collective::allGather, parameters * weightWire,
                            ranksOf, dataParallel);
            };
            add(held, group);
            if (mix.hasExperts) {
                const N expertRanks = larger(
                    single, in.gpus / m.constant(oneCard) / (in.pp * in.ep));
                add(onCard((mix.hasDense ? mix.expertShare : single) * layersOnStage
                        * in.shape.experts * p.expertMatrices / in.ep),
                    placedGroup(m, in, expertRanks, in.ep));
            }
            const auto share = in.dpOverlap;
            const auto open = single - share;
            exposed = reduce * open + larger(zero, reduce * share - layersOnStage * backward * share)
                + gather * open + larger(zero, gather * share - layersOnStage * forward * share)
                + m.constant(steal) * (reduce + gather) * share;
        }
    }
    t.dataParallel = m.figure(resultFields().dataParallel, leveled(exposed), "model.md §4.4");

    // --- parts of the step on the slowest stage
    const auto overLayers = [&](Figure<Seconds> figure, auto get) {
        return m.figure(figure, leveled(batches * layersOnStage * mean(get)), "model.md §4");
    };
    using Layer = LayerTime<M>;
    t.matrix = overLayers(resultFields().matrix,
        [](const Layer& l) { return l.forward.matrix + l.backward.matrix; });
    t.attention = overLayers(resultFields().attention,
        [](const Layer& l) { return l.forward.attention + l.backward.attention; });
    t.elementWise = overLayers(resultFields().elementWise,
        [](const Layer& l) { return l.forward.elementWise + l.backward.elementWise; });
    t.experts = overLayers(resultFields().experts,
        [](const Layer& l) { return l.forward.experts + l.backward.experts; });
    t.launch = overLayers(resultFields().launch,
        [](const Layer& l) { return l.forward.launch + l.backward.launch; });
    t.recompute = overLayers(resultFields().recompute,
        [](const Layer& l) { return l.recompute; });
    t.tensorParallel = overLayers(resultFields().tensorParallel,
        [](const Layer& l) { return l.forward.tensorParallel + l.backward.tensorParallel; });
    t.contextParallel = overLayers(resultFields().contextParallel,
        [](const Layer& l) { return l.forward.contextParallel + l.backward.contextParallel; });
    t.expertParallel = overLayers(resultFields().expertParallel,
        [](const Layer& l) { return l.forward.expertParallel + l.backward.expertParallel; });
    t.head = m.figure(resultFields().head,
        leveled(headOnSlowest ? batches * head : batches * zero), "model.md §4.1");
    t.pipeline = m.figure(resultFields().pipeline, leveled(batches * transfer), "model.md §4.4");
    t.bubble = m.figure(resultFields().bubble, leveled(bubble),
        "arXiv 2104.04473 §2.2");

    const S busy = m.step(SW_TEXT("Step", "step before stragglers"),
        t.matrix + t.attention + t.elementWise + t.experts + t.head + t.launch + t.recompute
            + t.tensorParallel + t.contextParallel + t.expertParallel + t.pipeline + t.bubble
            + t.dataParallel);

    // --- every step waits for the slowest node: extreme value of a normal spread
    const auto nodes = larger(single, in.gpus / in.cardsPerNode);
    t.straggler = m.figure(resultFields().straggler,
        busy * m.constant(nodeSpread) * squareRoot(m.constant(two) * logarithm(nodes)),
        "model.md §4.6");

    // --- optimizer
    S optimizer = zero;
    if (!in.recipe.usesAdapters()) {
        auto held = p.total / (in.tp * in.pp);
        auto updated = layout.zeroStage >= 1 ? held / dataRanks : held;
        if (mix.hasExperts) {
            const auto expertParameters
                = (in.shape.layers - in.shape.denseLayers) * in.shape.experts * p.expertMatrices;
            const auto dense = (p.total - expertParameters) / (in.tp * in.pp);
            const auto routed = expertParameters / (in.pp * in.ep);
            const N expertRanks
                = larger(single, in.gpus / m.constant(oneCard) / (in.pp * in.ep));
            held = dense + routed;
            updated = layout.zeroStage >= 1 ? dense / dataRanks + routed / expertRanks : held;
        }
        const auto normed = layout.zeroStage == 3 ? held / dataRanks : held;
        optimizer = (updated * m.constant(optimizerTraffic) + normed * m.constant(normTraffic))
            / m.constant(oneCard) / (in.memoryBandwidth * in.memoryEfficiency);
    }
    t.optimizer = m.figure(resultFields().optimizerTime, leveled(optimizer), "model.md §4.1");
    t.fixed = m.figure(resultFields().fixed,
        leveled(m.constant(fixedPerStep) + zero), "model.md §4.3");
    t.total = m.figure(resultFields().step,
        busy + t.straggler + t.optimizer + t.fixed, "model.md §4");
    return t;
}

} // namespace sizewright
