// What the explanation of a step says of its parts, and what a measurement is said to have moved.
#include "core/model/evaluate.h"
#include "tests/support/plan_builder.h"
#include "tests/support/window_fixture.h"
#include "ui/models/time_tables.h"
#include "ui/views/chain_view.h"

#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>

using namespace sizewright;
using namespace Qt::StringLiterals;

class TestStepExplanation : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<WindowFixture> m_f;

    QString explained(const QString& figure)
    {
        m_f->window->explain(figure);
        return m_f->find<QTextBrowser>(u"explanation.text"_s)->toPlainText();
    }

private Q_SLOTS:
    void init()
    {
        failOnWarnings();
        m_f = std::make_unique<WindowFixture>();
        m_f->completePlan();
    }
    void cleanup() { m_f.reset(); }

    void aStepNamesWhatBindsItsParts()
    {
        const QString step = explained(u"time.step_s"_s);
        QVERIFY2(step.contains(u"Bound by"_s), qPrintable(step));
        const auto parts = m_f->window->evaluator().bindings(0);
        QVERIFY(parts->size() > 4);
        for (const PartBinding& part : *parts) {
            const ResultInfo& info = resultFields().all()[part.figure];
            QVERIFY2(step.contains(QString::fromUtf8(info.label.source)), info.key.data());
        }
        QVERIFY(step.contains(u"compute"_s) && step.contains(u"memory bandwidth"_s));
    }
    void aPartSaysItInOneLine()
    {
        const QString part = explained(u"time.parts.element_wise"_s);
        QVERIFY2(part.contains(u"of the step, bound by: memory bandwidth"_s), qPrintable(part));
        QVERIFY(!part.contains(u"Bound by"_s));
        QVERIFY(explained(u"time.parts.fixed"_s).contains(u"no rate of the card"_s));
        for (const QString& other : {u"answer.days"_s, u"time.mfu"_s, u"memory.total_gib"_s})
            QVERIFY2(!explained(other).contains(u"ound by"_s), qPrintable(other));
    }
    void aPartIsAClickAway()
    {
        const QString step = explained(u"time.step_s"_s);
        auto* text = m_f->find<QTextBrowser>(u"explanation.text"_s);
        QVERIFY(text->toHtml().contains(u"figure:time.parts.matrix"_s));
        Q_EMIT text->anchorClicked(QUrl(u"figure:time.parts.matrix"_s));
        QVERIFY(text->toPlainText().startsWith(u"Matrix products"_s));
        m_f->find<QToolButton>(u"explanation.back"_s)->click();
        QCOMPARE_EQ(text->toPlainText(), step);
    }
    void aMeasurementShowsWhatItMoved()
    {
        m_f->type(u"cluster.gpus"_s, u"256"_s); // the measurement is of this plan
        m_f->window->evaluator().flush();
        m_f->window->chain()->setCurrentPage(int(Page::time));
        auto* moved = m_f->find<QTableView>(u"table.moved"_s);
        QVERIFY(moved && !moved->isVisible());
        const Results before = *m_f->window->evaluator().current();
        const double step = *before.number(resultFields().step.ordinal);
        m_f->type(u"measured.gpus_n"_s, u"256"_s);
        m_f->type(u"measured.step_s_n"_s, QString::number(step * 1.05));
        m_f->window->evaluator().flush();
        QVERIFY(moved->isVisible());
        const QAbstractItemModel& rows = *moved->model();
        QCOMPARE_EQ(rows.index(0, 0).data().toString(), u"Matrix rate"_s);
        const QString change = rows.index(0, 1).data().toString();
        QVERIFY2(change.startsWith(QChar(0x2212)) && change.endsWith(u" %"_s), qPrintable(change));
        QCOMPARE_EQ(rows.index(0, 1).data(KeyRole).toString(), u"calibration.matrix"_s);
        QVERIFY(explained(u"calibration.matrix"_s).contains(u"measured"_s));
    }
    void changesReadAsSignedPercentages()
    {
        Results results;
        results.set(resultFields().calibrationMatrix, ratio(0.969));
        results.set(resultFields().calibrationLaunch, ratio(1.25));
        results.set(resultFields().calibrationRest, ratio(1));
        const TableContent table = movedTable(results);
        QCOMPARE_EQ(table.rows.size(), std::size_t(3));
        QCOMPARE_EQ(table.rows[0][1].text, u"\u22123.1 %"_s);
        QCOMPARE_EQ(table.rows[1][1].text, u"+25 %"_s);
        QCOMPARE_EQ(table.rows[2][1].text, u"0 %"_s);
        QVERIFY(movedTable(Results()).empty());
    }
};

QTEST_MAIN(TestStepExplanation)
#include "tst_step_explanation.moc"
