// `compare`: scenarios side by side.
#include "app/commands/command.h"
#include "app/commands/output.h"
#include "app/commands/plans.h"
#include "app/commands/text_table.h"
#include "core/results/results_json.h"
#include "core/study/comparison.h"
#include "core/units/display.h"

#include <algorithm>

namespace sizewright {

namespace {

using Json = nlohmann::ordered_json;

struct Unit {
    std::string_view symbol;
    double factor = 1;
};

Unit unitOf(const ComparisonRow& row)
{
    const Signature& signature = row.isField ? fields().all()[row.ordinal].signature
                                             : resultFields().all()[row.ordinal].signature;
    const std::string_view symbol
        = row.isField ? bareUnit(fields().all()[row.ordinal]) : resultFields().all()[row.ordinal].unit;
    const UnitChoice* unit = findUnit(signature, symbol);
    return {symbol, unit ? unit->factor : 1.0};
}

Json valuesJson(const ComparisonRow& row)
{
    const double factor = unitOf(row).factor;
    Json list = Json::array();
    for (const auto& value : row.values)
        list.push_back(value ? numberJson(*value / factor) : Json());
    return list;
}

// One currency for all: scenarios in different ones keep the neutral sign.
Json comparisonJson(const Comparison& comparison, const std::vector<Results>& results)
{
    const std::string& currency = results.front().currency;
    const bool mixed = std::any_of(results.begin(), results.end(),
        [&](const Results& r) { return r.currency != currency; });
    const std::string_view sign = mixed ? std::string_view("¤") : currency;
    Json rows = Json::array();
    for (const ComparisonRow& row : comparison.rows)
        rows.push_back({{"key", row.key}, {"kind", row.isField ? "field" : "figure"},
            {"group", row.group.source}, {"label", row.label.source},
            {"unit", unitText(unitOf(row).symbol, sign)}, {"differs", row.differs}, {"values", valuesJson(row)},
            {"texts", row.texts}});
    Json json = {{"scenarios", comparison.names}};
    json["baseline"] = comparison.names[comparison.baseline];
    json["rows"] = std::move(rows);
    return json;
}

std::string comparisonCsv(const Comparison& comparison)
{
    std::vector<std::string> header{"group", "key", "label"};
    header.insert(header.end(), comparison.names.begin(), comparison.names.end());
    std::string out = csvLine(header);
    for (const ComparisonRow& row : comparison.rows) {
        std::vector<std::string> cells{
            row.group.source, std::string(row.key), row.label.source};
        cells.insert(cells.end(), row.texts.begin(), row.texts.end());
        out += csvLine(cells);
    }
    return out;
}

std::string comparisonText(const Comparison& comparison)
{
    TextTable table;
    std::vector<std::string> header{"", ""};
    for (std::size_t i = 0; i < comparison.names.size(); ++i)
        header.push_back((i == comparison.baseline ? "★ " : "") + oneLine(comparison.names[i]));
    table.addRow(header);
    std::string group;
    for (const ComparisonRow& row : comparison.rows) {
        if (group != row.group.source) {
            group = row.group.source;
            table.addRow({group});
        }
        std::vector<std::string> cells{row.differs ? "≠" : "", row.label.source};
        for (const std::string& text : row.texts)
            cells.push_back(oneLine(text));
        table.addRow(cells);
    }
    return table.text();
}

int run(const Arguments& arguments)
{
    const auto loaded = loadPlan(arguments);
    if (!loaded)
        return fail(loaded.problems());
    if (arguments.has("--json") && arguments.has("--csv"))
        return failUsage(SW_TEXT("Cli", "--json and --csv exclude each other; choose one"));
    std::vector<Results> results;
    for (const Scenario& scenario : loaded->plan.scenarios)
        results.push_back(evaluate(scenario, loaded->catalogue));
    const bool answered = std::any_of(results.begin(), results.end(),
        [](const Results& r) { return whyNoAnswer(r).empty(); });
    const int status = answered ? exitDone : exitNoAnswer;
    Comparison comparison
        = compareScenarios(loaded->plan.scenarios, loaded->plan.baseline, results);
    if (arguments.has("--differences"))
        std::erase_if(comparison.rows, [](const ComparisonRow& row) { return !row.differs; });
    if (arguments.has("--json"))
        return printJson(comparisonJson(comparison, results), status);
    return print(
        arguments.has("--csv") ? comparisonCsv(comparison) : comparisonText(comparison), status);
}

} // namespace

Command compareEntry()
{
    return {.name = "compare",
        .usage = "PLAN [--differences] [--set PATH=VALUE]... [--json|--csv]",
        .summary = "scenarios side by side",
        .details = "Status 1: no scenario has an answer.",
        .options = {{"--differences", Takes::nothing, {}, "only what is not the same everywhere"},
            setOption, jsonOption, csvOption},
        .fewest = 1,
        .most = 1,
        .run = run};
}

} // namespace sizewright
