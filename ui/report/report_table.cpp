// Tables of the report: column widths, rows that wrap, headers that repeat.
#include "ui/report/report_pages.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace sizewright {

namespace {

constexpr double cellSize = 8; // points of text
constexpr double cellGap = 8, rowGap = 2.2;

bool hasHeader(const ReportTable& table)
{
    return std::any_of(table.columns.begin(), table.columns.end(),
        [](const ReportColumn& c) { return !c.title.isEmpty(); });
}

} // namespace

// Every column as wide as its longest text; where that is too much, columns that may wrap share what
// the others leave, and get more the more they hold.
std::vector<double> ReportPages::columnWidths(const ReportTable& table) const
{
    const auto count = std::size_t(table.columns.size());
    const double gaps = points(cellGap) * double(count > 0 ? count - 1 : 0);
    const double room = m_body.width() - gaps;
    std::vector<double> widths(count, 0.0);
    for (std::size_t i = 0; i < count; ++i)
        widths[i] = naturalWidth(table.columns[qsizetype(i)].title, font(cellSize, true));
    for (const ReportRow& row : table.rows) {
        if (row.kind == RowKind::group)
            continue;
        const QFont cellFont = font(cellSize, row.kind == RowKind::total);
        for (std::size_t i = 0; i < std::min(count, std::size_t(row.cells.size())); ++i)
            widths[i] = std::max(widths[i], naturalWidth(row.cells[qsizetype(i)], cellFont));
    }
    // A single value of unusual length must not starve the other columns.
    for (std::size_t i = 0; i < count; ++i)
        if (!table.columns[qsizetype(i)].wraps)
            widths[i] = std::min(widths[i], room * 0.3);
    const double asked = std::accumulate(widths.begin(), widths.end(), 0.0);
    double wrapping = 0;
    for (std::size_t i = 0; i < count; ++i)
        wrapping += table.columns[qsizetype(i)].wraps ? widths[i] : 0;
    if (!(wrapping > 0)) {
        for (double& width : widths)
            width *= asked > room ? room / asked : 1;
        return widths;
    }
    const double left = std::max(room * 0.2, room - (asked - wrapping));
    const double least = std::min(left / double(count), points(70));
    double shared = 0;
    for (std::size_t i = 0; i < count; ++i)
        if (table.columns[qsizetype(i)].wraps)
            shared += widths[i] = std::max(least, widths[i]);
    for (std::size_t i = 0; i < count; ++i)
        if (table.columns[qsizetype(i)].wraps)
            widths[i] *= left / shared;
    return widths;
}

std::vector<ReportPages::Block> ReportPages::rowBlocks(const ReportTable& table,
    const ReportRow& row, const std::vector<double>& widths) const
{
    std::vector<Block> blocks;
    const QFont cellFont = font(cellSize, row.kind != RowKind::plain);
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const bool whole = row.kind == RowKind::group; // its name runs over all columns
        const QString text = row.cells.value(qsizetype(i));
        blocks.push_back(block(text, cellFont, whole && i == 0 ? m_body.width() : widths[i],
            table.columns[qsizetype(i)].right && !whole ? Qt::AlignRight : Qt::AlignLeft));
    }
    return blocks;
}

double ReportPages::rowHeight(const std::vector<Block>& blocks) const
{
    double height = 0;
    for (const Block& cell : blocks)
        height = std::max(height, cell.height);
    return height + 2 * points(rowGap);
}

void ReportPages::drawHeader(const ReportTable& table, const std::vector<double>& widths)
{
    if (!hasHeader(table))
        return;
    ReportRow titles;
    titles.kind = RowKind::total;
    titles.role = ThemeRole::mutedText;
    for (const ReportColumn& column : table.columns)
        titles.cells << column.title;
    const auto blocks = rowBlocks(table, titles, widths);
    const double height = rowHeight(blocks);
    double x = 0;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        drawBlock(blocks[i], QPointF(x, m_y + points(rowGap)), ThemeRole::mutedText);
        x += widths[i] + points(cellGap);
    }
    m_y += height;
    rule(m_y, ThemeRole::outline, 0, m_body.width());
}

void ReportPages::drawRow(const ReportTable& table, const ReportRow& row,
    const std::vector<Block>& blocks, const std::vector<double>& widths)
{
    const double height = rowHeight(blocks);
    if (row.kind == RowKind::group)
        fill(QRectF(0, m_y, m_body.width(), height), ThemeRole::surface);
    double x = 0;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        drawBlock(blocks[i], QPointF(x, m_y + points(rowGap)), i == 0 ? row.role : ThemeRole::text);
        x += widths[i] + points(cellGap);
    }
    m_y += height;
    // In a table of two pairs side by side the line ends with each pair.
    const bool pairs = !hasHeader(table) && widths.size() == 4;
    const double middle = pairs ? widths[0] + widths[1] + points(cellGap) : m_body.width();
    rule(m_y, ThemeRole::grid, 0, middle);
    if (pairs)
        rule(m_y, ThemeRole::grid, middle + points(cellGap), m_body.width());
}

void ReportPages::place(const ReportTable& table, const ReportElement*)
{
    if (table.rows.isEmpty())
        return;
    const std::vector<double> widths = columnWidths(table);
    gap(points(5));
    bool begun = false;
    for (qsizetype i = 0; i < table.rows.size(); ++i) {
        const ReportRow& row = table.rows[i];
        const auto blocks = rowBlocks(table, row, widths);
        double asked = rowHeight(blocks);
        // A group's name does not stand alone at the foot of a page, nor does the header.
        if (row.kind == RowKind::group && i + 1 < table.rows.size())
            asked += rowHeight(rowBlocks(table, table.rows[i + 1], widths));
        if (!begun)
            asked += points(cellSize * 2);
        const std::size_t before = m_pages.size();
        need(asked);
        if (!begun || m_pages.size() != before)
            drawHeader(table, widths);
        begun = true;
        drawRow(table, row, blocks, widths);
    }
    m_y += points(4);
}

} // namespace sizewright
