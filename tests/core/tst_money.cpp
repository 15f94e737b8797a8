// The routes, line by line, against figures worked out by hand.
#include "core/study/route_curves.h"
#include "tests/support/money_by_hand.h"
#include "tests/support/plan_builder.h"

#include <QTest>

using namespace sizewright;
using namespace sizewright::test;

namespace {

const ResultFields& f() { return resultFields(); }

} // namespace

class TestMoney : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void annuityOfALoan();
    void levelisedCost();
    void rentLineByLine();
    void leaseLineByLine();
    void leaseOfWholeMonths();
    void buildLineByLine();
    void breakEvenByHand();
    void breakEvenOfTheSpecification();
    void breakEvenUse();
    void routesWithoutAPrice();
    void quotesReplaceTheCatalogue();
    void curvesMeetTheFigures();
    void reservedBlocks();
    void spotRepeatsWork();
    void leaseClauses();
};

void TestMoney::annuityOfALoan()
{
    // 0.08 / (1 − 1.08⁻⁴) = 0.08 / 0.2649701
    QVERIFY(near(annuity(Plain{}, ratio(0.08), ratio(4)).value(), 0.3019208));
    QVERIFY(near(annuity(Plain{}, ratio(0.10), ratio(1)).value(), 1.1)); // all at once, with interest
    QVERIFY(near(annuity(Plain{}, ratio(0), ratio(4)).value(), 0.25, 1e-4));
    QVERIFY(near(annuity(Plain{}, ratio(1e-8), ratio(4)).value(), 0.25));
}

// 45,000 a card, 9,000 left after 4 years at 8 %, 1.3 kW, PUE 1.3, 0.10/kWh, 5 % upkeep.
void TestMoney::levelisedCost()
{
    MoneyInputs<Plain> in = prices();
    in.serverPrice = units::money(360000);
    in.networkShare = in.storageShare = in.sparesShare = in.installShare = ratio(0);
    in.pue = ratio(1.3);
    in.nodePowerFactor = in.loadFactor = ratio(1);
    in.cardPower = units::wattsPerCard(1300);
    in.colocation = fromBase<MoneyPerEnergy>(0);
    in.staffPerNodeYear = units::money(0);
    // 9,000 / 1.08⁴ = 6,615.27; (45,000 − 6,615.27) · 0.3019208 / 8,766 = 1.322048
    // 45,000 · 0.05 / 8,766 = 0.256674;  1.3 · 1.3 · 0.10 · 0.8 = 0.1352;  sum / 0.8 = 2.142403
    QVERIFY(near(billOf(in)[f().buildRate] * units::hour, 2.142403));
    in.utilisation = ratio(0.4); // (1.322048 + 0.256674) / 0.4 + 0.169
    QVERIFY(near(billOf(in)[f().buildRate] * units::hour, 4.115805));
}

void TestMoney::rentLineByLine()
{
    const Billed b = billOf(prices());
    QVERIFY(near(b[f().paidHours] / units::hour, 3840 * 1.25));
    QVERIFY(near(b[f().line(Line::rentCards)], 7680)); // 3,840 h · 2
    QVERIFY(near(b[f().line(Line::rentTrials)], 1536));
    QVERIFY(near(b[f().line(Line::rentFailed)], 384));
    QVERIFY(near(b[f().line(Line::rentStorage)], 2000 * 0.02 * 12.5 / 30.4375)); // 2,000 GB for 12.5 of 30.4375 days
    QVERIFY(near(b[f().line(Line::rentEgress)], 27)); // 3 × 100 GB · 0.09
    QVERIFY(near(b[f().line(Line::rentData)], 1000));
    QVERIFY(near(b[f().costRent], 7680 + 1536 + 384 + 16.42710 + 27 + 1000));
    QVERIFY(near(b[f().rentRate] * units::hour, 2));
}

