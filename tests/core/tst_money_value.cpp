// What money is worth and where it ends: present value, tax, resale, hybrids, limits, energy; by hand, by
// invariants, and against published costs.
#include "core/study/route_curves.h"
#include "tests/support/money_by_hand.h"
#include "tests/support/plan_builder.h"

#include <QTest>

using namespace sizewright;
using namespace sizewright::test;

namespace {

const ResultFields& f() { return resultFields(); }

} // namespace

class TestMoneyValue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valueOfMoney();
    void monthlyValueByHand();
    void afterTheRun();
    void resaleCurve();
    void depreciationByHand();
    void taxShield();
    void hybridByHand();
    void hybridNeverDearer();
    void changeOfCards();
    void linesByHand();
    void limitsByHand();
    void energyByHand();
    void regionSetsPowerAndCarbon();
    void invariants();
    void publishedCosts();
};

void TestMoneyValue::valueOfMoney()
{
    MoneyInputs<Plain> in = prices();
    const Ratio yearly = ratio(std::pow(1.01, 12) - 1);
    const auto share = [&](double a, double b) {
        return presentShare(Plain{}, yearly, Span<Count>{count(a), count(b)}).value();
    };
    QVERIFY(near(share(0, 0), 1));
    QVERIFY(near(share(6, 6), 0.9420452)); // 1.01⁻⁶
    QVERIFY(near(share(0, 2), (0.9900990 + 0.9802960) / 2));
    QVERIFY(near(share(3, 5), (0.9609803 + 0.9514657) / 2));
    QVERIFY(near(presentShare(Plain{}, ratio(0), Span<Count>{count(3), count(9)}).value(), 1));
}

void TestMoneyValue::monthlyValueByHand()
{
    MoneyInputs<Plain> in = prices();
    in.hasServer = in.hasLease = false;
    in.trialsShare = in.failedShare = ratio(0);
    in.storagePrice = {};
    in.egressPrice = {};
    in.discountRate = ratio(std::pow(1.01, 12) - 1);
    RunInputs<Plain> run = tenDays();
    run.calendar = units::days(75); // in the third month
    run.cardHours = units::cards(1) * units::hours(6000);
    const Billed b = billOf(in, run);
    QVERIFY(near(b[f().runMonths], 3));
    QVERIFY(near(b[f().costRent], 13000));
    // 1,000 + 4,000 · (0.99009901 + 0.98029605 + 0.97059015) = 12,763.94
    QVERIFY(near(b[f().rentValue], 12763.941));
}

void TestMoneyValue::afterTheRun()
{
    MoneyInputs<Plain> in = prices();
    in.deposit = ratio(0.5);
    in.delivery = units::months(6);
    const Billed shared = billOf(in);
    in.afterRun = AfterRun::idle;
    const Billed idle = billOf(in);
    // All of 16 cards · 48 months are carried.
    QVERIFY(near(idle[f().line(Line::buildUpkeep)], 33100 * 0.05 / 8766 * 16 * 48 * 730.5));
    in.afterRun = AfterRun::resell;
    const Billed sold = billOf(in);
    QVERIFY(near(sold[f().ownedMonths], 1));
    QVERIFY(sold[f().costBuild] < idle[f().costBuild]);
    QVERIFY(shared[f().costBuild] < sold[f().costBuild]); // half a year's loss of value in one month
    // Simple interest on half the purchase for half a year, by this run's share of the ownership.
    QVERIFY(near(shared[f().line(Line::buildWaiting)],
        529600 * 0.5 * 0.08 * 0.5 * 6000 / (16 * 48 * 730.5)));
    // Without other work nobody pays for idle hours.
    QVERIFY(near(idle[f().line(Line::ownedOtherUse)], 0));
    // The price of an hour at which all costs come in: this run's 4,800 hours in month 7, what other work
    // takes of the rest in months 8 to 54.
    const double v = std::pow(1.08, -1.0 / 12);
    double share = 0;
    for (int k = 7; k <= 54; ++k)
        share += std::pow(v, k) / 48;
    const double costs = shared[f().line(Line::ownedDeposit)]
        + shared[f().line(Line::ownedBalance)] * std::pow(v, 6)
        + (shared[f().line(Line::ownedRunning)] + shared[f().line(Line::ownedPower)]) * share
        + (shared[f().line(Line::ownedRemoval)] + shared[f().line(Line::ownedResale)]) * std::pow(v, 54);
    const double all = 16 * 48 * 730.5 * 0.8;
    double later = 0;
    for (int k = 8; k <= 54; ++k)
        later += std::pow(v, k) / 47;
    const double rate = costs / (4800 * std::pow(v, 7) + (all - 4800) * later);
    QVERIFY(near(shared[f().line(Line::ownedOtherUse)], -rate * (all - 4800)));
    // What is left is this run's hours at that price, when it uses them; with the run's own lines beside.
    QVERIFY(near(shared[f().buildValue],
        rate * 4800 * std::pow(v, 7) + 1000 + 900 * std::pow(v, 7)));
    QVERIFY(near(shared[f().line(Line::ownedDeposit)] + shared[f().line(Line::ownedBalance)], 529600));
}

