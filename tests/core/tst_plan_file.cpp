// Plan files: what is written reads back exactly, what is unknown is kept, what is wrong is named.
#include "core/plan/plan_file.h"
#include "core/plan/plan_guard.h"

#include <QElapsedTimer>
#include <QTest>

#include <random>

using namespace sizewright;
using Json = nlohmann::ordered_json;

namespace {

QString q(std::string_view s) { return QString::fromUtf8(s.data(), qsizetype(s.size())); }

Plan readable(const std::string& bytes)
{
    auto plan = readPlan(bytes, "p.sizewright");
    if (!plan)
        qWarning("%s", toString(plan.problems().front()).c_str());
    return plan ? *plan : Plan{};
}

QStringList codes(const std::string& bytes)
{
    const auto plan = readPlan(bytes, "p.sizewright");
    QStringList out;
    for (const Problem& p : plan.problems())
        out << q(p.code);
    return out;
}

// A scenario's file with this text as its values.
std::string planWith(const std::string& values)
{
    return R"({"format":"sizewright-plan","version":1,"scenarios":[{"name":"base","values":)"
        + values + "}]}";
}

// Every field set to something allowed at random, without anybody having typed it.
Scenario randomScenario(std::mt19937& random, std::string name)
{
    std::uniform_real_distribution<double> share(0, 1);
    Scenario s;
    s.name = std::move(name);
    for (const FieldInfo& f : fields().all()) {
        if (share(random) < 0.3)
            continue;
        FieldValue value;
        value.origin = Origin(1 + int(share(random) * 5));
        double number = f.min * std::pow(std::max(f.max, 1e-9) / std::max(f.min, 1e-9), share(random));
        number = std::clamp(number, f.min, f.max);
        switch (f.kind) {
        case FieldKind::text: value.text = f.catalogue.empty() ? "some text" : "an-id"; break;
        case FieldKind::choice: number = std::floor(share(random) * double(f.options.size()));
            value.number = number; break;
        case FieldKind::toggle: value.number = share(random) < 0.5 ? 0 : 1; break;
        case FieldKind::whole: value.number = std::floor(number); break;
        case FieldKind::quantity: value.number = number; break;
        }
        if (share(random) < 0.2)
            value.source = "a quote";
        s.put(f.ordinal, value);
    }
    return s;
}

} // namespace

