// The time of one optimizer step (model.md §4, §4.4–§4.6):
//
//   [ micro-batches · slowest stage + bubble + exposed data-parallel traffic ] · straggler
//   + optimizer + fixed
//
// Counts GPipe/1F1B and interleaved schedules, an uneven last stage where the layers do not divide,
// sharded and unsharded data parallelism. Leaves out: schedules that split a stage in a V.
#pragma once

#include "core/model/compute.h"
#include "core/model/data_parallel.h"
#include "core/model/offload_time.h"

namespace sizewright {

template <class M> struct StepTime {
    template <class Q> using N = typename M::template Number<Q>;
    N<Count> microBatches;
    // Parts of the step; they sum to `total`.
    N<Seconds> matrix, attention, elementWise, experts, head, launch, recompute, tensorParallel,
        contextParallel, expertParallel, pipeline, bubble, dataParallel, offload, straggler, optimizer,
        fixed;
    N<Seconds> total;
};

// Time of the optimizer's pass over its shard, and of the gradient norm. [s]
template <class M> auto optimizerTime(const M& m, const Inputs<M>& in)
{
    using namespace constants;
    using S = typename M::template Number<Seconds>;
    if (in.recipe.usesAdapters())
        return S(m.constant(noTime));
    const auto& p = in.parameters;
    const auto ranks = shardRanks(in);
    const int zero = in.layout.zeroStage;
    auto held = p.total / (in.tp * in.pp);
    auto updated = zero >= 1 ? held / ranks : held;
    if (in.shape.plainShape.experts > 0) {
        const auto layers = in.shape.layers - in.shape.denseLayers;
        const auto experts = layers * in.shape.experts * p.expertMatrices;
        const auto dense = (p.total - experts) / (in.tp * in.pp);
        const auto routed = layers * expertsOnCard(m, in) / in.pp;
        held = dense + routed;
        updated = zero >= 1 ? dense / ranks + routed / expertRanks(m, in) : held;
    }
    if (in.recipe.offload != Offload::none) // the update is the host's, see offloadTime()
        updated = m.constant(noParameters);
    const auto zeroed = zero == 3 ? held / ranks : held;
    return S((updated * (m.constant(optimizerTraffic) + m.constant(clipTraffic))
                 + zeroed * m.constant(zeroingTraffic))
        / m.constant(oneCard) / (in.memoryBandwidth * in.memoryEfficiency));
}

// The step where the times of a layer and of the head are known already: they do not depend on stages,
// replicas and sharding, so that a search works them out once for many layouts.
template <class M>
StepTime<M> stepTimeOf(const M& m, const Inputs<M>& in, const LayerMix<M>& mix,
    const typename M::template Number<Seconds>& head)
{
    using namespace constants;
    using S = typename M::template Number<Seconds>;
    using Layer = LayerTime<M>;
    const ResultFields& out = resultFields();
    StepTime<M> t;
    t.microBatches = m.figure(out.microBatches, in.globalBatch / (in.dp * in.microBatch));
    const auto& batches = t.microBatches;
    const StageTime<M> stage = stageTime(m, in, mix, head);
    const S zero = m.constant(noTime);

    // What the moved terms leave unexplained of a measured step is on every part alike (model.md §5.5).
    const auto leveled = [&](const S& x) { return in.calibrated ? x * in.calibration : x; };
    const auto overLayers = [&](Figure<Seconds> figure, auto get) {
        return m.figure(figure, leveled(batches * stage.layers * stage.mean(mix, get)), "model.md §4");
    };
    t.matrix = overLayers(
        out.matrix, [](const Layer& l) { return l.forward.matrix + l.backward.matrix; });
    t.attention = overLayers(
        out.attention, [](const Layer& l) { return l.forward.attention + l.backward.attention; });
    t.elementWise = overLayers(out.elementWise,
        [](const Layer& l) { return l.forward.elementWise + l.backward.elementWise; });
    t.experts = overLayers(
        out.experts, [](const Layer& l) { return l.forward.experts + l.backward.experts; });
    t.launch = overLayers(
        out.launch, [](const Layer& l) { return l.forward.launch + l.backward.launch; });
    t.recompute = m.figure(
        out.recompute, leveled(batches * stage.layers * stage.recompute), "model.md §4");
    t.tensorParallel = overLayers(out.tensorParallel,
        [](const Layer& l) { return l.forward.tensorParallel + l.backward.tensorParallel; });
    t.contextParallel = overLayers(out.contextParallel,
        [](const Layer& l) { return l.forward.contextParallel + l.backward.contextParallel; });
    t.expertParallel = overLayers(out.expertParallel,
        [](const Layer& l) { return l.forward.expertParallel + l.backward.expertParallel; });
    t.head = m.figure(out.head, leveled(batches * (stage.headOnSlowest ? stage.head : zero)),
        "model.md §4.1");
    t.pipeline = m.figure(out.pipeline, leveled(batches * stage.transfer), "model.md §4.4");
    t.bubble = m.figure(out.bubble, leveled(stage.bubble), "arXiv 2104.04473 §2.2");
    t.dataParallel = m.figure(out.dataParallel,
        leveled(dataParallelTime(m, in, mix, stage, batches)), "model.md §4.4");

    t.offload = m.figure(out.offload, leveled(detail::offloadTime(m, in, stage, batches)),
        "model.md §3.8");

    const S busy = m.step(SW_TEXT("Step", "step before stragglers"),
        t.matrix + t.attention + t.elementWise + t.experts + t.head + t.launch + t.recompute
            + t.tensorParallel + t.contextParallel + t.expertParallel + t.pipeline + t.bubble
            + t.dataParallel + t.offload);
    // Every step waits for the slowest node: extreme value of a normal spread.
    const auto nodes = larger(m.constant(one), in.gpus / in.cardsPerNode);
    t.straggler = m.figure(out.straggler,
        busy * m.constant(in.k->nodeSpread) * squareRoot(m.constant(two) * logarithm(nodes)),
        "model.md §4.6");
    t.optimizer
        = m.figure(out.optimizerTime, leveled(optimizerTime(m, in)), "model.md §4.1");
    t.fixed = m.figure(out.fixed, leveled(m.constant(in.k->fixedPerStep)), "model.md §4.3");
    t.total = m.figure(
        out.step, busy + t.straggler + t.optimizer + t.fixed, "model.md §4");
    return t;
}

template <class M> StepTime<M> stepTime(const M& m, const Inputs<M>& in)
{
    const LayerMix<M> mix = layerMix(m, in);
    return stepTimeOf(m, in, mix, headAndModules(m, in, mix));
}

} // namespace sizewright
