// Axes as people read them: round ticks, "1.2M" and "40 %" rather than "1.2e+06" and "0.4".
#pragma once

#include "core/units/display.h"
#include "ui/charts/chart_spec.h"

#include <functional>
#include <vector>

namespace sizewright {

using TickText = std::function<QString(double)>;

QString scaledText(double value); // 1.2M, 512, 0.5
QString percentText(double share); // 0.4 → "40 %"

// From zero (or `min`, if that is less) to the round number at or above `max`, ticks at 1, 2, 2.5 or 5 × 10^n.
void setLinearAxis(ChartAxis& axis, double min, double max, const TickText& text);
// Powers of two, or of ten, around [min, max]; both must be positive.
void setLog2Axis(ChartAxis& axis, double min, double max, const TickText& text);
void setLog10Axis(ChartAxis& axis, double min, double max, const TickText& text);
// A tick at each of these counts, as on an axis of card counts; widens the ends a little.
void setCountAxis(ChartAxis& axis, const std::vector<double>& counts, const TickText& text);

// The unit in which a length of this size is best drawn, for an axis that shares one unit.
const UnitChoice* axisUnit(double largest, const Signature& signature);
// A value that a chart can place: finite, and positive where the axis needs it.
bool canPlace(double value, AxisScale scale);
// Where a value lies on an axis with equal steps: its logarithm on a logarithmic one.
double linearised(double value, AxisScale scale);

} // namespace sizewright
