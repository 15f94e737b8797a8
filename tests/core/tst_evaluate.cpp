// What an evaluation says: nothing before the framing is complete, a problem with code and place for
// each mistake, a warning for each limit that is passed.
#include "core/decision/resolve.h"
#include "core/model/evaluate.h"
#include "tests/support/sample_plans.h"

#include <QTest>

using namespace sizewright;
using namespace sizewright::test;

namespace {

const ResultFields& f() { return resultFields(); }
Results evaluated(const Scenario& s) { return evaluate(s, shippedCatalogue()); }

const Problem* problem(const Results& r, std::string_view code)
{
    for (const Problem& p : r.problems)
        if (p.code == code)
            return &p;
    return nullptr;
}

bool anyVerdict(const Results& r)
{
    for (const ResultInfo& info : f().all())
        if ((info.key.starts_with("answer.") || info.key.starts_with("money."))
            && r.number(info.ordinal))
            return true;
    return false;
}

std::vector<std::string> missingKeys(const Results& r)
{
    std::vector<std::string> keys;
    for (const Missing& m : r.missing)
        keys.push_back(m.key);
    return keys;
}

void problemRow(const char* name, const Scenario& s, const char* code, const char* place)
{
    QTest::newRow(name) << s << QByteArray(code) << QByteArray(place);
}
void problemColumns()
{
    QTest::addColumn<Scenario>("scenario");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("place");
}

Scenario onUnknownCard()
{
    Scenario s = llama70();
    s.set(fields().accelerator, "no-such-card");
    return s;
}

// A server that nobody quotes.
Scenario onCardWithoutPrice()
{
    const Catalogue& c = shippedCatalogue();
    Scenario s = with(llama70(), "money.route=build");
    for (const Accelerator& a : c.accelerators)
        if (!c.standardPrice(a.id, PriceKind::server))
            s.set(fields().accelerator, a.id);
    return s;
}

} // namespace

class TestEvaluate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withheldUntilFramed_data();
    void withheldUntilFramed();
    void emptyPlanSaysAllThatIsMissing();
    void comparisonNeedsItsGroups();
    void mistakesHaveCodeAndPlace_data();
    void mistakesHaveCodeAndPlace();
    void limitsAreWarnedOf_data();
    void limitsAreWarnedOf();
    void aSoundPlanIsQuiet();
    void worstFirst();
    void oneCard();
    void replicaOfPowersOfTwo();
    void derivedArchitectures();
    void tiers();
};

void TestEvaluate::withheldUntilFramed_data()
{
    QTest::addColumn<QByteArray>("key");
    for (const char* key : {"framing.form", "framing.acceptance", "framing.earliest_days",
             "framing.latest_days", "data.tokens", "hardware.accelerator"})
        QTest::newRow(key) << QByteArray(key);
}

void TestEvaluate::withheldUntilFramed()
{
    QFETCH(QByteArray, key);
    Scenario s = llama70();
    QVERIFY(anyVerdict(evaluated(s)));
    s.clear(fields().find(key.constData())->ordinal);
    const Results r = evaluated(s);
    QCOMPARE(missingKeys(r), std::vector<std::string>{key.toStdString()});
    QVERIFY(!r.missing.front().what.text.empty());
    QVERIFY(!r.complete && !r.feasible);
    QVERIFY(!anyVerdict(r));
    // What needs no framing is there all the same.
    QVERIFY(r[f().paramsTotal]);
    QCOMPARE(bool(r[f().memoryTotal]), key != "hardware.accelerator");
    QCOMPARE(bool(r[f().step]), key.startsWith("framing."));
    QCOMPARE(evaluateExplained(s, shippedCatalogue()).find("answer.days"), nullptr);
}

void TestEvaluate::emptyPlanSaysAllThatIsMissing()
{
    const Results r = evaluated({});
    QCOMPARE(missingKeys(r),
        (std::vector<std::string>{"framing.form", "framing.acceptance", "framing.earliest_days",
            "framing.latest_days", "model.preset", "data.tokens", "hardware.accelerator"}));
    QVERIFY(r.problems.empty());
    for (const ResultInfo& info : f().all())
        QVERIFY(!r.number(info.ordinal));
}

