// The accuracy window used as a person uses it, by the names of its parts.
#include "core/units/display.h"
#include "tests/support/window_fixture.h"
#include "ui/text/translate.h"
#include "ui/charts/chart_picture.h"
#include "ui/charts/chart_widget.h"
#include "ui/models/accuracy_tables.h"
#include "ui/views/accuracy_view.h"
#include "ui/window/accuracy_window.h"

#include <QFile>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>

using namespace sizewright;
using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 20000; // ms; a debug build predicts slowly

} // namespace

class TestAccuracyWindow : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<WindowFixture> m_f;

    AccuracyWindow& window() const { return *m_f->window->accuracy(); }
    template <class T> T* find(const QString& name) const
    {
        T* found = window().findChild<T*>(name);
        if (!found)
            qFatal("%s is not there", qPrintable(name));
        return found;
    }
    QTableView* table(const QString& name) const
    {
        return find<QTableView>(u"table.accuracy."_s + name);
    }
    QString cell(const QTableView* view, int row, int column) const
    {
        return view->model()->index(row, column).data().toString();
    }
    void open()
    {
        m_f->trigger(u"tools.accuracy"_s);
        QTRY_VERIFY_WITH_TIMEOUT(window().runner().record(RunsTable::shipped), patience);
        QTRY_VERIFY(table(u"rows"_s)->isVisible());
    }
    QString shippedRow(std::size_t i) const
    {
        return QString::fromStdString(window().runner().record(RunsTable::shipped)->runs[i].id);
    }

