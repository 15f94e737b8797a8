#include "core/study/scaling_law.h"
#include "ui/charts/axis_ticks.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_text.h"
#include "ui/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

// One curve over card counts: how a point becomes a number and a text.
struct Quantity {
    QString name;
    ThemeRole role;
    double (*value)(const ScalingPoint&);
    std::function<QString(double)> text;
    int growth; // ideally as this power of the card count
    QString key; // of the figure that a click on the plan's own point explains
};

double efficiencyOf(const ScalingPoint& p) { return p.efficiency.value(); }
double mfuOf(const ScalingPoint& p) { return p.mfu.value(); }
double speedUpOf(const ScalingPoint& p) { return p.speedUp.value(); }
double stepOf(const ScalingPoint& p) { return p.step.value(); }
double durationOf(const ScalingPoint& p) { return p.days.value(); }
double moneyOf(const std::optional<Money>& money) { return money ? money->value() : 0; } // 0: not drawn
double rentOf(const ScalingPoint& p) { return moneyOf(p.rent); }
double leaseOf(const ScalingPoint& p) { return moneyOf(p.lease); }
double buildOf(const ScalingPoint& p) { return moneyOf(p.build); }

QString timesText(double v) { return Chart::tr("%1 ×").arg(toQt(numberText(v, 3))); }
QString secondsText(double v)
{
    return toQt(quantityText(v, signatureOf<Seconds>(), "", {3, "", true}));
}
QString durationText(double v) { return withLocalUnits(secondsText(v)); }
QString daysText(Seconds time) { return toQt(numberText(inUnit(time, "days"), 3)); }
QString cardsText(double v) { return v < 1e6 ? toQt(wholeText(std::round(v))) : scaledText(v); }

QList<Quantity> moneyQuantities(const ScalingCurve& curve)
{
    const ResultFields& r = resultFields();
    const auto text = [currency = curve.currency](double v) { return shownMoney(v, currency, 3); };
    const auto keyOf = [&r](auto figure) { return toQt(r.all()[figure.ordinal].key); };
    return {{Chart::tr("rent"), ThemeRole::rent, rentOf, text, 0, keyOf(r.costRent)},
        {Chart::tr("lease"), ThemeRole::lease, leaseOf, text, 0, keyOf(r.costLease)},
        {Chart::tr("build"), ThemeRole::build, buildOf, text, 0, keyOf(r.costBuild)}};
}

QList<Quantity> quantitiesOf(ScalingView view, const ScalingCurve& curve)
{
    const ResultFields& r = resultFields();
    const auto keyOf = [&r](auto figure) { return toQt(r.all()[figure.ordinal].key); };
    switch (view) {
    case ScalingView::efficiency:
        return {{Chart::tr("Scaling efficiency"), ThemeRole::efficiency, efficiencyOf, percentText,
                    0, keyOf(r.step)},
            {Chart::tr("MFU"), ThemeRole::mfu, mfuOf, percentText, 0,
                keyOf(r.mfu)}};
    case ScalingView::speedUp:
        return {{Chart::tr("Speed-up"), ThemeRole::efficiency, speedUpOf, timesText,
            1, keyOf(r.step)}};
    case ScalingView::stepTime:
        return {{Chart::tr("Step time"), ThemeRole::stepTime, stepOf, secondsText,
            curve.kind == ScalingKind::strong ? -1 : 0, keyOf(r.step)}};
    case ScalingView::days:
        return {{Chart::tr("Duration"), ThemeRole::days, durationOf, durationText, -1,
            keyOf(r.days)}};
    case ScalingView::money: return moneyQuantities(curve);
    }
    return {};
}

QString pointTooltip(const ScalingPoint& p, const QString& name, const QString& value)
{
    QString text = Chart::tr("%1 cards").arg(toQt(wholeText(p.cards.value()))) + u'\n'
        + namedValue(name, value) + u'\n' + shownLayout(p.layout);
    if (p.fit == Fit::atRisk)
        text += u'\n' + Chart::tr("may not fit at worst");
    if (p.tensorAcross)
        text += u'\n'
            + (p.inside ? Chart::tr("tensor parallel across nodes; with it inside a step takes %1")
                              .arg(secondsText(p.inside->step.value()))
                        : Chart::tr("tensor parallel across nodes; inside one nothing fits"));
    if (p.aboveCriticalBatch)
        text += u'\n' + Chart::tr("batch above the critical batch");
    return text;
}

