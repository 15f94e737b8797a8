#include "core/import/hf_special.h"

#include <algorithm>
#include <cmath>

namespace sizewright {

namespace {

void warnNotCounted(HfReader& in, const char* what)
{
    in.warn("import.hf.not_counted",
        {SW_TEXT("Import", "%1 is not counted or counted only nearly: the difference is far below "
                           "one percent of the parameters."),
            {what}});
}

void setAllBiases(ModelShape& shape, bool on)
{
    shape.qkvBias = shape.outputBias = shape.mlpBias = on;
}

} // namespace

void hfBigCode(HfReader& in, ModelShape& shape)
{
    // GPTBigCode's own key, and the one of SantaCoder's older class.
    const std::string kind = in.text("attention_head_type");
    const bool oldClass = in.text("architectures").starts_with("GPT2LMHeadCustom");
    if (oldClass && kind.empty()) // the published models of that class have it
        in.assume("attention_head_type = multiquery");
    const bool fallback = !oldClass || kind.empty() || kind == "multiquery";
    shape.kvHeads = in.flag("multi_query", fallback) ? 1 : shape.heads;
}

void hfChatGlm(HfReader& in, ModelShape& shape)
{
    if (!in.flag("multi_query_attention", false))
        shape.kvHeads = shape.heads;
    if (!in.flag("rmsnorm", true))
        shape.vectorsPerNorm = 2;
    shape.finalNorm = in.flag("post_layer_norm", true);
}

void hfExaone4(HfReader& in, ModelShape& shape)
{
    // "LLLG": which of the layers, over and over, see everything (G).
    const std::string pattern = in.text("sliding_window_pattern");
    const std::int64_t window = in.number(HfKey::window, 0);
    if (window == 0 || shape.windowedLayers > 0 || pattern.empty())
        return;
    std::int64_t windowed = 0;
    for (std::int64_t i = 0; i < shape.layers; ++i)
        windowed += pattern[std::size_t(i) % pattern.size()] == 'L' ? 1 : 0;
    shape.slidingWindow = window;
    shape.windowedLayers = windowed;
}

void hfFalcon(HfReader& in, ModelShape& shape)
{
    const std::string modelType = in.text("model_type");
    const bool second = in.flag("new_decoder_architecture", modelType == "RefinedWeb");
    // In the first generation num_kv_heads may stand in the file without any meaning.
    if (!second)
        shape.kvHeads = in.flag("multi_query", true) ? 1 : shape.heads;
    const bool parallel = in.flag("parallel_attn", true);
    const nlohmann::json* norms = in.find("num_ln_in_parallel_attn");
    const bool one = norms ? *norms == 1 : !second;
    shape.normsPerLayer = parallel && one ? 1 : 2;
}

void hfIndexer(HfReader& in, ModelShape&)
{
    for (const char* key : {"index_head_dim", "index_n_heads", "index_topk"})
        in.find(key);
    in.warn("import.hf.not_counted",
        {SW_TEXT("Import", "The indexer of the sparse attention is not modelled: its parameters "
                           "(below one percent) are left out and attention is counted as full."),
            {}});
}

void hfLlama4(HfReader& in, ModelShape& shape)
{
    // intermediate_size is the width of the experts and of the one shared expert.
    if (shape.experts > 0) {
        shape.expertFfn = shape.sharedFfn = shape.ffn;
        shape.ffn = in.number(HfKey::denseFfn, shape.ffn);
    }
    in.find("use_qk_norm"); // a norm without weights
    if (shape.windowedLayers > 0)
        in.warn("import.hf.not_counted",
            {SW_TEXT("Import", "Attention within chunks of %1 tokens is counted as a sliding "
                               "window of that length."),
                {std::to_string(shape.slidingWindow)}});
}

void hfMiniCpm3(HfReader&, ModelShape& shape)
{
    if (shape.kvRank > 0 && shape.valueDim == 0)
        shape.valueDim = shape.hidden / shape.heads;
}

void hfMpt(HfReader& in, ModelShape& shape)
{
    if (const nlohmann::json* ratio = in.find("expansion_ratio");
        ratio && ratio->is_number() && !in.number(HfKey::ffn)) {
        const double width = ratio->get<double>() * double(shape.hidden);
        if (!(width >= 1 && width <= 1e8))
            in.fail("import.hf.out_of_range",
                {SW_TEXT("Import", "expansion_ratio is %1, which makes no possible width; correct "
                                   "it or take the model's original config.json."),
                    {ratio->dump()}});
        else
            shape.ffn = std::llround(width);
    }
    if (in.text("attn_config.attn_type") == "multiquery_attention")
        shape.kvHeads = 1;
    if (in.text("norm_type").find("rmsnorm") != std::string::npos)
        shape.vectorsPerNorm = 1;
    shape.gatedFfn = in.text("ffn_config.ffn_type") == "mptglu";
    const bool learned = in.flag("learned_pos_emb", true) && !in.flag("attn_config.alibi", true)
        && !in.flag("attn_config.rope", false);
    if (learned)
        shape.learnedPositions = in.required(HfKey::maxPositions, 2048);
    if (in.flag("attn_config.qk_ln", false)) {
        shape.qkNorm = QkNorm::fullWidth;
        if (shape.vectorsPerNorm > 1)
            warnNotCounted(in, "qk_ln");
    }
}

void hfOpt(HfReader& in, ModelShape& shape)
{
    if (const nlohmann::json* width = in.find("word_embed_proj_dim");
        width && *width != shape.hidden)
        in.fail("import.hf.unsupported",
            {SW_TEXT("Import", "word_embed_proj_dim differs from hidden_size, which this version "
                               "does not model; take another size of the family."),
                {}});
    shape.finalNorm = in.flag("do_layer_norm_before", true)
        && !in.flag("_remove_final_layer_norm", false);
    if (!in.flag("layer_norm_elementwise_affine", true))
        shape.vectorsPerNorm = 0;
}

void hfPhi(HfReader& in, ModelShape& shape)
{
    if (shape.qkNorm != QkNorm::none) // LayerNorm with bias: a second vector
        warnNotCounted(in, "qk_layernorm");
}

void hfQwen1(HfReader& in, ModelShape& shape)
{
    shape.ffn = std::max<std::int64_t>(1, shape.ffn / 2); // the file gives both halves of the gate
    if (!in.flag("no_bias", true))
        setAllBiases(shape, true);
}

void hfStableLm(HfReader& in, ModelShape& shape)
{
    if (in.flag("use_parallel_residual", false))
        shape.normsPerLayer = 1;
}

void hfUnknown(HfReader& in, ModelShape& shape)
{
    std::string activation = in.text("hidden_act");
    if (activation.empty())
        activation = in.text("activation_function");
    for (const char* plain : {"relu", "relu2", "gelu", "gelu_new", "gelu_fast"})
        if (activation == plain)
            shape.gatedFfn = false;
}

} // namespace sizewright
