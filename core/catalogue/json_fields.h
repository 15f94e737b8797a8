// Reads the members of a JSON object and collects what is wrong with them, so that a person sees
// every mistake of an entry at once.
#pragma once

#include "core/base/problem.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sizewright {

struct Bounds {
    double least, most; // both allowed
};

class JsonFields
{
public:
    JsonFields(const nlohmann::ordered_json& object, std::string_view place);

    std::string text(const char* key); // must be there and not be empty
    std::string optionalText(const char* key); // empty where it is missing
    double number(const char* key, Bounds bounds);
    std::optional<double> optionalNumber(const char* key, Bounds bounds);
    bool flag(const char* key, bool otherwise);
    // The index of the member's word in `words`.
    std::size_t word(const char* key, std::span<const std::string_view> words);
    JsonFields object(const char* key);

    void problem(const char* key, const char* code, Message message);
    void take(const JsonFields& part); // its problems
    bool fine() const { return m_problems.empty(); }
    std::vector<Problem> problems() const { return m_problems; }

private:
    const nlohmann::ordered_json* find(const char* key) const; // null where missing or null
    double checked(const char* key, const nlohmann::ordered_json& value, Bounds bounds);

    const nlohmann::ordered_json& m_object;
    std::string m_place;
    std::vector<Problem> m_problems;
};

// 80 as "80", 1307.4 as "1307.4": the shortest text that reads back as the same number.
std::string plainText(double value);

} // namespace sizewright
