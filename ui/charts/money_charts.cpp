// The money of a project: its cash flow, what its cost is made of, and where the answer turns.
#include "ui/charts/axis_ticks.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_text.h"
#include "ui/text/number_text.h"

#include <algorithm>
#include <cmath>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

struct RouteLook {
    QString name;
    ThemeRole role;
    LineStyle style; // a second sign beside the colour
};

RouteLook lookOf(Route route)
{
    switch (route) {
    case Route::rent: return {Chart::tr("rent"), ThemeRole::rent, LineStyle::solid};
    case Route::lease: return {Chart::tr("lease"), ThemeRole::lease, LineStyle::dashed};
    case Route::build: return {Chart::tr("build"), ThemeRole::build, LineStyle::solid};
    case Route::hybrid: break;
    }
    return {Chart::tr("hybrid"), ThemeRole::hybrid, LineStyle::dotted};
}

QString keyOf(std::size_t ordinal) { return toQt(resultFields().all()[ordinal].key); }

QString monthsShown(double months)
{
    return withLocalUnits(
        toQt(quantityText(months * units::month, signatureOf<Seconds>(), "months", {3, "", true})));
}

ChartSeries lineSeries(const RouteLook& look)
{
    ChartSeries series;
    series.name = look.name;
    series.role = look.role;
    series.style = look.style;
    series.endLabel = true;
    return series;
}

void addLimitLine(ChartSpec& spec, std::optional<Money> limit, ThemeRole role, const QString& name,
    const std::string& currency, double top)
{
    if (!limit || limit->value() <= 0)
        return;
    if (limit->value() > 1.6 * top) {
        spec.notes += (spec.notes.isEmpty() ? QString() : u" "_s)
            + Chart::tr("Above the chart: %1").arg(namedValue(name, shownMoney(limit->value(), currency)));
        return;
    }
    ChartSeries marker = markerSeries(
        SeriesKind::horizontalMarker, role, LineStyle::dashed, limit->value(), name);
    marker.points.front().tooltip = namedValue(name, shownMoney(limit->value(), currency));
    spec.series.append(marker);
}

// Which lines of a bill go together in a bar.
enum class Kind { cards, losses, storage, site, people, changes };
struct KindLook {
    Kind kind;
    QString name;
    ThemeRole role;
};
QList<KindLook> kinds()
{
    return {{Kind::cards, Chart::tr("Cards"), ThemeRole::compute},
        {Kind::losses, Chart::tr("Trials, lost rounds, unused"), ThemeRole::recompute},
        {Kind::site, Chart::tr("Power, site, upkeep"), ThemeRole::communication},
        {Kind::storage, Chart::tr("Storage and traffic"), ThemeRole::waiting},
        {Kind::people, Chart::tr("People, data, software"), ThemeRole::optimizer},
        {Kind::changes, Chart::tr("Waiting and changes"), ThemeRole::launch}};
}
Kind kindOf(Line line)
{
    switch (line) {
    case Line::rentCards: case Line::leaseCards: case Line::buildCapital:
    case Line::hybridOwned: case Line::hybridRented: return Kind::cards;
    case Line::rentTrials: case Line::rentFailed: case Line::rentEvaluation:
    case Line::rentInterruptions: case Line::rentUnused: case Line::leaseUnusedTerm:
    case Line::leaseUnusedSize: return Kind::losses;
    case Line::rentStorage: case Line::rentArchive: case Line::rentEgress: case Line::leaseStorage:
    case Line::leaseArchive: case Line::leaseEgress: return Kind::storage;
    case Line::buildPower: case Line::buildSite: case Line::buildUpkeep: case Line::buildInsurance:
    case Line::buildTransit: case Line::buildRemoval: return Kind::site;
    case Line::rentPorting: case Line::rentData: case Line::rentTeam: case Line::leasePorting:
    case Line::leaseData: case Line::leaseTeam: case Line::buildPorting: case Line::buildData:
    case Line::buildTeam: case Line::buildStaff: case Line::buildSoftware: return Kind::people;
    default: break;
    }
    return Kind::changes;
}
CostGroup groupOf(Route route)
{
    switch (route) {
    case Route::rent: return CostGroup::rent;
    case Route::lease: return CostGroup::lease;
    case Route::build: return CostGroup::build;
    case Route::hybrid: break;
    }
    return CostGroup::hybrid;
}

