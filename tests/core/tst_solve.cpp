// The reverse questions: an answer put back into the plan meets its limits, and two percent more of it
// does not.
#include "core/study/solve.h"
#include "tests/support/plan_builder.h"

#include <QTest>

using namespace sizewright;
using namespace sizewright::test;

namespace {

const ResultFields& f() { return resultFields(); }
Results evaluated(const Scenario& s) { return evaluate(s, shippedCatalogue()); }
Solution solved(Unknown unknown, const Scenario& s) { return solveFor(unknown, s, shippedCatalogue()); }

// 70B within 60 days; what is left open is solved for.
Scenario open(std::string_view more)
{
    return with(framed("model.preset=llama-3.1-70b\nframing.latest_days=60 days\ndata.tokens=2T\n"
                       "data.sequence=8192\ndata.global_batch=2048\n"
                       "hardware.accelerator=nvidia-h100-sxm"),
        more);
}

bool withinBudget(const Scenario& s, const Results& r)
{
    const auto budget = s[fields().budget];
    return !budget || (r[f().costRent] && *r[f().costRent] <= *budget);
}

} // namespace

class TestSolve : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cards();
    void cardsOfAFullCluster();
    void daysAndMoney();
    void tokens_data();
    void tokens();
    void tokensWithoutData();
    void parameters_data();
    void parameters();
    void noAnswerSaysWhy_data();
    void noAnswerSaysWhy();
};

void TestSolve::cards()
{
    const Scenario s = open("");
    const Solution a = solved(Unknown::gpus, s);
    QVERIFY(a.found);
    QCOMPARE(a.key, std::string("answer.gpus"));
    QCOMPARE(a.signature, signatureOf<Cards>());
    QVERIFY(!a.explanation.text.empty());
    const auto on = [&](double cards) {
        Scenario t = s;
        t.set(fields().gpus, units::cards(cards));
        return evaluated(t);
    };
    QVERIFY(on(a.value).feasible);
    QCOMPARE(a.results[f().gpus]->value(), a.value);
    QVERIFY(*a.results[f().days] <= units::days(60));
    // One node less, and every smaller power of two, is too late.
    QVERIFY(!on(a.value - 8).feasible);
    for (double fewer = 8; fewer < a.value; fewer *= 2)
        QVERIFY(!on(fewer).feasible);
}

// Cards typed into the plan are the unknown here: they must not hold the answer back.
void TestSolve::cardsOfAFullCluster()
{
    const Solution open1 = solved(Unknown::gpus, open(""));
    const Solution given = solved(Unknown::gpus, open("cluster.gpus=4096\nparallel.dp=512"));
    QCOMPARE(given.value, open1.value);
}

void TestSolve::daysAndMoney()
{
    const Scenario s = open("cluster.gpus=512");
    const Results r = evaluated(s);
    const Solution days = solved(Unknown::days, s);
    QVERIFY(days.found);
    QCOMPARE(days.key, std::string("answer.days"));
    QCOMPARE(days.value, r[f().days]->value());
    for (const auto& [route, figure] : {std::pair{"rent", f().costRent},
             std::pair{"lease", f().costLease}, std::pair{"build", f().costBuild}}) {
        const Solution money = solved(
            Unknown::money, with(s, std::string("money.route=") + route));
        QVERIFY(money.found);
        QCOMPARE(money.key, "answer.cost_" + std::string(route));
        QCOMPARE(money.value, r[figure]->value());
    }
}

void TestSolve::tokens_data()
{
    QTest::addColumn<Scenario>("scenario");
    QTest::newRow("time binds") << open("cluster.gpus=512");
    QTest::newRow("budget binds") << open("cluster.gpus=512\nmoney.budget=1M");
    QTest::newRow("layout given") << with(llama70(), "framing.latest_days=60 days");
    QTest::newRow("three groups in turn")
        << open("cluster.gpus=512\nframing.acceptance=comparison\nframing.control_groups=3");
    QTest::newRow("two epochs") << open("cluster.gpus=512\ndata.epochs=2");
    QTest::newRow("cards chosen") << open("");
}

void TestSolve::tokens()
{
    QFETCH(Scenario, scenario);
    const Solution a = solved(Unknown::tokens, scenario);
    QVERIFY2(a.found, toString(a.explanation).c_str());
    QCOMPARE(a.key, std::string("data.tokens"));
    const auto fits = [&](double tokens) {
        Scenario t = a.scenario;
        t.set(fields().tokens, units::tokens(tokens));
        const Results r = evaluated(t);
        return r.feasible && withinBudget(t, r);
    };
    QCOMPARE(a.scenario[fields().tokens]->value(), a.value);
    QVERIFY(fits(a.value));
    QVERIFY(fits(a.value / 2));
    QVERIFY(!fits(a.value * 1.02));
    QCOMPARE(a.results[f().days]->value(), evaluated(a.scenario)[f().days]->value());
}

void TestSolve::tokensWithoutData()
{
    Scenario s = open("cluster.gpus=512");
    const double known = solved(Unknown::tokens, s).value;
    s.clear(fields().tokens.ordinal);
    const Solution a = solved(Unknown::tokens, s);
    QVERIFY(a.found);
    QVERIFY(std::fabs(a.value / known - 1) < 2e-3);
}

void TestSolve::parameters_data()
{
    QTest::addColumn<Scenario>("scenario");
    QTest::newRow("time binds") << open("cluster.gpus=512");
    QTest::newRow("budget binds") << open("cluster.gpus=512\nmoney.budget=1M");
    QTest::newRow("memory binds") << open("cluster.gpus=1\ndata.tokens=1M\n"
                                          "framing.latest_days=3000 days");
}

void TestSolve::parameters()
{
    QFETCH(Scenario, scenario);
    const Solution a = solved(Unknown::parameters, scenario);
    QVERIFY2(a.found, toString(a.explanation).c_str());
    QCOMPARE(a.key, std::string("model.parameters"));
    const auto fits = [&](double parameters) {
        Scenario t = a.scenario;
        t.set(fields().parameters, fromBase<Parameters>(parameters));
        const Results r = evaluated(t);
        return r.feasible && withinBudget(t, r);
    };
    QVERIFY(fits(a.value));
    QVERIFY(fits(a.value / 2));
    // Derived architectures step by whole layers, so a little more than two percent.
    QVERIFY(!fits(a.value * 1.06));
}

void TestSolve::noAnswerSaysWhy_data()
{
    QTest::addColumn<Scenario>("scenario");
    QTest::addColumn<int>("unknown");
    Scenario unframed = open("");
    unframed.clear(fields().form.ordinal);
    for (auto unknown : {Unknown::gpus, Unknown::days, Unknown::money, Unknown::tokens,
             Unknown::parameters})
        QTest::newRow(("unframed " + std::to_string(int(unknown))).c_str())
            << unframed << int(unknown);
    QTest::newRow("never in time") << open("framing.latest_days=0.01 days") << int(Unknown::gpus);
    QTest::newRow("fits nowhere") << open("cluster.gpus=8") << int(Unknown::tokens);
}

void TestSolve::noAnswerSaysWhy()
{
    QFETCH(Scenario, scenario);
    QFETCH(int, unknown);
    const Solution a = solved(Unknown(unknown), scenario);
    QVERIFY(!a.found);
    QVERIFY(!toString(a.explanation).empty());
}

QTEST_APPLESS_MAIN(TestSolve)
#include "tst_solve.moc"
