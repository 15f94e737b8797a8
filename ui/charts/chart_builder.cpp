#include "ui/charts/chart_builder.h"

namespace sizewright {

using namespace Qt::StringLiterals;

namespace {

ChartSpec named(const QString& id)
{
    ChartSpec spec;
    spec.id = id;
    return spec;
}

} // namespace

ChartSpec memoryChart(const Results&) { return named(u"memory"_s); }
ChartSpec stepChart(const Results&) { return named(u"step"_s); }
ChartSpec scalingChart(const ScalingCurve&, const Scenario&, ScalingView)
{
    return named(u"scaling"_s);
}
ChartSpec routesChart(const RouteCurves&) { return named(u"routes"_s); }

} // namespace sizewright
