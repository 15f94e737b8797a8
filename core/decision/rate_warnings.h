// What must be said about the exchange rates that a plan's money rests on.
#pragma once

#include "core/decision/resolve.h"

namespace sizewright {

// A warning for each rate that takes part and that nobody has set; a note where set rates have no day.
void addRateWarnings(const Resolved& resolved, Results& results);

} // namespace sizewright
