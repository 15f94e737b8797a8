// The ladder: from the least trouble up, stopping where it suffices, with a reason in numbers for each rung,
// and never against what the plan fixes.
#include "core/decision/ladder.h"
#include "core/model/evaluate.h"
#include "tests/support/plan_builder.h"

#include <QTest>

#include <algorithm>

using namespace sizewright;
using namespace sizewright::test;

namespace {

const ResultFields& f() { return resultFields(); }
Results evaluated(const Scenario& s) { return evaluate(s, shippedCatalogue()); }

const char* const order[]{"Data parallel", "Sharded data parallel", "Tensor parallel in the node",
    "Pipeline parallel", "Context parallel", "Degrees given by hand"};
std::size_t heightOf(const Rung& rung)
{
    return std::size_t(std::find_if(std::begin(order), std::end(order), [&](const char* name) {
        return std::string_view(name) == rung.name.source;
    }) - std::begin(order));
}

Scenario open(const char* model, const char* cards, std::string_view more = {})
{
    return with(framed("data.tokens=100B\ndata.sequence=4096\ndata.global_batch=1024\n"
                       "hardware.accelerator=nvidia-h100-sxm"),
        "model.preset=" + std::string(model) + "\ncluster.gpus=" + cards + "\n"
            + std::string(more));
}

struct Climb {
    const char* name;
    Scenario scenario;
};
std::vector<Climb> plans()
{
    return {{"0.5B on 8", open("qwen2.5-0.5b", "8")}, {"8B on 8", open("llama-3.1-8b", "8")},
        {"8B in a hurry", open("llama-3.1-8b", "64", "framing.latest_days=1 days")},
        {"70B on 64", open("llama-3.1-70b", "64")},
        {"70B on 512", open("llama-3.1-70b", "512", "framing.latest_days=4 days")},
        {"405B on 1024", open("llama-3.1-405b", "1024")},
        {"405B on 8", open("llama-3.1-405b", "8")},
        {"experts on 256", open("qwen3-235b-a22b", "256")},
        {"experts on 2048", open("deepseek-v3", "2048", "numerics.precision=fp8")},
        {"long context", open("llama-3.1-70b", "256", "data.sequence=131072\n"
                                                      "data.global_batch=32")},
        {"adapters", open("llama-3.1-70b", "8", "framing.form=lora")},
        {"twelve cards", open("llama-3.1-8b", "12")}};
}

bool hasDigits(const std::string& text)
{
    return std::any_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

class TestLadder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void climbsInOrder_data() { planRows(); }
    void climbsInOrder();
    void reasonsCarryNumbers_data() { planRows(); }
    void reasonsCarryNumbers();
    void chosenLayoutIsLegalAndFits_data() { planRows(); }
    void chosenLayoutIsLegalAndFits();
    void stopsWhereItSuffices();
    void climbsForTime();
    void contextParallelOnlyWhenLong();
    void fixedDegreesStay_data();
    void fixedDegreesStay();
    void givenLayoutHasNoLadder();
    void fewestCards_data();
    void fewestCards();
    void twelveCards();

private:
    void planRows()
    {
        QTest::addColumn<Scenario>("scenario");
        for (const Climb& plan : plans())
            QTest::newRow(plan.name) << plan.scenario;
    }
};

void TestLadder::climbsInOrder()
{
    QFETCH(Scenario, scenario);
    const Results r = evaluated(scenario);
    QVERIFY(!r.ladder.empty());
    for (std::size_t i = 0; i < r.ladder.size(); ++i) {
        QVERIFY(heightOf(r.ladder[i]) < std::size(order));
        QVERIFY(i == 0 || heightOf(r.ladder[i - 1]) < heightOf(r.ladder[i]));
        // Only where it ended can a rung be accepted.
        QVERIFY(!r.ladder[i].accepted || i + 1 == r.ladder.size());
    }
    if (r.ladder.back().accepted)
        QVERIFY(r.ladder.back().layout == r.layout);
    else
        QVERIFY(!r.feasible);
}

void TestLadder::reasonsCarryNumbers()
{
    QFETCH(Scenario, scenario);
    for (const Rung& rung : evaluated(scenario).ladder) {
        const std::string reason = toString(rung.reason);
        QVERIFY2(hasDigits(reason), reason.c_str());
        QVERIFY2(reason.find('%') == std::string::npos, reason.c_str());
        QVERIFY2(!rung.accepted || reason.starts_with("fits: "), reason.c_str());
    }
}

void TestLadder::chosenLayoutIsLegalAndFits()
{
    QFETCH(Scenario, scenario);
    const Results r = evaluated(scenario);
    const Resolved resolved = resolve(scenario, shippedCatalogue());
    const auto cards = std::int64_t(scenario[fields().gpus]->value());
    if (r.ladder.back().accepted) {
        QCOMPARE(r.layout.cards(), cards);
        QVERIFY(isLegal(
            r.layout, *resolved.shape, resolved.globalBatch, resolved.sequence, cards));
        // Planned so that it fits at worst (model.md §3.6); at the ceiling only with a warning.
        const bool warned = r.fit == Fit::atRisk;
        QVERIFY(r[warned ? f().memoryTotal : f().memoryUpper]->value()
            <= r[f().usable]->value());
    }
    for (const Rung& rung : r.ladder)
        QVERIFY(!rung.accepted
            || isLegal(rung.layout, *resolved.shape, resolved.globalBatch, resolved.sequence,
                cards));
}

void TestLadder::stopsWhereItSuffices()
{
    const Results small = evaluated(open("qwen2.5-0.5b", "8"));
    QCOMPARE(small.ladder.size(), std::size_t(1));
    QCOMPARE(small.ladder.front().name.source, std::string_view("Data parallel"));
    QVERIFY(small.layout.zeroStage <= 1 && small.layout.tp == 1 && small.layout.pp == 1);

    const Results larger = evaluated(open("llama-3.1-8b", "8"));
    QVERIFY(larger.ladder.back().accepted);
    QVERIFY(larger.layout.pp == 1 && larger.layout.cp == 1);

    const Results large = evaluated(open("llama-3.1-405b", "1024"));
    QVERIFY(large.ladder.size() >= 2);
    QVERIFY(!large.ladder.front().accepted && large.ladder.back().accepted);
}

// The lowest rung that fits is too slow; the next that ends in time is taken.
void TestLadder::climbsForTime()
{
    const Results lazy = evaluated(open("llama-3.1-70b", "512"));
    const double days = lazy[f().days]->value() / units::day;
    const std::string sooner = std::to_string(days * 0.93) + " days";
    const Results pressed
        = evaluated(open("llama-3.1-70b", "512", "framing.latest_days=" + sooner));
    QVERIFY(pressed.ladder.size() > lazy.ladder.size() || !pressed.feasible);
    QVERIFY(pressed[f().days]->value() <= lazy[f().days]->value());
    bool tooSlow = false;
    for (const Rung& rung : pressed.ladder)
        tooSlow = tooSlow || toString(rung.reason).find("the latest end is") != std::string::npos;
    QVERIFY(tooSlow);
}

void TestLadder::contextParallelOnlyWhenLong()
{
    const auto climbs = [](const char* sequence) {
        const Results r = evaluated(open("llama-3.1-70b", "64",
            std::string("data.global_batch=64\nframing.latest_days=1 days\ndata.sequence=")
                + sequence));
        return std::any_of(r.ladder.begin(), r.ladder.end(),
            [](const Rung& rung) { return heightOf(rung) == 4; });
    };
    QVERIFY(!climbs("4096"));
    QVERIFY(!climbs("16384"));
    QVERIFY(climbs("32768"));
    QVERIFY(climbs("131072"));
}

void TestLadder::fixedDegreesStay_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("wanted");
    const auto rows = [](const char* name, std::initializer_list<int> values) {
        for (int v : values) {
            const QByteArray line = QByteArray("parallel.") + name + '=' + QByteArray::number(v);
            QTest::newRow(line.constData()) << line << v;
        }
    };
    rows("tp", {1, 2, 4, 8, 16});
    rows("pp", {1, 2, 4, 5, 8, 10});
    rows("vpp", {1});
    rows("cp", {1, 2, 4});
    rows("dp", {1, 2, 8, 16});
    rows("zero_stage", {0, 1, 2, 3});
    rows("micro_batch", {1, 2, 3, 4, 16});
    QTest::newRow("full") << QByteArray("parallel.recompute=full") << 2;
    QTest::newRow("selective") << QByteArray("parallel.recompute=selective") << 1;
    QTest::newRow("whole sequence") << QByteArray("parallel.sequence_parallel=no") << 0;
}

