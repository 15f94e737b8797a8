// The names of `evaluate --json` that scripts rely on (workbench.md §8), and what stands in them.
#include "core/model/evaluate.h"
#include "core/plan/plan.h"
#include "core/results/results_json.h"

#include <QTest>

#include <functional>

using namespace sizewright;
using Json = nlohmann::ordered_json;

namespace {

QString q(std::string_view s) { return QString::fromUtf8(s.data(), qsizetype(s.size())); }

Scenario scenarioWith(std::initializer_list<std::pair<const char*, const char*>> values)
{
    Scenario s;
    for (const auto& [path, text] : values) {
        const auto problems = setField(s, path, text, shippedCatalogue());
        if (!problems.empty())
            qWarning("%s", toString(problems.front()).c_str());
    }
    return s;
}

Scenario whole()
{
    return scenarioWith({{"model.preset", "llama-3.1-8b"}, {"framing.form", "pretrain"},
        {"framing.acceptance", "usable"}, {"framing.earliest_days", "5"},
        {"framing.latest_days", "60"}, {"hardware.accelerator", "nvidia-h100-sxm"},
        {"data.tokens", "1T"}, {"cluster.gpus", "256"}});
}

Json jsonOf(const Scenario& s)
{
    return evaluationJson({{s.name, evaluate(s, shippedCatalogue())}});
}

// Every number below, by its path.
void eachNumber(const Json& json, const std::string& path,
    const std::function<void(const std::string&, const Json&)>& visit)
{
    if (json.is_object() || json.is_array()) {
        for (const auto& [key, value] : json.items())
            eachNumber(value, path + "." + key, visit);
    } else if (json.is_number()) {
        visit(path, json);
    }
}

} // namespace

