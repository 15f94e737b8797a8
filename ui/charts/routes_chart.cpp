#include "ui/charts/axis_ticks.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_text.h"
#include "ui/text/number_text.h"

#include <algorithm>
#include <cmath>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

QString monthsText(Seconds time)
{
    return withLocalUnits(
        toQt(quantityText(time.value(), signatureOf<Seconds>(), "months", {3, "", true})));
}

// A run may take hours.
QString durationText(Seconds time)
{
    return withLocalUnits(
        toQt(quantityText(time.value(), signatureOf<Seconds>(), "", {3, "", true})));
}

struct RouteLine {
    QString name;
    ThemeRole role;
    LineStyle style;
    const std::vector<Money>* money;
    QString key;
};

ChartSeries lineOf(const RouteCurves& curves, const RouteLine& route, double& largest)
{
    ChartSeries series;
    series.name = route.name;
    series.role = route.role;
    series.style = route.style;
    series.endLabel = true;
    const std::size_t count = std::min(curves.months.size(), route.money->size());
    for (std::size_t i = 0; i < count; ++i) {
        ChartPoint point;
        point.x = inUnit(curves.months[i], "months");
        point.y = (*route.money)[i].value();
        if (!canPlace(point.x, AxisScale::linear) || !canPlace(point.y, AxisScale::linear))
            continue;
        point.tooltip = Chart::tr("%1 after %2: %3")
                            .arg(route.name, monthsText(curves.months[i]),
                                shownMoney(point.y, curves.currency, 4));
        point.key = route.key;
        largest = std::max(largest, point.y);
        series.points.append(point);
    }
    return series;
}

QList<RouteLine> routesOf(const RouteCurves& curves)
{
    const ResultFields& r = resultFields();
    const auto keyOf = [&r](auto figure) { return toQt(r.all()[figure.ordinal].key); };
    return {{Chart::tr("rent"), ThemeRole::rent, LineStyle::solid, &curves.rent, keyOf(r.costRent)},
        {Chart::tr("lease"), ThemeRole::lease, LineStyle::solid, &curves.lease, keyOf(r.costLease)},
        {Chart::tr("build"), ThemeRole::build, LineStyle::solid, &curves.build,
            keyOf(r.capitalTotal)},
        {Chart::tr("build, less resale"), ThemeRole::buildNet, LineStyle::dashed, &curves.buildNet,
            keyOf(r.breakEven)}};
}

void addNote(ChartSpec& spec, const QString& sentence)
{
    spec.notes += (spec.notes.isEmpty() ? QString() : u" "_s) + sentence;
}

// A limit is drawn where it helps to judge the curves; far above them it would only flatten them.
void addLimit(ChartSpec& spec, std::optional<Money> limit, ThemeRole role, const QString& sentence,
    const QString& name, const std::string& currency, double& top)
{
    if (!limit || !(limit->value() > 0) || !std::isfinite(limit->value()))
        return;
    const QString text = shownMoney(limit->value(), currency);
    if (limit->value() > 1.6 * top) {
        addNote(spec, sentence.arg(text));
        return;
    }
    ChartSeries marker = markerSeries(SeriesKind::horizontalMarker, role, LineStyle::dashed,
        limit->value(), name);
    marker.points.front().tooltip = namedValue(name, text);
    spec.series.append(marker);
    top = std::max(top, limit->value());
}

void addMoments(ChartSpec& spec, const RouteCurves& curves)
{
    const double last = spec.x.max;
    const double run = inUnit(curves.run, "months");
    if (std::isfinite(run) && run > 0) {
        const QString label = Chart::tr("this run: %1").arg(durationText(curves.run));
        if (run <= last)
            spec.series.append(markerSeries(SeriesKind::verticalMarker, ThemeRole::run,
                LineStyle::dotted, run, label, u"answer.days"_s));
        else
            addNote(spec, Chart::tr("This run takes %1, beyond the chart.").arg(durationText(curves.run)));
    }
    if (!curves.breakEven) {
        addNote(spec, Chart::tr("Building does not break even against renting within the life of "
                                "the hardware."));
        return;
    }
    const double at = inUnit(*curves.breakEven, "months");
    if (!std::isfinite(at))
        return;
    if (at <= last)
        spec.series.append(markerSeries(SeriesKind::verticalMarker, ThemeRole::breakEven,
            LineStyle::dashed, at, Chart::tr("break-even: %1").arg(monthsText(*curves.breakEven)),
            u"money.break_even_months"_s));
    else
        addNote(spec, Chart::tr("Building breaks even against renting after %1, beyond the chart.")
                          .arg(monthsText(*curves.breakEven)));
}

} // namespace

ChartSpec routesChart(const RouteCurves& curves)
{
    ChartSpec spec;
    spec.id = u"routes"_s;
    spec.title = Chart::tr("Rent, lease or build");
    spec.subtitle = Chart::tr("Cost so far when the plan's cards are used without a pause");
    spec.x.title = Chart::tr("Months of use");
    spec.y.title = Chart::tr("Cumulative cost");
    spec.currency = toQt(curves.currency);
    spec.y.unit = spec.currency;
    spec.legend = false; // every line carries its name
    double top = 0;
    for (const RouteLine& route : routesOf(curves)) {
        ChartSeries series = lineOf(curves, route, top);
        if (!series.points.isEmpty())
            spec.series.append(series);
    }
    if (spec.series.isEmpty() || !(top > 0)) {
        spec.series.clear();
        spec.empty = Chart::tr("The routes need a card count and prices.");
        return spec;
    }
    double lastMonth = 0;
    for (const ChartSeries& series : spec.series)
        lastMonth = std::max(lastMonth, series.points.back().x);
    addLimit(spec, curves.budget, ThemeRole::budget,
        Chart::tr("The budget of %1 lies above the chart."), Chart::tr("budget"), curves.currency,
        top);
    addLimit(spec, curves.stopLoss, ThemeRole::stopLoss,
        Chart::tr("The stop-loss of %1 lies above the chart."), Chart::tr("stop-loss"),
        curves.currency, top);
    setLinearAxis(spec.x, 0, lastMonth, [](double v) { return toQt(numberText(v, 4)); });
    spec.x.max = lastMonth > 0 ? lastMonth : 1;
    const std::string currency = curves.currency;
    setLinearAxis(spec.y, 0, top, [currency](double v) { return shownMoney(v, currency, 4); });
    addMoments(spec, curves);
    if (std::any_of(spec.series.begin(), spec.series.end(),
            [](const ChartSeries& s) { return s.role == ThemeRole::breakEven; }))
        addNote(spec, Chart::tr("The break-even counts interest and resale, so it need not lie "
                                "where the lines cross."));
    return spec;
}

} // namespace sizewright
