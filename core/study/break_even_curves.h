// How the answer turns with the use of owned machines, and with the month in which another kind of card is
// needed (R31).
#pragma once

#include "core/model/evaluate.h"
#include "core/results/route_cost.h"

namespace sizewright {

struct UsePoint {
    Ratio use; // share of the life in which owned cards work; the rest is idle
    MoneyPerCardTime owned; // levelised, of a used card-hour
    std::optional<Seconds> breakEven; // as money.break_even_months, at this use
};

struct UseCurves {
    std::vector<UsePoint> points; // by use
    std::optional<MoneyPerCardTime> rent; // of a card-hour; none without a price
    Ratio planned; // the plan's use
    std::optional<Ratio> breakEven; // use at which owning costs what renting does
    std::string currency;
};

// Empty where the plan has no answer or its card no price.
UseCurves useCurves(const Scenario& scenario, const Catalogue& catalogue);

struct ChangePoint {
    Seconds after; // months until the card kind changes
    std::array<std::optional<Money>, allRoutes.size()> costs; // in the order of Route
    std::optional<Route> cheapest() const;
};

struct ChangeCurves {
    std::vector<ChangePoint> points; // by month
    ChangePoint never; // without a change
    std::string currency;
    // The latest change that makes another route the cheapest; none where it never does.
    const ChangePoint* flip() const;
};

// In the plan's own layout and cards, at every third month of the depreciation life.
ChangeCurves changeCurves(const Scenario& scenario, const Catalogue& catalogue);

} // namespace sizewright
