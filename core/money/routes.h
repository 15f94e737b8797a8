// The routes on the same card-hours and the same calendar, line by line (model.md §8).
#pragma once

#include "core/money/break_even.h"
#include "core/money/hybrid.h"
#include "core/money/lease.h"
#include "core/money/limits.h"

namespace sizewright {

// Totals of the routes that have a price. [money]
template <class M> struct RouteCosts {
    template <class Q> using N = typename M::template Number<Q>;
    N<CardTime> paidHours;
    std::array<std::optional<N<Money>>, 4> totals; // in the order of Route
    const std::optional<N<Money>>& operator[](Route route) const { return totals[std::size_t(route)]; }
};

namespace detail {

// Total and cost of the work done of a route.
template <class M>
void summarise(const M& m, const RunInputs<M>& run, Route route, Figure<Money> figure,
    typename M::template Number<Money> sum, const char* source, RouteCosts<M>& out)
{
    const ResultFields& f = resultFields();
    const auto total = m.figure(figure, sum, source);
    out.totals[std::size_t(route)] = total;
    m.figure(f.perFlop[std::size_t(route)], total / (run.flop * run.groups),
        "cost over the model FLOP of the final runs");
    m.figure(f.perToken[std::size_t(route)], total / (run.tokens * run.groups));
}

} // namespace detail

// Electricity at the meter and what it emits, whoever owns the machines (R33).
template <class M>
void energyFigures(
    const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run, const Project<M>& project)
{
    const ResultFields& f = resultFields();
    const auto drawn = m.step(SW_TEXT("Step", "power at the meter of a working card"),
        in.cardPower * in.nodePowerFactor * in.loadFactor * in.pue);
    m.figure(f.sitePower, drawn * run.cards);
    const auto energy = m.figure(f.energyUsed, drawn * project.paidHours);
    m.figure(f.energyPerToken, energy / (run.tokens * run.groups));
    m.figure(f.carbon, energy * in.carbon);
}

template <class M>
RouteCosts<M> routeCosts(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run)
{
    using namespace constants;
    const ResultFields& f = resultFields();
    const auto unit = m.constant(one);
    const auto zero = unit - unit;
    const Project<M> project = projectOf(m, in, run);
    const SharedCosts<M> shared = sharedCosts(m, in, run, project);
    std::optional<Spending<M>> spending; // of the chosen route
    const auto watch = [&](Route route, const Bill<M>& bill, auto term) {
        if (route == in.route)
            spending = spendingOf<M>(bill, project, term);
    };
    const auto afterTax = unit - in.taxRate;
    energyFigures(m, in, run, project);
    RouteCosts<M> out;
    out.paidHours = project.paidHours;

    Timeline<M> timeline;
    timeline.start = zero;
    timeline.project = project.months;
    timeline.lead = m.figure(f.leadMonths, ceiling(in.delivery / m.constant(oneMonth)));
    timeline.archive = m.figure(f.archiveMonths, ceiling(in.archive / m.constant(oneMonth)));
    timeline.term = project.months;
    timeline.owned = project.months;

    const bool rents = in.hasRent
        && (in.rentKind != RentKind::spot
            || plain(spotRepeats(quietly(m), in, run)).value() <= mostRepeats);
    const Bill<M> rent
        = rents ? rentCosts(m, in, run, project, shared) : Bill<M>(m, in);
    if (rents) {
        detail::summarise(m, run, Route::rent, f.costRent, rent.total(), "model.md §8.1", out);
        m.figure(f.rentRate, in.rentPrice * unit);
        watch(Route::rent, rent, project.duration);
        const auto value = m.figure(f.rentValue, rent.presentValue(timeline), "model.md §8.4");
        m.figure(f.rentAfterTax, value * afterTax);
    }
    if (in.hasLease) {
        const LeaseTerm<M> months = leaseTerm(m, in, project);
        timeline.term = months.term;
        const Bill<M> lease = leaseCosts(m, in, run, project, months, shared);
        detail::summarise(m, run, Route::lease, f.costLease, lease.total(), "model.md §8.2", out);
        watch(Route::lease, lease, months.term * m.constant(oneMonth));
        const auto value = m.figure(f.leaseValue, lease.presentValue(timeline), "model.md §8.4");
        m.figure(f.leaseAfterTax, value * afterTax);
    }
    if (in.hasServer) {
        const BuildCosts<M> build = buildCosts(m, in, run, project, shared);
        timeline.start = timeline.lead;
        timeline.owned = build.fleet.months;
        detail::summarise(
            m, run, Route::build, f.costBuild, build.bill.total(), "model.md §8.3", out);
        m.figure(f.buildRate, build.usedRate, "model.md §8.3");
        watch(Route::build, build.bill, project.duration);
        const Bill<M> cash = ownershipCash(m, in, build, timeline);
        m.figure(f.ownedTotal, cash.total());
        const auto value = m.figure(f.buildValue,
            cash.presentValue(timeline) + build.bill.presentValue(timeline), "model.md §8.4");
        const auto purchase = m.step(SW_TEXT("Step", "purchase, present value"),
            build.fleet.capital
                * (in.deposit
                    + (unit - in.deposit)
                        * presentShare(m, in.discountRate,
                            Span<typename M::template Number<Count>>{timeline.lead, timeline.lead})));
        // This run's part of what is bought and written off, as of the hours.
        const auto part = build.fleet.runHours / build.fleet.usedHours;
        const auto shield = m.figure(f.taxShield,
            in.taxRate
                * (value
                    + (build.fleet.capital * writeOffValue(m, in, timeline) - purchase) * part),
            "tax rate on expenses, resale and write-offs");
        m.figure(f.buildAfterTax, value - shield);
        if (rents && in.afterRun == AfterRun::shared) {
            breakEvens(m, in, run, build);
        } else if (rents) { // an idle share means that other work has the rest
            MoneyInputs<M> useful = in;
            useful.afterRun = AfterRun::shared;
            breakEvens(m, useful, run, buildCosts(quietly(m), useful, run, project, shared));
        }
    }
    if (in.hasServer && rents) {
        const auto base = bestBase(m, in, run, project, shared, rent);
        const HybridCosts<M> parts = hybridCosts(m, in, run, project, shared, rent, timeline, base);
        m.figure(f.ownedCards,
            plain(base).value() > 0 ? ceiling(run.cards * base / run.cardsPerNode) * run.cardsPerNode
                                    : run.cards * base);
        Bill<M> hybrid(m, in);
        hybrid.add(Line::hybridOwned, parts.owned * unit, "model.md §8.5");
        hybrid.add(Line::hybridRented, parts.rented, "model.md §8.5");
        detail::summarise(
            m, run, Route::hybrid, f.costHybrid, hybrid.total(), "model.md §8.5", out);
        watch(Route::hybrid, hybrid, project.duration);
        timeline.start = zero;
        m.figure(f.hybridValue,
            parts.ownedValue + rent.presentValue(timeline) * (unit - base), "model.md §8.4");
    }
    if (spending)
        limitFigures(m, in, run, project, *spending);
    return out;
}

} // namespace sizewright
