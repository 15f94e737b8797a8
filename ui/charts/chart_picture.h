// A chart as a scene: the one file besides its source that knows Qt Charts. The screen shows the scene,
// exports and the report paint it, so all of them look the same.
#pragma once

#include "ui/charts/chart_layout.h"

#include <QGraphicsScene>

#include <memory>

namespace sizewright {

class ChartPicture
{
public:
    ChartPicture();
    ~ChartPicture();

    void setSpec(const ChartSpec& spec);
    void setSize(const QSizeF& size);
    void setFont(const QFont& font);
    void setDark(bool dark);
    void setComplete(bool complete); // for paper: sentences are not shortened
    void setHighlight(int mark); // outlines a mark of the layout; −1: none

    const ChartSpec& spec() const;
    const ChartLayout& layout() const;
    QGraphicsScene* scene();
    void paint(QPainter& painter, const QRectF& target);

    // For tests: how often series were made anew instead of filled anew, and where the library puts a value.
    int rebuilds() const;
    QPointF libraryPosition(double x, double y) const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sizewright