void TestMoney::leaseLineByLine()
{
    const Billed b = billOf(prices());
    QVERIFY(near(b[f().line(Line::leaseCards)], 16 * 730.5 * 1.5)); // one month of three is used
    QVERIFY(near(b[f().line(Line::leaseUnusedTerm)], 16 * 2 * 730.5 * 1.5));
    QVERIFY(near(b[f().line(Line::leaseStorage)], 2000 * 0.02 * 1));
    QVERIFY(near(b[f().line(Line::leaseEgress)], 27));
    QVERIFY(near(b[f().line(Line::leaseChange)], 700));
    QVERIFY(near(b[f().costLease], 52596 + 40 + 27 + 700 + 1000));
    QVERIFY(near(b[f().leaseRate] * units::hour, 52596.0 / 4800));
}

void TestMoney::leaseOfWholeMonths()
{
    MoneyInputs<Plain> in = prices();
    in.leaseMinimum = units::months(0);
    // 10 days and a quarter more are 12.5 days: one month; 30 days and a quarter are two.
    QVERIFY(near(billOf(in)[f().line(Line::leaseCards)], 16 * 1 * 730.5 * 1.5));
    RunInputs<Plain> longer = tenDays();
    longer.calendar = units::days(30);
    QVERIFY(near(billOf(in, longer)[f().line(Line::leaseCards)], 16 * 2 * 730.5 * 1.5));
}

void TestMoney::buildLineByLine()
{
    const Billed b = billOf(prices());
    QVERIFY(near(b[f().line(Line::capitalServers)], 400000)); // two nodes
    QVERIFY(near(b[f().line(Line::capitalNetwork)], 60000));
    QVERIFY(near(b[f().line(Line::capitalStorage)], 20000));
    QVERIFY(near(b[f().line(Line::capitalSpares)], 40000));
    QVERIFY(near(b[f().line(Line::capitalInstall)], 9600)); // 2 % of 480,000
    QVERIFY(near(b[f().capitalTotal], 529600));
    // 33,100 a card; 6,000 owned card-hours stand behind 4,800 used ones at 80 %.
    const double owned = 6000, hours = 8766;
    QVERIFY(near(b[f().line(Line::buildCapital)],
        33100 * (1 - 0.2 / 1.36048896) * 0.30192080 / hours * owned)); // 1.08⁴ = 1.36048896
    QVERIFY(near(b[f().line(Line::buildUpkeep)], 33100 * 0.05 / hours * owned));
    // 1 kW a card with its server; half of it drawn, times 1.25, for the used hours.
    QVERIFY(near(b[f().line(Line::buildPower)], 1 * 0.5 * 1.25 * 4800 * 0.1));
    QVERIFY(near(b[f().line(Line::buildSite)], 1 * owned * 150 / 730.5));
    QVERIFY(near(b[f().line(Line::buildStaff)], 8766.0 / 8 / hours * owned)); // 8,766 a year and node of eight
    QVERIFY(near(b[f().line(Line::buildChange)], 900));
    QVERIFY(near(b[f().line(Line::buildData)], 1000));
    QVERIFY(near(b[f().costBuild],
        b[f().line(Line::buildCapital)] + b[f().line(Line::buildUpkeep)] + 300 + b[f().line(Line::buildSite)] + 750 + 900 + 1000));
    // A quarter of a node is a node.
    RunInputs<Plain> few = tenDays();
    few.cards = units::cards(18);
    QVERIFY(near(billOf(prices(), few)[f().line(Line::capitalServers)], 600000));
}

void TestMoney::breakEvenByHand()
{
    // Without interest and resale: 100 k ≥ 1,000 + 20 k from k = 12.5 on.
    QCOMPARE(months(100, 1000, 20, 0, 0, 0), 13.0);
    // Half the price back at any time: 100 k ≥ 1,000 + 20 k − 500 from k = 6.25 on.
    QCOMPARE(months(100, 1000, 20, 0.5, 1, 0), 7.0);
    QCOMPARE(months(100, 1000, 0, 0, 0, 0), 10.0); // meets it exactly
    QVERIFY(std::isnan(months(10, 1000, 20, 0, 0, 0))); // owning costs more every month
    QCOMPARE(months(100, 12000, 0, 0, 0, 0), 120.0); // the last month looked at
    QVERIFY(std::isnan(months(100, 12001, 0, 0, 0, 0)));
    // Interest of 1 % a month (1.12682503 a year): discounted rent of 13 months is 1,213.37,
    // discounted running 242.67: 970.70 < 1,000; with the 14th month 1,300.37 − 260.07 = 1,040.30.
    QCOMPARE(months(100, 1000, 20, 0, 0, 0.12682503), 14.0);
}

