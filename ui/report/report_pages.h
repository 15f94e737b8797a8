// Lays a report out on pages: nothing is cut, headings stay with what follows, tables repeat their
// header on every page, charts stay whole. Lengths are device pixels of the paper.
#pragma once

#include "ui/report/report_document.h"

#include <QFont>
#include <QRectF>

#include <functional>
#include <memory>
#include <vector>

class QPagedPaintDevice;
class QPainter;
class QTextLayout;

namespace sizewright {

class ReportPages
{
public:
    ReportPages(const ReportDocument& document, QPagedPaintDevice& paper);

    int count() const { return int(m_pages.size()); }
    void paint(QPainter& painter, int page) const;

private:
    using Draw = std::function<void(QPainter&)>;
    struct Block { // a laid out text
        std::shared_ptr<QTextLayout> layout;
        double height = 0;
        double width = 0; // of its longest line
    };

    double points(double p) const { return p * m_scale; }
    QFont font(double size, bool bold = false) const;
    Block block(const QString& text, const QFont& font, double width,
        Qt::Alignment alignment = Qt::AlignLeft) const;
    double naturalWidth(const QString& text, const QFont& font) const;
    void drawBlock(const Block& block, const QPointF& at, ThemeRole role);
    void fill(const QRectF& rect, ThemeRole role);
    void rule(double y, ThemeRole role, double from, double to);

    void newPage();
    // Makes room for so much; begins a page where there is too little left.
    void need(double height);
    void gap(double height);

    // `kept` is what must stay on the same page after the element.
    void place(const ReportHeading& heading, double kept);
    void place(const ReportParagraph& paragraph, double kept);
    void place(const ReportTiles& tiles, double kept);
    void place(const ReportTable& table, double kept);
    void place(const ReportChart& chart, double kept);
    // What must not be parted from the element before it: a chart, the first rows of a table, a
    // paragraph with what it introduces.
    double keptHeight(qsizetype element) const;
    double chartHeight(const ReportChart& chart) const;

    std::vector<double> columnWidths(const ReportTable& table) const;
    std::vector<double> pairWidths(std::vector<double> widths) const;
    std::vector<double> columnStarts(
        const ReportTable& table, const std::vector<double>& widths) const;
    // Small tables are not split over pages.
    bool isKeptWhole(double height) const { return height < 0.3 * m_body.height(); }
    double tableHeight(const ReportTable& table, const std::vector<double>& widths) const;
    std::vector<Block> rowBlocks(const ReportTable& table, const ReportRow& row,
        const std::vector<double>& widths) const;
    double rowHeight(const std::vector<Block>& blocks) const;
    void drawHeader(const ReportTable& table, const std::vector<double>& widths);
    void drawRow(const ReportTable& table, const ReportRow& row, const std::vector<Block>& blocks,
        const std::vector<double>& widths);
    void placeTitle();
    void paintFrame(QPainter& painter, int page) const;

    const ReportDocument& m_document;
    QPagedPaintDevice& m_paper;
    double m_scale; // device pixels in a point
    QRectF m_body; // where content goes
    double m_y = 0;
    std::vector<std::vector<Draw>> m_pages;
};

} // namespace sizewright
