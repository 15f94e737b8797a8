// What binds the parts of a step, as `explain` prints it.
#pragma once

#include "core/study/part_bindings.h"

#include <nlohmann/json.hpp>

namespace sizewright {

std::string bindingsText(const std::vector<PartBinding>& parts); // empty without parts
nlohmann::ordered_json bindingsJson(const std::vector<PartBinding>& parts);

} // namespace sizewright
