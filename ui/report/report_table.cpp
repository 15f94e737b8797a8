// Tables of the report: column widths, rows that wrap, headers that repeat.
#include "ui/report/report_pages.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace sizewright {

namespace {

constexpr double cellSize = 8; // points of text
constexpr double evenShare = 0.8; // of an even share: the longest column needs more
constexpr double cellGap = 8, rowGap = 2.2;
constexpr double pairGap = 20; // between two pairs of name and value
constexpr double mostOfPair = 0.6; // that a value may take of its pair

bool hasHeader(const ReportTable& table)
{
    return std::any_of(table.columns.begin(), table.columns.end(),
        [](const ReportColumn& c) { return !c.title.isEmpty(); });
}

// Columns that wrap, the narrowest first: each gets what it asks for as long as an even share of the rest
// allows it, so that only long texts wrap.
void shareRoom(const ReportTable& table, std::vector<double>& widths, double left)
{
    std::vector<std::size_t> wrapping;
    for (std::size_t i = 0; i < widths.size(); ++i)
        if (table.columns[qsizetype(i)].wraps)
            wrapping.push_back(i);
    std::sort(wrapping.begin(), wrapping.end(),
        [&](std::size_t a, std::size_t b) { return widths[a] < widths[b]; });
    for (std::size_t i = 0; i < wrapping.size(); ++i) {
        const bool last = i + 1 == wrapping.size();
        const double share = left / double(wrapping.size() - i);
        double& width = widths[wrapping[i]];
        width = last ? left : std::min(width, evenShare * share);
        left -= width;
    }
}

bool isPairs(const ReportTable& table) { return !hasHeader(table) && table.columns.size() == 4; }

} // namespace

// Two pairs of name and value side by side, each with half of the width.
std::vector<double> ReportPages::pairWidths(std::vector<double> widths) const
{
    const double half = (m_body.width() - points(pairGap)) / 2 - points(cellGap);
    for (const std::size_t pair : {std::size_t(0), std::size_t(2)}) {
        widths[pair + 1] = std::min(widths[pair + 1], half * mostOfPair);
        widths[pair] = half - widths[pair + 1];
    }
    return widths;
}

std::vector<double> ReportPages::columnStarts(
    const ReportTable& table, const std::vector<double>& widths) const
{
    std::vector<double> starts;
    double x = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        starts.push_back(x);
        x += widths[i] + points(isPairs(table) && i == 1 ? pairGap : cellGap);
    }
    return starts;
}

// Every column as wide as its longest text; columns that may wrap share what the others leave.
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
    if (isPairs(table))
        return pairWidths(widths);
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
    shareRoom(table, widths, std::max(room * 0.2, room - (asked - wrapping)));
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
    const std::vector<double> starts = columnStarts(table, widths);
    for (std::size_t i = 0; i < blocks.size(); ++i)
        drawBlock(blocks[i], QPointF(starts[i], m_y + points(rowGap)), ThemeRole::mutedText);
    m_y += height;
    rule(m_y, ThemeRole::outline, 0, m_body.width());
}

void ReportPages::drawRow(const ReportTable& table, const ReportRow& row,
    const std::vector<Block>& blocks, const std::vector<double>& widths)
{
    const double height = rowHeight(blocks);
    if (row.kind == RowKind::group)
        fill(QRectF(0, m_y, m_body.width(), height), ThemeRole::grid);
    const std::vector<double> starts = columnStarts(table, widths);
    for (std::size_t i = 0; i < blocks.size(); ++i)
        drawBlock(blocks[i], QPointF(starts[i], m_y + points(rowGap)),
            i == 0 ? row.role : ThemeRole::text);
    m_y += height;
    if (isPairs(table)) {
        rule(m_y, ThemeRole::grid, 0, starts[1] + widths[1]);
        if (row.cells.size() > 2)
            rule(m_y, ThemeRole::grid, starts[2], m_body.width());
        return;
    }
    rule(m_y, ThemeRole::grid, 0, m_body.width());
}

double ReportPages::tableHeight(const ReportTable& table, const std::vector<double>& widths) const
{
    double height = hasHeader(table) ? points(cellSize * 2) : 0;
    for (const ReportRow& row : table.rows) {
        height += rowHeight(rowBlocks(table, row, widths));
        if (height > m_body.height())
            break;
    }
    return height;
}

void ReportPages::place(const ReportTable& table, double)
{
    if (table.rows.isEmpty())
        return;
    const std::vector<double> widths = columnWidths(table);
    gap(points(5));
    const double whole = tableHeight(table, widths);
    if (isKeptWhole(whole))
        need(whole);
    bool begun = false;
    for (qsizetype i = 0; i < table.rows.size(); ++i) {
        const ReportRow& row = table.rows[i];
        const auto blocks = rowBlocks(table, row, widths);
        double asked = rowHeight(blocks);
        // A group's name does not stand alone at the foot of a page, nor the last row on top of one.
        const bool beforeLast = i + 2 == table.rows.size();
        if ((row.kind == RowKind::group || beforeLast) && i + 1 < table.rows.size())
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
