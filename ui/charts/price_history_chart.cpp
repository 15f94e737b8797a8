#include "core/catalogue/price_book.h"
#include "core/plan/exchange_rates.h"
#include "ui/charts/axis_ticks.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_text.h"
#include "ui/models/price_tables.h"

#include <algorithm>
#include <cmath>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

constexpr int shortestSpan = 90; // days; fewer would make a week look like a trend
constexpr double headroom = 1.04; // so that the dearest is not cut
constexpr double widestLinear = 12; // largest over smallest; beyond, the axis doubles

// The first days of months, so many apart that they can be read.
QList<ChartTick> monthTicks(double from, double to)
{
    using namespace std::chrono;
    QList<ChartTick> out;
    const double days = to - from;
    const int step = days > 1500 ? 12 : days > 700 ? 6 : days > 300 ? 3 : days > 120 ? 2 : 1;
    const year_month_day first{sys_days{std::chrono::days{int(from)}}};
    for (year_month at{first.year(), January};; at += months{step}) {
        const int day = int(sys_days{at / 1}.time_since_epoch().count());
        if (day > to)
            return out;
        if (day >= from)
            out.append({double(day), toQt(dateOfDay(day).substr(0, 7))});
    }
}

ChartPoint pointOf(const PricePoint& p, const Scenario& scenario)
{
    const Price& price = *p.price;
    ChartPoint point;
    point.x = p.day;
    point.y = exchangeRates(scenario).toPlan(p.amount).value();
    point.tooltip = toQt(price.provider) + (price.region.empty() ? QString() : u", "_s + toQt(price.region))
        + u'\n' + shownKind(price) + u", "_s + shownAmount(price.amount) + u' ' + shownUnit(price.unit)
        + u", "_s + toQt(price.source.asOf) + u'\n' + shownInPlan(p.amount, scenario)
        + (price.own ? u" ◆ "_s + Chart::tr("your quote") : QString());
    return point;
}

QString unitWords(PriceKind kind)
{
    if (kind == PriceKind::server)
        return Chart::tr("Per server");
    return kind == PriceKind::card ? Chart::tr("Per card") : Chart::tr("Per card-hour");
}

void setAxes(ChartSpec& spec, const std::vector<double>& days, const std::vector<double>& amounts)
{
    const auto [first, last] = std::minmax_element(days.begin(), days.end());
    const double middle = (*first + *last) / 2;
    const double half = std::max<double>(shortestSpan, (*last - *first) * 1.06) / 2;
    spec.x.min = middle - half;
    spec.x.max = middle + half;
    spec.x.ticks = monthTicks(spec.x.min, spec.x.max);
    const auto [least, most] = std::minmax_element(amounts.begin(), amounts.end());
    const QString sign = toQt(signOf(*currencyOfCode(toCore(spec.currency))));
    const auto shown = [sign](double v) -> QString {
        return sign + (v < 1 ? toQt(numberText(v, 2)) : scaledText(v));
    };
    if (*least > 0 && *most > *least * widestLinear)
        setLog2Axis(spec.y, *least, *most * headroom, shown);
    else
        setLinearAxis(spec.y, 0, *most * headroom, shown);
}

// The points of the catalogue and the user's; few can carry their names, more would cover each other.
void addPoints(ChartSpec& spec, const PriceHistory& history, const PriceHistoryShown& shown)
{
    constexpr auto namedPoints = 6;
    ChartSeries shipped, own;
    shipped.name = Chart::tr("catalogue");
    shipped.role = ThemeRole::compute;
    own.name = Chart::tr("your quotes");
    own.role = ThemeRole::rent;
    own.diamonds = true;
    shipped.kind = own.kind = SeriesKind::points;
    const bool few = std::count_if(history.points.begin(), history.points.end(),
                         [](const PricePoint& p) { return !p.price->own; })
        <= namedPoints;
    for (const PricePoint& p : history.points) {
        ChartPoint point = pointOf(p, shown.scenario);
        if (p.price->own || few || p.price == shown.selected)
            point.label = toQt(p.price->provider);
        if (shown.indexOf)
            point.key = QString::number(shown.indexOf(*p.price));
        (p.price->own ? own : shipped).points.append(point);
    }
    for (ChartSeries* series : {&shipped, &own}) {
        series->inLegend = !series->points.isEmpty();
        spec.series.append(*series);
    }
}

} // namespace

ChartSpec priceHistoryChart(const PriceHistory& history, const PriceHistoryShown& shown)
{
    ChartSpec spec;
    spec.id = u"price-history"_s;
    spec.title = Chart::tr("%1: %2 over time").arg(shown.card, translated(label(shown.kind)));
    spec.x.title = Chart::tr("As of");
    spec.y.title = unitWords(shown.kind);
    spec.currency = toQt(currencyOf(shown.scenario));
    const ExchangeRates rates = exchangeRates(shown.scenario);
    std::vector<double> days, amounts;
    for (const PricePoint& p : history.points) {
        days.push_back(p.day);
        amounts.push_back(rates.toPlan(p.amount).value());
    }
    if (days.empty()) {
        spec.empty = Chart::tr("There is no dated price of this card and kind.");
        return spec;
    }
    if (history.standard) {
        amounts.push_back(rates.toPlan(history.standard->amount).value());
        spec.subtitle = translated(history.standard->reason);
        spec.series.append(
            markerSeries(SeriesKind::horizontalMarker, ThemeRole::current, LineStyle::dashed,
                amounts.back(),
                Chart::tr("taken today: %1")
                    .arg(shownInPlan(history.standard->amount, shown.scenario))));
    }
    setAxes(spec, days, amounts);
    addPoints(spec, history, shown);
    if (history.undated)
        spec.notes = Chart::tr("%1 prices without a day are not drawn.").arg(history.undated) + u' ';
    spec.notes += Chart::tr("Net of tax, all at the plan's exchange rates.");
    return spec;
}

} // namespace sizewright
