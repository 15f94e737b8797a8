// `sweep`: figures over the values of one or two fields, as tables for plots.
#include "app/commands/command.h"
#include "app/commands/near_matches.h"
#include "app/commands/output.h"
#include "app/commands/plans.h"
#include "app/commands/sweep_range.h"
#include "app/commands/text_table.h"
#include "core/model/evaluate.h"
#include "core/results/results_json.h"
#include "core/units/display.h"

namespace sizewright {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostPoints = 10000; // a scenario takes some 16 kB while it waits

struct Sweep {
    std::vector<const FieldInfo*> fields;
    std::vector<const ResultInfo*> figures;
    std::vector<Scenario> scenarios;
    std::vector<Results> results;
};

// The figures of --show, which takes several words and words with commas.
Result<std::vector<const ResultInfo*>> readFigures(const std::vector<std::string>& words)
{
    std::vector<const ResultInfo*> out;
    std::vector<std::string_view> names;
    for (const ResultInfo& info : resultFields().all())
        names.push_back(info.key);
    for (const std::string& word : words)
        for (std::size_t start = 0; start <= word.size();) {
            const std::size_t comma = std::min(word.find(',', start), word.size());
            const std::string name = word.substr(start, comma - start);
            const ResultInfo* info = resultFields().find(name);
            if (!info)
                return Problem{Severity::error, "usage", "--show " + excerpt(name, 80),
                    {SW_TEXT("Cli", "no figure has this name%1; `evaluate` lists them"),
                        {didYouMean(name, names)}}};
            out.push_back(info);
            start = comma + 1;
        }
    return out;
}

std::optional<double> valueOf(const Sweep& sweep, std::size_t point, const ResultInfo& info)
{
    const Results& r = sweep.results[point];
    return isWithheld(r, info) ? std::nullopt : r.number(info.ordinal);
}

// In the field's own unit; words for choices, switches and texts.
Json fieldJson(const Scenario& scenario, const FieldInfo& field)
{
    const auto number = scenario.number(field.ordinal);
    if ((field.kind == FieldKind::quantity || field.kind == FieldKind::whole) && number) {
        const UnitChoice* unit = findUnit(field.signature, bareUnit(field));
        return numberJson(*number / (unit ? unit->factor : 1.0));
    }
    return fieldText(scenario, field.ordinal);
}

Json pointJson(const Sweep& sweep, std::size_t i)
{
    Json point = Json::object();
    for (const FieldInfo* field : sweep.fields)
        point[std::string(field->key)] = fieldJson(sweep.scenarios[i], *field);
    for (const ResultInfo* info : sweep.figures)
        point[std::string(info->key)]
            = valueOf(sweep, i, *info) ? figureJson(sweep.results[i], *info) : Json();
    point["feasible"] = sweep.results[i].complete && sweep.results[i].feasible;
    return point;
}

std::string csvCell(const Json& value)
{
    return value.is_null() ? "" : value.is_string() ? value.get<std::string>() : value.dump();
}

std::string sweepCsv(const Sweep& sweep)
{
    std::vector<std::string> header;
    for (const FieldInfo* field : sweep.fields)
        header.emplace_back(field->key);
    for (const ResultInfo* info : sweep.figures)
        header.emplace_back(info->key);
    header.push_back("feasible");
    std::string out = csvLine(header);
    for (std::size_t i = 0; i < sweep.results.size(); ++i) {
        std::vector<std::string> cells;
        const Json point = pointJson(sweep, i);
        for (const auto& [key, value] : point.items())
            cells.push_back(csvCell(value));
        out += csvLine(cells);
    }
    return out;
}

std::string sweepText(const Sweep& sweep)
{
    TextTable table;
    std::vector<std::string> header;
    for (const FieldInfo* field : sweep.fields)
        header.emplace_back(field->key);
    for (const ResultInfo* info : sweep.figures)
        header.emplace_back(info->key);
    table.addRow(header);
    for (std::size_t i = 0; i < sweep.results.size(); ++i) {
        std::vector<std::string> cells;
        for (const FieldInfo* field : sweep.fields)
            cells.push_back(fieldText(sweep.scenarios[i], field->ordinal));
        for (const ResultInfo* info : sweep.figures)
            cells.push_back(valueOf(sweep, i, *info)
                    ? figureText(sweep.results[i], info->ordinal) : "—");
        if (!whyNoAnswer(sweep.results[i]).empty())
            cells.push_back("no answer");
        table.addRow(cells);
    }
    return table.text(0, 0);
}

// The grid of one or two fields.
Result<Sweep> readSweep(const Arguments& arguments, const LoadedPlan& loaded)
{
    Sweep sweep;
    const auto figures = readFigures(arguments.values("--show"));
    if (!figures)
        return figures.problems();
    sweep.figures = *figures;
    sweep.scenarios = {loaded.baseline()};
    for (const std::string& vary : arguments.values("--vary")) {
        std::vector<Scenario> grid;
        const FieldInfo* field = nullptr;
        for (const Scenario& scenario : sweep.scenarios) {
            auto axis = readSweepAxis(vary, scenario, loaded.catalogue);
            if (!axis)
                return axis.problems();
            field = axis->field;
            if (sweep.scenarios.size() * axis->scenarios.size() > mostPoints)
                return Problem{Severity::error, "usage", "--vary",
                    {SW_TEXT("Cli", "these ranges make more than 10,000 points; give fewer STEPS"),
                        {}}};
            grid.insert(grid.end(), axis->scenarios.begin(), axis->scenarios.end());
        }
        sweep.fields.push_back(field);
        sweep.scenarios = std::move(grid);
    }
    return sweep;
}

int run(const Arguments& arguments)
{
    const std::size_t axes = arguments.values("--vary").size();
    if (axes < 1 || axes > 2)
        return failUsage(SW_TEXT("Cli", "one or two fields can vary; give --vary PATH=A..B[:STEPS]"));
    if (arguments.values("--show").empty())
        return failUsage(SW_TEXT("Cli", "no figure is asked for; add --show FIGURE"));
    if (arguments.has("--json") && arguments.has("--csv"))
        return failUsage(SW_TEXT("Cli", "--json and --csv exclude each other; choose one"));
    const auto loaded = loadPlan(arguments);
    if (!loaded)
        return fail(loaded.problems());
    auto sweep = readSweep(arguments, *loaded);
    if (!sweep)
        return fail(sweep.problems());
    // Points are variations of the plan that was measured, unless the measurement itself varies.
    const bool measurementVaries = std::any_of(sweep->fields.begin(), sweep->fields.end(),
        [](const FieldInfo* field) { return field->key.starts_with("measured."); });
    const auto measured = measurementVaries
        ? std::nullopt
        : holdMeasurement(loaded->baseline(), loaded->catalogue);
    bool answered = false;
    for (const Scenario& scenario : sweep->scenarios) {
        sweep->results.push_back(evaluateVariation(scenario, loaded->catalogue, measured));
        answered = answered || whyNoAnswer(sweep->results.back()).empty();
    }
    const int status = answered ? exitDone : exitNoAnswer;
    if (!arguments.has("--json"))
        return print(arguments.has("--csv") ? sweepCsv(*sweep) : sweepText(*sweep), status);
    Json points = Json::array();
    for (std::size_t i = 0; i < sweep->results.size(); ++i)
        points.push_back(pointJson(*sweep, i));
    return printJson({{"scenario", loaded->baseline().name}, {"points", points}}, status);
}

} // namespace

Command sweepEntry()
{
    return {.name = "sweep",
        .usage = "PLAN --vary PATH=A..B[:STEPS] --show FIGURE... [--scenario NAME] "
                 "[--set PATH=VALUE]... [--csv|--json]",
        .summary = "figures over the values of one or two fields",
        .details = "STEPS is the number of values, both ends included. Without it whole numbers "
                   "double and others take 11 even steps.\n"
                   "PATH=X,Y,Z takes listed values. A second --vary makes a grid. Numbers of --csv "
                   "and --json are in the units of `fields` and of the figures' names.\n"
                   "Status 1: no point has an answer.",
        .options = {{"--vary", Takes::each, "PATH=A..B[:STEPS]", "a field and its values"},
            {"--show", Takes::many, "FIGURE...", "names of `evaluate`, such as answer.days"},
            scenarioOption, setOption, csvOption, jsonOption},
        .fewest = 1,
        .most = 1,
        .run = run};
}

} // namespace sizewright
