// Renting: hours on demand, on spot, or reserved in blocks of months (model.md §8.1).
//
// Counts used hours with trials, lost rounds and evaluation, what spot reclaims repeat, what a
// reservation leaves unused, storage, archive, traffic, staff. Leaves out: quotas, discounts by volume.
#pragma once

#include "core/money/timeline.h"

namespace sizewright {

inline constexpr double mostRepeats = 10; // of the work: a fleet that is reclaimed so often does none

// How much more work a fleet does that providers reclaim: the plan's share of useful time over that with
// the reclaims among the failures, by the plan's own checkpoints. [ratio, at least 1]
// 1/M' = 1/M + share·nodes/month (model.md §8.1, §6.3)
template <class M>
auto spotRepeats(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run)
{
    using namespace constants;
    const auto nodes = ceiling(run.cards / run.cardsPerNode);
    const auto reclaims = m.step(SW_TEXT("Step", "reclaims of spot nodes per time"),
        nodes * in.spotReclaimed / m.constant(oneMonth));
    const auto mtbf = m.step(SW_TEXT("Step", "time between stops on spot"),
        m.constant(one) / (m.constant(one) / run.jobMtbf + reclaims), "model.md §8.1");
    const auto useful = m.step(SW_TEXT("Step", "share of useful time on spot"),
        smaller(run.effective,
            // as often as pays, but a checkpoint must be written before the next
            usefulShare(m,
                smaller(run.interval, larger(run.writeTime, dalyInterval(m, run.stall, mtbf))),
                run.stall, run.restart, mtbf)),
        "Daly 2006, eq. (20)");
    return larger(m.constant(one), run.effective / useful);
}

// How long the project keeps its cards, and the hours that it pays for.
template <class M> struct Project {
    template <class Q> using N = typename M::template Number<Q>;
    N<CardTime> paidHours;
    N<Seconds> duration; // of the run with trials, lost rounds and evaluation
    N<Count> months; // whole
};

template <class M>
Project<M> projectOf(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run)
{
    using namespace constants;
    const auto factor = m.step(SW_TEXT("Step", "all card-hours over those of the final run"),
        m.constant(one) + in.trialsShare + in.failedShare + in.evaluationShare, "model.md §8");
    Project<M> out;
    out.paidHours = m.figure(resultFields().paidHours, run.cardHours * factor, "model.md §8");
    out.duration = m.step(SW_TEXT("Step", "duration of the project"), run.calendar * factor);
    out.months = m.figure(resultFields().runMonths,
        larger(m.constant(one), ceiling(out.duration / m.constant(oneMonth))));
    return out;
}

// Costs that no route changes.
template <class M> struct SharedCosts {
    typename M::template Number<Money> porting, data, team;
};
template <class M>
SharedCosts<M> sharedCosts(
    const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run, const Project<M>& project)
{
    return {m.step(SW_TEXT("Step", "porting the software"), in.porting * in.teamPrice),
        m.step(SW_TEXT("Step", "data preparation"),
            in.dataPreparation + run.dataTokens * in.dataPerToken, "model.md §8.7"),
        m.step(SW_TEXT("Step", "staff during the run"),
            in.team * in.teamPrice * project.duration)};
}

// Price of card-hours when another kind of card takes over after `changeAfter`: what the rest of the
// project costs more or less. [money] R31
template <class M>
auto dearerRest(const M& m, const MoneyInputs<M>& in, const Project<M>& project,
    typename M::template Number<Money> cards)
{
    using namespace constants;
    const auto rest = (project.duration - smaller(project.duration, in.changeAfter))
        / project.duration;
    return cards * rest * (in.changePrice - m.constant(one));
}

template <class M>
Bill<M> rentCosts(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run,
    const Project<M>& project, const SharedCosts<M>& shared)
{
    using namespace constants;
    Bill<M> bill(m, in);
    const auto cards
        = bill.add(Line::rentCards, run.cardHours * in.rentPrice, "model.md §8.1");
    bill.add(Line::rentTrials, cards * in.trialsShare, "model.md §8.7");
    bill.add(Line::rentFailed, cards * in.failedShare, "model.md §8.7");
    bill.add(Line::rentEvaluation, cards * in.evaluationShare, "model.md §8.7");
    const auto used = m.step(SW_TEXT("Step", "rent of all used hours"), project.paidHours * in.rentPrice);
    auto duration = project.duration;
    auto team = shared.team;
    if (in.rentKind == RentKind::spot) {
        const auto repeats = spotRepeats(m, in, run);
        duration = duration * repeats;
        team = team * repeats;
        bill.add(Line::rentInterruptions, used * (repeats - m.constant(one)), "model.md §8.1");
    } else {
        bill.addIfOwn(Line::rentInterruptions);
    }
    if (const int months = reservedMonths(in.rentKind)) {
        const Constant<Count> size{
            SW_TEXT("Constant", "months of a reservation"), count(months), "the kind that is rented"};
        const auto block = m.constant(size) * m.constant(oneMonth);
        const auto reserved = m.step(SW_TEXT("Step", "reserved card-hours"),
            run.cards * ceiling(project.duration / block) * block);
        bill.add(Line::rentUnused,
            larger(m.constant(noMoney), (reserved - project.paidHours) * in.rentPrice),
            "model.md §8.1: blocks round up");
    } else {
        bill.addIfOwn(Line::rentUnused);
    }
    bill.add(Line::rentStorage,
        (run.checkpointSpace + run.dataSpace) * duration * in.storagePrice);
    bill.add(Line::rentArchive,
        run.checkpoint * in.checkpointsKept * in.archive * in.archivePrice);
    bill.add(Line::rentEgress, run.checkpoint * in.checkpointsKept * in.egressPrice);
    if (in.changes)
        bill.add(Line::rentChange, dearerRest(m, in, project, used));
    else
        bill.addIfOwn(Line::rentChange);
    bill.add(Line::rentPorting, shared.porting);
    bill.add(Line::rentData, shared.data);
    bill.add(Line::rentTeam, team);
    return bill;
}

} // namespace sizewright
