// Where the arithmetic ends: runs that never advance, and figures beyond what a number can hold. What
// cannot be shown is taken out, and the plan says why.
#pragma once

#include "core/decision/resolve.h"

namespace sizewright {

// To be called when all figures are in place.
void checkBounds(const Resolved& resolved, const Inputs<Plain>& inputs, Results& results);

} // namespace sizewright
