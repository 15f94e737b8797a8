#include "ui/charts/layout_builder.h"

#include "ui/charts/axis_ticks.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sizewright {

using namespace Qt::StringLiterals;

namespace {

constexpr double tallestRow = 7; // in lines of text
constexpr double thickestBar = 3.4;
constexpr int manyLines = 6;

} // namespace

LayoutBuilder::LayoutBuilder(const ChartSpec& spec, ChartLayout& layout)
    : m_spec(spec), m_out(layout), m_fonts(layout.font), m_metrics(m_fonts.text),
      m_gap(std::round(m_fonts.line * 0.4))
{
    m_left = m_top = 2 * m_gap;
    m_right = layout.size.width() - 2 * m_gap;
    m_bottom = layout.size.height() - 1.5 * m_gap;
}

void LayoutBuilder::build()
{
    placeHeader();
    if (m_spec.isEmpty()) {
        placeEmpty();
        return;
    }
    setScales();
    measureSides();
    placeLegend();
    placeFoot();
    placeMarkerLabels();
    finishPlot();
    placeGrid();
    if (isBars()) {
        placeCategories();
        placeBars();
        placeRowLabels();
    } else {
        placeLines();
    }
    placeMarkers();
    placeEndLabels();
    placePointLabels();
}

PlacedText& LayoutBuilder::addText(
    const QRectF& rect, const QString& text, Qt::Alignment alignment, ThemeRole role)
{
    PlacedText placed;
    placed.rect = rect;
    placed.text = text;
    placed.alignment = alignment;
    placed.role = role;
    m_out.texts.append(placed);
    return m_out.texts.back();
}

// A paragraph in at most so many lines, from m_top downwards or from `edge` upwards.
void LayoutBuilder::placeParagraph(
    const QString& text, int mostLines, double& edge, bool fromBelow)
{
    if (text.isEmpty() || mostLines < 1)
        return;
    const double width = m_out.size.width() - 4 * m_gap;
    const QRectF asked = m_metrics.boundingRect(
        QRectF(0, 0, width, 1e4), Qt::TextWordWrap | Qt::AlignLeft, text);
    const double most = mostLines * m_metrics.lineSpacing() + 1;
    const bool fits = asked.height() <= most;
    const double height = fits ? asked.height() : m_metrics.height();
    const double top = fromBelow ? edge - height : edge;
    PlacedText& placed = addText(QRectF(2 * m_gap, top, width, height),
        fits ? text : m_metrics.elidedText(text, Qt::ElideRight, width),
        Qt::AlignLeft | Qt::AlignTop, ThemeRole::mutedText);
    placed.wrap = fits;
    placed.shortened = !fits;
    edge = fromBelow ? top - m_gap * 0.5 : top + height + m_gap * 0.5;
    if (!fits) // the whole of it when the mouse rests there
        m_out.marks.append({placed.rect, placed.rect.bottomLeft(), false, text, {}});
}

void LayoutBuilder::placeHeader()
{
    const QFontMetricsF titleMetrics(m_fonts.title);
    const double width = m_out.size.width() - 4 * m_gap;
    const QString title = titleMetrics.elidedText(m_spec.title, Qt::ElideRight, width);
    PlacedText& placed = addText(QRectF(2 * m_gap, m_top, width, titleMetrics.height()), title,
        Qt::AlignLeft | Qt::AlignVCenter);
    placed.font = TextFont::title;
    placed.shortened = title != m_spec.title;
    m_top += titleMetrics.height() + m_gap * 0.25;
    const double lines = m_out.size.height() / m_fonts.line;
    const int most = m_out.complete ? manyLines : lines < 12 ? 0 : lines < 24 ? 1 : 2;
    placeParagraph(m_spec.subtitle, most, m_top, false);
}

void LayoutBuilder::placeEmpty()
{
    const QRectF rest(2 * m_gap, m_top, m_out.size.width() - 4 * m_gap, m_bottom - m_top);
    addText(rest, m_spec.empty, Qt::AlignCenter, ThemeRole::mutedText).wrap = true;
}

bool LayoutBuilder::legendShown(const ChartSeries& series) const
{
    const bool named = m_endLabels && series.endLabel;
    return series.inLegend && !series.spacer && !named;
}

