// Charts as data: what is drawn, marked and said, without a screen.
#include "tests/support/plan_builder.h"
#include "ui/charts/axis_ticks.h"
#include "ui/charts/chart_builder.h"
#include "ui/text/translate.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace sizewright;
using namespace Qt::StringLiterals;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

BytesPerCard gib(double v) { return units::gibibytesPerCard(v); }

StageLines stageOf(double weights, double activations)
{
    StageLines s{gib(weights), gib(1), gib(2), gib(activations), gib(0), gib(0.5), {}, {}, {}, {}};
    s.total = s.weights + s.gradients + s.optimizer + s.activations + s.buffers + s.overhead;
    return s;
}

Results memoryResults(std::size_t stages)
{
    Results r;
    for (std::size_t i = 0; i < stages; ++i)
        r.stages.push_back(stageOf(10, 20 + 30 * double(stages - i) / double(stages)));
    r.peakStage = 0;
    r.nominalMemory = gib(80).value();
    r.set(resultFields().usable, gib(76));
    r.set(resultFields().memoryTotal, r.stages.empty() ? gib(0) : r.stages[0].total);
    return r;
}

const ChartSeries* seriesOf(const ChartSpec& spec, ThemeRole role, SeriesKind kind)
{
    for (const ChartSeries& s : spec.series)
        if (s.role == role && s.kind == kind && !s.spacer)
            return &s;
    return nullptr;
}

bool allFinite(const ChartSpec& spec)
{
    for (const ChartSeries& s : spec.series)
        for (const ChartPoint& p : s.points)
            if (!std::isfinite(p.x) || !std::isfinite(p.y))
                return false;
    return std::isfinite(spec.x.max) && std::isfinite(spec.y.max) && spec.x.max > spec.x.min;
}

ScalingPoint scalingPoint(double cards, double step, double efficiency)
{
    ScalingPoint p;
    p.cards = units::cards(cards);
    p.feasible = true;
    p.step = units::seconds(step);
    p.efficiency = ratio(efficiency);
    p.speedUp = ratio(efficiency * cards);
    p.mfu = ratio(0.4 * efficiency);
    p.days = units::days(step * 10);
    p.rent = units::money(1e6);
    return p;
}

ScalingCurve curveOf(std::vector<ScalingPoint> points)
{
    ScalingCurve curve;
    curve.points = std::move(points);
    return curve;
}

RouteCurves routes(int months, double scale)
{
    RouteCurves c;
    c.currency = "USD";
    for (int i = 0; i <= months; ++i) {
        c.months.push_back(units::months(i));
        c.rent.push_back(units::money(scale * i));
        c.lease.push_back(units::money(0.8 * scale * i));
        c.build.push_back(units::money(10 * scale + 0.2 * scale * i));
        c.buildNet.push_back(units::money(2 * scale + 0.4 * scale * i));
    }
    c.run = units::months(3);
    c.breakEven = units::months(9);
    return c;
}

} // namespace

