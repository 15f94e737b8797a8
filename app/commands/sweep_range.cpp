#include "app/commands/sweep_range.h"

#include "app/commands/plans.h"
#include "core/units/display.h"

#include <charconv>
#include <cmath>

namespace sizewright {

namespace {

constexpr int mostSteps = 10000, usualSteps = 11;

Problem bad(const std::string& vary, Text text, std::vector<std::string> arguments = {})
{
    return {Severity::error, "usage", "--vary " + excerpt(vary, 80), {text, std::move(arguments)}};
}

bool isWhole(const FieldInfo& field)
{
    return field.kind == FieldKind::whole || field.signature == signatureOf<Cards>();
}

std::vector<double> evenSteps(const FieldInfo& field, double from, double to, int steps)
{
    std::vector<double> values;
    for (int i = 0; i < steps; ++i) {
        const double share = steps > 1 ? double(i) / (steps - 1) : 0;
        double value = i + 1 == steps && steps > 1 ? to : from + (to - from) * share;
        if (isWhole(field))
            value = std::round(value);
        if (values.empty() || values.back() != value)
            values.push_back(value);
    }
    return values;
}

// Cards and degrees are doubled, not counted up: most counts between have no legal layout.
std::vector<double> doublings(double from, double to)
{
    std::vector<double> values;
    for (double value = from; value < to; value *= 2)
        values.push_back(value);
    values.push_back(to);
    return values;
}

Result<SweepAxis> listed(SweepAxis axis, const std::string& texts, const std::string& vary,
    const Scenario& scenario, const Catalogue& catalogue)
{
    for (std::size_t start = 0; start <= texts.size();) {
        const std::size_t comma = std::min(texts.find(',', start), texts.size());
        Scenario& s = axis.scenarios.emplace_back(scenario);
        auto problems = setField(
            s, axis.field->key, std::string_view(texts).substr(start, comma - start), catalogue);
        if (!problems.empty()) {
            problems.front().place = "--vary " + excerpt(vary, 80);
            return problems.front();
        }
        start = comma + 1;
    }
    return axis;
}

Result<SweepAxis> ranged(SweepAxis axis, const std::string& range, const std::string& vary,
    const Scenario& scenario)
{
    const FieldInfo& field = *axis.field;
    const auto dots = range.find("..");
    const auto colon = range.find(':', dots);
    int steps = 0;
    if (colon != std::string::npos) {
        const char* end = range.data() + range.size();
        const auto [stop, error] = std::from_chars(range.data() + colon + 1, end, steps);
        if (error != std::errc{} || stop != end || steps < 1 || steps > mostSteps)
            return bad(vary, SW_TEXT("Cli", "STEPS must be a whole number from 1 to 10,000"));
    }
    const std::size_t length = (colon == std::string::npos ? range.size() : colon) - dots - 2;
    double ends[2] = {};
    const std::string texts[2] = {range.substr(0, dots), range.substr(dots + 2, length)};
    for (int i = 0; i < 2; ++i) {
        const auto value = parseFieldValue(field, texts[i], currencyOf(scenario));
        if (!value)
            return bad(vary, value.problems().front().message.text,
                value.problems().front().message.arguments);
        if (std::isnan(value->number))
            return bad(vary, SW_TEXT("Cli", "both ends of the range must be numbers: A..B"));
        ends[i] = value->number;
    }
    if (ends[0] > ends[1])
        return bad(vary, SW_TEXT("Cli", "the range must rise: the smaller end first"));
    const bool doubling = steps == 0 && isWhole(field) && ends[0] >= 1;
    for (const double value : doubling
            ? doublings(ends[0], ends[1])
            : evenSteps(field, ends[0], ends[1], steps ? steps : usualSteps))
        axis.scenarios.emplace_back(scenario).put(
            field.ordinal, {value, {}, {}, Origin::typed, {}});
    return axis;
}

} // namespace

Result<SweepAxis> readSweepAxis(
    const std::string& vary, const Scenario& scenario, const Catalogue& catalogue)
{
    const auto equals = vary.find('=');
    if (equals == std::string::npos || equals == 0)
        return bad(vary, SW_TEXT("Cli", "must be a field and a range: PATH=A..B or PATH=X,Y,Z"));
    SweepAxis axis;
    axis.field = fields().find(vary.substr(0, equals));
    if (!axis.field)
        return bad(vary, SW_TEXT("Cli", "no field has this name; `fields` lists them all"));
    const std::string range = vary.substr(equals + 1);
    const bool number
        = axis.field->kind == FieldKind::quantity || axis.field->kind == FieldKind::whole;
    if (number && range.find("..") != std::string::npos)
        return ranged(std::move(axis), range, vary, scenario);
    return listed(std::move(axis), range, vary, scenario, catalogue);
}

} // namespace sizewright
