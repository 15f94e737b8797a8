// The three routes on the same card-hours, each with its full list of costs.
#include "core/study/route_curves.h"
#include "core/units/display.h"
#include "ui/charts/chart_builder.h"
#include "ui/report/report_parts.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

// In whole units of the currency, so that a column can be added up.
QString wholeMoney(const Results& results, std::size_t ordinal)
{
    const auto amount = results.number(ordinal);
    return amount ? toQt(wholeText(std::round(*amount))) : u"—"_s;
}

void addLines(ReportTable& table, const Results& results, const QString& heading,
    std::size_t first, std::size_t end, std::size_t total, const QString& totalName)
{
    bool any = false;
    for (std::size_t i = first; i < end; ++i)
        any = any || results.number(i);
    if (!any)
        return;
    table.rows.append({{heading, {}}, RowKind::group, ThemeRole::text});
    for (std::size_t i = first; i < end; ++i)
        if (results.number(i))
            table.rows.append(
                {{labelOf(i), wholeMoney(results, i)}, RowKind::plain, ThemeRole::text});
    table.rows.append(
        {{totalName, wholeMoney(results, total)}, RowKind::total, ThemeRole::text});
}

// What the chosen route's price of the card has been; small, beside what it costs.
void addPriceHistory(ReportElements& out, const ReportScenario& s)
{
    const std::string& card = s.scenario[fields().accelerator];
    const Route route = *s.scenario[fields().route];
    const PriceKind kind = route == Route::rent ? PriceKind::onDemand
        : route == Route::lease                 ? PriceKind::lease
                                                : PriceKind::server;
    const ChartSpec chart = priceHistoryChart(priceHistory(s.catalogue, card, kind),
        {toQt(s.results.accelerator), kind, s.scenario});
    if (!chart.isEmpty())
        out.append(ReportChart{chart, 0.3});
}

} // namespace

void addMoneyPage(ReportElements& out, const ReportScenario& s)
{
    const ResultFields& r = resultFields();
    const RouteCurves curves = routeCurves(s.scenario, s.catalogue);
    const bool answered = s.results.number(r.costRent.ordinal)
        || s.results.number(r.costLease.ordinal) || s.results.number(r.costBuild.ordinal);
    if (!answered)
        return;
    addHeading(out, 2, translated(label(Page::money)));
    const ChartSpec chart = routesChart(curves);
    if (!chart.isEmpty())
        out.append(ReportChart{chart, 0.46});
    addFigures(out, s.results,
        {r.gpuHours.ordinal, r.paidHours.ordinal, r.rentRate.ordinal, r.leaseRate.ordinal,
            r.buildRate.ordinal, r.breakEven.ordinal, r.breakEvenUse.ordinal});
    addPriceHistory(out, s);
    addHeading(out, 3, Report::tr("What each route costs"));
    ReportTable table;
    table.columns = {{Report::tr("Cost"), false, true},
        {Report::tr("Amount (%1)").arg(toQt(s.results.currency)), true, false}};
    addLines(table, s.results, translated(r.all()[r.firstRent].group), r.firstRent, r.endRent,
        r.costRent.ordinal, labelOf(r.costRent.ordinal));
    addLines(table, s.results, translated(r.all()[r.firstLease].group), r.firstLease, r.endLease,
        r.costLease.ordinal, labelOf(r.costLease.ordinal));
    addLines(table, s.results, translated(r.all()[r.firstBuild].group), r.firstBuild, r.endBuild,
        r.costBuild.ordinal, labelOf(r.costBuild.ordinal));
    addLines(table, s.results, translated(r.all()[r.firstCapital].group), r.firstCapital,
        r.endCapital, r.capitalTotal.ordinal, labelOf(r.capitalTotal.ordinal));
    out.append(table);
}

} // namespace sizewright