void TestMoneyValue::resaleCurve()
{
    MoneyInputs<Plain> in = prices();
    const auto at = [&](double years) {
        return resaleShare(Plain{}, in, fromBase<Seconds>(years * units::year)).value();
    };
    QVERIFY(near(at(0), 0.9));
    QVERIFY(near(at(4), 0.2)); // as stated
    QVERIFY(near(at(2), std::sqrt(0.9 * 0.2)));
    in.residualGiven = false;
    QVERIFY(near(at(4), 0.9 * 0.75 * 0.75 * 0.75 * 0.75));
    // The shipped curve lies within what is published of H100 (v2-pseo-ai guide, 2026).
    in.resaleYearly = *Scenario()[fields().yearlyResale];
    in.resaleFirst = *Scenario()[fields().firstYearResale];
    const double low[]{0.60, 0.40, 0.25, 0.15, 0.10}, high[]{0.65, 0.45, 0.35, 0.20, 0.15};
    for (int year = 1; year <= 5; ++year)
        QVERIFY2(at(year) >= low[year - 1] - 0.005 && at(year) <= high[year - 1] + 0.005,
            qPrintable(QString::number(at(year))));
}

void TestMoneyValue::depreciationByHand()
{
    using enum Depreciation;
    for (int year = 1; year <= 5; ++year)
        QVERIFY(near(writtenOff(straightLine, 5, year), 0.2));
    QCOMPARE(writtenOff(straightLine, 5, 6), 0.0);
    QVERIFY(near(writtenOff(straightLine, 2.5, 3), 0.2)); // half a year of 2.5
    // Double declining over five years: 40 % of the rest, the remainder in the last.
    const double expected[]{0.4, 0.24, 0.144, 0.0864, 0.1296};
    double sum = 0;
    for (int year = 1; year <= 5; ++year) {
        QVERIFY(near(writtenOff(decliningBalance, 5, year), expected[year - 1]));
        sum += writtenOff(decliningBalance, 5, year);
    }
    QVERIFY(near(sum, 1, 1e-12));
}

void TestMoneyValue::taxShield()
{
    MoneyInputs<Plain> in = prices();
    in.taxRate = ratio(0.25);
    const Billed b = billOf(in);
    QVERIFY(near(b[f().rentAfterTax], b[f().rentValue] * 0.75));
    // Straight line over four years: 132,400 a year; value at 8 %: 3.3121268 · 132,400 = 438,525.6;
    // the purchase of 529,600 is paid on delivery, here at once.
    const double part = 4800 / (16 * 48 * 730.5 * 0.8); // of the used hours
    QVERIFY(near(b[f().taxShield], 0.25 * (b[f().buildValue] + (438525.6 - 529600) * part)));
    QVERIFY(b[f().taxShield] > 0 && b[f().taxShield] < 0.25 * b[f().buildValue]);
    QVERIFY(near(b[f().buildAfterTax], b[f().buildValue] - b[f().taxShield]));
    in.depreciation = Depreciation::decliningBalance; // written off sooner
    QVERIFY(billOf(in)[f().taxShield] > b[f().taxShield]);
}

