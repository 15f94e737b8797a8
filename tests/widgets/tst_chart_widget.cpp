// A chart as people use it: pointing, clicking, keys, the menu, and updates while typing.
#include "tests/support/plan_builder.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_picture.h"
#include "ui/charts/chart_widget.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QGraphicsView>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

using namespace sizewright;
using namespace Qt::StringLiterals;

namespace {

Scenario planOf(const char* tokens = "1T")
{
    Scenario s = test::framed("model.preset=llama-3.1-70b\nhardware.accelerator=nvidia-h100-sxm\n"
                              "cluster.gpus=512\nparallel.tp=4\nparallel.pp=8");
    test::set(s, "data.tokens", tokens);
    return s;
}

QWidget* canvasOf(ChartWidget& widget) { return widget.findChild<QGraphicsView*>()->viewport(); }

} // namespace

class tst_chart_widget : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(
            QRegularExpression(u"^(?!This plugin does not support (propagateSizeHints|raise)).*"_s));
    }
    void aClickOnABarAsksForItsFigure()
    {
        ChartWidget widget;
        widget.resize(640, 380);
        widget.setSpec(memoryChart(evaluate(planOf(), shippedCatalogue())));
        widget.show();
        QVERIFY(QTest::qWaitForWindowExposed(&widget));
        QSignalSpy clicked(&widget, &ChartWidget::figureClicked);
        int seen = 0;
        for (const ChartMark& mark : widget.picture().layout().marks) {
            if (mark.key != u"memory.activations_gib"_s)
                continue;
            QTest::mouseMove(canvasOf(widget), mark.rect.center().toPoint());
            QTest::mouseClick(
                canvasOf(widget), Qt::LeftButton, {}, mark.rect.center().toPoint());
            QCOMPARE_EQ(clicked.size(), ++seen);
            QCOMPARE_EQ(clicked.back().at(0).toString(), mark.key);
        }
        QVERIFY(seen > 0);
        QTest::mouseClick(canvasOf(widget), Qt::RightButton, {},
            widget.picture().layout().marks.last().rect.center().toPoint());
        QTest::mouseClick(canvasOf(widget), Qt::LeftButton, {}, QPoint(2, 2));
        QCOMPARE_EQ(clicked.size(), seen);
    }
    void pressingAndLeavingIsNoClick()
    {
        ChartWidget widget;
        widget.resize(640, 380);
        widget.setSpec(stepChart(evaluate(planOf(), shippedCatalogue())));
        QSignalSpy clicked(&widget, &ChartWidget::figureClicked);
        const QPoint bar = widget.picture().layout().marks.first().rect.center().toPoint();
        QTest::mousePress(canvasOf(widget), Qt::LeftButton, {}, bar);
        QTest::mouseRelease(canvasOf(widget), Qt::LeftButton, {}, QPoint(2, 2));
        QCOMPARE_EQ(clicked.size(), 0);
    }
    void keysWalkOverTheMarks()
    {
        ChartWidget widget;
        widget.resize(640, 380);
        widget.setSpec(stepChart(evaluate(planOf(), shippedCatalogue())));
        widget.show();
        QSignalSpy clicked(&widget, &ChartWidget::figureClicked);
        QTest::keyClick(&widget, Qt::Key_Right);
        QTest::keyClick(&widget, Qt::Key_Return);
        QCOMPARE_EQ(clicked.size(), 1);
        QCOMPARE_EQ(clicked[0][0].toString(), widget.picture().layout().marks.first().key);
        QTest::keyClick(&widget, Qt::Key_Left);
        QTest::keyClick(&widget, Qt::Key_Return);
        QCOMPARE_EQ(clicked.size(), 2);
    }
    void updatesFillTheSameSeries()
    {
        ChartWidget widget;
        widget.resize(640, 380);
        widget.setSpec(memoryChart(evaluate(planOf(), shippedCatalogue())));
        const int before = widget.picture().rebuilds();
        const qsizetype bars = widget.picture().layout().marks.size();
        for (const char* sequence : {"4096", "8192", "2048"}) {
            Scenario s = planOf();
            test::set(s, "data.sequence", sequence);
            widget.setSpec(memoryChart(evaluate(s, shippedCatalogue())));
        }
        QCOMPARE_EQ(widget.picture().rebuilds(), before);
        QVERIFY(bars > 0);
        // Another structure, and back: values are right afterwards too.
        widget.setSpec(stepChart(evaluate(planOf(), shippedCatalogue())));
        widget.setSpec(memoryChart(Results()));
        const ChartSpec last = memoryChart(evaluate(planOf(), shippedCatalogue()));
        widget.setSpec(last);
        QCOMPARE_EQ(widget.picture().layout().marks.size(), bars);
        QCOMPARE_EQ(widget.spec().title, last.title);
    }
    void theMenuExportsAndCopies()
    {
        ChartWidget widget;
        widget.resize(640, 380);
        widget.setSpec(memoryChart(evaluate(planOf(), shippedCatalogue())));
        QSignalSpy exported(&widget, &ChartWidget::exportRequested);
        QMenu menu;
        widget.fillMenu(menu);
        for (const QString& format : {u"png"_s, u"svg"_s, u"pdf"_s, u"csv"_s}) {
            menu.findChild<QAction*>(u"export-"_s + format)->trigger();
            QCOMPARE_EQ(exported.back()[0].toString(), u"memory"_s);
            QCOMPARE_EQ(exported.back()[1].toString(), format);
        }
        menu.findChild<QAction*>(u"copy"_s)->trigger();
        const QMimeData* copied = QApplication::clipboard()->mimeData();
        QVERIFY(copied->hasImage());
        QVERIFY(copied->text().contains(u"Weights"_s));
    }
    void emptyAndBrokenChartsDoNotUpset()
    {
        ChartWidget widget;
        widget.show();
        widget.setSpec(ChartSpec());
        widget.setSpec(stepChart(Results()));
        ChartSpec bad = scalingChart(scalingCurve(planOf(), shippedCatalogue()), planOf());
        bad.series[0].points[0].y = std::numeric_limits<double>::quiet_NaN();
        bad.series[0].points[1].x = 0; // on a logarithmic axis
        widget.setSpec(bad);
        for (const QSize size : {QSize(1, 1), QSize(60, 40), QSize(3000, 2000)}) {
            widget.resize(size);
            QVERIFY(!widget.grab().isNull());
        }
    }
    void followsLightAndDark()
    {
        ChartWidget widget;
        widget.resize(300, 200);
        widget.setSpec(memoryChart(evaluate(planOf(), shippedCatalogue())));
        widget.show();
        for (const ThemeMode mode : {ThemeMode::dark, ThemeMode::light}) {
            Theme::apply(*qApp, mode);
            QCoreApplication::processEvents();
            QCOMPARE_EQ(widget.grab().toImage().pixelColor(1, 1), Theme::color(ThemeRole::raised));
        }
    }
    // All charts of a page are repainted within one frame while somebody types.
    void aKeystrokeTakesLessThanAFrame()
    {
        const Catalogue& catalogue = shippedCatalogue();
        QList<QList<ChartSpec>> states;
        for (const char* tokens : {"1T", "12T"}) {
            const Scenario s = planOf(tokens);
            const Results r = evaluate(s, catalogue);
            states.append({memoryChart(r), stepChart(r), scalingChart(scalingCurve(s, catalogue), s),
                routesChart(routeCurves(s, catalogue))});
        }
        std::vector<std::unique_ptr<ChartWidget>> widgets;
        for (const ChartSpec& spec : states[0]) {
            widgets.push_back(std::make_unique<ChartWidget>());
            widgets.back()->resize(640, 380);
            widgets.back()->setSpec(spec);
            widgets.back()->show();
        }
        QPixmap screen(640, 380);
        const int rounds = 20;
        QElapsedTimer timer;
        qint64 best = std::numeric_limits<qint64>::max();
        for (int round = 0; round < rounds; ++round) {
            timer.start();
            for (std::size_t i = 0; i < widgets.size(); ++i) {
                widgets[i]->setSpec(states[(round + 1) % 2][qsizetype(i)]);
                widgets[i]->render(&screen);
            }
            best = std::min(best, timer.nsecsElapsed());
        }
        qInfo("four charts: %.2f ms", double(best) / 1e6);
#ifdef NDEBUG
        QVERIFY(best < 16'000'000);
#else
        QVERIFY(best < 48'000'000); // without optimisation
#endif
    }
};

QTEST_MAIN(tst_chart_widget)
#include "tst_chart_widget.moc"
