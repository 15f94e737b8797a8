#include "ui/charts/axis_ticks.h"

#include "core/units/quantities.h"
#include "ui/text/translate.h"

#include <algorithm>
#include <cmath>

namespace sizewright {

namespace {

constexpr int wantedTicks = 6;
constexpr int mostTicks = 12;

double roundStep(double rough)
{
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0})
        if (rough <= factor * power * (1 + 1e-9))
            return factor * power;
    return 10 * power;
}

// Whole powers of `base` around the range; every one, or every second, third … where there are many.
void setLogAxis(ChartAxis& axis, double base, double min, double max, const TickText& text)
{
    const double logBase = std::log(base);
    int first = int(std::floor(std::log(min) / logBase + 1e-9));
    int last = int(std::ceil(std::log(max) / logBase - 1e-9));
    if (last <= first)
        last = first + 1;
    axis.ticks.clear();
    axis.min = std::pow(base, first);
    axis.max = std::pow(base, last);
    const int step = (last - first) / mostTicks + 1;
    for (int power = first; power <= last; power += step)
        axis.ticks.append({std::pow(base, power), text(std::pow(base, power))});
}

} // namespace

QString scaledText(double value)
{
    return toQt(quantityText(value, signatureOf<Tokens>(), "", {4, "", true}));
}

QString percentText(double share)
{
    return toQt(quantityText(share, Signature{}, "%", {3, "", true}));
}

void setLinearAxis(ChartAxis& axis, double min, double max, const TickText& text)
{
    axis.scale = AxisScale::linear;
    axis.ticks.clear();
    const double low = std::isfinite(min) ? std::min(0.0, min) : 0.0;
    const double high = std::isfinite(max) && max > low ? max : low + 1;
    const double step = roundStep((high - low) / wantedTicks);
    const double first = std::floor(low / step + 1e-9);
    const double last = std::ceil(high / step - 1e-9);
    axis.min = first * step;
    axis.max = last * step;
    for (double i = first; i <= last; ++i)
        axis.ticks.append({i * step, text(i * step)});
}

void setLog2Axis(ChartAxis& axis, double min, double max, const TickText& text)
{
    axis.scale = AxisScale::log2;
    setLogAxis(axis, 2, min, max, text);
}

void setLog10Axis(ChartAxis& axis, double min, double max, const TickText& text)
{
    axis.scale = AxisScale::log10;
    setLogAxis(axis, 10, min, max, text);
}

void setCountAxis(ChartAxis& axis, const std::vector<double>& counts, const TickText& text)
{
    axis.scale = AxisScale::log2;
    axis.ticks.clear();
    if (counts.empty())
        return;
    const auto [low, high] = std::minmax_element(counts.begin(), counts.end());
    // Half a doubling of room on a single point, a little on a range.
    const double room = *low == *high ? 2.0 : std::pow(*high / *low, 0.03);
    axis.min = *low / room;
    axis.max = *high * room;
    std::vector<double> sorted = counts;
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    for (const double count : sorted)
        axis.ticks.append({count, text(count)});
}

const UnitChoice* axisUnit(double largest, const Signature& signature)
{
    const UnitChoice* chosen = nullptr;
    for (const UnitChoice& unit : unitsOf(signature)) {
        if (!unit.automatic)
            continue;
        // Half of a unit still reads well in it: 0.5 s rather than 500 ms.
        if (!chosen || largest >= 0.5 * unit.factor)
            chosen = &unit;
    }
    return chosen;
}

bool canPlace(double value, AxisScale scale)
{
    return std::isfinite(value)
        && (scale == AxisScale::linear || scale == AxisScale::category || value > 0);
}

double linearised(double value, AxisScale scale)
{
    switch (scale) {
    case AxisScale::log2: return std::log2(value);
    case AxisScale::log10: return std::log10(value);
    case AxisScale::linear:
    case AxisScale::category: break;
    }
    return value;
}

} // namespace sizewright
