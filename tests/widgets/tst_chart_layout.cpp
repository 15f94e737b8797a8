// Where things lie in a chart: nothing is cut, nothing overlaps, at the sizes that occur.
#include "tests/support/plan_builder.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_layout.h"
#include "ui/charts/chart_picture.h"
#include "ui/text/translate.h"

#include <QFontMetricsF>
#include <QTest>

using namespace sizewright;
using namespace Qt::StringLiterals;

namespace {

struct Named {
    QString name;
    ChartSpec spec;
};

QList<Named> chartsOf(const QString& plan, const Scenario& s)
{
    const Catalogue& catalogue = shippedCatalogue();
    const Results r = evaluate(s, catalogue);
    const ScalingCurve curve = scalingCurve(s, catalogue);
    return {{plan + u" memory"_s, memoryChart(r)}, {plan + u" step"_s, stepChart(r)},
        {plan + u" efficiency"_s, scalingChart(curve, s)},
        {plan + u" speed-up"_s, scalingChart(curve, s, ScalingView::speedUp)},
        {plan + u" step time"_s, scalingChart(curve, s, ScalingView::stepTime)},
        {plan + u" days"_s, scalingChart(curve, s, ScalingView::days)},
        {plan + u" routes"_s, routesChart(routeCurves(s, catalogue))}};
}

// The rest of what scaling shows.
QList<Named> studyChartsOf(const QString& plan, const Scenario& s)
{
    const ScalingCurve curve = scalingCurve(s, shippedCatalogue());
    const ScalingCurve weak = scalingCurve(s, shippedCatalogue(), ScalingKind::weak);
    return {{plan + u" money"_s, scalingChart(curve, s, ScalingView::money)},
        {plan + u" losses"_s, scalingLossChart(curve)},
        {plan + u" efficiency, batch grows"_s, scalingChart(weak, s)},
        {plan + u" step time, batch grows"_s, scalingChart(weak, s, ScalingView::stepTime)},
        {plan + u" losses, batch grows"_s, scalingLossChart(weak)}};
}

const QList<Named>& allCharts()
{
    static const QList<Named> all = [] {
        QList<Named> charts;
        charts += chartsOf(u"one node"_s,
            test::framed("framing.form=full\nmodel.preset=llama-3.1-8b\ndata.samples=200K\n"
                         "data.sample_length=2000\nhardware.accelerator=nvidia-h100-sxm\n"
                         "cluster.gpus=8"));
        charts += chartsOf(u"512 cards"_s,
            test::framed("model.preset=llama-3.1-70b\ndata.tokens=3T\n"
                         "hardware.accelerator=nvidia-h100-sxm\ncluster.gpus=512\n"
                         "framing.earliest_days=20\nframing.latest_days=60\nmoney.budget=40M\n"
                         "money.stop_loss=15M"));
        charts += chartsOf(u"126 stages"_s,
            test::framed("model.preset=llama-3.1-405b\ndata.tokens=15T\ndata.sequence=8192\n"
                         "data.global_batch=2048\nhardware.accelerator=nvidia-h100-sxm\n"
                         "cluster.gpus=4032\nparallel.tp=8\nparallel.pp=126\nmoney.currency=cny"));
        charts += chartsOf(u"does not fit"_s,
            test::framed("model.preset=llama-3.1-405b\ndata.tokens=15T\n"
                         "hardware.accelerator=nvidia-a100-sxm-80\ncluster.gpus=8"));
        charts += chartsOf(u"nothing"_s, Scenario());
        charts += studyChartsOf(u"512 cards"_s,
            test::framed("model.preset=llama-3.1-70b\ndata.tokens=3T\n"
                         "hardware.accelerator=nvidia-h100-sxm\ncluster.gpus=512\n"
                         "data.critical_batch=30M"));
        charts += studyChartsOf(u"experts"_s,
            test::framed("model.preset=deepseek-v3\ndata.tokens=15T\nmodel.kv_heads=128\n"
                         "hardware.accelerator=nvidia-h800-sxm\ncluster.gpus=2048"));
        charts += studyChartsOf(u"does not fit"_s,
            test::framed("model.preset=llama-3.1-405b\ndata.tokens=15T\n"
                         "hardware.accelerator=nvidia-a100-sxm-80\ncluster.gpus=8"));
        const auto record = shippedAccuracy(shippedCatalogue());
        for (const Metric metric : {Metric::step, Metric::memory, Metric::mfu, Metric::gpuHours})
            charts += Named{u"accuracy "_s + toQt(key(metric)),
                accuracyChart(*record,
                    {metric, std::vector<bool>(record->runs.size(), true), std::nullopt})};
        return charts;
    }();
    return all;
}

QFont fontOf(const ChartLayout& layout, const PlacedText& text)
{
    const ChartFonts fonts(layout.font);
    switch (text.font) {
    case TextFont::title: return fonts.title;
    case TextFont::strong: return fonts.strong;
    case TextFont::small: return fonts.small;
    case TextFont::text: break;
    }
    return fonts.text;
}

// The rectangle that the ink really needs.
QRectF inkOf(const ChartLayout& layout, const PlacedText& text)
{
    const int flags = int(text.alignment) | (text.wrap ? Qt::TextWordWrap : Qt::TextSingleLine);
    return QFontMetricsF(fontOf(layout, text)).boundingRect(text.rect, flags, text.text);
}

} // namespace

