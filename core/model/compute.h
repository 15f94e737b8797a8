// Floating-point work per token (model.md §2): matrix weights as used (active experts), attention by
// the mean attended length, the LM head once, the embedding look-up not at all.
#pragma once

#include "core/model/activations.h"
#include "core/model/roofline.h"

namespace sizewright {

template <class M> struct Work {
    template <class Q> using N = typename M::template Number<Q>;
    N<Parameters> matrixWeights; // that one token meets, head included
    N<FlopPerToken> model; // training, no recomputation: the numerator of MFU
    N<FlopPerToken> hardware; // with recomputation: the numerator of HFU
};

template <class M> Work<M> workPerToken(const M& m, const Inputs<M>& in)
{
    using namespace constants;
    const auto& s = in.shape;
    const auto& p = in.parameters;
    const ModelShape& shape = s.plainShape;
    const auto dense = p.attentionMatrices + p.denseFfnMatrices;
    auto layers = s.layers * dense, lastKind = dense;
    if (shape.experts > 0) {
        auto expertLayer = p.attentionMatrices
            + s.expertsPerToken
                * ffnMatrices(m, s, s.expertFfn, SW_TEXT("Step", "one expert"))
            + s.hidden * s.experts * m.constant(parameterPerElement);
        if (shape.sharedFfn > 0)
            expertLayer = expertLayer + p.sharedMatrices;
        lastKind = expertLayer;
        layers = (s.layers - s.denseLayers) * expertLayer;
        if (shape.denseLayers > 0)
            layers = s.denseLayers * dense + layers;
    }
    auto heads = p.head;
    if (shape.mtpLayers > 0) { // each prediction module is one more layer, a projection and the head
        layers = layers + s.mtpLayers * lastKind;
        heads = heads
            + s.mtpLayers
                * (p.head
                    + m.constant(two) * s.hidden * s.hidden * m.constant(parameterPerElement));
    }
    Work<M> work;
    const auto layerWeights
        = m.step(SW_TEXT("Step", "matrix weights of the layers"), layers, "model.md §2.1");
    work.matrixWeights
        = m.step(SW_TEXT("Step", "matrix weights a token meets"), layerWeights + heads);

    auto attentionLayers = s.layers;
    if (shape.mtpLayers > 0)
        attentionLayers = attentionLayers + s.mtpLayers;
    // Multiply-adds of scores and of the weighted sum: heads × (key width + value width) × length.
    const auto attention = m.step(SW_TEXT("Step", "attention work, forward"),
        m.constant(forwardFlop) * m.constant(parameterPerElement) * attentionLayers * s.heads
            * (keyDim(m, in) + valueDim(m, in)) * meanAttended(m, in) / m.constant(oneToken),
        "model.md §2.1");
    const auto matrices = m.constant(forwardFlop) * work.matrixWeights;
    const auto factor = m.constant(trainingOverForward);
    const auto training = in.recipe.usesAdapters()
        ? m.constant(adapterOverForward) * matrices + factor * attention
        : factor * (matrices + attention);
    work.model = m.figure(resultFields().flopsPerToken, training, "model.md §2.1, §2.4");

    auto hardware = work.model;
    if (in.layout.recompute == Recompute::full) {
        const auto again = m.constant(forwardFlop) * layerWeights + attention;
        hardware = hardware
            + (in.layout.recomputeLayers > 0
                    ? again * recomputedShare(m, in, in.shape.layers / in.pp) : again);
    }
    else if (in.layout.recompute == Recompute::selective && in.recipe.selectiveByOperator())
        hardware = hardware
            + m.constant(selectiveByOperatorWork) * m.constant(forwardFlop) * layerWeights;
    else if (in.layout.recompute == Recompute::selective && !in.recipe.flash())
        hardware = hardware + attention;
    work.hardware = m.step(SW_TEXT("Step", "hardware FLOP per token"), hardware, "model.md §2.3");
    return work;
}

} // namespace sizewright