QString moneyTick(double value, const std::string& currency) { return shownMoney(value, currency, 4); }

} // namespace

ChartSpec cashFlowChart(
    const std::vector<CashFlow>& flows, const Scenario& scenario, const std::string& currency)
{
    ChartSpec spec;
    spec.id = u"cashflow"_s;
    spec.title = Chart::tr("Cash of the project");
    spec.subtitle = Chart::tr("Money out so far, by month from the decision");
    spec.x.title = Chart::tr("Months");
    spec.y.title = Chart::tr("Cumulative cash");
    spec.currency = toQt(currency);
    spec.y.unit = spec.currency;
    spec.legend = false;
    double top = 0, bottom = 0, last = 0;
    for (const CashFlow& flow : flows) {
        const RouteLook look = lookOf(flow.route);
        ChartSeries series = lineSeries(look);
        for (std::size_t k = 0; k < flow.cumulative.size(); ++k) {
            ChartPoint point;
            point.x = double(k);
            point.y = flow.cumulative[k].value();
            point.tooltip = Chart::tr("%1 after %2: %3")
                                .arg(look.name, monthsShown(point.x), shownMoney(point.y, currency, 4));
            point.key = keyOf(costOf(flow.route).ordinal);
            top = std::max(top, point.y);
            bottom = std::min(bottom, point.y);
            series.points.append(point);
        }
        last = std::max(last, double(flow.cumulative.size()) - 1);
        spec.series.append(series);
    }
    if (spec.series.isEmpty() || !(top > 0) || !std::isfinite(top)) {
        spec.series.clear();
        spec.empty = Chart::tr("The cash flow needs a card count and prices.");
        return spec;
    }
    // The budget is for this run's share; the whole ownership is another matter.
    const bool comparable = *scenario[fields().route] == Route::rent || *scenario[fields().route] == Route::lease;
    if (comparable)
        addLimitLine(spec, scenario[fields().budget], ThemeRole::budget, Chart::tr("budget"), currency, top);
    if (comparable)
        addLimitLine(spec, scenario[fields().stopLoss], ThemeRole::stopLoss, Chart::tr("stop-loss"), currency, top);
    for (const ChartSeries& series : spec.series)
        if (series.kind == SeriesKind::horizontalMarker)
            top = std::max(top, series.points.front().y);
    setLinearAxis(spec.x, 0, last, [](double v) { return toQt(numberText(v, 4)); });
    spec.x.max = std::max(1.0, last);
    setLinearAxis(spec.y, bottom, top, [currency](double v) { return moneyTick(v, currency); });
    spec.notes += (spec.notes.isEmpty() ? QString() : u" "_s)
        + Chart::tr("Build shows the whole ownership: purchase, running, what other work pays for its "
                    "hours, resale. The bills carry this run's share.");
    return spec;
}

