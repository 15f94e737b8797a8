// The three routes on the same card-hours, line by line (model.md §8).
//
// Counts rent by used hours with trials and lost rounds, a lease by whole months of the term, building
// as the levelised cost of the hours this run uses at the stated use of the machines. Leaves out: taxes,
// spot interruptions, hybrid fleets, delivery time, financing structure.
#pragma once

#include "core/model/break_even.h"
#include "core/model/reliability.h"

namespace sizewright {

template <class M> struct MoneyInputs {
    template <class Q> using N = typename M::template Number<Q>;
    N<MoneyPerCardTime> rentPrice, leasePrice;
    N<Money> serverPrice, dataPreparation, staffPerNodeYear, leaseChange, buildChange;
    N<Seconds> leaseMinimum, life;
    N<Ratio> networkShare, storageShare, sparesShare, installShare, residualShare, resaleFirst,
        resaleYearly, discountRate, utilisation, pue, nodePowerFactor, loadFactor,
        maintenanceShare, trialsShare, failedShare;
    N<MoneyPerEnergy> powerPrice, colocation;
    N<MoneyPerByteTime> storagePrice;
    N<MoneyPerByte> egressPrice;
    N<PowerPerCard> cardPower;
    N<Count> checkpointsKept;
    bool hasRent = true, hasLease = true, hasServer = true;
};

// What the routes are computed for.
template <class M> struct RunInputs {
    template <class Q> using N = typename M::template Number<Q>;
    N<Cards> cards; // of all control groups that run at once
    N<Cards> cardsPerNode;
    N<CardTime> cardHours; // of the final runs
    N<Seconds> calendar; // from the first to the last step
    N<Bytes> checkpoint, checkpointSpace, dataSpace;
};

template <class M> struct RouteCosts {
    template <class Q> using N = typename M::template Number<Q>;
    N<CardTime> paidHours;
    N<Money> rent, lease, build, capital;
    N<MoneyPerCardTime> buildRate;
};

namespace constants {
inline const Constant<Seconds> oneYear{
    SW_TEXT("Constant", "one year"), fromBase<Seconds>(units::year), "definition, 8,766 hours"};
inline const Constant<Seconds> oneMonth{
    SW_TEXT("Constant", "one month"), fromBase<Seconds>(units::month), "definition, 730.5 hours"};
} // namespace constants

// Yearly payment on a loan of 1 over `years` at `rate`: r / (1 − (1+r)^−y), or 1/y without interest.
template <class M, class R> R annuity(const M& m, R rate, R years)
{
    using namespace constants;
    if (plain(rate).value() < 1e-9) // the formula divides by zero
        return m.constant(one) / years;
    return rate
        / (m.constant(one)
            - m.constant(one) / power(m.constant(one) + rate, years));
}

// Cost of owning, per owned card and time, before power: capital recovery of price less residual, and
// yearly upkeep as a share of the price. [money/(card·s)]
template <class M> struct OwnedCost {
    typename M::template Number<MoneyPerCardTime> capital, upkeep;
};
template <class M>
OwnedCost<M> ownedCost(const M& m, typename M::template Number<MoneyPerCard> price,
    typename M::template Number<Ratio> residualShare, typename M::template Number<Seconds> life,
    typename M::template Number<Ratio> rate, typename M::template Number<Ratio> upkeepShare)
{
    using namespace constants;
    const auto year = m.constant(oneYear);
    const auto years = life / year;
    const auto residual = residualShare / power(m.constant(one) + rate, years);
    const auto factor
        = m.step(SW_TEXT("Step", "annuity factor"), annuity(m, rate, years), "model.md §8.3");
    return {m.step(SW_TEXT("Step", "capital recovery of an owned card-hour"),
                price * (m.constant(one) - residual) * factor / year, "model.md §8.3"),
        m.step(SW_TEXT("Step", "upkeep of an owned card-hour"), price * upkeepShare / year,
            "model.md §8.3")};
}

template <class M>
void rentCosts(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run, RouteCosts<M>& out)
{
    const auto cards = m.figure(resultFields().rentCards,
        run.cardHours * in.rentPrice, "model.md §8.1");
    const auto trials = m.figure(resultFields().rentTrials, cards * in.trialsShare, "model.md §8.7");
    const auto failed = m.figure(resultFields().rentFailed, cards * in.failedShare);
    const auto storage = m.figure(resultFields().rentStorage,
        (run.checkpointSpace + run.dataSpace) * run.calendar * in.storagePrice);
    const auto egress = m.figure(resultFields().rentEgress,
        run.checkpoint * in.checkpointsKept * in.egressPrice);
    const auto data = m.figure(resultFields().rentData,
        in.dataPreparation * m.constant(constants::one));
    out.rent = m.figure(resultFields().costRent,
        cards + trials + failed + storage + egress + data, "model.md §8.1");
    m.figure(resultFields().rentRate,
        in.rentPrice * m.constant(constants::one));
}

template <class M>
void leaseCosts(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run, RouteCosts<M>& out)
{
    using namespace constants;
    const auto month = m.constant(oneMonth);
    const auto needed = run.calendar * (m.constant(one) + in.trialsShare + in.failedShare);
    const auto term = m.step(SW_TEXT("Step", "term of the lease"),
        larger(ceiling(needed / month) * month, in.leaseMinimum), "model.md §8.2");
    const auto cards = m.figure(resultFields().leaseCards, run.cards * term * in.leasePrice,
        "model.md §8.2");
    const auto storage = m.figure(resultFields().leaseStorage,
        (run.checkpointSpace + run.dataSpace) * term * in.storagePrice);
    const auto egress = m.figure(resultFields().leaseEgress,
        run.checkpoint * in.checkpointsKept * in.egressPrice);
    const auto change = m.figure(resultFields().leaseChange, in.leaseChange * m.constant(one));
    const auto data = m.figure(resultFields().leaseData,
        in.dataPreparation * m.constant(one));
    out.lease = m.figure(resultFields().costLease,
        cards + storage + egress + change + data, "model.md §8.2");
    m.figure(resultFields().leaseRate,
        cards / out.paidHours);
}

template <class M>
void buildCosts(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run, RouteCosts<M>& out)
{
    using namespace constants;
    // --- money down
    const auto nodes = m.step(
        SW_TEXT("Step", "servers to buy"), ceiling(run.cards / run.cardsPerNode));
    const auto servers = m.figure(resultFields().capitalServers,
        nodes * in.serverPrice);
    const auto network = m.figure(resultFields().capitalNetwork, servers * in.networkShare);
    const auto storage = m.figure(resultFields().capitalStorage, servers * in.storageShare);
    const auto spares = m.figure(resultFields().capitalSpares, servers * in.sparesShare);
    const auto install = m.figure(resultFields().capitalInstall,
        (servers + network + storage) * in.installShare);
    out.capital = m.figure(resultFields().capitalTotal,
        servers + network + storage + spares + install, "model.md §8.3");

    // --- the share of it that this run uses
    const auto bought = nodes * run.cardsPerNode;
    const OwnedCost<M> owned = ownedCost(m, out.capital / bought, in.residualShare, in.life,
        in.discountRate, in.maintenanceShare);
    const auto ownedHours = m.step(SW_TEXT("Step", "owned card-hours behind the used ones"),
        out.paidHours / in.utilisation, "model.md §8.3: idle hours are paid by the used ones");
    const auto capital = m.figure(resultFields().buildCapital, owned.capital * ownedHours);
    const auto upkeep = m.figure(resultFields().buildUpkeep, owned.upkeep * ownedHours);
    const auto nodePower = m.step(SW_TEXT("Step", "power of a server per card"),
        in.cardPower * in.nodePowerFactor);
    const auto power = m.figure(resultFields().buildPower,
        nodePower * in.loadFactor * in.pue * out.paidHours * in.powerPrice, "model.md §8.3");
    const auto site = m.figure(resultFields().buildSite,
        nodePower * ownedHours * in.colocation);
    const auto staff = m.figure(resultFields().buildStaff,
        in.staffPerNodeYear / run.cardsPerNode / m.constant(oneYear) * ownedHours);
    const auto change = m.figure(resultFields().buildChange, in.buildChange * m.constant(one));
    const auto data = m.figure(resultFields().buildData,
        in.dataPreparation * m.constant(one));
    out.build = m.figure(resultFields().costBuild,
        capital + power + site + upkeep + staff + change + data, "model.md §8.3");
    out.buildRate = m.figure(resultFields().buildRate,
        (capital + power + site + upkeep + staff) / out.paidHours, "model.md §8.3");

    if (!in.hasRent)
        return;
    // --- break-even against renting the same use
    const auto month = m.constant(oneMonth);
    const auto fixedPerMonth = m.step(SW_TEXT("Step", "running cost of a month, used or not"),
        (owned.upkeep + nodePower * in.colocation
            + in.staffPerNodeYear / run.cardsPerNode / m.constant(oneYear))
            * bought * month);
    const auto energyRate = nodePower * in.loadFactor * in.pue * in.powerPrice;
    const auto runningPerMonth = m.step(SW_TEXT("Step", "running cost of a month"),
        fixedPerMonth + energyRate * bought * month * in.utilisation);
    const auto rentPerMonth = m.step(SW_TEXT("Step", "rent of the same use for a month"),
        in.rentPrice * run.cards * month * in.utilisation);
    m.figure(resultFields().breakEven,
        firstMonth(rentPerMonth, out.capital, runningPerMonth, in.resaleFirst, in.resaleYearly,
            in.discountRate),
        "model.md §8.4: first month at which discounted rent reaches capital + running − resale");
    if (plain(in.rentPrice) * plain(run.cards) > plain(energyRate) * plain(bought))
        m.figure(resultFields().breakEvenUse,
            (owned.capital * bought * month + fixedPerMonth)
                / ((in.rentPrice * run.cards - energyRate * bought) * month),
            "model.md §8.4: owned cost per used hour equals rent");
}

template <class M>
RouteCosts<M> routeCosts(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run)
{
    RouteCosts<M> out;
    out.paidHours = m.figure(resultFields().paidHours,
        run.cardHours * (m.constant(constants::one) + in.trialsShare + in.failedShare),
        "model.md §8");
    if (in.hasRent)
        rentCosts(m, in, run, out);
    if (in.hasLease)
        leaseCosts(m, in, run, out);
    if (in.hasServer)
        buildCosts(m, in, run, out);
    return out;
}

} // namespace sizewright
