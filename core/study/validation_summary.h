// The statistics over a validated table.
#pragma once

#include "core/study/validation.h"

namespace sizewright {

// Fills in everything of the report that follows from its rows.
void summarise(ValidationReport& report);

} // namespace sizewright
