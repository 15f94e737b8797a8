#include "core/import/hf_reader.h"

#include "core/import/hf_json.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace sizewright {

using nlohmann::json;

namespace {

constexpr std::int64_t mostLayers = 100'000;
constexpr std::int64_t mostHeads = 1'000'000;
constexpr std::int64_t mostWidth = 100'000'000;
constexpr std::int64_t mostTokens = 10'000'000'000;

const HfKeyRule rules[] = {
    {HfKey::layers, {"num_hidden_layers", "n_layer", "n_layers", "num_layers"}, 1, mostLayers},
    {HfKey::hidden, {"hidden_size", "n_embd", "d_model", "n_embed", "dim"}, 1, mostWidth},
    {HfKey::heads, {"num_attention_heads", "n_head", "n_heads", "attention_heads", "num_heads"}, 1,
        mostHeads},
    {HfKey::kvHeads,
        {"num_key_value_heads", "num_kv_heads", "n_head_kv", "multi_query_group_num",
            "attn_config.kv_n_heads"},
        1, mostHeads},
    {HfKey::headDim, {"head_dim", "attention_head_dim", "kv_channels"}, 1, mostHeads},
    {HfKey::ffn,
        {"intermediate_size", "n_inner", "ffn_hidden_size", "ffn_dim", "inter_dim",
            "ffn_config.ffn_hidden_size"},
        1, mostWidth},
    {HfKey::vocab, {"vocab_size", "padded_vocab_size"}, 1, 1'000'000'000},
    {HfKey::maxPositions,
        {"max_position_embeddings", "n_positions", "n_ctx", "max_seq_len", "seq_length",
            "max_sequence_length"},
        1, mostTokens},
    {HfKey::experts,
        {"num_experts", "n_routed_experts", "num_local_experts", "moe_num_experts",
            "ffn_config.moe_num_experts"},
        0, mostHeads},
    {HfKey::expertsPerToken,
        {"num_experts_per_tok", "experts_per_token", "n_activated_experts", "moe_topk", "moe_k",
            "num_experts_per_token", "ffn_config.moe_top_k"},
        1, mostHeads},
    {HfKey::expertFfn, {"moe_intermediate_size", "moe_inter_dim"}, 1, mostWidth},
    {HfKey::sharedFfn,
        {"shared_expert_intermediate_size", "moe_shared_expert_intermediate_size",
            "shared_intermediate_size"},
        0, mostWidth},
    {HfKey::sharedExperts,
        {"n_shared_experts", "num_shared_experts", "num_shared_expert", "moe_num_shared_experts"},
        0, mostHeads},
    {HfKey::firstDenseLayers,
        {"first_k_dense_replace", "n_dense_layers", "moe_layer_start_index",
            "moe_layer_num_skipped"},
        0, mostLayers},
    {HfKey::queryRank, {"q_lora_rank"}, 0, mostWidth},
    {HfKey::kvRank, {"kv_lora_rank"}, 0, mostWidth},
    {HfKey::nopeDim, {"qk_nope_head_dim"}, 0, mostHeads},
    {HfKey::ropeDim, {"qk_rope_head_dim"}, 0, mostHeads},
    {HfKey::valueDim, {"v_head_dim"}, 1, mostHeads},
    {HfKey::mtpLayers, {"num_nextn_predict_layers"}, 0, 1000},
    {HfKey::window,
        {"sliding_window", "sliding_window_size", "attention_chunk_size", "window_size"},
        0, mostTokens},
    {HfKey::windowPattern, {"sliding_window_pattern", "_sliding_window_pattern"}, 1, mostLayers},
    {HfKey::maxWindowLayers, {"max_window_layers"}, 0, mostLayers},
    {HfKey::expertLayerStep,
        {"decoder_sparse_step", "interleave_moe_layer_step", "moe_layer_interval"},
        0, mostLayers},
    {HfKey::denseFfn, {"intermediate_size_mlp"}, 1, mostWidth},
    {HfKey::lastExpertLayer, {"moe_layer_end_index"}, -1, mostLayers},
};

} // namespace

const HfKeyRule& ruleOf(HfKey key)
{
    return *std::find_if(
        std::begin(rules), std::end(rules), [key](const HfKeyRule& r) { return r.key == key; });
}

void HfReader::fail(const char* code, Message message)
{
    if (!m_error) // what follows from the first is not worth a sentence
        m_error = Problem{Severity::error, code, m_place, std::move(message)};
}

void HfReader::warn(const char* code, Message message)
{
    m_warnings.push_back({Severity::warning, code, m_place, std::move(message)});
}

const json* HfReader::find(std::string_view name)
{
    const json* object = &m_object;
    bool top = true;
    while (true) {
        const std::size_t dot = name.find('.');
        const auto it = object->find(std::string(name.substr(0, dot)));
        if (it == object->end())
            return nullptr;
        if (top)
            m_used.insert(it.key());
        if (it->is_null())
            return nullptr;
        if (dot == std::string_view::npos)
            return &*it;
        if (!it->is_object())
            return nullptr;
        object = &*it;
        name.remove_prefix(dot + 1);
        top = false;
    }
}

std::optional<std::int64_t> HfReader::whole(
    const json& value, const HfKeyRule& rule, std::string_view name)
{
    const auto outOfRange = [&] {
        fail("import.hf.out_of_range",
            {SW_TEXT("Import", "%1 is %2, but must lie between %3 and %4; correct it or take the "
                               "model's original config.json."),
                {std::string(name), shown(value), std::to_string(rule.least),
                    std::to_string(rule.most)}});
        return std::nullopt;
    };
    std::int64_t number = 0;
    if (value.is_number_unsigned()) {
        if (value.get<std::uint64_t>() > std::uint64_t(rule.most))
            return outOfRange();
        number = value.get<std::int64_t>();
    } else if (value.is_number_integer()) {
        number = value.get<std::int64_t>();
    } else if (value.is_number_float() && std::trunc(value.get<double>()) == value.get<double>()) {
        if (std::abs(value.get<double>()) > double(rule.most))
            return outOfRange();
        number = std::int64_t(value.get<double>());
    } else {
        fail("import.hf.wrong_type",
            {SW_TEXT("Import", "%1 is %2, not a whole number; correct it or take the model's "
                               "original config.json."),
                {std::string(name), shown(value)}});
        return std::nullopt;
    }
    if (number < rule.least || number > rule.most)
        return outOfRange();
    return number;
}

std::optional<std::int64_t> HfReader::number(HfKey key)
{
    const HfKeyRule& rule = ruleOf(key);
    std::optional<std::int64_t> result;
    for (const char* name : rule.names) {
        const json* value = name ? find(name) : nullptr;
        if (!value || result) // the further names are still noted as used
            continue;
        if (!value->is_array()) {
            result = whole(*value, rule, name);
            if (!result)
                return std::nullopt;
            continue;
        }
        // One number per layer (Hunyuan): only equal ones make one kind of layer.
        for (const json& item : *value) {
            const auto number = whole(item, rule, name);
            if (!number)
                return std::nullopt;
            if (result && *result != *number) {
                fail("import.hf.layers_differ",
                    {SW_TEXT("Import", "%1 differs from layer to layer, which this version does "
                                       "not model; enter the model by hand with the mean value."),
                        {name}});
                return std::nullopt;
            }
            result = number;
        }
    }
    return result;
}

std::int64_t HfReader::required(HfKey key, std::int64_t fallback)
{
    if (const auto value = number(key))
        return *value;
    if (fallback > 0)
        m_assumed.push_back(std::string(ruleOf(key).names[0]) + " = " + std::to_string(fallback));
    else if (!m_error)
        noteMissing(key);
    return fallback;
}

std::optional<bool> HfReader::flag(const char* name)
{
    const json* value = find(name);
    if (!value)
        return std::nullopt;
    if (value->is_boolean())
        return value->get<bool>();
    if (value->is_number_integer() && (*value == 0 || *value == 1))
        return *value == 1;
    fail("import.hf.wrong_type",
        {SW_TEXT("Import", "%1 is %2, not true or false; correct it or take the model's original "
                           "config.json."),
            {name, shown(*value)}});
    return std::nullopt;
}

std::string HfReader::text(std::string_view name)
{
    const json* value = find(name);
    if (value && value->is_array() && !value->empty()) // "architectures"
        value = &value->front();
    return value && value->is_string() ? value->get<std::string>() : std::string();
}

const json* HfReader::list(const char* name)
{
    const json* value = find(name);
    return value && value->is_array() ? value : nullptr;
}

void HfReader::checkMissing()
{
    if (m_missing.empty())
        return;
    std::string names;
    for (const std::string& name : m_missing)
        names += (names.empty() ? "" : ", ") + name;
    fail("import.hf.missing_key",
        {SW_TEXT("Import", "The config lacks %1, so the model's size cannot be known; give the "
                           "complete config.json of the model's page or add the missing keys."),
            {names}});
}

} // namespace sizewright
