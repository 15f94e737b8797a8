#include "ui/charts/axis_ticks.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t mostRows = 12;

struct Line {
    Figure<BytesPerCard> figure;
    BytesPerCard StageLines::* bytes;
    ThemeRole role;
};

const std::array<Line, 6>& lines()
{
    static const ResultFields& r = resultFields();
    static const std::array<Line, 6> all{{
        {r.weights, &StageLines::weights, ThemeRole::weights},
        {r.gradients, &StageLines::gradients, ThemeRole::gradients},
        {r.optimizer, &StageLines::optimizer, ThemeRole::optimizer},
        {r.activations, &StageLines::activations, ThemeRole::activations},
        {r.buffers, &StageLines::buffers, ThemeRole::buffers},
        {r.overhead, &StageLines::overhead, ThemeRole::overhead},
    }};
    return all;
}

const ResultInfo& infoOf(Figure<BytesPerCard> figure) { return resultFields().all()[figure.ordinal]; }

double gibOf(BytesPerCard bytes)
{
    const double gib = inUnit(bytes, "GiB");
    return std::isfinite(gib) ? std::max(0.0, gib) : 0.0;
}

QString gibText(BytesPerCard bytes, int digits)
{
    return toQt(quantityText(bytes.value(), signatureOf<BytesPerCard>(), "GiB", {digits, "", true}));
}

// Which stages have a row: all of them, or the first, the last, the peak, and some in equal steps.
std::vector<std::size_t> shownStages(std::size_t stages, std::size_t peak)
{
    std::vector<std::size_t> shown;
    if (stages <= mostRows) {
        for (std::size_t i = 0; i < stages; ++i)
            shown.push_back(i);
        return shown;
    }
    const std::size_t steps = mostRows - 2;
    for (std::size_t i = 0; i <= steps; ++i)
        shown.push_back(i * (stages - 1) / steps);
    shown.push_back(peak);
    std::sort(shown.begin(), shown.end());
    shown.erase(std::unique(shown.begin(), shown.end()), shown.end());
    return shown;
}

// As the tables say it, but for the one name that is too long for a small chart.
QString nameOf(const Line& line)
{
    if (line.role == ThemeRole::overhead)
        return Chart::tr("Overhead");
    return translated(infoOf(line.figure).label);
}

ChartSeries seriesOf(const Line& line)
{
    ChartSeries series;
    series.name = nameOf(line);
    series.role = line.role;
    series.kind = SeriesKind::stackedBars;
    return series;
}

ChartPoint barPoint(const Line& line, int row, BytesPerCard bytes, const QString& where)
{
    ChartPoint point;
    point.x = gibOf(bytes);
    point.y = row;
    point.label = toQt(numberText(point.x, 3));
    const QString text = namedValue(translated(infoOf(line.figure).label), gibText(bytes, 4));
    point.tooltip = where.isEmpty() ? text : where + u'\n' + text;
    point.key = toQt(infoOf(line.figure).key);
    return point;
}

RowLabel totalLabel(int row, BytesPerCard total, std::optional<BytesPerCard> usable)
{
    const bool over = usable && total.value() > usable->value();
    return {row, gibText(total, 3), over ? ThemeRole::bad : ThemeRole::text,
        toQt(infoOf(resultFields().memoryTotal).key)};
}

// One stage: the whole bar on top and its parts below, each beginning where the one above ends.
void addSingleStage(ChartSpec& spec, const StageLines& stage, std::optional<BytesPerCard> usable)
{
    ChartSeries spacer;
    spacer.kind = SeriesKind::stackedBars;
    spacer.spacer = true;
    spacer.inLegend = false;
    spec.y.categories.append(Chart::tr("Every card"));
    spec.rowLabels.append(totalLabel(0, stage.total, usable));
    double start = 0;
    QList<ChartSeries> parts;
    for (const Line& line : lines()) {
        const double gib = gibOf(stage.*line.bytes);
        if (gib <= 0)
            continue;
        const int row = int(spec.y.categories.size());
        ChartSeries series = seriesOf(line);
        series.points = {barPoint(line, 0, stage.*line.bytes, {}),
            barPoint(line, row, stage.*line.bytes, {})};
        series.points[1].label.clear();
        spec.y.categories.append(series.name);
        spec.rowLabels.append({row, gibText(stage.*line.bytes, 3), ThemeRole::text,
            toQt(infoOf(line.figure).key)});
        ChartPoint offset;
        offset.x = start;
        offset.y = row;
        spacer.points.append(offset);
        start += gib;
        parts.append(series);
    }
    spec.series.append(spacer);
    spec.series.append(parts);
    spec.legend = false;
}

