#include "ui/report/report_pages.h"

#include "ui/charts/chart_export.h"
#include "ui/report/report_parts.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextLayout>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

constexpr double pointsPerInch = 72;
constexpr double bodySize = 9, smallSize = 8, titleSize = 20;
constexpr double headerHeight = 22, footerHeight = 22; // points
constexpr double chartPixels = 760; // a chart's width in its own pixels: its text is then 8 points
constexpr bool onPaper = false; // never dark

} // namespace

ReportPages::ReportPages(const ReportDocument& document, QPagedPaintDevice& paper)
    : m_document(document), m_paper(paper), m_scale(paper.logicalDpiX() / pointsPerInch),
      m_body(0, points(headerHeight), paper.width(),
          paper.height() - points(headerHeight + footerHeight))
{
    newPage();
    placeTitle();
    for (qsizetype i = 0; i < document.elements.size(); ++i) {
        const double kept = keptHeight(i + 1);
        std::visit([&](const auto& element) { place(element, kept); }, document.elements[i]);
    }
}

QFont ReportPages::font(double size, bool bold) const
{
    QFont font = QApplication::font();
    font.setPointSizeF(size);
    font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
    return font;
}

ReportPages::Block ReportPages::block(
    const QString& text, const QFont& font, double width, Qt::Alignment alignment) const
{
    QString lines = text;
    lines.replace(u'\n', QChar::LineSeparator);
    auto layout = std::make_shared<QTextLayout>(lines, font, &m_paper);
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout->setTextOption(option);
    layout->beginLayout();
    Block out;
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, out.height));
        out.height += line.height();
        out.width = qMax(out.width, line.naturalTextWidth());
    }
    layout->endLayout();
    out.layout = layout;
    return out;
}

double ReportPages::naturalWidth(const QString& text, const QFont& font) const
{
    // A pixel or two more than the text, or rounding breaks the last word off.
    return QFontMetricsF(font, &m_paper).horizontalAdvance(text) + points(0.5);
}

void ReportPages::drawBlock(const Block& block, const QPointF& at, ThemeRole role)
{
    m_pages.back().push_back([layout = block.layout, at, role](QPainter& painter) {
        painter.setPen(Theme::color(role, onPaper));
        layout->draw(&painter, at);
    });
}

void ReportPages::fill(const QRectF& rect, ThemeRole role)
{
    m_pages.back().push_back(
        [rect, role](QPainter& painter) { painter.fillRect(rect, Theme::color(role, onPaper)); });
}

void ReportPages::rule(double y, ThemeRole role, double from, double to)
{
    m_pages.back().push_back([=, width = points(0.6)](QPainter& painter) {
        painter.setPen(QPen(Theme::color(role, onPaper), width));
        painter.drawLine(QPointF(from, y), QPointF(to, y));
    });
}

void ReportPages::newPage()
{
    m_pages.emplace_back();
    m_y = m_body.top();
}

void ReportPages::need(double height)
{
    if (m_y + height > m_body.bottom() && m_y > m_body.top())
        newPage();
}

void ReportPages::gap(double height)
{
    if (m_y > m_body.top())
        m_y += height;
}

void ReportPages::placeTitle()
{
    const Block title = block(m_document.title, font(titleSize, true), m_body.width());
    drawBlock(title, QPointF(0, m_y), ThemeRole::text);
    m_y += title.height + points(2);
    const Block under = block(m_document.subtitle, font(bodySize + 1), m_body.width());
    drawBlock(under, QPointF(0, m_y), ThemeRole::mutedText);
    m_y += under.height + points(6);
    rule(m_y, ThemeRole::accent, 0, m_body.width());
    m_y += points(4);
}

double ReportPages::chartHeight(const ReportChart& chart) const
{
    return m_body.width() * qBound(0.25, chart.aspect, 0.6);
}

double ReportPages::keptHeight(qsizetype i) const
{
    if (i >= m_document.elements.size())
        return 0;
    const ReportElement& element = m_document.elements[i];
    if (const auto* chart = std::get_if<ReportChart>(&element))
        return chartHeight(*chart) + points(10);
    if (std::holds_alternative<ReportTiles>(element))
        return points(80);
    if (const auto* heading = std::get_if<ReportHeading>(&element))
        return heading->newPage ? 0 : points(30) + keptHeight(i + 1);
    if (const auto* paragraph = std::get_if<ReportParagraph>(&element)) {
        const double height
            = block(paragraph->text, font(bodySize), m_body.width()).height + points(5);
        return paragraph->bullet ? height : height + keptHeight(i + 1);
    }
    const auto& table = std::get<ReportTable>(element);
    const double whole = tableHeight(table, columnWidths(table));
    const double few = points(4 * bodySize * 1.4);
    return isKeptWhole(whole) ? qMax(whole + points(5), few) : few;
}

