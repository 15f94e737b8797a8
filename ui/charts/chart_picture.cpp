#include "ui/charts/chart_picture.h"

#include "ui/charts/axis_ticks.h"
#include "ui/charts/chart_painter.h"

#include <QAreaSeries>
#include <QBarSet>
#include <QChart>
#include <QGraphicsItem>
#include <QHorizontalStackedBarSeries>
#include <QLegend>
#include <QLineSeries>
#include <QPainter>
#include <QScatterSeries>
#include <QValueAxis>

namespace sizewright {

namespace {

constexpr double lineWidth = 2.2;
constexpr double dotSize = 7;
constexpr double planDotSize = 12;
constexpr double diamondSize = 15;
constexpr double denseDotSize = 6;
constexpr float denseOpacity = 0.7f;

// Paints one half of the layout, below or above the series.
class LayerItem : public QGraphicsItem
{
public:
    using Paint = void (*)(QPainter&, const ChartLayout&, bool);
    LayerItem(const ChartLayout& layout, const bool& dark, const int& highlight, Paint layer)
        : m_layout(layout), m_dark(dark), m_highlight(highlight), m_paint(layer)
    {
    }
    QRectF boundingRect() const override { return QRectF(QPointF(), m_layout.size); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override
    {
        m_paint(*painter, m_layout, m_dark);
        if (zValue() < 0 || m_highlight < 0 || m_highlight >= m_layout.marks.size())
            return;
        painter->setPen(QPen(Theme::color(ThemeRole::text, m_dark), 1.5));
        painter->setBrush(Qt::NoBrush);
        const ChartMark& mark = m_layout.marks[m_highlight];
        if (mark.point)
            painter->drawEllipse(mark.anchor, 8, 8);
        else
            painter->drawRect(mark.rect);
    }
    void sizeChanged() { prepareGeometryChange(); }

private:
    const ChartLayout& m_layout;
    const bool& m_dark;
    const int& m_highlight;
    Paint m_paint;
};

// What a series consists of on the library's side.
struct Drawn {
    SeriesKind kind = SeriesKind::line;
    bool marks = false, dense = false, diamonds = false;
    QBarSet* bars = nullptr;
    QXYSeries* line = nullptr; // line, points, or the lower edge of a band
    QXYSeries* upper = nullptr; // the upper edge
    QXYSeries* dots = nullptr;
    QAreaSeries* area = nullptr;
};

bool isDrawn(SeriesKind kind)
{
    return kind != SeriesKind::verticalMarker && kind != SeriesKind::horizontalMarker;
}

} // namespace

class ChartPicture::Private
{
public:
    void layOut();
    void rebuild();
    bool sameStructure() const;
    void fill();
    void fillBars(const ChartSeries& series, Drawn& drawn);
    void fillPoints(const ChartSeries& series, Drawn& drawn);
    void attach(QAbstractSeries* series);
    QXYSeries* addDots(double size);

