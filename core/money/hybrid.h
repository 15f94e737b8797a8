// An owned base for the steady load and rented machines for the peak (model.md §8.5, R34).
//
// The load above the steady share s is there for p = (u − s)/(1 − s) of the time, so that a fleet of the
// whole size would be used by u: the plan's use of owned cards. Leaves out: more than two levels of load.
#pragma once

#include "core/money/build.h"

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

// The two parts of the bill when the share `base` (0–1) of the run's cards is owned.
template <class M> struct HybridCosts {
    typename M::template Number<Money> owned, rented;
};
template <class M>
HybridCosts<M> hybridCosts(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run,
    const Project<M>& project, const SharedCosts<M>& shared, const Bill<M>& rent,
    typename M::template Number<Ratio> base)
{
    using namespace constants;
    const auto unit = m.constant(one);
    const auto rented = rent.total() * (unit - base);
    if (plain(base).value() <= 0)
        return {m.constant(noMoney), rented};
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
    return {buildCosts(quietly(m), owned, part, work, costs).bill.total(), rented};
}

// The base that costs least: nothing, the steady load or all. Between these the cost per base is linear
// but for whole servers, so the best is at one of them (newsvendor, model.md §8.5).
template <class M>
auto bestBase(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run,
    const Project<M>& project, const SharedCosts<M>& shared, const Bill<M>& rent)
{
    using namespace constants;
    const Constant<Ratio> nothing{SW_TEXT("Constant", "nothing owned"), ratio(0), "definition"};
    if (in.ownedShareGiven)
        return in.ownedShare * m.constant(one);
    std::array candidates{m.constant(nothing) * m.constant(one),
        smaller(in.steadyShare, in.utilisation), m.constant(one) * m.constant(one)};
    std::size_t best = 0;
    double least = 0;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const auto cost = hybridCosts(m, in, run, project, shared, rent, candidates[i]);
        const double total = plain(cost.owned).value() + plain(cost.rented).value();
        if (i == 0 || total < least) {
            least = total;
            best = i;
        }
    }
    return candidates[best];
}

} // namespace sizewright
