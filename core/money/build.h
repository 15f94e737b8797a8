// Buying and running machines (model.md §8.3): the purchase, this run's share of owning them, and the
// cash of the whole ownership.
//
// Counts capital recovery with a resale value, waiting for delivery, site, power, upkeep, staff, and idle
// hours by what the machines do after the run. Leaves out: power of idle machines, demand charges, debt.
#pragma once

#include "core/money/rent.h"
#include "core/money/residual.h"

namespace sizewright {

// What is bought, and how long it is held.
template <class M> struct Fleet {
    template <class Q> using N = typename M::template Number<Q>;
    N<Count> nodes, months; // of ownership, whole
    N<Cards> bought;
    N<Money> machines, room, capital;
    N<PowerPerCard> power; // nameplate of a server per card
    N<Seconds> held;
    N<CardTime> ownedHours; // that this run carries
    N<CardTime> usedHours; // by this and other work, while owned
    N<CardTime> runHours; // those of this run that fall into the ownership
};

template <class M>
Fleet<M> fleetOf(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run,
    const Project<M>& project, Bill<M>& bill)
{
    using namespace constants;
    Fleet<M> out;
    out.nodes = m.step(
        SW_TEXT("Step", "servers to buy"), ceiling(run.cards / run.cardsPerNode));
    out.bought = out.nodes * run.cardsPerNode;
    out.power = m.step(SW_TEXT("Step", "power of a server per card"),
        in.cardPower * in.nodePowerFactor);
    const auto servers = bill.add(Line::capitalServers, in.purchase == Purchase::servers
            ? out.nodes * in.serverPrice
            : out.bought * in.cardPrice + out.nodes * in.hostPrice);
    const auto network = bill.add(Line::capitalNetwork,
        in.networkByCard ? out.bought * in.networkPerCard : servers * in.networkShare);
    const auto storage = bill.add(Line::capitalStorage, servers * in.storageShare);
    const auto spares = bill.add(Line::capitalSpares, servers * in.sparesShare);
    const auto install = bill.add(
        Line::capitalInstall, (servers + network + storage) * in.installShare);
    out.machines = servers + network + storage + spares + install;
    if (in.site == Site::ownRoom)
        out.room = bill.add(Line::capitalRoom, out.bought * out.power * in.roomPrice);
    else
        out.room = m.constant(noMoney) * m.constant(one);
    out.capital = in.site == Site::ownRoom
        ? m.figure(resultFields().capitalTotal, out.machines + out.room, "model.md §8.3")
        : m.figure(resultFields().capitalTotal, out.machines * m.constant(one), "model.md §8.3");

    // --- how long, and for whom
    const auto month = m.constant(oneMonth);
    auto held = in.afterRun == AfterRun::resell ? project.duration * m.constant(one) : in.life;
    if (in.changes)
        held = smaller(held, in.changeAfter);
    out.months = m.figure(resultFields().ownedMonths, larger(m.constant(one), ceiling(held / month)));
    out.held = m.step(SW_TEXT("Step", "time of ownership"), out.months * month);
    const auto all = out.bought * out.held;
    const bool shared = in.afterRun == AfterRun::shared;
    out.runHours = m.step(SW_TEXT("Step", "card-hours of the project while the machines are owned"),
        project.paidHours * smaller(m.constant(one), out.held / project.duration));
    out.usedHours = shared ? larger(all * in.utilisation, out.runHours) : out.runHours * m.constant(one);
    out.ownedHours = m.step(SW_TEXT("Step", "owned card-hours behind the used ones"),
        all * (out.runHours / out.usedHours),
        "model.md §8.3: idle hours are paid by the used ones");
    return out;
}

// Cost of owning a card for a time, before power. [money/(card·s)]
template <class M> struct OwnedRates {
    using N = typename M::template Number<MoneyPerCardTime>;
    N capital, waiting, upkeep, site, software, insurance, transit, staff, removal;
    // What a card costs while it is owned, used or not.
    N running() const { return upkeep + site + software + insurance + transit + staff; }
};

template <class M>
OwnedRates<M> ownedRates(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run,
    const Fleet<M>& fleet)
{
    using namespace constants;
    const auto year = m.constant(oneYear);
    const auto years = fleet.held / year;
    const auto each = m.step(SW_TEXT("Step", "machines per card"), fleet.machines / fleet.bought);
    const auto residual = m.step(SW_TEXT("Step", "resale value at the end, today"),
        resaleShare(m, in, fleet.held) / power(m.constant(one) + in.discountRate, years),
        "model.md §8.4");
    const auto factor = m.step(
        SW_TEXT("Step", "annuity factor"), annuity(m, in.discountRate, years), "model.md §8.3");
    OwnedRates<M> out;
    const auto recovery = m.step(SW_TEXT("Step", "capital recovery of an owned card-hour"),
        each * (m.constant(one) - residual) * factor / year, "model.md §8.3");
    const bool room = in.site == Site::ownRoom;
    out.capital = room ? recovery
            + fleet.room / fleet.bought * annuity(m, in.discountRate, in.roomLife / year) / year
                       : recovery;
    out.waiting = fleet.capital * in.deposit * in.discountRate * in.delivery / year
        / (fleet.bought * fleet.held);
    out.upkeep = m.step(SW_TEXT("Step", "upkeep of an owned card-hour"),
        each * in.maintenanceShare / year, "model.md §8.3");
    out.insurance = each * in.insuranceShare / year;
    out.site = fleet.power * (room ? in.roomRunning : in.colocation);
    out.software = in.softwarePrice;
    out.transit = in.transit / fleet.bought;
    out.staff
        = in.staffPerNodeYear / run.cardsPerNode / year + fleet.power * in.staffPerPower;
    out.removal = each * in.removalShare / fleet.held;
    return out;
}

template <class M> struct BuildCosts {
    template <class Q> using N = typename M::template Number<Q>;
    Bill<M> capital, bill;
    Fleet<M> fleet;
    OwnedRates<M> rates;
    N<PowerPerCard> drawn; // at the meter, while a card works
    N<MoneyPerCardTime> usedRate; // of a used hour, power included
};

template <class M>
BuildCosts<M> buildCosts(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run,
    const Project<M>& project, const SharedCosts<M>& shared)
{
    using namespace constants;
    BuildCosts<M> out{Bill<M>(m, in), Bill<M>(m, in), {}, {}, {}, {}};
    out.fleet = fleetOf(m, in, run, project, out.capital);
    const Fleet<M>& fleet = out.fleet;
    out.rates = ownedRates(m, in, run, fleet);
    const OwnedRates<M>& rates = out.rates;
    out.drawn = m.step(SW_TEXT("Step", "power at the meter of a working card"),
        fleet.power * in.loadFactor * in.pue);
    const auto hours = fleet.ownedHours;
    Bill<M>& bill = out.bill;
    const auto capital = bill.add(Line::buildCapital, rates.capital * hours, "model.md §8.3");
    const auto waiting = bill.add(
        Line::buildWaiting, rates.waiting * hours, "simple interest on the deposit");
    bill.add(Line::buildDelay, in.delayCost * in.delivery);
    const auto power = bill.add(
        Line::buildPower, out.drawn * fleet.runHours * in.powerPrice, "model.md §8.3");
    const auto site = bill.add(Line::buildSite, rates.site * hours);
    const auto upkeep = bill.add(Line::buildUpkeep, rates.upkeep * hours);
    const auto software = bill.add(Line::buildSoftware, rates.software * hours);
    const auto insurance = bill.add(Line::buildInsurance, rates.insurance * hours);
    const auto transit = bill.add(Line::buildTransit, rates.transit * hours);
    const auto staff = bill.add(Line::buildStaff, rates.staff * hours);
    const auto removal = bill.add(Line::buildRemoval, rates.removal * hours);
    out.usedRate = (capital + waiting + power + site + upkeep + software + insurance + transit
                       + staff + removal)
        / fleet.runHours;
    // What the machines do not live to see is done on the next ones, at the same cost of an hour.
    const auto next = out.usedRate * (project.paidHours - fleet.runHours);
    bill.add(Line::buildChange,
        in.buildChange + (in.changes ? next * in.changePrice : next * m.constant(one)));
    bill.add(Line::buildPorting, shared.porting);
    bill.add(Line::buildData, shared.data);
    bill.add(Line::buildTeam, shared.team);
    return out;
}

// Everything that the machines cost and bring from order to resale, for the calendar. Other work pays for
// its hours what gives the whole ownership a present value of nothing, so that what is left is this run's.
template <class M>
Bill<M> ownershipCash(const M& m, const MoneyInputs<M>& in, const BuildCosts<M>& build,
    const Timeline<M>& timeline)
{
    using namespace constants;
    const Fleet<M>& fleet = build.fleet;
    const OwnedRates<M>& rates = build.rates;
    const auto all = fleet.bought * fleet.held;
    const auto nothing = m.constant(noMoney);
    Bill<M> bill(m, in);
    bill.add(Line::ownedDeposit, fleet.capital * in.deposit);
    bill.add(Line::ownedBalance, fleet.capital * (m.constant(one) - in.deposit));
    bill.add(Line::ownedRunning, rates.running() * all);
    bill.add(Line::ownedPower, build.drawn * fleet.usedHours * in.powerPrice);
    bill.add(Line::ownedRemoval, fleet.machines * in.removalShare);
    auto resale = fleet.machines * resaleShare(m, in, fleet.held);
    if (in.site == Site::ownRoom)
        resale = resale
            + fleet.room * (in.roomLife - smaller(in.roomLife, fleet.held)) / in.roomLife;
    bill.add(Line::ownedResale, nothing - resale, "model.md §8.4; a room by what is not written off");
    // This run has its hours first, other work the rest: each hour is worth what it is when it is used.
    const auto other = fleet.usedHours - fleet.runHours;
    const auto share = [&](When when) {
        return presentShare(m, in.discountRate, *spanOf(m, when, timeline));
    };
    const auto rate = m.step(SW_TEXT("Step", "price of a used hour at which owning is worth nothing"),
        bill.presentValue(timeline)
            / (fleet.runHours * share(When::duringRun) + other * share(When::afterProject)));
    bill.add(Line::ownedOtherUse, nothing - rate * other,
        "other work pays for its hours, cost of capital included");
    return bill;
}

// Break-even against renting the same use (model.md §8.4).
template <class M>
void breakEvens(const M& m, const MoneyInputs<M>& in, const RunInputs<M>& run,
    const BuildCosts<M>& build)
{
    using namespace constants;
    const ResultFields& f = resultFields();
    const Fleet<M>& fleet = build.fleet;
    const OwnedRates<M>& rates = build.rates;
    const auto month = m.constant(oneMonth);
    const auto fixedPerMonth = m.step(SW_TEXT("Step", "running cost of a month, used or not"),
        rates.running() * fleet.bought * month);
    const auto energyRate = build.drawn * in.powerPrice;
    const auto runningPerMonth = m.step(SW_TEXT("Step", "running cost of a month"),
        fixedPerMonth + energyRate * fleet.bought * month * in.utilisation);
    const auto rentPerMonth = m.step(SW_TEXT("Step", "rent of the same use for a month"),
        in.rentPrice * run.cards * month * in.utilisation);
    m.figure(f.breakEven,
        // a room is not sold with the machines
        firstMonth(rentPerMonth, fleet.capital, runningPerMonth,
            resaleAtOnce(m, in) * (fleet.machines / fleet.capital), keptYearly(m, in), in.discountRate),
        "model.md §8.4: first month at which discounted rent reaches capital + running − resale");
    if (plain(in.rentPrice) * plain(run.cards) <= plain(energyRate) * plain(fleet.bought))
        return;
    const auto use
        = ((rates.capital + rates.waiting + rates.removal) * fleet.bought * month + fixedPerMonth)
        / ((in.rentPrice * run.cards - energyRate * fleet.bought) * month);
    if (plain(use).value() > 1) // not even full use pays
        return;
    const auto share = m.figure(
        f.breakEvenUse, use, "model.md §8.4: owned cost per used hour equals rent");
    m.figure(f.breakEvenIdle, m.constant(one) - share);
}

} // namespace sizewright
