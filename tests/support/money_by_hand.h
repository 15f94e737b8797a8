// Prices and a run of ten days, for tests that work the routes out by hand.
#pragma once

#include "tests/support/model_inputs.h"

#include <cmath>

namespace sizewright::test {

inline bool near(double a, double b, double tolerance = 1e-5)
{
    return std::fabs(a - b) <= tolerance * std::max(1.0, std::fabs(b));
}

// 16 cards for ten days: 3,840 card-hours, 4,800 paid with trials and lost rounds.
inline RunInputs<Plain> tenDays()
{
    RunInputs<Plain> run;
    run.cards = units::cards(16);
    run.cardsPerNode = units::cards(8);
    run.calendar = units::days(10);
    run.cardHours = run.cards * run.calendar;
    run.checkpoint = units::gigabytes(100);
    run.checkpointSpace = units::gigabytes(500);
    run.dataSpace = units::gigabytes(1500);
    return run;
}

inline MoneyInputs<Plain> prices()
{
    MoneyInputs<Plain> in;
    in.rentPrice = units::moneyPerCardHour(2);
    in.leasePrice = units::moneyPerCardHour(1.5);
    in.serverPrice = units::money(200000);
    in.trialsShare = ratio(0.2);
    in.failedShare = ratio(0.05);
    in.storagePrice = fromBase<MoneyPerByteTime>(0.02 / (units::giga * units::month));
    in.egressPrice = fromBase<MoneyPerByte>(0.09 / units::giga);
    in.checkpointsKept = count(3);
    in.dataPreparation = units::money(1000);
    in.leaseMinimum = units::months(3);
    in.leaseChange = units::money(700);
    in.buildChange = units::money(900);
    in.life = fromBase<Seconds>(4 * units::year);
    in.networkShare = ratio(0.15);
    in.storageShare = ratio(0.05);
    in.sparesShare = ratio(0.1);
    in.installShare = ratio(0.02);
    in.residualShare = ratio(0.2);
    in.residualGiven = true;
    in.changePrice = ratio(1);
    in.leaseExit = in.leaseTakeOrPay = ratio(1);
    in.resaleFirst = ratio(0.9);
    in.resaleYearly = ratio(0.75);
    in.discountRate = ratio(0.08);
    in.utilisation = ratio(0.8);
    in.pue = ratio(1.25);
    in.nodePowerFactor = ratio(2);
    in.loadFactor = ratio(0.5);
    in.maintenanceShare = ratio(0.05);
    in.powerPrice = units::moneyPerKilowattHour(0.1);
    in.colocation = fromBase<MoneyPerEnergy>(150 / (units::kilo * units::month));
    in.staffPerNodeYear = units::money(8766);
    in.cardPower = units::wattsPerCard(500);
    return in;
}

struct Billed {
    std::vector<double> figures = std::vector<double>(
        resultFields().size(), std::numeric_limits<double>::quiet_NaN());
    template <class Q> double operator[](Figure<Q> figure) const { return figures[figure.ordinal]; }
};
inline Billed billOf(const MoneyInputs<Plain>& in, const RunInputs<Plain>& run = tenDays())
{
    Billed bill;
    routeCosts(Plain{bill.figures.data()}, in, run);
    return bill;
}

inline double months(double rent, double capital, double running, double first, double yearly, double rate)
{
    return firstMonth(rent, capital, running, first, yearly, rate) / units::month;
}

} // namespace sizewright::test
