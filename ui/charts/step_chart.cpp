#include "ui/charts/axis_ticks.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_text.h"
#include "ui/text/number_text.h"

#include <algorithm>
#include <array>
#include <vector>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t mostRows = 10;
constexpr double leastShare = 0.0001; // smaller ones are said to be so

struct Part {
    QString name, tooltip, key;
    ThemeRole role = ThemeRole::compute;
    double seconds = 0;
};

struct Kind {
    ThemeRole role;
    QString name;
};

// What a part is, by kind; kinds have the colours, parts have the rows.
std::array<Kind, 6> kinds()
{
    return {{{ThemeRole::compute, Chart::tr("Compute")},
        {ThemeRole::recompute, Chart::tr("Recomputation")},
        {ThemeRole::communication, Chart::tr("Exposed communication")},
        {ThemeRole::waiting, Chart::tr("Waiting")},
        {ThemeRole::optimizer, Chart::tr("Optimizer")},
        {ThemeRole::launch, Chart::tr("Launch and fixed")}}};
}

ThemeRole roleOf(std::size_t ordinal)
{
    const ResultFields& r = resultFields();
    const auto isOneOf = [ordinal](auto... figures) { return ((ordinal == figures.ordinal) || ...); };
    if (isOneOf(r.recompute))
        return ThemeRole::recompute;
    if (isOneOf(r.tensorParallel, r.contextParallel, r.expertParallel, r.pipeline, r.dataParallel,
            r.offload))
        return ThemeRole::communication;
    if (isOneOf(r.bubble, r.straggler))
        return ThemeRole::waiting;
    if (isOneOf(r.optimizerTime))
        return ThemeRole::optimizer;
    if (isOneOf(r.launch, r.fixed))
        return ThemeRole::launch;
    return ThemeRole::compute;
}

std::vector<Part> partsOf(const Results& results)
{
    const ResultFields& r = resultFields();
    std::vector<Part> parts;
    for (std::size_t i = r.firstPart; i < r.endPart; ++i) {
        const auto seconds = results.number(i);
        if (!seconds || !std::isfinite(*seconds) || *seconds <= 0)
            continue;
        const ResultInfo& info = r.all()[i];
        const QString name = translated(info.label);
        parts.push_back({name, namedValue(name, shownFigure(results, i)), toQt(info.key), roleOf(i),
            *seconds});
    }
    std::stable_sort(parts.begin(), parts.end(),
        [](const Part& a, const Part& b) { return a.seconds > b.seconds; });
    return parts;
}

// The short tail in one row, so that the rest stays readable.
void foldTail(std::vector<Part>& parts)
{
    if (parts.size() <= mostRows)
        return;
    Part rest;
    rest.name = Chart::tr("%1 smaller parts").arg(parts.size() - mostRows + 1);
    rest.role = ThemeRole::launch;
    QStringList names;
    for (std::size_t i = mostRows - 1; i < parts.size(); ++i) {
        rest.seconds += parts[i].seconds;
        names += parts[i].tooltip;
    }
    rest.tooltip = names.join(u'\n');
    rest.key = toQt(resultFields().all()[resultFields().step.ordinal].key);
    parts.resize(mostRows - 1);
    parts.push_back(rest);
}

QString shareText(double share)
{
    if (share < leastShare)
        return Chart::tr("< %1").arg(percentText(leastShare));
    return toQt(quantityText(share, Signature{}, "%", {2, "", true}));
}

void addRows(ChartSpec& spec, const std::vector<Part>& parts, double whole, const UnitChoice& unit)
{
    for (const Kind& kind : kinds()) {
        ChartSeries series;
        series.name = kind.name;
        series.role = kind.role;
        series.kind = SeriesKind::stackedBars;
        for (std::size_t row = 0; row < parts.size(); ++row) {
            if (parts[row].role != kind.role)
                continue;
            ChartPoint point;
            point.x = parts[row].seconds / unit.factor;
            point.y = double(row);
            point.tooltip = parts[row].tooltip;
            point.key = parts[row].key;
            series.points.append(point);
        }
        if (!series.points.isEmpty())
            spec.series.append(series);
    }
    for (std::size_t row = 0; row < parts.size(); ++row) {
        spec.y.categories.append(parts[row].name);
        const QString time
            = toQt(quantityText(parts[row].seconds, signatureOf<Seconds>(), "", {3, "", true}));
        spec.rowLabels.append({int(row),
            Chart::tr("%1 · %2").arg(time, shareText(parts[row].seconds / whole)), ThemeRole::text,
            parts[row].key});
    }
}

} // namespace

ChartSpec stepChart(const Results& results)
{
    const ResultFields& r = resultFields();
    ChartSpec spec;
    spec.id = u"step"_s;
    spec.title = Chart::tr("Anatomy of a step");
    spec.x.title = Chart::tr("Time in a step");
    spec.y.scale = AxisScale::category;
    std::vector<Part> parts = partsOf(results);
    if (parts.empty()) {
        spec.empty = Chart::tr("The time of a step needs a model, a batch, an accelerator and a "
                               "layout that fits.");
        return spec;
    }
    foldTail(parts);
    double largest = 0, sum = 0;
    for (const Part& part : parts) {
        largest = std::max(largest, part.seconds);
        sum += part.seconds;
    }
    const UnitChoice* unit = axisUnit(largest, signatureOf<Seconds>());
    spec.x.unit = toQt(unit->symbol);
    addRows(spec, parts, sum, *unit);
    setLinearAxis(spec.x, 0, largest / unit->factor,
        [](double v) { return toQt(numberText(v, 4)); });
    if (results.number(r.step.ordinal))
        spec.subtitle = Chart::tr("%1 a step, MFU %2")
                            .arg(shownFigure(results, r.step.ordinal),
                                shownFigure(results, r.mfu.ordinal, 3));
    if (results.measured)
        spec.notes = Chart::tr("The level is set by the measured step time; the shares are estimated.");
    return spec;
}

} // namespace sizewright
