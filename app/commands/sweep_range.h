// What `--vary PATH=A..B[:STEPS]` or `--vary PATH=X,Y,Z` means: a field and the values it takes.
#pragma once

#include "core/plan/plan.h"

namespace sizewright {

struct SweepAxis {
    const FieldInfo* field = nullptr;
    std::vector<Scenario> scenarios; // one per value, in order
};

// The scenario with each value of the field put over it.
Result<SweepAxis> readSweepAxis(
    const std::string& vary, const Scenario& scenario, const Catalogue& catalogue);

} // namespace sizewright