void TestMoneyValue::hybridByHand()
{
    MoneyInputs<Plain> in = prices();
    in.buildChange = units::money(0);
    in.dataPreparation = units::money(0);
    in.steadyShare = ratio(0.5);
    in.utilisation = ratio(0.6); // the peak is there for (0.6 − 0.5)/(1 − 0.5) = a fifth of the time
    in.ownedShareGiven = true;
    in.ownedShare = ratio(0.5);
    const Billed half = billOf(in);
    QVERIFY(near(half[f().ownedCards], 8));
    // Half of the work on eight cards that are always used.
    MoneyInputs<Plain> busy = in;
    busy.utilisation = ratio(1);
    RunInputs<Plain> part = tenDays();
    part.cards = units::cards(8);
    part.cardHours = tenDays().cardHours * 0.5;
    QVERIFY(near(half[f().line(Line::hybridOwned)], billOf(busy, part)[f().costBuild]));
    QVERIFY(near(half[f().line(Line::hybridRented)], half[f().costRent] / 2));
    in.ownedShare = ratio(0); // pure routes at the ends
    QVERIFY(near(billOf(in)[f().costHybrid], billOf(in)[f().costRent], 1e-12));
    in.ownedShare = ratio(1);
    QVERIFY(near(billOf(in)[f().costHybrid], billOf(in)[f().costBuild], 1e-12));
}

void TestMoneyValue::hybridNeverDearer()
{
    MoneyInputs<Plain> in = prices();
    bool mixed = false;
    for (const double rent : {0.5, 1.0, 1.5, 2.0, 3.0, 5.0})
        for (const double use : {0.2, 0.5, 0.8, 1.0})
            for (const double steady : {0.0, 0.25, 0.5, 1.0}) {
                in.rentPrice = units::moneyPerCardHour(rent);
                in.utilisation = ratio(use);
                in.steadyShare = ratio(steady);
                const Billed b = billOf(in);
                const double pure = std::min(b[f().costRent], b[f().costBuild]);
                QVERIFY(b[f().costHybrid] <= pure * (1 + 1e-12));
                mixed = mixed || b[f().costHybrid] < pure * 0.99;
            }
    QVERIFY(mixed); // somewhere a mixture is really cheaper
    // Where the peak is there half of the time: no base of a hundred is more than a thousandth cheaper.
    in.rentPrice = units::moneyPerCardHour(6);
    in.utilisation = ratio(0.3);
    in.steadyShare = ratio(0.2);
    RunInputs<Plain> large = tenDays();
    large.cards = units::cards(8000);
    large.cardHours = large.cards * large.calendar;
    const double chosen = billOf(in, large)[f().costHybrid];
    in.ownedShareGiven = true;
    for (int i = 0; i <= 100; ++i) {
        in.ownedShare = ratio(i / 100.0);
        const Billed b = billOf(in, large);
        QVERIFY2(chosen <= b[f().costHybrid] * 1.005, qPrintable(QString::number(i)));
        // At the ends the present values are those of the pure routes.
        if (i == 0)
            QVERIFY(near(b[f().hybridValue], b[f().rentValue], 1e-12));
        if (i == 100)
            QVERIFY(near(b[f().hybridValue], b[f().buildValue], 1e-9));
    }
}

void TestMoneyValue::changeOfCards()
{
    MoneyInputs<Plain> in = prices();
    const Billed never = billOf(in);
    in.changes = true;
    in.changeAfter = units::months(12);
    const Billed b = billOf(in);
    QVERIFY(near(b[f().ownedMonths], 12)); // sold after a year
    QVERIFY(b[f().costBuild] > never[f().costBuild]);
    QVERIFY(near(b[f().costRent], never[f().costRent])); // over before
    // A run of 100 days that changes after a month and pays half more for the rest.
    RunInputs<Plain> run = tenDays();
    run.calendar = units::days(100);
    run.cardHours = run.cards * run.calendar;
    in.changeAfter = units::months(1);
    in.changePrice = ratio(1.5);
    const double paid = 16 * 2400 * 1.25, rest = 1 - 30.4375 / 125;
    const Billed midway = billOf(in, run);
    QVERIFY(near(midway[f().line(Line::rentChange)], paid * 2 * rest * 0.5));
    // The lease of three months is left after one: two are paid by the exit share, nothing twice; five
    // months are used, the rest of them at half more.
    QVERIFY(near(midway[f().line(Line::leaseUnusedTerm)], 0));
    QVERIFY(near(midway[f().line(Line::leaseChange)],
        700 + 16 * 5 * 730.5 * 1.5 * rest * 0.5 + 16 * 2 * 730.5 * 1.5));
    // Owned cards are sold after a month; the rest is done on others at half more of the same hour.
    const double own = paid * (1 - rest);
    QVERIFY(near(midway[f().line(Line::buildPower)], 0.5 * 1.25 * own * 0.1));
    QVERIFY(near(midway[f().line(Line::buildChange)],
        900 + midway[f().buildRate] * units::hour * (paid - own) * 1.5));
    // Sooner is dearer, whatever the machines do afterwards.
    for (const AfterRun after : {AfterRun::shared, AfterRun::resell, AfterRun::idle}) {
        in.afterRun = after;
        in.changePrice = ratio(1);
        in.changeAfter = units::months(1);
        const double soon = billOf(in, run)[f().costBuild];
        in.changeAfter = units::months(3);
        QVERIFY2(billOf(in, run)[f().costBuild] <= soon * (1 + 1e-9), qPrintable(QString::number(int(after))));
    }
    // A life shorter than the project: the same machines follow.
    MoneyInputs<Plain> brief = prices();
    brief.residualGiven = false;
    brief.resaleYearly = ratio(0.68);
    brief.life = units::months(2);
    const Billed b2 = billOf(brief, run);
    const double within = paid * (2 * 30.4375 / 125);
    QVERIFY(near(b2[f().line(Line::buildChange)], 900 + b2[f().buildRate] * units::hour * (paid - within)));
}

