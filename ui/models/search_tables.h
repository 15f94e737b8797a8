// What a search of strategies found, as tables.
#pragma once

#include "core/search/strategy_search.h"
#include "ui/models/table_model.h"

namespace sizewright {

// Rank, layout, cards, step, days, cost, memory, and what sets it apart from the first.
TableContent strategyTable(const StrategyQuestion& question, const StrategySearch& found);
// Faster layouts that do not fit, and what would mend them; then the neighbours of the first.
TableContent missTable(const StrategySearch& found);
TableContent neighbourTable(const StrategySearch& found);

} // namespace sizewright