struct Range {
    double min = std::numeric_limits<double>::infinity();
    double max = 0;
    void take(double v)
    {
        min = std::min(min, v);
        max = std::max(max, v);
    }
    bool empty() const { return !(max > 0) || !std::isfinite(min); }
};

ChartSeries lineOf(const ScalingCurve& curve, const Quantity& quantity, Range& range)
{
    ChartSeries series;
    series.name = quantity.name;
    series.role = quantity.role;
    series.kind = SeriesKind::line;
    series.marks = true;
    series.endLabel = true;
    for (std::size_t i = 0; i < curve.points.size(); ++i) {
        const ScalingPoint& p = curve.points[i];
        const double value = quantity.value(p);
        if (!p.feasible || !canPlace(p.cards.value(), AxisScale::log2)
            || !canPlace(value, AxisScale::log2))
            continue;
        ChartPoint point;
        point.x = p.cards.value();
        point.y = value;
        point.tooltip = pointTooltip(p, quantity.name, quantity.text(value));
        if (curve.current == i)
            point.key = quantity.key; // only the plan's own figures have an explanation
        range.take(value);
        series.points.append(point);
    }
    return series;
}

// What the curve's best throughput per card would give at each count.
void addIdeal(ChartSpec& spec, const ScalingCurve& curve, const Quantity& quantity, Range& range)
{
    const QList<ChartPoint>& real = spec.series.front().points;
    const ScalingPoint* best = nullptr;
    for (const ScalingPoint& p : curve.points)
        if (p.feasible && canPlace(quantity.value(p), AxisScale::log2)
            && (!best || p.efficiency.value() > best->efficiency.value()))
            best = &p;
    if (!best || !canPlace(best->cards.value(), AxisScale::log2))
        return;
    ChartSeries ideal;
    ideal.name = Chart::tr("ideal");
    ideal.role = ThemeRole::ideal;
    ideal.style = LineStyle::dashed;
    ideal.endLabel = true;
    for (const ChartPoint& p : real) {
        ChartPoint point;
        point.x = p.x;
        point.y = quantity.value(*best) * std::pow(p.x / best->cards.value(), quantity.growth);
        point.tooltip = Chart::tr("%1 cards").arg(toQt(wholeText(point.x))) + u'\n'
            + Chart::tr("ideal: %1").arg(quantity.text(point.y));
        range.take(point.y);
        ideal.points.append(point);
    }
    spec.series.append(ideal);
}

// Between the earliest useful and the latest acceptable end (R4).
void addWallClock(ChartSpec& spec, const Scenario& scenario)
{
    const auto latest = scenario[fields().latest];
    if (!latest)
        return;
    const auto earliest = scenario[fields().earliest];
    const Seconds from = earliest.value_or(Seconds::from_value(0));
    ChartSeries band;
    band.name = Chart::tr("acceptable: %1 to %2 days").arg(daysText(from), daysText(*latest));
    band.role = ThemeRole::range;
    band.kind = SeriesKind::band;
    band.inLegend = false; // its name stands in it
    for (const double x : {spec.x.min, spec.x.max}) {
        ChartPoint point;
        point.x = x;
        point.y = std::clamp(from.value(), spec.y.min, spec.y.max);
        point.upper = std::clamp(latest->value(), spec.y.min, spec.y.max);
        point.tooltip = band.name;
        band.points.append(point);
    }
    if (band.points.front().y < band.points.front().upper)
        spec.series.prepend(band);
    else
        spec.notes += (spec.notes.isEmpty() ? QString() : u" "_s)
            + Chart::tr("The acceptable range of %1 to %2 days lies outside the chart.")
                  .arg(daysText(from), daysText(*latest));
}

// Step times that were measured (R24), beside the curve that they calibrate.
ChartSeries measuredDots(const Scenario& scenario)
{
    ChartSeries series;
    series.name = Chart::tr("measured");
    series.role = ThemeRole::measured;
    series.kind = SeriesKind::points;
    series.inLegend = false; // each dot says what it is
    const auto steps = measuredSteps(scenario);
    if (!steps)
        return series;
    for (const MeasuredStep& measured : *steps) {
        if (!canPlace(measured.step.value(), AxisScale::log2))
            continue;
        ChartPoint point;
        point.x = measured.cards.value();
        point.y = measured.step.value();
        point.label = Chart::tr("measured: %1").arg(secondsText(point.y));
        point.tooltip = Chart::tr("%1 cards").arg(cardsText(point.x)) + u'\n' + point.label;
        series.points.append(point);
    }
    return series;
}

