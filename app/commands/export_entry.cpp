#include "app/commands/command.h"
#include "app/commands/output.h"
#if __has_include("app/commands/export_command.h")
#include "app/commands/export_command.h"
#endif

namespace sizewright {

namespace {

int run(const Arguments& arguments)
{
#if __has_include("app/commands/export_command.h")
    return exportCommand(arguments.words);
#else
    (void)arguments;
    return failUsage(SW_TEXT("Cli", "this build has no export; open the plan in the window"));
#endif
}

} // namespace

Command exportEntry()
{
    return {.name = "export",
        .usage = "PLAN -o FILE.{pdf,png,svg,xlsx,csv,json,html} [--chart NAME] [--lang en|zh_CN]",
        .summary = "a report, a chart or a table as a file",
        .details = "",
        .options = {},
        .run = run,
        .parsesItself = true};
}

} // namespace sizewright
