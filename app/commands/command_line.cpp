#include "app/commands/command_line.h"

#include "app/commands/command.h"
#include "app/commands/near_matches.h"
#include "app/commands/output.h"
#include "app/commands/text_table.h"
#include "core/units/display.h"

#include <algorithm>
#include <exception>

namespace sizewright {

namespace {

const std::vector<Command>& commands()
{
    static const std::vector<Command> all{newEntry(), evaluateEntry(), explainEntry(),
        compareEntry(), searchEntry(), solveEntry(), sweepEntry(), scalingEntry(), linearityEntry(),
        interconnectEntry(), moneyEntry(), exportEntry(), importEntry(), validateEntry(), catalogEntry(), fieldsEntry()};
    return all;
}

const Command* findCommand(std::string_view name)
{
    const auto it = std::find_if(commands().begin(), commands().end(),
        [&](const Command& c) { return c.name == name; });
    return it == commands().end() ? nullptr : &*it;
}

std::string generalHelp()
{
    std::string out = "sizewright " SIZEWRIGHT_VERSION
                      ": how many GPUs, for how long, for how much money, to train a language "
                      "model\n\n"
                      "  sizewright [PLAN...]           open the window\n"
                      "  sizewright COMMAND ARGUMENTS   work without a window\n\n"
                      "Commands:\n";
    TextTable table;
    for (const Command& c : commands())
        table.addRow({std::string(c.name), std::string(c.summary)});
    table.addRow({"help", "this text; `help COMMAND` for one command"});
    out += table.text(2);
    return out
        + "\nExit status: 0 done; 1 the plan was read but has no answer; 2 bad usage or input.\n";
}

std::string helpFor(const Command& command)
{
    std::string out = "sizewright " + std::string(command.name) + " " + std::string(command.usage)
        + "\n\n" + std::string(command.summary) + "\n";
    if (!command.details.empty())
        out += "\n" + std::string(command.details) + "\n";
    TextTable table;
    for (const OptionSpec& o : command.options)
        table.addRow({std::string(o.name) + (o.metavar.empty() ? "" : " " + std::string(o.metavar)),
            std::string(o.help)});
    if (!table.empty())
        out += "\n" + table.text(2);
    return out;
}

std::vector<std::string_view> commandNames()
{
    std::vector<std::string_view> names;
    for (const Command& c : commands())
        names.push_back(c.name);
    return names;
}

int unknownCommand(const std::string& word)
{
    return failUsage(SW_TEXT("Cli", "there is no command \"%1\"%2; `sizewright --help` lists them"),
        {excerpt(word, 60), didYouMean(word, commandNames())});
}

int help(const std::vector<std::string>& words)
{
    if (words.empty())
        return print(generalHelp());
    if (words.size() > 1)
        return failUsage(SW_TEXT("Cli", "help takes one command at a time"));
    const Command* command = findCommand(words.front());
    return command ? print(helpFor(*command)) : unknownCommand(words.front());
}

bool asksForHelp(const std::vector<std::string>& words)
{
    for (const std::string& word : words) {
        if (word == "--")
            return false;
        if (word == "--help" || word == "-h")
            return true;
    }
    return false;
}

int run(const Command& command, std::vector<std::string> words)
{
    if (asksForHelp(words))
        return print(helpFor(command));
    if (command.parsesItself) {
        Arguments raw;
        raw.words = std::move(words);
        return command.run(raw);
    }
    const auto arguments = parseArguments(std::move(words), command.options);
    if (!arguments)
        return fail(arguments.problems());
    if (arguments->positional.size() < command.fewest)
        return failUsage(SW_TEXT("Cli", "something is missing; usage: sizewright %1 %2"),
            {std::string(command.name), std::string(command.usage)});
    if (arguments->positional.size() > command.most)
        return failUsage(SW_TEXT("Cli", "\"%1\" is too much; usage: sizewright %2 %3"),
            {excerpt(arguments->positional[command.most], 80), std::string(command.name),
                std::string(command.usage)});
    return command.run(*arguments);
}

} // namespace

bool isCommand(std::string_view word)
{
    for (const std::string_view known : {"help", "--help", "-h", "--version"})
        if (word == known)
            return true;
    return findCommand(word) != nullptr;
}

int runCommand(int argc, char** argv)
{
    const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
    if (words.empty())
        return help({});
    const std::string& first = words.front();
    const std::vector<std::string> rest(words.begin() + 1, words.end());
    try {
        if (first == "--version")
            return print("sizewright " SIZEWRIGHT_VERSION "\n");
        if (first == "help" || first == "--help" || first == "-h")
            return help(rest);
        const Command* command = findCommand(first);
        return command ? run(*command, rest) : unknownCommand(first);
    } catch (const std::bad_alloc&) {
        return failUsage(SW_TEXT("Cli", "memory ran out; give it a smaller file or range"));
    }
}

} // namespace sizewright
