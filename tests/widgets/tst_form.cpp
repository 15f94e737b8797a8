// The generated form: an editor for every field, what it takes and what it refuses.
#include "tests/support/window_fixture.h"
#include "ui/form/page_form.h"
#include "ui/form/quantity_edit.h"
#include "ui/text/translate.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QToolButton>

using namespace sizewright;
using namespace Qt::StringLiterals;

class TestForm : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<PlanDocument> m_document;
    std::unique_ptr<Evaluator> m_evaluator;
    std::unique_ptr<PageForm> m_form;

    void open(Page page)
    {
        m_form.reset();
        m_form = std::make_unique<PageForm>(*m_document, *m_evaluator, page);
        m_form->resize(420, 700);
        m_form->show();
        QVERIFY(QTest::qWaitForWindowActive(m_form.get()));
    }
    QuantityEdit* edit(const char* key)
    {
        const FieldInfo* field = fields().find(key);
        open(field->page);
        m_form->jumpTo(field->ordinal);
        return m_form->findChild<QuantityEdit*>(QString::fromLatin1(key));
    }
    QString messageOf(const QString& key)
    {
        return m_form->findChild<QLabel*>(key + u".message"_s)->text();
    }

private Q_SLOTS:
    void init()
    {
        failOnWarnings();
        m_form.reset();
        m_evaluator.reset();
        m_document = std::make_unique<PlanDocument>(shippedCatalogue());
        m_evaluator = std::make_unique<Evaluator>(*m_document);
    }
    void cleanup()
    {
        m_form.reset();
        m_evaluator.reset();
        m_document.reset();
    }

    void hasAnEditorForEveryField_data()
    {
        QTest::addColumn<int>("ordinal");
        for (const FieldInfo& field : fields().all())
            QTest::newRow(std::string(field.key).c_str()) << int(field.ordinal);
    }
    void hasAnEditorForEveryField()
    {
        QFETCH(int, ordinal);
        const FieldInfo& field = fields().all()[std::size_t(ordinal)];
        const QString key = toQt(field.key);
        open(field.page);
        QVERIFY(m_form->jumpTo(field.ordinal));
        auto* editor = m_form->findChild<QWidget*>(key);
        QVERIFY(editor);
        QVERIFY(editor->isVisible());
        QCOMPARE_EQ(editor->accessibleName(), translated(field.label));
        QVERIFY(!editor->accessibleDescription().isEmpty());
        QVERIFY(m_form->findChild<QToolButton*>(key + u".tag"_s));
        const auto labels = m_form->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
            [&](const QLabel* label) { return label->buddy() == editor; }));

        auto* line = qobject_cast<QuantityEdit*>(editor);
        if (!line || field.kind == FieldKind::text)
            return;
        // The largest value is taken, undone, and what is below every range is refused.
        const Scenario before = m_document->currentScenario();
        const QString largest = toQt(fieldText(field, field.max, "USD"));
        line->selectAll();
        QTest::keyClicks(line, largest);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY2(!line->isRefused(), qPrintable(messageOf(key)));
        if (field.max != field.fallback) { // typing the default leaves it the default
            QVERIFY(m_document->currentScenario().isSet(field.ordinal));
            m_document->undoStack()->undo();
        }
        m_evaluator->flush();
        QVERIFY(m_document->currentScenario() == before);
        line->selectAll();
        QTest::keyClicks(line, u"-1"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(line->isRefused());
        QVERIFY(!messageOf(key).isEmpty());
        QCOMPARE_EQ(line->text(), u"-1"_s);
        QVERIFY(m_document->currentScenario() == before);
        QTest::keyClick(line, Qt::Key_Escape);
        QVERIFY(!line->isRefused());
    }

    void keepsWhatWasTypedAndEchoesIt()
    {
        QuantityEdit* line = edit("hardware.usable_memory");
        QTest::keyClicks(line, u"80GB"_s);
        QCOMPARE_EQ(line->echo(), u"= 74.5058 GiB"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE_EQ(line->text(), u"80GB"_s);
        QCOMPARE_EQ(line->echo(), u"= 74.5058 GiB"_s);
    }

    void commitsOnLeaving()
    {
        QuantityEdit* line = edit("model.layers");
        QTest::keyClicks(line, u"12"_s);
        QVERIFY(!m_document->isDirty());
        QTest::keyClick(line, Qt::Key_Tab);
        QCOMPARE_EQ(m_document->undoStack()->undoText(), u"Set Layers to 12"_s);
    }

    void commitsBeforeACommand()
    {
        QuantityEdit* line = edit("model.layers");
        QTest::keyClicks(line, u"12"_s);
        commitFocusedEditor();
        QVERIFY(m_document->isDirty());
    }

    void makesOneUndoStepOfAStay()
    {
        QuantityEdit* line = edit("model.layers");
        for (const QString& text : {u"12"_s, u"13"_s, u"14"_s}) {
            line->selectAll();
            QTest::keyClicks(line, text);
            QTest::keyClick(line, Qt::Key_Return);
        }
        QCOMPARE_EQ(m_document->undoStack()->count(), 1);
    }

    void keepsTheLastGoodValueInForce()
    {
        QuantityEdit* line = edit("model.layers");
        QTest::keyClicks(line, u"12"_s);
        QTest::keyClick(line, Qt::Key_Return);
        line->selectAll();
        QTest::keyClicks(line, u"a dozen"_s);
        QTest::keyClick(line, Qt::Key_Tab);
        QVERIFY(line->isRefused());
        QCOMPARE_EQ(line->text(), u"a dozen"_s);
        // An edit elsewhere does not wipe it away.
        m_document->enterField(0, fields().find("model.hidden")->ordinal, u"256"_s);
        m_evaluator->flush();
        QCOMPARE_EQ(line->text(), u"a dozen"_s);
        QCOMPARE_EQ(
            m_document->currentScenario()[fields().layers]->value(), 12.0);
    }

    void leavesAnEntryBehindWithItsScenario()
    {
        m_document->addScenario({});
        QuantityEdit* line = edit("model.layers");
        QTest::keyClicks(line, u"a dozen"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(line->isRefused());
        m_document->setCurrent(0);
        QVERIFY(!line->isRefused());
        QCOMPARE_EQ(line->text(), QString());
        QVERIFY(messageOf(u"model.layers"_s).isEmpty());
    }

    void letsUndoOverruleARefusedEntry()
    {
        QuantityEdit* line = edit("model.layers");
        QTest::keyClicks(line, u"12"_s);
        QTest::keyClick(line, Qt::Key_Return);
        line->selectAll();
        QTest::keyClicks(line, u"a dozen"_s);
        QTest::keyClick(line, Qt::Key_Return);
        m_document->undoStack()->undo();
        QVERIFY(!line->isRefused());
        QCOMPARE_EQ(line->text(), QString());
    }

    void leavesUndoToTheWindowWhenNothingIsTyped()
    {
        QuantityEdit* line = edit("model.layers");
        QKeyEvent idle(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
        idle.ignore();
        QApplication::sendEvent(line, &idle);
        QVERIFY(!idle.isAccepted());
        QTest::keyClicks(line, u"1"_s);
        QKeyEvent typing(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
        typing.ignore();
        QApplication::sendEvent(line, &typing);
        QVERIFY(typing.isAccepted());
    }

    void ignoresTheWheelWithoutFocus()
    {
        open(Page::memory);
        auto* combo = m_form->findChild<QComboBox*>(u"numerics.optimizer"_s);
        QVERIFY(!combo->hasFocus());
        QWheelEvent wheel(QPointF(5, 5), combo->mapToGlobal(QPointF(5, 5)), {}, {0, -120},
            Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(combo, &wheel);
        QVERIFY(!m_document->isDirty());
        QCOMPARE_EQ(combo->currentData().toString(), u"adamw"_s);
    }

    void showsOriginAndResets()
    {
        QuantityEdit* line = edit("data.sequence");
        auto* tag = m_form->findChild<QToolButton*>(u"data.sequence.tag"_s);
        QCOMPARE_EQ(tag->text(), u"default"_s);
        line->selectAll();
        QTest::keyClicks(line, u"8192"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE_EQ(tag->text(), u"typed"_s);
        m_document->setOrigin(0, fields().sequence.ordinal, Origin::measured);
        QCOMPARE_EQ(tag->text(), u"measured"_s);
        m_document->resetField(0, fields().sequence.ordinal);
        QCOMPARE_EQ(tag->text(), u"default"_s);
        QCOMPARE_EQ(line->text(), u"4,096"_s);
    }

    void keepsTheOriginOfWhatIsOnlyLookedAt()
    {
        m_document->enterField(0, fields().preset.ordinal, u"llama-3.1-8b"_s);
        QuantityEdit* line = edit("model.layers");
        line->selectAll();
        QTest::keyClicks(line, u"32"_s); // the same as the preset's
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(m_document->currentScenario().value(fields().layers.ordinal).origin
            == Origin::catalogue);
    }

    void saysWhatTheProgramChose()
    {
        const std::pair<const char*, const char*> values[]{{"framing.form", "pretrain"},
            {"framing.acceptance", "usable"}, {"framing.earliest_days", "10 days"},
            {"framing.latest_days", "60 days"}, {"model.preset", "llama-3.1-8b"},
            {"data.tokens", "1T"}, {"hardware.accelerator", "nvidia-h100-sxm"}};
        for (const auto& [key, text] : values)
            m_document->enterField(0, fields().find(key)->ordinal, QString::fromUtf8(text));
        m_evaluator->flush();
        for (const char* key : {"cluster.gpus", "parallel.dp", "hardware.inter_gbps",
                 "hardware.usable_memory", "money.rent_per_gpu_hour", "data.global_batch"}) {
            const QString placeholder = edit(key)->placeholderText();
            QVERIFY2(placeholder.startsWith(u"auto: "_s), key);
        }
    }

    void searchesTheCatalogue()
    {
        open(Page::hardware);
        auto* combo = m_form->findChild<QComboBox*>(u"hardware.accelerator"_s);
        combo->setFocus();
        combo->lineEdit()->clear();
        QTest::keyClicks(combo->lineEdit(), u"nvidia-h100-sxm"_s);
        QTest::keyClick(combo->lineEdit(), Qt::Key_Return);
        QCOMPARE_EQ(m_document->currentScenario()[fields().accelerator],
            std::string("nvidia-h100-sxm"));
        combo->lineEdit()->selectAll();
        QTest::keyClicks(combo->lineEdit(), u"abacus"_s);
        QTest::keyClick(combo->lineEdit(), Qt::Key_Return);
        QVERIFY(!messageOf(u"hardware.accelerator"_s).isEmpty());
        QCOMPARE_EQ(m_document->currentScenario()[fields().accelerator],
            std::string("nvidia-h100-sxm"));
    }

    void togglesAndChooses()
    {
        open(Page::memory);
        auto* toggle = m_form->findChild<QCheckBox*>(u"numerics.dropout"_s);
        toggle->click();
        QVERIFY(*m_document->currentScenario()[fields().dropout]);
        auto* combo = m_form->findChild<QComboBox*>(u"numerics.optimizer"_s);
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_End);
        QVERIFY(m_document->currentScenario()[fields().optimizer] == Optimizer::muon);
        m_document->undoStack()->undo();
        QCOMPARE_EQ(combo->currentData().toString(), u"adamw"_s);
    }

    void foldsArchitectureDetails()
    {
        open(Page::model);
        QVERIFY(!m_form->findChild<QWidget*>(u"model.router_bias"_s)->isVisible());
        QVERIFY(m_form->findChild<QWidget*>(u"data.tokens"_s)->isVisible());
    }
};

QTEST_MAIN(TestForm)
#include "tst_form.moc"
