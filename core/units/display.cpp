#include "core/units/display.h"

#include "core/units/literals.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace sizewright {

namespace {

using namespace units;

struct Family {
    Signature signature;
    std::vector<UnitChoice> units;
};

template <class Q> Family family(std::vector<UnitChoice> units)
{
    return {signatureOf<Q>(), std::move(units)};
}

const std::vector<UnitChoice> byteUnits{{"B", 1}, {"KiB", kibi}, {"MiB", mebi}, {"GiB", gibi},
    {"TiB", tebi}, {"kB", kilo, false}, {"MB", mega, false}, {"GB", giga, false},
    {"TB", tera, false}, {"PB", peta, false}};
const std::vector<UnitChoice> byteRateUnits{{"B/s", 1, false}, {"MB/s", mega}, {"GB/s", giga},
    {"TB/s", tera}, {"GiB/s", gibi, false}, {"MiB/s", mebi, false}};
const std::vector<UnitChoice> scales{
    {"", 1}, {"K", kilo}, {"M", mega}, {"B", giga}, {"T", tera}, {"万", 1e4, false},
    {"亿", 1e8, false}};

const std::vector<Family>& families()
{
    static const std::vector<Family> all{
        {Signature{}, {{"", 1}, {"%", 0.01, false}, {"K", kilo, false}, {"M", mega, false}}},
        family<Bytes>(byteUnits),
        family<BytesPerCard>(byteUnits),
        family<ByteRate>(byteRateUnits),
        family<ByteRatePerCard>(byteRateUnits),
        family<BitRatePerCard>({{"b/s", 1, false}, {"Mb/s", mega}, {"Gb/s", giga}, {"Tb/s", tera}}),
        family<Flop>({{"FLOP", 1}, {"GFLOP", giga}, {"TFLOP", tera}, {"PFLOP", peta},
            {"EFLOP", 1e18}, {"ZFLOP", 1e21}, {"YFLOP", 1e24}}),
        family<FlopPerCard>({{"FLOP", 1}, {"GFLOP", giga}, {"TFLOP", tera}, {"PFLOP", peta}}),
        family<FlopPerToken>(
            {{"FLOP/token", 1}, {"MFLOP/token", mega}, {"GFLOP/token", giga},
                {"TFLOP/token", tera}}),
        family<FlopRate>({{"FLOP/s", 1}, {"TFLOP/s", tera}, {"PFLOP/s", peta}}),
        family<FlopRatePerCard>({{"FLOP/s", 1, false}, {"TFLOP/s", tera}, {"PFLOP/s", peta, false}}),
        family<Tokens>(scales),
        family<TokenRate>({{"tokens/s", 1}, {"K tokens/s", kilo, false}, {"M tokens/s", mega}}),
        family<TokenRatePerCard>({{"tokens/s", 1}}),
        family<Parameters>(scales),
        family<ParametersPerCard>(scales),
        family<Cards>({{"cards", 1}}),
        family<Seconds>({{"µs", 1e-6}, {"ms", 1e-3}, {"s", 1}, {"min", minute}, {"h", hour},
            {"days", day}, {"weeks", week, false}, {"months", month, false},
            {"years", year, false}}),
        family<CardTime>({{"card-hours", hour}, {"card-days", day, false}}),
        family<Frequency>({{"/s", 1, false}, {"/h", 1 / hour, false}, {"/day", 1 / day},
            {"/year", 1 / year, false}}),
        family<Energy>({{"J", 1, false}, {"kWh", kilowattHour}, {"MWh", kilowattHour * kilo},
            {"GWh", kilowattHour * mega}}),
        family<Power>({{"W", 1}, {"kW", kilo}, {"MW", mega}}),
        family<PowerPerCard>({{"W", 1}, {"kW", kilo, false}}),
        family<Money>({{"¤", 1}, {"K ¤", kilo, false}, {"M ¤", mega}, {"B ¤", giga},
            {"万 ¤", 1e4, false}, {"亿 ¤", 1e8, false}}),
        family<MoneyPerCard>({{"¤", 1}, {"K ¤", kilo, false}}),
        family<MoneyPerCardTime>({{"¤/h", 1 / hour}, {"¤/month", 1 / month, false}}),
        family<MoneyPerTime>({{"¤/h", 1 / hour, false}, {"¤/month", 1 / month},
            {"¤/year", 1 / year, false}}),
        family<MoneyPerEnergy>({{"¤/kWh", 1 / kilowattHour}, {"¤/kW-month", 1 / (kilo * month), false}}),
        family<MoneyPerByte>({{"¤/GB", 1 / giga}}),
        family<MoneyPerByteTime>({{"¤/GB-month", 1 / (giga * month)}}),
        family<BytesPerParameter>({{"B/parameter", 1}}),
        family<BytesPerToken>({{"B/token", 1}, {"KiB/token", kibi}, {"MiB/token", mebi}}),
    };
    return all;
}

std::string withCurrency(std::string_view symbol, std::string_view currency)
{
    std::string out(symbol);
    const std::string_view sign = "¤";
    if (const auto at = out.find(sign); at != std::string::npos)
        out.replace(at, sign.size(), currency);
    return out;
}

std::string grouped(std::string digits)
{
    const auto point = std::min(digits.find('.'), digits.size());
    const std::size_t start = digits.starts_with('-') ? 1 : 0;
    for (std::size_t i = point; i > start + 3; i -= 3)
        digits.insert(i - 3, ",");
    return digits;
}

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

// Bits and bytes differ in case alone, so these families are read as written.
bool caseMatters(const Signature& s) { return s.exponents[0] != 0 || s.exponents[1] != 0; }

struct Alias {
    const char* typed;
    const char* means;
};
constexpr std::array aliases{
    Alias{"d", "days"}, Alias{"day", "days"}, Alias{"天", "days"}, Alias{"日", "days"},
    Alias{"week", "weeks"}, Alias{"w", "weeks"}, Alias{"周", "weeks"}, Alias{"month", "months"},
    Alias{"月", "months"}, Alias{"个月", "months"}, Alias{"year", "years"}, Alias{"y", "years"},
    Alias{"年", "years"}, Alias{"hour", "h"}, Alias{"hours", "h"}, Alias{"hr", "h"},
    Alias{"小时", "h"}, Alias{"minute", "min"}, Alias{"minutes", "min"}, Alias{"分钟", "min"},
    Alias{"sec", "s"}, Alias{"second", "s"}, Alias{"seconds", "s"}, Alias{"秒", "s"},
    Alias{"us", "µs"}, Alias{"card", "cards"}, Alias{"gpu", "cards"}, Alias{"gpus", "cards"},
    Alias{"卡", "cards"}, Alias{"张", "cards"}, Alias{"tokens", ""}, Alias{"token", ""},
    Alias{"parameters", ""}, Alias{"params", ""}, Alias{"参数", ""}, Alias{"sequences", ""},
    Alias{"/hour", "/h"}, Alias{"/hr", "/h"}, Alias{"/小时", "/h"}, Alias{"/度", "/kWh"},
    Alias{"TFLOPS", "TFLOP/s"}, Alias{"TFLOPs", "TFLOP/s"}, Alias{"GBps", "GB/s"},
    Alias{"Gbps", "Gb/s"}, Alias{"Gbit/s", "Gb/s"}, Alias{"bn", "B"}, Alias{"billion", "B"},
    Alias{"million", "M"}, Alias{"trillion", "T"}, Alias{"k", "K"},
};

// Takes a currency sign or code out of the text. [code found, empty if none]
std::string takeCurrency(std::string& text)
{
    struct Sign {
        const char* written;
        const char* code;
    };
    static constexpr std::array signs{Sign{"USD", "USD"}, Sign{"US$", "USD"}, Sign{"$", "USD"},
        Sign{"CNY", "CNY"}, Sign{"RMB", "CNY"}, Sign{"¥", "CNY"}, Sign{"￥", "CNY"},
        Sign{"人民币", "CNY"}, Sign{"元", "CNY"}, Sign{"美元", "USD"}};
    for (const Sign& sign : signs) {
        if (const auto at = text.find(sign.written); at != std::string::npos) {
            text.erase(at, std::string_view(sign.written).size());
            text = trimmed(text);
            return sign.code;
        }
    }
    return {};
}

// The factor of a typed unit, or nullptr-like absence. Tries the unit, its alias, then scale + unit.
std::optional<UnitChoice> resolveUnit(std::string typed, const Signature& signature)
{
    const bool strict = caseMatters(signature);
    const auto match = [&](const std::string& t) -> const UnitChoice* {
        for (const UnitChoice& u : unitsOf(signature)) {
            const std::string bare = trimmed(withCurrency(u.symbol, ""));
            if (bare == t || (!strict && lower(bare) == lower(t)))
                return &u;
        }
        return nullptr;
    };
    const auto matchAlias = [&](const std::string& t) -> const UnitChoice* {
        if (const UnitChoice* u = match(t))
            return u;
        for (const Alias& a : aliases)
            if (t == a.typed || (!strict && lower(t) == lower(a.typed)))
                if (const UnitChoice* u = match(a.means))
                    return u;
        return nullptr;
    };
    if (const UnitChoice* u = matchAlias(typed))
        return *u;
    // "4.5M tokens", "12万元": a scale before the unit; not for bytes and FLOP, whose prefixes are
    // part of the unit, nor for times and rates of data.
    if (!strict && signature.exponents[2] == 0) {
        for (const UnitChoice& scale : scales) {
            const std::string_view prefix = scale.symbol;
            if (prefix.empty() || !typed.starts_with(prefix))
                continue;
            if (const UnitChoice* u = matchAlias(trimmed(typed.substr(prefix.size()))))
                return UnitChoice{u->symbol, u->factor * scale.factor, false};
        }
    }
    return {};
}

Problem unreadable(std::string_view text, const Signature& signature, std::string_view unit,
    std::string_view currency)
{
    std::string accepted;
    for (const UnitChoice& u : unitsOf(signature)) {
        const std::string symbol = withCurrency(u.symbol, currency);
        if (symbol.empty())
            continue;
        accepted += (accepted.empty() ? "" : ", ") + symbol;
    }
    if (accepted.empty())
        accepted = std::string(unit);
    std::string shown(text.substr(0, 60));
    return {Severity::error, "value.unreadable", {},
        {SW_TEXT("Value", "\"%1\" is not understood; write a number, alone or with one of: %2"),
            {shown, accepted}}};
}

} // namespace

