// What each route has cost after so many months in which the plan's cards are used as owned ones are (R30, R31).
#pragma once

#include "core/model/evaluate.h"

namespace sizewright {

struct RouteCurves {
    std::vector<Seconds> months;
    std::vector<Money> rent, lease, build; // cumulative, undiscounted; empty without a price
    std::vector<Money> buildNet; // build less what the cards would still sell for
    std::optional<Seconds> breakEven; // discounted, as in money.break_even_months
    Seconds run; // how long this plan's run takes
    std::optional<Money> budget, stopLoss;
    std::string currency;
};

// Empty where the plan has no cards or no prices.
RouteCurves routeCurves(const Scenario& scenario, const Catalogue& catalogue);

} // namespace sizewright
