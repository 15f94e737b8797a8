// Reads a config's keys under all the names that families give them, and keeps book: which keys
// were used, what was missing, the first thing that is wrong.
#pragma once

#include "core/base/problem.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace sizewright {

enum class HfKey : std::uint8_t {
    layers, hidden, heads, kvHeads, headDim, ffn, vocab, maxPositions,
    experts, expertsPerToken, expertFfn, sharedFfn, sharedExperts, firstDenseLayers,
    queryRank, kvRank, nopeDim, ropeDim, valueDim, mtpLayers, window, windowPattern,
    maxWindowLayers, expertLayerStep, lastExpertLayer, denseFfn,
};

// A whole number's names, the usual one first, and limits that keep later sums from overflowing.
struct HfKeyRule {
    HfKey key;
    std::array<const char*, 9> names;
    std::int64_t least = 0;
    std::int64_t most = 0;
};
const HfKeyRule& ruleOf(HfKey key);

class HfReader
{
public:
    HfReader(const nlohmann::json& object, std::string place)
        : m_object(object), m_place(std::move(place))
    {
    }

    // The value under a name, where "a.b" is a key of an object; null counts as absent.
    const nlohmann::json* find(std::string_view name);
    std::optional<std::int64_t> number(HfKey key);
    std::int64_t number(HfKey key, std::int64_t fallback) { return number(key).value_or(fallback); }
    // As number(), but noted as missing where it is absent and has no fallback (0).
    std::int64_t required(HfKey key, std::int64_t fallback = 0);
    std::optional<bool> flag(const char* name);
    bool flag(const char* name, bool fallback) { return flag(name).value_or(fallback); }
    std::string text(std::string_view name); // empty where absent
    // A list of one entry per layer, null where it is absent or not a list.
    const nlohmann::json* list(const char* name);

    void fail(const char* code, Message message);
    void warn(const char* code, Message message);
    void noteMissing(HfKey key) { m_missing.push_back(ruleOf(key).names[0]); }
    void assume(std::string what) { m_assumed.push_back(std::move(what)); }
    void checkMissing(); // fails with one sentence that names all that is missing

    const std::optional<Problem>& error() const { return m_error; }
    const std::vector<Problem>& warnings() const { return m_warnings; }
    bool isUsed(const std::string& key) const { return m_used.contains(key); }
    const std::vector<std::string>& assumed() const { return m_assumed; }

private:
    std::optional<std::int64_t> whole(const nlohmann::json& value, const HfKeyRule& rule,
        std::string_view name);

    const nlohmann::json& m_object;
    std::string m_place;
    std::set<std::string, std::less<>> m_used;
    std::vector<std::string> m_missing;
    std::vector<std::string> m_assumed; // what the file does not say, for one warning
    std::optional<Problem> m_error;
    std::vector<Problem> m_warnings;
};

} // namespace sizewright
