#include "app/commands/command.h"
#include "app/commands/export_command.h"

namespace sizewright {

Command exportEntry()
{
    return {.name = "export",
        .usage = "PLAN -o FILE.{pdf,png,svg,xlsx,csv,json,html} [--chart NAME] [--lang en|zh_CN]",
        .summary = "a report, a chart or a table as a file",
        .details = "FILE.pdf and .html are the report, .csv and .json its figures, .xlsx the money as formulas "
                   "that follow a\nchanged price; .png and .svg are charts.",
        .options = {},
        .run = [](const Arguments& arguments) { return exportCommand(arguments.words); },
        .parsesItself = true};
}

} // namespace sizewright
