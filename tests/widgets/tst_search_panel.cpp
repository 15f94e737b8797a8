// The search panel as a person uses it: ask, wait, read, take a layout into the plan, take it back.
#include "tests/support/window_fixture.h"
#include "ui/charts/chart_widget.h"
#include "ui/models/table_model.h"

#include <QLabel>
#include <QPushButton>
#include <QTableView>

using namespace sizewright;
using namespace Qt::StringLiterals;

class TestSearchPanel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void findsAndTakesALayout();
    void severalCountsMakeAFront();
    void anEmptyPlanCannotBeSearched();
};

void TestSearchPanel::findsAndTakesALayout()
{
    WindowFixture f;
    f.completePlan();
    f.type(u"cluster.gpus"_s, u"64"_s);
    f.window->goToField(u"parallel.tp"_s);
    f.window->evaluator().flush();
    auto* start = f.find<QPushButton>(u"search.start"_s);
    auto* table = f.find<QTableView>(u"table.strategies"_s);
    QVERIFY(start && table);
    QTRY_VERIFY(start->isVisible() && start->isEnabled());
    QVERIFY(!table->isVisible());
    const auto before = f.window->evaluator().current()->layout;
    start->click();
    QTRY_VERIFY_WITH_TIMEOUT(table->isVisible(), 10000);
    QVERIFY(table->model()->rowCount() > 3);
    QVERIFY(f.find<QLabel>(u"search.summary"_s)->text().contains(u"layouts examined"_s));

    // Another than the plan's: taking it changes the plan in one step that can be taken back.
    table->setCurrentIndex(table->model()->index(2, 0));
    f.find<QPushButton>(u"search.use"_s)->click();
    f.window->evaluator().flush();
    const auto taken = f.window->evaluator().current()->layout;
    QVERIFY(!(taken == before));
    QCOMPARE(f.window->evaluator().current()->number(resultFields().step.ordinal).value(),
        table->model()->index(2, 1).data(ValueRole).toDouble());
    QVERIFY(f.find<QLabel>(u"search.summary"_s)->text().contains(u"has changed since"_s));
    f.window->document().undoStack()->undo();
    f.window->evaluator().flush();
    QVERIFY(f.window->evaluator().current()->layout == before);
}

void TestSearchPanel::severalCountsMakeAFront()
{
    WindowFixture f;
    f.completePlan();
    f.type(u"cluster.gpus"_s, u"64"_s);
    f.window->goToField(u"parallel.tp"_s);
    f.window->evaluator().flush();
    auto* range = f.find<QComboBox>(u"search.range"_s);
    auto* chart = f.find<ChartWidget>(u"chart.frontier"_s);
    QVERIFY(range && chart);
    range->setCurrentIndex(1);
    QTRY_VERIFY(f.find<QPushButton>(u"search.start"_s)->isEnabled());
    f.find<QPushButton>(u"search.start"_s)->click();
    QTRY_VERIFY_WITH_TIMEOUT(chart->isVisible(), 10000);
    QVERIFY(!chart->spec().series.last().points.isEmpty());
    Q_EMIT chart->figureClicked(u"0"_s); // a click on the first dot
    f.window->evaluator().flush();
    QCOMPARE(f.window->evaluator().current()->layout.cards(), std::int64_t(32));
}

void TestSearchPanel::anEmptyPlanCannotBeSearched()
{
    WindowFixture f;
    f.window->goToField(u"parallel.tp"_s);
    QVERIFY(!f.find<QPushButton>(u"search.start"_s)->isEnabled());
}

QTEST_MAIN(TestSearchPanel)
#include "tst_search_panel.moc"
