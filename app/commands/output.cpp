#include "app/commands/output.h"

#include <algorithm>
#include <cstdio>

namespace sizewright {

namespace {

constexpr std::size_t mostShown = 4; // problems of one file on the one line

} // namespace

std::string oneLine(std::string_view text)
{
    std::string out(text);
    std::replace_if(
        out.begin(), out.end(),
        [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }, ' ');
    return out;
}

int fail(const std::vector<Problem>& problems)
{
    std::string line = "sizewright: ";
    for (std::size_t i = 0; i < problems.size() && i < mostShown; ++i)
        line += (i ? " | " : "") + oneLine(toString(problems[i]));
    if (problems.size() > mostShown)
        line += " | and " + std::to_string(problems.size() - mostShown) + " more problems";
    line += '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
    return exitBadInput;
}

int fail(const Problem& problem) { return fail(std::vector{problem}); }

int failUsage(Text text, std::vector<std::string> arguments)
{
    return fail(Problem{Severity::error, "usage", {}, {text, std::move(arguments)}});
}

int print(std::string_view text, int status)
{
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size()
        && std::fflush(stdout) == 0;
    if (written)
        return status;
    return fail(Problem{Severity::error, "file", "standard output",
        {SW_TEXT("Cli", "could not be written; make room or choose another target"), {}}});
}

int printJson(const nlohmann::ordered_json& json, int status)
{
    // Names of files may be any bytes; what is no UTF-8 is replaced, never an exception.
    using Json = nlohmann::ordered_json;
    return print(json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n", status);
}

} // namespace sizewright