void TestMoney::breakEvenOfTheSpecification()
{
    // 45,000 a card against 2.5 an hour; running 1.3 kW · 1.3 · 0.10 and 5 % a year.
    const auto at = [](double use) {
        const double hours = 730.5 * use;
        return months(2.5 * hours, 45000, 1.3 * 1.3 * 0.10 * hours + 45000 * 0.05 / 12, 0.9, 0.75,
            0.08);
    };
    QCOMPARE(at(0.8), 23.0);
    QCOMPARE(at(0.5), 81.0);
}

void TestMoney::breakEvenUse()
{
    // At that share of use an owned hour costs what a rented one does.
    MoneyInputs<Plain> in = prices();
    in.utilisation = ratio(billOf(in)[f().breakEvenUse]);
    in.deposit = ratio(0.5);
    in.delivery = units::months(6);
    in.utilisation = ratio(billOf(in)[f().breakEvenUse]);
    QVERIFY(near(billOf(in)[f().buildRate] * units::hour, 2));
    // A residual value of nothing is nothing for the break-even too.
    MoneyInputs<Plain> scrap = prices();
    scrap.residualShare = ratio(0);
    QVERIFY(!(billOf(scrap)[f().breakEven] <= billOf(prices())[f().breakEven]));
    // Rent below the price of the energy alone never breaks even.
    in.rentPrice = units::moneyPerCardHour(0.05);
    QVERIFY(std::isnan(billOf(in)[f().breakEvenUse]));
    QVERIFY(std::isnan(billOf(in)[f().breakEvenIdle]));
    QVERIFY(std::isnan(billOf(in)[f().breakEven]));
}

void TestMoney::routesWithoutAPrice()
{
    MoneyInputs<Plain> in = prices();
    in.hasRent = false;
    const Billed b = billOf(in);
    QVERIFY(std::isnan(b[f().costRent]) && std::isnan(b[f().breakEven]));
    QVERIFY(near(b[f().costLease], billOf(prices())[f().costLease]));
    in.hasServer = in.hasLease = false;
    const Billed none = billOf(in);
    QVERIFY(std::isnan(none[f().costLease]) && std::isnan(none[f().costBuild]));
    QVERIFY(std::isnan(none[f().capitalTotal]));
}

void TestMoney::quotesReplaceTheCatalogue()
{
    const Results r = evaluate(with(llama70(), "money.rent_per_gpu_hour=1.25\n"
                                               "money.lease_per_gpu_hour=1\n"
                                               "money.server_price=100K"),
        shippedCatalogue());
    const double hours = r[f().gpuHours]->value() / units::hour;
    QVERIFY(near(r[f().line(Line::rentCards)]->value(), hours * 1.25));
    QVERIFY(near(r[f().line(Line::capitalServers)]->value(), 64 * 100000));
    const double term = (r[f().line(Line::leaseCards)]->value()
                            + r[f().line(Line::leaseUnusedTerm)]->value())
        / 512 / 730.5;
    QVERIFY(near(term, std::round(term))); // whole months at 1 an hour
}

void TestMoney::curvesMeetTheFigures()
{
    for (const char* more : {"", "money.currency=CNY", "cluster.gpus=516\nparallel.tp=1\n"
                                                       "parallel.pp=1\nparallel.zero_stage=3\n"
                                                       "data.global_batch=2064"}) {
        const Scenario s = with(llama70(), more);
        const Results r = evaluate(s, shippedCatalogue());
        const RouteCurves c = routeCurves(s, shippedCatalogue());
        QVERIFY(c.months.size() > 12);
        QCOMPARE(c.rent.front().value(), 0.0);
        QCOMPARE(c.build.front().value(), r[f().capitalTotal]->value());
        QCOMPARE(c.run.value(), r[f().days]->value());
        QCOMPARE(c.currency, r.currency);
        QCOMPARE(bool(c.breakEven), bool(r[f().breakEven]));
        // A month at the stated use of the cards, at the price of a card-hour.
        QVERIFY(near(c.rent[1].value(),
            r[f().rentRate]->value() * units::month * r[f().gpus]->value() * 0.8));
        for (std::size_t k = 1; k < c.months.size(); ++k) {
            QVERIFY(c.rent[k] > c.rent[k - 1] && c.build[k] > c.build[k - 1]);
            QVERIFY(c.buildNet[k] < c.build[k]);
        }
    }
}


