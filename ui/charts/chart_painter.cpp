#include "ui/charts/chart_painter.h"

#include <QPainter>

namespace sizewright {

namespace {

void paintKey(QPainter& painter, const LegendKey& key, bool dark)
{
    const QColor color = Theme::color(key.role, dark);
    if (key.kind == SeriesKind::stackedBars) {
        painter.fillRect(key.rect, color);
        return;
    }
    if (key.kind == SeriesKind::band) {
        QColor pale = color;
        pale.setAlphaF(0.25f);
        painter.fillRect(key.rect, pale);
        return;
    }
    if (key.kind == SeriesKind::points) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        if (key.diamond) {
            const QPointF at = key.rect.center();
            const double reach = key.rect.width() * 0.45;
            painter.drawPolygon(QPolygonF{{at.x(), at.y() - reach}, {at.x() + reach, at.y()},
                {at.x(), at.y() + reach}, {at.x() - reach, at.y()}});
            return;
        }
        painter.drawEllipse(key.rect.center(), key.rect.width() * 0.32, key.rect.width() * 0.32);
        return;
    }
    painter.setPen(chartPen(key.role, key.style, 2.2, dark));
    const double y = key.rect.center().y();
    painter.drawLine(QPointF(key.rect.left(), y), QPointF(key.rect.right(), y));
}

void paintText(QPainter& painter, const PlacedText& text, const ChartFonts& fonts, bool dark)
{
    const QColor color = Theme::color(text.role, dark);
    if (text.halo)
        painter.fillRect(text.rect, Theme::color(ThemeRole::raised, dark));
    painter.setFont(text.font == TextFont::title ? fonts.title
            : text.font == TextFont::strong      ? fonts.strong
            : text.font == TextFont::small       ? fonts.small
                                                 : fonts.text);
    painter.setPen(text.onFill ? Theme::textOn(color) : color);
    const int flags = int(text.alignment) | (text.wrap ? Qt::TextWordWrap : Qt::TextSingleLine);
    painter.drawText(text.rect, flags | Qt::TextDontClip, text.text);
}

} // namespace

QPen chartPen(ThemeRole role, LineStyle style, double width, bool dark)
{
    QPen pen(Theme::color(role, dark), width);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    if (style == LineStyle::dashed)
        pen.setDashPattern({4, 2.5});
    else if (style == LineStyle::dotted)
        pen.setDashPattern({1.2, 2});
    return pen;
}

void paintBackdrop(QPainter& painter, const ChartLayout& layout, bool dark)
{
    painter.fillRect(QRectF(QPointF(), layout.size), Theme::color(ThemeRole::raised, dark));
    if (layout.plot.isEmpty())
        return;
    painter.setPen(QPen(Theme::color(ThemeRole::grid, dark), 1));
    painter.drawLines(layout.grid.toVector());
    painter.setPen(QPen(Theme::color(ThemeRole::outline, dark), 1));
    if (layout.yScale == AxisScale::category)
        painter.drawLine(layout.plot.topLeft(), layout.plot.bottomLeft());
    else
        painter.drawLine(layout.plot.bottomLeft(), layout.plot.bottomRight());
}

void paintOverlay(QPainter& painter, const ChartLayout& layout, bool dark)
{
    const ChartFonts fonts(layout.font);
    for (const MarkerLine& marker : layout.markers) {
        painter.setPen(chartPen(marker.role, marker.style, 1.6, dark));
        painter.drawLine(marker.line);
    }
    for (const LegendKey& key : layout.legend)
        paintKey(painter, key, dark);
    for (const PlacedText& text : layout.texts)
        paintText(painter, text, fonts, dark);
}

} // namespace sizewright