void ReportPages::place(const ReportHeading& heading, double kept)
{
    const double sizes[]{16, 12.5, 10};
    const double before[]{16, 14, 8};
    const int level = qBound(1, heading.level, 3) - 1;
    const Block text = block(heading.text, font(sizes[level], true), m_body.width());
    if (heading.newPage && m_y > m_body.top())
        newPage();
    gap(points(before[level]));
    need(text.height + points(6) + kept);
    drawBlock(text, QPointF(0, m_y), level == 0 ? ThemeRole::accent : ThemeRole::text);
    m_y += text.height + points(2);
    if (level == 1) {
        rule(m_y, ThemeRole::outline, 0, m_body.width());
        m_y += points(3);
    }
}

void ReportPages::place(const ReportParagraph& paragraph, double kept)
{
    const double indent = paragraph.bullet ? points(12) : 0;
    const Block text = block(paragraph.text, font(bodySize), m_body.width() - indent);
    gap(points(3));
    need(text.height + (paragraph.bullet ? 0 : kept));
    if (paragraph.bullet)
        drawBlock(block(u"•"_s, font(bodySize), indent), QPointF(points(3), m_y), paragraph.role);
    drawBlock(text, QPointF(indent, m_y), paragraph.role);
    m_y += text.height + points(2);
}

void ReportPages::place(const ReportTiles& tiles, double)
{
    const auto count = double(qMax<qsizetype>(1, tiles.tiles.size()));
    const double between = points(6), inner = points(6);
    const double width = (m_body.width() - (count - 1) * between) / count;
    struct Parts {
        Block caption, value, detail;
    };
    std::vector<Parts> parts;
    double height = 0;
    for (const ReportTile& tile : tiles.tiles) {
        const double textWidth = width - 2 * inner;
        // The largest size at which the value stays on one line.
        double size = 15;
        while (size > 8 && naturalWidth(tile.value, font(size, true)) > textWidth)
            size -= 0.5;
        parts.push_back({block(tile.caption, font(smallSize), textWidth),
            block(tile.value, font(size, true), textWidth),
            block(tile.detail, font(smallSize - 0.5), textWidth)});
        const Parts& p = parts.back();
        height = qMax(height, p.caption.height + points(22) + p.detail.height + 2 * inner);
    }
    gap(points(6));
    need(height);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const double x = double(i) * (width + between);
        const ThemeRole role = tiles.tiles[qsizetype(i)].role;
        fill(QRectF(x, m_y, width, height), ThemeRole::surface);
        fill(QRectF(x, m_y, points(2), height), role == ThemeRole::text ? ThemeRole::accent : role);
        double y = m_y + inner;
        drawBlock(parts[i].caption, QPointF(x + inner, y), ThemeRole::mutedText);
        y += parts[i].caption.height;
        drawBlock(parts[i].value,
            QPointF(x + inner, y + (points(22) - parts[i].value.height) / 2), role);
        y += points(22);
        drawBlock(parts[i].detail, QPointF(x + inner, y), ThemeRole::mutedText);
    }
    m_y += height + points(4);
}

void ReportPages::place(const ReportChart& chart, double)
{
    const double height = chartHeight(chart);
    gap(points(6));
    need(height);
    const QRectF target(0, m_y, m_body.width(), height);
    m_pages.back().push_back([target, chart](QPainter& painter) {
        const QSizeF size(chartPixels, chartPixels * target.height() / target.width());
        paintChart(painter, target, chart.spec, size, onPaper);
        painter.setBrush(Qt::NoBrush);
    });
    m_y += height + points(4);
}

void ReportPages::paint(QPainter& painter, int page) const
{
    paintFrame(painter, page);
    for (const Draw& draw : m_pages[std::size_t(page)])
        draw(painter);
}

// What stands above and below on every page.
void ReportPages::paintFrame(QPainter& painter, int page) const
{
    painter.setFont(font(smallSize));
    painter.setPen(Theme::color(ThemeRole::mutedText, onPaper));
    const double width = m_body.width();
    const QRectF top(0, 0, width, points(headerHeight - 8));
    const QRectF bottom(0, m_body.bottom() + points(8), width, points(footerHeight - 8));
    if (page > 0) {
        const QFontMetricsF metrics(painter.font(), &m_paper);
        painter.drawText(top, int(Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine),
            metrics.elidedText(m_document.title, Qt::ElideRight, width));
    }
    painter.drawText(bottom, int(Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine),
        m_document.footer);
    painter.drawText(bottom, int(Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine),
        Report::tr("Page %1 of %2").arg(page + 1).arg(count()));
    painter.setPen(QPen(Theme::color(ThemeRole::outline, onPaper), points(0.5)));
    painter.drawLine(QPointF(0, m_body.bottom() + points(6)), QPointF(width, m_body.bottom() + points(6)));
}

} // namespace sizewright