void TestLadder::fixedDegreesStay()
{
    QFETCH(QByteArray, line);
    QFETCH(int, wanted);
    const Results r = evaluated(open("llama-3.1-70b", "256",
        "data.global_batch=960\n" + line.toStdString()));
    const Layout& l = r.layout;
    const QByteArray name = line.mid(9, line.indexOf('=') - 9);
    const std::int64_t got = name == "tp" ? l.tp
        : name == "pp"                    ? l.pp
        : name == "vpp"                   ? l.vpp
        : name == "cp"                    ? l.cp
        : name == "dp"                    ? l.dp
        : name == "zero_stage"            ? l.zeroStage
        : name == "micro_batch"           ? l.microBatch
        : name == "recompute"             ? std::int64_t(l.recompute)
                                          : std::int64_t(l.sequenceParallel);
    QCOMPARE(got, std::int64_t(wanted));
}

void TestLadder::givenLayoutHasNoLadder()
{
    const Results r = evaluated(llama70());
    QVERIFY(r.ladder.empty());
    QCOMPARE(r.layout.tp, 8);
    QCOMPARE(r.layout.pp, 4);
    QCOMPARE(r.layout.dp, 16);
}

void TestLadder::fewestCards_data()
{
    QTest::addColumn<Scenario>("scenario");
    for (const char* days : {"300", "100", "30", "10"}) {
        Scenario s = open("llama-3.1-70b", "1",
            "data.tokens=1T\nframing.latest_days=" + std::string(days) + " days");
        s.clear(fields().gpus.ordinal);
        QTest::newRow(days) << s;
    }
    for (const char* days : {"211", "83", "37", "13"}) {
        Scenario s = open("llama-3.1-70b", "1",
            "data.tokens=1T\nframing.latest_days=" + std::string(days) + " days");
        s.clear(fields().gpus.ordinal);
        s.clear(fields().globalBatch.ordinal);
        QTest::newRow((std::string(days) + ", batch left open").c_str()) << s;
    }
    Scenario groups = open("llama-3.1-8b", "1",
        "framing.latest_days=30 days\nframing.acceptance=comparison\nframing.control_groups=4");
    groups.clear(fields().gpus.ordinal);
    QTest::newRow("groups in turn") << groups;
    QTest::newRow("groups at once") << with(groups, "framing.groups_run=parallel");
}

void TestLadder::fewestCards()
{
    QFETCH(Scenario, scenario);
    const Results r = evaluated(scenario);
    QVERIFY(r.feasible);
    QVERIFY(*r[f().days] <= *scenario[fields().latest]);
    const std::int64_t cards = r.layout.cards();
    // Nothing smaller that people would buy does it: powers of two, and one node less.
    std::vector<std::int64_t> fewer{cards - 8};
    for (std::int64_t c = 1; c < cards; c *= 2)
        fewer.push_back(c);
    for (std::int64_t c : fewer) {
        if (c < 1)
            continue;
        const Results less
            = evaluated(with(scenario, "cluster.gpus=" + std::to_string(c)));
        QVERIFY2(!less.feasible, qPrintable(QStringLiteral("%1 do, %2 chosen").arg(c).arg(cards)));
    }
}

// A card count that no power of two divides still gets a layout.
void TestLadder::twelveCards()
{
    const Results r = evaluated(open("llama-3.1-8b", "12", "data.global_batch=1032"));
    QVERIFY(r.feasible);
    QCOMPARE(r.layout.cards(), 12);
}

QTEST_APPLESS_MAIN(TestLadder)
#include "tst_ladder.moc"
