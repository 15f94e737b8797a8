#include "core/import/hf_config.h"

#include "core/import/hf_families.h"
#include "core/import/hf_json.h"
#include "core/model/parameters.h"

#include <algorithm>

namespace sizewright {

using nlohmann::json;

namespace {

// Where models that also see or hear keep their language part.
const char* const nestedNames[]
    = {"text_config", "language_config", "llm_config", "thinker_config.text_config"};

// Parts beside the language model.
const char* const otherParts[] = {"vision_config", "audio_config", "audio_processor", "embd_layer",
    "mm_vision_tower", "visual", "thinker_config"};

// More than any model that could be planned; below it no sum in 64 bits or double loses a digit
// that matters.
constexpr double mostParameters = 1e16;

struct Scope { // the object that describes the language model, and the one around it
    const json* object = nullptr;
    std::string prefix; // "text_config." or empty
};
Scope scopeOf(const json& root, HfReader& outer)
{
    for (const char* name : nestedNames)
        if (const json* nested = outer.find(name); nested && nested->is_object())
            return {nested, std::string(name) + '.'};
    return {&root, {}};
}

bool looksLikeConfig(const json& object)
{
    for (const char* key :
        {"model_type", "architectures", "hidden_size", "n_embd", "d_model", "dim"})
        if (object.contains(key))
            return true;
    return false;
}

void readBiases(HfReader& in, const HfFamily& family, ModelShape& shape)
{
    unsigned on = family.biases;
    for (const HfBiasKey& key : family.biasKeys)
        if (const auto value = key.key ? in.flag(key.key) : std::nullopt)
            on = *value != key.inverted ? on | key.parts : on & ~key.parts;
    shape.qkvBias = on & parts::qkv;
    shape.outputBias = on & parts::out;
    shape.mlpBias = on & parts::mlp;
    shape.headBias = on & parts::head;
    shape.routerBias = on & parts::router;
    shape.expertBias = on & parts::expert;
    shape.vectorsPerNorm = family.weightlessNorms             ? 0
        : family.layerNorm && (on & parts::norm) != 0 ? 2
                                                      : 1;
}

// How many of the layers are dense: the first ones, those a step leaves out, those listed.
std::int64_t denseLayers(HfReader& in, const ModelShape& shape)
{
    if (const json* types = in.list("mlp_layer_types")) // "dense", "sparse"
        return std::count(types->begin(), types->end(), json("dense"));
    if (const json* flags = in.list("moe_layer_freq")) // one 0 or 1 per layer
        return std::count(flags->begin(), flags->end(), json(0));
    if (const json* indices = in.list("moe_layers"))
        return std::max<std::int64_t>(0, shape.layers - std::int64_t(indices->size()));
    const std::int64_t first = in.number(HfKey::firstDenseLayers, 0);
    const std::int64_t step = std::max<std::int64_t>(1, in.number(HfKey::expertLayerStep, 1));
    const json* frequencyValue = in.find("moe_layer_freq");
    const std::int64_t frequency = frequencyValue && frequencyValue->is_number_unsigned()
        ? std::clamp<std::int64_t>(frequencyValue->get<std::int64_t>(), 1, shape.layers)
        : 1;
    std::int64_t last = in.number(HfKey::lastExpertLayer, -1);
    if (last < 0)
        last = shape.layers - 1;
    std::set<std::int64_t> listed;
    if (const json* indices = in.list("mlp_only_layers"))
        for (const json& index : *indices)
            if (index.is_number_integer())
                listed.insert(index.get<std::int64_t>());
    std::int64_t dense = 0;
    for (std::int64_t i = 0; i < shape.layers; ++i) {
        const bool experts = i >= first && i <= last && (i + 1) % step == 0 && i % frequency == 0
            && !listed.contains(i);
        dense += experts ? 0 : 1;
    }
    return dense;
}

void readExperts(HfReader& in, const HfFamily& family, ModelShape& shape)
{
    shape.experts = in.number(HfKey::experts, 0);
    const auto width = in.number(HfKey::expertFfn);
    const auto sharedWidth = in.number(HfKey::sharedFfn);
    const std::int64_t sharedCount = in.number(HfKey::sharedExperts, 0);
    const auto perToken = in.number(HfKey::expertsPerToken);
    shape.denseLayers = shape.experts > 1 ? denseLayers(in, shape) : 0;
    if (shape.experts <= 1 || shape.denseLayers >= shape.layers) { // all layers are dense
        shape.experts = shape.denseLayers = 0;
        shape.routerBias = shape.expertBias = false;
        return;
    }
    if (!perToken && !in.error())
        in.noteMissing(HfKey::expertsPerToken);
    shape.expertsPerToken = perToken.value_or(1);
    if (shape.expertsPerToken > shape.experts)
        in.fail("import.hf.inconsistent",
            {SW_TEXT("Import", "A token goes to %1 experts, but there are only %2; correct the "
                               "file or take the model's original config.json."),
                {std::to_string(shape.expertsPerToken), std::to_string(shape.experts)}});
    shape.expertFfn = width.value_or(shape.ffn);
    if (shape.ffn == 0 && shape.denseLayers == 0)
        shape.ffn = shape.expertFfn;
    // Shared experts are given as one width or as a number of experts of the routed ones' width.
    shape.sharedFfn = sharedWidth.value_or(sharedCount * shape.expertFfn);
    shape.sharedGate = family.sharedGate && shape.sharedFfn > 0;
    if (const std::string method = in.text("topk_method"); !method.empty())
        shape.routerBias = method == "noaux_tc";
    if (in.text("score_func") == "sigmoid") // DeepSeek's own inference configs
        shape.routerBias = true;
}

void readLatentAttention(HfReader& in, ModelShape& shape)
{
    shape.kvRank = in.number(HfKey::kvRank, 0);
    const std::int64_t queryRank = in.number(HfKey::queryRank, 0);
    const std::int64_t nope = in.number(HfKey::nopeDim, 0);
    const std::int64_t rope = in.number(HfKey::ropeDim, 0);
    const auto value = in.number(HfKey::valueDim);
    if (shape.kvRank == 0)
        return;
    shape.qRank = queryRank;
    shape.nopeDim = nope;
    shape.ropeDim = rope;
    shape.valueDim = value.value_or(0);
    shape.headDim = nope + rope; // what queries and keys are as wide as
    if (shape.headDim == 0 && !in.error())
        in.noteMissing(HfKey::nopeDim);
    if (shape.qkvBias)
        in.warn("import.hf.not_counted",
            {SW_TEXT("Import", "The biases of the latent attention's inner projections are not "
                               "counted: far below one percent of the parameters."),
                {}});
}

void readWindow(HfReader& in, const HfFamily& family, ModelShape& shape)
{
    const std::int64_t window = in.number(HfKey::window, 0);
    const std::int64_t fullFrom = in.number(HfKey::maxWindowLayers, shape.layers);
    const bool switchedOn = in.flag("use_sliding_window", false);
    const json* patternValue = in.find("sliding_window_pattern");
    const std::int64_t pattern = patternValue && patternValue->is_string() // Exaone 4: see there
        ? family.windowPattern
        : in.number(HfKey::windowPattern, family.windowPattern);
    const json* types = in.list("layer_types");
    if (window == 0 || (shape.maxPositions > 0 && window >= shape.maxPositions))
        return;
    std::int64_t windowed = 0;
    if (types && std::int64_t(types->size()) == shape.layers)
        windowed = std::count(types->begin(), types->end(), json("sliding_attention"))
            + std::count(types->begin(), types->end(), json("chunked_attention"));
    else if (family.window == HfWindow::everyLayer)
        windowed = shape.layers;
    else if (family.window == HfWindow::byPattern && pattern > 0)
        windowed = shape.layers - shape.layers / pattern;
    else if (family.window == HfWindow::lastLayers && switchedOn)
        windowed = std::max<std::int64_t>(0, shape.layers - fullFrom);
    if (windowed > 0) {
        shape.slidingWindow = window;
        shape.windowedLayers = windowed;
    }
}

void readHeads(HfReader& in, const HfFamily& family, const HfClassDefaults& defaults,
    ModelShape& shape)
{
    shape.heads = in.required(HfKey::heads, defaults.heads);
    const auto kvHeads = in.number(HfKey::kvHeads);
    shape.kvHeads = kvHeads.value_or(defaults.kvHeads > 0 ? defaults.kvHeads : shape.heads);
    const auto headDim = in.number(HfKey::headDim);
    shape.headDim = headDim.value_or(family.headDim);
    readLatentAttention(in, shape);
    if (shape.headDim == 0 && shape.heads > 0) {
        shape.headDim = shape.hidden / shape.heads;
        if (shape.hidden % shape.heads != 0)
            in.fail("import.hf.inconsistent",
                {SW_TEXT("Import", "The hidden size %1 is no multiple of the %2 attention heads "
                                   "and there is no head_dim; correct the file or take the model's "
                                   "original config.json."),
                    {std::to_string(shape.hidden), std::to_string(shape.heads)}});
    }
}

void checkShape(HfReader& in, const ModelShape& shape)
{
    if (in.error())
        return;
    if (shape.kvRank == 0 && shape.heads % shape.kvHeads != 0)
        in.fail("import.hf.inconsistent",
            {SW_TEXT("Import", "The %1 attention heads cannot share %2 key-value heads evenly; "
                               "correct the file or take the model's original config.json."),
                {std::to_string(shape.heads), std::to_string(shape.kvHeads)}});
    if (shape.denseLayers > shape.layers || shape.learnedPositions < 0)
        in.fail("import.hf.inconsistent",
            {SW_TEXT("Import", "The file lists more layers than its %1; correct it or take the "
                               "model's original config.json."),
                {std::to_string(shape.layers)}});
    const std::int64_t widest = 1'000'000'000;
    if (shape.heads * shape.headDim > widest || shape.heads * shape.valueDim > widest
        || shape.sharedFfn > widest || totalParameters(shape).value() > mostParameters)
        in.fail("import.hf.out_of_range",
            {SW_TEXT("Import", "The file's numbers add up to a model beyond all measure (more than "
                               "10^16 parameters); take the model's original config.json."),
                {}});
}

ModelShape readShape(HfReader& in, const HfFamily& family, const HfClassDefaults& defaults)
{
    ModelShape shape;
    shape.layers = in.required(HfKey::layers, defaults.layers);
    shape.hidden = in.required(HfKey::hidden, defaults.hidden);
    shape.vocab = in.required(HfKey::vocab, defaults.vocab);
    shape.gatedFfn = family.gated;
    shape.finalNorm = family.finalNorm;
    shape.embeddingNorm = family.embeddingNorm;
    shape.normsPerLayer = family.normsPerLayer;
    shape.attentionSinks = family.sinks;
    readBiases(in, family, shape);
    if (!family.qkNormKey || in.flag(family.qkNormKey, family.qkNormDefault))
        shape.qkNorm = family.qkNorm;
    readHeads(in, family, defaults, shape);

    const auto ffn = in.number(HfKey::ffn);
    shape.ffn = ffn.value_or(family.ffnFactor * shape.hidden);
    readExperts(in, family, shape);
    if (shape.ffn == 0)
        shape.ffn = in.required(HfKey::ffn, defaults.ffn);
    if (shape.experts > 0 && shape.expertFfn == 0)
        shape.expertFfn = shape.ffn;

    shape.mtpLayers = in.number(HfKey::mtpLayers, 0);
    if (family.positions > 0)
        shape.learnedPositions
            = in.required(HfKey::maxPositions, family.positions) + family.extraPositions;
    shape.maxPositions = in.number(HfKey::maxPositions, 0);
    readWindow(in, family, shape);
    if (family.special && !in.error())
        family.special(in, shape);
    in.checkMissing();
    checkShape(in, shape);
    return shape;
}

std::string joined(const std::vector<std::string>& words)
{
    std::string out;
    for (const std::string& word : words)
        out += (out.empty() ? "" : ", ") + word;
    return out;
}

void warnOfRest(HfReader& in, HfReader& outer, const json& root, bool familyKnown,
    const std::string& name)
{
    if (!familyKnown)
        in.warn("import.hf.unknown_family",
            {SW_TEXT("Import", "The family %1 is not known here and is counted like Llama; compare "
                               "the parameter count with the published one."),
                {name}});
    if (!in.assumed().empty())
        in.warn("import.hf.assumed",
            {SW_TEXT("Import", "The file does not say all; taken from the defaults of the model's "
                               "class: %1."),
                {joined(in.assumed())}});
    std::vector<std::string> left;
    for (const char* part : otherParts)
        if (const auto it = root.find(part); it != root.end() && !it->is_null())
            left.emplace_back(part);
    if (!left.empty())
        in.warn("import.hf.part_left_out",
            {SW_TEXT("Import", "Only the language model is taken; left out: %1."), {joined(left)}});
    if (in.find("quantization_config") || outer.find("quantization_config")
        || in.find("compression_config") || outer.find("compression_config"))
        in.warn("import.hf.quantised",
            {SW_TEXT("Import", "The checkpoint is stored quantised; that is its size on disk, not "
                               "the size it is trained in, and the plan's precision counts."),
                {}});
    if (name.find("Classification") != std::string::npos
        || name.find("RewardModel") != std::string::npos)
        in.warn("import.hf.assumed",
            {SW_TEXT("Import", "%1 has another head than a language model; it is counted with a "
                               "language-model head."),
                {name}});
}

std::string firstOf(std::string a, std::string b)
{
    return a.empty() ? std::move(b) : std::move(a);
}

} // namespace

Result<HfConfig> readHfConfig(std::string_view bytes, std::string_view fileName)
{
    const auto parsed = parseHfJson(bytes, fileName);
    if (!parsed)
        return parsed.problems();
    const json& root = *parsed;
    HfReader outer(root, std::string(fileName));
    const Scope scope = scopeOf(root, outer);
    HfReader in(*scope.object, std::string(fileName));

    // A nested part's own name counts first, the whole model's is the one to show.
    const std::string outerType = outer.text("model_type"), innerType = in.text("model_type");
    const std::string outerClass = outer.text("architectures"),
                      innerClass = in.text("architectures");
    const std::string name = shown(std::string_view(
        firstOf(firstOf(outerClass, outerType), firstOf(innerClass, innerType))));

    if (root.contains("peft_type")) {
        outer.fail("import.hf.not_a_config",
            {SW_TEXT("Import", "The file describes an adapter, not a model; give the config.json "
                               "of the base model it belongs to."),
                {}});
        return *outer.error();
    }
    if (!looksLikeConfig(*scope.object) && !looksLikeConfig(root)) {
        outer.fail("import.hf.not_a_config",
            {SW_TEXT("Import", "The file is JSON but not the config of a model: it has neither "
                               "model_type nor architectures nor hidden_size; give the file named "
                               "config.json of the model's page."),
                {}});
        return *outer.error();
    }
    const HfRefusal* refusal = findRefusal(outerType, outerClass, root);
    if (!refusal && scope.object != &root)
        refusal = findRefusal(innerType, innerClass, *scope.object);
    if (refusal) {
        outer.fail(refusal->code,
            {refusal->sentence, {name.empty() ? std::string("The model") : name}});
        return *outer.error();
    }

    const HfFamily* family = findFamily(innerType, innerClass);
    if (!family)
        family = findFamily(outerType, outerClass);
    if (!family)
        family = familyByKey(*scope.object);
    const bool known = family != nullptr;
    if (!known)
        family = &unknownFamily();

    const bool nested = scope.object != &root;
    HfConfig config;
    config.shape = readShape(in, *family, nested ? family->defaults : HfClassDefaults{});
    const auto tied = in.flag("tie_word_embeddings");
    config.shape.tiedEmbeddings
        = tied ? *tied : outer.flag("tie_word_embeddings").value_or(family->tied);
    if (in.error())
        return *in.error();
    if (outer.error())
        return *outer.error();

    warnOfRest(in, outer, root, known, name.empty() ? std::string("of the file") : name);
    config.architecture = shown(std::string_view(firstOf(outerClass, innerClass)));
    config.modelType = shown(std::string_view(firstOf(outerType, innerType)));
    for (const auto& [key, value] : root.items())
        if (!outer.isUsed(key) && (nested || !in.isUsed(key)))
            config.ignored.push_back(key);
    if (nested)
        for (const auto& [key, value] : scope.object->items())
            if (!in.isUsed(key))
                config.ignored.push_back(scope.prefix + key);
    config.warnings = in.warnings();
    return config;
}

} // namespace sizewright
