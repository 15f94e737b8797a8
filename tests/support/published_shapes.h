// Architectures with published parameter counts, written out from their configs.
#pragma once

#include "core/model/shape.h"

#include <array>
#include <string_view>

namespace sizewright::test {

// A Llama-like decoder: RMSNorm, gated feed-forward, rotary positions.
inline ModelShape llamaShape(std::int64_t layers, std::int64_t hidden, std::int64_t heads,
    std::int64_t kvHeads, std::int64_t ffn, std::int64_t vocab)
{
    ModelShape s;
    s.layers = layers;
    s.hidden = hidden;
    s.heads = heads;
    s.kvHeads = kvHeads;
    s.headDim = hidden / heads;
    s.ffn = ffn;
    s.vocab = vocab;
    s.gatedFfn = true;
    return s;
}

// A GPT: LayerNorm, biases, four-fold feed-forward, learned positions, tied embedding.
inline ModelShape gptShape(std::int64_t layers, std::int64_t hidden, std::int64_t heads,
    std::int64_t vocab, std::int64_t positions)
{
    ModelShape s = llamaShape(layers, hidden, heads, heads, 4 * hidden, vocab);
    s.gatedFfn = false;
    s.tiedEmbeddings = s.qkvBias = s.outputBias = s.mlpBias = true;
    s.vectorsPerNorm = 2;
    s.learnedPositions = positions;
    return s;
}

inline ModelShape expertShape(ModelShape s, std::int64_t experts, std::int64_t perToken,
    std::int64_t width)
{
    s.experts = experts;
    s.expertsPerToken = perToken;
    s.expertFfn = width;
    return s;
}

inline ModelShape llama8Shape() { return llamaShape(32, 4096, 32, 8, 14336, 128256); }
inline ModelShape llama70Shape() { return llamaShape(80, 8192, 64, 8, 28672, 128256); }
inline ModelShape llama405Shape() { return llamaShape(126, 16384, 128, 8, 53248, 128256); }
inline ModelShape llama2Shape() { return llamaShape(32, 4096, 32, 32, 11008, 32000); }

inline ModelShape qwen3Shape(std::int64_t layers, std::int64_t hidden, std::int64_t heads,
    std::int64_t width)
{
    ModelShape s = expertShape(llamaShape(layers, hidden, heads, 4, 0, 151936), 128, 8, width);
    s.headDim = 128;
    s.qkNorm = QkNorm::perHead;
    return s;
}

inline ModelShape deepseekV3Shape()
{
    ModelShape s = expertShape(llamaShape(61, 7168, 128, 128, 18432, 129280), 256, 8, 2048);
    s.sharedFfn = 2048;
    s.denseLayers = 3;
    s.routerBias = true;
    s.qRank = 1536;
    s.kvRank = 512;
    s.nopeDim = 128;
    s.ropeDim = 64;
    s.valueDim = 128;
    return s;
}

inline ModelShape gptOssShape()
{
    ModelShape s = expertShape(llamaShape(36, 2880, 64, 8, 0, 201088), 128, 4, 2880);
    s.headDim = 64;
    s.qkvBias = s.outputBias = s.attentionSinks = s.expertBias = s.routerBias = true;
    return s;
}

struct MptSize {
    std::string_view name;
    std::int64_t layers, hidden, heads;
};
inline constexpr std::array mptSizes{MptSize{"125m", 12, 768, 12}, MptSize{"350m", 24, 1024, 16},
    MptSize{"760m", 24, 1536, 12}, MptSize{"1b", 24, 2048, 16}, MptSize{"3b", 32, 2560, 20},
    MptSize{"7b", 32, 4096, 32}, MptSize{"13b", 40, 5120, 40}, MptSize{"30b", 48, 7168, 56},
    MptSize{"70b", 80, 8192, 64}};
inline ModelShape mptShape(std::string_view name, std::int64_t positions)
{
    for (const MptSize& size : mptSizes)
        if (size.name == name)
            return gptShape(size.layers, size.hidden, size.heads, 50368, positions);
    return {};
}

// NumParams of the llm-foundry benchmarking README (mosaicml/llm-foundry@8c8dd48): the count grows with
// the sequence length, for which positions are learned.
struct MptCount {
    std::string_view name;
    std::int64_t positions, parameters;
};
inline constexpr MptCount mptCounts[]{
    {"125m", 512, 124131840}, {"125m", 1024, 124525056}, {"125m", 2048, 125311488},
    {"125m", 4096, 126884352}, {"125m", 8192, 130030080}, {"125m", 16384, 136321536},
    {"125m", 32768, 148904448}, {"125m", 65536, 174070272}, {"350m", 512, 354412544},
    {"350m", 1024, 354936832}, {"350m", 2048, 355985408}, {"350m", 4096, 358082560},
    {"350m", 8192, 362276864}, {"350m", 16384, 370665472}, {"350m", 32768, 387442688},
    {"350m", 65536, 420997120}, {"760m", 512, 758111232}, {"760m", 1024, 758897664},
    {"760m", 2048, 760470528}, {"760m", 4096, 763616256}, {"760m", 8192, 769907712},
    {"760m", 16384, 782490624}, {"760m", 32768, 807656448}, {"760m", 65536, 857988096},
    {"3b", 512, 2647905280}, {"3b", 1024, 2649216000}, {"3b", 2048, 2651837440},
    {"3b", 4096, 2657080320}, {"3b", 8192, 2667566080}, {"3b", 16384, 2688537600},
    {"3b", 32768, 2730480640}, {"3b", 65536, 2814366720}, {"7b", 1024, 6654664704},
    {"7b", 2048, 6658859008}, {"7b", 4096, 6667247616}, {"7b", 8192, 6684024832},
    {"7b", 16384, 6717579264}, {"7b", 32768, 6784688128}, {"7b", 65536, 6918905856},
    {"13b", 512, 12846090240}, {"13b", 1024, 12848711680}, {"13b", 2048, 12853954560},
    {"13b", 4096, 12864440320}, {"13b", 8192, 12885411840}, {"30b", 512, 29964204032},
    {"30b", 1024, 29967874048}, {"30b", 2048, 29975214080}, {"30b", 4096, 29989894144},
    {"30b", 8192, 30019254272}, {"70b", 2048, 64862437376},
};

} // namespace sizewright::test