void TestEvaluate::comparisonNeedsItsGroups()
{
    const Results r = evaluated(with(llama70(), "framing.acceptance=comparison"));
    QCOMPARE(missingKeys(r), std::vector<std::string>{"framing.control_groups"});
    QVERIFY(!anyVerdict(r));
    QVERIFY(evaluated(with(llama70(), "framing.acceptance=comparison\n"
                                      "framing.control_groups=1")).complete);
}

void TestEvaluate::mistakesHaveCodeAndPlace_data()
{
    problemColumns();
    const auto plan = [](const char* lines) { return with(llama70(), lines); };
    const auto moe = [](const char* lines) { return experts(lines); };
    const char* inconsistent = "model.inconsistent";
    problemRow("fp8 without units", plan("hardware.accelerator=nvidia-a100-sxm-80\n"
                                         "numerics.precision=fp8"),
        "numerics.no_fp8", "numerics.precision");
    problemRow("unknown card", onUnknownCard(), "catalogue.unknown_accelerator",
        "hardware.accelerator");
    problemRow("range turned round", plan("framing.earliest_days=60 days\n"
                                          "framing.latest_days=50 days"),
        "framing.range", "framing.earliest_days");
    problemRow("KV heads", plan("model.kv_heads=7"), inconsistent, "model.kv_heads");
    problemRow("more heads than channels",
        framed("model.layers=2\nmodel.hidden=64\nmodel.vocab=1000\nmodel.heads=128\n"
               "data.tokens=1B\nhardware.accelerator=nvidia-h100-sxm\ncluster.gpus=1"),
        inconsistent, "model.heads");
    problemRow("no feed-forward", plan("model.ffn=0"), inconsistent, "model.ffn");
    problemRow("no feed-forward in dense layers", moe("model.ffn=0"), inconsistent, "model.ffn");
    problemRow("no expert used", moe("model.experts_per_token=0"), inconsistent,
        "model.experts_per_token");
    problemRow("more than there are", moe("model.experts_per_token=257"), inconsistent,
        "model.experts_per_token");
    problemRow("experts without width", moe("model.expert_ffn=0"), inconsistent,
        "model.expert_ffn");
    problemRow("too many dense layers", moe("model.dense_layers=62"), inconsistent,
        "model.dense_layers");
    problemRow("too many windowed layers", plan("model.windowed_layers=81"), inconsistent,
        "model.windowed_layers");
    problemRow("latent without dimensions", plan("model.kv_rank=512"), inconsistent,
        "model.kv_rank");
    problemRow("part of a card", plan("cluster.gpus=511.5"), "value.not_whole", "cluster.gpus");
    problemRow("part of a sequence", plan("data.global_batch=2048.5"), "value.not_whole",
        "data.global_batch");
    problemRow("degrees against cards", plan("parallel.dp=3"), "layout.cards", "parallel.dp");
    problemRow("batch", plan("data.global_batch=2047"), "layout.batch", "data.global_batch");
    problemRow("heads", plan("parallel.tp=3\nparallel.pp=1\ncluster.gpus=3"), "layout.heads",
        "parallel.tp");
    problemRow("KV heads over cards", plan("model.kv_heads=16\nmodel.heads=48\nparallel.tp=24\n"
                                           "parallel.pp=1\ncluster.gpus=24"),
        "layout.kv_heads", "parallel.tp");
    problemRow("width", plan("model.ffn=28673"), "layout.widths", "parallel.tp");
    problemRow("stages", plan("parallel.tp=1\nparallel.pp=128\ncluster.gpus=128"),
        "layout.stages", "parallel.pp");
    problemRow("chunks", plan("parallel.vpp=2\nparallel.pp=1"), "layout.interleave",
        "parallel.vpp");
    problemRow("context", plan("data.sequence=8194\nparallel.cp=2"), "layout.context",
        "parallel.cp");
    problemRow("experts", plan("parallel.ep=2"), "layout.experts", "parallel.ep");
    problemRow("expert width", moe("parallel.etp=7"), "layout.expert_tensor", "parallel.etp");
    problemRow("expert ranks", moe("parallel.pp=16\nparallel.ep=256\ncluster.gpus=1024\n"
                                   "parallel.tp=1\ndata.global_batch=4096"),
        "layout.expert_ranks", "parallel.ep");
    problemRow("does not fit", plan("parallel.zero_stage=0\nparallel.tp=1"),
        "memory.does_not_fit", "parallel.recompute");
    problemRow("too late", plan("framing.latest_days=1 days"), "time.too_late",
        "framing.latest_days");
    problemRow("never advances", plan("reliability.node_mtbf_hours=1\n"
                                      "reliability.checkpoint_interval=300 days"),
        "reliability.no_progress", "reliability.checkpoint_interval");
}

