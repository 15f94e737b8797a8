// What a config.json leaves unsaid because the class of the model fixes it: norms, biases, gates,
// tying, and the defaults of its keys. One row per family, read from transformers' own classes.
#pragma once

#include "core/import/hf_reader.h"
#include "core/model/shape.h"

namespace sizewright {

namespace parts { // where a bias may sit; norm stands for the bias of a LayerNorm
inline constexpr unsigned qkv = 1, out = 2, mlp = 4, head = 8, norm = 16, expert = 32, router = 64;
inline constexpr unsigned attention = qkv | out;
inline constexpr unsigned all = qkv | out | mlp;
} // namespace parts

// A key that switches biases on or, inverted ("no_bias"), off.
struct HfBiasKey {
    const char* key = nullptr;
    unsigned parts = 0;
    bool inverted = false;
};

// transformers writes a nested text_config as the difference from its class, so that there, and
// only there, a missing key has the class's value. 0: the class has none.
struct HfClassDefaults {
    std::int64_t layers = 0, hidden = 0, heads = 0, kvHeads = 0, ffn = 0, vocab = 0;
};

enum class HfWindow : std::uint8_t {
    unused, // a window in the file counts only where layer_types says so
    everyLayer, // Mistral
    byPattern, // all but every windowPattern-th layer (Gemma)
    lastLayers, // from max_window_layers on, if use_sliding_window (Qwen)
};

struct HfFamily {
    const char* modelTypes = ""; // values of model_type, separated by spaces
    const char* classes = ""; // how the architecture's class begins, for files without model_type
    int normsPerLayer = 2;
    bool layerNorm = false; // its bias is a part of `biases`
    bool weightlessNorms = false; // OLMo
    bool finalNorm = true;
    bool embeddingNorm = false;
    bool gated = true;
    bool tied = false; // transformers' default of tie_word_embeddings
    unsigned biases = 0; // parts with a bias unless a key says otherwise
    std::array<HfBiasKey, 3> biasKeys{};
    QkNorm qkNorm = QkNorm::none;
    const char* qkNormKey = nullptr; // nullptr: always as qkNorm says
    bool qkNormDefault = true; // where the key is absent
    bool sinks = false;
    bool sharedGate = false;
    std::int64_t headDim = 0; // 0: hidden / heads
    std::int64_t ffnFactor = 0; // of hidden where no width is given; 0: must be given
    std::int64_t positions = 0; // default rows of a learned position table, 0: there is none
    std::int64_t extraPositions = 0; // OPT keeps two more rows than it has positions
    HfWindow window = HfWindow::unused;
    std::int64_t windowPattern = 0;
    HfClassDefaults defaults{};
    void (*special)(HfReader&, ModelShape&) = nullptr; // what no column can say
};

// By model_type, else by the architecture's class; nullptr if neither is known.
const HfFamily* findFamily(std::string_view modelType, std::string_view architecture);
// For decoders of no known family: counted as Llama is.
const HfFamily& unknownFamily();
// The family of files that carry neither, told by a key only it has; nullptr otherwise.
const HfFamily* familyByKey(const nlohmann::json& object);

// Why a known kind of model is not imported; its sentence takes the model's name as %1.
struct HfRefusal {
    const char* code;
    Text sentence;
};
const HfRefusal* findRefusal(
    std::string_view modelType, std::string_view architecture, const nlohmann::json& object);

} // namespace sizewright
