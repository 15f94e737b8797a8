// A chart as a file. Paper and slides are light, whatever the window is.
#pragma once

#include "ui/charts/chart_spec.h"

#include <QByteArray>
#include <QImage>
#include <QRectF>

class QPainter;

namespace sizewright {

// By suffix: png (scale 1, 2 or 4), svg and pdf (vector, text stays text), csv (the data). Written whole
// or not at all; on failure *error names the file, the reason and the remedy in one sentence.
bool exportChart(const ChartSpec& spec, const QString& fileName, QString* error, double scale = 2.0);

// The data of a chart as a table: one line per point.
QByteArray chartCsv(const ChartSpec& spec);
// A chart as a picture of that many pixels (96 to the inch) times the scale.
QImage chartImage(const ChartSpec& spec, const QSizeF& size, double scale = 2.0, bool dark = false);
QByteArray chartSvg(const ChartSpec& spec, const QSizeF& size);
// Paints the chart into the rectangle `target` of a painter, `size` being its size in pixels of 1/96 inch.
void paintChart(QPainter& painter, const QRectF& target, const ChartSpec& spec, const QSizeF& size,
    bool dark = false);

} // namespace sizewright
