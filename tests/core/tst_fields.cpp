// Every field's description, and that what a person types for it comes back out of a file.
#include "core/plan/plan_file.h"
#include "core/units/display.h"

#include <QTest>

#include <set>

using namespace sizewright;

namespace {

QString q(std::string_view s) { return QString::fromUtf8(s.data(), qsizetype(s.size())); }

std::vector<const FieldInfo*> everyField()
{
    std::vector<const FieldInfo*> out;
    for (const FieldInfo& f : fields().all())
        out.push_back(&f);
    return out;
}

void addEveryField()
{
    QTest::addColumn<int>("ordinal");
    for (const FieldInfo* f : everyField())
        QTest::newRow(std::string(f->key).c_str()) << int(f->ordinal);
}

const FieldInfo& field(int ordinal) { return fields().all()[std::size_t(ordinal)]; }

// A text that is allowed for the field.
std::string allowedText(const FieldInfo& f)
{
    if (f.catalogue == "accelerators")
        return "nvidia-h100-sxm";
    if (f.kind == FieldKind::text)
        return "words, \"quoted\" and 中文";
    if (f.kind == FieldKind::choice)
        return f.options.back().key;
    if (f.kind == FieldKind::toggle)
        return "yes";
    if (f.kind == FieldKind::whole || f.signature == signatureOf<Cards>())
        return wholeText(f.max);
    return fieldText(f, f.fallback ? *f.fallback : f.min, "USD");
}

Scenario rereadScenario(const Scenario& scenario)
{
    Plan plan;
    plan.scenarios = {scenario};
    const auto read = readPlan(writePlan(plan), "p");
    return read ? read->scenarios.front() : Scenario{};
}

} // namespace

