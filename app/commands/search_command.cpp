// The exhaustive search is not in this version; the command says so instead of being unknown.
#include "app/commands/command.h"
#include "app/commands/output.h"

namespace sizewright {

namespace {

int run(const Arguments&)
{
    return failUsage(SW_TEXT("Cli",
        "this version has no exhaustive search; `evaluate` chooses a layout by the ladder and "
        "gives its reasons, `sweep` compares layouts that you name"));
}

} // namespace

Command searchEntry()
{
    return {.name = "search",
        .usage = "PLAN",
        .summary = "not in this version: every strategy, examined",
        .details = "",
        .options = {},
        .run = run,
        .parsesItself = true};
}

} // namespace sizewright
