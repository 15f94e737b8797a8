// What a chart shows, as plain data: the window, the exports and the report draw the same description,
// and tests read it without a screen. Knows nothing of the library that draws.
#pragma once

#include "ui/theme/theme.h"

#include <QList>
#include <QString>

namespace sizewright {

enum class AxisScale { linear, log2, log10, category };

struct ChartTick {
    double at = 0; // in values of the axis, also on a logarithmic one
    QString text; // as people read it: "1.2M", "512", "40 %"
};

struct ChartAxis {
    QString title;
    QString unit; // follows the title in brackets; may be empty
    AxisScale scale = AxisScale::linear;
    double min = 0, max = 1; // positive on a logarithmic axis
    QList<ChartTick> ticks;
    QList<QString> categories; // of a category axis, the first on top; no two are equal
};

enum class SeriesKind {
    stackedBars, // horizontal; a point is one row: x its length, y the index of its category
    line,
    points,
    band, // between `y` and `upper` of each point
    verticalMarker, // one point; its x counts
    horizontalMarker, // one point; its y counts
};
enum class LineStyle { solid, dashed, dotted };

struct ChartPoint {
    double x = 0, y = 0;
    double upper = 0; // bands only
    QString label; // written beside the mark; in a bar, where it fits
    QString tooltip; // the exact figures
    QString key; // of the figure that a click explains; may be empty
};

struct ChartSeries {
    QString name; // in the legend, at the end of a line, beside a marker
    ThemeRole role = ThemeRole::accent;
    SeriesKind kind = SeriesKind::line;
    LineStyle style = LineStyle::solid;
    QList<ChartPoint> points;
    bool inLegend = true;
    bool endLabel = false; // write the name at the line's end
    bool spacer = false; // bars that only push the following ones to the right
    bool marks = false; // a dot on each point of a line
    bool diamonds = false; // a square on its corner instead of a dot, larger
    bool dense = false; // points are many: small dots that show through
};

// Text at the end of a row of bars.
struct RowLabel {
    int row = 0;
    QString text;
    ThemeRole role = ThemeRole::text;
    QString key;
};

struct ChartSpec {
    QString id; // "memory": stable, for files and signals
    QString title, subtitle;
    ChartAxis x, y;
    QList<ChartSeries> series;
    QList<RowLabel> rowLabels;
    bool legend = true;
    QString notes; // what the chart leaves out, and rules that it applies
    QString currency; // of money on an axis
    QString empty; // in place of a plot where there is nothing to show

    bool isEmpty() const { return !empty.isEmpty(); }
};

} // namespace sizewright
