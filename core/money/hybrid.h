// An owned base for the steady load and rented machines for the peak (model.md §8.5, R34).
//
// The load above the steady share s is there for p = (u − s)/(1 − s) of the time, so that a fleet of the
// whole size would be used by u: the plan's use of owned cards. Leaves out: more than two levels of load.
#pragma once

#include "core/model/calibration.h"
#include "core/money/build.h"

#include <array>

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

namespace detail {

// Owning the share `base` (0–1, above 0) of the run's cards and working on them alone.
template <class M>
BuildCosts<M> ownedPart(const M& m, const MoneyInputs<M>& in, MoneyInputs<M>& owned,
    const RunInputs<M>& run, const Project<M>& project, const SharedCosts<M>& shared,
    typename M::template Number<Ratio> base)
{
    owned.utilisation = useOfBase(m, in, base);
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
    return buildCosts(m, owned, part, work,
        SharedCosts<M>{shared.porting * base, shared.data * base, shared.team * base});
}

// What a formula tries and does not take leaves no trace in its explanation: takes back what was recorded since.
template <class M> class Attempt
{
public:
    explicit Attempt(const M& m) : m_m(m)
    {
        if constexpr (M::explains)
            m_sizes = {m.derivation->nodes.size(), m.derivation->leaves.size(), m.derivation->steps.size()};
    }
    ~Attempt()
    {
        if constexpr (M::explains) {
            m_m.derivation->nodes.resize(m_sizes[0]);
            m_m.derivation->leaves.resize(m_sizes[1]);
            m_m.derivation->steps.resize(m_sizes[2]);
        }
    }
    Attempt(const Attempt&) = delete;
    Attempt& operator=(const Attempt&) = delete;

private:
    const M& m_m;
    std::array<std::size_t, 3> m_sizes{};
};

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
    const auto rented = rent.total() * (m.constant(one) - base);
    if (plain(base).value() <= 0)
        return {m.constant(noMoney), rented, m.constant(noMoney)};
    const M quiet = quietly(m);
    MoneyInputs<M> owned = in;
    const BuildCosts<M> build = detail::ownedPart(quiet, in, owned, run, project, shared, base);
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
    const Project<M>& project, const SharedCosts<M>& shared, const Bill<M>& rent)
{
    using namespace constants;
    const auto unit = m.constant(one);
    if (in.ownedShareGiven)
        return in.ownedShare * unit;
    const auto steady = smaller(in.steadyShare, in.utilisation);
    const auto baseAt = [&](int eighth) {
        const Constant<Ratio> part{
            SW_TEXT("Constant", "part of the peak that is owned"), ratio(eighth / 8.0), "chosen for the least cost"};
        return steady + (unit - steady) * m.constant(part);
    };
    const double rented = plain(rent.total()).value();
    double least = rented;
    int best = -1; // nothing
    for (int eighth = 0; eighth <= 8; ++eighth) {
        const detail::Attempt<M> attempt(m);
        const auto base = baseAt(eighth);
        const double share = plain(base).value();
        if (share <= 0)
            continue;
        MoneyInputs<M> owned = in;
        const auto build = detail::ownedPart(quietly(m), in, owned, run, project, shared, base);
        const double total = plain(build.bill.total()).value() + rented * (1 - share);
        if (total < least) {
            least = total;
            best = eighth;
        }
    }
    return best < 0 ? (unit - unit) * unit : baseAt(best);
}

} // namespace sizewright
