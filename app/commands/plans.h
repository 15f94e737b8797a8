// Plans for the commands: reading one, choosing scenarios, laying --set over it, saving it.
#pragma once

#include "app/commands/arguments.h"
#include "core/plan/plan.h"
#include "core/results/results.h"

namespace sizewright {

struct LoadedPlan {
    std::string path;
    Plan plan;
    Catalogue catalogue; // in force for it

    const Scenario& baseline() const { return plan.scenarios[plan.baseline]; }
};

// Options that every command with a plan knows.
inline constexpr OptionSpec setOption{"--set", Takes::each, "PATH=VALUE",
    "put a value over the plan's; may be repeated"};
inline constexpr OptionSpec scenarioOption{
    "--scenario", Takes::one, "NAME", "this scenario only"};
inline constexpr OptionSpec jsonOption{
    "--json", Takes::nothing, {}, "one JSON object on standard output"};
inline constexpr OptionSpec csvOption{"--csv", Takes::nothing, {}, "a table with commas"};

// The plan named by the only positional argument, --set and --scenario applied: afterwards
// plan.scenarios holds the asked ones only and the baseline is among them.
Result<LoadedPlan> loadPlan(const Arguments& arguments);
Result<LoadedPlan> loadPlanFile(const std::string& path);

// The scenario of that name, the baseline where it is empty.
Result<std::size_t> findScenario(const LoadedPlan& loaded, const std::string& name);

// "PATH=VALUE" for each; the place of a problem names the option.
std::vector<Problem> applySets(
    Scenario& scenario, const std::vector<std::string>& sets, const Catalogue& catalogue);

// Embeds the entries in use and writes atomically.
std::optional<Problem> savePlan(Plan& plan, const std::string& path);

// What keeps a scenario from having an answer, as a sentence; empty where it has one.
std::string whyNoAnswer(const Results& results);

} // namespace sizewright