// The law that the measured steps follow, from the smallest of them to the end of the axis, with the band in
// which nine of ten measurements would lie.
void addMeasuredLaw(ChartSpec& spec, const Scenario& scenario)
{
    const auto steps = measuredSteps(scenario);
    if (!steps)
        return;
    const LawFit amdahl(ScalingLaw::amdahl, *steps), universal(ScalingLaw::universal, *steps);
    const LawFit& law = lawToShow(amdahl, universal);
    if (!law.determined())
        return;
    ChartSeries line, band;
    band.kind = SeriesKind::band;
    band.role = line.role = ThemeRole::measured;
    line.name = &law == &universal ? Chart::tr("universal law of the measured steps")
                                   : Chart::tr("Amdahl's law of the measured steps");
    line.style = LineStyle::dotted;
    band.name = Chart::tr("nine of ten measurements");
    constexpr int pieces = 24;
    const double from = steps->front().cards.value();
    for (int i = 0; i <= pieces; ++i) {
        const double n = from * std::pow(spec.x.max / from, double(i) / pieces);
        const StepForecast f = law.at(fromBase<Cards>(n));
        ChartPoint point;
        point.x = n;
        point.y = f.step.value();
        if (point.y < spec.y.min || point.y > spec.y.max)
            continue; // a law that passes above its first point may begin beyond the axis
        point.tooltip = Chart::tr("%1 cards").arg(cardsText(n)) + u'\n'
            + Chart::tr("%1, between %2 and %3").arg(secondsText(f.step.value()),
                secondsText(f.low.value()), secondsText(f.high.value()));
        line.points.append(point);
        point.tooltip = band.name;
        point.y = std::max(f.low.value(), spec.y.min);
        point.upper = std::min(f.high.value(), spec.y.max);
        band.points.append(point);
    }
    if (line.points.size() < 2)
        return;
    spec.series.prepend(band);
    spec.series.append(line);
}

void addPlanAndKnee(ChartSpec& spec, const ScalingCurve& curve, const Quantity& quantity)
{
    // On the last point there is no bend to show: the rule's sentence says so.
    if (curve.knee && *curve.knee + 1 < curve.points.size()) {
        const double at = curve.points[*curve.knee].cards.value();
        if (canPlace(at, AxisScale::log2))
            spec.series.append(markerSeries(SeriesKind::verticalMarker, ThemeRole::knee,
                LineStyle::dashed, at, Chart::tr("knee: %1 cards").arg(cardsText(at))));
    }
    if (!curve.current || *curve.current >= curve.points.size())
        return;
    const ScalingPoint& p = curve.points[*curve.current];
    const double value = quantity.value(p);
    if (!p.feasible || !canPlace(value, AxisScale::log2))
        return;
    ChartSeries plan;
    plan.name = Chart::tr("this plan");
    plan.role = ThemeRole::current;
    plan.kind = SeriesKind::points;
    plan.inLegend = false;
    ChartPoint point;
    point.x = p.cards.value();
    point.y = value;
    point.label = Chart::tr("this plan: %1").arg(quantity.text(value));
    point.tooltip = pointTooltip(p, quantity.name, quantity.text(value));
    point.key = quantity.key;
    plan.points.append(point);
    spec.series.append(plan);
}

QString leftOutNote(const ScalingCurve& curve)
{
    QStringList counts;
    for (const Cards& cards : curve.tooSmall)
        counts += cardsText(cards.value());
    for (const ScalingPoint& p : curve.points)
        if (!p.feasible)
            counts += cardsText(p.cards.value());
    if (counts.isEmpty())
        return {};
    return Chart::tr("No layout fits on %1 cards.").arg(counts.join(Chart::tr(", ")));
}

// What the curve leaves out and what it warns of, a sentence each.
QString notesOf(const ScalingCurve& curve)
{
    QStringList notes;
    for (const Message& note : curve.notes)
        notes += translated(note);
    if (const QString leftOut = leftOutNote(curve); !leftOut.isEmpty())
        notes += leftOut;
    return notes.join(u' ');
}

