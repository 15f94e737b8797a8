#include "core/study/comparison.h"

#include "core/results/results_json.h"

#include <algorithm>
#include <array>

namespace sizewright {

namespace {

constexpr const char* absent = "—";

// A field that the program may choose, and what it chose.
struct ChosenDegree {
    std::size_t ordinal;
    double (*value)(const Layout&);
};

const std::array<ChosenDegree, 11>& chosenDegrees()
{
    const PlanFields& f = fields();
    static const std::array<ChosenDegree, 11> all{
        ChosenDegree{f.tp.ordinal, [](const Layout& l) { return double(l.tp); }},
        ChosenDegree{f.pp.ordinal, [](const Layout& l) { return double(l.pp); }},
        ChosenDegree{f.vpp.ordinal, [](const Layout& l) { return double(l.vpp); }},
        ChosenDegree{f.cp.ordinal, [](const Layout& l) { return double(l.cp); }},
        ChosenDegree{f.ep.ordinal, [](const Layout& l) { return double(l.ep); }},
        ChosenDegree{f.etp.ordinal, [](const Layout& l) { return double(l.etp); }},
        ChosenDegree{f.dp.ordinal, [](const Layout& l) { return double(l.dp); }},
        ChosenDegree{f.zeroStage.ordinal, [](const Layout& l) { return double(l.zeroStage); }},
        ChosenDegree{f.microBatch.ordinal, [](const Layout& l) { return double(l.microBatch); }},
        ChosenDegree{f.recompute.ordinal, [](const Layout& l) { return double(l.recompute); }},
        ChosenDegree{f.sequenceParallel.ordinal,
            [](const Layout& l) { return l.sequenceParallel ? 1.0 : 0.0; }},
    };
    return all;
}

const ChosenDegree* chosenDegree(std::size_t ordinal)
{
    const auto& all = chosenDegrees();
    const auto it = std::find_if(
        all.begin(), all.end(), [&](const ChosenDegree& c) { return c.ordinal == ordinal; });
    return it == all.end() ? nullptr : &*it;
}

bool differ(const ComparisonRow& row)
{
    const bool numbers = std::any_of(
        row.values.begin(), row.values.end(), [](const auto& v) { return v.has_value(); });
    if (numbers)
        return std::adjacent_find(row.values.begin(), row.values.end(), std::not_equal_to<>())
            != row.values.end();
    return std::adjacent_find(row.texts.begin(), row.texts.end(), std::not_equal_to<>())
        != row.texts.end();
}

void appendField(ComparisonRow& row, const FieldInfo& field, const Scenario& scenario,
    const Results& results)
{
    const ChosenDegree* chosen = chosenDegree(field.ordinal);
    if (chosen && !scenario.isSet(field.ordinal) && hasLayout(results)) {
        const double value = chosen->value(results.layout);
        row.values.push_back(value);
        row.texts.push_back(fieldText(field, value, results.currency) + " (auto)");
        return;
    }
    row.values.push_back(
        field.kind == FieldKind::text ? std::nullopt : scenario.number(field.ordinal));
    std::string text = fieldText(scenario, field.ordinal);
    if (text.empty())
        text = field.automatic ? "auto" : absent;
    row.texts.push_back(std::move(text));
}

ComparisonRow fieldRow(const FieldInfo& field, const std::vector<Scenario>& scenarios,
    const std::vector<Results>& results)
{
    ComparisonRow row;
    row.isField = true;
    row.ordinal = field.ordinal;
    row.label = field.label;
    row.group = label(field.page);
    row.key = field.key;
    for (std::size_t i = 0; i < scenarios.size(); ++i)
        appendField(row, field, scenarios[i], results[i]);
    row.differs = differ(row);
    return row;
}

ComparisonRow figureRow(const ResultInfo& info, const std::vector<Results>& results)
{
    ComparisonRow row;
    row.ordinal = info.ordinal;
    row.label = info.label;
    row.group = info.group;
    row.key = info.key;
    row.better = info.better;
    for (const Results& r : results) {
        const bool withheld = isWithheld(r, info);
        row.values.push_back(withheld ? std::nullopt : r.number(info.ordinal));
        row.texts.push_back(withheld ? absent : figureText(r, info.ordinal));
    }
    row.differs = differ(row);
    return row;
}

} // namespace

Comparison compareScenarios(const std::vector<Scenario>& scenarios, std::size_t baseline,
    const std::vector<Results>& results)
{
    Comparison comparison;
    comparison.baseline = baseline;
    if (scenarios.size() != results.size())
        return comparison;
    for (const Scenario& s : scenarios)
        comparison.names.push_back(s.name);
    const bool anyLayout = std::any_of(results.begin(), results.end(), hasLayout);
    for (const FieldInfo& field : fields().all()) {
        const bool set = std::any_of(scenarios.begin(), scenarios.end(),
            [&](const Scenario& s) { return s.isSet(field.ordinal); });
        if (set || (anyLayout && chosenDegree(field.ordinal)))
            comparison.rows.push_back(fieldRow(field, scenarios, results));
    }
    for (const ResultInfo& info : resultFields().all()) {
        ComparisonRow row = figureRow(info, results);
        if (std::any_of(
                row.values.begin(), row.values.end(), [](const auto& v) { return v.has_value(); }))
            comparison.rows.push_back(std::move(row));
    }
    return comparison;
}

} // namespace sizewright
