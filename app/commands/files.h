// Reading and writing whole files for the commands.
#pragma once

#include "core/base/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace sizewright {

// The bytes of a regular file that is not larger than `limit`, or a sentence.
Result<std::string> readFile(const std::string& path, std::size_t limit);

// Either the whole new file is there afterwards or the old one still is. An old version is kept
// beside it, its name with ~ appended.
std::optional<Problem> writeFileAtomically(const std::string& path, std::string_view bytes);

} // namespace sizewright