// Σ over months k = a+1 … b of 1/(b−a) · 1.01^−k at 1 % a month.
// A rent of 12,000 over three months, 1,000 of data at once, at 1 % a month.
void TestMoney::reservedBlocks()
{
    MoneyInputs<Plain> in = prices();
    in.rentKind = RentKind::reserved3;
    const Billed b = billOf(in);
    // 4,800 used hours of a quarter's 16 · 3 · 730.5 = 35,064.
    QVERIFY(near(b[f().line(Line::rentUnused)], (35064 - 4800) * 2));
    in.rentKind = RentKind::onDemand;
    QVERIFY(std::isnan(billOf(in)[f().line(Line::rentUnused)]));
}

void TestMoney::spotRepeatsWork()
{
    MoneyInputs<Plain> in = prices();
    in.rentKind = RentKind::spot;
    in.spotReclaimed = ratio(0.5); // of two nodes: one reclaim a month
    RunInputs<Plain> run = tenDays();
    run.jobMtbf = units::hours(730.5); // one failure a month
    run.interval = units::hours(2);
    run.stall = units::seconds(36);
    run.restart = units::hours(0.2);
    const auto useful = [&](double mtbfHours, double intervalHours) {
        const double c = 0.01, r = 0.2;
        return intervalHours / (mtbfHours * std::exp(r / mtbfHours)
                   * (std::exp((intervalHours + c) / mtbfHours) - 1));
    };
    run.effective = ratio(useful(730.5, 2));
    const Billed b = billOf(in, run);
    // One stop in 365.25 hours; its best interval √(2 · 0.01 · 365.25) ≈ 2.7 h is longer than the plan's.
    const double more = useful(730.5, 2) / useful(365.25, 2) - 1;
    QVERIFY(more > 0.001 && more < 0.01);
    QVERIFY(near(b[f().line(Line::rentInterruptions)], 9600 * more, 1e-4));
    in.spotReclaimed = ratio(0);
    QVERIFY(near(billOf(in, run)[f().line(Line::rentInterruptions)], 0));
}

void TestMoney::leaseClauses()
{
    MoneyInputs<Plain> in = prices();
    in.leaseExit = ratio(0.25); // a quarter of what is left when leaving early
    QVERIFY(near(billOf(in)[f().line(Line::leaseUnusedTerm)], 16 * 2 * 730.5 * 1.5 * 0.25));
    in.leaseSize = units::cards(64); // 48 more than needed, for three months, half paid
    in.leaseTakeOrPay = ratio(0.5);
    // Two of the months are after leaving.
    QVERIFY(near(billOf(in)[f().line(Line::leaseUnusedSize)], 48 * (1 + 2 * 0.25) * 730.5 * 1.5 * 0.5));
    // A ramp of two months: 12.5 days of all cards are 39 days of those that come, so two months are used and
    // half of them paid; staff stays as long.
    in = prices();
    in.leaseRamp = units::months(2);
    in.team = count(1);
    in.teamPrice = fromBase<MoneyPerTime>(3000 / units::month);
    const double days = std::sqrt(2 * 60.875 * 12.5);
    QVERIFY(near(billOf(in)[f().line(Line::leaseCards)], 16 * (2 - 1) * 730.5 * 1.5));
    QVERIFY(near(billOf(in)[f().line(Line::leaseTeam)], 3000 * days / 30.4375));
    // Longer than the ramp: half of it on top.
    RunInputs<Plain> run = tenDays();
    run.calendar = units::days(100);
    QVERIFY(near(billOf(in, run)[f().line(Line::leaseTeam)], 3000 * (125 + 30.4375) / 30.4375));
}

// Published figures, each with what ours leaves out or adds.

QTEST_APPLESS_MAIN(TestMoney)
#include "tst_money.moc"