std::span<const UnitChoice> unitsOf(const Signature& signature)
{
    for (const Family& f : families())
        if (f.signature == signature)
            return f.units;
    return {};
}

const UnitChoice* findUnit(const Signature& signature, std::string_view symbol)
{
    for (const UnitChoice& u : unitsOf(signature))
        if (symbol == u.symbol)
            return &u;
    return nullptr;
}

std::string numberText(double value, int digits)
{
    if (!std::isfinite(value))
        return value > 0 ? "∞" : (value < 0 ? "−∞" : "—");
    if (value == 0)
        return "0";
    const double size = std::fabs(value);
    std::array<char, 64> buffer;
    if (size >= 1e15 || size < 1e-4) {
        std::snprintf(buffer.data(), buffer.size(), "%.*g", digits, value);
        return buffer.data();
    }
    const int whole = int(std::floor(std::log10(size))) + 1;
    std::snprintf(buffer.data(), buffer.size(), "%.*f", std::max(0, digits - whole), value);
    std::string out = buffer.data();
    if (out.find('.') != std::string::npos) {
        out.erase(out.find_last_not_of('0') + 1);
        if (out.back() == '.')
            out.pop_back();
    }
    return grouped(out);
}

std::string wholeText(double value)
{
    if (!std::isfinite(value) || std::fabs(value) > 1e18)
        return numberText(value, 6);
    std::array<char, 64> buffer;
    std::snprintf(buffer.data(), buffer.size(), "%.0f", value);
    return grouped(buffer.data());
}

