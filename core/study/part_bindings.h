// Which resource binds each part of a step (R25): the one whose rate, a little higher, shortens the part
// most.
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/plan/scenario.h"
#include "core/results/results.h"

namespace sizewright {

struct PartBinding {
    std::size_t figure = 0; // ordinal of the part
    Seconds time = fromBase<Seconds>(0);
    Binding binding = Binding::none; // none: no rate shortens it
    Ratio share = ratio(0); // of the part that follows that resource's rate
    Ratio ofStep = ratio(0); // the part's share of all parts together
};

// Parts of the step that take time, longest first; empty where there is no step. Costs some ten
// evaluations of the step, so it is asked for, not part of every evaluation.
std::vector<PartBinding> partBindings(const Scenario& scenario, const Catalogue& catalogue);

// Whether a figure's explanation speaks of the parts of a step: the step time and each part.
bool hasPartBindings(std::size_t figure);
// Those of the parts that a figure is made of: all for the step time, one for a part.
std::vector<PartBinding> bindingsOf(std::size_t figure, const std::vector<PartBinding>& parts);

} // namespace sizewright
