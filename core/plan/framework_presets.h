// Frameworks as named sets of behaviour: kernels, overlap, gradients, states. A preset fills in fields of the
// plan, each with its reason as the source, and each stays open to change.
#pragma once

#include "core/plan/scenario.h"

#include <span>

namespace sizewright {

struct PresetValue {
    std::string_view field; // its key
    std::string_view value; // as it is typed
    std::string_view reason; // documentation or code that says so
};
// Empty for Framework::unspecified.
std::span<const PresetValue> presetOf(Framework framework);

// Clears what an earlier preset filled in, and fills in this one's values. Values that were typed,
// imported or measured stay.
void applyFramework(Scenario& scenario, Framework framework);

} // namespace sizewright