// Powers of two of one unit: 8, 16, 32 s rather than 8 s, 1.07 min.
void setSecondsAxis(ChartAxis& axis, const Range& range)
{
    const UnitChoice* unit = axisUnit(std::sqrt(range.min * range.max), signatureOf<Seconds>());
    axis.unit = toQt(unit->symbol);
    setLog2Axis(axis, range.min / unit->factor, range.max / unit->factor,
        [](double v) { return toQt(numberText(v, 4)); });
    axis.min *= unit->factor;
    axis.max *= unit->factor;
    for (ChartTick& tick : axis.ticks)
        tick.at *= unit->factor;
}

void setValueAxis(ChartSpec& spec, ScalingView view, const Range& range, const Scenario& scenario,
    const std::string& currency)
{
    switch (view) {
    case ScalingView::efficiency:
        spec.y.title = Chart::tr("Scaling efficiency and MFU");
        setLinearAxis(spec.y, 0, std::max(1.0, range.max), percentText);
        break;
    case ScalingView::speedUp:
        spec.y.title = Chart::tr("Speed-up against the smallest count");
        setLog2Axis(spec.y, range.min, range.max, timesText);
        break;
    case ScalingView::stepTime:
        spec.y.title = Chart::tr("Step time");
        setSecondsAxis(spec.y, range);
        break;
    case ScalingView::days: {
        spec.y.title = Chart::tr("Time to the end");
        Range wide = range;
        // The acceptable ends belong on the chart when they are near the curve.
        for (const auto& end : {scenario[fields().earliest], scenario[fields().latest]}) {
            const double at = end ? end->value() : 0;
            if (at > range.min / 8 && at < range.max * 8)
                wide.take(at);
        }
        setSecondsAxis(spec.y, wide);
        break;
    }
    case ScalingView::money:
        spec.y.title = Chart::tr("Cost of the run");
        spec.currency = toQt(currency);
        spec.y.unit = spec.currency;
        setLog10Axis(spec.y, range.min, range.max, // a lease of many cards is far above the rest
            [currency](double v) { return shownMoney(v, currency, 4); });
        break;
    }
}

QString titleOf(ScalingView view)
{
    switch (view) {
    case ScalingView::efficiency: return Chart::tr("Efficiency against card count");
    case ScalingView::speedUp: return Chart::tr("Speed-up against card count");
    case ScalingView::stepTime: return Chart::tr("Step time against card count");
    case ScalingView::days: return Chart::tr("Duration against card count");
    case ScalingView::money: return Chart::tr("Cost against card count");
    }
    return {};
}

} // namespace

ChartSpec scalingChart(const ScalingCurve& curve, const Scenario& scenario, ScalingView view)
{
    ChartSpec spec;
    spec.id = u"scaling"_s;
    spec.title = titleOf(view);
    spec.x.title = curve.kind == ScalingKind::strong ? Chart::tr("Cards, same global batch")
                                                     : Chart::tr("Cards, global batch in proportion");
    Range range;
    const QList<Quantity> quantities = quantitiesOf(view, curve);
    for (const Quantity& quantity : quantities)
        spec.series.append(lineOf(curve, quantity, range));
    // A route without a price has no line, unless it is the only quantity.
    if (view == ScalingView::money)
        spec.series.removeIf([](const ChartSeries& series) { return series.points.isEmpty(); });
    if (spec.series.isEmpty() || spec.series.front().points.isEmpty() || range.empty()) {
        spec.series.clear();
        spec.empty = curve.points.empty()
            ? Chart::tr("The scaling curve needs a model, a batch and an accelerator.")
            : Chart::tr("No card count has a layout that fits.");
        return spec;
    }
    std::vector<double> counts;
    for (const ChartPoint& p : spec.series.front().points)
        counts.push_back(p.x);
    const ChartSeries measured
        = view == ScalingView::stepTime && curve.kind == ScalingKind::strong ? measuredDots(scenario)
                                                                             : ChartSeries();
    for (const ChartPoint& p : measured.points) {
        counts.push_back(p.x);
        range.take(p.y);
    }
    setCountAxis(spec.x, counts, cardsText);
    if (view != ScalingView::money) // three routes have three ideals
        addIdeal(spec, curve, quantities.front(), range);
    setValueAxis(spec, view, range, scenario, curve.currency);
    spec.notes = notesOf(curve);
    if (view == ScalingView::days)
        addWallClock(spec, scenario);
    addPlanAndKnee(spec, curve, quantities.front());
    if (!measured.points.isEmpty()) {
        addMeasuredLaw(spec, scenario);
        spec.series.append(measured);
    }
    spec.subtitle = translated(curve.kneeRule);
    return spec;
}

} // namespace sizewright
