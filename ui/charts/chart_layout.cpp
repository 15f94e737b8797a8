#include "ui/charts/chart_layout.h"

#include "ui/charts/axis_ticks.h"
#include "ui/charts/layout_builder.h"

#include <cmath>
#include <limits>

namespace sizewright {

namespace {

constexpr double reach = 14; // how near the mouse must be to a dot [px]

double fontSize(const QFont& font) { return QFontInfo(font).pixelSize(); }

QFont scaled(const QFont& base, double factor, QFont::Weight weight)
{
    QFont font = base;
    font.setPixelSize(qMax(8, qRound(fontSize(base) * factor)));
    font.setWeight(weight);
    return font;
}

} // namespace

ChartFonts::ChartFonts(const QFont& base)
    : title(scaled(base, 1.1, QFont::DemiBold)),
      text(scaled(base, 0.92, QFont::Normal)),
      strong(scaled(base, 0.92, QFont::DemiBold)),
      small(scaled(base, 0.76, QFont::Normal)),
      line(QFontMetricsF(text).height())
{
}

ChartLayout::ChartLayout(
    const ChartSpec& spec, const QSizeF& wanted, const QFont& base, bool whole)
    : size(wanted), font(base), complete(whole)
{
    LayoutBuilder(spec, *this).build();
}

QPointF ChartLayout::map(double x, double y) const
{
    const double along = (linearised(x, xScale) - xMin) / (xMax - xMin);
    const double up = (linearised(y, yScale) - yMin) / (yMax - yMin);
    return {plot.left() + along * plot.width(), plot.bottom() - up * plot.height()};
}

int ChartLayout::markAt(const QPointF& position) const
{
    int best = -1;
    double nearest = reach;
    for (int i = 0; i < marks.size(); ++i) {
        if (!marks[i].point)
            continue;
        const double distance = QLineF(position, marks[i].anchor).length();
        if (distance <= nearest) {
            nearest = distance;
            best = i;
        }
    }
    // Labels and bars lie on top of bands, which come first.
    for (int i = int(marks.size()) - 1; best < 0 && i >= 0; --i)
        if (!marks[i].point && marks[i].rect.contains(position))
            best = i;
    return best;
}

} // namespace sizewright
