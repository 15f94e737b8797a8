// A layout written into a scenario: every degree typed, replicas left to follow from the cards.
#pragma once

#include "core/model/layout.h"
#include "core/plan/scenario.h"

namespace sizewright {

Scenario withLayout(const Scenario& scenario, const Layout& layout);
// As if the scenario said nothing of its layout; the cards stay.
Scenario withoutLayout(const Scenario& scenario);

} // namespace sizewright
