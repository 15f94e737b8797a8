// The chart of where the time goes: every bar is the whole, nothing is dropped, marks stand where they belong.
#include "tests/support/plan_builder.h"
#include "ui/charts/chart_builder.h"

#include <QTest>

#include <cmath>

using namespace sizewright;
using namespace Qt::StringLiterals;

namespace {

ScalingPoint pointOf(double cards, std::initializer_list<std::pair<Loss, double>> losses)
{
    ScalingPoint p;
    p.cards = units::cards(cards);
    p.feasible = true;
    LossSplit split;
    split.useful = ratio(1);
    for (const auto& [loss, share] : losses) {
        split.losses[std::size_t(loss)] = ratio(share);
        split.useful = split.useful - ratio(share);
    }
    p.losses = split;
    return p;
}

const ChartSeries* seriesOf(const ChartSpec& spec, ThemeRole role)
{
    for (const ChartSeries& s : spec.series)
        if (s.role == role)
            return &s;
    return nullptr;
}

} // namespace

class tst_scaling_loss_chart : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aBarIsTheWhole()
    {
        for (const ScalingKind kind : {ScalingKind::strong, ScalingKind::weak}) {
            const ScalingCurve curve = scalingCurve(test::llama70(), shippedCatalogue(), kind);
            const ChartSpec spec = scalingLossChart(curve);
            QCOMPARE_EQ(spec.y.categories.size(), qsizetype(curve.points.size()));
            QCOMPARE_EQ(spec.rowLabels.size(), spec.y.categories.size());
            std::vector<double> bars(curve.points.size());
            for (const ChartSeries& s : spec.series)
                for (const ChartPoint& p : s.points)
                    bars[std::size_t(p.y)] += p.x;
            for (const double bar : bars)
                QVERIFY(std::fabs(bar - 1) < 1e-9);
            QCOMPARE_LE(spec.series.size(), 11);
        }
    }
    void whatIsSmallEverywhereGoesTogether()
    {
        ScalingCurve curve;
        curve.points = {pointOf(8, {{Loss::bubble, 0.1}, {Loss::optimizer, 0.001}}),
            pointOf(16, {{Loss::bubble, 0.2}, {Loss::optimizer, 0.002}, {Loss::failures, 0.006}})};
        curve.current = 0;
        curve.knee = 0;
        const ChartSpec spec = scalingLossChart(curve);
        QVERIFY(!seriesOf(spec, ThemeRole::optimizer));
        QVERIFY(seriesOf(spec, ThemeRole::failure));
        const ChartSeries* rest = seriesOf(spec, ThemeRole::otherLoss);
        QVERIFY(rest);
        QCOMPARE_EQ(rest->points[1].x, 0.002);
        QVERIFY(spec.subtitle.endsWith(u"Bubble"_s));
        QVERIFY(spec.y.categories[0].contains(u"this plan"_s));
    }
    void theKneeIsMarkedWhereThereIsOne()
    {
        ScalingCurve curve;
        curve.points = {pointOf(8, {{Loss::bubble, 0.1}}), pointOf(16, {{Loss::bubble, 0.2}})};
        curve.knee = 0;
        QVERIFY(scalingLossChart(curve).y.categories[0].contains(u"knee"_s));
        curve.knee = 1;
        QVERIFY(!scalingLossChart(curve).y.categories[1].contains(u"knee"_s));
    }
    void nothingToShow()
    {
        QVERIFY(scalingLossChart(ScalingCurve()).isEmpty());
        ScalingCurve curve;
        curve.points = {pointOf(8, {})};
        QVERIFY(!scalingLossChart(curve).isEmpty());
        curve.points[0].losses.reset();
        QVERIFY(scalingLossChart(curve).isEmpty());
    }
};

QTEST_MAIN(tst_scaling_loss_chart)
#include "tst_scaling_loss_chart.moc"
