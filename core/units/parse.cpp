// Text as numbers with units: the reading half of display.h.
#include "core/units/display.h"

#include "core/units/literals.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <cstring>

namespace sizewright {

namespace {

constexpr std::size_t mostShown = 60; // bytes of what was typed, in a message

bool isDigit(char c) { return c >= '0' && c <= '9'; }

std::string trimmed(std::string_view s)
{
    while (!s.empty() && (s.front() == ' ' || s.front() == '\t'))
        s.remove_prefix(1);
    while (!s.empty() && (s.back() == ' ' || s.back() == '\t'))
        s.remove_suffix(1);
    return std::string(s);
}

std::string lower(std::string s)
{
    std::transform(s.begin(), s.end(), s.begin(),
        [](unsigned char c) { return char(c < 128 ? std::tolower(c) : c); });
    return s;
}

std::string withoutCurrency(std::string_view symbol)
{
    constexpr std::string_view sign = "¤";
    std::string out(symbol);
    if (const auto at = out.find(sign); at != std::string::npos)
        out.erase(at, sign.size());
    return trimmed(out);
}

// Bits and bytes differ in case alone, so these families are read as written.
bool caseMatters(const Signature& s) { return s.exponents[0] != 0 || s.exponents[1] != 0; }

struct Alias {
    const char* typed;
    const char* means;
};
constexpr std::array aliases{
    Alias{"d", "days"}, Alias{"day", "days"}, Alias{"天", "days"}, Alias{"日", "days"},
    Alias{"week", "weeks"}, Alias{"w", "weeks"}, Alias{"周", "weeks"}, Alias{"星期", "weeks"},
    Alias{"month", "months"}, Alias{"月", "months"}, Alias{"个月", "months"},
    Alias{"year", "years"}, Alias{"y", "years"}, Alias{"yr", "years"}, Alias{"yrs", "years"},
    Alias{"年", "years"}, Alias{"hour", "h"}, Alias{"hours", "h"}, Alias{"hr", "h"},
    Alias{"hrs", "h"}, Alias{"小时", "h"}, Alias{"minute", "min"}, Alias{"minutes", "min"},
    Alias{"mins", "min"}, Alias{"分钟", "min"}, Alias{"sec", "s"}, Alias{"secs", "s"},
    Alias{"second", "s"}, Alias{"seconds", "s"}, Alias{"秒", "s"}, Alias{"us", "µs"},
    Alias{"μs", "µs"}, Alias{"card", "cards"}, Alias{"gpu", "cards"}, Alias{"gpus", "cards"},
    Alias{"卡", "cards"}, Alias{"张", "cards"}, Alias{"张卡", "cards"}, Alias{"tokens", ""},
    Alias{"token", ""}, Alias{"parameters", ""}, Alias{"params", ""}, Alias{"参数", ""},
    Alias{"sequences", ""}, Alias{"samples", ""}, Alias{"条", ""}, Alias{"％", "%"},
    Alias{"/hour", "/h"}, Alias{"/hr", "/h"}, Alias{"/小时", "/h"}, Alias{"/卡时", "/h"},
    Alias{"/card-hour", "/h"}, Alias{"/gpu-hour", "/h"}, Alias{"/天", "/day"},
    Alias{"/mo", "/month"}, Alias{"/月", "/month"}, Alias{"/yr", "/year"}, Alias{"/年", "/year"},
    Alias{"/度", "/kWh"}, Alias{"度", "kWh"}, Alias{"TFLOPS", "TFLOP/s"},
    Alias{"TFLOPs", "TFLOP/s"}, Alias{"PFLOPS", "PFLOP/s"}, Alias{"GBps", "GB/s"},
    Alias{"Gbps", "Gb/s"}, Alias{"Gbit/s", "Gb/s"}, Alias{"Tbps", "Tb/s"}, Alias{"bn", "B"},
    Alias{"billion", "B"}, Alias{"million", "M"}, Alias{"trillion", "T"}, Alias{"thousand", "K"},
};

// Scales that may stand before a unit: "4.5M tokens", "12万元".
constexpr std::array scales{UnitChoice{"K", units::kilo}, UnitChoice{"M", units::mega},
    UnitChoice{"B", units::giga}, UnitChoice{"T", units::tera}, UnitChoice{"万", 1e4},
    UnitChoice{"亿", 1e8}};

// Takes a currency sign or code out of the text. [code found, empty if none]
std::string takeCurrency(std::string& text)
{
    struct Sign {
        const char* written;
        const char* code;
    };
    // Longer ones before those they contain.
    static constexpr std::array signs{Sign{"usd", "USD"}, Sign{"us$", "USD"}, Sign{"hkd", "HKD"},
        Sign{"hk$", "HKD"}, Sign{"sgd", "SGD"}, Sign{"s$", "SGD"}, Sign{"$", "USD"},
        Sign{"euro", "EUR"}, Sign{"eur", "EUR"}, Sign{"€", "EUR"}, Sign{"gbp", "GBP"},
        Sign{"£", "GBP"}, Sign{"jpy", "JPY"}, Sign{"jp¥", "JPY"}, Sign{"日元", "JPY"},
        Sign{"美元", "USD"}, Sign{"欧元", "EUR"}, Sign{"英镑", "GBP"}, Sign{"港元", "HKD"},
        Sign{"港币", "HKD"}, Sign{"新加坡元", "SGD"}, Sign{"新元", "SGD"}, Sign{"cny", "CNY"},
        Sign{"rmb", "CNY"}, Sign{"人民币", "CNY"}, Sign{"¥", "CNY"}, Sign{"￥", "CNY"},
        Sign{"元", "CNY"}};
    const std::string small = lower(text);
    for (const Sign& sign : signs) {
        if (const auto at = small.find(sign.written); at != std::string::npos) {
            text.erase(at, std::strlen(sign.written));
            text = trimmed(text);
            return sign.code;
        }
    }
    return {};
}

const UnitChoice* findSymbol(const std::string& typed, const Signature& signature)
{
    const bool strict = caseMatters(signature);
    for (const UnitChoice& u : unitsOf(signature)) {
        const std::string bare = withoutCurrency(u.symbol);
        if (bare == typed || (!strict && lower(bare) == lower(typed)))
            return &u;
    }
    return nullptr;
}

const UnitChoice* findSymbolOrAlias(const std::string& typed, const Signature& signature)
{
    if (const UnitChoice* u = findSymbol(typed, signature))
        return u;
    const bool strict = caseMatters(signature);
    for (const Alias& a : aliases)
        if (typed == a.typed || (!strict && lower(typed) == lower(a.typed)))
            if (const UnitChoice* u = findSymbol(a.means, signature))
                return u;
    return nullptr;
}

// The unit that was typed: a symbol, an alias, or a scale and one of them.
std::optional<UnitChoice> resolveUnit(const std::string& typed, const Signature& signature)
{
    if (const UnitChoice* u = findSymbolOrAlias(typed, signature))
        return *u;
    // Not for bytes and FLOP, whose prefixes are part of the unit.
    if (caseMatters(signature) || signature.exponents[2] != 0)
        return {};
    for (const UnitChoice& scale : scales) {
        const std::string_view prefix = scale.symbol;
        if (!typed.starts_with(prefix))
            continue;
        const std::string rest = trimmed(std::string_view(typed).substr(prefix.size()));
        if (const UnitChoice* u = findSymbolOrAlias(rest, signature))
            return UnitChoice{u->symbol, u->factor * scale.factor, false};
        // "2K" of a thing that is only counted: cards.
        if (rest.empty() && signature == signatureOf<Cards>())
            return scale;
    }
    return {};
}

std::string acceptedUnits(const Signature& signature, std::string_view unit,
    std::string_view currency)
{
    std::string accepted;
    for (const UnitChoice& u : unitsOf(signature)) {
        std::string symbol = u.symbol;
        constexpr std::string_view sign = "¤";
        if (const auto at = symbol.find(sign); at != std::string::npos)
            symbol.replace(at, sign.size(), currency);
        if (!symbol.empty())
            accepted += (accepted.empty() ? "" : ", ") + symbol;
    }
    return accepted.empty() ? std::string(unit) : accepted;
}

Problem refusal(const char* code, Text text, std::string_view typed, std::string rest = {},
    std::string more = {})
{
    return {Severity::error, code, {},
        {text, {excerpt(typed, mostShown), std::move(rest), std::move(more)}}};
}

// How much of the text is a number: a sign, digits (grouped by commas in threes, or plainly), a
// point and more digits, an exponent.
std::size_t numberLength(std::string_view text)
{
    std::size_t i = !text.empty() && (text[0] == '-' || text[0] == '+') ? 1 : 0;
    const auto digitsFrom = [&](std::size_t at) {
        while (at < text.size() && isDigit(text[at]))
            ++at;
        return at;
    };
    const std::size_t firstGroup = digitsFrom(i) - i;
    i += firstGroup;
    // "8,192" but neither "8,19" nor "0,500", which is a half in many countries.
    const bool groups = firstGroup >= 1 && firstGroup <= 3 && text[i - firstGroup] != '0';
    while (groups && i < text.size() && text[i] == ',' && digitsFrom(i + 1) == i + 4)
        i += 4;
    if (i < text.size() && text[i] == '.')
        i = digitsFrom(i + 1);
    if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
        const bool sign = i + 1 < text.size() && (text[i + 1] == '-' || text[i + 1] == '+');
        const std::size_t exponent = i + (sign ? 2 : 1);
        if (digitsFrom(exponent) > exponent)
            i = digitsFrom(exponent);
    }
    return i;
}

enum class Read { number, nothing, outside };

Read readNumber(std::string_view text, double& number)
{
    std::string digits;
    for (const char c : text)
        if (c != ',' && !(c == '+' && digits.empty()))
            digits += c;
    const auto [end, error]
        = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error == std::errc::result_out_of_range)
        return Read::outside;
    if (error != std::errc{} || end != digits.data() + digits.size())
        return Read::nothing;
    return std::isfinite(number) ? Read::number : Read::outside;
}