ChartSpec costChart(const Results& results)
{
    ChartSpec spec;
    spec.id = u"costs"_s;
    spec.title = Chart::tr("What each route is made of");
    spec.y.scale = AxisScale::category;
    spec.currency = toQt(results.currency);
    spec.x.title = Chart::tr("Cost");
    spec.x.unit = spec.currency;
    const std::string currency = results.currency;
    double longest = 0;
    QList<Route> routes;
    for (const Route route : {Route::rent, Route::lease, Route::build})
        if (const auto total = results[costOf(route)]) {
            spec.y.categories.append(lookOf(route).name);
            spec.rowLabels.append({int(routes.size()), shownMoney(total->value(), currency, 4),
                ThemeRole::text, keyOf(costOf(route).ordinal)});
            routes.append(route);
            longest = std::max(longest, total->value());
        }
    if (routes.isEmpty() || !(longest > 0) || !std::isfinite(longest)) {
        spec.y.categories.clear();
        spec.rowLabels.clear();
        spec.empty = Chart::tr("The routes need a card count and prices.");
        return spec;
    }
    for (const KindLook& kind : kinds()) {
        ChartSeries series;
        series.name = kind.name;
        series.role = kind.role;
        series.kind = SeriesKind::stackedBars;
        bool any = false;
        for (int row = 0; row < routes.size(); ++row) {
            ChartPoint point;
            point.y = row;
            QString parts;
            for (const CostLine& line : linesOf(groupOf(routes[row]))) {
                const auto amount = results[resultFields().line(lineAt(line))];
                if (!amount || amount->value() == 0 || kindOf(lineAt(line)) != kind.kind)
                    continue;
                point.x += amount->value();
                parts += u'\n' + namedValue(translated(line.label), shownMoney(amount->value(), currency, 4));
            }
            point.x = std::max(0.0, point.x); // a line set to income shortens no bar
            any = any || point.x > 0;
            point.tooltip = lookOf(routes[row]).name + parts;
            series.points.append(point);
        }
        if (any)
            spec.series.append(series);
    }
    setLinearAxis(spec.x, 0, longest, [currency](double v) { return moneyTick(v, currency); });
    return spec;
}

ChartSpec useChart(const UseCurves& curves)
{
    ChartSpec spec;
    spec.id = u"use"_s;
    spec.title = Chart::tr("A card-hour by the use of owned cards");
    spec.x.title = Chart::tr("Use of owned cards");
    spec.y.title = Chart::tr("Cost of a used card-hour");
    spec.currency = toQt(curves.currency);
    spec.y.unit = spec.currency;
    spec.legend = false;
    if (curves.points.empty()) {
        spec.empty = Chart::tr("The routes need a card count and prices.");
        return spec;
    }
    const std::string currency = curves.currency;
    const auto hour = [](MoneyPerCardTime price) { return price.value() * units::hour; };
    const RouteLook build = lookOf(Route::build);
    ChartSeries series = lineSeries(build);
    // At next to no use the price of an hour has no end: draw where it can be read.
    const double reference = curves.rent ? hour(*curves.rent) : hour(curves.points.back().owned);
    double top = reference;
    for (const UsePoint& p : curves.points) {
        const double y = hour(p.owned);
        if (!std::isfinite(y) || y > 5 * std::max(reference, hour(curves.points.back().owned)))
            continue;
        ChartPoint point;
        point.x = p.use.value();
        point.y = y;
        point.tooltip = Chart::tr("%1 of the time used: %2 an hour")
                            .arg(percentText(point.x), shownMoney(y, currency, 4));
        point.key = keyOf(resultFields().buildRate.ordinal);
        top = std::max(top, y);
        series.points.append(point);
    }
    spec.series.append(series);
    if (curves.rent) {
        const QString name = namedValue(lookOf(Route::rent).name, shownMoney(hour(*curves.rent), currency, 4));
        ChartSeries marker = markerSeries(SeriesKind::horizontalMarker, ThemeRole::rent,
            LineStyle::solid, hour(*curves.rent), name, keyOf(resultFields().rentRate.ordinal));
        spec.series.append(marker);
        spec.subtitle = curves.breakEven
            ? Chart::tr("Owning is cheaper while cards are used for more than %1 of the time: %2 may be idle")
                  .arg(percentText(curves.breakEven->value()), percentText(1 - curves.breakEven->value()))
            : Chart::tr("Owning does not get cheaper than renting at any use");
    }
    spec.series.append(markerSeries(SeriesKind::verticalMarker, ThemeRole::current, LineStyle::dotted,
        curves.planned.value(), Chart::tr("plan: %1").arg(percentText(curves.planned.value()))));
    setLinearAxis(spec.x, 0, 1, percentText);
    setLinearAxis(spec.y, 0, top, [currency](double v) { return moneyTick(v, currency); });
    return spec;
}

