// Leasing: cards committed for a term, used or not (model.md §8.2).
//
// Counts whole months, a shortest term, a smallest size, a ramp, and what leaving early costs. Leaves
// out: price steps inside the term, service credits.
#pragma once

#include "core/money/rent.h"

namespace sizewright {

// Whole months: used ones, and of the term.
template <class M> struct LeaseTerm {
    typename M::template Number<Count> used, term;
};
template <class M>
LeaseTerm<M> leaseTerm(const M& m, const MoneyInputs<M>& in, const Project<M>& project)
{
    using namespace constants;
    // While cards arrive evenly, half of them are there on average: the work takes half a ramp longer.
    const auto needed = project.duration + in.leaseRamp * m.constant(half);
    LeaseTerm<M> out;
    out.used = m.step(SW_TEXT("Step", "months in which leased cards are used"),
        larger(m.constant(one), ceiling(needed / m.constant(oneMonth))));
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
    const auto absent = in.leaseRamp * m.constant(half); // card-time that the ramp does not deliver
    Bill<M> bill(m, in);
    const auto used = bill.add(Line::leaseCards,
        run.cards * (months.used * month - absent) * in.leasePrice, "model.md §8.2");
    bill.add(Line::leaseUnusedTerm,
        run.cards * (months.term - months.used) * month * in.leasePrice * in.leaseExit,
        "model.md §8.2: the rest of the term, by the exit clause");
    bill.add(Line::leaseUnusedSize,
        (larger(in.leaseSize, run.cards) - run.cards) * (months.term * month - absent)
            * in.leasePrice * in.leaseTakeOrPay,
        "model.md §8.2: take or pay");
    const auto term = months.term * month;
    bill.add(Line::leaseStorage,
        (run.checkpointSpace + run.dataSpace) * term * in.storagePrice);
    bill.add(Line::leaseArchive,
        run.checkpoint * in.checkpointsKept * in.archive * in.archivePrice);
    bill.add(Line::leaseEgress, run.checkpoint * in.checkpointsKept * in.egressPrice);
    if (in.changes) {
        // The first contract is left after `changeAfter` if the project lasts so long.
        const bool midway = plain(in.changeAfter) < plain(project.duration);
        const auto left = in.leaseMinimum - smaller(in.leaseMinimum, in.changeAfter);
        const auto change = in.leaseChange + dearerRest(m, in, project, used);
        bill.add(Line::leaseChange,
            midway ? change + run.cards * left * in.leasePrice * in.leaseExit
                   : in.leaseChange * m.constant(one),
            "model.md §8.2");
    } else {
        bill.add(Line::leaseChange, in.leaseChange * m.constant(one));
    }
    bill.add(Line::leasePorting, shared.porting);
    bill.add(Line::leaseData, shared.data);
    bill.add(Line::leaseTeam, shared.team);
    return bill;
}

} // namespace sizewright
