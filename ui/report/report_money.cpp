// The three routes on the same card-hours, each with its full list of costs.
#include "core/study/break_even_curves.h"
#include "core/study/cash_flow.h"
#include "core/study/route_curves.h"
#include "core/units/display.h"
#include "ui/charts/chart_builder.h"
#include "ui/models/money_tables.h"
#include "ui/report/report_parts.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"

#include <algorithm>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

// In whole units of the currency, so that a column can be added up.
QString wholeMoney(const Results& results, std::size_t ordinal)
{
    const auto amount = results.number(ordinal);
    return amount ? toQt(wholeText(std::round(*amount))) : u"—"_s;
}

void addLines(
    ReportTable& table, const Results& results, CostGroup group, std::size_t total)
{
    const auto ordinalOf
        = [](const CostLine& line) { return resultFields().line(lineAt(line)).ordinal; };
    const auto lines = linesOf(group);
    if (std::none_of(lines.begin(), lines.end(),
            [&](const CostLine& line) { return results.number(ordinalOf(line)).has_value(); }))
        return;
    table.rows.append({{translated(costGroups[std::size_t(group)].results), {}}, RowKind::group,
        ThemeRole::text});
    for (const CostLine& line : lines)
        if (const std::size_t i = ordinalOf(line); results.number(i))
            table.rows.append(
                {{labelOf(i), wholeMoney(results, i)}, RowKind::plain, ThemeRole::text});
    table.rows.append(
        {{labelOf(total), wholeMoney(results, total)}, RowKind::total, ThemeRole::text});
}

// A table of the window on paper.
ReportTable paperTable(const TableContent& content)
{
    ReportTable table;
    for (int i = 0; i < content.columns.size(); ++i)
        table.columns.append({content.columns[i], i >= content.textColumns, false});
    for (const std::vector<Cell>& row : content.rows) {
        ReportRow out;
        for (const Cell& cell : row)
            out.cells.append(cell.text);
        out.kind = !row.empty() && row.front().strong ? RowKind::total : RowKind::plain;
        table.rows.append(out);
    }
    return table;
}

void addTable(ReportElements& out, const QString& heading, const TableContent& content)
{
    if (content.empty())
        return;
    addHeading(out, 3, heading);
    out.append(paperTable(content));
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
    addTable(out, Report::tr("Routes side by side"), routeTable(s.results));
    const auto flows = cashFlows(s.scenario, s.results);
    const UseCurves use = useCurves(s.scenario, s.catalogue);
    for (const ChartSpec& chart : {routesChart(curves), cashFlowChart(flows, s.scenario, s.results.currency),
             costChart(s.results), useChart(use), breakEvenChart(use),
             changeChart(changeCurves(s.scenario, s.catalogue))})
        if (!chart.isEmpty())
            out.append(ReportChart{chart, 0.46});
    addTable(out, Report::tr("Cash by year"), cashTable(flows, s.results.currency));
    addFigures(out, s.results,
        {r.gpuHours.ordinal, r.paidHours.ordinal, r.breakEven.ordinal, r.breakEvenUse.ordinal,
            r.breakEvenIdle.ordinal});
    addFigureGroup(out, s.results, "money.limits.");
    addHeading(out, 3, Report::tr("Energy and carbon"));
    addFigureGroup(out, s.results, "energy.");
    addTable(out, Report::tr("The same job on other cards"),
        cardTable(compareCards(s.scenario, s.catalogue)));
    addPriceHistory(out, s);
    addHeading(out, 3, Report::tr("What each route costs"));
    ReportTable table;
    table.columns = {{Report::tr("Cost"), false, true},
        {Report::tr("Amount (%1)").arg(toQt(s.results.currency)), true, false}};
    addLines(table, s.results, CostGroup::rent, r.costRent.ordinal);
    addLines(table, s.results, CostGroup::lease, r.costLease.ordinal);
    addLines(table, s.results, CostGroup::build, r.costBuild.ordinal);
    addLines(table, s.results, CostGroup::hybrid, r.costHybrid.ordinal);
    addLines(table, s.results, CostGroup::capital, r.capitalTotal.ordinal);
    addLines(table, s.results, CostGroup::ownership, r.ownedTotal.ordinal);
    out.append(table);
}

} // namespace sizewright