void TestMoneyValue::linesByHand()
{
    MoneyInputs<Plain> in = prices();
    in.ownLines = {{Line::rentTrials, units::money(0)}, {Line::rentUnused, units::money(77)},
        {Line::buildPower, units::money(1234)}};
    const Billed b = billOf(in), computed = billOf(prices());
    QCOMPARE(b[f().line(Line::rentTrials)], 0.0);
    QCOMPARE(b[f().line(Line::rentUnused)], 77.0); // a line that the plan would not have
    QVERIFY(near(b[f().costRent], computed[f().costRent] - 1536 + 77));
    QVERIFY(near(b[f().costBuild], computed[f().costBuild] - 300 + 1234));
    // Through a plan, with its source.
    const Results r = evaluate(with(llama70(), "money.lines.rent_team=0\nmoney.lines.rent_data=12345"),
        shippedCatalogue());
    QCOMPARE(r[f().line(Line::rentTeam)]->value(), 0.0);
    QCOMPARE(r[f().line(Line::rentData)]->value(), 12345.0);
}

void TestMoneyValue::limitsByHand()
{
    MoneyInputs<Plain> in = prices();
    in.hasLease = in.hasServer = false;
    in.dataPreparation = units::money(640);
    in.storagePrice = {};
    in.egressPrice = {};
    RunInputs<Plain> run = tenDays();
    run.tokens = units::tokens(1e12);
    in.hasStopLoss = true;
    in.stopLoss = units::money(640 + 4800); // half of the 9,600 for cards
    const Billed b = billOf(in, run);
    QVERIFY(near(b[f().stopDay] / units::day, 12.5 / 2));
    QVERIFY(near(b[f().stopTokens], 0.5e12));
    in.hasPatience = true;
    in.patience = units::days(5); // sooner than the money
    QVERIFY(near(billOf(in, run)[f().stopDay] / units::day, 5));
    in.hasBudget = true;
    in.budget = units::money(100000); // never reached
    QVERIFY(std::isnan(billOf(in, run)[f().budgetDay]));
    in.budget = units::money(1); // gone before the first step
    QCOMPARE(billOf(in, run)[f().budgetDay], 0.0);
    // A line set by hand counts as it is set.
    in.ownLines = {{Line::rentData, units::money(0)}};
    in.hasBudget = in.hasPatience = false;
    QVERIFY(near(billOf(in, run)[f().stopDay] / units::day, 12.5 * 5440 / 9600));
    // A lease is paid over its term: of three months at 52,596 half of the 12.5 days' pay is a tenth.
    MoneyInputs<Plain> lease = prices();
    lease.route = Route::lease;
    lease.dataPreparation = lease.leaseChange = units::money(0);
    lease.storagePrice = {};
    lease.egressPrice = {};
    lease.hasStopLoss = true;
    lease.stopLoss = units::money(52596.0 * 6.25 / (3 * 30.4375));
    QVERIFY(near(billOf(lease, run)[f().stopDay] / units::day, 6.25));
}

