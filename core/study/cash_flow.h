// The routes' money on one calendar: by month and by year, line by line, plain and discounted (R30).
#pragma once

#include "core/model/evaluate.h"

namespace sizewright {

struct CashLine {
    Line line;
    std::vector<Money> months; // spent in month 0 (at the decision), 1, 2, …; negative: income
};

struct CashFlow {
    Route route = Route::rent;
    std::vector<CashLine> lines;
    std::vector<Money> months; // Σ lines
    std::vector<Money> cumulative;
    Money total, presentValue; // plain sum, and at the plan's cost of capital
    // Sums of months 0–12, 13–24, …
    std::vector<Money> years() const;
};

// One for rent, lease and build where they have a price; empty without an answer, and for a calendar of more
// than a century. A line's total is its figure and its
// present value adds up to the figure money.npv.…
std::vector<CashFlow> cashFlows(const Scenario& scenario, const Results& results);

} // namespace sizewright
