// Bounds that a text must keep before it is worth parsing: a plan needs kilobytes, and what goes far
// beyond it would only exhaust memory, stack or patience.
#pragma once

#include "core/base/problem.h"

#include <optional>
#include <string_view>

namespace sizewright {

inline constexpr int planDepthLimit = 64;
inline constexpr std::size_t planMembersLimit = 2000; // of one object
inline constexpr std::size_t planValuesLimit = 2'000'000; // of the whole file
inline constexpr std::size_t planScenarioLimit = 1000;

// What keeps the bytes from being a plan's, without a place; nothing where they may be one.
std::optional<Problem> planExcess(std::string_view bytes);

} // namespace sizewright