ChartSpec breakEvenChart(const UseCurves& curves)
{
    ChartSpec spec;
    spec.id = u"breakeven"_s;
    spec.title = Chart::tr("When building pays, by the use of owned cards");
    spec.x.title = Chart::tr("Use of owned cards");
    spec.y.title = Chart::tr("Months until break-even");
    spec.legend = false;
    ChartSeries series = lineSeries({Chart::tr("break-even"), ThemeRole::build, LineStyle::solid});
    series.marks = true;
    double top = 0;
    for (const UsePoint& p : curves.points) {
        if (!p.breakEven)
            continue;
        ChartPoint point;
        point.x = p.use.value();
        point.y = inUnit(*p.breakEven, "months");
        point.tooltip = Chart::tr("%1 of the time used: after %2")
                            .arg(percentText(point.x), monthsShown(point.y));
        point.key = keyOf(resultFields().breakEven.ordinal);
        top = std::max(top, point.y);
        series.points.append(point);
    }
    if (series.points.isEmpty()) {
        spec.empty = curves.points.empty()
            ? Chart::tr("The routes need a card count and prices.")
            : Chart::tr("Building does not break even against renting within ten years at any use.");
        return spec;
    }
    const double first = series.points.front().x;
    if (first > curves.points.front().use.value())
        spec.subtitle = Chart::tr("Below %1 of the time it does not within ten years").arg(percentText(first));
    series.endLabel = series.points.size() > 1;
    spec.series.append(series);
    spec.series.append(markerSeries(SeriesKind::verticalMarker, ThemeRole::current, LineStyle::dotted,
        curves.planned.value(), Chart::tr("plan: %1").arg(percentText(curves.planned.value()))));
    setLinearAxis(spec.x, 0, 1, percentText);
    setLinearAxis(spec.y, 0, top, [](double v) { return toQt(numberText(v, 4)); });
    return spec;
}

ChartSpec changeChart(const ChangeCurves& curves)
{
    ChartSpec spec;
    spec.id = u"change"_s;
    spec.title = Chart::tr("If another kind of card is needed midway");
    spec.x.title = Chart::tr("Months until the change");
    spec.y.title = Chart::tr("Cost of this run");
    spec.currency = toQt(curves.currency);
    spec.y.unit = spec.currency;
    spec.legend = false;
    if (curves.points.empty()) {
        spec.empty = Chart::tr("This needs a card count, prices, and a life of three months or more.");
        return spec;
    }
    const std::string currency = curves.currency;
    double top = 0;
    for (const Route route : {Route::rent, Route::lease, Route::build}) {
        const RouteLook look = lookOf(route);
        ChartSeries series = lineSeries(look);
        for (const ChangePoint& p : curves.points)
            if (const auto cost = p.costs[std::size_t(route)]; cost && std::isfinite(cost->value())) {
                ChartPoint point;
                point.x = inUnit(p.after, "months");
                point.y = cost->value();
                point.tooltip = Chart::tr("%1, change after %2: %3")
                                    .arg(look.name, monthsShown(point.x), shownMoney(point.y, currency, 4));
                point.key = keyOf(costOf(route).ordinal);
                top = std::max(top, point.y);
                series.points.append(point);
            }
        if (!series.points.isEmpty())
            spec.series.append(series);
    }
    const auto never = curves.never.cheapest();
    const ChangePoint* flips = curves.flip();
    if (never && flips)
        spec.subtitle = Chart::tr("Cheapest: %1 without a change; with one after %2 or sooner: %3")
                            .arg(lookOf(*never).name, monthsShown(inUnit(flips->after, "months")),
                                lookOf(*flips->cheapest()).name);
    else if (never)
        spec.subtitle = Chart::tr("Cheapest whenever it changes: %1").arg(lookOf(*never).name);
    setLinearAxis(spec.x, 0, inUnit(curves.points.back().after, "months"),
        [](double v) { return toQt(numberText(v, 4)); });
    setLinearAxis(spec.y, 0, top, [currency](double v) { return moneyTick(v, currency); });
    return spec;
}

} // namespace sizewright
