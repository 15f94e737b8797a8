// What a measured step time and a measured peak of memory move, how far, and what they leave unexplained.
#include "core/model/evaluate.h"
#include "tests/support/plan_builder.h"

#include <QTest>

#include <cmath>

using namespace sizewright;
using namespace sizewright::test;

namespace {

const ResultFields& f() { return resultFields(); }

Results evaluated(const Scenario& scenario) { return evaluate(scenario, shippedCatalogue()); }

double value(const Results& r, std::size_t ordinal)
{
    return r.number(ordinal).value_or(std::numeric_limits<double>::quiet_NaN());
}

Scenario measuredStep(const Scenario& plan, double overModelled)
{
    Scenario out = plan;
    const double modelled = value(evaluated(plan), f().step.ordinal);
    out.set(fields().measuredStep, units::seconds(modelled * overModelled), Origin::measured,
        "log of the first day");
    out.set(fields().measuredCards, *plan[fields().gpus], Origin::measured);
    return out;
}

// Every term that a step moves.
const std::array terms{f().calibrationMatrix, f().calibrationAttention, f().calibrationMemory,
    f().calibrationLink, f().calibrationNetwork, f().calibrationLaunch};

} // namespace

class CalibrationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingMovesWithoutAMeasurement()
    {
        const Results r = evaluated(llama70());
        for (const Figure<Ratio> term : terms)
            QVERIFY(!r.number(term.ordinal));
        QVERIFY(!r.number(f().calibrationRest.ordinal));
    }
    void theStepIsTheMeasuredOne_data()
    {
        QTest::addColumn<double>("over");
        for (const double over : {0.7, 0.95, 1.0, 1.04, 1.2, 3.0})
            QTest::newRow(QByteArray::number(over).constData()) << over;
    }
    void theStepIsTheMeasuredOne()
    {
        QFETCH(double, over);
        const Scenario plan = measuredStep(llama70(), over);
        const double step = value(evaluated(plan), f().step.ordinal);
        QVERIFY(std::abs(step / plan[fields().measuredStep]->value() - 1) < 1e-6);
    }
    // What was measured is the plan; its variations were not.
    void variationsKeepWhatThePlanMeasured()
    {
        const Scenario plan = measuredStep(llama70(), 1.1);
        const Results own = evaluated(plan);
        const auto held = holdMeasurement(plan, shippedCatalogue());
        QVERIFY(held.has_value());
        for (const char* change : {"model.layers=40", "data.global_batch=1024", "framing.latest_days=1 days",
                 "parallel.recompute=full"}) {
            const Scenario other = with(plan, change);
            const Results varied = evaluateVariation(other, shippedCatalogue(), held);
            QCOMPARE(value(varied, f().calibrationRest.ordinal), value(own, f().calibrationRest.ordinal));
            QCOMPARE(value(varied, f().calibrationMatrix.ordinal), value(own, f().calibrationMatrix.ordinal));
        }
        const Scenario half = with(plan, "model.layers=40");
        const double step = value(evaluateVariation(half, shippedCatalogue(), held), f().step.ordinal);
        QVERIFY(step < 0.6 * value(own, f().step.ordinal));
        QCOMPARE(value(evaluated(half), f().step.ordinal), value(own, f().step.ordinal)); // fitted anew
    }
    void halfAMeasurementIsSaidToBe()
    {
        Scenario plan = llama70();
        plan.set(fields().measuredStepDouble, units::seconds(3));
        const Results r = evaluated(plan);
        QVERIFY(std::any_of(r.problems.begin(), r.problems.end(),
            [](const Problem& p) { return p.code == "measured.double_alone"; }));
    }
    // Of how many cards it speaks is half of a measurement.
    void nothingMovesWithoutTheCards()
    {
        Scenario plan = measuredStep(llama70(), 1.1);
        plan.clear(fields().measuredCards.ordinal);
        const Results r = evaluated(plan);
        QCOMPARE(value(r, f().step.ordinal), value(evaluated(llama70()), f().step.ordinal));
        QVERIFY(std::any_of(r.problems.begin(), r.problems.end(),
            [](const Problem& p) { return p.code == "measured.cards_missing"; }));
    }
    void farOffIsSaid()
    {
        const Results r = evaluated(measuredStep(llama70(), 3));
        QVERIFY(std::any_of(r.problems.begin(), r.problems.end(),
            [](const Problem& p) { return p.code == "measured.far_off"; }));
    }
    // A small difference lies within the range of the terms: nothing is left unexplained.
    void smallDifferencesAreExplained()
    {
        const Results r = evaluated(measuredStep(llama70(), 1.03));
        QVERIFY(std::abs(value(r, f().calibrationRest.ordinal) - 1) < 1e-4);
        QVERIFY(value(r, f().calibrationMatrix.ordinal) < 1); // slower than modelled
        QVERIFY(value(r, f().calibrationMatrix.ordinal) > 0.9);
    }
    // A large one does not; the terms stop at their range and the rest is said.
    void theRangeIsKept()
    {
        const Results r = evaluated(measuredStep(llama70(), 3));
        for (const Figure<Ratio> term : terms) {
            const double moved = value(r, term.ordinal);
            QVERIFY(moved > 0.55 && moved < 1.8);
        }
        QVERIFY(value(r, f().calibrationRest.ordinal) > 1.5);
    }
    // What rules most of the step moves most, for its spread.
    void theLargestPartMovesBeforeAnIdleOne()
    {
        const Results r = evaluated(measuredStep(llama70(), 1.05));
        const double matrix = std::abs(std::log(value(r, f().calibrationMatrix.ordinal)));
        const double launch = std::abs(std::log(value(r, f().calibrationLaunch.ordinal)));
        QVERIFY(matrix > 0.01);
        QVERIFY(launch < 1e-3); // 70B layers hide their launches
    }
    // One measurement at 256 cards changes what 512 cards are said to take, by about as much.
    void carriesOverToOtherCounts()
    {
        const Scenario large = llama70();
        Scenario plan = large;
        plan.set(fields().measuredCards, units::cards(256), Origin::measured);
        const Scenario half = with(llama70(), "cluster.gpus=256");
        const double modelledHalf = value(evaluated(half), f().step.ordinal);
        plan.set(fields().measuredStep, units::seconds(modelledHalf * 1.1), Origin::measured);
        const double ratio = value(evaluated(plan), f().step.ordinal)
            / value(evaluated(large), f().step.ordinal);
        QVERIFY2(ratio > 1.06 && ratio < 1.14, QByteArray::number(ratio).constData());
    }
    void memoryIsTheMeasuredPeak_data()
    {
        QTest::addColumn<double>("gib");
        for (const double gib : {45.0, 50.0, 60.0, 79.0})
            QTest::newRow(QByteArray::number(gib).constData()) << gib;
    }
    void memoryIsTheMeasuredPeak()
    {
        QFETCH(double, gib);
        Scenario plan = llama70();
        plan.set(fields().measuredMemory, units::gibibytesPerCard(gib), Origin::measured);
        plan.set(fields().measuredCards, *plan[fields().gpus], Origin::measured);
        const Results r = evaluated(plan);
        const double total = value(r, f().memoryTotal.ordinal) / units::gibibytesPerCard(1).value();
        // The stage that was fullest as modelled has the measured peak; another may pass it by a little.
        QVERIFY2(total >= gib * (1 - 1e-6) && total < gib * 1.03, QByteArray::number(total).constData());
        const double moved = value(r, f().calibrationActivations.ordinal);
        QVERIFY(moved >= 0.75 - 1e-9 && moved <= 1.3 + 1e-9);
    }
    // A peak on few cards holds larger shards; on more cards the same plan takes less.
    void memoryIsComparedOnTheMeasuredCards()
    {
        Scenario plan = llama70();
        const Scenario half = with(plan, "cluster.gpus=128");
        const double modelledHalf = value(evaluated(half), f().memoryTotal.ordinal);
        plan.set(fields().measuredCards, units::cards(128), Origin::measured);
        plan.set(fields().measuredMemory, fromBase<BytesPerCard>(modelledHalf), Origin::measured);
        const Results r = evaluated(plan);
        QVERIFY(std::abs(value(r, f().calibrationActivations.ordinal) - 1) < 1e-6);
        QVERIFY(value(r, f().memoryTotal.ordinal) < modelledHalf);
    }
    // Less than the plan could take: of another plan, said so, and nothing moves.
    void aPeakOfAnotherPlanMovesNothing()
    {
        Scenario plan = llama70();
        const double modelled = value(evaluated(plan), f().memoryTotal.ordinal);
        plan.set(fields().measuredMemory, units::gibibytesPerCard(1), Origin::measured);
        plan.set(fields().measuredCards, *plan[fields().gpus], Origin::measured);
        const Results r = evaluated(plan);
        QCOMPARE(value(r, f().memoryTotal.ordinal), modelled);
        QVERIFY(!r.number(f().calibrationActivations.ordinal));
        QVERIFY(std::any_of(r.problems.begin(), r.problems.end(), [](const Problem& p) {
            return p.code == "measured.memory_not_comparable";
        }));
    }
    // A step that no card could do is an error: the plan has no answer.
    void fasterThanThePeakIsNoAnswer()
    {
        const Results r = evaluated(measuredStep(llama70(), 0.2));
        QVERIFY(!r.feasible);
        QVERIFY(std::any_of(r.problems.begin(), r.problems.end(), [](const Problem& p) {
            return p.code == "measured.above_peak" && p.severity == Severity::error;
        }));
    }
    // Also where a slow network hides it on the planned cards.
    void fasterThanThePeakOfTheMeasuredCards()
    {
        const Scenario plan = with(llama70(), "measured.step_s_n=30 s\nmeasured.gpus_n=64");
        const Results r = evaluated(plan);
        QVERIFY(std::any_of(r.problems.begin(), r.problems.end(),
            [](const Problem& p) { return p.code == "measured.above_peak"; }));
        QVERIFY(!r.feasible);
    }
    void aPeakThatNothingExplainsIsSaid()
    {
        Scenario plan = llama70();
        plan.set(fields().measuredMemory, units::gibibytesPerCard(100), Origin::measured);
        plan.set(fields().measuredCards, *plan[fields().gpus], Origin::measured);
        const Results r = evaluated(plan);
        for (const char* code : {"measured.memory_far_off", "measured.memory_above_card"})
            QVERIFY2(std::any_of(r.problems.begin(), r.problems.end(),
                         [code](const Problem& p) { return p.code == code; }), code);
    }
    // One measurement says the same of every number of cards, layout and batch that the program may choose.
    void theTermsDoNotDependOnThePlannedCards_data()
    {
        QTest::addColumn<QByteArray>("open");
        QTest::newRow("layout open") << QByteArray("parallel.tp=\nparallel.pp=\nparallel.zero_stage=");
        QTest::newRow("batch open") << QByteArray("data.global_batch=");
        QTest::newRow("both open") << QByteArray(
            "data.global_batch=\nparallel.tp=\nparallel.pp=\nparallel.vpp=\nparallel.micro_batch=");
    }
    void theTermsDoNotDependOnThePlannedCards()
    {
        QFETCH(QByteArray, open);
        const Scenario plan
            = with(with(llama70(), "measured.step_s_n=100 s\nmeasured.gpus_n=64"), open.toStdString());
        std::vector<double> first;
        for (const char* cards : {"64", "368", "376", "384", "512", "520"}) {
            const Results r = evaluated(with(plan, std::string("cluster.gpus=") + cards));
            if (!r.number(f().step.ordinal))
                continue; // no such layout on so many cards
            QVERIFY2(r.measured, cards);
            std::vector<double> moved;
            for (const Figure<Ratio> term : terms)
                moved.push_back(value(r, term.ordinal));
            moved.push_back(value(r, f().calibrationRest.ordinal));
            if (first.empty())
                first = moved;
            QCOMPARE(moved, first);
        }
        QVERIFY(!first.empty());
    }
    // More cards never take longer by a measurement that only some of them would use.
    void theFewestCardsUseTheMeasurement()
    {
        const Scenario open = with(llama70(),
            "cluster.gpus=\nparallel.tp=\nparallel.pp=\nparallel.vpp=\nparallel.zero_stage=\n"
            "parallel.micro_batch=\nparallel.recompute=\nframing.latest_days=60 days");
        const Results modelled = evaluated(open);
        const double cards = value(modelled, f().gpus.ordinal);
        const double step = value(modelled, f().step.ordinal);
        const auto measured = [&](double over) {
            Scenario plan = open;
            plan.set(fields().measuredStep, units::seconds(step * over), Origin::measured);
            plan.set(fields().measuredCards, units::cards(cards), Origin::measured);
            return evaluated(plan);
        };
        QCOMPARE(value(measured(1), f().gpus.ordinal), cards);
        const Results slower = measured(1.5); // the modelled run has a quarter to spare
        QVERIFY(slower.measured);
        QVERIFY(value(slower, f().gpus.ordinal) > cards);
        QVERIFY(value(slower, f().days.ordinal) <= 60 * 86400);
    }
    // What no term explains is uncertain for another layout than the measured one.
    void theUnexplainedWidensTheRangeElsewhere()
    {
        const Scenario here = measuredStep(llama70(), 3);
        const auto width = [&](const Scenario& plan) {
            const Results r = evaluated(plan);
            return value(r, f().daysP90.ordinal) / value(r, f().days.ordinal);
        };
        QVERIFY(width(here) < 1.05);
        QVERIFY(width(with(here, "cluster.gpus=1024")) > 1.5);
    }
    void nothingIsLeftOfAPeakWithinTheRange()
    {
        Scenario plan = llama70();
        const double modelled = value(evaluated(plan), f().memoryTotal.ordinal);
        plan.set(fields().measuredMemory, fromBase<BytesPerCard>(modelled * 1.02), Origin::measured);
        plan.set(fields().measuredCards, *plan[fields().gpus], Origin::measured);
        QCOMPARE(value(evaluated(plan), f().calibrationMemoryRest.ordinal), 0.0);
    }
};

QTEST_APPLESS_MAIN(CalibrationTest)
#include "tst_calibration.moc"
