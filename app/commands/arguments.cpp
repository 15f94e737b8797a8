#include "app/commands/arguments.h"

#include "app/commands/near_matches.h"

#include <algorithm>

namespace sizewright {

namespace {

Problem usage(Text text, std::vector<std::string> arguments)
{
    return {Severity::error, "usage", {}, {text, std::move(arguments)}};
}

const OptionSpec* find(std::span<const OptionSpec> options, std::string_view name)
{
    const auto it = std::find_if(
        options.begin(), options.end(), [&](const OptionSpec& o) { return o.name == name; });
    return it == options.end() ? nullptr : &*it;
}

Problem unknownOption(std::span<const OptionSpec> options, const std::string& name)
{
    std::vector<std::string_view> names;
    for (const OptionSpec& o : options)
        names.push_back(o.name);
    return usage(SW_TEXT("Cli", "the option %1 is not known here; the options are: %2"),
        {name, names.empty() ? "none" : joined(names, ", ")});
}

bool isOption(const std::string& word) { return word.size() > 1 && word[0] == '-'; }

// "--name=value" and "-oFILE" in two.
std::pair<std::string, std::optional<std::string>> split(
    const std::string& word, std::span<const OptionSpec> options)
{
    if (word.starts_with("--")) {
        const auto equals = word.find('=');
        if (equals != std::string::npos)
            return {word.substr(0, equals), word.substr(equals + 1)};
    } else if (word.size() > 2) {
        const OptionSpec* spec = find(options, word.substr(0, 2));
        if (spec && spec->takes != Takes::nothing)
            return {word.substr(0, 2), word.substr(2)};
    }
    return {word, {}};
}

} // namespace

std::string Arguments::value(std::string_view option) const
{
    const auto& all = values(option);
    return all.empty() ? std::string() : all.front();
}

const std::vector<std::string>& Arguments::values(std::string_view option) const
{
    static const std::vector<std::string> none;
    const auto it = m_values.find(option);
    return it == m_values.end() ? none : it->second;
}

Result<Arguments> parseArguments(
    std::vector<std::string> words, std::span<const OptionSpec> options)
{
    Arguments out;
    bool ended = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!ended && words[i] == "--") {
            ended = true;
            continue;
        }
        if (ended || !isOption(words[i])) {
            out.positional.push_back(words[i]);
            continue;
        }
        const auto [name, attached] = split(words[i], options);
        const OptionSpec* spec = find(options, name);
        if (!spec)
            return unknownOption(options, name);
        if (spec->takes == Takes::nothing && attached)
            return usage(SW_TEXT("Cli", "the option %1 takes no value; leave \"%2\" out"),
                {name, *attached});
        if (spec->takes == Takes::one && out.has(name))
            return usage(SW_TEXT("Cli", "the option %1 is given twice; give it once"), {name});
        auto& values = out.m_values[name];
        if (spec->takes == Takes::nothing)
            continue;
        if (attached)
            values.push_back(*attached);
        else if (i + 1 < words.size() && words[i + 1] != "--")
            values.push_back(words[++i]);
        else
            return usage(SW_TEXT("Cli", "the option %1 needs a value after it: %1 %2"),
                {name, std::string(spec->metavar)});
        while (spec->takes == Takes::many && i + 1 < words.size() && !isOption(words[i + 1]))
            values.push_back(words[++i]);
    }
    out.words = std::move(words);
    return out;
}

} // namespace sizewright
