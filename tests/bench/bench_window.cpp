// Prints how long the window takes: to start, from a committed value to repainted charts, and for the
// report. Offscreen, on the first example plan. Not a test.
#include "ui/charts/chart_widget.h"
#include "ui/document/document_file.h"
#include "ui/report/report_export.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace sizewright;
using namespace Qt::StringLiterals;

namespace {

void print(const char* what, std::vector<double> milliseconds)
{
    std::sort(milliseconds.begin(), milliseconds.end());
    const std::size_t n = milliseconds.size();
    std::printf("%-40s median %8.2f ms   P95 %8.2f ms   %4zu runs\n", what, milliseconds[n / 2],
        milliseconds[std::min(n - 1, n * 95 / 100)], n);
}

double sinceMs(const QElapsedTimer& timer) { return double(timer.nsecsElapsed()) * 1e-6; }

// A value is put through the document, as the form does on Return; then everything visible is painted.
double edit(MainWindow& window, const QString& field, const QString& text)
{
    const FieldInfo* info = fields().find(field.toStdString());
    QElapsedTimer timer;
    timer.start();
    window.document().enterField(window.document().current(), info->ordinal, text);
    window.evaluator().flush();
    QCoreApplication::processEvents();
    for (ChartWidget* chart : window.findChildren<ChartWidget*>())
        if (chart->isVisible())
            chart->repaint();
    return sinceMs(timer);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QElapsedTimer timer;
    timer.start();
    QApplication application(argc, argv);
    QTemporaryDir folder;
    Settings settings(folder.filePath(u"settings.ini"_s));
    Theme::apply(application, ThemeMode::light);
    MainWindow window(MainWindow::Surroundings{settings, {}, nullptr, nullptr});
    const QString plan = folder.filePath(u"plan.sizewright"_s);
    QFile::copy(
        QStringLiteral(SIZEWRIGHT_SOURCE_DIR "/resources/examples/llama-3.1-70b-on-h100.sizewright"),
        plan);
    window.openFile(plan);
    window.resize(1280, 720);
    window.show();
    QCoreApplication::processEvents();
    std::printf("%-40s        %8.1f ms\n", "start to a painted window", sinceMs(timer));

    struct Page {
        const char* field;
        double first, step;
        const char* name;
    };
    for (const Page& page : {Page{"memory.fragmentation", 0.05, 0.0001, "keystroke, memory page"},
             Page{"measured.step_s_n", 33, 0.01, "keystroke, time and scaling page"},
             Page{"money.pue", 1.2, 0.001, "keystroke, money page"},
             Page{"data.sequence", 8192, 16, "keystroke, model page"}}) {
        window.goToField(QString::fromLatin1(page.field));
        QCoreApplication::processEvents();
        std::vector<double> times;
        for (int i = 0; i < 100; ++i) // ever new values, so that no cached result helps
            times.push_back(edit(window, QString::fromLatin1(page.field),
                QString::number(page.first + i * page.step)));
        print(page.name, times);
    }

    // While all layouts on an eighth to eight times the cards are searched: from one turn of the event loop to
    // the next, each with a repaint of the page.
    window.goToField(u"parallel.tp"_s);
    QCoreApplication::processEvents();
    auto* start = window.findChild<QPushButton*>(u"search.start"_s);
    auto* progress = window.findChild<QProgressBar*>(u"search.progress"_s);
    window.findChild<QComboBox*>(u"search.range"_s)->setCurrentIndex(2);
    start->click();
    std::vector<double> turns;
    auto* neighbours = window.findChild<QTableView*>(u"table.neighbours"_s); // shown last
    while (!neighbours->isVisible()) {
        timer.restart();
        progress->parentWidget()->update();
        QCoreApplication::processEvents();
        turns.push_back(sinceMs(timer));
    }
    print("frame while searching", turns);
    std::printf("%-40s        %8.2f ms\n", "longest of them, with the answer shown",
        *std::max_element(turns.begin(), turns.end()));

    std::vector<double> report;
    for (int i = 0; i < 5; ++i) {
        QString error;
        timer.restart();
        writeReportPdf(window.document().plan(), window.document().catalogue(),
            folder.filePath(u"report.pdf"_s), &error);
        report.push_back(sinceMs(timer));
    }
    print("PDF report, three scenarios", report);
    return 0;
}