class TestPlanFile : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsBackToTheBit()
    {
        std::mt19937 random(7);
        for (int i = 0; i < 200; ++i) {
            Plan plan;
            plan.name = "a plan";
            plan.scenarios = {randomScenario(random, "base"), randomScenario(random, "二")};
            plan.scenarios[1].notes = "two\nlines";
            plan.baseline = 1;
            const std::string bytes = writePlan(plan);
            const Plan again = readable(bytes);
            QCOMPARE(q(again.name), q(plan.name));
            QCOMPARE(again.baseline, plan.baseline);
            QCOMPARE(again.scenarios.size(), plan.scenarios.size());
            for (std::size_t k = 0; k < plan.scenarios.size(); ++k)
                for (const FieldInfo& f : fields().all()) {
                    const FieldValue& was = plan.scenarios[k].value(f.ordinal);
                    const FieldValue& is = again.scenarios[k].value(f.ordinal);
                    QVERIFY2(is == was,
                        (std::string(f.key) + " " + std::to_string(was.number) + " "
                            + is.entered).c_str());
                }
            QVERIFY(again.scenarios == plan.scenarios);
            QCOMPARE(q(writePlan(again)), q(bytes));
        }
    }

    void whatWasTypedStays()
    {
        Scenario s;
        const Catalogue& catalogue = shippedCatalogue();
        const std::pair<const char*, const char*> typed[] = {{"data.tokens", "15T"},
            {"hardware.usable_memory", "74 GiB"}, {"hardware.inter_gbps", "400 Gbps"},
            {"framing.latest_days", "3 个月"}, {"money.budget", "1.2亿"}, {"cluster.gpus", "1,024"}};
        for (const auto& [path, text] : typed)
            QVERIFY(setField(s, path, text, catalogue).empty());
        Plan plan;
        plan.scenarios = {s};
        const Plan again = readable(writePlan(plan));
        QVERIFY(again.scenarios.front() == s);
        for (const auto& [path, text] : typed)
            QCOMPARE(q(fieldText(again.scenarios.front(), fields().find(path)->ordinal)), q(text));
    }

    void everyModelOfTheCatalogueCanBeSaved()
    {
        for (const ModelEntry& model : shippedCatalogue().models) {
            Plan plan;
            applyModel(plan.scenarios.front(), model);
            const auto again = readPlan(writePlan(plan), "p");
            QVERIFY2(again, model.id.c_str());
            QVERIFY(again->scenarios == plan.scenarios);
            const auto shape = statedShape(again->scenarios.front());
            QVERIFY2(shape && *shape == model.shape, model.id.c_str());
        }
    }

    void usedEntriesComeAlong()
    {
        for (const Accelerator& card : shippedCatalogue().accelerators) {
            Plan plan;
            plan.scenarios.front().set(fields().accelerator, card.id);
            embedUsedEntries(plan, shippedCatalogue());
            const std::string bytes = writePlan(plan);
            const auto again = readPlan(bytes, "p");
            QVERIFY2(again, card.id.c_str());
            QCOMPARE(again->catalogue.accelerators.size(), std::size_t(1));
            QCOMPARE(q(writePlan(*again)), q(bytes));
        }
    }

    void ownPricesAloneAreKept()
    {
        Plan plan;
        plan.catalogue.prices.push_back(shippedCatalogue().prices.front());
        const Plan again = readable(writePlan(plan));
        QCOMPARE(again.catalogue.prices.size(), std::size_t(1));
    }

    void unknownKeysAreKept()
    {
        Plan plan;
        Scenario& s = plan.scenarios.front();
        s.set(fields().accelerator, "nvidia-h100-sxm");
        s.set(fields().tp, count(8));
        embedUsedEntries(plan, shippedCatalogue());
        Json json = Json::parse(writePlan(plan));
        json["future"] = {{"a", {1, 2.5, nullptr}}};
        json["scenarios"][0]["colour"] = "blue";
        json["scenarios"][0]["values"]["future.field"] = {{"value", 18446744073709551615u}};
        json["scenarios"][0]["values"]["parallel.tp"]["comment"] = "asked on Monday";
        json["catalogue"]["networks"] = {{{"id", "x"}}};
        json["catalogue"]["accelerators"][0]["sparsity"] = true;
        json["catalogue"]["generations"][0]["stepping"] = 3;
        json["catalogue"]["prices"][0]["contact"] = "someone";
        const std::string bytes = json.dump(2);
        const Json again = Json::parse(writePlan(readable(bytes)));
        QCOMPARE(q(again["future"].dump()), q(json["future"].dump()));
        QCOMPARE(q(again["scenarios"].dump(1)).size(), q(json["scenarios"].dump(1)).size());
        QVERIFY(again["scenarios"][0]["colour"] == "blue");
        QVERIFY(again["scenarios"][0]["values"]["future.field"]["value"] == 18446744073709551615u);
        QVERIFY(again["scenarios"][0]["values"]["parallel.tp"]["comment"] == "asked on Monday");
        QVERIFY(again["catalogue"]["networks"][0]["id"] == "x");
        QVERIFY(again["catalogue"]["accelerators"][0]["sparsity"] == true);
        QVERIFY(again["catalogue"]["generations"][0]["stepping"] == 3);
        QVERIFY(again["catalogue"]["prices"][0]["contact"] == "someone");
    }

    void commentGoesWithItsValue()
    {
        Plan plan = readable(planWith(R"({"parallel.tp":{"value":8,"comment":"x"}})"));
        plan.scenarios.front().clear(fields().tp.ordinal);
        const Json json = Json::parse(writePlan(plan));
        QVERIFY(!json["scenarios"][0]["values"].contains("parallel.tp"));
    }

    void plainValuesAreRead()
    {
        const Plan plan = readable(planWith(
            R"({"parallel.tp":8,"data.tokens":1.5e13,"framing.form":"lora","numerics.dropout":true,
                "cluster.gpus":"auto","hardware.usable_memory":{"value":70,"unit":"GiB"}})"));
        const Scenario& s = plan.scenarios.front();
        QCOMPARE(s[fields().tp]->value(), 8.0);
        QCOMPARE(s[fields().tokens]->value(), 1.5e13);
        QVERIFY(*s[fields().form] == TrainingForm::lora);
        QCOMPARE(*s[fields().dropout], true);
        QVERIFY(!s[fields().gpus]);
        QCOMPARE(s[fields().usableMemory]->value(), 70.0 * 1024 * 1024 * 1024);
    }

    void damageIsNamed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* name, const std::string& bytes, const char* code) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString::fromLatin1(code);
        };
        const std::string good = writePlan(Plan{});
        row("empty", "", "plan.empty");
        row("blank", " \n ", "plan.not_json");
        row("no text", std::string("\x7f" "ELF\0\x01\xff\xfe", 8), "plan.not_json");
        row("nul bytes", std::string(64, '\0'), "plan.not_json");
        row("cut in the middle", good.substr(0, good.size() / 2), "plan.not_json");
        row("cut at the last bracket", good.substr(0, good.size() - 2), "plan.not_json");
        row("something behind", good + "x", "plan.not_json");
        row("broken UTF-8", planWith("{\"a\":\"\xff\"}"), "plan.not_json");
        row("too large a number", planWith("{\"parallel.tp\":1e999}"), "plan.not_json");
        row("a list", "[]", "plan.not_a_plan");
        row("a number", "12", "plan.not_a_plan");
        row("another object", "{\"model_type\":\"llama\"}", "plan.not_a_plan");
        row("another format", R"({"format":"other"})", "plan.not_a_plan");
        row("no version", R"({"format":"sizewright-plan"})", "plan.version");
        row("version 0", R"({"format":"sizewright-plan","version":0})", "plan.version");
        row("version -1", R"({"format":"sizewright-plan","version":-1})", "plan.version");
        row("version 1.5", R"({"format":"sizewright-plan","version":1.5})", "plan.version");
        row("version 2", R"({"format":"sizewright-plan","version":2})", "plan.newer");
        row("huge version", R"({"format":"sizewright-plan","version":18446744073709551615})",
            "plan.newer");
        row("no scenarios", R"({"format":"sizewright-plan","version":1})", "plan.no_scenarios");
        row("empty scenarios", R"({"format":"sizewright-plan","version":1,"scenarios":[]})",
            "plan.no_scenarios");
        row("scenario of another kind",
            R"({"format":"sizewright-plan","version":1,"scenarios":[1]})", "plan.scenario_kind");
        row("values of another kind", planWith("[1]"), "plan.values_kind");
        row("value of another kind", planWith(R"({"parallel.tp":[8]})"), "plan.value_kind");
        row("null value", planWith(R"({"parallel.tp":null})"), "plan.value_kind");
        row("no value", planWith(R"({"parallel.tp":{"origin":"typed"}})"), "plan.value_missing");
        row("out of range", planWith(R"({"parallel.tp":0})"), "value.out_of_range");
        row("not whole", planWith(R"({"parallel.tp":1.5})"), "value.not_whole");
        row("not a choice", planWith(R"({"framing.form":"dance"})"), "value.unknown_choice");
        row("wrong unit", planWith(R"({"hardware.inter_gbps":{"value":50,"unit":"GB/s"}})"),
            "value.unreadable");
        row("wrong currency", planWith(R"({"money.currency":"CNY","money.budget":"$5M"})"),
            "value.currency");
        row("baseline beyond",
            R"({"format":"sizewright-plan","version":1,"baseline":1,"scenarios":[{}]})",
            "plan.baseline");
        row("two of one name",
            R"({"format":"sizewright-plan","version":1,"scenarios":[{"name":"a"},{"name":"a"}]})",
            "plan.duplicate_name");
        row("catalogue of another kind",
            R"({"format":"sizewright-plan","version":1,"scenarios":[{}],"catalogue":7})",
            "plan.catalogue");
        row("entries of another kind",
            R"({"format":"sizewright-plan","version":1,"scenarios":[{}],"catalogue":{"prices":{}}})",
            "plan.not_list");
        row("name of another kind",
            R"({"format":"sizewright-plan","version":1,"name":7,"scenarios":[{}]})",
            "plan.not_text");
    }
    void damageIsNamed()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        const auto plan = readPlan(bytes.toStdString(), "p.sizewright");
        QVERIFY(!plan);
        QCOMPARE(q(plan.problems().front().code), code);
        QVERIFY(q(plan.problems().front().place).startsWith(u"p.sizewright"));
        QVERIFY(q(toString(plan.problems().front().message)).size() > 10);
    }

    void everyProblemAtOnce()
    {
        const QStringList found = codes(
            R"({"format":"sizewright-plan","version":1,"baseline":-1,"name":[],"scenarios":[
                {"name":"a","values":{"parallel.tp":-1,"data.tokens":"many","framing.form":true}},
                {"name":"a","values":{"parallel.pp":1e30}}],
                "catalogue":{"accelerators":[{}],"prices":1}})");
        for (const char* code : {"plan.not_text", "value.out_of_range", "value.unreadable",
                 "value.unknown_choice", "plan.duplicate_name", "plan.baseline", "plan.not_list"})
            QVERIFY2(found.contains(QString::fromLatin1(code)), code);
        QCOMPARE(found.count(QStringLiteral("value.out_of_range")), 2);
    }

    void placesAreNamed()
    {
        const auto plan = readPlan(planWith(R"({"parallel.tp":0})"), "p.sizewright");
        QCOMPARE(q(toString(plan.problems().front())),
            q("p.sizewright: scenarios[0].parallel.tp: \"0\" is out of range; it must lie between "
              "1 and 4,096"));
        const auto cut = readPlan("{\n\"format\":\n", "p.sizewright");
        QVERIFY(q(toString(cut.problems().front())).startsWith(u"p.sizewright: line 3: "));
    }

    void excessIsRefusedQuickly_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        const QByteArray head = R"({"format":"sizewright-plan","version":1,"scenarios":[{}],"x":)";
        QTest::newRow("deep lists") << head + QByteArray(1'000'000, '[') << "plan.too_deep";
        QTest::newRow("deep objects")
            << head + QByteArray("{\"a\":").repeated(500'000) << "plan.too_deep";
        QTest::newRow("brackets in texts are none")
            << head + '"' + QByteArray(1000, '[') + "\"}" << QString();
        QTest::newRow("too large") << QByteArray(int(planFileLimit) + 1, ' ') << "plan.too_large";
        QByteArray keys = head + '{';
        for (int i = 0; i < 200'000; ++i)
            keys += (i ? ",\"k" : "\"k") + QByteArray::number(i) + "\":0";
        QTest::newRow("many keys") << keys + "}}" << "plan.too_many_values";
        QTest::newRow("many values")
            << head + '[' + QByteArray("0,").repeated(3'000'000) + "0]}" << "plan.too_many_values";
        QTest::newRow("many scenarios")
            << R"({"format":"sizewright-plan","version":1,"scenarios":[)"
                + QByteArray("{},").repeated(5000) + "{}]}"
            << "plan.too_many_scenarios";
    }
    void excessIsRefusedQuickly()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        const std::string text = bytes.toStdString();
        QElapsedTimer timer;
        timer.start();
        const auto plan = readPlan(text, "p");
        QVERIFY(timer.elapsed() < 3000);
        QCOMPARE(bool(plan), code.isEmpty());
        if (!plan)
            QCOMPARE(q(plan.problems().front().code), code);
    }

    // Whatever happened to a file, it is refused with a sentence or reads as a plan that can be saved.
    void brokenBytesAreHarmless()
    {
        std::mt19937 random(11);
        Plan plan;
        plan.scenarios = {randomScenario(random, "a")};
        const std::string good = writePlan(plan);
        for (int i = 0; i < 1000; ++i) {
            std::string bytes = good;
            for (unsigned n = random() % 4 + 1; n > 0; --n) {
                const std::size_t at = random() % bytes.size();
                switch (random() % 4) {
                case 0: bytes[at] = char(random()); break;
                case 1: bytes.erase(at, random() % 40); break;
                case 2: bytes.insert(at, bytes.substr(random() % bytes.size(), 30)); break;
                case 3: bytes.resize(at + 1); break;
                }
            }
            const auto read = readPlan(bytes, "p");
            if (read)
                QVERIFY(readPlan(writePlan(*read), "p"));
            else
                QVERIFY(!toString(read.problems().front()).empty());
        }
    }

    void byteOrderMarkIsRead() { readable("\xef\xbb\xbf" + writePlan(Plan{})); }

    void amountsDoNotChangeTheirCurrency()
    {
        const Catalogue& catalogue = shippedCatalogue();
        Scenario s;
        QVERIFY(setField(s, "money.rent_per_gpu_hour", "$2.5/h", catalogue).empty());
        const auto problems = setField(s, "money.currency", "CNY", catalogue);
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(q(problems.front().place), q("money.rent_per_gpu_hour"));
        QVERIFY(*s[fields().currency] == CurrencyChoice::usd);
        // Even put there directly, the file can be read again.
        s.set(fields().currency, CurrencyChoice::cny);
        Plan plan;
        plan.scenarios = {s};
        const Plan again = readable(writePlan(plan));
        QCOMPARE(again.scenarios.front()[fields().rentPrice]->value(),
            s[fields().rentPrice]->value());
    }

    void aCountReplacesAPreset()
    {
        const Catalogue& catalogue = shippedCatalogue();
        Scenario s;
        QVERIFY(setField(s, "model.preset", "llama-3.1-70b", catalogue).empty());
        QVERIFY(statedShape(s));
        QVERIFY(setField(s, "model.parameters", "13B", catalogue).empty());
        QVERIFY(!statedShape(s));
        QVERIFY(s[fields().preset].empty());
        QVERIFY(setField(s, "model.preset", "llama-3.1-70b", catalogue).empty());
        QVERIFY(!s[fields().parameters]);
        QVERIFY(statedShape(s));
    }

    void settingNamesItsMistakes()
    {
        const Catalogue& catalogue = shippedCatalogue();
        Scenario s;
        const Scenario before = s;
        const std::pair<const char*, const char*> bad[] = {{"no.such", "1"}, {"", "1"},
            {"cluster.gpus", "0"}, {"cluster.gpus", "-8"}, {"cluster.gpus", "1e30"},
            {"cluster.gpus", "nan"}, {"cluster.gpus", "1e400"}, {"model.preset", "no-model"},
            {"hardware.accelerator", "no-card"}, {"framing.form", "auto"}};
        for (const auto& [path, text] : bad) {
            QCOMPARE(setField(s, path, text, catalogue).size(), std::size_t(1));
            QVERIFY(s == before);
        }
    }
};

QTEST_APPLESS_MAIN(TestPlanFile)
#include "tst_plan_file.moc"
