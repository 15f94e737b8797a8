#include "core/catalogue/json_fields.h"

#include <charconv>
#include <cmath>

namespace sizewright {

namespace {

const nlohmann::ordered_json& nothing()
{
    static const nlohmann::ordered_json empty = nlohmann::ordered_json::object();
    return empty;
}

// What stands there instead, short enough for a sentence.
std::string shown(const nlohmann::ordered_json& value)
{
    constexpr std::size_t most = 40;
    std::string text = value.is_string()
        ? value.get<std::string>()
        : value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    if (text.size() > most) {
        std::size_t end = most;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
            --end; // not within a character
        text.resize(end);
        text += "…";
    }
    return text;
}

} // namespace

std::string plainText(double value)
{
    char buffer[400];
    const double size = std::abs(value);
    const auto format = size == 0 || (size >= 1e-6 && size < 1e15) ? std::chars_format::fixed
                                                                   : std::chars_format::general;
    return {buffer, std::to_chars(buffer, buffer + sizeof buffer, value, format).ptr};
}

JsonFields::JsonFields(const nlohmann::ordered_json& object, std::string_view place)
    : m_object(object.is_object() ? object : nothing()), m_place(place)
{
    if (!object.is_object())
        m_problems.push_back({Severity::error, "catalogue.wrong_type", m_place,
            {SW_TEXT("Catalogue", "an object with named values is expected here"), {}}});
}

const nlohmann::ordered_json* JsonFields::find(const char* key) const
{
    const auto found = m_object.find(key);
    return found == m_object.end() || found->is_null() ? nullptr : &*found;
}

void JsonFields::problem(const char* key, const char* code, Message message)
{
    m_problems.push_back(
        {Severity::error, code, m_place.empty() ? key : m_place + '.' + key, std::move(message)});
}

void JsonFields::take(const JsonFields& part)
{
    m_problems.insert(m_problems.end(), part.m_problems.begin(), part.m_problems.end());
}

std::string JsonFields::optionalText(const char* key)
{
    const auto* value = find(key);
    if (!value)
        return {};
    if (!value->is_string()) {
        problem(key, "catalogue.wrong_type",
                {SW_TEXT("Catalogue", "must be a text; it is %1"), {shown(*value)}});
        return {};
    }
    return value->get<std::string>();
}

std::string JsonFields::text(const char* key)
{
    const auto* value = find(key);
    if (!value || (value->is_string() && value->get_ref<const std::string&>().empty())) {
        problem(key, "catalogue.missing", {SW_TEXT("Catalogue", "is missing"), {}});
        return {};
    }
    return optionalText(key);
}

double JsonFields::checked(const char* key, const nlohmann::ordered_json& value, Bounds bounds)
{
    if (!value.is_number()) {
        problem(key, "catalogue.wrong_type",
                {SW_TEXT("Catalogue", "must be a number; it is “%1”"), {shown(value)}});
        return bounds.least;
    }
    const double number = value.get<double>();
    if (!(number >= bounds.least && number <= bounds.most)) { // so that NaN fails too
        problem(key, "catalogue.out_of_range",
                {SW_TEXT("Catalogue", "must lie between %1 and %2; it is %3"),
                 {plainText(bounds.least), plainText(bounds.most), plainText(number)}});
        return bounds.least;
    }
    return number;
}

double JsonFields::number(const char* key, Bounds bounds)
{
    const auto* value = find(key);
    if (value)
        return checked(key, *value, bounds);
    problem(key, "catalogue.missing", {SW_TEXT("Catalogue", "is missing"), {}});
    return bounds.least;
}

std::optional<double> JsonFields::optionalNumber(const char* key, Bounds bounds)
{
    const auto* value = find(key);
    if (!value)
        return std::nullopt;
    return checked(key, *value, bounds);
}

bool JsonFields::flag(const char* key, bool otherwise)
{
    const auto* value = find(key);
    if (!value)
        return otherwise;
    if (!value->is_boolean()) {
        problem(key, "catalogue.wrong_type",
                {SW_TEXT("Catalogue", "must be true or false; it is %1"), {shown(*value)}});
        return otherwise;
    }
    return value->get<bool>();
}

std::size_t JsonFields::word(const char* key, std::span<const std::string_view> words)
{
    const std::string given = text(key);
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i] == given)
            return i;
    if (!given.empty()) {
        std::string all;
        for (const std::string_view known : words)
            all += (all.empty() ? "" : ", ") + std::string(known);
        problem(key, "catalogue.unknown_word",
                {SW_TEXT("Catalogue", "“%1” is not known; one of: %2"), {given, all}});
    }
    return 0;
}

JsonFields JsonFields::object(const char* key)
{
    const std::string place = m_place.empty() ? key : m_place + '.' + key;
    if (const auto* value = find(key))
        return {*value, place};
    problem(key, "catalogue.missing", {SW_TEXT("Catalogue", "is missing"), {}});
    return {nothing(), place};
}

} // namespace sizewright
