// The accuracy window used as a person uses it, by the names of its parts.
#include "tests/support/window_fixture.h"
#include "ui/charts/chart_picture.h"
#include "ui/charts/chart_widget.h"
#include "ui/models/accuracy_tables.h"
#include "ui/views/accuracy_view.h"
#include "ui/window/accuracy_window.h"
#include "ui/window/language.h"

#include <QLabel>
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
    QTableView* table(const QString& name) const { return find<QTableView>(u"table.accuracy."_s + name); }
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
    }
};

QTEST_MAIN(TestAccuracyWindow)
#include "tst_accuracy_window.moc"
