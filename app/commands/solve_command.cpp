// `solve`: the reverse questions.
#include "core/study/solve.h"

#include "app/commands/command.h"
#include "app/commands/evaluation_text.h"
#include "app/commands/near_matches.h"
#include "app/commands/output.h"
#include "app/commands/plans.h"
#include "core/results/results_json.h"
#include "core/units/display.h"

#include <algorithm>
#include <array>

namespace sizewright {

namespace {

using Json = nlohmann::ordered_json;

struct UnknownName {
    std::string_view name;
    Unknown unknown;
};
constexpr std::array unknowns{UnknownName{"gpus", Unknown::gpus}, UnknownName{"days", Unknown::days},
    UnknownName{"money", Unknown::money}, UnknownName{"tokens", Unknown::tokens},
    UnknownName{"parameters", Unknown::parameters}};

const UnknownName* findUnknown(std::string_view name)
{
    const auto it = std::find_if(unknowns.begin(), unknowns.end(),
        [&](const UnknownName& u) { return u.name == name; });
    return it == unknowns.end() ? nullptr : &*it;
}

// The unit of the key's number in JSON: the figure's or the field's own.
std::string_view unitOf(const Solution& solution)
{
    if (const ResultInfo* info = resultFields().find(solution.key))
        return info->unit;
    const FieldInfo* field = fields().find(solution.key);
    return field ? bareUnit(*field) : std::string_view();
}

std::string valueText(const Solution& solution)
{
    const ResultInfo* info = resultFields().find(solution.key);
    if (info && solution.results.number(info->ordinal))
        return figureText(solution.results, info->ordinal);
    return quantityText(solution.value, solution.signature, "",
        {4, solution.results.currency, true});
}

Json solutionJson(const Solution& solution, std::string_view unknown)
{
    const std::string_view symbol = unitOf(solution);
    const UnitChoice* unit = findUnit(solution.signature, symbol);
    Json json = {{"for", unknown}, {"found", solution.found}, {"path", solution.key}};
    json["value"] = solution.found ? numberJson(solution.value / (unit ? unit->factor : 1.0))
                                   : Json();
    json["unit"] = unitText(symbol, solution.results.currency);
    json["text"] = solution.found ? Json(valueText(solution)) : Json();
    json["explanation"] = toString(solution.explanation);
    json["evaluation"]
        = evaluationJson({{solution.scenario.name, solution.results}})["scenarios"][0];
    return json;
}

int run(const Arguments& arguments)
{
    std::vector<std::string_view> names;
    for (const UnknownName& u : unknowns)
        names.push_back(u.name);
    const std::string asked = arguments.value("--for");
    const UnknownName* unknown = findUnknown(asked);
    if (!unknown)
        return failUsage(SW_TEXT("Cli", "--for must name the unknown, one of: %1"),
            {joined(names, ", ")});
    const auto loaded = loadPlan(arguments);
    if (!loaded)
        return fail(loaded.problems());
    const Solution solution
        = solveFor(unknown->unknown, loaded->baseline(), loaded->catalogue);
    const int status = solution.found ? exitDone : exitNoAnswer;
    if (arguments.has("--json"))
        return printJson(solutionJson(solution, unknown->name), status);
    const std::string explanation = oneLine(toString(solution.explanation)) + "\n";
    if (!solution.found)
        return print("No answer for " + asked + ": " + explanation, status);
    return print(asked + ": " + valueText(solution) + "\n" + explanation + "\n"
        + verdictText(solution.scenario, solution.results));
}

} // namespace

Command solveEntry()
{
    return {.name = "solve",
        .usage = "PLAN --for gpus|days|money|tokens|parameters [--scenario NAME] "
                 "[--set PATH=VALUE]... [--json]",
        .summary = "the reverse question: one unknown, the rest given",
        .details = "Without --scenario the baseline is solved. Status 1: nothing meets the limits.",
        .options = {{"--for", Takes::one, "UNKNOWN", "gpus, days, money, tokens or parameters"},
            scenarioOption, setOption, jsonOption},
        .fewest = 1,
        .most = 1,
        .run = run};
}

} // namespace sizewright
