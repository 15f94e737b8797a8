// Plan files (*.sizewright): JSON, one schema with a version, keys in the order of the fields, numbers
// as they were entered, unknown keys kept. Pure functions between bytes and plans; who opens and saves
// files does it elsewhere (ui/document, app/commands).
#pragma once

#include "core/plan/plan.h"

namespace sizewright {

inline constexpr int planFileVersion = 1;
inline constexpr std::size_t planFileLimit = 16u * 1024u * 1024u; // bytes; a plan needs kilobytes

// Every problem of the file is reported at once; `fileName` names the place.
Result<Plan> readPlan(std::string_view bytes, std::string_view fileName);
std::string writePlan(const Plan& plan);

} // namespace sizewright
