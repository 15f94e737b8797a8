// The rungs of the ladder (R16) and the combinations of degrees that each one tries.
#pragma once

#include "core/decision/trial.h"

namespace sizewright {

struct RungPlan {
    Text name;
    std::vector<Layout> layouts; // in the order in which they are tried
};

// From the least trouble up. Degrees that the scenario fixes take the place of the usual ones, so a rung
// without any combination left is not there.
std::vector<RungPlan> rungs(const Trial& trial, const Resolved& resolved);

} // namespace sizewright
