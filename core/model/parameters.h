// Parameter counts (model.md §1).
//
// Counts every weight that the published counts include: matrices, biases, norms, embeddings, learned
// positions, router and its correction bias. Leaves out: vocabulary padding, multi-token prediction modules
// (published totals exclude them; time and memory add them), buffers.
// Sources: the config fields themselves; cross-read with Megatron-LM theoretical_memory_usage.py.
#pragma once

#include "core/model/shape.h"
#include "core/trace/number.h"

namespace sizewright {

// The shape's whole numbers as numbers of policy M, so that formulas on them explain themselves.
template <class M> struct ShapeNumbers {
    using N = typename M::template Number<Count>;
    ModelShape plainShape; // for branches
    N layers, hidden, heads, kvHeads, headDim, ffn, vocab, learnedPositions;
    N vectorsPerNorm, normsPerLayer;
    N experts, expertsPerToken, expertFfn, sharedFfn, denseLayers;
    N qRank, kvRank, nopeDim, ropeDim, valueDim, mtpLayers, slidingWindow, windowedLayers;
};

inline ShapeNumbers<Plain> plainNumbers(const ModelShape& s)
{
    const auto n = [](std::int64_t v) { return count(double(v)); };
    return {s, n(s.layers), n(s.hidden), n(s.heads), n(s.kvHeads), n(s.headDim), n(s.ffn),
        n(s.vocab), n(s.learnedPositions), n(s.vectorsPerNorm), n(s.normsPerLayer), n(s.experts),
        n(s.expertsPerToken), n(s.expertFfn), n(s.sharedFfn), n(s.denseLayers), n(s.qRank),
        n(s.kvRank), n(s.nopeDim), n(s.ropeDim), n(s.valueDim), n(s.mtpLayers),
        n(s.slidingWindow), n(s.windowedLayers)};
}

namespace constants {
inline const Constant<Parameters> parameterPerElement{
    SW_TEXT("Constant", "one parameter per weight"), fromBase<Parameters>(1), "definition"};
inline const Constant<Parameters> noParameters{
    SW_TEXT("Constant", "no parameters"), fromBase<Parameters>(0), "definition"};
inline const Constant<Count> two{SW_TEXT("Constant", "two"), count(2), "definition"};
inline const Constant<Count> three{SW_TEXT("Constant", "three"), count(3), "definition"};
inline const Constant<Count> one{SW_TEXT("Constant", "one"), count(1), "definition"};
} // namespace constants

template <class M> struct ParameterCounts {
    using P = typename M::template Number<Parameters>;
    P attentionMatrices; // of one layer
    P denseFfnMatrices; // of one dense layer
    P expertMatrices; // of one expert, with its biases
    P sharedMatrices; // of the shared experts of one layer
    P router; // of one layer
    P denseLayer, moeLayer, moeLayerActive; // whole layers with norms and biases
    P embedding, head, positions, otherWeights; // otherWeights: final and embedding norms, head bias
    P blocks, total, active;
};

template <class M> auto attentionMatrices(const M& m, const ShapeNumbers<M>& s)
{
    using namespace constants;
    const auto w = m.constant(parameterPerElement);
    if (s.plainShape.kvRank > 0) { // multi-head latent attention, §1.2
        const auto queryWidth = m.step(
            SW_TEXT("Step", "query width"), s.heads * (s.nopeDim + s.ropeDim));
        auto query = s.plainShape.qRank > 0 ? s.hidden * s.qRank + s.qRank * queryWidth
                                            : s.hidden * queryWidth;
        const auto keyValue = s.hidden * (s.kvRank + s.ropeDim)
            + s.kvRank * s.heads * (s.nopeDim + s.valueDim);
        return m.step(SW_TEXT("Step", "attention matrices of a layer"),
            (query + keyValue + s.heads * s.valueDim * s.hidden) * w, "model.md §1.2");
    }
    return m.step(SW_TEXT("Step", "attention matrices of a layer"),
        (s.hidden * (s.heads + m.constant(two) * s.kvHeads) * s.headDim
            + s.heads * s.headDim * s.hidden)
            * w,
        "model.md §1.1");
}

// A feed-forward block of the given width: 2 or, gated, 3 matrices. [parameters]
template <class M>
auto ffnMatrices(
    const M& m, const ShapeNumbers<M>& s, typename M::template Number<Count> width, Text which)
{
    const auto matrices = m.constant(s.plainShape.gatedFfn ? constants::three : constants::two);
    return m.step(SW_TEXT("Step", "feed-forward matrices"),
        matrices * s.hidden * width * m.constant(constants::parameterPerElement), "model.md §1.3",
        which);
}

template <class M>
auto ffnBias(const M& m, const ShapeNumbers<M>& s, typename M::template Number<Count> width)
{
    const auto w = m.constant(constants::parameterPerElement);
    return s.plainShape.gatedFfn ? (m.constant(constants::two) * width + s.hidden) * w
                                 : (width + s.hidden) * w;
}

template <class M> ParameterCounts<M> parameterCounts(const M& m, const ShapeNumbers<M>& s)
{
    using namespace constants;
    const ModelShape& shape = s.plainShape;
    const auto w = m.constant(parameterPerElement);
    ParameterCounts<M> p;

    p.attentionMatrices = attentionMatrices(m, s);

    // Norms and biases of the attention half and of the layer as a whole.
    auto small = s.normsPerLayer * s.vectorsPerNorm * s.hidden;
    if (shape.kvRank > 0)
        small = small + s.qRank + s.kvRank;
    if (shape.qkvBias && shape.kvRank == 0)
        small = small + (s.heads + m.constant(two) * s.kvHeads) * s.headDim;
    if (shape.outputBias)
        small = small + s.hidden;
    if (shape.qkNorm == QkNorm::perHead)
        small = small + m.constant(two) * s.headDim;
    if (shape.qkNorm == QkNorm::fullWidth)
        small = small + (s.heads + s.kvHeads) * s.headDim;
    if (shape.attentionSinks)
        small = small + s.heads;
    const auto smallWeights = m.step(SW_TEXT("Step", "norms and biases of a layer"), small * w);

    p.denseFfnMatrices = ffnMatrices(m, s, s.ffn, SW_TEXT("Step", "dense layer"));
    auto dense = p.attentionMatrices + p.denseFfnMatrices + smallWeights;
    if (shape.mlpBias)
        dense = dense + ffnBias(m, s, s.ffn);
    p.denseLayer = m.step(SW_TEXT("Step", "parameters of a dense layer"), dense);

    p.expertMatrices = p.sharedMatrices = p.router = p.moeLayer = p.moeLayerActive = p.denseLayer;
    p.blocks = p.denseLayer;
    auto activeBlocks = p.denseLayer;
    if (shape.experts > 0) {
        auto expert = ffnMatrices(m, s, s.expertFfn, SW_TEXT("Step", "one expert"));
        if (shape.expertBias)
            expert = expert + ffnBias(m, s, s.expertFfn);
        p.expertMatrices = m.step(SW_TEXT("Step", "parameters of an expert"), expert);
        auto router = s.hidden * s.experts;
        if (shape.routerBias)
            router = router + s.experts;
        p.router = m.step(SW_TEXT("Step", "router of a layer"), router * w);
        auto common = p.attentionMatrices + smallWeights + p.router;
        p.sharedMatrices = ffnMatrices(m, s, s.sharedFfn, SW_TEXT("Step", "shared experts"));
        if (shape.sharedFfn > 0)
            common = common + p.sharedMatrices;
        if (shape.sharedGate)
            common = common + s.hidden * w;
        p.moeLayer = m.step(SW_TEXT("Step", "parameters of an expert layer"),
            common + s.experts * p.expertMatrices, "model.md §1.3");
        p.moeLayerActive = m.step(SW_TEXT("Step", "active parameters of an expert layer"),
            common + s.expertsPerToken * p.expertMatrices, "model.md §1.3");
        const auto expertLayers = s.layers - s.denseLayers;
        if (shape.denseLayers > 0) {
            p.blocks = s.denseLayers * p.denseLayer + expertLayers * p.moeLayer;
            activeBlocks = s.denseLayers * p.denseLayer + expertLayers * p.moeLayerActive;
        } else {
            p.blocks = s.layers * p.moeLayer;
            activeBlocks = s.layers * p.moeLayerActive;
        }
    } else {
        p.blocks = s.layers * p.denseLayer;
        activeBlocks = p.blocks;
    }
    p.blocks = m.step(SW_TEXT("Step", "parameters of all layers"), p.blocks);

    p.embedding = m.step(SW_TEXT("Step", "token embedding"), s.vocab * s.hidden * w);
    p.head = p.embedding;
    p.positions = m.step(SW_TEXT("Step", "learned positions"), s.learnedPositions * s.hidden * w);

    auto other = m.constant(noParameters);
    if (shape.finalNorm)
        other = other + s.vectorsPerNorm * s.hidden * w;
    if (shape.embeddingNorm)
        other = other + s.vectorsPerNorm * s.hidden * w;
    if (shape.headBias)
        other = other + s.vocab * w;
    p.otherWeights = m.step(SW_TEXT("Step", "final and embedding norms"), other);

    auto rest = p.embedding + p.otherWeights;
    if (!shape.tiedEmbeddings)
        rest = rest + m.step(SW_TEXT("Step", "language-model head"), p.head);
    if (shape.learnedPositions > 0)
        rest = rest + p.positions;
    p.total = m.figure(resultFields().paramsTotal, p.blocks + rest,
        "model.md §1");
    p.active = m.figure(resultFields().paramsActive,
        activeBlocks + rest, "model.md §1.3");
    return p;
}

// Total parameters of a shape, to the digit. [parameters]
inline Parameters totalParameters(const ModelShape& shape)
{
    return parameterCounts(Plain{}, plainNumbers(shape)).total;
}
inline Parameters activeParameters(const ModelShape& shape)
{
    return parameterCounts(Plain{}, plainNumbers(shape)).active;
}

} // namespace sizewright