    ChartSpec spec;
    ChartLayout layout;
    QSizeF size{520, 340};
    QFont font;
    bool dark = false;
    bool complete = false;
    int highlight = -1;
    int rebuilds = 0;
    QGraphicsScene scene;
    QChart* chart = nullptr;
    QValueAxis* x = nullptr;
    QValueAxis* y = nullptr;
    QHorizontalStackedBarSeries* stack = nullptr;
    QList<Drawn> drawn;
    LayerItem* backdrop = nullptr;
    LayerItem* overlay = nullptr;
};

ChartPicture::ChartPicture() : d(std::make_unique<Private>())
{
    d->chart = new QChart;
    d->chart->setBackgroundVisible(false);
    d->chart->setMargins(QMargins());
    d->chart->setBackgroundRoundness(0);
    d->chart->legend()->hide();
    d->x = new QValueAxis(d->chart);
    d->y = new QValueAxis(d->chart);
    d->chart->addAxis(d->x, Qt::AlignBottom);
    d->chart->addAxis(d->y, Qt::AlignLeft);
    for (QValueAxis* axis : {d->x, d->y})
        axis->setVisible(false); // grid and labels are ours: nothing is elided, all sizes agree
    d->backdrop = new LayerItem(d->layout, d->dark, d->highlight, paintBackdrop);
    d->overlay = new LayerItem(d->layout, d->dark, d->highlight, paintOverlay);
    d->backdrop->setZValue(-1);
    d->overlay->setZValue(100);
    d->scene.addItem(d->backdrop);
    d->scene.addItem(d->chart);
    d->scene.addItem(d->overlay);
}

ChartPicture::~ChartPicture() = default;

void ChartPicture::Private::layOut()
{
    backdrop->sizeChanged();
    overlay->sizeChanged();
    layout = ChartLayout(spec, size, font, complete);
    highlight = -1;
    scene.setSceneRect(QRectF(QPointF(), size));
    chart->resize(size);
    chart->setVisible(!spec.isEmpty());
    if (spec.isEmpty())
        return;
    chart->setPlotArea(layout.plot);
    x->setRange(layout.xMin, layout.xMax);
    y->setRange(layout.yMin, layout.yMax);
    if (stack)
        stack->setBarWidth(layout.rowHeight > 0 ? layout.barHeight / layout.rowHeight : 0.7);
}

bool ChartPicture::Private::sameStructure() const
{
    qsizetype i = 0;
    for (const ChartSeries& series : spec.series) {
        if (!isDrawn(series.kind))
            continue;
        if (i >= drawn.size() || drawn[i].kind != series.kind || drawn[i].marks != series.marks
            || drawn[i].dense != series.dense || drawn[i].diamonds != series.diamonds)
            return false;
        ++i;
    }
    return i == drawn.size();
}

void ChartPicture::Private::attach(QAbstractSeries* series)
{
    chart->addSeries(series);
    series->attachAxis(x);
    series->attachAxis(y);
}

QXYSeries* ChartPicture::Private::addDots(double dot)
{
    auto* dots = new QScatterSeries;
    dots->setMarkerSize(dot);
    attach(dots);
    return dots;
}

void ChartPicture::Private::rebuild()
{
    ++rebuilds;
    chart->removeAllSeries();
    drawn.clear();
    stack = nullptr;
    for (const ChartSeries& series : spec.series) {
        if (!isDrawn(series.kind))
            continue;
        Drawn made;
        made.kind = series.kind;
        made.marks = series.marks;
        made.dense = series.dense;
        made.diamonds = series.diamonds;
        if (series.kind == SeriesKind::stackedBars) {
            if (!stack) {
                stack = new QHorizontalStackedBarSeries;
                attach(stack);
            }
            made.bars = new QBarSet(series.name);
            stack->append(made.bars);
        } else if (series.kind == SeriesKind::band) {
            auto* low = new QLineSeries;
            auto* high = new QLineSeries;
            made.area = new QAreaSeries(high, low);
            low->setParent(made.area);
            high->setParent(made.area);
            made.line = low;
            made.upper = high;
            attach(made.area);
        } else if (series.kind == SeriesKind::points) {
            made.line = addDots(series.dense ? denseDotSize : planDotSize);
            if (series.diamonds) {
                auto* dots = static_cast<QScatterSeries*>(made.line);
                dots->setMarkerShape(QScatterSeries::MarkerShapeRotatedRectangle);
                dots->setMarkerSize(diamondSize);
            }
        } else {
            made.line = new QLineSeries;
            attach(made.line);
            if (series.marks)
                made.dots = addDots(dotSize);
        }
        drawn.append(made);
    }
}

void ChartPicture::Private::fillBars(const ChartSeries& series, Drawn& made)
{
    const qsizetype rows = spec.y.categories.size();
    QList<qreal> values(rows, 0.0);
    for (const ChartPoint& point : series.points) {
        const auto row = qsizetype(point.y);
        if (row >= 0 && row < rows && canPlace(point.x, AxisScale::linear) && point.x > 0)
            values[rows - 1 - row] = point.x; // the axis counts from below
    }
    if (made.bars->count() > rows)
        made.bars->remove(int(rows), made.bars->count() - int(rows));
    for (int i = 0; i < rows; ++i) {
        if (i >= made.bars->count())
            made.bars->append(values[i]);
        else if (made.bars->at(i) != values[i])
            made.bars->replace(i, values[i]);
    }
    // A hair of background keeps neighbours apart where their colours are near.
    made.bars->setPen(series.spacer ? QPen(Qt::NoPen)
                                    : QPen(Theme::color(ThemeRole::raised, dark), 1));
    made.bars->setBrush(series.spacer ? QBrush(Qt::NoBrush)
                                      : QBrush(Theme::color(series.role, dark)));
}

void ChartPicture::Private::fillPoints(const ChartSeries& series, Drawn& made)
{
    QList<QPointF> points, upper;
    for (const ChartPoint& point : series.points) {
        if (!canPlace(point.x, spec.x.scale) || !canPlace(point.y, spec.y.scale))
            continue;
        const double at = linearised(point.x, spec.x.scale);
        points.append({at, linearised(point.y, spec.y.scale)});
        if (made.upper && canPlace(point.upper, spec.y.scale))
            upper.append({at, linearised(point.upper, spec.y.scale)});
    }
    const QColor color = Theme::color(series.role, dark);
    made.line->replace(points);
    made.line->setPen(chartPen(series.role, series.style, lineWidth, dark));
    if (made.upper) {
        made.upper->replace(upper);
        QColor pale = color;
        pale.setAlphaF(0.14f);
        made.area->setBrush(pale);
        made.area->setPen(Qt::NoPen);
    }
    if (made.kind == SeriesKind::points) {
        QColor fill = color;
        if (series.dense)
            fill.setAlphaF(denseOpacity);
        made.line->setBrush(fill);
        made.line->setPen(series.dense ? QPen(Qt::NoPen)
                                       : QPen(Theme::color(ThemeRole::raised, dark), 2));
    }
    if (made.dots) {
        made.dots->replace(points);
        made.dots->setBrush(color);
        made.dots->setPen(QPen(Theme::color(ThemeRole::raised, dark), 1));
    }
}

void ChartPicture::Private::fill()
{
    qsizetype i = 0;
    for (const ChartSeries& series : spec.series) {
        if (!isDrawn(series.kind))
            continue;
        if (series.kind == SeriesKind::stackedBars)
            fillBars(series, drawn[i]);
        else
            fillPoints(series, drawn[i]);
        ++i;
    }
}

void ChartPicture::setSpec(const ChartSpec& spec)
{
    d->spec = spec;
    if (!d->sameStructure())
        d->rebuild();
    d->fill();
    d->layOut();
}

void ChartPicture::setSize(const QSizeF& size)
{
    if (d->size == size)
        return;
    d->size = size;
    d->layOut();
}

void ChartPicture::setFont(const QFont& font)
{
    d->font = font;
    d->layOut();
}

void ChartPicture::setDark(bool dark)
{
    if (d->dark == dark)
        return;
    d->dark = dark;
    d->fill();
    d->scene.update();
}

void ChartPicture::setComplete(bool complete)
{
    d->complete = complete;
    d->layOut();
}

void ChartPicture::setHighlight(int mark)
{
    if (d->highlight == mark)
        return;
    d->highlight = mark;
    d->overlay->update();
}

const ChartSpec& ChartPicture::spec() const { return d->spec; }
const ChartLayout& ChartPicture::layout() const { return d->layout; }
QGraphicsScene* ChartPicture::scene() { return &d->scene; }
int ChartPicture::rebuilds() const { return d->rebuilds; }

QPointF ChartPicture::libraryPosition(double x, double y) const
{
    const QPointF value(linearised(x, d->spec.x.scale), linearised(y, d->spec.y.scale));
    return d->chart->mapToPosition(value);
}

void ChartPicture::paint(QPainter& painter, const QRectF& target)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    d->scene.render(&painter, target, QRectF(QPointF(), d->size), Qt::KeepAspectRatio);
}

} // namespace sizewright
