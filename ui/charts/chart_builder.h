// Results and studies as charts: pure functions, tested without a screen. What cannot be drawn (absent
// figures, zeros on a logarithmic axis, counts that do not fit) is left out and said in the notes.
#pragma once

#include "core/catalogue/price_book.h"
#include "core/search/strategy_search.h"
#include "core/study/accuracy.h"
#include "core/study/break_even_curves.h"
#include "core/study/cash_flow.h"
#include "core/study/route_curves.h"
#include "core/study/scaling.h"
#include "ui/charts/chart_spec.h"

#include <functional>

namespace sizewright {

enum class ScalingView { efficiency, speedUp, stepTime, days, money };

// A stacked bar per pipeline stage; with a single stage the same bar is taken apart below.
ChartSpec memoryChart(const Results& results);
// Where the time of one step goes, the longest part first.
ChartSpec stepChart(const Results& results);
ChartSpec scalingChart(const ScalingCurve& curve, const Scenario& scenario,
    ScalingView view = ScalingView::efficiency);
// The best of each card and count by days and money; a click gives the index among `fronts`.
ChartSpec frontierChart(const StrategySearch& found);
// Where calendar time goes on each card count: the useful share and the losses, a stacked bar a count.
ChartSpec scalingLossChart(const ScalingCurve& curve);
// What each route has cost after so many months.
ChartSpec routesChart(const RouteCurves& curves);
// What the project has cost by each month of its calendar, a line a route.
ChartSpec cashFlowChart(const std::vector<CashFlow>& flows, const Scenario& scenario, const std::string& currency);
// What each route is made of, a stacked bar a route.
ChartSpec costChart(const Results& results);
// An owned card-hour against a rented one by the use of owned cards, and the month of break-even.
ChartSpec useChart(const UseCurves& curves);
ChartSpec breakEvenChart(const UseCurves& curves);
// Cost of the routes by the month in which another kind of card is needed.
ChartSpec changeChart(const ChangeCurves& curves);

// What a card of a kind has cost: every dated price, the user's as diamonds, and the one that is taken today.
struct PriceHistoryShown {
    QString card; // its name
    PriceKind kind = PriceKind::onDemand;
    const Scenario& scenario; // whose money and rates
    const Price* selected = nullptr; // gets its provider's name
    std::function<std::size_t(const Price&)> indexOf = {}; // what a click gives; may be empty
};
ChartSpec priceHistoryChart(const PriceHistory& history, const PriceHistoryShown& shown);

// Predicted against measured, a dot a row; a click gives the row's index. Rows that are not listed stay as a
// pale background, so that a group shows against the whole.
struct AccuracyShown {
    Metric metric = Metric::step;
    std::vector<bool> listed; // one a row
    std::optional<std::size_t> selected;
};
ChartSpec accuracyChart(const AccuracyRecord& record, const AccuracyShown& shown);

} // namespace sizewright