// What stands behind the number, without blanks around a stroke: "/ h" is "/h".
std::string unitPart(std::string_view text)
{
    std::string out;
    for (const char c : trimmed(text)) {
        if (c == '/')
            while (!out.empty() && out.back() == ' ')
                out.pop_back();
        if (c != ' ' || !out.ends_with('/'))
            out += c;
    }
    return out;
}

} // namespace

std::string excerpt(std::string_view text, std::size_t most)
{
    if (text.size() <= most)
        return std::string(text);
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xc0u) == 0x80u)
        --most;
    return std::string(text.substr(0, most)) + "…";
}

Result<Parsed> parseQuantity(std::string_view text, const Signature& signature,
    std::string_view unit, std::string_view currency)
{
    std::string rest = trimmed(text);
    const bool money = signature.exponents[8] != 0;
    const std::string found = money ? takeCurrency(rest) : std::string();
    if (!found.empty() && !currency.empty() && found != currency)
        return refusal("value.currency",
            SW_TEXT("Value",
                "\"%1\" is in %2, but this plan's money is in %3; convert it, or change the "
                "plan's currency"),
            text, found, std::string(currency));
    const std::size_t length = numberLength(rest);
    double number = 0;
    const Read read = readNumber(std::string_view(rest).substr(0, length), number);
    if (read == Read::outside)
        return refusal("value.too_large",
            SW_TEXT("Value", "\"%1\" is outside what a number can hold; write a plausible value"),
            text);
    const std::string typedUnit = unitPart(std::string_view(rest).substr(length));
    std::optional<UnitChoice> meant;
    if (typedUnit.empty()) {
        const UnitChoice* own = findUnit(signature, unit);
        meant = UnitChoice{"", own ? own->factor : 1.0};
    } else {
        meant = resolveUnit(typedUnit, signature);
    }
    if (read == Read::nothing || !meant)
        return refusal("value.unreadable",
            SW_TEXT("Value",
                "\"%1\" is not understood; write a number, alone or with one of: %2"),
            text, acceptedUnits(signature, unit, currency));
    return Parsed{number * meant->factor, meant->symbol};
}

} // namespace sizewright
