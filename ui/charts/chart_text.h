// What the chart builders share: the context of their words, numbers in a unit, tooltips.
#pragma once

#include "core/units/display.h"
#include "core/units/signature.h"
#include "ui/charts/chart_spec.h"
#include "ui/text/translate.h"

#include <QCoreApplication>

namespace sizewright {

class Chart
{
    Q_DECLARE_TR_FUNCTIONS(Chart)
};

// A typed quantity as a number of that unit.
template <class Q> double inUnit(Q quantity, std::string_view symbol)
{
    const UnitChoice* unit = findUnit(signatureOf<Q>(), symbol);
    return quantity.value() / (unit ? unit->factor : 1.0);
}

// "Weights: 12.94 GiB"
inline QString namedValue(const QString& name, const QString& value)
{
    return Chart::tr("%1: %2").arg(name, value);
}

// The series of a single vertical or horizontal line.
inline ChartSeries markerSeries(SeriesKind kind, ThemeRole role, LineStyle style, double at,
    const QString& label, const QString& key = {})
{
    ChartSeries series;
    series.name = label;
    series.role = role;
    series.kind = kind;
    series.style = style;
    series.inLegend = false;
    ChartPoint point;
    (kind == SeriesKind::verticalMarker ? point.x : point.y) = at;
    point.label = label;
    point.tooltip = label;
    point.key = key;
    series.points.append(point);
    return series;
}

} // namespace sizewright
