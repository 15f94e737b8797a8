// The architecture of a decoder-only transformer, as its config states it (model.md §0, §1).
// Whole numbers and switches only: the formulas on it are in parameters.h and compute.h.
#pragma once

#include <cstdint>

namespace sizewright {

enum class QkNorm : std::uint8_t {
    none,
    perHead, // one vector of head-dimension width for q and one for k (Qwen3)
    fullWidth, // as wide as all query heads, and as all key heads (OLMoE)
};

struct ModelShape {
    std::int64_t layers = 0;
    std::int64_t hidden = 0;
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0;
    std::int64_t headDim = 0;
    std::int64_t ffn = 0; // width of a dense layer's feed-forward block
    std::int64_t vocab = 0;
    std::int64_t learnedPositions = 0; // rows of a learned position table, 0 with rotary or ALiBi
    std::int64_t maxPositions = 0; // longest context the config states; informative
    bool gatedFfn = false; // three matrices (SwiGLU, GeGLU) instead of two
    bool tiedEmbeddings = false;
    bool qkvBias = false;
    bool outputBias = false; // bias of the attention output projection
    bool mlpBias = false;
    bool headBias = false; // bias of the LM head (vocab-wide)
    std::int64_t vectorsPerNorm = 1; // 1 RMSNorm, 2 LayerNorm with bias, 0 no weights at all
    std::int64_t normsPerLayer = 2;
    bool finalNorm = true;
    bool embeddingNorm = false; // BLOOM
    QkNorm qkNorm = QkNorm::none;
    bool attentionSinks = false; // one learned scalar per head (gpt-oss)

    // Mixture of experts; experts = 0: every layer is dense.
    std::int64_t experts = 0;
    std::int64_t expertsPerToken = 0;
    std::int64_t expertFfn = 0;
    std::int64_t sharedFfn = 0; // total width of the shared experts
    std::int64_t denseLayers = 0; // layers without experts among `layers`
    bool routerBias = false;
    bool sharedGate = false; // Qwen2-MoE: a gate on the shared expert
    bool expertBias = false;

    // Multi-head latent attention (DeepSeek); kvRank = 0: ordinary attention.
    std::int64_t qRank = 0; // 0: queries are projected directly
    std::int64_t kvRank = 0;
    std::int64_t nopeDim = 0;
    std::int64_t ropeDim = 0;
    std::int64_t valueDim = 0;

    std::int64_t mtpLayers = 0; // multi-token prediction modules, beside `layers`

    std::int64_t slidingWindow = 0; // tokens; 0: full attention everywhere
    std::int64_t windowedLayers = 0; // how many of `layers` use the window

    // Elements of the matrices of one dense layer.
    std::int64_t layerMatrices() const
    {
        return hidden * (2 * heads + 2 * kvHeads) * headDim + (gatedFfn ? 3 : 2) * hidden * ffn;
    }

    friend bool operator==(const ModelShape&, const ModelShape&) = default;
};

} // namespace sizewright
