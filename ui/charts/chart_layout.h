// Where everything of a chart lies for a given size and font: pure geometry, so that tests can prove that
// no text is cut and nothing overlaps, and that the screen, a file and the report look the same.
#pragma once

#include "ui/charts/chart_spec.h"

#include <QFont>
#include <QLineF>
#include <QPolygonF>
#include <QRectF>

namespace sizewright {

struct ChartFonts {
    explicit ChartFonts(const QFont& base);
    QFont title, text, strong, small;
    double line = 0; // height of a line of text
};

enum class TextFont { title, text, strong, small };

struct PlacedText {
    QRectF rect;
    QString text;
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
    ThemeRole role = ThemeRole::text;
    TextFont font = TextFont::text;
    bool wrap = false;
    bool halo = false; // on a patch of the background, where it lies on lines
    bool onFill = false; // black or white on a bar in the colour `role`
    bool shortened = false; // an ellipsis stands for the rest
};

struct LegendKey { // a swatch with its name beside it (the name is among the texts)
    QRectF rect;
    ThemeRole role = ThemeRole::accent;
    SeriesKind kind = SeriesKind::line;
    LineStyle style = LineStyle::solid;
    bool diamond = false;
};

struct MarkerLine {
    QLineF line;
    ThemeRole role = ThemeRole::accent;
    LineStyle style = LineStyle::dashed;
};

// What the mouse can meet.
struct ChartMark {
    QRectF rect;
    QPointF anchor; // where a tooltip belongs
    bool point = false; // a dot: the nearest within reach counts, not the rectangle
    QString tooltip, key;
};

struct ChartLayout {
    ChartLayout() = default;
    // `complete`: sentences are never shortened, because paper has no tooltips.
    ChartLayout(
        const ChartSpec& spec, const QSizeF& size, const QFont& font, bool complete = false);

    // From values of the axes to the picture.
    QPointF map(double x, double y) const;
    // −1 where the mouse meets nothing.
    int markAt(const QPointF& position) const;

    QSizeF size;
    QFont font;
    bool complete = false;
    QRectF plot;
    AxisScale xScale = AxisScale::linear, yScale = AxisScale::linear;
    double xMin = 0, xMax = 1, yMin = 0, yMax = 1; // linearised
    double rowHeight = 0, barHeight = 0;
    QList<QLineF> grid;
    QList<LegendKey> legend;
    QList<MarkerLine> markers;
    QList<PlacedText> texts;
    QList<ChartMark> marks;
};

} // namespace sizewright