void TestMoneyValue::energyByHand()
{
    MoneyInputs<Plain> in = prices();
    in.carbon = units::gramsPerKilowattHour(400);
    const Billed b = billOf(in);
    // 0.5 kW · 2 · 0.5 · 1.25 = 0.625 kW a card at the meter; 4,800 card-hours.
    QVERIFY(near(b[f().energyUsed] / units::kilowattHour, 3000));
    QVERIFY(near(b[f().sitePower], 10000)); // 16 cards
    QVERIFY(near(b[f().carbon], 1200)); // kg
}

void TestMoneyValue::regionSetsPowerAndCarbon()
{
    const auto at = [](const char* more) { return evaluate(with(llama70(), more), shippedCatalogue()); };
    const Results plain = at(""), nordic = at("money.region=nordics"), west = at("money.region=cn-west");
    QVERIFY(nordic[f().carbon]->value() < plain[f().carbon]->value() / 5);
    QVERIFY(near(nordic[f().energyUsed]->value() / plain[f().energyUsed]->value(), 1.15 / 1.3));
    // 0.49 CNY at 7.1 and PUE 1.15 against 0.093 USD and 1.3: the subsidised 0.40 is for domestic cards
    QVERIFY(near(west[f().line(Line::buildPower)]->value() / plain[f().line(Line::buildPower)]->value(),
        0.49 / 7.1 * 1.15 / (0.093 * 1.3)));
    QVERIFY(shippedCatalogue().region("cn-west")->power.value() == 0.40);
    for (const RegionFacts& region : shippedCatalogue().regions)
        QVERIFY2(region.pue.value() >= 1 && region.power.value() > 0 && !region.powerSource.text.empty(),
            region.id.c_str());
    for (std::size_t i = 1; i < optionsOf(Region{}).size(); ++i)
        QVERIFY2(shippedCatalogue().region(optionsOf(Region{})[i].key), optionsOf(Region{})[i].key);
}

void TestMoneyValue::invariants()
{
    // Without idle hours and cost of capital, owning longer never makes an hour dearer.
    MoneyInputs<Plain> in = prices();
    in.utilisation = ratio(1);
    in.discountRate = ratio(0);
    in.residualGiven = false;
    in.resaleYearly = ratio(0.68);
    double before = std::numeric_limits<double>::infinity();
    for (int years = 1; years <= 8; ++years) {
        in.life = fromBase<Seconds>(years * units::year);
        const double rate = billOf(in)[f().buildRate];
        QVERIFY(rate < before);
        before = rate;
    }
    // Rent is linear in hours.
    in = prices();
    in.dataPreparation = units::money(0);
    in.egressPrice = {};
    RunInputs<Plain> twice = tenDays();
    twice.cardHours = tenDays().cardHours * 2.0;
    twice.calendar = tenDays().calendar * 2.0;
    QVERIFY(near(billOf(in, twice)[f().costRent], 2 * billOf(in)[f().costRent], 1e-12));
    // A residual value lowers the cost of owning and moves the break-even earlier or not at all.
    MoneyInputs<Plain> scrap = prices();
    scrap.residualShare = ratio(0);
    scrap.resaleFirst = ratio(0);
    QVERIFY(billOf(scrap)[f().costBuild] > billOf(prices())[f().costBuild]);
    QVERIFY(!(billOf(scrap)[f().breakEven] < billOf(prices())[f().breakEven]));
}