void LayoutBuilder::placeLegend()
{
    if (!m_spec.legend && (m_endLabels || isBars()))
        return;
    const double key = m_fonts.line * 0.75;
    double x = 2 * m_gap;
    double y = m_top + m_gap * 0.25;
    bool any = false;
    for (const ChartSeries& series : m_spec.series) {
        if (!legendShown(series))
            continue;
        const double width = key + m_gap * 0.75 + widthOf(series.name);
        if (x > 2 * m_gap && x + width > m_out.size.width() - 2 * m_gap) {
            x = 2 * m_gap;
            y += m_fonts.line * 1.15;
        }
        const QRectF swatch(x, y + (m_fonts.line - key) / 2, key, key);
        m_out.legend.append({swatch, series.role, series.kind, series.style, series.diamonds});
        addText(QRectF(x + key + m_gap * 0.75, y, widthOf(series.name) + 1, m_fonts.line),
            series.name, Qt::AlignLeft | Qt::AlignVCenter);
        x += width + m_gap * 2;
        any = true;
    }
    if (any)
        m_top = y + m_fonts.line + m_gap;
}

void LayoutBuilder::setScales()
{
    m_out.xScale = m_spec.x.scale;
    m_out.yScale = m_spec.y.scale;
    m_out.xMin = linearised(m_spec.x.min, m_spec.x.scale);
    m_out.xMax = linearised(m_spec.x.max, m_spec.x.scale);
    if (isBars()) { // the first row on top
        m_out.yMin = -0.5;
        m_out.yMax = double(m_spec.y.categories.size()) - 0.5;
    } else {
        m_out.yMin = linearised(m_spec.y.min, m_spec.y.scale);
        m_out.yMax = linearised(m_spec.y.max, m_spec.y.scale);
    }
    if (!(m_out.xMax > m_out.xMin))
        m_out.xMax = m_out.xMin + 1;
    if (!(m_out.yMax > m_out.yMin))
        m_out.yMax = m_out.yMin + 1;
}

void LayoutBuilder::measureSides()
{
    const double width = m_out.size.width();
    double left = 0;
    for (const QString& category : m_spec.y.categories)
        left = std::max(left, widthOf(category));
    for (const ChartTick& tick : m_spec.y.ticks)
        left = std::max(left, widthOf(tick.text));
    m_left = 2 * m_gap + std::min(std::ceil(left), width * 0.4) + m_gap;

    double right = 0;
    const QFontMetricsF strong(m_fonts.strong);
    for (const RowLabel& label : m_spec.rowLabels)
        right = std::max(right, strong.horizontalAdvance(label.text) + m_gap);
    double names = 0;
    for (const ChartSeries& series : m_spec.series)
        if (series.endLabel || series.kind == SeriesKind::horizontalMarker)
            names = std::max(names, widthOf(series.name) + m_fonts.line + 2 * m_gap);
    // Names at the ends of lines where there is room for them, else in a legend.
    m_endLabels = names > 0 && names <= width * 0.3;
    right = std::max(right, m_endLabels ? names : 0.0);
    // Half of the last tick's label hangs over the edge.
    if (!m_spec.x.ticks.isEmpty())
        right = std::max(right, widthOf(m_spec.x.ticks.back().text) / 2);
    m_right = width - 2 * m_gap - std::ceil(right);
}

void LayoutBuilder::placeFoot()
{
    const double lines = m_out.size.height() / m_fonts.line;
    placeParagraph(m_spec.notes, m_out.complete ? manyLines : lines < 23 ? 0 : 3, m_bottom, true);
    QString title = m_spec.x.title;
    if (!m_spec.x.unit.isEmpty())
        title += u" ("_s + m_spec.x.unit + u")"_s;
    if (!title.isEmpty()) {
        m_bottom -= m_fonts.line;
        addText(QRectF(m_left, m_bottom, m_right - m_left, m_fonts.line), title, Qt::AlignCenter,
            ThemeRole::mutedText);
    }
    m_bottom -= m_fonts.line + tickDistance() + m_gap * 0.25; // tick labels
    QString upTitle = m_spec.y.title;
    if (!m_spec.y.unit.isEmpty())
        upTitle += u" ("_s + m_spec.y.unit + u")"_s;
    if (!upTitle.isEmpty()) {
        m_top += m_gap;
        addText(QRectF(2 * m_gap, m_top, m_right - 2 * m_gap, m_fonts.line), upTitle,
            Qt::AlignLeft | Qt::AlignVCenter, ThemeRole::mutedText);
        m_top += m_fonts.line + m_gap * 0.5;
    }
}