class tst_chart_layout : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void textsAreWholeAndApart_data()
    {
        QTest::addColumn<int>("chart");
        QTest::addColumn<QSize>("size");
        for (int i = 0; i < allCharts().size(); ++i)
            for (const QSize size : {QSize(420, 260), QSize(640, 380), QSize(1600, 900)})
                QTest::addRow("%s %d", qPrintable(allCharts()[i].name), size.width()) << i << size;
    }
    void textsAreWholeAndApart()
    {
        QFETCH(int, chart);
        QFETCH(QSize, size);
        const ChartSpec& spec = allCharts()[chart].spec;
        const ChartLayout layout(spec, QSizeF(size), QFont());
        const QRectF picture{QPointF(), QSizeF(size)};
        QList<QRectF> inks;
        for (const PlacedText& text : layout.texts) {
            // Only the long sentences above and below may be shortened, and then say so.
            const bool sentence = text.role == ThemeRole::mutedText;
            QVERIFY2(sentence || !text.shortened, qPrintable(text.text));
            const QRectF ink = inkOf(layout, text);
            QVERIFY2(picture.adjusted(-1, -1, 1, 1).contains(ink), qPrintable(text.text));
            for (qsizetype i = 0; i < inks.size(); ++i) {
                const QRectF both = ink.intersected(inks[i]);
                // Line boxes may touch; letters may not.
                QVERIFY2(both.width() < 1 || both.height() < 0.35 * ink.height(),
                    qPrintable(text.text + u" / "_s + layout.texts[i].text));
            }
            inks.append(ink);
        }
        if (!spec.isEmpty()) {
            QVERIFY(layout.plot.width() > size.width() * 0.25);
            const bool fewRows = !spec.y.categories.isEmpty() && spec.y.categories.size() < 4;
            QVERIFY(fewRows || layout.plot.height() > size.height() * 0.3); // a row has a greatest height
        }
    }
    void theLibraryPutsValuesWhereWeWriteThem()
    {
        for (const Named& chart : allCharts()) {
            if (chart.spec.isEmpty() || chart.spec.y.scale == AxisScale::category)
                continue;
            ChartPicture picture;
            picture.setSize({640, 380});
            picture.setSpec(chart.spec);
            for (const ChartSeries& series : chart.spec.series)
                for (const ChartPoint& p : series.points) {
                    if (series.kind != SeriesKind::line)
                        continue;
                    const QPointF ours = picture.layout().map(p.x, p.y);
                    const QPointF theirs = picture.libraryPosition(p.x, p.y);
                    QVERIFY2(QLineF(ours, theirs).length() < 1, qPrintable(chart.name));
                }
        }
    }
    void barsEndWhereTheirMarksEnd()
    {
        ChartSpec spec = allCharts()[0].spec;
        ChartPicture picture;
        picture.setSize({640, 380});
        picture.setSpec(spec);
        const ChartLayout& layout = picture.layout();
        double total = 0;
        for (const ChartSeries& s : spec.series)
            for (const ChartPoint& p : s.points)
                if (s.kind == SeriesKind::stackedBars && p.y == 0)
                    total += p.x;
        const double end = layout.map(total, 0).x();
        QVERIFY(std::any_of(layout.marks.begin(), layout.marks.end(),
            [&](const ChartMark& m) { return std::fabs(m.rect.right() - end) < 3.5; }));
    }
    void theMouseMeetsTheNearestDot()
    {
        const Named& chart = allCharts()[9]; // 512 cards, efficiency
        QVERIFY(chart.name.endsWith(u"efficiency"_s));
        const ChartLayout layout(chart.spec, {640, 380}, QFont());
        const ChartPoint& p = chart.spec.series[0].points[1];
        const int mark = layout.markAt(layout.map(p.x, p.y) + QPointF(3, -2));
        QVERIFY(mark >= 0);
        QCOMPARE_EQ(layout.marks[mark].tooltip, p.tooltip);
        QCOMPARE_EQ(layout.markAt(QPointF(-50, -50)), -1);
    }
    void linesDoNotCrossTheNamesOfOthers()
    {
        for (const Named& chart : allCharts()) {
            const ChartLayout layout(chart.spec, {420, 260}, QFont());
            for (const MarkerLine& marker : layout.markers) {
                if (marker.line.x1() != marker.line.x2())
                    continue;
                for (const PlacedText& text : layout.texts) {
                    const bool above = text.rect.bottom() <= layout.plot.top() && text.halo;
                    const QRectF line(marker.line.x1() - 0.5, marker.line.y1() + 0.5, 1,
                        marker.line.dy());
                    QVERIFY2(!above || !text.rect.adjusted(2, 0, -2, 0).intersects(line),
                        qPrintable(chart.name + text.text));
                }
            }
        }
    }
};

QTEST_MAIN(tst_chart_layout)
#include "tst_chart_layout.moc"
