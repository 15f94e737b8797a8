// The inner part of the layout: bars, lines, markers and their labels.
#include "ui/charts/axis_ticks.h"
#include "ui/charts/layout_builder.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace sizewright {

void LayoutBuilder::placeBars()
{
    std::vector<double> ends(std::size_t(m_spec.y.categories.size()), 0.0);
    for (const ChartSeries& series : m_spec.series) {
        if (series.kind != SeriesKind::stackedBars)
            continue;
        for (const ChartPoint& point : series.points) {
            const auto row = std::size_t(point.y);
            if (row >= ends.size() || !canPlace(point.x, AxisScale::linear) || point.x <= 0)
                continue;
            const double from = m_out.map(ends[row], 0).x();
            ends[row] += point.x;
            const double to = m_out.map(ends[row], 0).x();
            if (series.spacer)
                continue;
            const double middle = m_out.plot.top() + (double(row) + 0.5) * m_out.rowHeight;
            const QRectF bar(
                from, middle - m_out.barHeight / 2, std::max(3.0, to - from), m_out.barHeight);
            m_out.marks.append({bar, QPointF(bar.center().x(), bar.bottom()), false, point.tooltip,
                point.key});
            const bool roomy = bar.width() >= widthOf(point.label) + m_gap
                && bar.height() >= m_fonts.line * 0.95;
            if (!point.label.isEmpty() && roomy)
                addText(bar, point.label, Qt::AlignCenter, series.role).onFill = true;
        }
    }
}

void LayoutBuilder::placeRowLabels()
{
    for (const RowLabel& label : m_spec.rowLabels) {
        if (skipsRow(label.row))
            continue;
        const double middle = m_out.plot.top() + (label.row + 0.5) * m_out.rowHeight;
        const QRectF rect(m_out.plot.right() + m_gap, middle - m_fonts.line / 2,
            m_out.size.width() - m_gap - m_out.plot.right() - m_gap, m_fonts.line);
        PlacedText& text
            = addText(rect, label.text, Qt::AlignLeft | Qt::AlignVCenter, label.role);
        text.font = tight() ? TextFont::small : TextFont::strong;
        if (!label.key.isEmpty())
            m_out.marks.append({rect, rect.bottomLeft(), false, label.text, label.key});
    }
}

void LayoutBuilder::placeLines()
{
    for (const ChartSeries& series : m_spec.series) {
        if (series.kind == SeriesKind::band && series.points.size() >= 2) {
            const ChartPoint& a = series.points.front();
            const ChartPoint& b = series.points.back();
            const QRectF area
                = QRectF(m_out.map(a.x, a.upper), m_out.map(b.x, b.y)).normalized();
            m_out.marks.prepend({area, area.center(), false, a.tooltip, a.key});
            // What the legend names needs no name in the plot.
            if (!series.inLegend)
                addText(QRectF(area.left() + m_gap, area.top() + 1, widthOf(series.name) + 1,
                            m_fonts.line),
                    series.name, Qt::AlignLeft | Qt::AlignVCenter, ThemeRole::mutedText)
                    .halo
                    = true;
        }
        if (series.kind != SeriesKind::line && series.kind != SeriesKind::points)
            continue;
        for (const ChartPoint& point : series.points) {
            const bool mute = point.tooltip.isEmpty() && point.key.isEmpty();
            if (mute || !canPlace(point.x, m_spec.x.scale) || !canPlace(point.y, m_spec.y.scale))
                continue;
            const QPointF at = m_out.map(point.x, point.y);
            if (!m_out.plot.adjusted(-1, -1, 1, 1).contains(at))
                continue;
            m_out.marks.append(
                {QRectF(at.x() - 5, at.y() - 5, 10, 10), at, true, point.tooltip, point.key});
        }
    }
}

namespace {

// The name of a vertical line, above the plot.
struct Flag {
    const ChartSeries* series = nullptr;
    double x = 0, width = 0; // where the line stands, how wide its name is
    double left = 0;
    int row = 0; // 0 on top
    bool covers(double at) const { return at > left - 3 && at < left + width + 3; }
    bool meets(const Flag& other) const
    {
        return left < other.left + other.width + 6 && other.left < left + width + 6;
    }
};

bool anyMeets(const std::vector<Flag>& flags)
{
    for (std::size_t i = 1; i < flags.size(); ++i)
        if (flags[i].meets(flags[i - 1]))
            return true;
    return false;
}

// Names that would collide turn into flags beside their lines, in rows so that no line crosses the
// name of another: a name that reaches over a line stands above that line's beginning.
void stack(std::vector<Flag>& flags, double leftEdge, double rightEdge)
{
    for (Flag& flag : flags) {
        const bool toTheLeft = flag.x - flag.width - 3 >= leftEdge;
        flag.left = toTheLeft ? flag.x - flag.width - 3
                              : std::min(flag.x + 3, rightEdge - flag.width);
    }
    for (std::size_t round = 0; round < flags.size(); ++round)
        for (std::size_t i = 0; i < flags.size(); ++i)
            for (std::size_t j = 0; j < flags.size(); ++j) {
                const bool above = flags[i].covers(flags[j].x) && !flags[j].covers(flags[i].x);
                const bool level = flags[i].meets(flags[j]) && i < j
                    && flags[i].covers(flags[j].x) == flags[j].covers(flags[i].x);
                if (i != j && (above || level))
                    flags[j].row = std::max(flags[j].row, flags[i].row + 1);
            }
}

} // namespace