void LayoutBuilder::finishPlot()
{
    if (!isBars()) // the uppermost tick label stands half a line above its grid line
        m_top += m_fonts.line * 0.5;
    const double least = m_fonts.line * 2;
    m_out.plot = QRectF(m_left, m_top, std::max(least, m_right - m_left),
        std::max(least, m_bottom - m_top));
    if (!isBars())
        return;
    const double rows = double(std::max<qsizetype>(1, m_spec.y.categories.size()));
    m_out.rowHeight = std::min(m_out.plot.height() / rows, tallestRow * m_fonts.line);
    const double unused = m_out.plot.height() - m_out.rowHeight * rows;
    m_out.plot.setHeight(m_out.rowHeight * rows);
    // The axis title follows the plot up; texts placed so far below it move with it.
    for (PlacedText& text : m_out.texts)
        if (text.rect.top() >= m_bottom)
            text.rect.translate(0, -unused);
    m_bottom -= unused;
    m_out.barHeight = std::min(m_out.rowHeight * 0.72, thickestBar * m_fonts.line);
}

void LayoutBuilder::placeGrid()
{
    const QRectF& plot = m_out.plot;
    double lastEnd = std::numeric_limits<double>::lowest();
    for (const ChartTick& tick : m_spec.x.ticks) {
        const double x = m_out.map(tick.at, m_spec.y.min).x();
        if (x < plot.left() - 0.5 || x > plot.right() + 0.5)
            continue;
        m_out.grid.append(QLineF(x, plot.top(), x, plot.bottom()));
        const double width = widthOf(tick.text);
        if (x - width / 2 < lastEnd + m_gap)
            continue; // its neighbour already says enough
        addText(QRectF(x - width / 2 - 1, plot.bottom() + tickDistance(), width + 2, m_fonts.line),
            tick.text, Qt::AlignCenter, ThemeRole::mutedText);
        lastEnd = x + width / 2;
    }
    double lastTop = std::numeric_limits<double>::max();
    for (const ChartTick& tick : m_spec.y.ticks) {
        const double y = m_out.map(m_spec.x.min, tick.at).y();
        if (y < plot.top() - 0.5 || y > plot.bottom() + 0.5)
            continue;
        m_out.grid.append(QLineF(plot.left(), y, plot.right(), y));
        if (y + m_fonts.line / 2 > lastTop)
            continue;
        addText(QRectF(2 * m_gap, y - m_fonts.line / 2, plot.left() - 3 * m_gap, m_fonts.line),
            tick.text, Qt::AlignRight | Qt::AlignVCenter, ThemeRole::mutedText);
        lastTop = y - m_fonts.line / 2;
    }
}

void LayoutBuilder::placeCategories()
{
    const QFontMetricsF metrics(tight() ? m_fonts.small : m_fonts.text);
    for (int row = 0; row < m_spec.y.categories.size(); ++row) {
        if (skipsRow(row))
            continue;
        const QString& name = m_spec.y.categories[row];
        const double middle = m_out.plot.top() + (row + 0.5) * m_out.rowHeight;
        const double width = m_out.plot.left() - 3 * m_gap;
        PlacedText& text = addText(
            QRectF(2 * m_gap, middle - m_out.rowHeight / 2, width, m_out.rowHeight), name,
            Qt::AlignRight | Qt::AlignVCenter);
        text.font = tight() ? TextFont::small : TextFont::text;
        if (metrics.horizontalAdvance(name) <= width + 0.5)
            continue;
        const double wrapped
            = metrics.boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap, name).height();
        text.wrap = wrapped <= m_out.rowHeight;
        text.shortened = !text.wrap;
        if (text.shortened) {
            text.text = metrics.elidedText(name, Qt::ElideRight, width);
            m_out.marks.append({text.rect, text.rect.bottomLeft(), false, name, {}});
        }
    }
}

} // namespace sizewright
