// A layout written into a scenario: every degree typed but the replicas, which follow from the cards.
#pragma once

#include "core/model/layout.h"
#include "core/plan/scenario.h"

namespace sizewright {

// Cards and replicas are left alone, so that a variation is compared in the same layout.
Scenario withLayout(const Scenario& scenario, const Layout& layout);
// Also the cards of the layout.
Scenario withLayoutAndCards(const Scenario& scenario, const Layout& layout);
// As if the scenario said nothing of its layout; the cards stay.
Scenario withoutLayout(const Scenario& scenario);

} // namespace sizewright
