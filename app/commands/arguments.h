// What stands on a command line after the command: options with their values, and the rest.
#pragma once

#include "core/base/result.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sizewright {

enum class Takes : std::uint8_t {
    nothing, // a switch
    one, // a value, the option at most once
    each, // a value each time the option is given
    many, // every word up to the next option
};

struct OptionSpec {
    std::string_view name; // "--set", "-o"
    Takes takes = Takes::nothing;
    std::string_view metavar;
    std::string_view help;
};

class Arguments
{
public:
    std::vector<std::string> positional;
    std::vector<std::string> words; // as they were given

    bool has(std::string_view option) const { return m_values.contains(option); }
    // The value of an option that takes one; empty where it was not given.
    std::string value(std::string_view option) const;
    const std::vector<std::string>& values(std::string_view option) const;

private:
    friend Result<Arguments> parseArguments(
        std::vector<std::string> words, std::span<const OptionSpec> options);
    std::map<std::string, std::vector<std::string>, std::less<>> m_values;
};

// Options may stand anywhere before "--"; long ones also as --name=value.
Result<Arguments> parseArguments(
    std::vector<std::string> words, std::span<const OptionSpec> options);

} // namespace sizewright