private Q_SLOTS:
    void init()
    {
        failOnWarnings();
        m_f = std::make_unique<WindowFixture>();
    }
    void cleanup() { m_f.reset(); }

    void answersFirst()
    {
        QVERIFY(!m_f->window->accuracy()); // nothing is predicted before somebody asks
        m_f->trigger(u"tools.accuracy"_s);
        QVERIFY(find<QProgressBar>(u"accuracy.progress"_s)->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(window().runner().record(RunsTable::shipped), patience);
        QVERIFY(!find<QProgressBar>(u"accuracy.progress"_s)->isVisible());
        const auto record = window().runner().record(RunsTable::shipped);
        QCOMPARE(find<QLabel>(u"accuracy.time"_s)->text(),
            u"±"_s + plainPercent(record->report.time.medianAbs));
        QCOMPARE(find<QLabel>(u"accuracy.memory"_s)->text(),
            u"±"_s + plainPercent(record->report.summary[std::size_t(Metric::memory)].medianAbs));
        QVERIFY(find<QLabel>(u"accuracy.time.detail"_s)->text().contains(
            signedPercent(record->report.time.bias)));
        QCOMPARE(find<QLabel>(u"accuracy.runs"_s)->text(), u"2,064"_s);
        // Said where it is read: the fit was not blind.
        QVERIFY(find<QLabel>(u"accuracy.runs"_s)->accessibleName().contains(u"seen by the fit"_s));
    }

    void worstFirstWithoutErrorLast()
    {
        open();
        const QTableView* rows = table(u"rows"_s);
        const auto error = [&](int row) {
            return rows->model()->index(row, int(RunColumn::time)).data(ValueRole);
        };
        const int count = rows->model()->rowCount();
        QVERIFY(count > 1000);
        for (int row = 1; row < 400; ++row)
            QVERIFY(error(row - 1).toDouble() >= error(row).toDouble());
        QVERIFY(!error(count - 1).isValid());
        table(u"rows"_s)->sortByColumn(int(RunColumn::time), Qt::AscendingOrder);
        QVERIFY(error(0).isValid() && error(0).toDouble() < error(100).toDouble());
        QVERIFY(!error(count - 1).isValid());
    }

    void filters()
    {
        open();
        const QAbstractItemModel* rows = table(u"rows"_s)->model();
        auto* text = find<QLineEdit>(u"accuracy.filter"_s);
        auto* show = find<QComboBox>(u"accuracy.show"_s);
        const int compared = rows->rowCount();
        show->setCurrentIndex(show->findText(u"All"_s));
        QCOMPARE(rows->rowCount(), 2064);
        show->setCurrentIndex(show->findText(u"Skipped"_s));
        QVERIFY(rows->rowCount() > 0 && rows->rowCount() < 2064 - compared + 1);
        QVERIFY(rows->index(0, int(RunColumn::note)).data().toString().startsWith(u"skipped: "_s));
        show->setCurrentIndex(show->findText(u"With a known reason"_s));
        QVERIFY(rows->rowCount() > 100);
        QCOMPARE(find<QLabel>(u"accuracy.count"_s)->text(), u"%1 runs"_s.arg(toQt(wholeText(rows->rowCount()))));
        show->setCurrentIndex(0);
        text->setText(u"vtrain-*"_s);
        const int vtrain = rows->rowCount();
        QVERIFY(vtrain > 300 && vtrain < 340);
        text->setText(u"vtrain A100 nonsense"_s); // every word must be there
        QCOMPARE(rows->rowCount(), 0);
        QCOMPARE(find<QTextBrowser>(u"accuracy.details"_s)->toPlainText(), QString());
    }

    void tellsEverythingAboutARow()
    {
        open();
        auto* rows = table(u"rows"_s);
        rows->setFocus();
        QTest::keyClick(rows, Qt::Key_Down);
        const auto record = window().runner().record(RunsTable::shipped);
        const auto index = rows->currentIndex().data(KeyRole).toULongLong();
        const QString text = find<QTextBrowser>(u"accuracy.details"_s)->toPlainText();
        QVERIFY(text.contains(shippedRow(index)));
        for (const char* part : {"measured", "predicted", "parts of the predicted step", "Notes:",
                 "Source:"})
            QVERIFY2(text.contains(QLatin1StringView(part)), part);
        QVERIFY(text.contains(QString::fromStdString(record->runs[index].source)));
    }

    void aDotLeadsToItsRow()
    {
        open();
        auto* chart = find<ChartWidget>(u"chart.accuracy"_s);
        QTRY_VERIFY(!chart->spec().isEmpty());
        const ChartPoint* point = nullptr;
        for (const ChartSeries& series : chart->spec().series)
            if (series.kind == SeriesKind::points && !series.points.isEmpty())
                point = &series.points.front();
        QVERIFY(point);
        QVERIFY(point->tooltip.contains(u"predicted"_s));
        const std::size_t row = point->key.toULongLong();
        QVERIFY(point->tooltip.startsWith(shippedRow(row)));
        // Also one that the filter hides.
        find<QLineEdit>(u"accuracy.filter"_s)->setText(u"nothing-like-this"_s);
        find<QTabWidget>(u"accuracy.tabs"_s)->setCurrentIndex(1);
        Q_EMIT chart->figureClicked(QString::number(row));
        QVERIFY(table(u"rows"_s)->isVisible());
        QCOMPARE(table(u"rows"_s)->currentIndex().data(KeyRole).toULongLong(), row);
    }

    void theChartFollowsTheFilter()
    {
        open();
        auto* chart = find<ChartWidget>(u"chart.accuracy"_s);
        const auto dots = [chart](const QString& name) {
            for (const ChartSeries& series : chart->spec().series)
                if (series.name == name)
                    return series.points.size();
            return qsizetype(-1);
        };
        const auto listed = [&] {
            return dots(u"listed"_s) + dots(u"missed, for a known reason"_s);
        };
        QTRY_VERIFY(listed() > 1000);
        QVERIFY(dots(u"listed"_s) > 500 && dots(u"missed, for a known reason"_s) > 100);
        QCOMPARE(dots(u"not listed"_s), 0);
        find<QLineEdit>(u"accuracy.filter"_s)->setText(u"vtrain-*"_s);
        QTRY_COMPARE(listed(), table(u"rows"_s)->model()->rowCount());
        QVERIFY(dots(u"not listed"_s) > 900);
        auto* metric = find<QComboBox>(u"accuracy.metric"_s);
        metric->setCurrentIndex(metric->findText(u"Memory"_s));
        QCOMPARE(listed(), 0); // vTrain gives no memory
        QCOMPARE(chart->spec().x.unit, u"GiB"_s);
        for (int i = 0; i < metric->count(); ++i) {
            metric->setCurrentIndex(i);
            QVERIFY2(!chart->spec().isEmpty(), qPrintable(metric->itemText(i)));
        }
        // What can be compared in any figure is listed at first: no dot is pale for want of a step time.
        find<QLineEdit>(u"accuracy.filter"_s)->clear();
        metric->setCurrentIndex(metric->findText(u"Days"_s));
        QTRY_VERIFY(listed() > 5);
        QCOMPARE(dots(u"not listed"_s), 0);
    }

    void groupsLeadToTheirRows()
    {
        open();
        find<QTabWidget>(u"accuracy.tabs"_s)->setCurrentIndex(1);
        auto* kind = find<QComboBox>(u"accuracy.kind"_s);
        QTableView* groups = table(u"groups"_s);
        for (int i = 0; i < kind->count(); ++i) {
            kind->setCurrentIndex(i);
            QVERIFY2(groups->model()->rowCount() > 1, qPrintable(kind->itemText(i)));
        }
        kind->setCurrentIndex(kind->findData(u"parameters"_s));
        QCOMPARE(cell(groups, 0, 0), u"< 1B"_s); // in the order of the bands
        kind->setCurrentIndex(kind->findData(u"source"_s));
        groups->sortByColumn(1, Qt::DescendingOrder);
        const int n = groups->model()->index(0, 1).data(ValueRole).toInt();
        QVERIFY(n > 300);
        Q_EMIT groups->activated(groups->model()->index(0, 0));
        QTableView* rows = table(u"rows"_s);
        QVERIFY(rows->isVisible());
        QVERIFY(rows->model()->rowCount() >= n);
        auto* chip = find<QPushButton>(u"accuracy.group"_s);
        QVERIFY(chip->isVisible() && chip->text().contains(cell(groups, 0, 0)));
        chip->click();
        QVERIFY(!chip->isVisible());
        QVERIFY(rows->model()->rowCount() > 1000);
    }

    void saysWhatCannotBeMet()
    {
        open();
        find<QTabWidget>(u"accuracy.tabs"_s)->setCurrentIndex(2);
        QTableView* gaps = table(u"gaps"_s);
        QVERIFY(gaps->isVisible() && gaps->model()->rowCount() > 0);
        const int n = gaps->model()->index(0, 3).data(ValueRole).toInt();
        Q_EMIT gaps->activated(gaps->model()->index(0, 0));
        QCOMPARE(table(u"rows"_s)->model()->rowCount(), n);
        QVERIFY(find<QTextBrowser>(u"accuracy.details"_s)->toPlainText().contains(
            u"Cannot be met"_s));
    }

    void nearestRunsFollowThePlan()
    {
        open();
        QVERIFY(find<QLabel>(u"accuracy.nearest.note"_s)->isVisible());
        m_f->completePlan();
        QTableView* nearest = table(u"nearest"_s);
        QTRY_VERIFY(nearest->isVisible());
        QCOMPARE(nearest->model()->rowCount(), 3);
        QVERIFY(cell(nearest, 0, 1).contains(u"H100"_s));
        Q_EMIT nearest->clicked(nearest->model()->index(1, 0));
        QCOMPARE(table(u"rows"_s)->currentIndex().data(KeyRole),
            nearest->model()->index(1, 0).data(KeyRole));
    }

    void ownRuns()
    {
        open();
        const auto record = window().runner().record(RunsTable::shipped);
        auto* own = find<QPushButton>(u"accuracy.own"_s);
        own->click(); // cancelled
        QVERIFY(!find<QComboBox>(u"accuracy.table"_s)->isVisible());

        const auto write = [this](const QString& name, const QByteArray& bytes) {
            QFile file(m_f->path(name));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        QVERIFY(write(u"bad.csv"_s, "name,price\nA,1\n"));
        m_f->prompts->openFile = m_f->path(u"bad.csv"_s);
        own->click();
        QTRY_COMPARE_WITH_TIMEOUT(m_f->prompts->told.size(), 1, patience);
        QVERIFY2(m_f->prompts->told.front().contains(u"bad.csv"_s), qPrintable(m_f->prompts->told.front()));
        QCOMPARE(find<QLabel>(u"accuracy.runs"_s)->text(), u"2,064"_s); // what was shown stays

        QVERIFY(write(u"short.csv"_s, "id,gpu\na,H100\nb\n"));
        m_f->prompts->openFile = m_f->path(u"short.csv"_s);
        own->click();
        QTRY_COMPARE_WITH_TIMEOUT(m_f->prompts->told.size(), 2, patience);
        QVERIFY2(m_f->prompts->told.back().contains(u"line 3"_s), qPrintable(m_f->prompts->told.back()));

        QVERIFY(write(u"mine.csv"_s,
            "id,framework,model,layers,hidden,ffn,gated_ffn,heads,kv_heads,head_dim,vocab,tied,seq,gpu,"
            "gpus,gpus_per_node,intra_gbs,tp,pp,cp,dp,zero_stage,mbs,gbs,precision,flash,"
            "measured_step_s\n"
            "ours-1,Megatron-Bridge 26.02,llama3-8b,32,4096,14336,1,32,8,128,128256,0,8192,H100,"
            "8,8,900,1,1,2,4,1,1,128,bf16,1,13\n"));
        m_f->prompts->openFile = m_f->path(u"mine.csv"_s);
        own->click();
        QTRY_COMPARE_WITH_TIMEOUT(find<QLabel>(u"accuracy.runs"_s)->text(), u"1"_s, patience);
        auto* tables = find<QComboBox>(u"accuracy.table"_s);
        QVERIFY(tables->isVisible());
        QCOMPARE(tables->currentText(), u"mine.csv"_s);
        QCOMPARE(find<QLabel>(u"accuracy.runs"_s)->accessibleName(), u"Measured runs"_s);
        QCOMPARE(cell(table(u"rows"_s), 0, 0), u"ours-1"_s);
        QVERIFY(!find<QTabWidget>(u"accuracy.tabs"_s)->isTabVisible(2)); // reasons are for the shipped
        tables->setCurrentIndex(0);
        Q_EMIT tables->activated(0);
        QCOMPARE(find<QLabel>(u"accuracy.runs"_s)->text(), u"2,064"_s);
        QCOMPARE(window().runner().record(RunsTable::shipped), record); // not predicted again
    }

    void keepsItsPlaceThroughLanguageAndClosing()
    {
        open();
        const auto record = window().runner().record(RunsTable::shipped);
        find<QTabWidget>(u"accuracy.tabs"_s)->setCurrentIndex(1);
        find<QComboBox>(u"accuracy.kind"_s)->setCurrentIndex(2);
        find<QComboBox>(u"accuracy.metric"_s)->setCurrentIndex(1);
        QEvent change(QEvent::LanguageChange);
        QPointer<AccuracyView> before = window().view();
        QCoreApplication::sendEvent(&window(), &change);
        QTRY_VERIFY(!before);
        QCOMPARE(find<QTabWidget>(u"accuracy.tabs"_s)->currentIndex(), 1);
        QCOMPARE(find<QComboBox>(u"accuracy.kind"_s)->currentIndex(), 2);
        QCOMPARE(find<QComboBox>(u"accuracy.metric"_s)->currentIndex(), 1);
        QTest::keyClick(&window(), Qt::Key_Escape);
        QVERIFY(!window().isVisible());
        m_f->trigger(u"tools.accuracy"_s);
        QVERIFY(window().isVisible());
        QCOMPARE(window().runner().record(RunsTable::shipped), record);
        // It goes with the main window.
        m_f->window->close();
        QVERIFY(!window().isVisible());
    }

    void mayGoWhileItPredicts()
    {
        m_f->trigger(u"tools.accuracy"_s);
        QVERIFY(window().runner().isRunning(RunsTable::shipped));
        m_f.reset();
    }
};

QTEST_MAIN(TestAccuracyWindow)
#include "tst_accuracy_window.moc"
