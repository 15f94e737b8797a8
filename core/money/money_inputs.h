// What the routes are computed from: prices and habits of the plan, and what the run needs.
#pragma once

#include "core/model/reliability.h"
#include "core/plan/cost_lines.h"

#include <utility>
#include <vector>

namespace sizewright {

// Months that a reservation is for; 0 where nothing is reserved.
inline int reservedMonths(RentKind kind)
{
    switch (kind) {
    case RentKind::reserved1: return 1;
    case RentKind::reserved3: return 3;
    case RentKind::reserved6: return 6;
    case RentKind::reserved12: return 12;
    case RentKind::onDemand:
    case RentKind::spot: break;
    }
    return 0;
}

template <class M> struct MoneyInputs {
    template <class Q> using N = typename M::template Number<Q>;
    Route route = Route::rent; // chosen: the one that the limits watch
    RentKind rentKind = RentKind::onDemand;
    Purchase purchase = Purchase::servers;
    Site site = Site::colocation;
    AfterRun afterRun = AfterRun::shared;
    Depreciation depreciation = Depreciation::straightLine;

    // --- shared by the routes
    N<Ratio> trialsShare, failedShare, evaluationShare;
    N<MoneyPerByteTime> storagePrice, archivePrice;
    N<MoneyPerByte> egressPrice;
    N<Seconds> archive, porting;
    N<Count> checkpointsKept, team;
    N<Money> dataPreparation;
    N<MoneyPerToken> dataPerToken;
    N<MoneyPerTime> teamPrice;
    N<Ratio> discountRate, taxRate, changePrice;
    bool changes = false; // of card kind, `changeAfter` after the first day
    N<Seconds> changeAfter;

    // --- rent
    N<MoneyPerCardTime> rentPrice;
    N<Ratio> spotReclaimed; // share of the nodes in a month

    // --- lease
    N<MoneyPerCardTime> leasePrice;
    N<Seconds> leaseMinimum, leaseRamp;
    N<Cards> leaseSize;
    N<Ratio> leaseExit, leaseTakeOrPay;
    N<Money> leaseChange;

    // --- build
    N<Money> serverPrice, hostPrice, staffPerNodeYear, buildChange;
    N<MoneyPerCard> cardPrice, networkPerCard;
    bool networkByCard = false;
    N<Seconds> life, roomLife, delivery;
    N<Ratio> networkShare, storageShare, sparesShare, installShare, residualShare, resaleFirst,
        resaleYearly, utilisation, pue, nodePowerFactor, loadFactor, maintenanceShare,
        insuranceShare, removalShare, deposit;
    bool residualGiven = false; // else from the resale curve
    N<MoneyPerEnergy> powerPrice, colocation, roomRunning, staffPerPower;
    N<MoneyPerPower> roomPrice;
    N<MoneyPerCardTime> softwarePrice;
    N<MoneyPerTime> transit, delayCost;
    N<PowerPerCard> cardPower;
    N<MassPerEnergy> carbon;

    // --- hybrid
    N<Ratio> steadyShare, ownedShare;
    bool ownedShareGiven = false;

    // --- limits; absent where not stated
    bool hasBudget = false, hasStopLoss = false, hasPatience = false;
    N<Money> budget, stopLoss;
    N<Seconds> patience;

    bool hasRent = true, hasLease = true, hasServer = true; // a price is known

    // Lines that the plan sets by hand, in no order; seldom any.
    std::vector<std::pair<Line, N<Money>>> ownLines;
};

// What the routes are computed for.
template <class M> struct RunInputs {
    template <class Q> using N = typename M::template Number<Q>;
    N<Cards> cards; // of all control groups that run at once
    N<Cards> cardsPerNode;
    N<CardTime> cardHours; // of the final runs
    N<Seconds> calendar; // from the first to the last step
    N<Bytes> checkpoint, checkpointSpace, dataSpace;
    N<Tokens> tokens; // trained, over all epochs of one run
    N<Tokens> dataTokens; // of one pass over the data
    N<Flop> flop; // of the model, over all tokens of one run
    N<Count> groups; // runs that the card-hours hold
    // the plan's checkpoints, for what a reclaimed spot machine costs
    N<Seconds> interval, stall, restart, jobMtbf, writeTime;
    N<Ratio> effective;
};

namespace constants {
inline const Constant<Seconds> oneYear{
    SW_TEXT("Constant", "one year"), fromBase<Seconds>(units::year), "definition, 8,766 hours"};
inline const Constant<Seconds> oneMonth{
    SW_TEXT("Constant", "one month"), fromBase<Seconds>(units::month), "definition, 730.5 hours"};
inline const Constant<Ratio> monthsOfYear{
    SW_TEXT("Constant", "months of a year"), ratio(12), "definition"};
// Keeps the formulas of interest whole where there is none: they divide by the rate.
inline const Constant<Ratio> leastRate{
    SW_TEXT("Constant", "least cost of capital"), ratio(1e-5), "stands for none"};
inline const Constant<Money> noMoney{
    SW_TEXT("Constant", "nothing"), fromBase<Money>(0), "definition"};
} // namespace constants

} // namespace sizewright
