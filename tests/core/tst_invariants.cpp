// Rules that no plan may break: better hardware never slows a step, sharing never takes more memory, more
// work never takes less time, and every sum adds up.
#include "core/plan/plan.h"
#include "core/search/apply_layout.h"
#include "tests/support/sample_plans.h"
#include "tests/support/soundness.h"

#include <QTest>

using namespace sizewright;
using namespace sizewright::test;

namespace {

const ResultFields& f() { return resultFields(); }

const std::vector<Sample>& samples()
{
    static const std::vector<Sample> all = [] {
        std::vector<Sample> list = exampleSamples();
        for (Sample& sample : builtSamples())
            list.push_back(std::move(sample));
        return list;
    }();
    return all;
}

Results evaluated(const Scenario& s) { return evaluate(s, shippedCatalogue()); }

template <class Q> double value(const Results& r, Figure<Q> figure)
{
    return r.number(figure.ordinal).value_or(std::numeric_limits<double>::quiet_NaN());
}

using Change = void (*)(Accelerator&);
struct BetterCard {
    const char* what;
    Change change;
};
const BetterCard betterCards[]{
    {"twice the peak",
        [](Accelerator& a) {
            a.peak16 *= 2;
            for (auto* peak : {&a.peakFp8, &a.peakTf32, &a.peakFp32})
                if (*peak)
                    **peak *= 2;
        }},
    {"twice the link", [](Accelerator& a) { a.linkRate *= 2; }},
    {"twice the network", [](Accelerator& a) { a.networkRate *= 2; }},
    {"twice the memory bandwidth", [](Accelerator& a) { a.memoryBandwidth *= 2; }},
};

Catalogue changed(Catalogue catalogue, std::string_view id, Change change)
{
    for (Accelerator& a : catalogue.accelerators)
        if (a.id == id)
            change(a);
    return catalogue;
}

Scenario sharded(std::string_view more)
{
    return with(with(llama70(), "parallel.pp=1\nparallel.recompute=full\nparallel.tp=1"), more);
}

} // namespace

class TestInvariants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySampleIsSound();
    void samplesAreComputed();
    void betterCardsNeverSlow();
    void memoryFallsWithSharing();
    void moreWorkTakesLonger();
    void twiceTheCardsNeverLengthenCompute();
    void rentIsLinear();
    void currencyIsARate_data();
    void currencyIsARate();
    void groupsMultiply();
};

void TestInvariants::everySampleIsSound()
{
    for (const Sample& s : samples()) {
        const std::string fault
            = unsoundness(s.scenario, evaluate(s.scenario, s.catalogue), s.catalogue);
        QVERIFY2(fault.empty(), qPrintable(QString::fromStdString(s.name + ": " + fault)));
    }
}

// All but the last two samples have a step time: else they would prove nothing.
void TestInvariants::samplesAreComputed()
{
    int without = 0;
    for (const Sample& s : samples()) {
        const Results r = evaluate(s.scenario, s.catalogue);
        without += !r[f().step];
        if (!r[f().step])
            qInfo("no step time: %s %s", s.name.c_str(),
                r.problems.empty() ? "" : toString(r.problems.front()).c_str());
    }
    QCOMPARE(without, 1);
}

void TestInvariants::betterCardsNeverSlow()
{
    for (const Sample& s : samples()) {
        const Results first = evaluate(s.scenario, s.catalogue);
        if (!first[f().step] || first.measured)
            continue;
        // The layout that was chosen for it, so that nothing but the change acts.
        Scenario fixed = withLayoutAndCards(s.scenario, first.layout);
        fixed.clear(fields().intraRate.ordinal);
        fixed.clear(fields().interRate.ordinal);
        const std::string id = fixed[fields().accelerator];
        const Results before = evaluate(fixed, s.catalogue);
        for (const BetterCard& better : betterCards) {
            const Results after = evaluate(fixed, changed(s.catalogue, id, better.change));
            QVERIFY2(value(after, f().step) <= value(before, f().step) * (1 + 1e-12),
                qPrintable(QStringLiteral("%1, %2: %3 s became %4 s")
                               .arg(QString::fromStdString(s.name), QLatin1String(better.what))
                               .arg(value(before, f().step))
                               .arg(value(after, f().step))));
        }
    }
}

void TestInvariants::memoryFallsWithSharing()
{
    double before = std::numeric_limits<double>::infinity();
    for (const char* tp : {"1", "2", "4", "8"}) {
        const double now
            = value(evaluated(sharded(std::string("parallel.tp=") + tp)), f().memoryTotal);
        QCOMPARE_LT(now, before);
        before = now;
    }
    for (const char* tp : {"1", "8"}) {
        before = std::numeric_limits<double>::infinity();
        for (const char* zero : {"0", "1", "2", "3"}) {
            const double now = value(
                evaluated(sharded(std::string("parallel.tp=") + tp + "\nparallel.zero_stage=" + zero)),
                f().memoryTotal);
            QCOMPARE_LT(now, before);
            before = now;
        }
    }
    before = std::numeric_limits<double>::infinity();
    for (const char* pp : {"1", "2", "4", "8"}) {
        const double now = value(
            evaluated(with(sharded("parallel.tp=8"), std::string("parallel.pp=") + pp)),
            f().weights);
        QCOMPARE_LT(now, before);
        before = now;
    }
    before = std::numeric_limits<double>::infinity();
    for (const char* ep : {"1", "8", "64"}) {
        const double now = value(
            evaluated(experts(std::string("parallel.ep=") + ep)), f().weights);
        QCOMPARE_LT(now, before);
        before = now;
    }
    before = std::numeric_limits<double>::infinity();
    for (const char* recompute : {"none", "full"}) {
        const double now = value(
            evaluated(with(llama70(), std::string("parallel.recompute=") + recompute)),
            f().activations);
        QCOMPARE_LT(now, before);
        before = now;
    }
}

