#include "core/units/display.h"

#include "core/units/literals.h"

#include <algorithm>
#include <array>
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
        {Signature{}, {{"", 1}, {"%", 0.01, false}, {"K", kilo, false}, {"M", mega, false},
            {"B", giga, false}, {"万", 1e4, false}, {"亿", 1e8, false}}},
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
        family<MoneyPerCardTime>({{"¤/h", 1 / hour}, {"¤/day", 1 / day, false},
            {"¤/month", 1 / month, false}, {"¤/year", 1 / year, false}}),
        family<MoneyPerTime>({{"¤/h", 1 / hour, false}, {"¤/month", 1 / month},
            {"¤/year", 1 / year, false}}),
        family<MoneyPerEnergy>({{"¤/kWh", 1 / kilowattHour}, {"¤/kW-month", 1 / (kilo * month), false}}),
        family<MoneyPerByte>({{"¤/GB", 1 / giga}}),
        family<MoneyPerByteTime>({{"¤/GB-month", 1 / (giga * month)}}),
        family<MoneyPerPower>({{"¤/kW", 1 / kilo}}),
        family<MoneyPerToken>({{"¤/T tokens", 1 / tera}}),
        family<MoneyPerFlop>({{"¤/PFLOP-hour", 1 / (peta * hour)}}),
        family<Mass>({{"kg", 1}, {"t", kilo}, {"kt", mega}}),
        family<MassPerEnergy>({{"g/kWh", 1 / (kilo * kilowattHour)}}),
        family<EnergyPerToken>({{"MWh/T tokens", kilowattHour * kilo / tera}}),
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
    static constexpr std::array names{"B", "b", "FLOP", "token", "parameter", "card", "s", "J", "¤", "kg"};
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
    return number + (scale && *choices.front().symbol == '\0' ? "" : " ") + symbol;
}

} // namespace sizewright
