// Edits of a document: values, undo, merging, presets, scenarios; results that follow.
#include "ui/document/edit_commands.h"
#include "ui/document/evaluator.h"
#include "ui/text/translate.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sizewright;
using namespace Qt::StringLiterals;

namespace {

std::size_t ordinalOf(std::string_view key) { return fields().find(key)->ordinal; }

// A plan that has an answer.
void complete(PlanDocument& document)
{
    const std::pair<const char*, const char*> values[]{{"framing.form", "pretrain"},
        {"framing.acceptance", "usable"}, {"framing.earliest_days", "10 days"},
        {"framing.latest_days", "60 days"}, {"model.preset", "llama-3.1-8b"},
        {"data.tokens", "1T"}, {"hardware.accelerator", "nvidia-h100-sxm"}};
    for (const auto& [key, text] : values)
        QVERIFY(document.enterField(0, ordinalOf(key), QString::fromUtf8(text)).empty());
}

} // namespace

class TestPlanDocument : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aFrameworkTakesBackWhatItFilledIn()
    {
        const PlanFields& f = fields();
        PlanDocument document(shippedCatalogue());
        QVERIFY(document.enterField(0, f.framework.ordinal, u"fsdp"_s).empty());
        QVERIFY(document.currentScenario().isSet(f.zeroStage));
        QCOMPARE_EQ(document.undoStack()->undoText(), u"Apply Framework FSDP, torchtitan"_s);
        document.resetField(0, f.framework.ordinal);
        QVERIFY(!document.currentScenario().isSet(f.zeroStage));
        QVERIFY(!document.currentScenario().isSet(f.framework));
        QCOMPARE_EQ(
            document.undoStack()->undoText(), u"Reset Framework and what it filled in"_s);
        document.undoStack()->undo();
        QVERIFY(document.currentScenario().isSet(f.zeroStage));
    }
    void entersAndUndoesEveryField_data()
    {
        QTest::addColumn<int>("ordinal");
        for (const FieldInfo& field : fields().all())
            QTest::newRow(std::string(field.key).c_str()) << int(field.ordinal);
    }
    void entersAndUndoesEveryField()
    {
        QFETCH(int, ordinal);
        const FieldInfo& field = fields().all()[std::size_t(ordinal)];
        PlanDocument document(shippedCatalogue());
        QString text;
        switch (field.kind) {
        case FieldKind::choice: text = QString::fromUtf8(field.options.back().key); break;
        case FieldKind::toggle: text = u"yes"_s; break;
        case FieldKind::text:
            text = field.catalogue == "models" ? u"llama-3.1-8b"_s : u"nvidia-h100-sxm"_s;
            break;
        case FieldKind::quantity:
        case FieldKind::whole: text = toQt(fieldText(field, field.max, "USD")); break;
        }
        const Scenario before = document.currentScenario();
        QVERIFY2(document.enterField(0, field.ordinal, text).empty(), qPrintable(text));
        QVERIFY(document.currentScenario().isSet(field.ordinal));
        QVERIFY(document.isDirty());
        QVERIFY(document.undoStack()->undoText().contains(translated(field.label)));
        document.undoStack()->undo();
        QVERIFY(document.currentScenario() == before);
        QVERIFY(!document.isDirty());
        document.undoStack()->redo();
        QVERIFY(document.currentScenario().isSet(field.ordinal));
    }

    void refusesWhatCannotBeRead()
    {
        PlanDocument document(shippedCatalogue());
        const auto problems = document.enterField(0, ordinalOf("data.tokens"), u"a lot"_s);
        QCOMPARE_EQ(problems.size(), 1u);
        QVERIFY(!document.isDirty());
        QVERIFY(!document.enterField(0, ordinalOf("model.layers"), u"-1"_s).empty());
        QVERIFY(!document.enterField(0, ordinalOf("hardware.accelerator"), u"abacus"_s).empty());
        QCOMPARE_EQ(document.undoStack()->count(), 0);
    }

    void saysWhatAnUndoUndoes()
    {
        PlanDocument document(shippedCatalogue());
        document.enterField(0, ordinalOf("data.global_batch"), u"2048"_s);
        QCOMPARE_EQ(document.undoStack()->undoText(), u"Set Global batch to 2,048"_s);
        document.resetField(0, ordinalOf("data.global_batch"));
        QCOMPARE_EQ(document.undoStack()->undoText(), u"Reset Global batch"_s);
    }

    void mergesOneStayOfAnEditor()
    {
        PlanDocument document(shippedCatalogue());
        const std::size_t layers = ordinalOf("model.layers");
        document.enterField(0, layers, u"10"_s, 1);
        document.enterField(0, layers, u"20"_s, 1);
        QCOMPARE_EQ(document.undoStack()->count(), 1);
        document.enterField(0, layers, u"30"_s, 2);
        QCOMPARE_EQ(document.undoStack()->count(), 2);
        document.undoStack()->undo();
        QCOMPARE_EQ(document.currentScenario().number(layers), std::optional(20.0));
    }

    void vanishesWhenTheValueIsBack()
    {
        PlanDocument document(shippedCatalogue());
        const std::size_t layers = ordinalOf("model.layers");
        document.enterField(0, layers, u"10"_s, 1);
        document.enterField(0, layers, QString(), 1);
        QCOMPARE_EQ(document.undoStack()->count(), 0);
        QVERIFY(!document.isDirty());
    }

    void appliesAPresetAsOneStep()
    {
        PlanDocument document(shippedCatalogue());
        QVERIFY(document.enterField(0, ordinalOf("model.preset"), u"llama-3.1-70b"_s).empty());
        QCOMPARE_EQ(document.undoStack()->count(), 1);
        QCOMPARE_EQ(document.currentScenario().number(ordinalOf("model.layers")),
            std::optional(80.0));
        QVERIFY(document.currentScenario().value(ordinalOf("model.layers")).origin
            == Origin::catalogue);
        document.undoStack()->undo();
        QVERIFY(!document.currentScenario().isSet(ordinalOf("model.layers")));
    }

    void editsTheListOfScenarios()
    {
        PlanDocument document(shippedCatalogue());
        QSignalSpy changes(&document, &PlanDocument::changed);
        document.duplicateScenario(0);
        QCOMPARE_EQ(document.plan().scenarios.size(), 2u);
        QCOMPARE_EQ(document.current(), 1u);
        document.renameScenario(1, u"  H200   variant "_s);
        QCOMPARE_EQ(document.plan().scenarios[1].name, std::string("H200 variant"));
        document.renameScenario(1, u"base"_s); // taken: a free name is found
        QCOMPARE_EQ(document.plan().scenarios[1].name, std::string("base 2"));
        document.setBaseline(1);
        document.moveScenario(1, 0);
        QCOMPARE_EQ(document.plan().baseline, 0u);
        QCOMPARE_EQ(document.current(), 0u);
        document.removeScenario(0);
        QCOMPARE_EQ(document.plan().scenarios.size(), 1u);
        QCOMPARE_EQ(document.plan().baseline, 0u);
        document.removeScenario(0); // the last one stays
        QCOMPARE_EQ(document.plan().scenarios.size(), 1u);
        while (document.undoStack()->canUndo())
            document.undoStack()->undo();
        QCOMPARE_EQ(document.plan().scenarios.front().name, std::string("base"));
        QVERIFY(!document.isDirty());
        QVERIFY(changes.count() > 6);
    }

    void showsTheScenarioThatAnUndoChanges()
    {
        PlanDocument document(shippedCatalogue());
        document.addScenario({});
        document.enterField(1, ordinalOf("model.layers"), u"10"_s);
        document.setCurrent(0);
        document.undoStack()->undo();
        QCOMPARE_EQ(document.current(), 1u);
    }

    void changesOriginsUndoably()
    {
        PlanDocument document(shippedCatalogue());
        const std::size_t rent = ordinalOf("money.rent_per_gpu_hour");
        document.enterField(0, rent, u"$2.5/h"_s);
        document.setOrigin(0, rent, Origin::quoted);
        QVERIFY(document.currentScenario().value(rent).origin == Origin::quoted);
        document.undoStack()->undo();
        QVERIFY(document.currentScenario().value(rent).origin == Origin::typed);
    }

    void evaluatesOncePerTurn()
    {
        PlanDocument document(shippedCatalogue());
        Evaluator evaluator(document);
        QSignalSpy evaluated(&evaluator, &Evaluator::evaluated);
        const int before = evaluator.evaluations();
        complete(document);
        QCOMPARE_EQ(evaluator.evaluations(), before); // seven edits, nothing computed yet
        QTRY_COMPARE_EQ(evaluated.count(), 1);
        QCOMPARE_EQ(evaluator.evaluations(), before + 1);
        QVERIFY(evaluator.current()->complete);
    }

    void remembersResultsForUndo()
    {
        PlanDocument document(shippedCatalogue());
        Evaluator evaluator(document);
        complete(document);
        evaluator.flush();
        const auto first = evaluator.current();
        document.enterField(0, ordinalOf("data.tokens"), u"2T"_s);
        evaluator.flush();
        QVERIFY(evaluator.current() != first);
        const int computed = evaluator.evaluations();
        document.undoStack()->undo();
        evaluator.flush();
        QVERIFY(evaluator.current() == first); // the very same snapshot
        QCOMPARE_EQ(evaluator.evaluations(), computed);
    }

    void keepsResultsUnderTheirScenario()
    {
        PlanDocument document(shippedCatalogue());
        Evaluator evaluator(document);
        complete(document);
        document.addScenario({});
        QVERIFY(evaluator.results(0)->complete);
        QVERIFY(!evaluator.results(1)->complete);
        document.moveScenario(1, 0);
        QVERIFY(!evaluator.results(0)->complete);
        QVERIFY(evaluator.results(1)->complete);
        document.removeScenario(1);
        QVERIFY(!evaluator.results(0)->complete);
    }
};

QTEST_GUILESS_MAIN(TestPlanDocument)
#include "tst_plan_document.moc"
