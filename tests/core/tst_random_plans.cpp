// Twenty thousand plans by chance, the ends of every range among them: none may throw, yield something
// that is no number, or leave a figure out without saying why.
#include "core/study/route_curves.h"
#include "core/study/scaling.h"
#include "core/study/solve.h"
#include "tests/support/random_plans.h"
#include "tests/support/soundness.h"

#include <QTest>

#include <bit>
#include <chrono>

using namespace sizewright;
using namespace sizewright::test;

namespace {

// SIZEWRIGHT_RANDOM_PLANS=first,count looks at others than the usual ones.
std::pair<std::uint64_t, int> whichPlans()
{
    const QStringList parts = qEnvironmentVariable("SIZEWRIGHT_RANDOM_PLANS").split(u',');
    if (parts.size() == 2)
        return {parts[0].toULongLong(), parts[1].toInt()};
    return {1, 20000};
}

bool sameFigures(const Results& a, const Results& b)
{
    for (const ResultInfo& info : resultFields().all()) {
        const auto x = a.number(info.ordinal), y = b.number(info.ordinal);
        if (bool(x) != bool(y)
            || (x && std::bit_cast<std::uint64_t>(*x) != std::bit_cast<std::uint64_t>(*y)))
            return false;
    }
    return a.layout == b.layout && a.problems.size() == b.problems.size();
}

} // namespace

class TestRandomPlans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPlanIsSound();
    void theSameTwice();
    void explainedAlike();
    void studiesHoldOut();
};

void TestRandomPlans::everyPlanIsSound()
{
    const auto [seed, number] = whichPlans();
    RandomPlans plans(seed);
    int computed = 0, faults = 0;
    double slowest = 0;
    std::string slowestWords;
    std::map<std::string, int> seen;
    for (int i = 0; i < number; ++i) {
        const Scenario s = plans.next();
        const auto start = std::chrono::steady_clock::now();
        std::string found;
        try {
            const Results r = evaluate(s, shippedCatalogue());
            found = unsoundness(s, r, shippedCatalogue());
            computed += r[resultFields().step].has_value();
            for (const Problem& p : r.problems)
                ++seen[p.code];
        } catch (const std::exception& e) {
            found = e.what();
        }
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        if (took.count() > slowest) {
            slowest = took.count();
            slowestWords = wordsOf(s);
        }
        if (found.empty())
            continue;
        if (++faults <= 20 || qEnvironmentVariableIsSet("SIZEWRIGHT_RANDOM_PLANS"))
            qWarning("plan %d: %s\n%s", i, found.c_str(), wordsOf(s).c_str());
    }
    qInfo("%d of %d plans were computed in full; the slowest took %.3f s", computed, number, slowest);
    if (qEnvironmentVariableIsSet("SIZEWRIGHT_RANDOM_PLANS")) {
        qInfo("slowest:\n%s", slowestWords.c_str());
        for (const auto& [code, times] : seen)
            qInfo("%6d %s", times, code.c_str());
    }
    QCOMPARE(faults, 0);
    QCOMPARE_GT(computed, number / 5); // most of the others break a rule, and must say so
}

void TestRandomPlans::theSameTwice()
{
    RandomPlans plans(2);
    for (int i = 0; i < 500; ++i) {
        const Scenario s = plans.next();
        QVERIFY(sameFigures(evaluate(s, shippedCatalogue()), evaluate(s, shippedCatalogue())));
    }
}

void TestRandomPlans::explainedAlike()
{
    RandomPlans plans(3);
    int figures = 0;
    for (int i = 0; i < 400; ++i) {
        const Scenario s = plans.next();
        const Explained explained = evaluateExplained(s, shippedCatalogue());
        for (const ResultInfo& info : resultFields().all()) {
            const auto value = explained.results.number(info.ordinal);
            const NodeId* node = explained.find(info.key);
            QVERIFY2(bool(value) == (node != nullptr),
                qPrintable(QString::fromStdString(std::string(info.key) + "\n" + wordsOf(s))));
            if (value)
                QVERIFY2(explained.derivation.nodes[*node].value == *value,
                    qPrintable(QString::fromStdString(std::string(info.key) + "\n" + wordsOf(s))));
            figures += bool(value);
        }
    }
    QCOMPARE_GT(figures, 4000);
}

void TestRandomPlans::studiesHoldOut()
{
    RandomPlans plans(4);
    for (int i = 0; i < 150; ++i) {
        const Scenario s = plans.next();
        for (const ScalingPoint& p : scalingCurve(s, shippedCatalogue()).points) {
            QVERIFY2(std::isfinite(p.step.value()) && p.step.value() > 0,
                qPrintable(QString::fromStdString(wordsOf(s))));
            QVERIFY(p.efficiency.value() > 0 && p.efficiency.value() <= 1);
        }
        const RouteCurves curves = routeCurves(s, shippedCatalogue());
        QCOMPARE(curves.months.size(), curves.buildNet.size());
        for (const Money& m : curves.build)
            QVERIFY(std::isfinite(m.value()) && m.value() >= 0);
        for (auto unknown : {Unknown::gpus, Unknown::days, Unknown::money, Unknown::tokens,
                 Unknown::parameters}) {
            const Solution solution = solveFor(unknown, s, shippedCatalogue());
            QVERIFY(!solution.explanation.text.empty());
            QVERIFY(!solution.found || std::isfinite(solution.value));
        }
    }
}

QTEST_APPLESS_MAIN(TestRandomPlans)
#include "tst_random_plans.moc"
