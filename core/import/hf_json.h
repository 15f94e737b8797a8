// The bytes of a config.json as a JSON object, or one sentence that says why they are not one.
#pragma once

#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace sizewright {

// Refuses what is too large or nested too deeply before parsing; takes Python's NaN and Infinity.
Result<nlohmann::json> parseHfJson(std::string_view bytes, std::string_view fileName);

// Text of a file as it may stand in a sentence: one line, of bounded length, valid UTF-8.
std::string shown(std::string_view text);
std::string shown(const nlohmann::json& value);

} // namespace sizewright
