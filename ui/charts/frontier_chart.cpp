#include "core/results/route_cost.h"
#include "ui/charts/axis_ticks.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_text.h"
#include "ui/text/number_text.h"

#include <algorithm>
#include <cmath>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

QString moneyTick(double amount, const std::string& currency) { return shownMoney(amount, currency); }

} // namespace

ChartSpec frontierChart(const StrategySearch& found)
{
    const ResultFields& f = resultFields();
    ChartSpec spec;
    spec.id = u"frontier"_s;
    spec.title = Chart::tr("Days and money");
    spec.x.title = Chart::tr("Duration");
    spec.y.title = Chart::tr("Cost");
    ChartSeries front, beaten;
    front.name = Chart::tr("On the front: no other is better in all of days, money and cards");
    front.role = ThemeRole::accent;
    front.kind = SeriesKind::line;
    front.marks = true;
    beaten.name = Chart::tr("Beaten");
    beaten.role = ThemeRole::mutedText;
    beaten.kind = SeriesKind::points;
    double least = std::numeric_limits<double>::infinity(), most = 0, longest = 0, top = 0;
    std::string currency;
    for (std::size_t i = 0; i < found.fronts.size(); ++i) {
        const Strategy& s = found.fronts[i];
        const auto days = s.results[f.days];
        const auto cost = s.results[costOf(*s.scenario[fields().route])];
        if (!days || !cost || !(cost->value() > 0) || !s.results.complete)
            continue;
        currency = s.results.currency;
        ChartPoint point;
        point.x = inUnit(*days, "days");
        point.y = cost->value();
        if (!canPlace(point.x, AxisScale::log2) || !canPlace(point.y, AxisScale::linear))
            continue;
        point.label = toQt(wholeText(double(s.results.layout.cards())));
        point.key = QString::number(i);
        point.tooltip = Chart::tr("%1 × %2").arg(point.label, toQt(s.results.accelerator)) + u'\n'
            + shownFigure(s.results, f.days.ordinal) + u", "_s
            + shownMoney(point.y, s.results.currency, 4) + u'\n' + shownLayout(s.results.layout);
        least = std::min(least, point.x);
        longest = std::max(longest, point.x);
        most = std::max(most, point.y);
        top = std::max(top, point.y);
        (s.onFront ? front : beaten).points.append(point);
    }
    if (front.points.size() + beaten.points.size() < 2) {
        spec.empty = Chart::tr("Search several card counts or cards to see days against money.");
        return spec;
    }
    std::sort(front.points.begin(), front.points.end(),
        [](const ChartPoint& a, const ChartPoint& b) { return a.x < b.x; });
    setLog2Axis(spec.x, least, longest, [](double v) { return scaledText(v); });
    spec.x.unit = withLocalUnits(u"1 days"_s).mid(2); // the word alone
    setLinearAxis(spec.y, 0, top, [currency](double v) { return moneyTick(v, currency); });
    spec.currency = toQt(currency);
    if (!beaten.points.isEmpty())
        spec.series.append(beaten);
    spec.series.append(front);
    spec.notes = Chart::tr("Each dot is the fastest layout of its card and count; the number is the cards. A click "
                           "takes it into the plan.");
    return spec;
}

} // namespace sizewright