std::string baseUnitText(const Signature& signature, std::string_view currency)
{
    static constexpr std::array names{"B", "b", "FLOP", "token", "parameter", "card", "s", "J", "¤"};
    std::string above, below;
    int parts = 0;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const int e = signature.exponents[i];
        if (e == 0)
            continue;
        std::string& side = e > 0 ? above : below;
        side += (side.empty() ? "" : "·") + withCurrency(names[i], currency);
        if (std::abs(e) > 1)
            side += "^" + std::to_string(std::abs(e));
        parts += e < 0;
    }
    if (below.empty())
        return above;
    return (above.empty() ? "1" : above) + "/" + (parts > 1 ? "(" + below + ")" : below);
}

std::string quantityText(
    double value, const Signature& signature, std::string_view unit, const TextStyle& style)
{
    const auto choices = unitsOf(signature);
    if (choices.empty()) {
        const std::string base = baseUnitText(signature, style.currency);
        return numberText(value, style.digits) + (base.empty() ? "" : " " + base);
    }
    const UnitChoice* chosen = unit.empty() ? nullptr : findUnit(signature, unit);
    if (!chosen) {
        for (const UnitChoice& u : choices) {
            if (!u.automatic || (!style.scaleCounts && u.factor != 1))
                continue;
            if (!chosen || std::fabs(value) >= u.factor)
                chosen = &u;
        }
        if (!chosen)
            chosen = &choices.front();
    }
    const std::string number = numberText(value / chosen->factor, style.digits);
    const std::string symbol = withCurrency(chosen->symbol, style.currency);
    if (symbol.empty())
        return number;
    // Scales of counts and per-hour prices stand close: 70B, 15T; everything else after a space.
    const bool scale = std::any_of(scales.begin(), scales.end(),
        [&](const UnitChoice& s) { return symbol == s.symbol; });
    return number + (scale && choices.size() == scales.size() ? "" : " ") + symbol;
}

