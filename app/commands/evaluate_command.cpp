// `evaluate`: every figure of a plan's scenarios.
#include "app/commands/command.h"
#include "app/commands/evaluation_text.h"
#include "app/commands/output.h"
#include "app/commands/plans.h"
#include "core/model/evaluate.h"
#include "core/results/results_json.h"

#include <algorithm>

namespace sizewright {

namespace {

int run(const Arguments& arguments)
{
    const auto loaded = loadPlan(arguments);
    if (!loaded)
        return fail(loaded.problems());
    std::vector<std::pair<std::string, Results>> all;
    for (const Scenario& scenario : loaded->plan.scenarios)
        all.emplace_back(scenario.name, evaluate(scenario, loaded->catalogue));
    const bool answered = std::all_of(all.begin(), all.end(),
        [](const auto& named) { return whyNoAnswer(named.second).empty(); });
    const int status = answered ? exitDone : exitNoAnswer;

    if (arguments.has("--json")) {
        auto json = evaluationJson(all);
        json["plan"] = loaded->plan.name;
        json["baseline"] = loaded->baseline().name;
        json["program"] = "sizewright " SIZEWRIGHT_VERSION;
        json["catalogue"] = loaded->catalogue.version;
        return printJson(json, status);
    }
    std::string text;
    for (std::size_t i = 0; i < all.size(); ++i)
        text += (i ? "\n\n" : "") + evaluationText(loaded->plan.scenarios[i], loaded->catalogue, all[i].second);
    return print(text, status);
}

} // namespace

Command evaluateEntry()
{
    return {.name = "evaluate",
        .usage = "PLAN [--scenario NAME] [--set PATH=VALUE]... [--json]",
        .summary = "cards, days and money, and every figure behind them",
        .details = "Status 1: a scenario waits for answers, or nothing meets its limits.",
        .options = {scenarioOption, setOption, jsonOption},
        .fewest = 1,
        .most = 1,
        .run = run};
}

} // namespace sizewright