class TestFields : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keysAreUnique()
    {
        std::set<std::string_view> keys;
        for (const FieldInfo* f : everyField())
            QVERIFY2(keys.insert(f->key).second, std::string(f->key).c_str());
        QVERIFY(keys.size() > 100);
        QCOMPARE(fields().find("no.such_field"), nullptr);
    }

    void fixedPathsAreThere_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* path : {"framing.form", "framing.acceptance", "framing.control_groups",
                 "framing.earliest_days", "framing.latest_days", "model.preset", "model.layers",
                 "model.hidden", "model.heads", "model.kv_heads", "model.ffn", "model.vocab",
                 "model.experts", "model.experts_per_token", "model.parameters", "data.tokens",
                 "data.epochs", "data.samples", "data.sample_length", "data.sequence",
                 "data.global_batch", "hardware.accelerator", "hardware.gpus_per_node",
                 "hardware.intra_gbs", "hardware.inter_gbps", "cluster.gpus", "parallel.tp",
                 "parallel.pp", "parallel.vpp", "parallel.cp", "parallel.ep", "parallel.etp", "parallel.dp",
                 "parallel.zero_stage", "parallel.micro_batch", "parallel.recompute",
                 "parallel.sequence_parallel", "numerics.precision", "numerics.optimizer",
                 "lora.rank", "lora.targets", "storage.write_gbs", "storage.read_gbs",
                 "storage.checkpoints_kept", "reliability.node_mtbf_hours", "money.currency",
                 "money.rent_per_gpu_hour", "money.lease_per_gpu_hour", "money.server_price",
                 "money.power_per_kwh", "money.pue", "money.budget", "money.stop_loss",
                 "measured.step_s_n", "measured.gpus_n", "measured.step_s_2n"})
            QTest::newRow(path) << QString::fromLatin1(path);
    }
    void fixedPathsAreThere()
    {
        QFETCH(QString, path);
        QVERIFY(fields().find(path.toStdString()));
    }

    void fixedChoicesAreThere()
    {
        const auto keys = [](const char* path) {
            std::string out;
            for (const ChoiceOption& o : fields().find(path)->options)
                out += (out.empty() ? "" : "|") + std::string(o.key);
            return q(out);
        };
        QCOMPARE(keys("framing.form"), q("pretrain|continued|full|lora|qlora"));
        QCOMPARE(keys("framing.acceptance"), q("usable|comparison"));
        QCOMPARE(keys("parallel.recompute"), q("none|selective|full"));
        QCOMPARE(keys("numerics.precision"), q("bf16|fp16|fp8|fp32|tf32"));
        QCOMPARE(keys("numerics.optimizer"), q("adamw|adamw8bit|adafactor|sgd|lion|muon"));
    }

    void isDescribed_data() { addEveryField(); }
    void isDescribed()
    {
        QFETCH(int, ordinal);
        const FieldInfo& f = field(ordinal);
        QCOMPARE(f.ordinal, std::size_t(ordinal));
        QCOMPARE(fields().find(f.key), &f);
        QVERIFY(!f.label.empty());
        QVERIFY(!f.help.empty());
        QVERIFY(!f.group.empty());
        QVERIFY(!label(f.page).empty());
        QVERIFY2(q(f.key).contains(u'.'), "a key is page.name");
        const bool numeric = f.kind == FieldKind::quantity || f.kind == FieldKind::whole;
        if (numeric)
            QVERIFY(f.min < f.max);
        if (f.kind == FieldKind::quantity) {
            QVERIFY2(!unitsOf(f.signature).empty(), "its dimension has no unit to write it in");
            if (!f.unit.empty())
                QVERIFY2(findUnit(f.signature, f.unit), "its unit is not of its dimension");
        }
        if (f.fallback) {
            QVERIFY(*f.fallback >= f.min && *f.fallback <= f.max);
            QVERIFY2(!f.automatic, "a field cannot both have a default and be chosen");
        }
    }

    void choicesAreDescribed_data() { addEveryField(); }
    void choicesAreDescribed()
    {
        QFETCH(int, ordinal);
        const FieldInfo& f = field(ordinal);
        QCOMPARE(f.kind == FieldKind::choice, !f.options.empty());
        std::set<std::string_view> keys;
        for (const ChoiceOption& option : f.options) {
            QVERIFY(keys.insert(option.key).second);
            QVERIFY(!option.label.empty());
            QVERIFY(!option.help.empty());
        }
    }

    void defaultReadsAsItself_data() { addEveryField(); }
    void defaultReadsAsItself()
    {
        QFETCH(int, ordinal);
        const FieldInfo& f = field(ordinal);
        if (!f.fallback)
            return;
        const std::string text = fieldText(f, *f.fallback, "USD");
        const auto value = parseFieldValue(f, text, "USD");
        QVERIFY2(value, text.c_str());
        QVERIFY(std::fabs(value->number - *f.fallback) <= 1e-5 * std::fabs(*f.fallback));
    }

    void survivesAFile_data() { addEveryField(); }
    void survivesAFile()
    {
        QFETCH(int, ordinal);
        const FieldInfo& f = field(ordinal);
        const std::string text = allowedText(f);
        auto value = parseFieldValue(f, text, "USD", Origin::quoted);
        QVERIFY2(value, text.c_str());
        value->source = "offer of 2026-11-30, \"as is\"";
        Scenario scenario;
        scenario.put(f.ordinal, *value);
        QVERIFY2(rereadScenario(scenario) == scenario, writePlan({{}, {scenario}, 0, {}, {}}).c_str());
        // The same without anybody having typed it.
        value->entered.clear();
        scenario.put(f.ordinal, *value);
        QVERIFY2(rereadScenario(scenario) == scenario, writePlan({{}, {scenario}, 0, {}, {}}).c_str());
    }

    void boundsAreKept_data() { addEveryField(); }
    void boundsAreKept()
    {
        QFETCH(int, ordinal);
        const FieldInfo& f = field(ordinal);
        for (const char* text : {"-1", "NaN", "inf", "1e400", "1e40"}) {
            if (f.kind == FieldKind::text)
                return;
            const auto value = parseFieldValue(f, text, "USD");
            QVERIFY2(!value, text);
            QCOMPARE(q(value.problems().front().place), q(f.key));
            QVERIFY(!toString(value.problems().front().message).empty());
        }
    }

    void automaticIsEmpty_data() { addEveryField(); }
    void automaticIsEmpty()
    {
        QFETCH(int, ordinal);
        const FieldInfo& f = field(ordinal);
        if (f.kind == FieldKind::text)
            return;
        for (const char* text : {"auto", "AUTO", "自动"}) {
            const auto value = parseFieldValue(f, text, "USD");
            QCOMPARE(bool(value), f.automatic);
            if (value)
                QVERIFY(!value->isSet());
        }
        QVERIFY(parseFieldValue(f, "  ", "USD"));
    }

    void bareNumbersOfCountsAreCounts()
    {
        const auto number = [](const char* path, const char* text) {
            const auto value = parseFieldValue(*fields().find(path), text, "USD");
            return value ? value->number : -1.0;
        };
        QCOMPARE(number("data.tokens", "1.5e13"), 1.5e13);
        QCOMPARE(number("data.tokens", "15T"), 1.5e13);
        QCOMPARE(number("data.tokens", "2万"), 2e4);
        QCOMPARE(number("model.parameters", "7000000000"), 7e9);
        QCOMPARE(number("model.parameters", "70B"), 7e10);
        QCOMPARE(number("data.samples", "52000"), 52000.0);
        QCOMPARE(number("data.samples", "52K"), 52000.0);
        QCOMPARE(number("money.budget", "2500000"), 2.5e6);
        QCOMPARE(number("money.budget", "2.5M"), 2.5e6);
        QCOMPARE(number("money.server_price", "325,000"), 325000.0);
        QCOMPARE(number("framing.latest_days", "60"), 60 * 86400.0);
        QCOMPARE(number("framing.latest_days", "3 weeks"), 21 * 86400.0);
        QCOMPARE(number("hardware.inter_gbps", "400"), 4e11);
        QCOMPARE(number("cluster.gpus", "1,024"), 1024.0);
        QCOMPARE(number("cluster.gpus", "2K"), 2000.0);
    }

    void smallCountsAreWrittenOut()
    {
        const FieldInfo& sequence = fields()[fields().sequence];
        QCOMPARE(q(fieldText(sequence, 8192, "USD")), q("8,192"));
        QCOMPARE(q(fieldText(fields()[fields().tokens], 1.5e13, "USD")), q("15T"));
        QCOMPARE(q(fieldText(fields()[fields().tokens], 5e6, "USD")), q("5M"));
        QCOMPARE(q(fieldText(fields()[fields().budget], 2.5e6, "CNY")), q("2.5 M CNY"));
    }
};

QTEST_APPLESS_MAIN(TestFields)
#include "tst_fields.moc"
