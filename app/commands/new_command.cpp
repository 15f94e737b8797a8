// `new`: a plan from a published model or a config.json and from values.
#include "app/commands/command.h"
#include "app/commands/files.h"
#include "app/commands/model_source.h"
#include "app/commands/output.h"
#include "app/commands/plans.h"
#include "core/plan/plan_file.h"

#include <filesystem>

namespace sizewright {

namespace {

int run(const Arguments& arguments)
{
    const std::string output = arguments.value("-o");
    if (output.empty())
        return failUsage(SW_TEXT("Cli", "no file to write is named; add -o PLAN.sizewright"));
    Plan plan;
    plan.name = std::filesystem::path(output).stem().string();
    Scenario& scenario = plan.scenarios.front();
    if (const std::string model = arguments.value("--model"); !model.empty()) {
        const auto problems = useModel(scenario, model);
        if (!problems.empty())
            return fail(problems);
    }
    const auto problems = applySets(scenario, arguments.values("--set"), shippedCatalogue());
    if (!problems.empty())
        return fail(problems);
    // Something that is there already is only replaced where it is a plan.
    std::error_code ignored;
    if (std::filesystem::exists(output, ignored)) {
        const auto bytes = readFile(output, planFileLimit);
        if (bytes && !readPlan(*bytes, output))
            return fail(Problem{Severity::error, "new.not_a_plan", output,
                {SW_TEXT("Cli", "this file is there already and is no plan; give -o another name"),
                    {}}});
    }
    if (const auto problem = savePlan(plan, output))
        return fail(*problem);
    return print(oneLine(output) + " written\n");
}

} // namespace

Command newEntry()
{
    return {.name = "new",
        .usage = "[--model NAME|config.json] [--set PATH=VALUE]... -o PLAN",
        .summary = "a plan from a published model and values",
        .details = "`catalog list` names the models and accelerators, `fields` every PATH.\n"
                   "A plan that is there already is kept beside the new one as PLAN~.",
        .options = {{"--model", Takes::one, "NAME|FILE",
                        "a model of the catalogue, or the config.json of one"},
            setOption, {"-o", Takes::one, "PLAN", "the file to write, NAME.sizewright"}},
        .run = run};
}

} // namespace sizewright
