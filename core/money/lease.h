// Leasing: cards committed for a term, used or not (model.md §8.2).
//
// Counts whole months, a shortest term, a smallest size, a ramp, and what leaving early costs. Leaves
// out: price steps inside the term, service credits.
#pragma once

#include "core/money/rent.h"

namespace sizewright {

// Time for which all cards would have been there, of a time since the first came: during a ramp of R they
// arrive evenly, t²/2R, afterwards t − R/2. [s]
template <class M>
auto fullTime(const M& m, typename M::template Number<Seconds> time,
    typename M::template Number<Seconds> ramp)
{
    using namespace constants;
    if (plain(ramp).value() <= 0)
        return time * m.constant(one);
    return plain(time) < plain(ramp) ? time * (time / ramp) * m.constant(half)
                                     : time - ramp * m.constant(half);
}
// Its inverse: the time after which the cards have worked so long. [s]
template <class M>
auto timeWithRamp(const M& m, typename M::template Number<Seconds> work,
    typename M::template Number<Seconds> ramp)
{
    using namespace constants;
    if (plain(ramp).value() <= 0)
        return work * m.constant(one);
    return plain(work) < plain(ramp) * 0.5 ? squareRoot(m.constant(two) * ramp * work)
                                           : work + ramp * m.constant(half);
}

template <class M> struct LeaseTerm {
    template <class Q> using N = typename M::template Number<Q>;
    N<Seconds> duration; // of the project, ramp included
    N<Count> used, term; // whole months
};
template <class M>
LeaseTerm<M> leaseTerm(const M& m, const MoneyInputs<M>& in, const Project<M>& project)
{
    using namespace constants;
    LeaseTerm<M> out;
    out.duration = m.step(SW_TEXT("Step", "duration of the project on leased cards"),
        timeWithRamp(m, project.duration, in.leaseRamp), "model.md §8.2");
    out.used = m.step(SW_TEXT("Step", "months in which leased cards are used"),
        larger(m.constant(one), ceiling(out.duration / m.constant(oneMonth))));
    out.term = m.figure(resultFields().termMonths,
        larger(out.used, ceiling(in.leaseMinimum / m.constant(oneMonth))), "model.md §8.2");
    return out;
}

template <class M>
Bill<M> leaseCosts(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run,
    const Project<M>& project, const LeaseTerm<M>& months, const SharedCosts<M>& shared)
{
    using namespace constants;
    const auto month = m.constant(oneMonth);
    // The first contract is left after `changeAfter` where the project lasts longer.
    const bool midway = in.changes && plain(in.changeAfter) < plain(months.duration);
    Bill<M> bill(m, in);
    const auto usedTime = fullTime(m, months.used * month, in.leaseRamp);
    const auto used = bill.add(
        Line::leaseCards, run.cards * usedTime * in.leasePrice, "model.md §8.2");
    const auto rest = midway ? m.constant(noMoney) * m.constant(one)
                             : run.cards * (months.term - months.used) * month * in.leasePrice
            * in.leaseExit;
    const auto unusedTerm
        = bill.add(Line::leaseUnusedTerm, rest, "model.md §8.2: the rest of the term, by the exit clause");
    const auto unusedSize = bill.add(Line::leaseUnusedSize,
        (larger(in.leaseSize, run.cards) - run.cards)
            * (usedTime + (months.term - months.used) * month * in.leaseExit) * in.leasePrice
            * in.leaseTakeOrPay,
        "model.md §8.2: take or pay");
    m.figure(resultFields().leaseRate, (used + unusedTerm + unusedSize) / project.paidHours);
    bill.add(Line::leaseStorage,
        (run.checkpointSpace + run.dataSpace) * months.used * month * in.storagePrice);
    bill.add(Line::leaseArchive,
        run.checkpoint * in.checkpointsKept * in.archive * in.archivePrice);
    bill.add(Line::leaseEgress, run.checkpoint * in.checkpointsKept * in.egressPrice);
    auto change = in.leaseChange * m.constant(one);
    if (in.changes)
        change = change + dearerRest(m, in, project, used);
    if (midway)
        change = change
            + run.cards * (in.leaseMinimum - smaller(in.leaseMinimum, in.changeAfter)) * in.leasePrice
                * in.leaseExit;
    bill.add(Line::leaseChange, change, "model.md §8.2");
    bill.add(Line::leasePorting, shared.porting);
    bill.add(Line::leaseData, shared.data);
    bill.add(Line::leaseTeam, shared.team * (months.duration / project.duration));
    return bill;
}

} // namespace sizewright
