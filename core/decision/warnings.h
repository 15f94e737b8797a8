// What the verdict must say beside the figures: each warning with a code, a place and a sentence.
#pragma once

#include "core/decision/resolve.h"

namespace sizewright {

void addWarnings(const Resolved& resolved, const Inputs<Plain>& inputs, Results& results);

} // namespace sizewright
