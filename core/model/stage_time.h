// The slowest pipeline stage and what the pipeline adds to it (model.md §4.5).
#pragma once

#include "core/model/activations.h"
#include "core/model/layer_time.h"
#include "core/model/stage_split.h"

#include <limits>

namespace sizewright {

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

// What one micro-batch takes on the slowest stage, and the idle time that the pipeline adds to a step.
template <class M> struct StageTime {
    template <class Q> using N = typename M::template Number<Q>;
    N<Count> layers; // on the slowest stage
    N<Seconds> forward, backward; // of its mean layer, backward with what is recomputed
    N<Seconds> recompute; // of it
    N<Seconds> head; // LM head, loss and prediction modules
    bool headOnSlowest = true;
    bool expertsOnly = false; // the slowest stage holds none of the dense layers
    N<Seconds> slowest; // of one micro-batch, forward and backward
    N<Seconds> transfer; // exposed stage-to-stage traffic of one micro-batch
    N<Seconds> bubble; // of the step

    // Of the mean layer of the slowest stage.
    template <class Get> auto mean(const LayerMix<M>& mix, Get get) const
    {
        return expertsOnly ? get(mix.expert) : mix.mean(get);
    }
};

namespace detail {

// Decides which stage is the slowest where the layers do not divide evenly over the stages.
template <class M>
void unevenStages(const M& m, const Inputs<M>& in, StageTime<M>& t)
{
    const double layer = (plain(t.forward) + plain(t.backward)).value();
    const double head = plain(t.head).value();
    const StageSplit split = stageSplit(m, in);
    const auto placed = [&](Text name, std::int64_t number) {
        return m.leaf(name, count(double(number)), [] {
            return Provenance{
                {}, {}, "layers divided over the stages (model.md §4.5)", {}, Trust::computed};
        });
    };
    const std::int64_t last = split.last;
    const auto lastLayers = placed(SW_TEXT("Step", "layers on the last stage"), last);
    const auto others = placed(SW_TEXT("Step", "layers on the fullest other stage"),
        split.stages > 2 ? std::max(split.first, split.on(1)) : split.first);
    t.headOnSlowest = double(last) * layer + head >= plain(others).value() * layer;
    t.layers = t.headOnSlowest ? lastLayers : others;
}

// A prediction module joins the last layer's output and the next token's embedding in one product. [s]
template <class M> auto joinTime(const M& m, const Inputs<M>& in)
{
    const auto single = m.constant(constants::one);
    const PassPair<M> join = matrixTimes(m, in,
        {{{tokenRows(m, in), m.constant(constants::two) * in.shape.hidden, in.shape.hidden / in.tp},
            SW_TEXT("Step", "prediction module's projection")}},
        single);
    return join.forward + join.backward;
}

// Weight gradients need no other stage: a zero-bubble schedule fills the idle time with those of the other
// stages, 1F1B's memory allowing two times W, twice the memory three (arXiv 2401.10241 table 1: bubbles of
// (p − 1)(F + B − W) and (p − 1)(F + B − 2W) against (p − 1)(F + B + W)). Of a matrix product's backward
// pass half is the weight's. [s]
template <class M>
auto filledByWeightGradients(
    const M& m, const Inputs<M>& in, const LayerMix<M>& mix, const StageTime<M>& t)
{
    using namespace constants;
    const auto weights = m.constant(half)
        * t.mean(mix, [](const LayerTime<M>& l) { return l.backward.matrix + l.backward.experts; });
    const bool twice = in.layout.schedule == Schedule::zeroBubbleTwice;
    return m.step(SW_TEXT("Step", "bubble filled with weight gradients"),
        m.constant(twice ? three : two) * (in.pp - m.constant(one)) * t.layers * weights,
        "arXiv 2401.10241 table 1");
}

template <class M> auto stageTransfer(const M& m, const Inputs<M>& in)
{
    using namespace constants;
    const auto bytes = m.constant(operandBytes) * tokenRows(m, in) * in.shape.hidden / in.tp;
    const double domain = double(std::max(in.plainDomain, in.plainPerNode));
    const bool crosses = double(in.layout.tp * in.layout.cp * in.layout.pp) > domain;
    // The stages are spread over the whole run.
    const auto bandwidth = crosses ? networkBandwidth(m, in, plain(in.gpus))
                                   : in.linkRate * in.linkEfficiency;
    const auto latency
        = m.constant(in.k->collectiveStart) + m.constant(crosses ? in.k->networkHop : in.k->linkHop);
    return m.step(SW_TEXT("Step", "exposed stage-to-stage traffic of a micro-batch"),
        (bytes / bandwidth + m.constant(two) * latency) * m.constant(two) * in.vpp
            * (m.constant(one) - in.ppOverlap),
        "model.md §4.4");
}

} // namespace detail

// The LM head and the loss, with those of prediction modules. [s]
template <class M>
typename M::template Number<Seconds> headAndModules(
    const M& m, const Inputs<M>& in, const LayerMix<M>& mix)
{
    const auto head = headTime(m, in);
    if (in.shape.plainShape.mtpLayers == 0)
        return head;
    return m.step(SW_TEXT("Step", "LM head with prediction module"),
        head
            + in.shape.mtpLayers
                * (head + (mix.hasExperts ? mix.expert.total : mix.dense.total)
                    + detail::joinTime(m, in)),
        "arXiv 2412.19437 §2.2: one more layer, a projection and the head again");
}

template <class M>
StageTime<M> stageTime(const M& m, const Inputs<M>& in, const LayerMix<M>& mix,
    const typename M::template Number<Seconds>& head)
{
    using namespace constants;
    StageTime<M> t;
    const bool piped = in.layout.pp > 1;
    // The dense layers come first: where they fit the first stage, the others have layers with experts only.
    t.expertsOnly = piped && mix.hasDense && mix.hasExperts
        && in.shape.plainShape.denseLayers * in.layout.pp <= in.shape.plainShape.layers
        && plain(mix.expert.total) >= plain(mix.dense.total);
    t.forward = m.step(SW_TEXT("Step", "forward time of the mean layer"),
        t.mean(mix, [](const LayerTime<M>& l) { return l.forwardTotal; }));
    const auto mean = t.mean(mix, [](const LayerTime<M>& l) { return l.recompute; });
    const auto plainBackward = t.mean(mix, [](const LayerTime<M>& l) { return l.backwardTotal; });
    t.recompute = mean;
    if (in.layout.recomputeLayers > 0)
        t.recompute = mean * recomputedShare(m, in, in.shape.layers / in.pp);
    t.backward
        = m.step(SW_TEXT("Step", "backward time of the mean layer"), plainBackward + t.recompute);
    t.head = head;
    t.layers = in.shape.layers / in.pp;
    const bool stated = in.layout.firstLayers >= 0 || in.layout.lastLayers >= 0;
    if (piped
        && (stated || in.shape.plainShape.layers % (in.layout.pp * in.layout.vpp) != 0))
        detail::unevenStages(m, in, t);
    if (in.layout.recomputeLayers > 0) { // of the slowest stage's layers
        t.recompute = mean * recomputedShare(m, in, t.layers);
        t.backward = m.step(SW_TEXT("Step", "backward time of the mean layer"), plainBackward + t.recompute);
    }
    const auto stage = t.layers * (t.forward + t.backward);
    t.slowest = m.step(SW_TEXT("Step", "compute and collectives of the slowest stage"),
        t.headOnSlowest ? stage + t.head : stage, "model.md §4.5");
    t.transfer = t.bubble = m.constant(noTime);
    if (piped) {
        t.transfer = detail::stageTransfer(m, in);
        // Every stage once more, less the slowest, over the chunks.
        auto layers = in.shape.layers * (t.forward + t.backward);
        if (t.expertsOnly)
            layers = layers - in.shape.denseLayers * (mix.expert.total - mix.dense.total);
        const auto all = layers + in.pp * t.transfer + t.head;
        auto idle = all - (t.slowest + t.transfer);
        if (in.layout.schedule != Schedule::oneForwardOneBackward && !in.recipe.usesAdapters())
            idle = idle - detail::filledByWeightGradients(m, in, mix, t);
        t.bubble = larger(m.constant(noTime), idle) / in.vpp;
    }
    return t;
}

} // namespace sizewright