class TestResultsJson : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fixedNamesAreThere()
    {
        const Json s = jsonOf(whole())["scenarios"][0];
        const std::pair<const char*, QStringList> sections[] = {
            {"answer", {QStringLiteral("gpus"), QStringLiteral("nodes"), QStringLiteral("days"), QStringLiteral("days_p10"), QStringLiteral("days_p90"),
                           QStringLiteral("gpu_hours"), QStringLiteral("currency"), QStringLiteral("cost_rent"), QStringLiteral("cost_lease"),
                           QStringLiteral("cost_build"), QStringLiteral("tier"), QStringLiteral("binding")}},
            {"model", {QStringLiteral("params_total"), QStringLiteral("params_active"), QStringLiteral("params_trainable"),
                          QStringLiteral("flops_per_token")}},
            {"memory", {QStringLiteral("weights_gib"), QStringLiteral("gradients_gib"), QStringLiteral("optimizer_gib"),
                           QStringLiteral("activations_gib"), QStringLiteral("buffers_gib"), QStringLiteral("overhead_gib"),
                           QStringLiteral("total_gib"), QStringLiteral("usable_gib"), QStringLiteral("fits"),
                           QStringLiteral("min_gpus_one_replica")}},
            {"strategy", {QStringLiteral("tp"), QStringLiteral("pp"), QStringLiteral("vpp"), QStringLiteral("cp"), QStringLiteral("ep"), QStringLiteral("dp"),
                             QStringLiteral("zero_stage"), QStringLiteral("micro_batch"), QStringLiteral("micro_batches"),
                             QStringLiteral("recompute"), QStringLiteral("sequence_parallel")}},
            {"time", {QStringLiteral("step_s"), QStringLiteral("tokens_per_s"), QStringLiteral("tokens_per_s_per_gpu"),
                         QStringLiteral("tflops_per_gpu"), QStringLiteral("mfu"), QStringLiteral("hfu"), QStringLiteral("parts")}},
            {"goodput", {QStringLiteral("effective_fraction"), QStringLiteral("checkpoint_interval_s"),
                            QStringLiteral("checkpoint_bytes")}}};
        QVERIFY(s["complete"] == true);
        QVERIFY(s["missing"].is_array() && s["missing"].empty());
        QVERIFY(s["warnings"].is_array());
        for (const auto& [section, names] : sections)
            for (const QString& name : names) {
                QVERIFY2(s[section].contains(name.toStdString()), qPrintable(name));
                QVERIFY2(!s[section][name.toStdString()].is_null(), qPrintable(name));
            }
    }

    void everyFigureIsThere()
    {
        const Scenario scenario = whole();
        const Results results = evaluate(scenario, shippedCatalogue());
        const Json s = evaluationJson({{"base", results}})["scenarios"][0];
        for (const ResultInfo& info : resultFields().all()) {
            std::string pointer = "/" + std::string(info.key);
            std::replace(pointer.begin(), pointer.end(), '.', '/');
            const Json::json_pointer place(pointer);
            QVERIFY2(s.contains(place), pointer.c_str());
            QCOMPARE(s.at(place).is_null(), !results.number(info.ordinal).has_value());
        }
    }

    void numbersAreInTheirUnits()
    {
        const Results results = evaluate(whole(), shippedCatalogue());
        const Json s = evaluationJson({{"base", results}})["scenarios"][0];
        const ResultFields& f = resultFields();
        QCOMPARE(s["answer"]["gpus"].get<double>(), 256.0);
        QVERIFY(s["answer"]["gpus"].is_number_integer());
        QCOMPARE(s["answer"]["nodes"].get<double>(), 32.0);
        QCOMPARE(s["answer"]["days"].get<double>(), results[f.days]->value() / 86400);
        QCOMPARE(s["answer"]["gpu_hours"].get<double>(), results[f.gpuHours]->value() / 3600);
        QCOMPARE(s["answer"]["cost_rent"].get<double>(), results[f.costRent]->value());
        QCOMPARE(q(s["answer"]["currency"].get<std::string>()), q("USD"));
        QCOMPARE(s["model"]["params_total"].get<double>(), 8030261248.0);
        QCOMPARE(s["memory"]["total_gib"].get<double>(),
            results[f.memoryTotal]->value() / (1024.0 * 1024 * 1024));
        QCOMPARE(s["goodput"]["checkpoint_bytes"].get<double>(),
            results[f.checkpointBytes]->value());
        QCOMPARE(s["time"]["tflops_per_gpu"].get<double>(), results[f.flopRate]->value() / 1e12);
        QCOMPARE(s["time"]["step_s"].get<double>(), results[f.step]->value());
        double parts = 0;
        for (const auto& [name, seconds] : s["time"]["parts"].items())
            parts += seconds.is_null() ? 0 : seconds.get<double>();
        QVERIFY(std::fabs(parts - results[f.step]->value()) < 1e-6 * parts);
    }

    void verdictIsWithheld()
    {
        Scenario s = whole();
        s.clear(fields().form.ordinal);
        const Json json = jsonOf(s)["scenarios"][0];
        QVERIFY(json["complete"] == false);
        QVERIFY(json["missing"] == Json::array({"framing.form"}));
        for (const auto& [name, value] : json["answer"].items())
            if (name != "currency")
                QVERIFY2(value.is_null(), name.c_str());
        QVERIFY(!json["model"]["params_total"].is_null());
    }

    void nothingIsInvented()
    {
        const Json json = jsonOf(Scenario{})["scenarios"][0];
        QVERIFY(json["complete"] == false);
        QVERIFY(json["missing"].size() >= 4);
        eachNumber(json["strategy"], "strategy", [](const std::string& path, const Json&) {
            QFAIL(path.c_str());
        });
        QVERIFY(json["memory"]["fits"].is_null());
        QVERIFY(json["memory"]["total_gib"].is_null());
    }

    void jsonHoldsNoInfinity()
    {
        QVERIFY(numberJson(std::numeric_limits<double>::infinity()).is_null());
        QVERIFY(numberJson(std::numeric_limits<double>::quiet_NaN()).is_null());
        QCOMPARE(q(numberJson(70553706496.0).dump()), q("70553706496"));
        QCOMPARE(q(numberJson(0.25).dump()), q("0.25"));
        QCOMPARE(q(numberJson(-3.0).dump()), q("-3"));
        Results results;
        results.set(resultFields().step, Seconds::from_value(std::numeric_limits<double>::infinity()));
        const Json json = evaluationJson({{"x", results}});
        QVERIFY(json["scenarios"][0]["time"]["step_s"].is_null());
    }

    void scenariosKeepTheirOrder()
    {
        const Results r = evaluate(whole(), shippedCatalogue());
        const Json json = evaluationJson({{"b", r}, {"a", r}, {"二", r}});
        QCOMPARE(json["scenarios"].size(), std::size_t(3));
        QVERIFY(json["scenarios"][0]["name"] == "b");
        QVERIFY(json["scenarios"][2]["name"] == "二");
    }

    void ladderAndStagesStandBeside()
    {
        const Json s = jsonOf(whole())["scenarios"][0];
        QVERIFY(!s["ladder"].empty());
        QVERIFY(s["ladder"].back()["accepted"] == true);
        QVERIFY(!s["ladder"].back()["reason"].get<std::string>().empty());
        QCOMPARE(s["memory"]["stages"].size(), s["strategy"]["pp"].get<std::size_t>());
    }
};

QTEST_APPLESS_MAIN(TestResultsJson)
#include "tst_results_json.moc"