void TestEvaluate::mistakesHaveCodeAndPlace()
{
    QFETCH(Scenario, scenario);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, place);
    const Results r = evaluated(scenario);
    const Problem* p = problem(r, code.constData());
    QVERIFY2(p, r.problems.empty() ? "no problem" : r.problems.front().code.c_str());
    QCOMPARE(p->severity, Severity::error);
    QCOMPARE(p->place, place.toStdString());
    const std::string sentence = toString(p->message);
    QVERIFY(sentence.size() > 20 && sentence.find('%') == std::string::npos);
    QVERIFY(!r.feasible);
}

void TestEvaluate::limitsAreWarnedOf_data()
{
    problemColumns();
    const auto plan = [](const char* lines) { return with(llama70(), lines); };
    problemRow("budget", plan("money.budget=1000"), "money.over_budget", "money.budget");
    problemRow("budget of another route", plan("money.budget=2000000\nmoney.route=lease\n"
                                               "money.lease_per_gpu_hour=50"),
        "money.over_budget", "money.budget");
    problemRow("stop-loss", plan("money.stop_loss=1000"), "money.stop_loss", "money.stop_loss");
    problemRow("too early", plan("framing.earliest_days=10000 days"), "time.too_early",
        "framing.earliest_days");
    problemRow("no price", onCardWithoutPrice(), "money.no_price", "money.route");
    problemRow("at risk", plan("hardware.usable_memory=40 GiB"), "memory.at_risk",
        "parallel.micro_batch");
    problemRow("tensor parallel across nodes",
        plan("parallel.tp=16\nmodel.kv_heads=16\nparallel.pp=2"), "layout.tp_across_nodes",
        "parallel.tp");
    problemRow("few micro-batches", plan("data.global_batch=64"), "layout.few_micro_batches",
        "data.global_batch");
    problemRow("recomputed layers unused", plan("parallel.recompute=none\nparallel.recompute_layers=4"),
        "layout.recompute_layers_unused", "parallel.recompute_layers");
    problemRow("schedule unused", plan("parallel.pp=1\nparallel.schedule=zb-1p"),
        "layout.schedule_unused", "parallel.schedule");
    problemRow("uneven stages", plan("parallel.pp=6\ncluster.gpus=384"), "layout.uneven_stages",
        "parallel.pp");
    problemRow("experts", experts(""), "time.experts_uncertain", "model.experts");
    problemRow("context parallel", plan("parallel.cp=4\nparallel.pp=2"),
        "time.context_parallel_uncertain", "parallel.cp");
    problemRow("derived", framed("model.parameters=13B\ndata.tokens=1T\ncluster.gpus=64\n"
                                 "hardware.accelerator=nvidia-h200-sxm"),
        "model.derived", "model.parameters");
    problemRow("measured elsewhere", plan("measured.step_s_n=40 s\nmeasured.gpus_n=48"),
        "measured.not_comparable", "measured.gpus_n");
    problemRow("layout of the measurement", plan("parallel.tp=\nmeasured.step_s_n=12 s\nmeasured.gpus_n=512"),
        "measured.layout_assumed", "measured.gpus_n");
}

void TestEvaluate::limitsAreWarnedOf()
{
    QFETCH(Scenario, scenario);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, place);
    const Results r = evaluated(scenario);
    const Problem* p = problem(r, code.constData());
    QVERIFY2(p, qPrintable(QStringLiteral("margin %1").arg(r[f().margin]->value())));
    QVERIFY(p->severity != Severity::error);
    QCOMPARE(p->place, place.toStdString());
    const std::string sentence = toString(p->message);
    QVERIFY2(sentence.find('%') == std::string::npos || sentence.find(" %") != std::string::npos,
        sentence.c_str());
}

