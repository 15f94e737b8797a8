#include "core/import/hf_json.h"

#include <algorithm>
#include <cctype>

namespace sizewright {

using nlohmann::json;

namespace {

constexpr std::size_t mostBytes = std::size_t(16) << 20;
constexpr int mostLevels = 64;
constexpr std::size_t mostShown = 60;

Problem refusal(std::string_view place, const char* code, Message message)
{
    return {Severity::error, code, std::string(place), std::move(message)};
}

// "file:line:column" of a byte, counted from 0.
std::string placeOf(std::string_view fileName, std::string_view bytes, std::size_t at)
{
    const std::string_view before = bytes.substr(0, std::min(at, bytes.size()));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 = 0
    return std::string(fileName) + ':' + std::to_string(line) + ':'
        + std::to_string(before.size() - lineStart + 1);
}

bool startsWith(std::string_view text, std::size_t at, std::string_view word)
{
    return text.substr(at, word.size()) == word;
}

// Python writes NaN and Infinity, which JSON does not know. Strings of the same length take their
// place, so that positions stay right and a key with such a value is reported as no number.
struct Scan {
    std::string text;
    std::size_t tooDeepAt = std::string::npos;
};
Scan scan(std::string_view bytes)
{
    Scan result{std::string(bytes), std::string::npos};
    std::string& text = result.text;
    int depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            if (++depth > mostLevels) {
                result.tooDeepAt = i;
                return result;
            }
        } else if (c == '}' || c == ']') {
            --depth;
        } else if (startsWith(text, i, "NaN")) {
            text.replace(i, 3, "\"N\"");
            i += 2;
        } else if (startsWith(text, i, "-Infinity")) {
            text.replace(i, 9, "\"-infin.\"");
            i += 8;
        } else if (startsWith(text, i, "Infinity")) {
            text.replace(i, 8, "\"infin.\"");
            i += 7;
        }
    }
    return result;
}

// nlohmann names a number it cannot hold only by its words: "... parsing '1e400'".
std::string quotedToken(std::string_view what)
{
    const std::size_t first = what.find('\'');
    const std::size_t last = what.rfind('\'');
    if (first == std::string_view::npos || last <= first)
        return {};
    return std::string(what.substr(first + 1, last - first - 1));
}

} // namespace

std::string shown(std::string_view text)
{
    std::string out(text.substr(0, mostShown));
    if (text.size() > mostShown) {
        // Not in the middle of a UTF-8 sequence: drop its continuation bytes and its lead byte.
        while (!out.empty() && (static_cast<unsigned char>(out.back()) & 0xC0U) == 0x80U)
            out.pop_back();
        if (!out.empty() && static_cast<unsigned char>(out.back()) >= 0xC0U)
            out.pop_back();
        out += "...";
    }
    for (char& c : out)
        if (std::iscntrl(static_cast<unsigned char>(c)))
            c = '?';
    return out;
}

std::string shown(const json& value)
{
    if (value.is_string())
        return '"' + shown(std::string_view(value.get_ref<const std::string&>())) + '"';
    if (value.is_structured())
        return value.is_array() ? "[...]" : "{...}";
    return shown(std::string_view(value.dump()));
}

Result<json> parseHfJson(std::string_view bytes, std::string_view fileName)
{
    if (bytes.size() > mostBytes)
        return refusal(fileName, "import.hf.too_large",
            {SW_TEXT("Import", "The file is larger than 16 MiB, which no config.json is; "
                               "give the model's config.json, not its weights or its tokenizer."),
                {}});
    const std::size_t first = bytes.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return refusal(fileName, "import.hf.empty",
            {SW_TEXT("Import", "The file is empty; download the model's config.json again."), {}});
    if (bytes.find('\0') != std::string_view::npos)
        return refusal(fileName, "import.hf.binary",
            {SW_TEXT("Import", "The file is binary or not UTF-8 text; give the model's "
                               "config.json, saved as UTF-8."),
                {}});
    if (bytes[first] == '<')
        return refusal(fileName, "import.hf.not_json",
            {SW_TEXT("Import", "The file is a web page, not JSON; download the raw config.json "
                               "instead of the page that shows it."),
                {}});

    const Scan scanned = scan(bytes);
    if (scanned.tooDeepAt != std::string::npos)
        return refusal(placeOf(fileName, bytes, scanned.tooDeepAt), "import.hf.too_deep",
            {SW_TEXT("Import", "The JSON nests deeper than %1 levels, which no config.json does; "
                               "give the model's original config.json."),
                {std::to_string(mostLevels)}});
    try {
        // Not ordered_json: looking up its keys one by one makes a hostile object quadratic.
        json value = json::parse(scanned.text);
        if (!value.is_object())
            return refusal(fileName, "import.hf.not_an_object",
                {SW_TEXT("Import", "The JSON is of type %1, not an object with the model's keys; "
                                   "give the model's config.json."),
                    {value.type_name()}});
        return value;
    } catch (const json::parse_error& error) {
        const std::size_t at = error.byte > 0 ? error.byte - 1 : 0;
        if (at >= bytes.size())
            return refusal(placeOf(fileName, bytes, at), "import.hf.truncated",
                {SW_TEXT("Import", "The JSON breaks off at the end of the file; download the "
                                   "model's config.json again."),
                    {}});
        return refusal(placeOf(fileName, bytes, at), "import.hf.not_json",
            {SW_TEXT("Import", "The file is not valid JSON at this place (byte %1); correct it or "
                               "download the model's config.json again."),
                {std::to_string(at)}});
    } catch (const json::exception& error) { // a number that no double holds
        const std::string token = quotedToken(error.what());
        const std::size_t at = token.empty() ? std::string::npos : bytes.find(token);
        return refusal(at == std::string::npos ? std::string(fileName)
                                               : placeOf(fileName, bytes, at),
            "import.hf.out_of_range",
            {SW_TEXT("Import", "The number %1 is too large to be read; correct it or take the "
                               "model's original config.json."),
                {shown(std::string_view(token))}});
    }
}

} // namespace sizewright
