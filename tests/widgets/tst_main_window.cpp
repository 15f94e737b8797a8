// The window used as a person uses it, by the names of its parts.
#include "tests/support/window_fixture.h"
#include "ui/charts/chart_widget.h"
#include "ui/document/document_file.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"
#include "ui/views/chain_view.h"
#include "ui/views/figure_button.h"
#include "ui/window/language.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QTextBrowser>

using namespace sizewright;
using namespace Qt::StringLiterals;

class TestMainWindow : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<WindowFixture> m_f;

private Q_SLOTS:
    void init()
    {
        failOnWarnings();
        m_f = std::make_unique<WindowFixture>();
    }
    void cleanup() { m_f.reset(); }

    void startsWithoutANumber()
    {
        QVERIFY(m_f->find<QWidget>(u"start"_s)->isVisible());
        QVERIFY(!m_f->find<FigureButton>(u"answer.gpus.button"_s)->isVisible());
        auto* missing = m_f->find<QLabel>(u"verdict.missing"_s);
        QVERIFY(missing->isVisible());
        for (const char* key : {"framing.form", "framing.acceptance", "framing.earliest_days",
                 "framing.latest_days", "hardware.accelerator"})
            QVERIFY2(missing->text().contains(QString::fromLatin1(key)), key);
        // A link leads to its field.
        Q_EMIT missing->linkActivated(u"hardware.accelerator"_s);
        QCOMPARE_EQ(m_f->window->chain()->currentPage(), int(Page::hardware));
        QVERIFY(m_f->find<QComboBox>(u"hardware.accelerator"_s)->isVisible());
    }

    void givesAnAnswer()
    {
        m_f->completePlan();
        auto* cards = m_f->find<FigureButton>(u"answer.gpus.button"_s);
        QVERIFY(cards->isVisible());
        QVERIFY2(cards->text().contains(u"cards"_s), qPrintable(cards->text()));
        for (const char* key : {"answer.days", "answer.days_p10", "answer.days_p90",
                 "answer.cost_rent", "answer.cost_lease", "answer.cost_build",
                 "memory.margin_gib", "answer.nodes"}) {
            auto* button = m_f->find<FigureButton>(QString::fromLatin1(key) + u".button"_s);
            QVERIFY2(button && button->isVisible() && !button->text().contains(u"—"_s), key);
        }
        QVERIFY(!m_f->find<QWidget>(u"start"_s)->isVisible());
        // Another route comes first when it is chosen.
        m_f->choose(u"money.route"_s, u"build"_s);
        m_f->window->evaluator().flush();
        QVERIFY(m_f->find<FigureButton>(u"answer.cost_build.button"_s)->text().endsWith(u"build"_s));
    }

    void explainsEveryFigureOfTheVerdict()
    {
        m_f->completePlan();
        auto* text = m_f->find<QTextBrowser>(u"explanation.text"_s);
        QVERIFY(!m_f->find<QDockWidget>(u"explanation"_s)->isVisible());
        for (FigureButton* button : m_f->window->findChildren<FigureButton*>()) {
            button->click();
            QVERIFY2(text->toPlainText().contains(u"="_s), qPrintable(button->key()));
        }
        // A step unfolds in place; a field is a click away; back leads to the figure before.
        m_f->window->explain(u"answer.days"_s);
        const QString folded = text->toPlainText();
        Q_EMIT text->anchorClicked(QUrl(u"line:1"_s));
        QVERIFY(text->toPlainText().size() > folded.size());
        Q_EMIT text->anchorClicked(QUrl(u"line:1"_s));
        QCOMPARE_EQ(text->toPlainText(), folded);
        m_f->window->explain(u"memory.total_gib"_s);
        m_f->find<QToolButton>(u"explanation.back"_s)->click();
        QCOMPARE_EQ(text->toPlainText(), folded);
        Q_EMIT text->anchorClicked(QUrl(u"field:data.epochs"_s));
        QTRY_VERIFY(m_f->find<QWidget>(u"data.epochs"_s)->hasFocus());
    }

    void remembersTheExplanation()
    {
        QVERIFY(m_f->find<QDockWidget>(u"explanation"_s)->isHidden());
        m_f->window->explain(u"answer.days"_s);
        m_f->window->close();
        m_f->start();
        QVERIFY(m_f->find<QDockWidget>(u"explanation"_s)->isVisible());
        m_f->find<QDockWidget>(u"explanation"_s)->hide();
        m_f->window->close();
        m_f->start();
        QVERIFY(m_f->find<QDockWidget>(u"explanation"_s)->isHidden());
    }
    void followsThePlanInTheExplanation()
    {
        m_f->completePlan();
        m_f->window->explain(u"model.training_tokens"_s);
        auto* text = m_f->find<QTextBrowser>(u"explanation.text"_s);
        const QString before = text->toPlainText();
        m_f->type(u"data.epochs"_s, u"2"_s);
        m_f->window->evaluator().flush();
        QVERIFY(text->toPlainText() != before);
    }

    void typesUndoesSavesAndReopens()
    {
        m_f->completePlan();
        m_f->type(u"data.global_batch"_s, u"2048"_s);
        QVERIFY(m_f->window->isWindowModified());
        auto* undo = m_f->find<QAction>(u"edit.undo"_s);
        QCOMPARE_EQ(undo->text(), u"&Undo: Set Global batch to 2,048"_s);
        undo->trigger();
        QCOMPARE_EQ(m_f->find<QLineEdit>(u"data.global_batch"_s)->text(), QString());
        m_f->trigger(u"edit.redo"_s);
        QCOMPARE_EQ(m_f->find<QLineEdit>(u"data.global_batch"_s)->text(), u"2048"_s);

        // What is still being typed is saved too.
        m_f->window->goToField(u"data.epochs"_s);
        auto* epochs = m_f->find<QLineEdit>(u"data.epochs"_s);
        epochs->selectAll();
        QTest::keyClicks(epochs, u"2"_s);
        m_f->prompts->saveFile = m_f->path(u"plan.sizewright"_s);
        m_f->trigger(u"file.save"_s);
        QVERIFY(m_f->prompts->told.isEmpty());
        QVERIFY(!m_f->window->isWindowModified());
        QVERIFY(m_f->window->windowTitle().startsWith(u"plan"_s));

        m_f->start();
        QVERIFY(m_f->window->openFile(m_f->path(u"plan.sizewright"_s)));
        m_f->window->evaluator().flush();
        m_f->window->goToField(u"data.epochs"_s);
        QCOMPARE_EQ(m_f->find<QLineEdit>(u"data.epochs"_s)->text(), u"2"_s);
        QVERIFY(m_f->find<FigureButton>(u"answer.gpus.button"_s)->isVisible());
    }

    void asksBeforeLosingWork()
    {
        m_f->type(u"data.tokens"_s, u"1T"_s);
        m_f->prompts->unsaved = Prompts::Unsaved::cancel;
        QVERIFY(!m_f->window->close());
        m_f->trigger(u"file.new"_s);
        QCOMPARE_EQ(m_f->prompts->unsavedAsked, 2);
        QVERIFY(m_f->window->document().isDirty());
        m_f->prompts->unsaved = Prompts::Unsaved::discard;
        m_f->trigger(u"file.new"_s);
        QVERIFY(m_f->window->document().isPristine());
        QVERIFY(m_f->window->close());
    }

    void saysWhatCannotBeRead()
    {
        QVERIFY(!m_f->window->openFile(m_f->path(u"absent.sizewright"_s)));
        QCOMPARE_EQ(m_f->prompts->told.size(), 1);
        QVERIFY(m_f->prompts->told.front().contains(u"absent.sizewright"_s));
        QVERIFY(m_f->window->document().isPristine());
    }

    void recoversAfterACrash()
    {
        // A copy as a crash leaves it: written, its window gone.
        Plan plan;
        plan.scenarios.front().name = "rescued";
        QVERIFY(QDir().mkpath(m_f->path(u"recovery"_s)));
        QVERIFY(!savePlan(plan, shippedCatalogue(), m_f->path(u"recovery/x.sizewright"_s),
            diskDevices()));
        m_f->window->offerRecovery();
        QCOMPARE_EQ(m_f->prompts->recoverAsked, 1);
        QCOMPARE_EQ(m_f->window->document().plan().scenarios.front().name, std::string("rescued"));
        QVERIFY(m_f->window->isWindowModified());
        QVERIFY(!QFile::exists(m_f->path(u"recovery/x.sizewright"_s)));
    }

    void handlesScenarios()
    {
        m_f->completePlan();
        m_f->trigger(u"scenario.duplicate"_s);
        auto* rail = m_f->find<QListView>(u"rail.list"_s);
        QCOMPARE_EQ(rail->model()->rowCount(), 2);
        QCOMPARE_EQ(rail->currentIndex().row(), 1);
        m_f->choose(u"hardware.accelerator"_s, u"nvidia-h200-sxm"_s);
        m_f->window->evaluator().flush();
        rail->setCurrentIndex(rail->model()->index(0, 0));
        m_f->window->goToField(u"hardware.accelerator"_s);
        QCOMPARE_EQ(m_f->find<QComboBox>(u"hardware.accelerator"_s)->currentData().toString(),
            u"nvidia-h100-sxm"_s);
        m_f->window->chain()->setCurrentPage(ChainView::comparePage);
        auto* table = m_f->find<QTableView>(u"table.compare"_s);
        QVERIFY(table->isVisible());
        QCOMPARE_EQ(table->model()->columnCount(), 3);
        QVERIFY(table->model()->rowCount() > 4);
        m_f->prompts->saveFile = m_f->path(u"compare.csv"_s);
        m_f->trigger(u"compare.export"_s);
        QVERIFY(QFileInfo(m_f->path(u"compare.csv"_s)).size() > 200);
        m_f->prompts->saveFile = m_f->path(u"money.xlsx"_s);
        m_f->trigger(u"file.exportWorkbook"_s);
        QVERIFY(QFileInfo(m_f->path(u"money.xlsx"_s)).size() > 10000);
        m_f->trigger(u"scenario.delete"_s);
        QCOMPARE_EQ(rail->model()->rowCount(), 1);
    }

    void showsEveryPage()
    {
        m_f->completePlan();
        for (int page = 0; page <= ChainView::comparePage; ++page) {
            m_f->window->chain()->setCurrentPage(page);
            QTest::qWait(0);
            for (ChartWidget* chart : m_f->window->chain()->findChildren<ChartWidget*>())
                if (chart->isVisible())
                    QVERIFY2(!chart->spec().isEmpty(), qPrintable(chart->objectName()));
        }
        auto* steps = m_f->find<QTabBar>(u"steps"_s);
        QCOMPARE_EQ(steps->count(), ChainView::comparePage + 1);
        QCOMPARE_EQ(m_f->find<QTableView>(u"table.memory"_s)->model()->rowCount() > 8, true);
    }

    void computesStudiesOnlyForWhatIsShown()
    {
        m_f->completePlan();
        auto* chart = m_f->find<ChartWidget>(u"chart.scaling"_s);
        QVERIFY(!chart || !chart->isVisible()); // the page was not even built
        m_f->window->chain()->setCurrentPage(int(Page::time));
        QVERIFY(!m_f->find<ChartWidget>(u"chart.scaling"_s)->spec().series.isEmpty());
    }

    void importsAConfig()
    {
        m_f->prompts->openFile = m_f->path(u"config.json"_s);
        QFile file(m_f->prompts->openFile);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"architectures":["LlamaForCausalLM"],"model_type":"llama",
            "num_hidden_layers":4,"hidden_size":256,"num_attention_heads":8,
            "num_key_value_heads":4,"intermediate_size":512,"vocab_size":1000})");
        file.close();
        m_f->prompts->acceptImport = false;
        m_f->trigger(u"file.importConfig"_s);
        QVERIFY(!m_f->window->document().isDirty());
        QVERIFY(!m_f->prompts->lastPreview.changes.empty());
        m_f->prompts->acceptImport = true;
        m_f->trigger(u"file.importConfig"_s);
        QCOMPARE_EQ(m_f->window->document().currentScenario()[fields().layers]->value(), 4.0);
        m_f->trigger(u"edit.undo"_s);
        QVERIFY(!m_f->window->document().currentScenario().isSet(fields().layers));
    }

    void switchesLanguageAndThemeWhileRunning()
    {
        m_f->completePlan();
        m_f->window->explain(u"answer.days"_s);
        m_f->window->chain()->setCurrentPage(int(Page::memory));
        const Plan before = m_f->window->document().plan();
        m_f->trigger(u"view.chinese"_s);
        QTRY_VERIFY(m_f->find<QAction>(u"view.chinese"_s)->isChecked());
        QCOMPARE_EQ(languageInForce(), u"zh_CN"_s);
        QCOMPARE_EQ(m_f->window->chain()->currentPage(), int(Page::memory));
        QVERIFY(m_f->find<QDockWidget>(u"explanation"_s)->isVisible());
        QVERIFY(m_f->window->document().plan().scenarios == before.scenarios);
        m_f->trigger(u"view.english"_s);
        QTRY_VERIFY(m_f->find<QAction>(u"view.english"_s)->isChecked());
        Theme::apply(*qApp, ThemeMode::light);
        m_f->trigger(u"view.themeDark"_s);
        QTRY_VERIFY(m_f->find<QAction>(u"view.themeDark"_s)->isChecked());
        QVERIFY(Theme::isDark());
        m_f->trigger(u"view.themeLight"_s);
        QTRY_VERIFY(!Theme::isDark());
        QCOMPARE_EQ(m_f->window->chain()->currentPage(), int(Page::memory));
    }

    void hasNoTwoCommandsOnOneKey()
    {
        QStringList keys;
        for (QAction* action : m_f->window->findChildren<QAction*>()) {
            if (action->objectName().isEmpty())
                continue;
            for (const QKeySequence& key : action->shortcuts()) {
                QVERIFY2(!keys.contains(key.toString()), qPrintable(key.toString()));
                keys += key.toString();
            }
        }
        QVERIFY(keys.size() > 15);
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