void TestInvariants::moreWorkTakesLonger()
{
    double before = 0;
    for (const char* tokens : {"1", "1M", "1B", "1T", "1.1T", "15T"}) {
        const Results r = evaluated(with(llama70(), std::string("data.tokens=") + tokens));
        QCOMPARE_GE(value(r, f().days), before);
        before = value(r, f().days);
    }
    before = 0;
    for (const char* sequence : {"1024", "2048", "8192", "32768"}) {
        const Results r = evaluated(with(llama70(), std::string("data.sequence=") + sequence));
        QCOMPARE_GT(value(r, f().step), before);
        before = value(r, f().step);
    }
    before = 0;
    for (const char* recompute : {"none", "full"}) {
        const Results r = evaluated(with(llama70(), std::string("parallel.recompute=") + recompute));
        QCOMPARE_GT(value(r, f().step), before);
        before = value(r, f().step);
    }
}

void TestInvariants::twiceTheCardsNeverLengthenCompute()
{
    const Results small = evaluated(with(llama70(), "cluster.gpus=256"));
    const Results large = evaluated(llama70());
    for (auto part : {f().matrix, f().attention, f().elementWise, f().head, f().launch})
        QCOMPARE_LE(value(large, part), value(small, part));
    QCOMPARE_LE(value(large, f().step), value(small, f().step));
}

void TestInvariants::rentIsLinear()
{
    const Results once = evaluated(with(llama70(), "money.rent_per_gpu_hour=2"));
    const Results dearer = evaluated(with(llama70(), "money.rent_per_gpu_hour=6"));
    QVERIFY(qFuzzyCompare(value(dearer, f().line(Line::rentCards)), 3 * value(once, f().line(Line::rentCards))));
    QCOMPARE(value(once, f().gpuHours), value(dearer, f().gpuHours));
    // Twice the steps are twice the hours, and so twice the rent.
    const Results twice
        = evaluated(with(llama70(), "data.epochs=2\nmoney.rent_per_gpu_hour=2\n"
                                    "data.tokens=1.610612736e12"));
    const Results half = evaluated(
        with(llama70(), "data.tokens=1.610612736e12\nmoney.rent_per_gpu_hour=2"));
    QVERIFY(qFuzzyCompare(value(twice, f().gpuHours), 2 * value(half, f().gpuHours)));
    QVERIFY(qFuzzyCompare(value(twice, f().line(Line::rentCards)), 2 * value(half, f().line(Line::rentCards))));
}

void TestInvariants::currencyIsARate_data()
{
    QTest::addColumn<QString>("card");
    const Catalogue& c = shippedCatalogue();
    for (const Accelerator& a : c.accelerators) {
        bool dollars = true;
        for (PriceKind kind : {PriceKind::onDemand, PriceKind::lease, PriceKind::server}) {
            const StandardPrice* price = c.standardPrice(a.id, kind);
            dollars = dollars && price && price->amount.currency() == Currency::usd;
        }
        if (dollars)
            QTest::newRow(a.id.c_str()) << QString::fromStdString(a.id);
    }
}

void TestInvariants::currencyIsARate()
{
    QFETCH(QString, card);
    const double rate = 7.3;
    const Scenario dollars
        = with(llama8(), "hardware.accelerator=" + card.toStdString());
    const Results usd = evaluated(dollars);
    const Results cny
        = evaluated(with(dollars, "money.currency=CNY\nmoney.cny_per_usd=7.3"));
    if (!usd[f().step])
        return;
    int amounts = 0;
    for (const ResultInfo& info : f().all()) {
        const bool money = info.signature.exponents[8] != 0;
        const auto x = usd.number(info.ordinal), y = cny.number(info.ordinal);
        QCOMPARE(bool(x), bool(y));
        if (!x)
            continue;
        amounts += money;
        QVERIFY2(std::fabs(*y - (money ? rate : 1) * *x) <= 1e-12 * std::fabs(*y),
            qPrintable(QString::fromStdString(std::string(info.key))));
    }
    QCOMPARE_GT(amounts, 20);
}

void TestInvariants::groupsMultiply()
{
    const Results one = evaluated(llama70());
    const Results turn = evaluated(with(llama70(), "framing.acceptance=comparison\n"
                                                   "framing.control_groups=3"));
    const Results once = evaluated(with(llama70(), "framing.acceptance=comparison\n"
                                                   "framing.control_groups=3\n"
                                                   "framing.groups_run=parallel"));
    QVERIFY(qFuzzyCompare(value(turn, f().days), 3 * value(one, f().days)));
    QCOMPARE(value(turn, f().gpus), value(one, f().gpus));
    QCOMPARE(value(once, f().days), value(one, f().days));
    QCOMPARE(value(once, f().gpus), 3 * value(one, f().gpus));
    QCOMPARE(value(once, f().nodes), 3 * value(one, f().nodes));
    QVERIFY(qFuzzyCompare(value(turn, f().gpuHours), 3 * value(one, f().gpuHours)));
    QVERIFY(qFuzzyCompare(value(once, f().gpuHours), 3 * value(one, f().gpuHours)));
    QVERIFY(qFuzzyCompare(value(once, f().line(Line::rentCards)), value(turn, f().line(Line::rentCards))));
}

QTEST_APPLESS_MAIN(TestInvariants)
#include "tst_invariants.moc"
