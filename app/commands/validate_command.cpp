// `validate`: predicted against measured for the shipped runs or a table of them.
#include "app/commands/command.h"
#include "app/commands/files.h"
#include "app/commands/output.h"
#include "app/commands/plans.h"
#include "core/catalogue/csv.h"
#include "core/study/run_record.h"
#include "core/study/validation.h"

namespace sizewright {

namespace {

Result<CsvTable> tableOf(const Arguments& arguments)
{
    if (arguments.positional.empty())
        return shippedRuns();
    const std::string& path = arguments.positional.front();
    const auto bytes = readFile(path, largestCsv);
    if (!bytes)
        return bytes.problems();
    return parseCsv(*bytes, path);
}

int run(const Arguments& arguments)
{
    const auto table = tableOf(arguments);
    if (!table)
        return fail(table.problems());
    const auto report = validateRuns(*table, shippedCatalogue());
    if (!report) {
        std::vector<Problem> problems = report.problems();
        for (Problem& p : problems)
            if (p.place.empty() && !arguments.positional.empty())
                p.place = arguments.positional.front();
        return fail(problems);
    }
    return arguments.has("--json") ? printJson(validationJson(*report))
                                   : print(validationText(*report));
}

} // namespace

Command validateEntry()
{
    return {.name = "validate",
        .usage = "[RUNS.csv] [--json]",
        .summary = "predicted against measured, row by row",
        .details = "Without a table: the measured public runs that come with the program. A table of your "
                   "own has one run a row, under the same header.",
        .options = {jsonOption},
        .fewest = 0,
        .most = 1,
        .run = run};
}

} // namespace sizewright
