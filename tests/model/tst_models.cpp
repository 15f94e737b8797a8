// Item models: consistent while the plan changes, right in what they say.
#include "ui/models/comparison_model.h"
#include "ui/models/import_preview.h"
#include "ui/models/result_tables.h"
#include "ui/models/scenario_list_model.h"
#include "ui/text/translate.h"

#include <QAbstractItemModelTester>
#include <QtTest>

using namespace sizewright;
using namespace Qt::StringLiterals;

namespace {

constexpr auto fatal = QAbstractItemModelTester::FailureReportingMode::QtTest;

std::size_t ordinalOf(std::string_view key) { return fields().find(key)->ordinal; }

Plan examplePlan(const char* latest = "60 days")
{
    Plan plan;
    Scenario& scenario = plan.scenarios.front();
    const std::pair<const char*, const char*> values[]{{"framing.form", "pretrain"},
        {"framing.acceptance", "usable"}, {"framing.earliest_days", "10 days"},
        {"framing.latest_days", latest}, {"model.preset", "llama-3.1-8b"}, {"data.tokens", "1T"},
        {"hardware.accelerator", "nvidia-h100-sxm"}};
    for (const auto& [key, text] : values)
        setField(scenario, key, text, shippedCatalogue());
    return plan;
}

Comparison compare(const PlanDocument& document, Evaluator& evaluator)
{
    std::vector<Results> results;
    for (std::size_t i = 0; i < document.plan().scenarios.size(); ++i)
        results.push_back(*evaluator.results(i));
    return compareScenarios(document.plan().scenarios, document.plan().baseline, results);
}

} // namespace

