#include "ui/charts/axis_ticks.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_text.h"
#include "ui/models/accuracy_tables.h"
#include "ui/text/number_text.h"

#include <algorithm>
#include <cmath>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype manyDots = 100; // small from here on
constexpr double widestInDoublings = 600; // largest over smallest; beyond, the axis counts in tens

QString unitOf(Metric metric)
{
    switch (metric) {
    case Metric::step: return u"s"_s;
    case Metric::memory: return u"GiB"_s;
    case Metric::days: return withLocalUnits(u"1 days"_s).mid(2); // the word alone
    default: return {};
    }
}

struct Extent {
    double min = std::numeric_limits<double>::infinity(), max = 0;
    void take(double v)
    {
        min = std::min(min, v);
        max = std::max(max, v);
    }
};

void setAxis(ChartAxis& axis, Metric metric, const Extent& extent)
{
    const auto plain = [](double v) {
        return v < 1 ? toQt(numberText(v, 3)) : scaledText(v);
    };
    if (metric == Metric::mfu)
        setLinearAxis(axis, 0, extent.max, percentText);
    else if (extent.max <= extent.min * widestInDoublings)
        setLog2Axis(axis, extent.min, extent.max, plain);
    else
        setLog10Axis(axis, extent.min, extent.max, plain);
    axis.unit = unitOf(metric);
}

ChartSeries dots(const QString& name, ThemeRole role)
{
    ChartSeries series;
    series.name = name;
    series.role = role;
    series.kind = SeriesKind::points;
    return series;
}

ChartPoint pointOf(const AccuracyRecord& record, std::size_t i, Metric metric)
{
    const ValidationRow& row = record.report.rows[i];
    const MetricPair& pair = row[metric];
    ChartPoint point;
    point.x = *pair.measured;
    point.y = *pair.predicted;
    point.key = QString::number(i);
    point.tooltip = toQt(row.id) + u'\n'
        + Chart::tr("%1 on %2 × %3")
              .arg(toQt(record.runs[i].model), toQt(wholeText(row.cards)), toQt(row.card))
        + u'\n'
        + Chart::tr("measured %1, predicted %2 (%3)")
              .arg(shownMetric(metric, pair.measured), shownMetric(metric, pair.predicted),
                  signedPercent(pair.error()));
    return point;
}

// The diagonal with ten per cent to either side.
void addDiagonal(ChartSpec& spec)
{
    ChartSeries band;
    band.name = u"\u00b110 %"_s;
    band.role = ThemeRole::range;
    band.kind = SeriesKind::band;
    band.inLegend = false; // its name stands in it
    ChartSeries line;
    line.name = Chart::tr("predicted = measured");
    line.role = ThemeRole::ideal;
    line.style = LineStyle::dashed;
    line.inLegend = false;
    for (const double at : {spec.x.min, spec.x.max}) {
        ChartPoint edge;
        edge.x = at;
        edge.y = at * (1 - nearError);
        edge.upper = at * (1 + nearError);
        band.points.append(edge);
        ChartPoint middle;
        middle.x = middle.y = at;
        line.points.append(middle);
    }
    spec.series.append(band);
    spec.series.append(line);
}

QString sentenceOn(const std::vector<double>& errors)
{
    const ErrorStatistics s = errorStatistics(errors);
    if (s.n == 0)
        return Chart::tr("No row of this selection has both sides.");
    const auto near = std::count_if(errors.begin(), errors.end(),
        [](double error) { return std::fabs(error) <= nearError; });
    return Chart::tr("%1 runs; median error %2; %3 within ±10 %")
        .arg(toQt(wholeText(double(s.n))), plainPercent(s.medianAbs),
            plainPercent(double(near) / double(s.n)));
}

} // namespace

ChartSpec accuracyChart(const AccuracyRecord& record, const AccuracyShown& shown)
{
    ChartSpec spec;
    spec.id = u"accuracy"_s;
    spec.title = Chart::tr("%1: predicted against measured").arg(translated(label(shown.metric)));
    spec.x.title = Chart::tr("Measured");
    spec.y.title = Chart::tr("Predicted");
    ChartSeries others = dots(Chart::tr("not listed"), ThemeRole::outline);
    ChartSeries plain = dots(Chart::tr("listed"), ThemeRole::compute);
    ChartSeries reasoned = dots(Chart::tr("missed, for a known reason"), ThemeRole::communication);
    ChartSeries chosen = dots(Chart::tr("selected"), ThemeRole::current);
    Extent extent;
    std::vector<double> errors;
    for (std::size_t i = 0; i < record.report.rows.size(); ++i) {
        const ValidationRow& row = record.report.rows[i];
        const MetricPair& pair = row[shown.metric];
        if (!row.predicted || !pair.error() || !canPlace(*pair.measured, AxisScale::log10)
            || !canPlace(*pair.predicted, AxisScale::log10))
            continue;
        const ChartPoint point = pointOf(record, i, shown.metric);
        extent.take(point.x);
        extent.take(point.y);
        const bool listed = i < shown.listed.size() && shown.listed[i];
        if (listed)
            errors.push_back(*pair.error());
        // A reason speaks of a family of runs; those of it that are met need none.
        const bool missed = record.gapOfRow[i] && std::fabs(*pair.error()) > nearError;
        (!listed ? others : missed ? reasoned : plain).points.append(point);
        if (shown.selected == i)
            chosen.points.append(point);
    }
    if (!(extent.max > 0)) {
        spec.empty = Chart::tr("No run of this table gives this figure and can be predicted.");
        return spec;
    }
    setAxis(spec.x, shown.metric, extent);
    setAxis(spec.y, shown.metric, extent);
    spec.subtitle = sentenceOn(errors);
    addDiagonal(spec);
    const bool many
        = others.points.size() + plain.points.size() + reasoned.points.size() > manyDots;
    for (ChartSeries* series : {&others, &plain, &reasoned})
        series->dense = many;
    for (ChartSeries* series : {&others, &plain, &reasoned, &chosen}) {
        series->inLegend = !series->points.isEmpty();
        spec.series.append(*series);
    }
    return spec;
}

} // namespace sizewright
