// Exposed traffic of data parallelism, sharded or not (model.md §4.4).
//
// Counts gradients once a step for ZeRO 0 and 1, of every micro-batch where ZeRO 2 shares them, weights and gradients of every layer and micro-batch for
// ZeRO-3/FSDP, experts over the ranks that hold the same ones. Leaves out: no_sync with
// FSDP, traffic of adapters' gradients.
//
// Hybrid sharding: states are shared within groups of ranks; the groups' gradients are reduced once a step.
#pragma once

#include "core/model/stage_time.h"

namespace sizewright {

namespace detail {

// Weights of the mean layer on a card, experts apart and together. [parameters/card]
template <class M>
auto denseWeights(const M& m, const Inputs<M>& in, const LayerMix<M>& mix)
{
    const auto& p = in.parameters;
    const auto weights = mix.mean([&](const LayerTime<M>& l) {
        return &l == &mix.dense                   ? p.attentionMatrices + p.denseFfnMatrices
            : in.shape.plainShape.sharedFfn > 0 ? p.attentionMatrices + p.sharedMatrices
                                                  : p.attentionMatrices;
    });
    return weights / in.tp / m.constant(constants::oneCard);
}
template <class M>
auto routedWeights(const M& m, const Inputs<M>& in, const LayerMix<M>& mix)
{
    const auto layer = expertsOnCard(m, in) / m.constant(constants::oneCard);
    return mix.hasDense ? mix.expertShare * layer : layer;
}

// Cards between neighbours of a data-parallel group: the tensor-parallel ones, and the whole pipeline
// where it sits inside one domain, as stageTransfer takes it to.
template <class M> typename M::template Number<Count> replicaStride(const Inputs<M>& in)
{
    const double domain = double(std::max(in.plainDomain, in.plainPerNode));
    const Layout& l = in.layout;
    if (l.pp > 1 && double(l.tp * l.cp * l.pp) <= domain)
        return in.tp * in.pp;
    return in.tp;
}

template <class M> struct Wire {
    typename M::template Number<BytesPerParameter> weight, gradient;
};
template <class M> Wire<M> wireBytes(const M& m, const Inputs<M>& in)
{
    using namespace constants;
    return {m.constant(gradientBytesNarrow),
        m.constant(in.recipe.gradientsFp32 ? gradientBytesWide : gradientBytesNarrow)};
}

// Gradients of a card's shard, reduced over the groups that hold the same one, once a step. [s]
template <class M>
auto betweenGroups(const M& m, const Inputs<M>& in, typename M::template Number<BytesPerCard> gradients)
{
    using S = typename M::template Number<Seconds>;
    const bool hybrid = in.layout.shardGroup > 0
        && in.layout.shardGroup < in.layout.dp * in.layout.cp && !in.recipe.usesAdapters();
    if (!hybrid)
        return S(m.constant(constants::noTime));
    const Group<M> replicas
        = placedGroup(m, in, in.dp * in.cp / in.shardGroup, replicaStride(in) * in.shardGroup);
    return S(collectiveTime(m, in, Collective::allReduce, gradients / in.shardGroup, replicas,
        SW_TEXT("Step", "between sharding groups")));
}

// ZeRO-3: every layer's weights are gathered before use, again for the backward pass, and gradients
// scattered; traffic hides behind compute but slows it.
template <class M>
auto shardedTraffic(const M& m, const Inputs<M>& in, const LayerMix<M>& mix,
    const StageTime<M>& stage, typename M::template Number<Count> batches, const Group<M>& group)
{
    using namespace constants;
    using S = typename M::template Number<Seconds>;
    const Wire<M> wire = wireBytes(m, in);
    const bool adapters = in.recipe.usesAdapters();
    const auto embedding = in.parameters.embedding / in.tp / m.constant(oneCard);
    auto layer = denseWeights(m, in, mix);
    if (mix.hasExperts)
        layer = layer + routedWeights(m, in, mix);
    const Text perLayer = SW_TEXT("Step", "one layer's weights or gradients");
    const Text table = SW_TEXT("Step", "embedding and head");
    const auto gatherOf = [&](auto weights, Text which) {
        return collectiveTime(m, in, Collective::allGather, weights * wire.weight, group, which);
    };
    const auto scatterOf = [&](auto weights, Text which) -> S {
        if (adapters)
            return m.constant(noTime); // the frozen base has no gradients
        return collectiveTime(
            m, in, Collective::reduceScatter, weights * wire.gradient, group, which);
    };
    const S gather = gatherOf(layer, perLayer), scatter = scatterOf(layer, perLayer);
    const auto longer = [&](const S& compute, const S& traffic) {
        return larger(compute + m.constant(in.k->steal) * smaller(traffic, compute), traffic) - compute;
    };
    const S extra = m.step(SW_TEXT("Step", "exposed sharded traffic of a layer"),
        longer(stage.forward, gather) + longer(stage.backward, gather + scatter),
        "model.md §4.4 (FSDP)");
    const auto tables
        = m.constant(in.shape.plainShape.tiedEmbeddings ? one : two);
    const S first = tables * gatherOf(embedding, table) + scatterOf(embedding, table);
    const S inStep = batches * (stage.layers * extra + m.constant(half) * first) + gather + scatter;
    const S between
        = betweenGroups(m, in,
            (stage.layers * layer + (in.layout.pp > 1 ? m.constant(one) : tables) * embedding)
                * wire.gradient);
    const auto share = in.dpOverlap; // behind the last micro-batch's backward pass
    return inStep + between * (m.constant(one) - share)
        + larger(m.constant(noTime), between * share - stage.layers * stage.backward * share);
}

// ZeRO 0–2: gradients reduced and weights gathered once a step, partly behind the last backward and the
// first forward pass.
template <class M>
auto replicatedTraffic(const M& m, const Inputs<M>& in, const LayerMix<M>& mix,
    const StageTime<M>& stage, typename M::template Number<Count> batches, const Group<M>& group)
{
    using namespace constants;
    using S = typename M::template Number<Seconds>;
    const Wire<M> wire = wireBytes(m, in);
    const Text which = SW_TEXT("Step", "data parallel");
    S reduce = m.constant(noTime), gather = m.constant(noTime), between = m.constant(noTime);
    const auto add = [&](auto weights, const Group<M>& ranks) {
        between = between + betweenGroups(m, in, weights * wire.gradient);
        if (ranks.trivial())
            return;
        reduce = reduce
            + collectiveTime(m, in,
                in.layout.zeroStage == 0 ? Collective::allReduce : Collective::reduceScatter,
                weights * wire.gradient, ranks, which);
        if (in.layout.zeroStage > 0)
            gather = gather
                + collectiveTime(
                    m, in, Collective::allGather, weights * wire.weight, ranks, which);
    };
    const bool oneTable = in.layout.pp > 1 || in.shape.plainShape.tiedEmbeddings;
    const auto embedding = in.parameters.embedding / in.tp / m.constant(oneCard);
    add(stage.layers * denseWeights(m, in, mix) + m.constant(oneTable ? one : two) * embedding,
        group);
    if (mix.hasExperts)
        add(stage.layers * routedWeights(m, in, mix), placedGroup(m, in, expertRanks(m, in), expertParts(in)));
    const auto share = in.dpOverlap;
    const auto open = m.constant(one) - share;
    const auto left = [&](const S& traffic, const S& pass) {
        return traffic * open
            + larger(m.constant(noTime), traffic * share - stage.layers * pass * share);
    };
    const S reducing
        = left(reduce, stage.backward) + m.constant(in.k->steal) * reduce * share;
    return (sharesGradients(in.layout) ? batches * reducing : reducing)
        + left(gather, stage.forward) + m.constant(in.k->steal) * gather * share
        + left(between, stage.backward);
}

} // namespace detail

// Time of a step that data parallelism adds. [s]
template <class M>
auto dataParallelTime(const M& m, const Inputs<M>& in, const LayerMix<M>& mix,
    const StageTime<M>& stage, typename M::template Number<Count> batches)
{
    using S = typename M::template Number<Seconds>;
    const bool sharded = in.layout.zeroStage == 3;
    if (in.layout.dp * in.layout.cp <= 1 || (in.recipe.usesAdapters() && !sharded))
        return S(m.constant(constants::noTime));
    const Group<M> group = placedGroup(m, in, shardRanks(in), detail::replicaStride(in));
    return sharded ? S(detail::shardedTraffic(m, in, mix, stage, batches, group))
                   : S(detail::replicatedTraffic(m, in, mix, stage, batches, group));
}

} // namespace sizewright