class TestModels : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void listsScenariosThroughEveryEdit()
    {
        PlanDocument document(shippedCatalogue());
        Evaluator evaluator(document);
        ScenarioListModel model(document, evaluator);
        QAbstractItemModelTester tester(&model, fatal);
        document.adopt(examplePlan(), {}, false);
        document.duplicateScenario(0);
        document.enterField(1, ordinalOf("data.tokens"), u"2T"_s);
        evaluator.flush();
        QVERIFY(model.setData(model.index(1), u"renamed"_s, Qt::EditRole));
        document.moveScenario(1, 0);
        document.removeScenario(0);
        while (document.undoStack()->canUndo())
            document.undoStack()->undo();
        evaluator.flush();
        QCOMPARE_EQ(model.rowCount(), 1);
        const QModelIndex first = model.index(0);
        QVERIFY(first.data(ScenarioListModel::SizeRole).toString().contains(u"cards"_s));
        QVERIFY(first.data(ScenarioListModel::MoneyRole).toString().startsWith(u'$'));
        QVERIFY(first.data(ScenarioListModel::BaselineRole).toBool());
    }

    void fillsTables()
    {
        const Plan plan = examplePlan();
        const Results results = evaluate(plan.scenarios.front(), shippedCatalogue());
        TableModel model;
        QAbstractItemModelTester tester(&model, fatal);
        const std::string_view memory[]{"memory."};
        for (const TableContent& table : {figureTable(results, memory), stageTable(results),
                 layoutTable(results), ladderTable(results), problemTable(results),
                 missingTable(results),
                 acceleratorTable(plan.scenarios.front(), shippedCatalogue())}) {
            for (const auto& row : table.rows)
                QCOMPARE_EQ(qsizetype(row.size()), table.columns.size());
            model.setContent(table);
            QCOMPARE_EQ(model.rowCount(), int(table.rows.size()));
            model.setContent(table); // the same shape again
        }
        model.setContent(figureTable(results, memory));
        const ResultInfo& weights = resultFields().all()[resultFields().weights.ordinal];
        QCOMPARE_EQ(model.index(0, 0).data(KeyRole).toString(), toQt(weights.key));
        QCOMPARE_EQ(model.index(0, 1).data(ValueRole).toDouble(),
            results[resultFields().weights]->value());
    }

    void showsNothingBeforeThereIsAnything()
    {
        const Results results = evaluate(Scenario{}, shippedCatalogue());
        QVERIFY(!missingTable(results).empty());
        QVERIFY(stageTable(results).empty());
        QVERIFY(ladderTable(results).empty());
        QVERIFY(acceleratorTable(Scenario{}, shippedCatalogue()).empty());
        const std::string_view answer[]{"answer."};
        QVERIFY(figureTable(results, answer).empty());
    }

    void comparesAgainstTheBaseline()
    {
        PlanDocument document(shippedCatalogue());
        Evaluator evaluator(document);
        document.adopt(examplePlan(), {}, false);
        document.duplicateScenario(0);
        document.enterField(1, ordinalOf("data.tokens"), u"2T"_s);
        document.enterField(1, ordinalOf("cluster.gpus"), u"512"_s);
        evaluator.flush();
        ComparisonModel model;
        QAbstractItemModelTester tester(&model, fatal);
        model.setComparison(compare(document, evaluator), {"USD", "USD"});
        const int differing = model.rowCount();
        QVERIFY(differing > 5);
        model.setOnlyDifferences(false);
        QVERIFY(model.rowCount() > differing);
        bool found = false;
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, 1).data(KeyRole).toString() != u"answer.gpu_hours"_s)
                continue;
            found = true;
            const QString delta
                = model.index(row, 2).data(ComparisonModel::DifferenceRole).toString();
            QVERIFY2(delta.startsWith(u'+'), qPrintable(delta));
            QVERIFY2(delta.contains(u'%') && delta.contains(u"worse"_s), qPrintable(delta));
            QCOMPARE_EQ(model.index(row, 2).data(ToneRole).toInt(), int(Tone::bad));
            QVERIFY(
                model.index(row, 1).data(ComparisonModel::DifferenceRole).toString().isEmpty());
        }
        QVERIFY(found);
        const QStringList lines = model.csv().split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE_EQ(lines.front().count(u','), 4);
        QVERIFY(lines.size() > 20);
        model.setComparison({}, {});
        QCOMPARE_EQ(model.rowCount(), 0);
    }

    void quotesCsv()
    {
        TableModel model;
        model.setContent({{u"a"_s, u"b"_s},
            {{{u"1,234"_s, {}, {}, Tone::plain, false, {}},
                {u"say \"x\""_s, {}, {}, Tone::plain, false, {}}}}, 1});
        QCOMPARE_EQ(toCsv(model), u"a,b\n\"1,234\",\"say \"\"x\"\"\"\n"_s);
    }

    void previewsAConfigWithoutTouchingThePlan()
    {
        const Plan plan = examplePlan();
        const Scenario before = plan.scenarios.front();
        const QByteArray config = R"({"architectures":["LlamaForCausalLM"],"model_type":"llama",
            "num_hidden_layers":4,"hidden_size":256,"num_attention_heads":8,
            "num_key_value_heads":4,"intermediate_size":512,"vocab_size":1000,
            "torch_dtype":"bfloat16"})";
        const ImportPreview preview = previewHfConfig(before, config, u"config.json"_s);
        QVERIFY2(preview.failure.isEmpty(), qPrintable(preview.failure));
        QVERIFY(preview.kind.contains(u"LlamaForCausalLM"_s));
        QVERIFY(!preview.changes.empty());
        QVERIFY(preview.recognised.size() >= preview.changes.size() - 2);
        QCOMPARE_EQ(
            preview.result.number(ordinalOf("model.layers")), std::optional(4.0));
        QVERIFY(preview.result.value(ordinalOf("model.layers")).origin == Origin::imported);
        QVERIFY(plan.scenarios.front() == before);
        QVERIFY(!previewHfConfig(before, "{", u"config.json"_s).failure.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestModels)
#include "tst_models.moc"
