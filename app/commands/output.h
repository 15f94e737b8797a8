// What the commands print, and with which status they end (workbench.md §8).
#pragma once

#include "core/base/problem.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace sizewright {

inline constexpr int exitDone = 0;
inline constexpr int exitNoAnswer = 1; // the plan was read but has no answer; said on stdout
inline constexpr int exitBadInput = 2; // one line on stderr, nothing written

// One line on stderr, whatever the problems' texts hold. Returns exitBadInput.
int fail(const std::vector<Problem>& problems);
int fail(const Problem& problem);
int failUsage(Text text, std::vector<std::string> arguments = {});

// Standard output, whole or not at all said to be done: returns `status`, or exitBadInput with a
// line on stderr where it could not be written.
int print(std::string_view text, int status = exitDone);
int printJson(const nlohmann::ordered_json& json, int status = exitDone);

// Control characters as blanks, so that text from a file stays on its line.
std::string oneLine(std::string_view text);

} // namespace sizewright
