// One layer, and the head, for one micro-batch on one card: time by part, forward and backward
// (model.md §4.1, §4.4).
#pragma once

#include "core/model/attention_time.h"
#include "core/model/element_time.h"
#include "core/model/expert_time.h"
#include "core/model/layer_traffic.h"

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
    S forwardTotal, backwardTotal; // without recompute
};

// What the host needs to launch a layer's forward pass, by software stack. [s]
template <class M> auto launchFloor(const M& m, const Inputs<M>& in, bool experts)
{
    struct Row {
        const Constant<Seconds>& layer;
        const Constant<Seconds>& experts;
    };
    const ModelConstants& k = *in.k;
    const std::array<Row, 7> rows{Row{k.launchMegatron, k.launchExperts},
        Row{k.launchMegatron, k.launchExperts}, Row{k.launchTransformerEngine, k.launchExperts},
        Row{k.launchEager, k.launchExperts}, Row{k.launchCompiled, k.launchExperts},
        Row{k.launchPartialGraph, k.launchExpertsPartial},
        Row{k.launchFullGraph, k.launchExpertsFull}};
    const Row& row = rows[std::size_t(in.recipe.software)];
    auto floor = m.constant(row.layer);
    if (experts)
        floor = floor + m.constant(row.experts);
    return in.calibrated ? floor * in.launchFactor : floor;
}

// Rate of products as wide as a card's part of the vocabulary: full where the width is a multiple of 8
// elements, a step less for each halving below. Megatron-Core pads the vocabulary; others are asked for the
// width that they compute. [ratio]
template <class M> auto vocabularyRate(const M& m, const Inputs<M>& in)
{
    using namespace constants;
    using R = typename M::template Number<Ratio>;
    R rate = m.constant(one);
    const SoftwareStack software = in.recipe.software;
    const bool padded = software == SoftwareStack::transformerEngine
        || software == SoftwareStack::partialGraph || software == SoftwareStack::fullGraph;
    const std::int64_t width = in.shape.plainShape.vocab / in.layout.tp;
    if (!padded && width > 0)
        for (std::int64_t aligned = 8; width % aligned != 0; aligned /= 2)
            rate = rate * m.constant(in.k->alignmentStep);
    return rate;
}

namespace detail {

// Forward work done again in the backward pass, of the layers that are recomputed. [s]
template <class M> auto recomputeTime(const M& m, const Inputs<M>& in, const LayerTime<M>& t)
{
    using namespace constants;
    switch (in.layout.recompute) {
    case Recompute::none: break;
    case Recompute::full: return t.forwardTotal;
    case Recompute::selective:
        if (in.recipe.selectiveByOperator())
            return m.constant(selectiveByOperatorWork)
                * (t.forwardTotal - t.forward.tensorParallel);
        if (!in.recipe.flash())
            return t.forward.attention;
        break;
    }
    return m.constant(noTime);
}

template <class M> auto passTotal(const PassTime<M>& t)
{
    return t.matrix + t.attention + t.elementWise + t.experts + t.launch + t.tensorParallel
        + t.contextParallel + t.expertParallel;
}

} // namespace detail

// What a quantised base costs a pass over a layer: its weights are unpacked before every product. [s]
template <class M> auto dequantiseTime(const M& m, const Inputs<M>& in, bool experts)
{
    const auto& p = in.parameters;
    auto weights = p.attentionMatrices / in.tp;
    if (!experts)
        weights = weights + p.denseFfnMatrices / in.tp;
    else {
        weights = weights + expertsOnCard(m, in);
        if (in.shape.plainShape.sharedFfn > 0)
            weights = weights + p.sharedMatrices / in.tp;
    }
    return m.step(SW_TEXT("Step", "unpacking of quantised weights"),
        streamTime(m, in,
            weights * m.constant(in.k->dequantiseTraffic) / m.constant(constants::oneCard)),
        "arXiv 2305.14314 §3", experts ? SW_TEXT("Step", "expert layer") : SW_TEXT("Step", "dense layer"));
}

