// Paints what a ChartLayout describes, apart from the series themselves.
#pragma once

#include "ui/charts/chart_layout.h"

#include <QPen>

class QPainter;

namespace sizewright {

QPen chartPen(ThemeRole role, LineStyle style, double width, bool dark);

// Background, grid and axis lines: below the series.
void paintBackdrop(QPainter& painter, const ChartLayout& layout, bool dark);
// Markers, legend and every text: above the series.
void paintOverlay(QPainter& painter, const ChartLayout& layout, bool dark);

} // namespace sizewright
