// When money or patience ends (R35): the day of the run and the tokens trained by then.
#pragma once

#include "core/money/rent.h"

namespace sizewright {

// What of a route is spent before the first step, and how fast while the project lasts.
template <class M> struct Spending {
    typename M::template Number<Money> before;
    typename M::template Number<MoneyPerTime> rate;
};

// Of a bill: what flows over the project or a term flows evenly; of machines it is this run's share that counts.
template <class M>
Spending<M> spendingOf(const Bill<M>& bill, const Project<M>& project,
    typename M::template Number<Seconds> term)
{
    return {bill.sumOf(When::atDecision) + bill.sumOf(When::atDelivery),
        (bill.sumOf(When::duringRun) + bill.sumOf(When::never)) / project.duration
            + bill.sumOf(When::duringTerm) / term};
}

// Gives figures only for what ends the run before it is done.
template <class M>
void limitFigures(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run,
    const Project<M>& project, const Spending<M>& spending)
{
    using namespace constants;
    const ResultFields& f = resultFields();
    const bool spends = plain(spending.rate).value() > 0;
    const auto spentAt = [&](auto limit) {
        return larger(m.constant(noMoney), limit - spending.before) / spending.rate;
    };
    const auto tokensAt = [&](Figure<Tokens> figure, auto moment) {
        m.figure(figure, run.tokens * (moment / project.duration),
            "work and money flow evenly over the project");
    };
    if (in.hasBudget && spends) {
        const auto moment = spentAt(in.budget);
        if (plain(moment) < plain(project.duration)) {
            const auto day = m.figure(f.budgetDay, moment, "R35");
            tokensAt(f.budgetTokens, day);
        }
    }
    std::optional<typename M::template Number<Seconds>> stop;
    if (in.hasStopLoss && spends)
        stop = spentAt(in.stopLoss);
    if (in.hasPatience)
        stop = stop ? smaller(*stop, in.patience) : in.patience * m.constant(one);
    if (stop && plain(*stop) < plain(project.duration)) {
        const auto day = m.figure(f.stopDay, *stop, "R35");
        tokensAt(f.stopTokens, day);
    }
}

} // namespace sizewright
