// Scenarios side by side: which rows there are, what they say, which of them differ.
#include "core/plan/plan.h"
#include "core/study/comparison.h"

#include <QTest>

using namespace sizewright;

namespace {

QString q(std::string_view s) { return QString::fromUtf8(s.data(), qsizetype(s.size())); }

Scenario scenario(const char* name, std::initializer_list<std::pair<const char*, const char*>> more)
{
    Scenario s;
    s.name = name;
    for (const auto& [path, text] :
        std::initializer_list<std::pair<const char*, const char*>>{{"model.preset", "llama-3.1-8b"},
            {"framing.form", "pretrain"}, {"framing.acceptance", "usable"},
            {"framing.earliest_days", "5"}, {"framing.latest_days", "60"},
            {"hardware.accelerator", "nvidia-h100-sxm"}, {"data.tokens", "1T"},
            {"cluster.gpus", "256"}})
        setField(s, path, text, shippedCatalogue());
    for (const auto& [path, text] : more)
        setField(s, path, text, shippedCatalogue());
    return s;
}

Comparison compare(const std::vector<Scenario>& scenarios, std::size_t baseline = 0)
{
    std::vector<Results> results;
    for (const Scenario& s : scenarios)
        results.push_back(evaluate(s, shippedCatalogue()));
    return compareScenarios(scenarios, baseline, results);
}

const ComparisonRow* row(const Comparison& c, std::string_view key)
{
    for (const ComparisonRow& r : c.rows)
        if (r.key == key)
            return &r;
    return nullptr;
}

} // namespace

class TestComparison : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void rowsHaveACellForEveryScenario()
    {
        const Comparison c = compare({scenario("a", {}), scenario("b", {{"cluster.gpus", "512"}}),
            scenario("c", {{"data.tokens", ""}})}, 1);
        QCOMPARE(c.names.size(), std::size_t(3));
        QCOMPARE(c.baseline, std::size_t(1));
        QVERIFY(!c.rows.empty());
        for (const ComparisonRow& r : c.rows) {
            QCOMPARE(r.texts.size(), std::size_t(3));
            QCOMPARE(r.values.size(), std::size_t(3));
            QVERIFY(!r.label.empty() && !r.group.empty());
            for (const std::string& text : r.texts)
                QVERIFY2(!text.empty(), std::string(r.key).c_str());
        }
    }

    void fieldsComeFirstInPageOrder()
    {
        const Comparison c = compare({scenario("a", {}), scenario("b", {{"money.load_factor", "0.9"}})});
        std::size_t last = 0;
        bool figures = false;
        for (const ComparisonRow& r : c.rows) {
            if (r.isField)
                QVERIFY(!figures && r.ordinal >= last);
            else
                figures = true;
            last = r.isField ? r.ordinal : 0;
        }
        QVERIFY(figures);
        QVERIFY(row(c, "money.load_factor"));
        QVERIFY2(!row(c, "money.network_share"), "set nowhere, so the same everywhere");
    }

    void differencesAreMarked()
    {
        const Comparison c = compare({scenario("a", {}), scenario("b", {{"cluster.gpus", "512"}})});
        QVERIFY(row(c, "cluster.gpus")->differs);
        QCOMPARE(q(row(c, "cluster.gpus")->texts[1]), q("512"));
        QVERIFY(!row(c, "data.tokens")->differs);
        QVERIFY(row(c, "answer.days")->differs);
        QVERIFY(row(c, "answer.days")->better == Better::lower);
        QVERIFY(!row(c, "model.params_total")->differs);
    }

    void theSameSaidOtherwiseIsNoDifference()
    {
        const Comparison c = compare(
            {scenario("a", {{"data.tokens", "1T"}}), scenario("b", {{"data.tokens", "1e12"}})});
        const ComparisonRow* tokens = row(c, "data.tokens");
        QVERIFY(!tokens->differs);
        QCOMPARE(q(tokens->texts[0]), q("1T"));
        QCOMPARE(q(tokens->texts[1]), q("1e12"));
    }

    void aDefaultIsShownBesideASetValue()
    {
        const Comparison c = compare({scenario("a", {}), scenario("b", {{"money.load_factor", "0.9"}})});
        QCOMPARE(q(row(c, "money.load_factor")->texts[0]), q("0.8"));
        QVERIFY(row(c, "money.load_factor")->differs);
    }

    void theChosenLayoutIsShown()
    {
        const Comparison c = compare({scenario("a", {}), scenario("b", {{"parallel.tp", "4"}})});
        const ComparisonRow* tp = row(c, "parallel.tp");
        QVERIFY(tp->texts[0].ends_with(" (auto)"));
        QVERIFY(tp->values[0].has_value());
        QCOMPARE(q(tp->texts[1]), q("4"));
        QVERIFY(row(c, "parallel.recompute")->texts[0].ends_with(" (auto)"));
    }

    void anOpenVerdictHasNoAnswer()
    {
        Scenario open = scenario("b", {});
        open.clear(fields().acceptance.ordinal);
        const Comparison c = compare({scenario("a", {}), open});
        QCOMPARE(q(row(c, "answer.days")->texts[1]), q("—"));
        QVERIFY(!row(c, "answer.days")->values[1]);
        QVERIFY(row(c, "answer.days")->differs);
    }

    void emptyScenariosCompare()
    {
        const Comparison c = compare({Scenario{}, Scenario{}});
        for (const ComparisonRow& r : c.rows)
            QVERIFY(!r.differs);
    }

    void unequalListsGiveNoRows()
    {
        QVERIFY(compareScenarios({Scenario{}}, 0, {}).rows.empty());
    }
};

QTEST_APPLESS_MAIN(TestComparison)
#include "tst_comparison.moc"
