#include "app/commands/plans.h"

#include "app/commands/files.h"
#include "app/commands/near_matches.h"
#include "app/commands/price_file.h"
#include "core/plan/plan_file.h"
#include "core/units/display.h"

#include <algorithm>

namespace sizewright {

namespace {

std::vector<std::string_view> scenarioNames(const Plan& plan)
{
    std::vector<std::string_view> names;
    for (const Scenario& s : plan.scenarios)
        names.push_back(s.name);
    return names;
}

std::vector<std::string_view> fieldKeys()
{
    std::vector<std::string_view> keys;
    for (const FieldInfo& field : fields().all())
        keys.push_back(field.key);
    return keys;
}

} // namespace

Result<std::size_t> findScenario(const LoadedPlan& loaded, const std::string& name)
{
    if (name.empty())
        return loaded.plan.baseline;
    for (std::size_t i = 0; i < loaded.plan.scenarios.size(); ++i)
        if (loaded.plan.scenarios[i].name == name)
            return i;
    return Problem{Severity::error, "scenario.unknown", loaded.path,
        {SW_TEXT("Cli", "has no scenario \"%1\"; choose one of: %2"),
            {excerpt(name, 80), joined(scenarioNames(loaded.plan), ", ")}}};
}

std::vector<Problem> applySets(
    Scenario& scenario, const std::vector<std::string>& sets, const Catalogue& catalogue)
{
    for (const std::string& set : sets) {
        const auto equals = set.find('=');
        if (equals == std::string::npos || equals == 0)
            return {{Severity::error, "usage", "--set " + excerpt(set, 80),
                {SW_TEXT("Cli", "must be a field and its value: PATH=VALUE"), {}}}};
        const std::string path = set.substr(0, equals);
        auto problems = setField(scenario, path, set.substr(equals + 1), catalogue);
        if (problems.empty())
            continue;
        for (Problem& p : problems) {
            if (p.code == "field.unknown")
                p.message = {SW_TEXT("Cli", "no field has this name%1; `fields` lists them all"),
                    {didYouMean(path, fieldKeys())}};
            p.place = "--set " + (p.place.empty() ? excerpt(path, 80) : p.place);
        }
        return problems;
    }
    return {};
}

Result<LoadedPlan> loadPlanFile(const std::string& path)
{
    const auto bytes = readFile(path, planFileLimit);
    if (!bytes)
        return bytes.problems();
    auto plan = readPlan(*bytes, path);
    if (!plan)
        return plan.problems();
    LoadedPlan loaded{path, std::move(*plan), {}};
    const Result<Catalogue>& atHand = catalogueAtHand();
    if (!atHand)
        return atHand.problems();
    loaded.catalogue = effectiveCatalogue(loaded.plan, *atHand);
    return loaded;
}

Result<LoadedPlan> loadPlan(const Arguments& arguments)
{
    auto loaded = loadPlanFile(arguments.positional.front());
    if (!loaded)
        return loaded;
    Plan& plan = loaded->plan;
    if (const std::string name = arguments.value("--scenario"); !name.empty()) {
        const auto index = findScenario(*loaded, name);
        if (!index)
            return index.problems();
        plan.scenarios = {plan.scenarios[*index]};
        plan.baseline = 0;
    }
    for (Scenario& scenario : plan.scenarios) {
        auto problems = applySets(scenario, arguments.values("--set"), loaded->catalogue);
        if (!problems.empty())
            return problems;
    }
    return loaded;
}

std::optional<Problem> savePlan(Plan& plan, const std::string& path)
{
    const Result<Catalogue>& atHand = catalogueAtHand();
    if (!atHand)
        return atHand.problems().front();
    embedUsedEntries(plan, *atHand);
    return writeFileAtomically(path, writePlan(plan));
}

std::string whyNoAnswer(const Results& results)
{
    if (!results.complete && !results.missing.empty()) {
        std::string out = "The verdict waits for: ";
        for (std::size_t i = 0; i < results.missing.size(); ++i)
            out += (i ? ", " : "") + results.missing[i].key;
        return out;
    }
    if (results.complete && results.feasible)
        return {};
    const auto error = std::find_if(results.problems.begin(), results.problems.end(),
        [](const Problem& p) { return p.severity == Severity::error; });
    return error == results.problems.end() ? "No layout meets this plan's limits."
                                           : toString(*error);
}

} // namespace sizewright
