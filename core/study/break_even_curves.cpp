#include "core/study/break_even_curves.h"

#include "core/search/apply_layout.h"
#include "core/study/build_of_plan.h"

#include <cmath>

namespace sizewright {

namespace {

constexpr int usePoints = 20; // 5 %, 10 % … 100 %
constexpr int changeStep = 3; // months

} // namespace

std::optional<Route> ChangePoint::cheapest() const
{
    std::optional<Route> best;
    for (const Route route : {Route::rent, Route::lease, Route::build})
        if (const auto& cost = costs[std::size_t(route)];
            cost && (!best || *cost < *costs[std::size_t(*best)]))
            best = route;
    return best;
}

const ChangePoint* ChangeCurves::flip() const
{
    const auto best = never.cheapest();
    for (auto it = points.rbegin(); best && it != points.rend(); ++it)
        if (it->cheapest() && it->cheapest() != best)
            return &*it;
    return nullptr;
}

UseCurves useCurves(const Scenario& scenario, const Catalogue& catalogue)
{
    UseCurves out;
    const Results results = evaluate(scenario, catalogue);
    const ResultFields& f = resultFields();
    out.currency = results.currency;
    const Resolved r = resolve(scenario, catalogue);
    if (!results[f.days] || !results[f.capitalTotal] || !r.computable())
        return out;
    MoneyInputs<Plain> in = gatherMoney(Plain{}, r);
    in.afterRun = AfterRun::shared; // a share of idle time means that other work has the rest
    out.planned = in.utilisation;
    if (in.hasRent)
        out.rent = in.rentPrice;
    for (int i = 1; i <= usePoints; ++i) {
        in.utilisation = ratio(double(i) / usePoints);
        std::vector<double> figures(
            resultFields().size(), std::numeric_limits<double>::quiet_NaN());
        const Plain m{figures.data()};
        const BuildCosts<Plain> build = buildCostsOf(in, results, r, m);
        UsePoint point{in.utilisation, build.usedRate, std::nullopt};
        if (in.hasRent) {
            breakEvens(m, in, runOf(results, r), build);
            if (const double month = figures[f.breakEven.ordinal]; !std::isnan(month))
                point.breakEven = fromBase<Seconds>(month);
            if (const double use = figures[f.breakEvenUse.ordinal]; !std::isnan(use))
                out.breakEven = ratio(use);
        }
        out.points.push_back(point);
    }
    return out;
}

ChangeCurves changeCurves(const Scenario& scenario, const Catalogue& catalogue)
{
    ChangeCurves out;
    Scenario varied = scenario;
    varied.clear(fields().changeAfter.ordinal);
    const Results never = evaluate(varied, catalogue);
    out.currency = never.currency;
    if (!never[resultFields().days])
        return out;
    const auto costs = [](ChangePoint& point, const Results& results) {
        for (const Route route : allRoutes)
            point.costs[std::size_t(route)] = results[costOf(route)];
    };
    costs(out.never, never);
    varied = withLayoutAndCards(varied, never.layout);
    const auto held = holdMeasurement(scenario, catalogue);
    const int last = int(std::ceil((*scenario[fields().lifeYears] / constants::oneMonth.value).value()));
    for (int month = changeStep; month <= std::min(last, breakEvenHorizon); month += changeStep) {
        ChangePoint point;
        point.after = units::months(month);
        varied.set(fields().changeAfter, point.after);
        costs(point, evaluateVariation(varied, catalogue, held));
        out.points.push_back(point);
    }
    return out;
}

} // namespace sizewright