// A layer of the dense or of the expert kind.
template <class M> LayerTime<M> layerTime(const M& m, const Inputs<M>& in, bool experts)
{
    using namespace constants;
    using S = typename M::template Number<Seconds>;
    using Pair = detail::PassPair<M>;
    const auto rows = tokenRows(m, in);
    const S zero = m.constant(noTime);
    LayerTime<M> t;
    t.forward = t.backward = {zero, zero, zero, zero, zero, zero, zero, zero};
    const auto put = [&t](S PassTime<M>::*part, const Pair& pair) {
        t.forward.*part = pair.forward;
        t.backward.*part = pair.backward;
    };

    std::vector<detail::NamedProduct<M>> products = detail::projections(m, in, rows);
    if (!experts)
        detail::addFeedForward(m, in, rows, in.shape.ffn, products);
    else if (in.shape.plainShape.sharedFfn > 0)
        detail::addFeedForward(m, in, rows, in.shape.sharedFfn, products);
    put(&PassTime<M>::matrix, detail::matrixTimes(m, in, products, m.constant(one)));
    const Pair attention = attentionTimes(m, in);
    put(&PassTime<M>::attention, attention);
    put(&PassTime<M>::elementWise, detail::elementWiseTimes(m, in, experts));
    if (in.layout.tp > 1)
        put(&PassTime<M>::tensorParallel, detail::tensorParallelTimes(m, in, experts));
    if (in.layout.cp > 1)
        put(&PassTime<M>::contextParallel, detail::contextParallelTimes(m, in, attention));
    if (experts)
        put(&PassTime<M>::experts, detail::expertTimes(m, in));
    if (experts && in.layout.ep * in.layout.etp > 1) {
        const S exchange = detail::expertExchange(m, in);
        put(&PassTime<M>::expertParallel, {exchange, exchange});
    }

    if (in.recipe.form == TrainingForm::qlora) {
        const S unpack = dequantiseTime(m, in, experts);
        t.forward.matrix = t.forward.matrix + unpack;
        t.backward.matrix = t.backward.matrix + unpack;
    }
    // The host must launch it all, collectives too; the card waits where the host is slower.
    const S host = launchFloor(m, in, experts);
    const bool waits = in.layout.tp > 1
        && in.recipe.software == SoftwareStack::megatronDeepSpeed;
    const auto overhead = [&](const S& launching, const S& card) -> S {
        const S beyond = larger(zero, launching - card);
        return waits ? beyond + m.constant(in.k->launchExposed) * smaller(launching, card) : beyond;
    };
    t.forward.launch = m.step(SW_TEXT("Step", "launch overhead, forward"),
        overhead(host, detail::passTotal<M>(t.forward)));
    t.backward.launch = m.step(SW_TEXT("Step", "launch overhead, backward"),
        overhead(m.constant(two) * host, detail::passTotal<M>(t.backward)));

    const Text kind = experts ? SW_TEXT("Step", "expert layer") : SW_TEXT("Step", "dense layer");
    t.forwardTotal = m.step(SW_TEXT("Step", "forward time of a layer"),
        detail::passTotal<M>(t.forward), "model.md §4", kind);
    t.recompute = detail::recomputeTime(m, in, t);
    t.backwardTotal = m.step(SW_TEXT("Step", "backward time of a layer"),
        detail::passTotal<M>(t.backward), "model.md §4", kind);
    t.total = t.forwardTotal + t.backwardTotal + t.recompute;
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
        = m.constant(in.recipe.lossKernel == LossKernel::fused ? in.k->fusedLoss : plainLoss);
    return m.step(SW_TEXT("Step", "LM head and loss"),
        matrices / vocabularyRate(m, in)
            + fused
                * streamTime(m, in,
                    rows * vocab * (m.constant(in.k->lossForward) + m.constant(in.k->lossBackward))),
        "model.md §4.1");
}

} // namespace sizewright
