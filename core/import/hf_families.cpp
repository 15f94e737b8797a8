#include "core/import/hf_families.h"

#include "core/import/hf_special.h"

namespace sizewright {

namespace {

using enum HfWindow;
using enum QkNorm;

constexpr HfBiasKey attentionBias{"attention_bias", parts::attention};
constexpr HfBiasKey qkvBias{"attention_bias", parts::qkv};
constexpr HfBiasKey mlpBias{"mlp_bias", parts::mlp};
constexpr HfBiasKey headBias{"lm_head_bias", parts::head};

// clang-format off
constexpr HfFamily families[] = {
    // Llama and what is built like it: RMSNorm, gated, no bias unless a key asks for one.
    {.modelTypes = "llama code_llama llava llava_next llava_onevision video_llava vipllava Yi "
                   "aquila xverse skywork helium granite",
     .classes = "Llama Llava Granite",
     .biasKeys = {attentionBias, mlpBias},
     .defaults = {32, 4096, 32, 0, 11008, 32000}},
    {.modelTypes = "smollm3 minicpm", .classes = "SmolLM3 MiniCPMForCausalLM",
     .tied = true, .biasKeys = {attentionBias, mlpBias}},
    {.modelTypes = "minicpm3", .classes = "MiniCPM3", .tied = true, .special = hfMiniCpm3},
    {.modelTypes = "arcee", .classes = "Arcee", .gated = false,
     .biasKeys = {attentionBias, mlpBias}},
    {.modelTypes = "exaone", .classes = "ExaoneForCausalLM"},
    {.modelTypes = "exaone4", .classes = "Exaone4", .qkNorm = perHead, .special = hfExaone4},
    {.modelTypes = "seed_oss", .classes = "SeedOss", .biases = parts::qkv,
     .biasKeys = {qkvBias, HfBiasKey{"attention_out_bias", parts::out}, mlpBias}},
    {.modelTypes = "llama4 llama4_text", .classes = "Llama4",
     .biasKeys = {attentionBias}, .window = byPattern, .windowPattern = 4,
     .defaults = {48, 5120, 40, 8, 8192, 202048}, .special = hfLlama4},
    {.modelTypes = "mistral ministral ministral3 mistral3", .classes = "Mistral Ministral",
     .window = everyLayer, .defaults = {32, 4096, 32, 8, 14336, 32000}},
    {.modelTypes = "mixtral", .classes = "Mixtral", .window = everyLayer,
     .defaults = {32, 4096, 32, 8, 14336, 32000}},
    {.modelTypes = "granitemoe granitemoeshared", .classes = "GraniteMoe",
     .biasKeys = {attentionBias}},
    {.modelTypes = "minimax_m2", .classes = "MiniMaxM2", .biases = parts::router,
     .biasKeys = {HfBiasKey{"use_routing_bias", parts::router}},
     .qkNorm = fullWidth, .qkNormKey = "use_qk_norm"},
    {.modelTypes = "grok-1", .classes = "Grok1", .normsPerLayer = 4, .tied = true},

    // Qwen
    {.modelTypes = "qwen", .classes = "QWenLMHead", .biases = parts::qkv, .special = hfQwen1},
    {.modelTypes = "qwen2 qwen2_vl qwen2_vl_text qwen2_5_vl qwen2_5_vl_text qwen2_5_omni_text mimo",
     .classes = "Qwen2For Qwen2VL Qwen2_5 MiMoForCausalLM", .biases = parts::qkv,
     .window = lastLayers, .defaults = {32, 4096, 32, 32, 22016, 151936}},
    {.modelTypes = "qwen2_moe", .classes = "Qwen2Moe", .biases = parts::qkv,
     .biasKeys = {HfBiasKey{"qkv_bias", parts::qkv}}, .sharedGate = true, .window = lastLayers},
    {.modelTypes = "qwen3 qwen3_vl qwen3_vl_text", .classes = "Qwen3For Qwen3VLFor",
     .biasKeys = {attentionBias}, .qkNorm = perHead, .headDim = 128, .window = lastLayers,
     .defaults = {32, 4096, 32, 32, 22016, 151936}},
    {.modelTypes = "qwen3_moe qwen3_vl_moe qwen3_vl_moe_text qwen3_omni_moe_text",
     .classes = "Qwen3Moe Qwen3VLMoe", .biasKeys = {attentionBias}, .qkNorm = perHead,
     .window = lastLayers},

    // DeepSeek and what took over its experts or its attention
    {.modelTypes = "deepseek", .classes = "DeepseekForCausalLM", .biasKeys = {attentionBias}},
    {.modelTypes = "deepseek_v2", .classes = "DeepseekV2", .biasKeys = {attentionBias}},
    {.modelTypes = "deepseek_v3 kimi_k2 glm4_moe_lite", .classes = "DeepseekV3 Glm4MoeLite",
     .biases = parts::router, .biasKeys = {attentionBias}},
    {.modelTypes = "deepseek_v32 glm_moe_dsa", .classes = "DeepseekV32 GlmMoeDsa",
     .biases = parts::router, .biasKeys = {attentionBias}, .special = hfIndexer},
    {.modelTypes = "dots1", .classes = "Dots1", .biases = parts::router,
     .biasKeys = {attentionBias}, .qkNorm = perHead},
    {.modelTypes = "bailing_moe", .classes = "BailingMoeForCausalLM",
     .biasKeys = {HfBiasKey{"use_qkv_bias", parts::qkv}, HfBiasKey{"use_bias", parts::out}}},
    {.modelTypes = "bailing_moe_v2 bailing_moe_v2_5", .classes = "BailingMoeV2",
     .biases = parts::router,
     .biasKeys = {HfBiasKey{"use_qkv_bias", parts::qkv}, HfBiasKey{"use_bias", parts::out},
                  HfBiasKey{"moe_router_enable_expert_bias", parts::router}},
     .qkNorm = perHead, .qkNormKey = "use_qk_norm"},
    {.modelTypes = "hunyuan hunyuan_v1_moe hunyuan_v1_dense", .classes = "HunYuan",
     .biasKeys = {attentionBias, mlpBias}, .qkNorm = perHead, .qkNormKey = "use_qk_norm"},
    {.modelTypes = "ernie4_5", .classes = "Ernie4_5ForCausalLM Ernie4_5_ForCausalLM", .tied = true,
     .biasKeys = {HfBiasKey{"use_bias", parts::all}}},
    {.modelTypes = "ernie4_5_moe", .classes = "Ernie4_5_Moe", .tied = true,
     .biases = parts::router, .biasKeys = {HfBiasKey{"use_bias", parts::all | parts::expert}}},
    {.modelTypes = "gpt_oss", .classes = "GptOss",
     .biases = parts::attention | parts::expert | parts::router, .biasKeys = {attentionBias},
     .sinks = true, .window = byPattern, .windowPattern = 2},
    {.modelTypes = "dbrx", .classes = "Dbrx", .layerNorm = true},

    // Google, Cohere, Ai2, Microsoft, NVIDIA, Stability, Zhipu, Chinese laboratories
    {.modelTypes = "gemma", .classes = "GemmaForCausalLM PaliGemma", .tied = true,
     .biasKeys = {attentionBias}, .headDim = 256, .defaults = {28, 3072, 16, 16, 24576, 256000}},
    {.modelTypes = "gemma2", .classes = "Gemma2", .normsPerLayer = 4, .tied = true,
     .biasKeys = {attentionBias}, .headDim = 256, .window = byPattern, .windowPattern = 2,
     .defaults = {26, 2304, 8, 4, 9216, 256000}},
    {.modelTypes = "gemma3 gemma3_text", .classes = "Gemma3For", .normsPerLayer = 4, .tied = true,
     .biasKeys = {attentionBias}, .qkNorm = perHead, .headDim = 256,
     .window = byPattern, .windowPattern = 6, .defaults = {26, 2304, 8, 4, 9216, 262208}},
    {.modelTypes = "cohere", .classes = "CohereForCausalLM", .normsPerLayer = 1, .layerNorm = true,
     .tied = true, .biasKeys = {attentionBias}, .qkNorm = fullWidth, .qkNormKey = "use_qk_norm",
     .qkNormDefault = false},
    {.modelTypes = "cohere2", .classes = "Cohere2", .normsPerLayer = 1, .layerNorm = true,
     .tied = true, .biasKeys = {attentionBias}, .window = byPattern, .windowPattern = 4},
    {.modelTypes = "olmo", .classes = "OlmoForCausalLM", .weightlessNorms = true,
     .biasKeys = {attentionBias}},
    {.modelTypes = "olmo2 olmoe flex_olmo", .classes = "Olmo2 Olmoe FlexOlmo",
     .biasKeys = {attentionBias}, .qkNorm = fullWidth},
    {.modelTypes = "olmo3", .classes = "Olmo3", .biasKeys = {attentionBias}, .qkNorm = fullWidth,
     .window = byPattern, .windowPattern = 4},
    {.modelTypes = "phi phi-msft mixformer-sequential", .classes = "PhiForCausalLM MixFormer",
     .normsPerLayer = 1, .layerNorm = true, .gated = false,
     .biases = parts::all | parts::head | parts::norm, .qkNorm = perHead,
     .qkNormKey = "qk_layernorm", .qkNormDefault = false, .ffnFactor = 4, .special = hfPhi},
    {.modelTypes = "phi3 phi4 phi3_v phi4mm phi4_multimodal", .classes = "Phi3For Phi3V Phi4",
     .biasKeys = {headBias}, .window = everyLayer},
    {.modelTypes = "phimoe", .classes = "Phimoe PhiMoE", .layerNorm = true, .biases = parts::norm,
     .biasKeys = {attentionBias, headBias}, .window = everyLayer},
    {.modelTypes = "nemotron", .classes = "NemotronForCausalLM", .layerNorm = true, .gated = false,
     .biases = parts::norm, .biasKeys = {attentionBias, mlpBias}},
    {.modelTypes = "stablelm stablelm_epoch", .classes = "StableLm", .layerNorm = true,
     .biases = parts::norm, .biasKeys = {HfBiasKey{"use_qkv_bias", parts::qkv}},
     .qkNorm = fullWidth, .qkNormKey = "qk_layernorm", .qkNormDefault = false,
     .special = hfStableLm},
    {.modelTypes = "chatglm", .classes = "ChatGLM", .biases = parts::all,
     .biasKeys = {HfBiasKey{"add_bias_linear", parts::all}, HfBiasKey{"add_qkv_bias", parts::qkv}},
     .special = hfChatGlm},
    {.modelTypes = "glm", .classes = "GlmForCausalLM", .biasKeys = {qkvBias}, .headDim = 128},
    {.modelTypes = "glm4", .classes = "Glm4ForCausalLM", .normsPerLayer = 4,
     .biasKeys = {qkvBias}, .headDim = 128},
    {.modelTypes = "glm4_moe", .classes = "Glm4MoeForCausalLM", .biases = parts::router,
     .biasKeys = {qkvBias}, .qkNorm = perHead, .qkNormKey = "use_qk_norm", .qkNormDefault = false},
    {.modelTypes = "baichuan", .classes = "Baichuan BaiChuan"},
    {.modelTypes = "internlm", .classes = "InternLMForCausalLM", .biases = parts::attention,
     .biasKeys = {HfBiasKey{"bias", parts::attention}}},
    {.modelTypes = "internlm2", .classes = "InternLM2",
     .biasKeys = {HfBiasKey{"bias", parts::attention}}},
    {.modelTypes = "internlm3", .classes = "InternLM3",
     .biasKeys = {HfBiasKey{"bias", parts::out | parts::mlp}, HfBiasKey{"qkv_bias", parts::qkv}}},
    {.modelTypes = "orion", .classes = "Orion", .layerNorm = true, .biases = parts::norm,
     .biasKeys = {attentionBias}},

    // GPT-2 and its time: LayerNorm with bias, two matrices, four times as wide
    {.modelTypes = "gpt2 gpt-sw3", .classes = "GPT2LMHeadModel", .layerNorm = true, .gated = false,
     .tied = true, .biases = parts::all | parts::norm, .ffnFactor = 4, .positions = 1024},
    {.modelTypes = "gpt_bigcode santacoder", .classes = "GPTBigCode GPT2LMHeadCustom",
     .layerNorm = true, .gated = false, .tied = true, .biases = parts::all | parts::norm,
     .ffnFactor = 4, .positions = 1024, .special = hfBigCode},
    {.modelTypes = "openai-gpt", .classes = "OpenAIGPT", .layerNorm = true, .finalNorm = false,
     .gated = false, .tied = true, .biases = parts::all | parts::norm, .ffnFactor = 4,
     .positions = 512},
    {.modelTypes = "gpt_neo", .classes = "GPTNeoForCausalLM", .layerNorm = true, .gated = false,
     .tied = true, .biases = parts::out | parts::mlp | parts::norm, .ffnFactor = 4,
     .positions = 2048, .window = byPattern, .windowPattern = 2},
    {.modelTypes = "gpt_neox", .classes = "GPTNeoXForCausalLM", .layerNorm = true, .gated = false,
     .biases = parts::all | parts::norm, .biasKeys = {attentionBias}},
    {.modelTypes = "gptj codegen", .classes = "GPTJ CodeGen", .normsPerLayer = 1,
     .layerNorm = true, .gated = false, .biases = parts::mlp | parts::head | parts::norm,
     .ffnFactor = 4},
    {.modelTypes = "opt", .classes = "OPTForCausalLM", .layerNorm = true, .gated = false,
     .tied = true, .biases = parts::all | parts::norm,
     .biasKeys = {HfBiasKey{"enable_bias", parts::all}}, .positions = 2048, .extraPositions = 2,
     .special = hfOpt},
    {.modelTypes = "xglm", .classes = "XGLM", .layerNorm = true, .gated = false, .tied = true,
     .biases = parts::all | parts::norm},
    {.modelTypes = "bloom", .classes = "Bloom", .layerNorm = true, .embeddingNorm = true,
     .gated = false, .tied = true, .biases = parts::all | parts::norm, .ffnFactor = 4},
    {.modelTypes = "falcon RefinedWeb RefinedWebModel",
     .classes = "FalconForCausalLM RWForCausalLM",
     .layerNorm = true, .gated = false, .tied = true, .biases = parts::norm,
     .biasKeys = {HfBiasKey{"bias", parts::all}}, .ffnFactor = 4, .special = hfFalcon},
    {.modelTypes = "mpt", .classes = "MptForCausalLM MPTForCausalLM", .layerNorm = true,
     .gated = false, .tied = true,
     .biasKeys = {HfBiasKey{"no_bias", parts::all | parts::norm, true}}, .ffnFactor = 4,
     .special = hfMpt},
    {.modelTypes = "starcoder2", .classes = "Starcoder2", .layerNorm = true, .gated = false,
     .tied = true, .biases = parts::all | parts::norm,
     .biasKeys = {HfBiasKey{"use_bias", parts::all}}, .window = everyLayer},
};
// clang-format on

constexpr HfFamily unknown{.biasKeys = {attentionBias, mlpBias, headBias}, .qkNorm = perHead,
    .qkNormKey = "use_qk_norm", .qkNormDefault = false, .special = hfUnknown};

// Does `found` hold for one of the words of a list with spaces between them?
template <class Found> bool anyWord(std::string_view list, Found found)
{
    while (!list.empty()) {
        const std::size_t end = list.find(' ');
        if (found(list.substr(0, end)))
            return true;
        if (end == std::string_view::npos)
            break;
        list.remove_prefix(end + 1);
    }
    return false;
}

} // namespace

const HfFamily* findFamily(std::string_view modelType, std::string_view architecture)
{
    for (const HfFamily& family : families)
        if (anyWord(family.modelTypes, [&](std::string_view word) { return word == modelType; }))
            return &family;
    // The longest beginning wins: "Llama4" before "Llama".
    const HfFamily* best = nullptr;
    std::size_t length = 0;
    for (const HfFamily& family : families)
        anyWord(family.classes, [&](std::string_view word) {
            if (word.size() > length && architecture.substr(0, word.size()) == word) {
                best = &family;
                length = word.size();
            }
            return false;
        });
    return best;
}

const HfFamily& unknownFamily() { return unknown; }

const HfFamily* familyByKey(const nlohmann::json& object)
{
    // DeepSeek's own inference configs (dim, inter_dim, n_activated_experts).
    return object.contains("n_activated_experts") ? findFamily("deepseek_v2", {}) : nullptr;
}

} // namespace sizewright
