#include "core/study/cash_flow.h"

#include "core/money/timeline.h"
#include "core/results/route_cost.h"

#include <cmath>
#include <array>
#include <span>

namespace sizewright {

namespace {

constexpr double longest = 1200; // months; a calendar of more is no plan

std::span<const CostGroup> groupsOf(Route route)
{
    static constexpr std::array rent{CostGroup::rent}, lease{CostGroup::lease};
    static constexpr std::array build{CostGroup::ownership, CostGroup::build};
    switch (route) {
    case Route::rent: return rent;
    case Route::lease: return lease;
    case Route::build: return build;
    case Route::hybrid: break; // the sum of two calendars that its bill does not hold
    }
    return {};
}

Timeline<Plain> timelineOf(Route route, const Results& r)
{
    const ResultFields& f = resultFields();
    const auto months = [&](Figure<Count> figure) { return r[figure].value_or(count(0)); };
    Timeline<Plain> out;
    out.project = months(f.runMonths);
    out.term = r[f.termMonths].value_or(out.project);
    out.lead = months(f.leadMonths);
    out.owned = r[f.ownedMonths].value_or(out.project);
    out.archive = months(f.archiveMonths);
    out.start = route == Route::build ? out.lead : count(0);
    return out;
}

void place(CashFlow& flow, Line line, Money amount, const Span<Count>& span)
{
    const auto first = std::size_t(span.first.value()), last = std::size_t(span.last.value());
    CashLine out{line, std::vector<Money>(last + 1)};
    if (first == last)
        out.months[first] = amount;
    for (std::size_t k = first + 1; k <= last; ++k)
        out.months[k] = amount / double(last - first);
    if (flow.months.size() < out.months.size())
        flow.months.resize(out.months.size());
    for (std::size_t k = 0; k < out.months.size(); ++k)
        flow.months[k] += out.months[k];
    flow.lines.push_back(std::move(out));
}

} // namespace

std::vector<Money> CashFlow::years() const
{
    std::vector<Money> out;
    for (std::size_t k = 0; k < months.size(); ++k) {
        const std::size_t year = k == 0 ? 0 : (k - 1) / 12;
        if (out.size() <= year)
            out.resize(year + 1);
        out[year] += months[k];
    }
    return out;
}

std::vector<CashFlow> cashFlows(const Scenario& scenario, const Results& results)
{
    std::vector<CashFlow> out;
    const double growth = std::pow(
        1 + std::max(scenario[fields().discountRate]->value(), constants::leastRate.value.value()), 1.0 / 12.0);
    for (const Route route : {Route::rent, Route::lease, Route::build}) {
        if (!results[costOf(route)])
            continue;
        const Timeline<Plain> timeline = timelineOf(route, results);
        if ((timeline.lead + timeline.project + timeline.term + timeline.owned + timeline.archive).value()
            > longest)
            continue;
        CashFlow flow;
        flow.route = route;
        for (const CostGroup group : groupsOf(route))
            for (const CostLine& line : linesOf(group))
                if (const auto amount = results[resultFields().line(lineAt(line))])
                    if (const auto span = spanOf(Plain{}, line.when, timeline))
                        place(flow, lineAt(line), *amount, *span);
        double worth = 1;
        for (const Money& month : flow.months) {
            flow.total += month;
            flow.presentValue += month / worth;
            flow.cumulative.push_back(flow.total);
            worth *= growth;
        }
        for (CashLine& line : flow.lines)
            line.months.resize(flow.months.size());
        out.push_back(std::move(flow));
    }
    return out;
}

} // namespace sizewright