void LayoutBuilder::placeMarkerLabels()
{
    std::vector<Flag> flags;
    // Beside the plot there are tick labels on a value axis, but room on an axis of names.
    const double leftEdge = isBars() ? 2 * m_gap : m_left;
    const double rightEdge = m_out.size.width() - m_gap;
    for (const ChartSeries& series : m_spec.series) {
        if (series.kind != SeriesKind::verticalMarker || series.points.isEmpty()
            || !canPlace(series.points.front().x, m_spec.x.scale))
            continue;
        const double share = (linearised(series.points.front().x, m_spec.x.scale) - m_out.xMin)
            / (m_out.xMax - m_out.xMin);
        if (share < 0 || share > 1)
            continue;
        const double x = m_left + share * (m_right - m_left);
        const double width = widthOf(series.name);
        const double most = std::max(leftEdge, rightEdge - width);
        flags.push_back({&series, x, width, std::clamp(x - width / 2, leftEdge, most), 0});
    }
    if (flags.empty())
        return;
    std::sort(flags.begin(), flags.end(), [](const Flag& a, const Flag& b) { return a.x < b.x; });
    if (anyMeets(flags))
        stack(flags, leftEdge, rightEdge);
    int rows = 0;
    for (const Flag& flag : flags) {
        rows = std::max(rows, flag.row + 1);
        const QRectF rect(
            flag.left - 1, m_top + flag.row * m_fonts.line, flag.width + 2, m_fonts.line);
        addText(rect, flag.series->name, Qt::AlignCenter, flag.series->role).halo = true;
        const ChartPoint& point = flag.series->points.front();
        m_out.marks.append({rect, rect.bottomLeft(), false, point.tooltip, point.key});
        const bool beside = !(flag.x > flag.left && flag.x < flag.left + flag.width);
        const double top = beside ? rect.top() + 2 : rect.bottom();
        m_out.markers.append(
            {QLineF(flag.x, top, flag.x, top), flag.series->role, flag.series->style});
    }
    m_top += rows * m_fonts.line + m_gap * 0.25;
}

void LayoutBuilder::placeMarkers()
{
    for (MarkerLine& marker : m_out.markers) // vertical ones, begun at their names
        marker.line.setP2(QPointF(marker.line.x1(), m_out.plot.bottom()));
    for (const ChartSeries& series : m_spec.series) {
        if (series.points.isEmpty())
            continue;
        const ChartPoint& point = series.points.front();
        if (series.kind == SeriesKind::verticalMarker && canPlace(point.x, m_spec.x.scale)) {
            const double x = m_out.map(point.x, m_spec.y.min).x();
            m_out.marks.append({QRectF(x - 3, m_out.plot.top(), 6, m_out.plot.height()),
                QPointF(x, m_out.plot.center().y()), false, point.tooltip, point.key});
        }
        if (series.kind != SeriesKind::horizontalMarker || !canPlace(point.y, m_spec.y.scale))
            continue;
        const double y = m_out.map(m_spec.x.min, point.y).y();
        if (y < m_out.plot.top() - 0.5 || y > m_out.plot.bottom() + 0.5)
            continue;
        m_out.markers.append({QLineF(m_out.plot.left(), y, m_out.plot.right(), y), series.role,
            series.style});
        m_out.marks.append({QRectF(m_out.plot.left(), y - 3, m_out.plot.width(), 6),
            QPointF(m_out.plot.center().x(), y), false, point.tooltip, point.key});
        if (!m_endLabels)
            addText(QRectF(m_out.plot.left() + m_gap, y - m_fonts.line, widthOf(series.name) + 1,
                        m_fonts.line),
                series.name, Qt::AlignLeft | Qt::AlignVCenter, series.role)
                .halo
                = true;
    }
}

