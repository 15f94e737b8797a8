// The steps that make a ChartLayout, from the outside inwards: header, margins, plot, then what lies in it.
#pragma once

#include "ui/charts/chart_layout.h"

#include <QFontMetricsF>

namespace sizewright {

class LayoutBuilder
{
public:
    LayoutBuilder(const ChartSpec& spec, ChartLayout& layout);
    void build();

private:
    bool isBars() const { return m_spec.y.scale == AxisScale::category; }
    // Rows of bars so low that their names need the small font, or only every second has one.
    bool tight() const { return m_out.rowHeight < m_fonts.line; }
    bool skipsRow(int row) const { return m_out.rowHeight < 0.72 * m_fonts.line && row % 2 == 1; }
    // The lowest label beside a value axis hangs half a line below the plot.
    double tickDistance() const { return isBars() ? m_gap * 0.25 : m_gap; }
    bool legendShown(const ChartSeries& series) const;
    double widthOf(const QString& text) const { return m_metrics.horizontalAdvance(text); }
    PlacedText& addText(const QRectF& rect, const QString& text, Qt::Alignment alignment,
        ThemeRole role = ThemeRole::text);

    void placeHeader();
    void placeParagraph(const QString& text, int mostLines, double& top, bool fromBelow);
    void placeLegend();
    void placeEmpty();
    void setScales();
    void measureSides();
    void placeFoot();
    void placeMarkerLabels();
    void finishPlot();
    void placeGrid();
    void placeCategories();
    void placeBars();
    void placeLines();
    void placeMarkers();
    void placeEndLabels();
    void placeRowLabels();
    void placePointLabels();
    QRectF bestPlace(const QPointF& anchor, const QSizeF& size) const;
    double disturbance(const QRectF& rect) const;

    const ChartSpec& m_spec;
    ChartLayout& m_out;
    ChartFonts m_fonts;
    QFontMetricsF m_metrics;
    double m_gap; // small distance, follows the font
    double m_top = 0, m_bottom = 0; // what is still free
    double m_left = 0, m_right = 0;
    bool m_endLabels = false;
};

} // namespace sizewright
