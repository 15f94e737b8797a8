// One layer, and the head, for one micro-batch on one card: time by part, forward and backward
// (model.md §4.1, §4.4).
#pragma once

#include "core/model/collectives.h"

namespace sizewright {

// Where the time of a layer goes. `launch` is what the host needs beyond the card's own time.
template <class M> struct PassTime {
    using S = typename M::template Number<Seconds>;
    S matrix, attention, elementWise, experts, launch, tensorParallel, contextParallel,
        expertParallel;
};

template <class M> struct LayerTime {
    using S = typename M::template Number<Seconds>;
    PassTime<M> forward, backward;
    S recompute; // forward work repeated in the backward pass
    S total; // forward + backward + recompute
    S forwardTotal, backwardTotal; // backwardTotal includes recompute
};

namespace constants {
inline const Constant<Seconds> noTime{
    SW_TEXT("Constant", "no time"), fromBase<Seconds>(0), "definition"};
} // namespace constants

template <class M> auto launchFloor(const M& m, const Recipe& recipe, bool experts)
{
    using namespace constants;
    struct Row {
        const Constant<Seconds>& layer;
        const Constant<Seconds>& experts;
    };
    static const std::array<Row, 7> rows{Row{launchMegatronDeepSpeed, launchExperts},
        Row{launchMegatron, launchExperts}, Row{launchTransformerEngine, launchExperts},
        Row{launchEager, launchExperts}, Row{launchCompiled, launchExperts},
        Row{launchPartialGraph, launchExpertsPartial}, Row{launchFullGraph, launchExpertsFull}};
    const Row& row = rows[std::size_t(recipe.software)];
    auto floor = m.constant(row.layer);
    return experts ? floor + m.constant(row.experts) : floor;
}

// Tokens of one micro-batch on one card, as rows of a matrix. [count]
template <class M> auto tokenRows(const M& m, const Inputs<M>& in)
{
    return m.step(SW_TEXT("Step", "token rows on a card"),
        in.microBatch * in.sequence / in.cp / m.constant(constants::oneToken));
}

namespace detail {

template <class M> struct NamedProduct {
    MatrixProduct<M> product;
    Text name;
};

// The matrix products of attention's projections on one tensor-parallel rank. (model.md §1.1, §1.2)
template <class M>
std::vector<NamedProduct<M>> projections(
    const M& m, const Inputs<M>& in, typename M::template Number<Count> rows)
{
    const auto& s = in.shape;
    std::vector<NamedProduct<M>> out;
    if (s.plainShape.kvRank > 0) {
        const auto queryWidth = s.heads * (s.nopeDim + s.ropeDim);
        if (s.plainShape.qRank > 0) {
            out.push_back({{rows, s.hidden, s.qRank}, SW_TEXT("Step", "query down-projection")});
            out.push_back(
                {{rows, s.qRank, queryWidth / in.tp}, SW_TEXT("Step", "query up-projection")});
        } else
            out.push_back(
                {{rows, s.hidden, queryWidth / in.tp}, SW_TEXT("Step", "query projection")});
        out.push_back({{rows, s.hidden, s.kvRank + s.ropeDim},
            SW_TEXT("Step", "key-value down-projection")});
        out.push_back({{rows, s.kvRank, s.heads * (s.nopeDim + s.valueDim) / in.tp},
            SW_TEXT("Step", "key-value up-projection")});
        out.push_back({{rows, s.heads * s.valueDim / in.tp, s.hidden},
            SW_TEXT("Step", "attention output projection")});
        return out;
    }
    out.push_back({{rows, s.hidden,
                       (s.heads + m.constant(constants::two) * s.kvHeads) * s.headDim / in.tp},
        SW_TEXT("Step", "query, key and value projection")});
    out.push_back({{rows, s.heads * s.headDim / in.tp, s.hidden},
        SW_TEXT("Step", "attention output projection")});
    return out;
}

template <class M>
void addFeedForward(const M& m, const Inputs<M>& in, typename M::template Number<Count> rows,
    typename M::template Number<Count> width, std::vector<NamedProduct<M>>& out)
{
    const auto& s = in.shape;
    const auto first = s.plainShape.gatedFfn ? m.constant(constants::two) * width : width;
    out.push_back({{rows, s.hidden, first / in.tp}, SW_TEXT("Step", "feed-forward, first")});
    out.push_back({{rows, width / in.tp, s.hidden}, SW_TEXT("Step", "feed-forward, second")});
}

} // namespace detail

// The attention core, forward and backward. [s, s]
template <class M> auto attentionTimes(const M& m, const Inputs<M>& in)
{
    using namespace constants;
    using S = typename M::template Number<Seconds>;
    const auto& s = in.shape;
    const auto heads = larger(m.constant(one), s.heads / in.tp);
    const auto attended = meanAttended(m, in) / m.constant(oneToken);
    const auto rows = tokenRows(m, in);
    const auto scores = m.step(
        SW_TEXT("Step", "attention scores on a card"), rows * heads * attended, "model.md §4.1");
    const auto work
        = m.constant(flopPerMultiplyAdd) * scores * (keyDim(m, in) + valueDim(m, in));
    const auto peak = in.peak16 * clockShare(m, in);
    std::pair<S, S> times{m.constant(noTime), m.constant(noTime)};
    if (in.recipe.flash()) {
        const auto occupancy = larger(m.constant(leastOccupancy),
            smaller(m.constant(one),
                in.microBatch * heads
                    * (in.sequence / in.cp / m.constant(oneToken) / m.constant(attentionBlock))
                    / in.multiprocessors));
        const auto ramp = m.constant(one)
            / squareRoot(m.constant(one)
                + m.constant(attentionRamp) / (in.sequence / m.constant(oneToken)));
        auto efficiency = in.attentionEfficiency * occupancy * ramp;
        if (plain(keyDim(m, in)).value() < 128)
            efficiency = efficiency * m.constant(smallHeadRate);
        efficiency = m.step(
            SW_TEXT("Step", "attention efficiency"), efficiency, "model.md §4.1");
        times.first = work / (peak * efficiency) + m.constant(kernelLatency);
        times.second = m.constant(flashBackwardWork) * work
                / (peak * efficiency * m.constant(flashBackwardRate))
            + m.constant(three) * m.constant(kernelLatency);
    } else {
        // The full square is computed and goes through memory.
        const auto square = rows * heads * in.sequence / m.constant(oneToken);
        const auto squareWork
            = m.constant(flopPerMultiplyAdd) * square * (keyDim(m, in) + valueDim(m, in));
        const auto efficiency = in.matrixEfficiency16
            * smaller(m.constant(one),
                m.constant(unfusedBase) + m.constant(unfusedSlope) * keyDim(m, in));
        const bool dropout = in.recipe.dropout;
        times.first = squareWork / (peak * efficiency)
            + streamTime(
                m, in, m.constant(dropout ? scoreForwardDropout : scoreForward) * square)
            + (m.constant(four) + m.constant(one)) * m.constant(kernelLatency);
        times.second = m.constant(two) * squareWork / (peak * efficiency)
            + streamTime(
                m, in, m.constant(dropout ? scoreBackwardDropout : scoreBackward) * square)
            + m.constant(two) * m.constant(four) * m.constant(kernelLatency);
    }
    times.first
        = m.step(SW_TEXT("Step", "attention core, forward"), times.first, "model.md §4.1");
    times.second
        = m.step(SW_TEXT("Step", "attention core, backward"), times.second, "model.md §4.1");
    return times;
}

// A layer of the dense or of the expert kind.
template <class M> LayerTime<M> layerTime(const M& m, const Inputs<M>& in, bool experts)
{
    using namespace constants;
    using N = typename M::template Number<Count>;
    using S = typename M::template Number<Seconds>;
    const auto& s = in.shape;
    const ModelShape& shape = s.plainShape;
    const N rows = tokenRows(m, in);
    const N single = m.constant(one);
    const bool frozen = in.recipe.usesAdapters();
    LayerTime<M> t;
    const S zero = m.constant(noTime);
    t.forward = t.backward = {zero, zero, zero, zero, zero, zero, zero, zero};

    // --- matrix products
    std::vector<detail::NamedProduct<M>> products = detail::projections(m, in, rows);
    if (!experts)
        detail::addFeedForward(m, in, rows, s.ffn, products);
    else if (shape.sharedFfn > 0)
        detail::addFeedForward(m, in, rows, s.sharedFfn, products);
    for (const auto& [product, name] : products) {
        t.forward.matrix = t.forward.matrix
            + matrixTime(m, in, product, Pass::forward, true, name, single);
        t.backward.matrix = t.backward.matrix
            + matrixTime(m, in, product, Pass::inputGradient, true, name, single);
        if (!frozen)
            t.backward.matrix = t.backward.matrix
                + matrixTime(m, in, product, Pass::weightGradient, true, name, single);
    }

    // --- attention core
    std::tie(t.forward.attention, t.backward.attention) = attentionTimes(m, in);

    // --- element-wise traffic
    const bool mla = shape.kvRank > 0;
    const N qkvWidth = mla
        ? s.heads * keyDim(m, in) + s.heads * (keyDim(m, in) + valueDim(m, in))
        : (s.heads + m.constant(two) * s.kvHeads) * s.headDim;
    const N residual = in.layout.sequenceParallel ? s.hidden / in.tp : s.hidden;
    const N ffnWidth = (experts ? s.sharedFfn : s.ffn) / in.tp;
    const auto traffic = rows
        * (residual
                * m.constant(in.recipe.dropout ? residualTrafficDropout : residualTraffic)
            + ffnWidth * m.constant(shape.gatedFfn ? gatedTraffic : plainTraffic)
            + qkvWidth / in.tp * m.constant(qkvTraffic));
    const bool eager = in.recipe.software == SoftwareStack::eager;
    auto moved = traffic * m.constant(eager ? eagerTraffic : fusedTraffic);
    auto movedBack = m.constant(elementBackward) * moved;
    if (in.recipe.fp8()) {
        moved = moved
            + m.constant(castTraffic) * rows
                * (m.constant(two) * s.hidden + s.heads * valueDim(m, in) / in.tp + ffnWidth);
        const N first = shape.gatedFfn ? m.constant(two) * ffnWidth : ffnWidth;
        movedBack = movedBack
            + m.constant(castTraffic) * rows
                * (m.constant(two) * s.hidden + qkvWidth / in.tp + first);
    }
    const auto launches = m.constant(two) * m.constant(three) * m.constant(kernelLatency);
    t.forward.elementWise = m.step(SW_TEXT("Step", "element-wise kernels, forward"),
        streamTime(m, in, moved) + launches, "model.md §4.1");
    t.backward.elementWise = m.step(SW_TEXT("Step", "element-wise kernels, backward"),
        streamTime(m, in, movedBack) + launches + m.constant(two) * m.constant(kernelLatency),
        "model.md §4.1");

    // --- tensor-parallel collectives: two all-reduce (or all-gather and reduce-scatter) each way
    const auto rowBytes = m.constant(operandBytes) * rows * s.hidden;
    if (in.layout.tp > 1) {
        const Group<M> group = placedGroup(m, in, in.tp, single);
        const auto one_ = collectiveTime(m, in, Collective::allReduce, rowBytes, group,
            SW_TEXT("Step", "tensor parallel"));
        const auto each = experts && shape.sharedFfn == 0 ? one_ : m.constant(two) * one_;
        const auto exposed = each * (m.constant(one) - in.tpOverlap);
        t.forward.tensorParallel
            = m.step(SW_TEXT("Step", "exposed tensor-parallel traffic, forward"), exposed);
        // Megatron-LM hides most of the backward all-reduce behind the weight gradient.
        const bool hidden = in.recipe.software == SoftwareStack::megatron
            && plain(in.tpOverlap).value() == 0;
        t.backward.tensorParallel
            = m.step(SW_TEXT("Step", "exposed tensor-parallel traffic, backward"),
                hidden ? exposed * m.constant(asyncGradient) : exposed);
    }

    // --- context-parallel ring
    if (in.layout.cp > 1) {
        const Group<M> group = placedGroup(m, in, in.cp, in.tp);
        const auto bandwidth = group.insideDomain() ? in.linkRate * in.linkEfficiency
                                                    : in.networkRate * in.networkEfficiency;
        const N keyValue = (mla ? s.heads * (keyDim(m, in) + valueDim(m, in))
                                : m.constant(two) * s.kvHeads * s.headDim)
            / in.tp;
        const auto ring = m.step(SW_TEXT("Step", "ring of keys and values"),
            m.constant(operandBytes) * rows * keyValue * (in.cp - single) / bandwidth,
            "arXiv 2310.01889");
        const auto hidden = m.constant(ringHidden);
        t.forward.contextParallel
            = m.step(SW_TEXT("Step", "exposed context-parallel traffic, forward"),
                larger(zero, ring - hidden * t.forward.attention));
        t.backward.contextParallel
            = m.step(SW_TEXT("Step", "exposed context-parallel traffic, backward"),
                larger(zero, m.constant(two) * ring - hidden * t.backward.attention));
    }

    // --- routed experts
    if (experts) {
        const bool split = in.layout.sequenceParallel && in.layout.tp > 1;
        const N slots = m.step(SW_TEXT("Step", "token slots on a card"),
            (split ? rows / in.tp : rows) * s.expertsPerToken * in.expertImbalance,
            "model.md §4.1");
        const N local = larger(single, floored(s.experts / in.ep));
        const N each = slots / local;
        const N first = shape.gatedFfn ? m.constant(two) * s.expertFfn : s.expertFfn;
        const std::array<detail::NamedProduct<M>, 2> grouped{
            detail::NamedProduct<M>{{each, s.hidden, first}, SW_TEXT("Step", "experts, first")},
            detail::NamedProduct<M>{
                {each, s.expertFfn, s.hidden}, SW_TEXT("Step", "experts, second")}};
        S forward = zero, backward = zero;
        for (const auto& [product, name] : grouped) {
            forward = forward + matrixTime(m, in, product, Pass::forward, true, name, local);
            backward = backward
                + matrixTime(m, in, product, Pass::inputGradient, true, name, local);
            if (!frozen)
                backward = backward
                    + matrixTime(m, in, product, Pass::weightGradient, true, name, local);
        }
        auto permuted = slots * s.hidden * m.constant(permuteTraffic)
            + slots * s.expertFfn * m.constant(shape.gatedFfn ? gatedTraffic : plainTraffic);
        if (in.recipe.fp8())
            permuted = permuted + m.constant(castTraffic) * slots * (s.hidden + s.expertFfn);
        const auto permute = m.step(SW_TEXT("Step", "permutation and routing traffic"),
            streamTime(m, in, permuted)
                + streamTime(m, in, rows * s.experts * m.constant(routerTraffic)),
            "model.md §4.1");
        const auto router = matrixTime(m, in, {split ? rows / in.tp : rows, s.hidden, s.experts},
            Pass::forward, false, SW_TEXT("Step", "router"), single);
        t.forward.experts = m.step(
            SW_TEXT("Step", "routed experts, forward"), forward + permute + router);
        t.backward.experts = m.step(SW_TEXT("Step", "routed experts, backward"),
            backward + m.constant(elementBackward) * permute + m.constant(two) * router);
        if (in.layout.ep > 1) {
            const Group<M> group = placedGroup(m, in, in.ep, single);
            const auto wide = m.constant(two) * m.constant(operandBytes) * slots * s.hidden;
            S exchange = zero;
            if (group.insideDomain())
                exchange = wide * (in.ep - single) / in.ep
                        / (in.linkRate * in.linkEfficiency * m.constant(allToAllRate))
                    + m.constant(four) * m.constant(linkLatency);
            else {
                // A token goes once to each node that holds one of its experts.
                const auto nodes = in.ep / group.perDomain;
                const auto away = single - single / nodes;
                const auto copies = nodes * (single - power(away, s.expertsPerToken));
                exchange = wide / s.expertsPerToken * copies * away
                        / (in.networkRate * in.networkEfficiency * m.constant(allToAllRate))
                    + m.constant(two) * m.constant(three) * m.constant(networkLatency);
            }
            const auto exposed = m.step(SW_TEXT("Step", "exposed expert traffic"),
                exchange * (single - in.epOverlap), "model.md §4.4");
            t.forward.expertParallel = exposed;
            t.backward.expertParallel = exposed;
        }
    }

    // --- the host must launch it all
    const auto host = launchFloor(m, in.recipe, experts);
    const auto busyF = t.forward.matrix + t.forward.attention + t.forward.elementWise
        + t.forward.experts;
    const auto busyB = t.backward.matrix + t.backward.attention + t.backward.elementWise
        + t.backward.experts;
    t.forward.launch
        = m.step(SW_TEXT("Step", "launch overhead, forward"), larger(zero, host - busyF));
    t.backward.launch = m.step(SW_TEXT("Step", "launch overhead, backward"),
        larger(zero, m.constant(two) * host - busyB));
    const Text kind = experts ? SW_TEXT("Step", "expert layer") : SW_TEXT("Step", "dense layer");
    t.forwardTotal = m.step(SW_TEXT("Step", "forward time of a layer"),
        busyF + t.forward.launch + t.forward.tensorParallel + t.forward.contextParallel
            + t.forward.expertParallel,
        "model.md §4", kind);
    const auto backwardOnly = busyB + t.backward.launch + t.backward.tensorParallel
        + t.backward.contextParallel + t.backward.expertParallel;
    t.recompute = zero;
    if (in.layout.recompute == Recompute::full)
        t.recompute = t.forwardTotal;
    else if (in.layout.recompute == Recompute::selective) {
        if (in.recipe.selectiveByOperator())
            t.recompute = m.constant(selectiveByOperatorWork)
                * (t.forwardTotal - t.forward.tensorParallel);
        else if (!in.recipe.flash())
            t.recompute = t.forward.attention;
    }
    t.backwardTotal = m.step(SW_TEXT("Step", "backward time of a layer"),
        backwardOnly + t.recompute, "model.md §4", kind);
    t.total = t.forwardTotal + t.backwardTotal;
    return t;
}

// The LM head and the loss on the last stage, forward + backward. [s]
template <class M> auto headTime(const M& m, const Inputs<M>& in)
{
    using namespace constants;
    const auto rows = tokenRows(m, in);
    const auto vocab = in.shape.vocab / in.tp;
    const auto single = m.constant(one);
    const MatrixProduct<M> product{rows, in.shape.hidden, vocab};
    const Text name = SW_TEXT("Step", "LM head");
    auto matrices = matrixTime(m, in, product, Pass::forward, false, name, single)
        + matrixTime(m, in, product, Pass::inputGradient, false, name, single);
    if (!in.recipe.usesAdapters())
        matrices
            = matrices + matrixTime(m, in, product, Pass::weightGradient, false, name, single);
    const auto fused
        = m.constant(in.recipe.lossKernel == LossKernel::fused ? fusedLoss : plainLoss);
    return m.step(SW_TEXT("Step", "LM head and loss"),
        matrices
            + fused
                * streamTime(m, in,
                    rows * vocab * (m.constant(lossForward) + m.constant(lossBackward))),
        "model.md §4.1");
}

} // namespace sizewright
