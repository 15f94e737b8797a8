// Models that are told apart and refused, each kind with its own sentence.
#include "core/import/hf_families.h"

namespace sizewright {

namespace {

enum Kind { encoder, encoderDecoder, otherMedium, recurrent, unlikeLayers };

const HfRefusal refusals[] = {
    {"import.hf.not_a_decoder",
        SW_TEXT("Import", "%1 is an encoder, not a decoder language model; give the config.json of "
                          "a decoder such as Llama or Qwen.")},
    {"import.hf.not_a_decoder",
        SW_TEXT("Import", "%1 is an encoder-decoder model, not a decoder language model; give the "
                          "config.json of a decoder such as Llama or Qwen.")},
    {"import.hf.not_a_decoder",
        SW_TEXT("Import", "%1 is a model of images or sound, not a decoder language model; give "
                          "the config.json of a decoder such as Llama or Qwen.")},
    {"import.hf.state_space",
        SW_TEXT("Import", "%1 has state-space layers or another recurrence, which this version "
                          "does not model; plan with a transformer of about its size.")},
    {"import.hf.unsupported",
        SW_TEXT("Import", "%1 has layers of a kind that this version does not model; plan with a "
                          "model of about its size, or enter the nearest architecture by hand.")},
};

struct NameRule {
    const char* names; // model types
    Kind kind;
};
const NameRule byName[] = {
    {"bert roberta distilbert albert electra deberta deberta-v2 camembert xlm-roberta "
     "xlm-roberta-xl xlm mpnet ernie modernbert nomic_bert big_bird longformer mobilebert roformer "
     "rembert funnel megatron-bert flaubert squeezebert esm layoutlm layoutlmv3 luke",
        encoder},
    {"t5 mt5 umt5 longt5 switch_transformers bart mbart pegasus marian led prophetnet m2m_100 "
     "nllb-moe blenderbot blenderbot-small bigbird_pegasus encoder-decoder t5gemma fsmt plbart",
        encoderDecoder},
    {"vit deit swin swinv2 clip clip_vision_model siglip siglip_vision_model dinov2 beit convnext "
     "resnet detr segformer whisper wav2vec2 hubert speech_to_text vision-encoder-decoder "
     "speech-encoder-decoder musicgen bark imagegpt sam vits clap",
        otherMedium},
    {"mamba mamba2 falcon_mamba falcon_h1 jamba bamba zamba zamba2 nemotron_h granitemoehybrid "
     "rwkv rwkv5 rwkv6 rwkv7 recurrent_gemma qwen3_next qwen3_5 qwen3_5_moe kimi_linear minimax "
     "minimax_text_01 lfm2 lfm2_moe xlstm plamo2 hgrn retnet gla hymba samba",
        recurrent},
    {"deepseek_v4 longcat_flash openmoe phi3small deci nemotron-nas openelm gemma3n gemma3n_text "
     "gemma4 gemma4_text mllama mllama_text_model arctic jetmoe bitnet blt doge diffllama xlnet "
     "transfo-xl reformer persimmon fuyu chameleon apertus ctrl biogpt cpmant",
        unlikeLayers},
};

struct ClassRule {
    const char* end; // or beginning, of the architecture's class
    Kind kind;
};
const ClassRule byClassBeginning[] = {
    {"Mamba", recurrent}, {"NemotronH", recurrent}, {"Rwkv", recurrent}, {"Jamba", recurrent},
    {"Zamba", recurrent}, {"Bert", encoder}, {"Roberta", encoder}, {"T5", encoderDecoder},
    {"DeepseekV4", unlikeLayers}, {"OpenMoe", unlikeLayers}, {"DeciLM", unlikeLayers},
};
const ClassRule byClassEnd[] = {
    {"ForMaskedLM", encoder}, {"ForImageClassification", otherMedium},
    {"ForObjectDetection", otherMedium}, {"ForCTC", otherMedium},
};

struct KeyRule {
    const char* key;
    Kind kind;
};
const KeyRule byKey[] = {
    {"is_encoder_decoder", encoderDecoder}, {"hybrid_override_pattern", recurrent},
    {"mamba_num_heads", recurrent}, {"mamba_d_state", recurrent}, {"ssm_cfg", recurrent},
    {"ssm_state_size", recurrent}, {"time_step_rank", recurrent}, {"lru_width", recurrent},
    {"linear_num_value_heads", recurrent}, {"linear_attn_config", recurrent},
    {"attn_layer_period", recurrent}, {"block_configs", unlikeLayers},
    {"compress_ratios", unlikeLayers}, {"altup_num_inputs", unlikeLayers},
    {"hidden_size_per_layer_input", unlikeLayers}, {"cross_attention_layers", unlikeLayers},
    {"zero_expert_num", unlikeLayers}, {"use_cla", unlikeLayers},
};

bool hasWord(std::string_view list, std::string_view word)
{
    if (word.empty() || word.find(' ') != std::string_view::npos)
        return false;
    const std::string padded = ' ' + std::string(list) + ' ';
    return padded.find(' ' + std::string(word) + ' ') != std::string::npos;
}

bool isSet(const nlohmann::json& value)
{
    if (value.is_boolean())
        return value.get<bool>();
    if (value.is_number())
        return value != 0;
    return !value.empty(); // null, [] and {} are empty
}

} // namespace

const HfRefusal* findRefusal(
    std::string_view modelType, std::string_view architecture, const nlohmann::json& object)
{
    for (const NameRule& rule : byName)
        if (hasWord(rule.names, modelType))
            return &refusals[rule.kind];
    // Some files give the class alone, or a model_type of their own.
    for (const ClassRule& rule : byClassBeginning)
        if (architecture.starts_with(rule.end))
            return &refusals[rule.kind];
    for (const ClassRule& rule : byClassEnd)
        if (architecture.ends_with(rule.end))
            return &refusals[rule.kind];
    for (const KeyRule& rule : byKey)
        if (const auto it = object.find(rule.key); it != object.end() && isSet(*it))
            return &refusals[rule.kind];
    // Linear attention or a recurrence among the kinds of layers.
    if (const auto types = object.find("layer_types"); types != object.end() && types->is_array())
        for (const auto& type : *types)
            if (type == "linear_attention" || type == "mamba" || type == "recurrent"
                || type == "conv")
                return &refusals[recurrent];
    // A picture's keys and no vocabulary.
    if (object.contains("patch_size") && object.contains("image_size")
        && !object.contains("vocab_size") && !object.contains("text_config"))
        return &refusals[otherMedium];
    return nullptr;
}

} // namespace sizewright
