// An owned base for the steady load and rented machines for the peak (model.md §8.5, R34).
//
// The load above the steady share s is there for p = (u − s)/(1 − s) of the time, so that a fleet of the
// whole size would be used by u: the plan's use of owned cards. Leaves out: more than two levels of load.
#pragma once

#include "core/model/calibration.h"
#include "core/money/build.h"

#include <limits>

namespace sizewright {

namespace detail {

template <class M>
auto useOfBase(const M& m, const MoneyInputs<M>& in, typename M::template Number<Ratio> base)
{
    using namespace constants;
    const auto unit = m.constant(one);
    const auto steady = smaller(in.steadyShare, in.utilisation);
    if (plain(steady).value() > 1 - 1e-9 || plain(base).value() <= plain(steady).value())
        return unit * unit;
    const auto peak = m.step(SW_TEXT("Step", "share of time in which the peak load is there"),
        (in.utilisation - steady) / (unit - steady), "model.md §8.5");
    return m.step(SW_TEXT("Step", "use of the owned base"),
        (steady + (base - steady) * peak) / base, "model.md §8.5");
}

} // namespace detail

// The two parts of the bill when the share `base` (0–1) of the run's cards is owned, and what the owned one is
// worth today: its own order, running and resale.
template <class M> struct HybridCosts {
    typename M::template Number<Money> owned, rented, ownedValue;
};
template <class M>
HybridCosts<M> hybridCosts(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run,
    const Project<M>& project, const SharedCosts<M>& shared, const Bill<M>& rent,
    const Timeline<M>& timeline, typename M::template Number<Ratio> base)
{
    using namespace constants;
    const auto unit = m.constant(one);
    const auto rented = rent.total() * (unit - base);
    if (plain(base).value() <= 0)
        return {m.constant(noMoney), rented, m.constant(noMoney)};
    MoneyInputs<M> owned = in;
    owned.utilisation = detail::useOfBase(m, in, base);
    owned.buildChange = in.buildChange * base;
    owned.delayCost = in.delayCost * base;
    owned.transit = in.transit * base;
    for (auto& [line, amount] : owned.ownLines)
        amount = amount * base;
    RunInputs<M> part = run;
    part.cards = run.cards * base;
    part.cardHours = run.cardHours * base;
    Project<M> work = project;
    work.paidHours = project.paidHours * base;
    const SharedCosts<M> costs{shared.porting * base, shared.data * base, shared.team * base};
    const M quiet = quietly(m);
    const BuildCosts<M> build = buildCosts(quiet, owned, part, work, costs);
    Timeline<M> calendar = timeline;
    calendar.start = timeline.lead;
    calendar.owned = build.fleet.months;
    return {build.bill.total(), rented,
        ownershipCash(quiet, owned, build, calendar).presentValue(calendar)
            + build.bill.presentValue(calendar)};
}

// The base that costs least: nothing, the steady load, or the steady load and some eighths of the peak. Below the
// steady load the cost is linear in the base, above it bends.
template <class M>
auto bestBase(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run,
    const Project<M>& project, const SharedCosts<M>& shared, const Bill<M>& rent,
    const Timeline<M>& timeline)
{
    using namespace constants;
    const auto unit = m.constant(one);
    if (in.ownedShareGiven)
        return in.ownedShare * unit;
    const auto steady = smaller(in.steadyShare, in.utilisation);
    auto best = (unit - unit) * unit;
    double least = std::numeric_limits<double>::infinity();
    const auto consider = [&](auto base) {
        const auto cost = hybridCosts(m, in, run, project, shared, rent, timeline, base);
        const double total = plain(cost.owned).value() + plain(cost.rented).value();
        if (total < least) {
            least = total;
            best = base;
        }
    };
    consider(best);
    for (int eighth = 0; eighth <= 8; ++eighth) {
        const Constant<Ratio> part{
            SW_TEXT("Constant", "part of the peak that is owned"), ratio(eighth / 8.0), "chosen for the least cost"};
        consider(steady + (unit - steady) * m.constant(part));
    }
    return best;
}

} // namespace sizewright
