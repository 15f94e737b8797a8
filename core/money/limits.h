// When money or patience ends (R35): the day of the run and the tokens trained by then.
#pragma once

#include "core/money/rent.h"

namespace sizewright {

// What of a route's cost is spent before the first step, and after the last.
template <class M> struct Spending {
    typename M::template Number<Money> total, before, after;
};

// The moment of the project at which `limit` is spent, if money flows evenly while it lasts. [s]
template <class M>
auto spentAt(const M& m, const Spending<M>& spending, const Project<M>& project,
    typename M::template Number<Money> limit)
{
    using namespace constants;
    const auto left = larger(m.constant(noMoney), limit - spending.before);
    return project.duration * (left / (spending.total - spending.before - spending.after));
}

// Gives figures only for what ends the run before it is done.
template <class M>
void limitFigures(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run,
    const Project<M>& project, const Spending<M>& spending)
{
    using namespace constants;
    const ResultFields& f = resultFields();
    const auto during = plain(spending.total) - plain(spending.before) - plain(spending.after);
    const bool spends = during.value() > 0;
    const auto tokensAt = [&](Figure<Tokens> figure, auto moment) {
        m.figure(figure, run.tokens * (moment / project.duration),
            "work and money flow evenly over the project");
    };
    if (in.hasBudget && spends) {
        const auto moment = spentAt(m, spending, project, in.budget);
        if (plain(moment) < plain(project.duration)) {
            const auto day = m.figure(f.budgetDay, moment, "R35");
            tokensAt(f.budgetTokens, day);
        }
    }
    std::optional<typename M::template Number<Seconds>> stop;
    if (in.hasStopLoss && spends)
        stop = spentAt(m, spending, project, in.stopLoss);
    if (in.hasPatience)
        stop = stop ? smaller(*stop, in.patience) : in.patience * m.constant(one);
    if (stop && plain(*stop) < plain(project.duration)) {
        const auto day = m.figure(f.stopDay, *stop, "R35");
        tokensAt(f.stopTokens, day);
    }
}

} // namespace sizewright
