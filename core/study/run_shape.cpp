#include "core/study/run_shape.h"

#include <array>

namespace sizewright {

namespace {

constexpr std::int64_t megatronVocabulary = 51200; // GPT-2's 50,257 padded, where none is printed

// What families of models have in common beyond the columns. The first entry whose name the model
// begins with is taken.
struct Family {
    std::string_view idFamily; // of the row's id; empty: any
    std::string_view model;
    void (*complete)(ModelShape&, const RunRow&);
};

void asGpt(ModelShape& s, const RunRow& row)
{
    s.vectorsPerNorm = 2;
    s.qkvBias = s.outputBias = s.mlpBias = true;
    s.learnedPositions = std::int64_t(row.sequence.value_or(0));
}
void asVTrain(ModelShape& s, const RunRow& row)
{
    asGpt(s, row);
    s.vocab = 50257; // not padded: src/config.py at f8dda84; the record's cell is a guess
}
void asBloom(ModelShape& s, const RunRow&)
{
    s.vectorsPerNorm = 2;
    s.qkvBias = s.outputBias = s.mlpBias = s.embeddingNorm = true;
}
void withBiases(ModelShape& s, const RunRow&) // rotary positions, LayerNorm with bias
{
    s.vectorsPerNorm = 2;
    s.qkvBias = s.outputBias = s.mlpBias = true;
}
void layerNormOnly(ModelShape& s, const RunRow&)
{
    s.vectorsPerNorm = 2;
}
void plainNorms(ModelShape&, const RunRow&) {}
void asQwen(ModelShape& s, const RunRow&)
{
    s.qkvBias = true;
}
void asQwen3(ModelShape& s, const RunRow&)
{
    s.qkNorm = QkNorm::perHead;
}
void asInternLm(ModelShape& s, const RunRow&)
{
    s.qkvBias = s.outputBias = true;
}
void asGptOss(ModelShape& s, const RunRow&)
{
    s.qkvBias = s.outputBias = s.attentionSinks = s.expertBias = s.routerBias = true;
    s.slidingWindow = 128; // every second layer (its config.json)
    s.windowedLayers = s.layers / 2;
}
// arXiv 2405.04434 and 2412.19437: the same ranks in both.
void asDeepSeek(ModelShape& s, const RunRow& row)
{
    const bool third = row.model.find("v3") != std::string::npos;
    s.qRank = 1536;
    s.kvRank = 512;
    s.nopeDim = s.valueDim = 128;
    s.ropeDim = 64;
    s.routerBias = third;
    // SimuMax cuts the model to a few layers, one of them dense, and drops the prediction module
    // (its b200_release_v1.2_summary.md).
    const bool cut = s.layers <= 8;
    s.denseLayers = third && !cut ? 3 : 1;
    s.mtpLayers = third && !cut ? 1 : 0;
}

constexpr std::array families{Family{"vtrain", "", asVTrain}, Family{"bloom", "", asBloom}, Family{"run", "bloomberggpt", asBloom},
    Family{"run", "mpt", plainNorms}, Family{"", "mpt", asGpt}, Family{"", "gpt-oss", asGptOss},
    Family{"", "deepseek", asDeepSeek}, Family{"", "qwen3", asQwen3},
    Family{"", "qwen", asQwen}, Family{"", "internlm", asInternLm},
    Family{"", "pythia", withBiases}, Family{"", "stablelm", withBiases},
    Family{"", "falcon", layerNormOnly}, Family{"", "nemotron", layerNormOnly},
    Family{"", "gpt", asGpt}, Family{"", "opt", asGpt}};

std::int64_t whole(std::optional<double> value)
{
    return std::int64_t(value.value_or(0));
}

// The published model that a row means when it prints a name and no architecture.
const ModelEntry* namedModel(const RunRow& row, const Catalogue& catalogue)
{
    struct Alias {
        std::string_view row, id;
    };
    static constexpr std::array aliases{Alias{"llama3-8b", "llama-3.1-8b"},
        Alias{"llama3-70b", "llama-3.1-70b"}, Alias{"llama3.1-8b", "llama-3.1-8b"},
        Alias{"llama3.1-70b", "llama-3.1-70b"}, Alias{"llama3.1-405b", "llama-3.1-405b"},
        Alias{"llama2-7b", "llama-2-7b"}, Alias{"llama2-70b", "llama-2-70b"}};
    for (const Alias& alias : aliases)
        if (row.model == alias.row)
            return catalogue.model(alias.id);
    return catalogue.model(row.model);
}

} // namespace

std::optional<ModelShape> shapeOf(const RunRow& row, const Catalogue& catalogue)
{
    if (!row.layers && !row.hidden) {
        const ModelEntry* entry = namedModel(row, catalogue);
        return entry ? std::optional(entry->shape) : std::nullopt;
    }
    if (!row.layers || !row.hidden || !row.heads)
        return std::nullopt;
    ModelShape s;
    s.layers = whole(row.layers);
    s.hidden = whole(row.hidden);
    s.heads = whole(row.heads);
    s.kvHeads = row.kvHeads ? whole(row.kvHeads) : s.heads;
    s.headDim = row.headDim ? whole(row.headDim) : s.hidden / std::max<std::int64_t>(1, s.heads);
    s.gatedFfn = whole(row.gatedFfn) == 1;
    s.ffn = row.ffn ? whole(row.ffn) : row.experts ? 0 : 4 * s.hidden;
    s.vocab = whole(row.vocab);
    if (s.vocab == 0 && row.model.starts_with("gpt"))
        s.vocab = megatronVocabulary;
    s.tiedEmbeddings = whole(row.tied) == 1;
    s.experts = whole(row.experts);
    s.expertsPerToken = whole(row.expertsPerToken);
    s.expertFfn = whole(row.expertFfn);
    s.sharedFfn = whole(row.sharedExperts) * s.expertFfn;
    for (const Family& family : families)
        if ((family.idFamily.empty() || family.idFamily == row.family())
            && row.model.starts_with(family.model)) {
            family.complete(s, row);
            break;
        }
    s.denseLayers = std::min(s.denseLayers, s.layers);
    if (s.vocab <= 0 || s.layers <= 0 || s.hidden <= 0 || s.heads <= 0)
        return std::nullopt;
    return s;
}

} // namespace sizewright
