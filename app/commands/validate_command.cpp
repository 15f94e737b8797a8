// `validate`: predicted against measured for a table of runs.
#include "app/commands/command.h"
#include "app/commands/files.h"
#include "app/commands/output.h"
#include "app/commands/plans.h"
#include "core/catalogue/csv.h"
#include "core/study/validation.h"

namespace sizewright {

namespace {

int run(const Arguments& arguments)
{
    const std::string& path = arguments.positional.front();
    const auto bytes = readFile(path, largestCsv);
    if (!bytes)
        return fail(bytes.problems());
    const auto table = parseCsv(*bytes, path);
    if (!table)
        return fail(table.problems());
    const auto report = validateRuns(*table, shippedCatalogue());
    if (!report) {
        std::vector<Problem> problems = report.problems();
        for (Problem& p : problems)
            if (p.place.empty())
                p.place = path;
        return fail(problems);
    }
    return arguments.has("--json") ? printJson(validationJson(*report))
                                   : print(validationText(*report));
}

} // namespace

Command validateEntry()
{
    return {.name = "validate",
        .usage = "RUNS.csv [--json]",
        .summary = "predicted against measured, row by row",
        .details = "The table has one measured run a row, under the header of the shipped runs.",
        .options = {jsonOption},
        .fewest = 1,
        .most = 1,
        .run = run};
}

} // namespace sizewright
