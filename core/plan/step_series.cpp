#include "core/plan/step_series.h"

#include "core/units/display.h"

#include <algorithm>

namespace sizewright {

namespace {

std::string_view trimmed(std::string_view s)
{
    while (!s.empty() && s.front() == ' ')
        s.remove_prefix(1);
    while (!s.empty() && s.back() == ' ')
        s.remove_suffix(1);
    return s;
}

Problem unreadable(std::string_view piece)
{
    return {Severity::error, "measured.series_unreadable",
        std::string(fields()[fields().measuredSeries].key),
        {SW_TEXT("Value",
             "\"%1\" is not cards:seconds; write pairs such as 64:12.1, 128:6.4, the counts whole and without "
             "commas of their own"),
            {excerpt(piece)}}};
}

Result<MeasuredStep> parsePair(std::string_view piece)
{
    const std::size_t colon = piece.find(':');
    if (colon == std::string_view::npos)
        return unreadable(piece);
    const FieldInfo& cardsField = fields()[fields().measuredCards];
    const FieldInfo& stepField = fields()[fields().measuredStep];
    const auto cards = parseQuantity(trimmed(piece.substr(0, colon)), signatureOf<Cards>(), "");
    const auto step = parseQuantity(trimmed(piece.substr(colon + 1)), signatureOf<Seconds>(), "s");
    const auto within = [](double value, const FieldInfo& field) {
        return value >= field.min && value <= field.max;
    };
    if (!cards || !step || cards->value != std::floor(cards->value) || !within(cards->value, cardsField)
        || !within(step->value, stepField))
        return unreadable(piece);
    return MeasuredStep{units::cards(cards->value), units::seconds(step->value)};
}

} // namespace

Result<std::vector<MeasuredStep>> parseStepSeries(std::string_view text)
{
    std::vector<MeasuredStep> steps;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find_first_of(",;", start), text.size());
        const std::string_view piece = trimmed(text.substr(start, end - start));
        start = end + 1;
        if (piece.empty() && start >= text.size())
            break; // a comma at the end
        const auto pair = parsePair(piece);
        if (!pair)
            return pair.problems();
        steps.push_back(*pair);
    }
    return steps;
}

Result<std::vector<MeasuredStep>> measuredSteps(const Scenario& scenario)
{
    const PlanFields& f = fields();
    auto series = parseStepSeries(scenario[f.measuredSeries]);
    if (!series)
        return series.problems();
    std::vector<MeasuredStep> steps;
    const auto add = [&](const MeasuredStep& step) {
        if (std::find(steps.begin(), steps.end(), step) == steps.end())
            steps.push_back(step);
    };
    const auto cards = scenario[f.measuredCards];
    const auto step = scenario[f.measuredStep];
    if (cards && step) {
        add({*cards, *step});
        if (const auto half = scenario[f.measuredStepDouble])
            add({*cards * 2.0, *half});
    }
    for (const MeasuredStep& measured : *series)
        add(measured);
    std::stable_sort(steps.begin(), steps.end(),
        [](const MeasuredStep& a, const MeasuredStep& b) { return a.cards < b.cards; });
    return steps;
}

} // namespace sizewright