void TestMoneyValue::publishedCosts()
{
    const auto within = [](double ours, double published, double tolerance, const char* what) {
        QVERIFY2(std::fabs(ours / published - 1) <= tolerance,
            qPrintable(QStringLiteral("%1: %2 against %3").arg(QLatin1String(what)).arg(ours).arg(published)));
    };
    MoneyInputs<Plain> in = prices();
    in.trialsShare = in.failedShare = ratio(0);
    in.hasLease = false;
    // 1. DeepSeek-V3: 2.788M H800 hours at 2 USD are 5.576M (arXiv 2412.19437 table 1; by its own words
    //    without trials, staff and data).
    RunInputs<Plain> run = tenDays();
    run.cardHours = units::cards(1) * units::hours(2.788e6);
    within(billOf(in, run)[f().line(Line::rentCards)], 5.576e6, 1e-9, "DeepSeek-V3");
    // 2. Llama 3.1 405B: 30.84M H100 hours (model card); at 2 USD 61.7M, as widely quoted for the cards alone.
    run.cardHours = units::cards(1) * units::hours(30.84e6);
    within(billOf(in, run)[f().line(Line::rentCards)], 61.68e6, 1e-9, "Llama 3.1 405B");
    // 3. Energy of an H100 card-hour: 10.2 kW of a node of eight, 80 % load, PUE 1.3, 0.093 USD: 0.123 USD
    //    (docs/model.md §8); 10.2 kW are 1.82 times the cards' 700 W.
    MoneyInputs<Plain> owned = in;
    owned.cardPower = units::wattsPerCard(700);
    owned.nodePowerFactor = ratio(10.2 / 5.6);
    owned.loadFactor = ratio(0.8);
    owned.pue = ratio(1.3);
    owned.powerPrice = units::moneyPerKilowattHour(0.093);
    run = tenDays();
    within(billOf(owned, run)[f().line(Line::buildPower)] / (run.cardHours.value() / units::hour), 0.123,
        0.01, "energy of an H100 hour");
    // 4. Colocation of an H100 node at 184 USD per kW and month: 0.32 USD a card-hour at full use (CBRE).
    owned.colocation = fromBase<MoneyPerEnergy>(184 / (units::kilo * units::month));
    owned.utilisation = ratio(1);
    within(billOf(owned, run)[f().line(Line::buildSite)] / (run.cardHours.value() / units::hour), 0.32, 0.01,
        "colocation of an H100 hour");
    // 5. Straight-line capital of an H100 card-hour at 50,000 USD over five years and 80 % use: 1.43 USD;
    //    ours at no interest and no resale.
    owned.serverPrice = units::money(8 * 50000.0);
    owned.networkShare = owned.storageShare = owned.sparesShare = owned.installShare = ratio(0);
    owned.residualShare = owned.resaleFirst = ratio(0);
    owned.discountRate = ratio(0);
    owned.life = fromBase<Seconds>(5 * units::year);
    owned.utilisation = ratio(0.8);
    within(billOf(owned, run)[f().line(Line::buildCapital)] / (run.cardHours.value() / units::hour), 1.43,
        0.005, "capital of an H100 hour");
    // 6. Capital of a 10,000 H100 cluster: 732M USD (infra-economics.com: 1,250 nodes of 260,000 with the
    //    maker's margin, network, storage and 18 MW of own facility). Ours with its node price, the shipped
    //    shares, and 18 MW built at 12,000 USD a kW comes lower: its facility costs 15–20M a MW.
    MoneyInputs<Plain> cluster = prices();
    cluster.serverPrice = units::money(260000);
    cluster.networkShare = *Scenario()[fields().networkShare];
    cluster.storageShare = *Scenario()[fields().storageShare];
    cluster.sparesShare = *Scenario()[fields().sparesShare];
    cluster.installShare = *Scenario()[fields().installShare];
    cluster.site = Site::ownRoom;
    cluster.roomLife = fromBase<Seconds>(14 * units::year);
    cluster.roomPrice = fromBase<MoneyPerPower>(15000 / units::kilo);
    cluster.cardPower = units::wattsPerCard(1000);
    cluster.nodePowerFactor = ratio(1.8);
    run.cards = units::cards(10000);
    run.cardHours = run.cards * run.calendar;
    within(billOf(cluster, run)[f().capitalTotal], 732e6, 0.10, "10,000 H100 cluster");
    // 7. A GB200 site: servers are 60 % of the yearly cost, energy 7 % (Epoch AI, 2026-05-14, five years,
    //    own facility). Ours by the same rules: energy within three points.
    MoneyInputs<Plain> site = cluster;
    site.serverPrice = units::money(72 * 55000.0); // a rack of 72, about 4M USD
    site.cardPower = units::wattsPerCard(1200);
    site.nodePowerFactor = ratio(132.0 / (72 * 1.2));
    site.loadFactor = ratio(0.8);
    site.pue = ratio(1.1);
    site.powerPrice = units::moneyPerKilowattHour(0.078);
    site.residualShare = ratio(0);
    site.resaleFirst = ratio(0);
    site.life = fromBase<Seconds>(5 * units::year);
    site.utilisation = ratio(1);
    run.cardsPerNode = units::cards(72);
    run.cards = units::cards(7200);
    run.cardHours = run.cards * run.calendar;
    const Billed b = billOf(site, run);
    const double energyShare = b[f().line(Line::buildPower)] / b[f().costBuild];
    QVERIFY2(std::fabs(energyShare - 0.07) < 0.03, qPrintable(QString::number(energyShare)));
}

QTEST_APPLESS_MAIN(TestMoneyValue)
#include "tst_money_value.moc"
