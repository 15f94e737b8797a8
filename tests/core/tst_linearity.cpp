// Laws of scaling recover what made the points, say what too few points cannot tell, and their intervals hold.
#include "core/study/linearity.h"
#include "tests/support/plan_builder.h"
#include "tests/support/shared_data.h"

#include <QTest>

#include <cmath>
#include <map>
#include <random>

using namespace sizewright;
using namespace sizewright::test;

namespace {

constexpr double single = 3000; // step on one card [s]

double stepBy(double sigma, double kappa, double n)
{
    return single * ((1 - sigma) / n + sigma + kappa * (n - 1));
}
std::vector<MeasuredStep> pointsBy(double sigma, double kappa, std::initializer_list<double> counts)
{
    std::vector<MeasuredStep> points;
    for (const double n : counts)
        points.push_back({units::cards(n), units::seconds(stepBy(sigma, kappa, n))});
    return points;
}
bool near(double value, double wanted, double relative = 1e-6)
{
    return std::abs(value - wanted) <= relative * std::abs(wanted);
}
Linearity linearity(const Scenario& plan) { return *linearityOf(plan, shippedCatalogue()); }

// The steps that the model has for the plan on each count, with data-parallel replicas following.
double modelled(const Scenario& plan, double n)
{
    Scenario on = plan;
    on.set(fields().gpus, units::cards(n));
    on.clear(fields().dp.ordinal);
    return evaluate(on, shippedCatalogue())[resultFields().step]->value();
}
bool says(const Linearity& linearity, std::string_view piece)
{
    return std::any_of(linearity.findings.begin(), linearity.findings.end(),
        [&](const Message& m) { return toString(m).find(piece) != std::string::npos; });
}

} // namespace

class LinearityTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothLawsAreRecovered_data()
    {
        QTest::addColumn<double>("sigma");
        QTest::addColumn<double>("kappa");
        for (const double sigma : {0.0005, 0.004, 0.05})
            for (const double kappa : {0.0, 1e-7, 2e-6})
                QTest::addRow("%g %g", sigma, kappa) << sigma << kappa;
    }
    void bothLawsAreRecovered()
    {
        QFETCH(double, sigma);
        QFETCH(double, kappa);
        const LawFit fit(ScalingLaw::universal, pointsBy(sigma, kappa, {8, 32, 64, 256, 1024}));
        QVERIFY(fit.determined());
        QVERIFY2(near(fit.serial().value(), sigma, 1e-5), QByteArray::number(fit.serial().value()).constData());
        QVERIFY(std::abs(fit.coherence().value() - kappa) < 1e-5 * kappa + 1e-12);
        QVERIFY(near(fit.oneCard().value(), single, 1e-6));
        QVERIFY(near(fit.at(units::cards(2048)).step.value(), stepBy(sigma, kappa, 2048), 1e-5));
        QCOMPARE(fit.degreesOfFreedom(), 2);
        if (kappa > 0)
            QVERIFY(near(fit.peak()->value(), std::sqrt((1 - sigma) / kappa), 1e-4));
        else
            QVERIFY(!fit.peak() || fit.peak()->value() > 1e5);
    }
    void twoPointsFixAmdahlAndNotTheUniversalLaw()
    {
        const auto points = pointsBy(0.002, 1e-6, {64, 128});
        const LawFit amdahl(ScalingLaw::amdahl, points), universal(ScalingLaw::universal, points);
        QVERIFY(amdahl.determined() && !universal.determined());
        for (const MeasuredStep& p : points)
            QVERIFY(near(amdahl.at(p.cards).step.value(), p.step.value(), 1e-9));
        QVERIFY(amdahl.spreadAssumed());
        QCOMPARE(amdahl.degreesOfFreedom(), 0);
        QCOMPARE(&lawToShow(amdahl, universal), &amdahl);
    }
    void threePointsFixTheUniversalLaw()
    {
        const auto points = pointsBy(0.002, 1e-6, {64, 128, 512});
        const LawFit amdahl(ScalingLaw::amdahl, points), universal(ScalingLaw::universal, points);
        QVERIFY(universal.determined() && universal.spreadAssumed());
        QVERIFY(near(universal.coherence().value(), 1e-6, 1e-5));
        QVERIFY(!amdahl.spreadAssumed()); // and misses what made them
        QVERIFY(amdahl.spread().value() > 1e-3);
    }
    // The same count twice is a repetition, not a second count.
    void aRepetitionIsNoSecondCount()
    {
        std::vector<MeasuredStep> points{{units::cards(64), units::seconds(10)},
            {units::cards(64), units::seconds(10.1)}};
        QVERIFY(!LawFit(ScalingLaw::amdahl, points).determined());
        points.push_back({units::cards(128), units::seconds(5.5)});
        const LawFit fit(ScalingLaw::amdahl, points);
        QVERIFY(fit.determined());
        QCOMPARE(fit.degreesOfFreedom(), 1);
    }
    void superlinearPointsAreHeldAndSaid()
    {
        const LawFit fit(ScalingLaw::amdahl,
            {{units::cards(64), units::seconds(10)}, {units::cards(128), units::seconds(4.5)}});
        QVERIFY(fit.serialHeld());
        QCOMPARE(fit.serial().value(), 0.0);
        const auto bentUp = pointsBy(0.01, -1e-6, {64, 128, 512});
        const LawFit universal(ScalingLaw::universal, bentUp);
        QVERIFY(universal.coherenceHeld() && !universal.peak());
        const Linearity said
            = linearity(with(llama70(), "measured.step_series=64:10, 128:4.5\ncluster.gpus=512"));
        QVERIFY(says(said, "more than in proportion"));
    }
    void moreCardsThatDoNotHelp()
    {
        const LawFit fit(ScalingLaw::amdahl,
            {{units::cards(64), units::seconds(10)}, {units::cards(128), units::seconds(11)}});
        QVERIFY(fit.determined() && fit.divisibleHeld());
        QCOMPARE(fit.serial().value(), 1.0);
    }
    // Nine of ten further measurements lie within the interval, with and without degrees of freedom; a few more
    // where σ is held at 0 and the interval allows for its being larger.
    void theIntervalsHold_data()
    {
        QTest::addColumn<int>("counts");
        for (const int counts : {2, 3, 6})
            QTest::newRow(QByteArray::number(counts).constData()) << counts;
    }
    void theIntervalsHold()
    {
        QFETCH(int, counts);
        constexpr double sigma = 0.001;
        std::mt19937 random(20070612);
        std::normal_distribution<double> noise(0, 0.02);
        int within = 0;
        constexpr int trials = 3000;
        for (int trial = 0; trial < trials; ++trial) {
            std::vector<MeasuredStep> points;
            double n = 32;
            for (int i = 0; i < counts; ++i, n *= 2)
                points.push_back({units::cards(n),
                    units::seconds(stepBy(sigma, 0, n) * std::exp(noise(random)))});
            const StepForecast f = LawFit(ScalingLaw::amdahl, points).at(units::cards(n));
            const double next = stepBy(sigma, 0, n) * std::exp(noise(random));
            within += next >= f.low.value() && next <= f.high.value();
        }
        const double share = double(within) / trials;
        QVERIFY2(share > 0.885 && share < 0.95, QByteArray::number(share).constData());
    }
    void theSeriesIsRead()
    {
        const auto read = parseStepSeries(" 64:12.1, 128: 6.4 s;256:3500 ms, ");
        QVERIFY(read);
        QCOMPARE(read->size(), std::size_t(3));
        QCOMPARE((*read)[2].step.value(), 3.5);
        for (const char* bad : {"64", "64:", ":3", "64:0", "6.5:2", "1,024:3", "64:3,,128:2", "0:4", "64:x"}) {
            const auto refused = parseStepSeries(bad);
            QVERIFY2(!refused, bad);
            QCOMPARE(refused.problems().size(), std::size_t(1));
            QCOMPARE(refused.problems().front().place, std::string("measured.step_series"));
        }
    }
    void theFieldsMakePoints()
    {
        const auto points = measuredSteps(scenarioOf("measured.step_s_n=10 s\nmeasured.gpus_n=64\n"
                                                     "measured.step_s_2n=5.4 s\nmeasured.step_series=32:19, 64:10"));
        QCOMPARE(points->size(), std::size_t(3));
        QCOMPARE(points->front().cards.value(), 32.0);
        QCOMPARE(points->back().step.value(), 5.4);
    }
    void whatPointsCannotTellIsSaid()
    {
        QVERIFY(says(linearity(llama70()), "no measured step time"));
        QVERIFY(says(linearity(with(llama70(), "measured.step_series=64:100")), "nothing of how it scales"));
        QVERIFY(says(linearity(with(llama70(), "measured.step_series=64:100,128:52")), "a third count"));
        QVERIFY(says(linearity(with(llama70(), "measured.step_series=64:100,128:52,256:28")), "a fourth count"));
    }
    // Measurements that are the model's own steps: no deviation and nobody to blame.
    void theModelsOwnStepsAgree()
    {
        const Scenario plan = llama70();
        std::string series;
        for (const int n : {128, 256, 512, 1024})
            series += std::to_string(n) + ":" + QByteArray::number(modelled(plan, n), 'g', 12).toStdString() + ",";
        const Linearity out = linearity(with(plan, "measured.step_series=" + series));
        QCOMPARE(out.points.size(), std::size_t(4));
        for (const MeasuredPoint& p : out.points) {
            QVERIFY(p.modelled);
            QVERIFY2(std::abs(p.deviation.value()) < 1e-4, QByteArray::number(p.deviation.value()).constData());
        }
        QVERIFY(!out.suspect);
    }
    // What is added with the cards is found in the part that grows with them.
    void thePartThatGrowsIsNamed()
    {
        const Scenario plan = llama70();
        std::string series;
        for (const int n : {128, 256, 512, 1024}) {
            Scenario on = plan;
            on.set(fields().gpus, units::cards(n));
            const Results r = evaluate(on, shippedCatalogue());
            const double slower = 2 * *r.number(resultFields().bubble.ordinal); // bubbles take thrice as long
            series += std::to_string(n) + ":"
                + QByteArray::number(r[resultFields().step]->value() + slower, 'g', 12).toStdString()
                + ",";
        }
        const Linearity out = linearity(with(plan, "measured.step_series=" + series));
        QVERIFY(out.suspect);
        QVERIFY(out.suspect->explained.value() > 0.9);
        QVERIFY(out.suspect->factor.value() > 1);
        QCOMPARE(out.suspect->figure, resultFields().bubble.ordinal);
        const MeasuredPoint& last = out.points.back();
        QVERIFY(last.deviation.value() < 0);
        double sum = 0;
        for (const PartAgainstMeasured& part : last.parts) {
            sum += part.share.value();
            QVERIFY(part.needed && part.needed->value() > 1);
        }
        QVERIFY(near(sum, 1, 1e-6));
    }
    // Published strong scaling, the same layout on every count: pure data parallelism of nanotron.
    void publishedSeries()
    {
        const auto text = sharedData("scaling.csv");
        if (!text)
            QSKIP("the folder of measurements is not beside the source tree");
        std::map<std::string, std::vector<MeasuredStep>> series;
        for (const QByteArray& line : QByteArray::fromStdString(*text).split('\n')) {
            const auto cells = line.split(',');
            if (cells.size() > 4 && cells[1] == "strong" && cells[4].toDouble() > 0)
                series[cells[0].toStdString()].push_back(
                    {units::cards(cells[2].toDouble()), units::seconds(cells[4].toDouble())});
        }
        QVERIFY(series.size() >= 3);
        for (const auto& [id, points] : series) {
            const LawFit amdahl(ScalingLaw::amdahl, points), universal(ScalingLaw::universal, points);
            QVERIFY2(amdahl.determined() && universal.determined(), id.c_str());
            QVERIFY(amdahl.serial().value() >= 0 && amdahl.serial().value() < 0.2);
            if (!universal.spreadAssumed())
                QVERIFY2(universal.spread().value() < 0.1, id.c_str());
            // The last count, from those before it.
            std::vector<MeasuredStep> before(points.begin(), points.end() - 1);
            if (before.size() < 5)
                continue;
            const StepForecast f = LawFit(ScalingLaw::universal, before).at(points.back().cards);
            QVERIFY2(points.back().step >= f.low && points.back().step <= f.high, id.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(LinearityTest)
#include "tst_linearity.moc"
