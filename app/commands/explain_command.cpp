// `explain`: where one figure comes from.
#include "app/commands/bindings_text.h"
#include "app/commands/command.h"
#include "app/commands/evaluation_text.h"
#include "app/commands/near_matches.h"
#include "app/commands/output.h"
#include "app/commands/plans.h"
#include "core/model/evaluate.h"
#include "core/results/results_json.h"
#include "core/trace/explain.h"
#include "core/units/display.h"

#include <algorithm>
#include <array>
#include <optional>

namespace sizewright {

namespace {

using Json = nlohmann::ordered_json;

// Names of `evaluate --json` that are decisions and no numbers, with the figure that decides them.
struct Decision {
    std::string_view key;
    std::string_view figure; // empty: the ladder decides
};
constexpr std::array decisions{Decision{"memory.fits", "memory.margin_gib"},
    Decision{"answer.tier", "memory.min_gpus_one_replica"},
    Decision{"answer.binding", "time.step_s"}, Decision{"strategy.tp", ""},
    Decision{"strategy.pp", ""}, Decision{"strategy.vpp", ""}, Decision{"strategy.cp", ""},
    Decision{"strategy.ep", ""}, Decision{"strategy.dp", ""}, Decision{"strategy.zero_stage", ""},
    Decision{"strategy.micro_batch", ""}, Decision{"strategy.recompute", ""},
    Decision{"strategy.sequence_parallel", ""}};

const Decision* findDecision(std::string_view key)
{
    const auto it = std::find_if(decisions.begin(), decisions.end(),
        [&](const Decision& d) { return d.key == key; });
    return it == decisions.end() ? nullptr : &*it;
}

int unknownFigure(const std::string& figure)
{
    std::vector<std::string_view> names;
    for (const ResultInfo& info : resultFields().all())
        names.push_back(info.key);
    for (const Decision& d : decisions)
        names.push_back(d.key);
    return failUsage(SW_TEXT("Cli",
                         "there is no figure \"%1\"%2; `evaluate` lists them beside their values"),
        {excerpt(figure, 80), didYouMean(figure, names)});
}

int explainLadder(const Scenario& scenario, const Results& results, const std::string& figure,
    bool json)
{
    const bool decided = hasLayout(results);
    const std::string why = decided ? std::string() : whyNoAnswer(results);
    const int status = decided ? exitDone : exitNoAnswer;
    const auto evaluation = evaluationJson({{scenario.name, results}})["scenarios"][0];
    if (json) {
        Json out = {{"figure", figure}, {"scenario", scenario.name},
            {"value", evaluation["strategy"].value(figure.substr(figure.find('.') + 1), Json())},
            {"ladder", evaluation["ladder"]}};
        if (!decided)
            out["why"] = why;
        return printJson(out, status);
    }
    if (!decided)
        return print(figure + " has no value. " + why + "\n", status);
    const std::string reasons = results.ladder.empty()
        ? "  The layout is given by the plan, not chosen.\n" : ladderText(results);
    return print(figure + ": " + strategyText(results.layout) + "\n" + reasons, status);
}

int noValue(const Scenario& scenario, const Results& results, const std::string& figure, bool json)
{
    std::string why = whyNoAnswer(results);
    if (why.empty())
        why = "It does not arise in this scenario.";
    if (json)
        return printJson({{"figure", figure}, {"scenario", scenario.name}, {"value", nullptr},
                             {"why", why}, {"explanation", Json::array()}},
            exitNoAnswer);
    return print(figure + " has no value. " + why + "\n", exitNoAnswer);
}

int run(const Arguments& arguments)
{
    const std::string asked = arguments.positional[1];
    const Decision* decision = findDecision(asked);
    const std::string figure = decision ? std::string(decision->figure) : asked;
    const ResultInfo* info = resultFields().find(figure);
    if (!info && !decision)
        return unknownFigure(asked);
    const auto loaded = loadPlan(arguments);
    if (!loaded)
        return fail(loaded.problems());
    const Scenario& scenario = loaded->baseline();
    const bool json = arguments.has("--json");
    const Explained explained = evaluateExplained(scenario, loaded->catalogue);
    const Results& results = explained.results;
    if (!info)
        return explainLadder(scenario, results, asked, json);
    const NodeId* node = explained.find(figure);
    if (!node || !results.number(info->ordinal) || isWithheld(results, *info))
        return noValue(scenario, results, asked, json);
    const auto lines = explain(explained.derivation, *node, results.currency);
    std::vector<PartBinding> parts;
    if (hasPartBindings(info->ordinal))
        parts = bindingsOf(info->ordinal, partBindings(scenario, loaded->catalogue));
    if (json) {
        Json out = {{"figure", asked}, {"scenario", scenario.name},
            {"value", figureJson(results, *info)}, {"unit", unitText(info->unit, results.currency)},
            {"text", figureText(results, info->ordinal)},
            {"explanation", explanationJson(lines)}};
        if (!parts.empty())
            out["bindings"] = bindingsJson(parts);
        return printJson(out);
    }
    return print(explanationText(lines) + bindingsText(parts));
}

} // namespace

Command explainEntry()
{
    return {.name = "explain",
        .usage = "PLAN FIGURE [--scenario NAME] [--set PATH=VALUE]... [--json]",
        .summary = "one figure: formula, numbers, inputs and their sources",
        .details = "FIGURE is a name of `evaluate`, such as memory.total_gib. Without --scenario "
                   "the baseline is explained.",
        .options = {scenarioOption, setOption, jsonOption},
        .fewest = 2,
        .most = 2,
        .run = run};
}

} // namespace sizewright
