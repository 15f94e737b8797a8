#include "core/study/route_curves.h"

#include "core/study/build_of_plan.h"

#include <cmath>

namespace sizewright {

RouteCurves routeCurves(const Scenario& scenario, const Catalogue& catalogue)
{
    RouteCurves curves;
    const Results results = evaluate(scenario, catalogue);
    const ResultFields& f = resultFields();
    curves.currency = results.currency;
    curves.budget = scenario[fields().budget];
    curves.stopLoss = scenario[fields().stopLoss];
    const Resolved r = resolve(scenario, catalogue);
    if (!results[f.days] || !results[f.capitalTotal] || !r.computable())
        return curves;
    curves.run = *results[f.days];
    curves.breakEven = results[f.breakEven];
    const MoneyInputs<Plain> in = gatherMoney(Plain{}, r);
    const BuildCosts<Plain> build = buildCostsOf(in, results, r);
    const Cards cards = *results[f.gpus];
    const Seconds month = constants::oneMonth.value;
    const Money capital = build.fleet.capital;
    const Money running
        = (build.rates.running() + build.drawn * in.powerPrice * in.utilisation) * build.fleet.bought * month;
    const Money rent = in.hasRent ? in.rentPrice * cards * in.utilisation * month : units::money(0);
    const Money lease = in.hasLease ? in.leasePrice * cards * month : units::money(0);
    // To the end of the depreciation life, at least a year.
    const int horizon = int(std::min(double(breakEvenHorizon),
        std::max(12.0, std::ceil((in.life / month).value()))));
    for (int k = 0; k <= horizon; ++k) {
        const Ratio n = ratio(k);
        curves.months.push_back(month * n);
        if (in.hasRent)
            curves.rent.push_back(rent * n);
        if (in.hasLease)
            curves.lease.push_back(lease * n);
        const Money spent = capital + running * n;
        curves.build.push_back(spent);
        curves.buildNet.push_back(spent
            - build.fleet.machines * resaleShare(Plain{}, in, month * n));
    }
    return curves;
}

} // namespace sizewright