// The names of lines at their ends, pushed apart where they would collide.
void LayoutBuilder::placeEndLabels()
{
    if (!m_endLabels)
        return;
    struct Name {
        const ChartSeries* series;
        double y;
    };
    std::vector<Name> names;
    for (const ChartSeries& series : m_spec.series) {
        const bool horizontal = series.kind == SeriesKind::horizontalMarker;
        if ((!series.endLabel && !horizontal) || series.points.isEmpty())
            continue;
        const double y = m_out.map(m_spec.x.max, series.points.back().y).y();
        names.push_back({&series, std::clamp(y, m_out.plot.top(), m_out.plot.bottom())});
    }
    std::stable_sort(
        names.begin(), names.end(), [](const Name& a, const Name& b) { return a.y < b.y; });
    const double step = m_fonts.line;
    for (std::size_t i = 1; i < names.size(); ++i)
        names[i].y = std::max(names[i].y, names[i - 1].y + step);
    double limit = m_out.plot.bottom() + step * 0.5;
    for (std::size_t i = names.size(); i-- > 0; limit = names[i].y - step)
        names[i].y = std::min(names[i].y, limit);
    const double x = m_out.plot.right() + m_gap;
    for (const Name& name : names) {
        const QRectF key(x, name.y - step / 2, step * 0.9, step);
        m_out.legend.append({key, name.series->role, SeriesKind::line, name.series->style, false});
        const QRectF rect(key.right() + m_gap * 0.5, key.top(), widthOf(name.series->name) + 1, step);
        addText(rect, name.series->name, Qt::AlignLeft | Qt::AlignVCenter);
        const ChartPoint& point = name.series->points.back();
        m_out.marks.append(
            {rect.united(key), rect.bottomLeft(), false, point.tooltip, point.key});
    }
}

void LayoutBuilder::placePointLabels()
{
    for (const ChartSeries& series : m_spec.series) {
        if (series.kind != SeriesKind::points && series.kind != SeriesKind::line)
            continue;
        for (const ChartPoint& point : series.points) {
            if (point.label.isEmpty() || !canPlace(point.x, m_spec.x.scale)
                || !canPlace(point.y, m_spec.y.scale))
                continue;
            const QPointF at = m_out.map(point.x, point.y);
            if (!m_out.plot.adjusted(-1, -1, 1, 1).contains(at))
                continue;
            const QFontMetricsF strong(m_fonts.strong);
            const QRectF rect = bestPlace(
                at, QSizeF(strong.horizontalAdvance(point.label) + 4, m_fonts.line));
            PlacedText& text = addText(rect, point.label, Qt::AlignCenter);
            text.font = TextFont::strong;
            text.halo = true;
        }
    }
}

// Of the places around a dot the one that hides least.
QRectF LayoutBuilder::bestPlace(const QPointF& anchor, const QSizeF& size) const
{
    const double away = m_gap + 3;
    QRectF best;
    double least = 1e18;
    for (const double vertical : {-1.0, 1.0, -2.2, 2.2}) {
        for (const double horizontal : {-0.5, 0.0, -1.0}) {
            QRectF rect(QPointF(anchor.x() + horizontal * size.width(), 0), size);
            const double distance = away + (std::fabs(vertical) - 1) * size.height();
            rect.moveTop(vertical < 0 ? anchor.y() - distance - size.height() : anchor.y() + distance);
            const double cost = disturbance(rect) + std::fabs(vertical) * 0.5;
            if (cost < least) {
                least = cost;
                best = rect;
            }
        }
    }
    return best;
}

double LayoutBuilder::disturbance(const QRectF& rect) const
{
    double cost = 0;
    if (!m_out.plot.contains(rect))
        cost += 100;
    for (const PlacedText& text : m_out.texts)
        cost += text.rect.intersects(rect) ? 50 : 0;
    for (const MarkerLine& marker : m_out.markers)
        cost += rect.left() < marker.line.x2() && rect.right() > marker.line.x1()
                && rect.top() < std::max(marker.line.y1(), marker.line.y2())
                && rect.bottom() > std::min(marker.line.y1(), marker.line.y2())
            ? 4
            : 0;
    for (const ChartSeries& series : m_spec.series) {
        if (series.kind != SeriesKind::line)
            continue;
        for (qsizetype i = 1; i < series.points.size(); ++i) {
            const QLineF piece(m_out.map(series.points[i - 1].x, series.points[i - 1].y),
                m_out.map(series.points[i].x, series.points[i].y));
            for (const double share : {0.0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1.0})
                cost += rect.contains(piece.pointAt(share)) ? 5 : 0;
        }
    }
    return cost;
}

} // namespace sizewright