void addStages(ChartSpec& spec, const Results& results, std::optional<BytesPerCard> usable)
{
    const auto shown = shownStages(results.stages.size(), results.peakStage);
    for (const std::size_t stage : shown)
        spec.y.categories.append(Chart::tr("Stage %1").arg(stage));
    for (const Line& line : lines()) {
        ChartSeries series = seriesOf(line);
        for (std::size_t row = 0; row < shown.size(); ++row) {
            const StageLines& stage = results.stages[shown[row]];
            ChartPoint point
                = barPoint(line, int(row), stage.*line.bytes, spec.y.categories[qsizetype(row)]);
            if (shown[row] != results.peakStage)
                point.tooltip += u'\n' + Chart::tr("A click explains the peak stage.");
            series.points.append(point);
        }
        if (std::any_of(series.points.begin(), series.points.end(),
                [](const ChartPoint& p) { return p.x > 0; }))
            spec.series.append(series);
    }
    for (std::size_t row = 0; row < shown.size(); ++row)
        spec.rowLabels.append(
            totalLabel(int(row), results.stages[shown[row]].total, usable));
    if (shown.size() < results.stages.size())
        spec.notes = Chart::tr("%1 of %2 stages are shown, the fullest among them.")
                         .arg(shown.size())
                         .arg(results.stages.size());
}

void addLimits(ChartSpec& spec, const Results& results, std::optional<BytesPerCard> usable)
{
    double largest = 0;
    for (const StageLines& stage : results.stages)
        largest = std::max(largest, gibOf(stage.total));
    if (usable) {
        spec.series.append(markerSeries(SeriesKind::verticalMarker, ThemeRole::usable,
            LineStyle::dashed, gibOf(*usable), Chart::tr("usable %1").arg(gibText(*usable, 3)),
            toQt(infoOf(resultFields().usable).key)));
        largest = std::max(largest, gibOf(*usable));
    }
    if (std::isfinite(results.nominalMemory) && results.nominalMemory > 0) {
        const auto nominal = BytesPerCard::from_value(results.nominalMemory);
        spec.series.append(markerSeries(SeriesKind::verticalMarker, ThemeRole::nominal,
            LineStyle::dotted, gibOf(nominal), Chart::tr("nominal %1").arg(gibText(nominal, 3))));
        largest = std::max(largest, gibOf(nominal));
    }
    setLinearAxis(spec.x, 0, largest, [](double v) { return toQt(numberText(v, 4)); });
    spec.x.max = std::min(spec.x.max, largest * 1.03); // no empty fifth past the nominal line
}

QString memorySubtitle(const Results& results)
{
    const ResultFields& r = resultFields();
    const auto total = results[r.memoryTotal];
    const auto usable = results[r.usable];
    if (!total || !usable)
        return {};
    const QString peak = gibText(*total, 4);
    const QString room = gibText(*usable, 4);
    const double left = usable->value() - total->value();
    const QString rest = gibText(BytesPerCard::from_value(std::fabs(left)), 3);
    const QString where = results.stages.size() > 1
        ? Chart::tr("Peak on stage %1: ").arg(results.peakStage)
        : QString();
    const QString text = where
        + (left >= 0 ? Chart::tr("%1 of %2 usable, %3 to spare") : Chart::tr("%1 of %2 usable, %3 too much"))
              .arg(peak, room, rest);
    const auto worst = results[r.memoryUpper];
    return worst ? Chart::tr("%1; at worst %2").arg(text, gibText(*worst, 4)) : text;
}

} // namespace

ChartSpec memoryChart(const Results& results)
{
    ChartSpec spec;
    spec.id = u"memory"_s;
    spec.title = Chart::tr("Memory per card");
    spec.x.title = Chart::tr("Memory per card");
    spec.x.unit = u"GiB"_s;
    spec.y.scale = AxisScale::category;
    if (results.stages.empty()) {
        spec.empty = Chart::tr("The memory of a card needs a model, a sequence length and an "
                               "accelerator.");
        return spec;
    }
    const auto usable = results[resultFields().usable];
    spec.subtitle = memorySubtitle(results);
    if (results.stages.size() == 1)
        addSingleStage(spec, results.stages.front(), usable);
    else
        addStages(spec, results, usable);
    addLimits(spec, results, usable);
    return spec;
}

} // namespace sizewright