void TestEvaluate::aSoundPlanIsQuiet()
{
    const Results r = evaluated(llama70());
    QVERIFY2(r.problems.empty(),
        r.problems.empty() ? "" : toString(r.problems.front()).c_str());
    QVERIFY(r.complete && r.feasible && r.fit == Fit::fits);
    QVERIFY(r.binding != Binding::none);
    QVERIFY(evaluated(with(llama70(), "money.budget=100M\nmoney.stop_loss=100M")).problems.empty());
}

void TestEvaluate::worstFirst()
{
    const Results r = evaluated(with(llama70(), "parallel.pp=6\ncluster.gpus=384\n"
                                                "framing.latest_days=1 days\nmoney.budget=1000"));
    QCOMPARE_GE(r.problems.size(), std::size_t(3));
    for (std::size_t i = 1; i < r.problems.size(); ++i)
        QVERIFY(r.problems[i - 1].severity >= r.problems[i].severity);
    QCOMPARE(r.problems.front().code, std::string("time.too_late"));
}

void TestEvaluate::oneCard()
{
    const Results adapters = evaluated(with(llama8(), "framing.form=qlora\ncluster.gpus=1"));
    QVERIFY(adapters.fitsOneCard);
    QCOMPARE(adapters[f().minGpusOneReplica]->value(), 1.0);
    const Results full = evaluated(llama70());
    QVERIFY(!full.fitsOneCard);
    QVERIFY(*full[f().oneCard] > *full[f().usable]);
    // 18 bytes for each of 70.55B parameters and a little for the rest.
    const double bytes = full[f().oneCard]->value() / full[f().paramsTotal]->value();
    QVERIFY(bytes > 18 && bytes < 20);
}

void TestEvaluate::replicaOfPowersOfTwo()
{
    for (const char* model : {"qwen2.5-0.5b", "llama-3.1-8b", "llama-3.1-70b", "llama-3.1-405b"}) {
        const Results r = evaluated(with(llama70(), std::string("parallel.tp=auto\nparallel.pp=auto\nmodel.preset=") + model));
        const double cards = r[f().minGpusOneReplica]->value();
        QCOMPARE(std::exp2(std::round(std::log2(cards))), cards);
        // All states on so many cards, and no fewer than they need.
        QVERIFY2(cards * r[f().usable]->value() >= 18 * r[f().paramsTotal]->value(),
            qPrintable(QStringLiteral("%1 on %2").arg(QLatin1String(model)).arg(cards)));
    }
}

void TestEvaluate::derivedArchitectures()
{
    for (double n = 1e8; n <= 2.0001e12; n *= 1.05) {
        const ModelShape shape = plausibleShape(fromBase<Parameters>(n));
        const double total = totalParameters(shape).value();
        QVERIFY2(std::fabs(total / n - 1) <= 0.05,
            qPrintable(QStringLiteral("%1 wanted, %2 derived").arg(n).arg(total)));
        QCOMPARE(shape.hidden, shape.heads * shape.headDim);
        QCOMPARE(shape.heads % shape.kvHeads, 0);
        const double slenderness = double(shape.hidden) / double(shape.layers);
        QVERIFY2(slenderness > 30 && slenderness < 400, qPrintable(QString::number(n)));
    }
    const Results r = evaluated(scenarioOf("model.parameters=70B"));
    QVERIFY(std::fabs(r[f().paramsTotal]->value() / 70e9 - 1) <= 0.05);
}

void TestEvaluate::tiers()
{
    QCOMPARE(evaluated(llama8()).tier, Tier::small);
    QCOMPARE(evaluated(with(llama70(), "parallel.pp=1")).tier, Tier::medium);
    QCOMPARE(evaluated(with(llama70(), "model.preset=llama-3.1-405b")).tier, Tier::large);
}

QTEST_APPLESS_MAIN(TestEvaluate)
#include "tst_evaluate.moc"
