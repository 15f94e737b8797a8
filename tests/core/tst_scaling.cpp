// The scaling curve: the plan lies on it, nothing is better than ideal, and the knee is where its rule
// says.
#include "core/study/scaling.h"
#include "tests/support/sample_plans.h"

#include <QTest>

#include <algorithm>

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
    void theThresholdMovesTheKnee();
    void aStrongCurveKeepsTheBatch();
    void aWeakCurveGrowsTheBatch();
    void theCriticalBatchBoundsWeakScaling();
    void aHalfOfAnOddNumberOfReplicasStays();
    void failuresTurnTheDays();
    void routesAreCounted();
    void tensorAcrossTheDomainHasAPrice();
    void efficiencyFallsInTheEnd();
    void searchedLayoutsAreNeverSlower();
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

void TestScaling::searchedLayoutsAreNeverSlower()
{
    int compared = 0, faster = 0;
    for (const Sample& sample : plans()) {
        if (sample.scenario[fields().tp]) // little is left to search
            continue;
        const ScalingCurve ladder = scalingCurve(sample.scenario, sample.catalogue);
        const ScalingCurve search
            = scalingCurve(sample.scenario, sample.catalogue, ScalingKind::strong, LayoutsBy::search);
        QVERIFY(search.points.size() >= ladder.points.size());
        for (const ScalingPoint& l : ladder.points) {
            const auto s = std::find_if(search.points.begin(), search.points.end(),
                [&](const ScalingPoint& p) { return p.cards == l.cards; });
            QVERIFY2(s != search.points.end(), sample.name.c_str());
            if (l.fit != Fit::fits)
                continue;
            QVERIFY(s->ladderStep && *s->ladderStep == l.step && s->batch == l.batch);
            QVERIFY2(s->step <= l.step, sample.name.c_str());
            ++compared;
            faster += s->step < l.step;
        }
    }
    QVERIFY(compared > 10 && faster > 0);
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
        const auto faster = [&](std::size_t i) { // for each doubling: counts may be left out
            const ScalingPoint &a = curve.points[i], &b = curve.points[i + 1];
            return std::pow((a.step / b.step).value(), 1 / std::log2((b.cards / a.cards).value()));
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

Scenario llamaOn512()
{
    return framed("model.preset=llama-3.1-70b\ndata.tokens=2T\ndata.sequence=8192\n"
                  "data.global_batch=2048\nhardware.accelerator=nvidia-h100-sxm\ncluster.gpus=512");
}

void TestScaling::theThresholdMovesTheKnee()
{
    std::vector<double> knees;
    for (const char* asked : {"1", "1.5", "1.9", "2"}) {
        const ScalingCurve curve
            = scalingCurve(with(llamaOn512(), std::string("scaling.knee_doubling=") + asked),
                shippedCatalogue());
        QVERIFY(curve.knee);
        knees.push_back(curve.points[*curve.knee].cards.value());
        QVERIFY(toString(curve.kneeRule).find(asked) != std::string::npos);
    }
    QVERIFY(std::is_sorted(knees.rbegin(), knees.rend()));
    QVERIFY(knees.front() > knees.back());
}

// Also where the plan leaves the batch open, so that it would follow the cards.
void TestScaling::aStrongCurveKeepsTheBatch()
{
    for (const Scenario& s : {llamaOn512(), with(llamaOn512(), "data.global_batch=auto\ncluster.gpus=368")}) {
        const ScalingCurve curve = scalingCurve(s, shippedCatalogue());
        QVERIFY(curve.points.size() >= 4);
        for (const ScalingPoint& p : curve.points)
            QCOMPARE(p.batch.value(), curve.points[*curve.current].batch.value());
    }
}

void TestScaling::aWeakCurveGrowsTheBatch()
{
    int curves = 0;
    for (const Sample& sample : plans()) {
        const ScalingCurve curve = scalingCurve(sample.scenario, sample.catalogue, ScalingKind::weak);
        if (!curve.current)
            continue;
        ++curves;
        const ScalingPoint& own = curve.points[*curve.current];
        for (const ScalingPoint& p : curve.points) {
            const double batch = (own.batch * (p.cards / own.cards)).value();
            const double replicas = double(p.layout.dp * p.layout.microBatch);
            // Whole micro-batches of the replicas; exact on more cards.
            QCOMPARE(std::fmod(p.batch.value(), replicas), 0.0);
            QVERIFY2(p.cards < own.cards || p.batch.value() == batch, sample.name.c_str());
            QVERIFY2(std::fabs(p.batch.value() - batch) <= double(own.layout.dp * own.layout.microBatch),
                sample.name.c_str());
            QVERIFY(p.efficiency.value() > 0 && p.efficiency.value() <= 1);
        }
    }
    QCOMPARE_GT(curves, 15);
    // With the work of a card kept, far more cards are still worth it, and days go down with them.
    const ScalingCurve strong = scalingCurve(llamaOn512(), shippedCatalogue());
    const ScalingCurve weak = scalingCurve(llamaOn512(), shippedCatalogue(), ScalingKind::weak);
    QVERIFY(weak.points.back().efficiency > strong.points.back().efficiency);
    QVERIFY(weak.points.back().days < weak.points[*weak.current].days);
    QVERIFY(*weak.knee > *strong.knee);
}

void TestScaling::theCriticalBatchBoundsWeakScaling()
{
    const auto curveWith = [](const char* critical, ScalingKind kind) {
        return scalingCurve(
            with(llamaOn512(), std::string("data.critical_batch=") + critical), shippedCatalogue(), kind);
    };
    const auto above = [](const ScalingCurve& curve) {
        std::vector<double> cards;
        for (const ScalingPoint& p : curve.points)
            if (p.aboveCriticalBatch)
                cards.push_back(p.cards.value());
        return cards;
    };
    // 2,048 sequences of 8,192 tokens are 16.8M tokens on the plan's 512 cards.
    const ScalingCurve weak = curveWith("40M", ScalingKind::weak);
    QVERIFY(!above(weak).empty());
    QCOMPARE(above(weak).front(), 2048.0);
    QCOMPARE(above(weak).back(), weak.points.back().cards.value());
    QCOMPARE(weak.notes.size(), 1u);
    QVERIFY(toString(weak.notes[0]).find("2,048") != std::string::npos);
    QVERIFY(above(curveWith("40M", ScalingKind::strong)).empty());
    QVERIFY(curveWith("40M", ScalingKind::strong).notes.empty());
    const ScalingCurve silent = scalingCurve(llamaOn512(), shippedCatalogue(), ScalingKind::weak);
    QVERIFY(above(silent).empty());
    QVERIFY(toString(silent.notes.at(0)).find("not given") != std::string::npos);
    const Results own = evaluate(with(llamaOn512(), "data.critical_batch=10M"), shippedCatalogue());
    QVERIFY(std::any_of(own.problems.begin(), own.problems.end(),
        [](const Problem& p) { return p.code == "data.above_critical_batch"; }));
}

// 368 = 16·23 cards with 23 replicas: the batch keeps its factor of 23 down to 23 cards.
void TestScaling::aHalfOfAnOddNumberOfReplicasStays()
{
    const ScalingCurve curve = scalingCurve(
        with(llamaOn512(), "cluster.gpus=368\ndata.global_batch=1104"), shippedCatalogue(), ScalingKind::weak);
    QCOMPARE(curve.points[*curve.current].batch.value(), 1104.0);
    for (const ScalingPoint& p : curve.points)
        QCOMPARE(p.batch.value(), 3 * p.cards.value());
    QVERIFY(curve.points.front().cards < units::cards(368));
}

void TestScaling::failuresTurnTheDays()
{
    const auto turn = [](const ScalingCurve& curve) {
        for (const Message& note : curve.notes)
            if (toString(note).find("ends later") != std::string::npos)
                return toString(note);
        return std::string();
    };
    const ScalingCurve curve
        = scalingCurve(with(llamaOn512(), "reliability.node_mtbf_hours=300"), shippedCatalogue());
    QVERIFY(!turn(curve).empty());
    QVERIFY(curve.points.back().losses->operator[](Loss::failures).value() > 0.5);
    QVERIFY(turn(scalingCurve(with(llamaOn512(), "reliability.node_mtbf_hours=1000000"), shippedCatalogue())).empty());
}

void TestScaling::routesAreCounted()
{
    const Results own = evaluate(llamaOn512(), shippedCatalogue());
    const ScalingCurve curve = scalingCurve(llamaOn512(), shippedCatalogue());
    const ScalingPoint& p = curve.points[*curve.current];
    QVERIFY(p.rent && p.lease && p.build);
    QCOMPARE(p.rent->value(), own[f().costRent]->value());
    QCOMPARE(p.lease->value(), own[f().costLease]->value());
    QCOMPARE(p.build->value(), own[f().costBuild]->value());
    // 70B does not fit on few cards, and the curve says on which.
    QVERIFY(!curve.tooSmall.empty());
    QVERIFY(curve.tooSmall.back() < curve.points.front().cards);
}

void TestScaling::tensorAcrossTheDomainHasAPrice()
{
    const Scenario across = with(llamaOn512(), "parallel.tp=16\nmodel.kv_heads=16\ncluster.gpus=1024");
    const ScalingCurve curve = scalingCurve(across, shippedCatalogue());
    QVERIFY(!curve.points.empty());
    for (const ScalingPoint& p : curve.points) {
        QVERIFY(p.tensorAcross && p.inside);
        QVERIFY(p.inside->layout.tp <= 8);
        QCOMPARE(p.inside->layout.cards(), std::int64_t(p.cards.value()));
    }
    // The layout inside is one that the plan could state, and its step is what the plan would have.
    const ScalingPoint& own = curve.points[*curve.current];
    const Layout& l = own.inside->layout;
    const auto n = [](std::int64_t v) { return std::to_string(v); };
    const Results stated = evaluate(with(across,
        "parallel.tp=" + n(l.tp) + "\nparallel.pp=" + n(l.pp) + "\nparallel.vpp=" + n(l.vpp)
            + "\nparallel.zero_stage=" + n(l.zeroStage) + "\nparallel.micro_batch=" + n(l.microBatch)
            + "\nparallel.recompute=" + std::string(optionOf(l.recompute).key)), shippedCatalogue());
    QVERIFY(stated.fit != Fit::doesNotFit);
    QCOMPARE(own.inside->step.value(), stated[f().step]->value());
    QVERIFY(own.inside->step < own.step);
    QVERIFY(!curve.notes.empty());
    QVERIFY(toString(curve.notes[0]).find("1,024") != std::string::npos);
    QVERIFY(toString(curve.notes[0]).find("crossing costs") != std::string::npos);
    // One domain of 64 cards holds the same groups.
    const ScalingCurve wide = scalingCurve(
        with(across, "hardware.scale_up_domain=64"), shippedCatalogue());
    for (const ScalingPoint& p : wide.points)
        QVERIFY(!p.tensorAcross && !p.inside);
    for (const Message& note : wide.notes)
        QVERIFY(toString(note).find("across nodes") == std::string::npos);
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
