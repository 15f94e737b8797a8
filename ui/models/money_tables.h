// Tables of the money page: routes side by side, cash by year, this card against others.
#pragma once

#include "core/study/card_comparison.h"
#include "core/study/cash_flow.h"
#include "ui/models/table_model.h"

namespace sizewright {

// A measure a row, a route a column; empty without a priced route.
TableContent routeTable(const Results& results);
// A year a row, a route a column, with the sum and the present value; empty without a priced route.
TableContent cashTable(const std::vector<CashFlow>& flows, const std::string& currency);
// A card a row: what the same job needs and costs on it (R33).
TableContent cardTable(const CardComparison& study);

} // namespace sizewright
