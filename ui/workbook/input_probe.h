// Which inputs decide between formulas, not only what they give: a rate of nothing has no annuity, say. The
// derivation holds the branch that was taken, so such an input may be changed in the plan only.
#pragma once

#include "ui/workbook/money_graph.h"

namespace sizewright {

// Tries another value of each input in the plan and in the derivation, and marks as shared those for which
// the two differ.
void markDecidingInputs(MoneyGraph& graph, const Explained& explained, const Scenario& scenario,
    const Catalogue& catalogue);

} // namespace sizewright
