// The scaling curve: the plan lies on it, nothing is better than ideal, and the knee is where its rule
// says.
#include "core/study/scaling.h"
#include "tests/support/sample_plans.h"

#include <QTest>

using namespace sizewright;
using namespace sizewright::test;

namespace {

const ResultFields& f() { return resultFields(); }

std::vector<Sample> plans()
{
    std::vector<Sample> all = exampleSamples();
    for (Sample& sample : builtSamples())
        all.push_back(std::move(sample));
    return all;
}

} // namespace

class TestScaling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePlanLiesOnTheCurve();
    void nothingIsBetterThanIdeal();
    void countsDouble();
    void theKneeFollowsItsRule();
    void efficiencyFallsInTheEnd();
    void noCurveWithoutTime();
};

void TestScaling::thePlanLiesOnTheCurve()
{
    int curves = 0;
    for (const Sample& sample : plans()) {
        const Results own = evaluate(sample.scenario, sample.catalogue);
        if (!own[f().step] || own.fit == Fit::doesNotFit)
            continue;
        ++curves;
        const ScalingCurve curve = scalingCurve(sample.scenario, sample.catalogue);
        QVERIFY2(curve.current, sample.name.c_str());
        const ScalingPoint& p = curve.points.at(*curve.current);
        QCOMPARE(p.cards.value(), double(own.layout.cards()));
        QCOMPARE(p.step.value(), own[f().step]->value());
        QVERIFY(p.layout == own.layout);
        QCOMPARE(p.mfu.value(), own[f().mfu]->value());
        if (own.complete)
            QCOMPARE(p.days.value(), own[f().days]->value());
        QVERIFY(curve.knee && *curve.knee < curve.points.size());
    }
    QCOMPARE_GT(curves, 15);
}

void TestScaling::nothingIsBetterThanIdeal()
{
    for (const Sample& sample : plans()) {
        const ScalingCurve curve = scalingCurve(sample.scenario, sample.catalogue);
        double best = 0;
        for (const ScalingPoint& p : curve.points) {
            QVERIFY(p.efficiency.value() > 0 && p.efficiency.value() <= 1);
            const double ideal = (p.cards / curve.points.front().cards).value();
            QVERIFY(p.speedUp.value() <= ideal * (1 + 1e-12));
            QVERIFY(qFuzzyCompare(p.speedUp.value(), p.efficiency.value() * ideal));
            best = std::max(best, p.efficiency.value());
        }
        QVERIFY(curve.points.empty() || best == 1);
    }
}

void TestScaling::countsDouble()
{
    for (const Sample& sample : plans()) {
        const ScalingCurve curve = scalingCurve(sample.scenario, sample.catalogue);
        for (std::size_t i = 1; i < curve.points.size(); ++i) {
            // Counts on which nothing fits are left out.
            const double times = (curve.points[i].cards / curve.points[i - 1].cards).value();
            QCOMPARE(std::exp2(std::round(std::log2(times))), times);
            QVERIFY(times >= 2);
        }
    }
}

void TestScaling::theKneeFollowsItsRule()
{
    int knees = 0;
    for (const Sample& sample : plans()) {
        const ScalingCurve curve = scalingCurve(sample.scenario, sample.catalogue);
        if (!curve.knee)
            continue;
        const auto faster = [&](std::size_t i) {
            return (curve.points[i].step / curve.points[i + 1].step).value();
        };
        for (std::size_t i = 0; i < *curve.knee; ++i)
            QVERIFY2(faster(i) >= 1.5, sample.name.c_str());
        const bool last = *curve.knee + 1 == curve.points.size();
        QVERIFY2(last || faster(*curve.knee) < 1.5, sample.name.c_str());
        knees += !last;
        const std::string rule = toString(curve.kneeRule);
        QVERIFY(rule.find("1.5") != std::string::npos && rule.find('%') == std::string::npos);
        QVERIFY((rule.find("no knee") != std::string::npos) == last);
    }
    QCOMPARE_GT(knees, 2);
}

// The batch is the same: the more cards, the fewer micro-batches to hide anything behind.
void TestScaling::efficiencyFallsInTheEnd()
{
    const ScalingCurve curve = scalingCurve(
        framed("model.preset=llama-3.1-70b\ndata.tokens=2T\ndata.sequence=8192\n"
               "data.global_batch=2048\nhardware.accelerator=nvidia-h100-sxm\ncluster.gpus=512"),
        shippedCatalogue());
    QVERIFY(curve.points.size() >= 6);
    QVERIFY(curve.points.back().efficiency < curve.points[*curve.current].efficiency);
    QVERIFY(curve.points.back().cards.value() >= 8192);
    for (std::size_t i = 1; i < curve.points.size(); ++i)
        QVERIFY(curve.points[i].step < curve.points[i - 1].step);
}

void TestScaling::noCurveWithoutTime()
{
    for (const Scenario& s : {Scenario(), scenarioOf("model.preset=llama-3.1-8b"),
             with(llama70(), "parallel.dp=3")}) {
        const ScalingCurve curve = scalingCurve(s, shippedCatalogue());
        QVERIFY(curve.points.empty() && !curve.current && !curve.knee);
    }
}

QTEST_APPLESS_MAIN(TestScaling)
#include "tst_scaling.moc"