class tst_chart_builder : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // --- memory
    void memoryStacksTheLinesOfAStage()
    {
        const ChartSpec spec = memoryChart(memoryResults(4));
        QVERIFY(!spec.isEmpty());
        QCOMPARE_EQ(spec.y.categories.size(), 4);
        double sum = 0;
        for (const ChartSeries& s : spec.series)
            for (const ChartPoint& p : s.points)
                if (s.kind == SeriesKind::stackedBars && p.y == 0)
                    sum += p.x;
        QVERIFY(std::fabs(sum - 63.5) < 1e-9);
        const ChartSeries* weights = seriesOf(spec, ThemeRole::weights, SeriesKind::stackedBars);
        QVERIFY(weights);
        QCOMPARE_EQ(weights->points[1].key, u"memory.weights_gib"_s);
        QVERIFY(weights->points[1].tooltip.contains(u"10 GiB"_s));
        // Lines that are zero everywhere take no place in the legend.
        QVERIFY(!seriesOf(spec, ThemeRole::buffers, SeriesKind::stackedBars));
    }
    void memoryMarksUsableAndNominal()
    {
        const ChartSpec spec = memoryChart(memoryResults(2));
        const ChartSeries* usable = seriesOf(spec, ThemeRole::usable, SeriesKind::verticalMarker);
        const ChartSeries* nominal = seriesOf(spec, ThemeRole::nominal, SeriesKind::verticalMarker);
        QVERIFY(usable && nominal);
        QCOMPARE_EQ(usable->points[0].x, 76.0);
        QCOMPARE_EQ(nominal->points[0].x, 80.0);
        QVERIFY(spec.x.max >= 80);
        QCOMPARE_EQ(spec.x.unit, u"GiB"_s);
    }
    void aSingleStageIsTakenApart()
    {
        const ChartSpec spec = memoryChart(memoryResults(1));
        QVERIFY(spec.y.categories.size() > 4);
        QVERIFY(!spec.legend); // every row says what it is
        const ChartSeries* activations
            = seriesOf(spec, ThemeRole::activations, SeriesKind::stackedBars);
        QCOMPARE_EQ(activations->points.size(), 2);
        QCOMPARE_EQ(activations->points[0].x, activations->points[1].x);
        // Each part begins where the one above ends.
        const auto spacer = std::find_if(spec.series.begin(), spec.series.end(),
            [](const ChartSeries& s) { return s.spacer; });
        QVERIFY(spacer != spec.series.end());
        QCOMPARE_EQ(spacer->points[2].x, 11.0); // weights 10 + gradients 1
    }
    void longPipelinesKeepTheirPeak()
    {
        for (const std::size_t stages : {13u, 64u, 128u}) {
            Results r = memoryResults(stages);
            r.peakStage = stages / 2 + 1;
            r.stages[r.peakStage] = stageOf(70, 20);
            const ChartSpec spec = memoryChart(r);
            QCOMPARE_LE(spec.y.categories.size(), 12);
            const QSet<QString> names(spec.y.categories.begin(), spec.y.categories.end());
            QCOMPARE_EQ(names.size(), spec.y.categories.size());
            for (const std::size_t stage : {std::size_t(0), r.peakStage, stages - 1})
                QVERIFY(names.contains(u"Stage %1"_s.arg(stage)));
            QVERIFY(!spec.notes.isEmpty());
            // What does not fit is told in the colour for it, and in words above.
            QVERIFY(std::any_of(spec.rowLabels.begin(), spec.rowLabels.end(),
                [](const RowLabel& l) { return l.role == ThemeRole::bad; }));
        }
    }
    void memoryThatCannotBeDrawn()
    {
        const ChartSpec nothing = memoryChart(Results());
        QVERIFY(nothing.isEmpty());
        QVERIFY(nothing.series.isEmpty());
        Results broken = memoryResults(1);
        broken.stages[0].activations = BytesPerCard::from_value(notANumber);
        broken.nominalMemory = notANumber;
        QVERIFY(allFinite(memoryChart(broken)));
    }

    // --- step
    void stepSortsItsPartsAndSkipsZeros()
    {
        const ResultFields& f = resultFields();
        Results r;
        r.set(f.matrix, units::seconds(2));
        r.set(f.tensorParallel, units::seconds(3));
        r.set(f.bubble, units::seconds(0));
        r.set(f.optimizerTime, units::seconds(1e-5));
        r.set(f.step, units::seconds(5));
        r.set(f.mfu, ratio(0.4));
        const ChartSpec spec = stepChart(r);
        QCOMPARE_EQ(spec.y.categories.size(), 3);
        QCOMPARE_EQ(spec.y.categories[0], translated(f.all()[f.tensorParallel.ordinal].label));
        QCOMPARE_EQ(spec.rowLabels[0].text, u"3 s · 60 %"_s);
        QCOMPARE_EQ(spec.rowLabels[2].text, u"10 µs · < 0.01 %"_s);
        QCOMPARE_EQ(spec.x.unit, u"s"_s);
        const ChartSeries* traffic
            = seriesOf(spec, ThemeRole::communication, SeriesKind::stackedBars);
        QVERIFY(traffic);
        QCOMPARE_EQ(traffic->points[0].key, u"time.parts.tensor_parallel"_s);
        QVERIFY(!seriesOf(spec, ThemeRole::waiting, SeriesKind::stackedBars));
    }
    void stepFoldsItsTail()
    {
        const ResultFields& f = resultFields();
        Results r;
        double sum = 0;
        for (std::size_t i = f.firstPart; i < f.endPart; ++i) {
            const double seconds = 1e-3 * double(1 + i - f.firstPart);
            r.set(Figure<Seconds>{i}, units::seconds(seconds));
            sum += seconds;
        }
        const ChartSpec spec = stepChart(r);
        QCOMPARE_EQ(spec.y.categories.size(), 10);
        QCOMPARE_EQ(spec.x.unit, u"ms"_s);
        double drawn = 0;
        for (const ChartSeries& s : spec.series)
            for (const ChartPoint& p : s.points)
                drawn += p.x;
        QVERIFY(std::fabs(drawn - 1e3 * sum) < 1e-6);
        QVERIFY(stepChart(Results()).isEmpty());
    }

    // --- scaling
    void scalingMarksPlanAndKnee()
    {
        ScalingCurve curve = curveOf({scalingPoint(8, 8, 1), scalingPoint(16, 4, 1),
            scalingPoint(32, 3, 0.67), scalingPoint(64, 2.5, 0.4)});
        curve.current = 2;
        curve.knee = 1;
        for (const ScalingView view : {ScalingView::efficiency, ScalingView::speedUp,
                 ScalingView::stepTime, ScalingView::days, ScalingView::money}) {
            const ChartSpec spec = scalingChart(curve, Scenario(), view);
            QVERIFY(allFinite(spec));
            QCOMPARE_EQ(spec.x.scale, AxisScale::log2);
            const ChartSeries* knee = seriesOf(spec, ThemeRole::knee, SeriesKind::verticalMarker);
            QVERIFY(knee);
            QCOMPARE_EQ(knee->points[0].x, 16.0);
            const ChartSeries* plan = seriesOf(spec, ThemeRole::current, SeriesKind::points);
            QVERIFY(plan);
            QCOMPARE_EQ(plan->points[0].x, 32.0);
            QVERIFY(!plan->points[0].key.isEmpty());
            QCOMPARE_EQ(seriesOf(spec, ThemeRole::ideal, SeriesKind::line) != nullptr, view != ScalingView::money);
            for (const ChartSeries& s : spec.series)
                for (const ChartPoint& p : s.points)
                    if (s.kind == SeriesKind::line) {
                        QCOMPARE_GE(p.y, spec.y.min * 0.999);
                        QCOMPARE_LE(p.y, spec.y.max * 1.001);
                    }
        }
    }
    void idealTimeHalvesWithTwiceTheCards()
    {
        const ScalingCurve curve = curveOf(
            {scalingPoint(8, 9, 0.9), scalingPoint(16, 4, 1), scalingPoint(32, 3, 0.67)});
        const ChartSpec spec = scalingChart(curve, Scenario(), ScalingView::stepTime);
        const ChartSeries* ideal = seriesOf(spec, ThemeRole::ideal, SeriesKind::line);
        QCOMPARE_EQ(ideal->points[0].y, 8.0);
        QCOMPARE_EQ(ideal->points[1].y, 4.0);
        QCOMPARE_EQ(ideal->points[2].y, 2.0);
    }
    void aStepStaysWhereTheBatchGrows()
    {
        ScalingCurve curve = curveOf({scalingPoint(8, 4, 1), scalingPoint(16, 5, 0.8)});
        curve.kind = ScalingKind::weak;
        const ChartSpec spec = scalingChart(curve, Scenario(), ScalingView::stepTime);
        const ChartSeries* ideal = seriesOf(spec, ThemeRole::ideal, SeriesKind::line);
        QCOMPARE_EQ(ideal->points[0].y, 4.0);
        QCOMPARE_EQ(ideal->points[1].y, 4.0);
        curve.kind = ScalingKind::strong;
        QVERIFY(scalingChart(curve, Scenario()).x.title != spec.x.title);
    }
    void moneyHasALineForEachRoute()
    {
        ScalingCurve curve = curveOf({scalingPoint(8, 8, 1), scalingPoint(16, 4, 1)});
        curve.currency = "CNY";
        for (ScalingPoint& p : curve.points)
            p.build = units::money(3e6);
        const ChartSpec spec = scalingChart(curve, Scenario(), ScalingView::money);
        QCOMPARE_EQ(seriesOf(spec, ThemeRole::rent, SeriesKind::line)->points[1].y, 1e6);
        QCOMPARE_EQ(seriesOf(spec, ThemeRole::build, SeriesKind::line)->points[1].y, 3e6);
        QVERIFY(!seriesOf(spec, ThemeRole::lease, SeriesKind::line)); // without a price
        QVERIFY(spec.y.ticks.back().text.startsWith(u"¥"_s));
    }
    void whatTheCurveSaysStandsBelow()
    {
        ScalingCurve curve = curveOf({scalingPoint(8, 8, 1), scalingPoint(16, 4, 1)});
        curve.notes = {{SW_TEXT("Scaling", "A note."), {}}};
        curve.tooSmall = {units::cards(4)};
        const ChartSpec spec = scalingChart(curve, Scenario());
        QVERIFY(spec.notes.contains(u"A note."_s) && spec.notes.contains(u"4 cards"_s));
    }
    void aKneeAtTheEndIsNone()
    {
        ScalingCurve curve = curveOf({scalingPoint(8, 8, 1), scalingPoint(16, 4, 1)});
        curve.knee = 1;
        const ChartSpec spec = scalingChart(curve, Scenario());
        QVERIFY(!seriesOf(spec, ThemeRole::knee, SeriesKind::verticalMarker));
    }
    void daysShadeTheAcceptableRange()
    {
        const Scenario s = test::scenarioOf("framing.earliest_days=20\nframing.latest_days=60");
        const ChartSpec spec = scalingChart(
            curveOf({scalingPoint(8, 8, 1), scalingPoint(16, 4, 1)}), s, ScalingView::days);
        const ChartSeries* band = seriesOf(spec, ThemeRole::range, SeriesKind::band);
        QVERIFY(band);
        QCOMPARE_EQ(band->points[0].y, units::days(20).value());
        QCOMPARE_EQ(band->points[0].upper, units::days(60).value());
        QCOMPARE_EQ(spec.y.unit, u"days"_s);
        const Scenario far = test::scenarioOf("framing.earliest_days=2000\nframing.latest_days=6000");
        const ChartSpec outside = scalingChart(
            curveOf({scalingPoint(8, 8, 1), scalingPoint(16, 4, 1)}), far, ScalingView::days);
        QVERIFY(!seriesOf(outside, ThemeRole::range, SeriesKind::band));
        QVERIFY(outside.notes.contains(u"2,000"_s));
    }
    void measuredStepsStandBesideTheCurve()
    {
        const Scenario s = test::scenarioOf(
            "measured.gpus_n=12\nmeasured.step_s_n=7\nmeasured.step_s_2n=3.9");
        const ScalingCurve curve = curveOf({scalingPoint(8, 8, 1), scalingPoint(16, 4, 1)});
        const ChartSpec spec = scalingChart(curve, s, ScalingView::stepTime);
        const ChartSeries* measured = seriesOf(spec, ThemeRole::measured, SeriesKind::points);
        QVERIFY(measured);
        QCOMPARE_EQ(measured->points.size(), 2);
        QCOMPARE_EQ(measured->points[1].x, 24.0);
        QVERIFY(spec.x.max > 24);
        QVERIFY(!seriesOf(scalingChart(curve, s), ThemeRole::measured, SeriesKind::points));
    }
    void theLawOfTheMeasuredStepsIsDrawn()
    {
        const Scenario s = test::scenarioOf("measured.step_series=8:8, 16:4.2, 32:2.3, 64:1.4");
        const ScalingCurve curve = curveOf({scalingPoint(8, 8, 1), scalingPoint(16, 4, 1)});
        const ChartSpec spec = scalingChart(curve, s, ScalingView::stepTime);
        QCOMPARE_EQ(seriesOf(spec, ThemeRole::measured, SeriesKind::points)->points.size(), 4);
        const ChartSeries* law = seriesOf(spec, ThemeRole::measured, SeriesKind::line);
        const ChartSeries* band = seriesOf(spec, ThemeRole::measured, SeriesKind::band);
        QVERIFY(law && band);
        QCOMPARE_EQ(law->points.size(), band->points.size());
        QCOMPARE_GE(law->points.back().x, 63.9);
        QVERIFY(law->points.front().y > 7 && law->points.front().y < 8.2);
        for (const ChartPoint& p : band->points)
            QCOMPARE_GE(p.upper, p.y);
        // One count has no law, an unreadable series no points.
        for (const char* none : {"measured.step_series=8:8", "measured.step_series=8"})
            QVERIFY(!seriesOf(scalingChart(curve, test::scenarioOf(none), ScalingView::stepTime),
                ThemeRole::measured, SeriesKind::line));
    }
    void whatALogarithmicAxisCannotTake()
    {
        ScalingPoint zero = scalingPoint(4, 0, 1);
        zero.days = Seconds::from_value(0);
        ScalingPoint unknown = scalingPoint(16, notANumber, notANumber);
        ScalingPoint none = scalingPoint(2, 1, 1);
        none.feasible = false;
        const ScalingCurve curve = curveOf({none, zero, scalingPoint(8, 8, 1), unknown});
        for (const ScalingView view : {ScalingView::efficiency, ScalingView::speedUp,
                 ScalingView::stepTime, ScalingView::days}) {
            const ChartSpec spec = scalingChart(curve, Scenario(), view);
            QVERIFY(allFinite(spec));
            QVERIFY(spec.notes.contains(u"2 cards"_s));
        }
        QVERIFY(scalingChart(ScalingCurve(), Scenario()).isEmpty());
        QVERIFY(scalingChart(curveOf({none}), Scenario()).isEmpty());
        QVERIFY(allFinite(scalingChart(curveOf({scalingPoint(1, 1, 1)}), Scenario())));
    }
    void tenMillionCards()
    {
        std::vector<ScalingPoint> points;
        for (double cards = 1; cards <= 1e7; cards *= 2)
            points.push_back(scalingPoint(cards, 1e6 / cards, 1));
        const ChartSpec spec = scalingChart(curveOf(points), Scenario(), ScalingView::speedUp);
        QVERIFY(allFinite(spec));
        QCOMPARE_EQ(spec.x.ticks.back().text, u"8.389M"_s);
        QVERIFY(!spec.y.ticks.back().text.contains(u'e'));
    }

    // --- routes
    void routesDrawFourLinesAndTheMoments()
    {
        RouteCurves c = routes(48, 1e6);
        c.budget = units::money(2e7);
        c.stopLoss = units::money(1e7);
        const ChartSpec spec = routesChart(c);
        for (const ThemeRole role :
            {ThemeRole::rent, ThemeRole::lease, ThemeRole::build, ThemeRole::buildNet})
            QVERIFY(seriesOf(spec, role, SeriesKind::line));
        QCOMPARE_EQ(seriesOf(spec, ThemeRole::breakEven, SeriesKind::verticalMarker)->points[0].x, 9.0);
        QCOMPARE_EQ(seriesOf(spec, ThemeRole::run, SeriesKind::verticalMarker)->points[0].x, 3.0);
        QCOMPARE_EQ(seriesOf(spec, ThemeRole::budget, SeriesKind::horizontalMarker)->points[0].y, 2e7);
        QCOMPARE_EQ(seriesOf(spec, ThemeRole::stopLoss, SeriesKind::horizontalMarker)->points[0].y, 1e7);
        QCOMPARE_EQ(spec.y.ticks[1].text, u"$10M"_s);
        QVERIFY(spec.y.max >= 48e6);
    }
    void limitsFarAwayAreSaidInsteadOfDrawn()
    {
        RouteCurves c = routes(12, 1e6);
        c.budget = units::money(1e9);
        c.breakEven.reset();
        c.run = units::months(400);
        const ChartSpec spec = routesChart(c);
        QVERIFY(!seriesOf(spec, ThemeRole::budget, SeriesKind::horizontalMarker));
        QVERIFY(!seriesOf(spec, ThemeRole::run, SeriesKind::verticalMarker));
        QVERIFY(spec.notes.contains(u"$1B"_s));
        QVERIFY(spec.notes.contains(u"days"_s));
        QVERIFY(spec.notes.contains(u"break even"_s));
    }
    void hugeAndBrokenMoney()
    {
        QVERIFY(allFinite(routesChart(routes(120, 1e12))));
        RouteCurves c = routes(12, 1e6);
        c.rent[3] = units::money(notANumber);
        c.run = units::seconds(notANumber);
        QVERIFY(allFinite(routesChart(c)));
        QVERIFY(routesChart(RouteCurves()).isEmpty());
        RouteCurves free = routes(12, 0);
        QVERIFY(routesChart(free).isEmpty()); // no prices, no chart
    }

    // --- axes
    void ticksReadWell_data()
    {
        QTest::addColumn<double>("max");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        for (const double max : {1e-9, 0.003, 0.7, 1.0, 3.3, 9.99, 47.0, 512.0, 1e6, 1e12, 1e18})
            QTest::newRow(qPrintable(QString::number(max))) << max << 4 << 9;
    }
    void ticksReadWell()
    {
        QFETCH(double, max);
        QFETCH(int, least);
        QFETCH(int, most);
        ChartAxis axis;
        setLinearAxis(axis, 0, max, scaledText);
        QCOMPARE_GE(axis.max, max);
        QCOMPARE_LE(axis.max, max * 1.5);
        QCOMPARE_GE(axis.ticks.size(), least);
        QCOMPARE_LE(axis.ticks.size(), most);
        QSet<QString> texts;
        for (const ChartTick& tick : axis.ticks)
            texts.insert(tick.text);
        QCOMPARE_EQ(texts.size(), axis.ticks.size());
    }
    void numbersAsPeopleReadThem()
    {
        QCOMPARE_EQ(scaledText(1.2e6), u"1.2M"_s);
        QCOMPARE_EQ(scaledText(512), u"512"_s);
        QCOMPARE_EQ(percentText(0.4), u"40 %"_s);
    }

    // --- the whole way from a plan
    void chartsOfAPlan()
    {
        const Scenario s = test::framed("model.preset=llama-3.1-70b\ndata.tokens=1T\n"
                                        "hardware.accelerator=nvidia-h100-sxm\ncluster.gpus=512");
        const Catalogue& catalogue = shippedCatalogue();
        const Results r = evaluate(s, catalogue);
        for (const ChartSpec& spec : {memoryChart(r), stepChart(r),
                 scalingChart(scalingCurve(s, catalogue), s), scalingLossChart(scalingCurve(s, catalogue)),
                 routesChart(routeCurves(s, catalogue))}) {
            QVERIFY2(!spec.isEmpty(), qPrintable(spec.empty));
            QVERIFY(allFinite(spec));
            for (const ChartSeries& series : spec.series)
                for (const ChartPoint& point : series.points)
                    if (!point.key.isEmpty())
                        QVERIFY2(resultFields().find(toCore(point.key)), qPrintable(point.key));
        }
    }
};

QTEST_GUILESS_MAIN(tst_chart_builder)
#include "tst_chart_builder.moc"