Result<Parsed> parseQuantity(std::string_view text, const Signature& signature,
    std::string_view unit, std::string_view currency)
{
    std::string rest = trimmed(text);
    if (signature.exponents[8] != 0) {
        const std::string found = takeCurrency(rest);
        if (!found.empty() && !currency.empty() && found != currency)
            return Problem{Severity::error, "value.currency", {},
                {SW_TEXT("Value",
                     "\"%1\" is in %2, but this plan's money is in %3; convert it, or change the "
                     "plan's currency"),
                    {std::string(text.substr(0, 60)), found, std::string(currency)}}};
    }
    // The number: digits with commas as group marks, a point, an exponent.
    std::string digits;
    std::size_t i = 0;
    bool exponent = false;
    for (; i < rest.size(); ++i) {
        const char c = rest[i];
        if (std::isdigit(static_cast<unsigned char>(c)) || c == '.')
            digits += c;
        else if ((c == '-' || c == '+') && (digits.empty() || digits.back() == 'e'))
            digits += c;
        else if (c == ',' && !exponent && i + 3 < rest.size() + 0
            && std::isdigit(static_cast<unsigned char>(rest[i + 1]))
            && std::isdigit(static_cast<unsigned char>(rest[i + 2]))
            && std::isdigit(static_cast<unsigned char>(rest[i + 3])))
            continue;
        else if ((c == 'e' || c == 'E') && !exponent && !digits.empty() && i + 1 < rest.size()
            && (std::isdigit(static_cast<unsigned char>(rest[i + 1]))
                || ((rest[i + 1] == '-' || rest[i + 1] == '+') && i + 2 < rest.size()
                    && std::isdigit(static_cast<unsigned char>(rest[i + 2]))))) {
            digits += 'e';
            exponent = true;
        } else
            break;
    }
    double number = 0;
    const char* first = digits.data() + (digits.starts_with('+') ? 1 : 0);
    const auto [end, error] = std::from_chars(first, digits.data() + digits.size(), number);
    if (digits.empty() || end != digits.data() + digits.size()
        || (error != std::errc{} && error != std::errc::result_out_of_range))
        return unreadable(text, signature, unit, currency);
    if (error == std::errc::result_out_of_range || !std::isfinite(number))
        return Problem{Severity::error, "value.too_large", {},
            {SW_TEXT("Value", "\"%1\" is outside what a number can hold; write a plausible value"),
                {std::string(text.substr(0, 60))}}};

    const std::string typedUnit = trimmed(std::string_view(rest).substr(i));
    if (typedUnit.empty()) {
        const UnitChoice* own = findUnit(signature, unit);
        return Parsed{number * (own ? own->factor : 1.0), {}};
    }
    if (const auto found = resolveUnit(typedUnit, signature))
        return Parsed{number * found->factor, found->symbol};
    return unreadable(text, signature, unit, currency);
}

} // namespace sizewright
