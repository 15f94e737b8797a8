// The three routes, line by line, against figures worked out by hand.
#include "core/study/route_curves.h"
#include "tests/support/model_inputs.h"
#include "tests/support/plan_builder.h"

#include <QTest>

using namespace sizewright;
using namespace sizewright::test;

namespace {

const ResultFields& f() { return resultFields(); }

bool near(double a, double b, double tolerance = 1e-5)
{
    return std::fabs(a - b) <= tolerance * std::max(1.0, std::fabs(b));
}

// 16 cards for ten days: 3,840 card-hours, 4,800 paid with trials and lost rounds.
RunInputs<Plain> tenDays()
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

MoneyInputs<Plain> prices()
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

struct Bill {
    std::vector<double> figures = std::vector<double>(
        resultFields().size(), std::numeric_limits<double>::quiet_NaN());
    template <class Q> double operator[](Figure<Q> figure) const { return figures[figure.ordinal]; }
};
Bill billOf(const MoneyInputs<Plain>& in, const RunInputs<Plain>& run = tenDays())
{
    Bill bill;
    routeCosts(Plain{bill.figures.data()}, in, run);
    return bill;
}

double months(double rent, double capital, double running, double first, double yearly, double rate)
{
    return firstMonth(rent, capital, running, first, yearly, rate) / units::month;
}

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
};

void TestMoney::annuityOfALoan()
{
    // 0.08 / (1 − 1.08⁻⁴) = 0.08 / 0.2649701
    QVERIFY(near(annuity(Plain{}, ratio(0.08), ratio(4)).value(), 0.3019208));
    QVERIFY(near(annuity(Plain{}, ratio(0.10), ratio(1)).value(), 1.1)); // all at once, with interest
    QVERIFY(near(annuity(Plain{}, ratio(0), ratio(4)).value(), 0.25, 1e-12));
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
    const Bill b = billOf(prices());
    QVERIFY(near(b[f().paidHours] / units::hour, 3840 * 1.25));
    QVERIFY(near(b[f().rentCards], 7680)); // 3,840 h · 2
    QVERIFY(near(b[f().rentTrials], 1536));
    QVERIFY(near(b[f().rentFailed], 384));
    QVERIFY(near(b[f().rentStorage], 2000 * 0.02 * 10 / 30.4375)); // 2,000 GB for 10 of 30.4375 days
    QVERIFY(near(b[f().rentEgress], 27)); // 3 × 100 GB · 0.09
    QVERIFY(near(b[f().rentData], 1000));
    QVERIFY(near(b[f().costRent], 7680 + 1536 + 384 + 13.14168 + 27 + 1000));
    QVERIFY(near(b[f().rentRate] * units::hour, 2));
}

void TestMoney::leaseLineByLine()
{
    const Bill b = billOf(prices());
    QVERIFY(near(b[f().leaseCards], 16 * 3 * 730.5 * 1.5)); // three months, used or not
    QVERIFY(near(b[f().leaseStorage], 2000 * 0.02 * 3));
    QVERIFY(near(b[f().leaseEgress], 27));
    QVERIFY(near(b[f().leaseChange], 700));
    QVERIFY(near(b[f().costLease], 52596 + 120 + 27 + 700 + 1000));
    QVERIFY(near(b[f().leaseRate] * units::hour, 52596.0 / 4800));
}

void TestMoney::leaseOfWholeMonths()
{
    MoneyInputs<Plain> in = prices();
    in.leaseMinimum = units::months(0);
    // 10 days and a quarter more are 12.5 days: one month; 30 days and a quarter are two.
    QVERIFY(near(billOf(in)[f().leaseCards], 16 * 1 * 730.5 * 1.5));
    RunInputs<Plain> longer = tenDays();
    longer.calendar = units::days(30);
    QVERIFY(near(billOf(in, longer)[f().leaseCards], 16 * 2 * 730.5 * 1.5));
}

void TestMoney::buildLineByLine()
{
    const Bill b = billOf(prices());
    QVERIFY(near(b[f().capitalServers], 400000)); // two nodes
    QVERIFY(near(b[f().capitalNetwork], 60000));
    QVERIFY(near(b[f().capitalStorage], 20000));
    QVERIFY(near(b[f().capitalSpares], 40000));
    QVERIFY(near(b[f().capitalInstall], 9600)); // 2 % of 480,000
    QVERIFY(near(b[f().capitalTotal], 529600));
    // 33,100 a card; 6,000 owned card-hours stand behind 4,800 used ones at 80 %.
    const double owned = 6000, hours = 8766;
    QVERIFY(near(b[f().buildCapital],
        33100 * (1 - 0.2 / 1.36048896) * 0.30192080 / hours * owned)); // 1.08⁴ = 1.36048896
    QVERIFY(near(b[f().buildUpkeep], 33100 * 0.05 / hours * owned));
    // 1 kW a card with its server; half of it drawn, times 1.25, for the used hours.
    QVERIFY(near(b[f().buildPower], 1 * 0.5 * 1.25 * 4800 * 0.1));
    QVERIFY(near(b[f().buildSite], 1 * owned * 150 / 730.5));
    QVERIFY(near(b[f().buildStaff], 8766.0 / 8 / hours * owned)); // 8,766 a year and node of eight
    QVERIFY(near(b[f().buildChange], 900));
    QVERIFY(near(b[f().buildData], 1000));
    QVERIFY(near(b[f().costBuild],
        b[f().buildCapital] + b[f().buildUpkeep] + 300 + b[f().buildSite] + 750 + 900 + 1000));
    // A quarter of a node is a node.
    RunInputs<Plain> few = tenDays();
    few.cards = units::cards(18);
    QVERIFY(near(billOf(prices(), few)[f().capitalServers], 600000));
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
    QVERIFY(near(billOf(in)[f().buildRate] * units::hour, 2));
    // Rent below the price of the energy alone never breaks even.
    in.rentPrice = units::moneyPerCardHour(0.05);
    QVERIFY(std::isnan(billOf(in)[f().breakEvenUse]));
    QVERIFY(std::isnan(billOf(in)[f().breakEven]));
}

void TestMoney::routesWithoutAPrice()
{
    MoneyInputs<Plain> in = prices();
    in.hasRent = false;
    const Bill b = billOf(in);
    QVERIFY(std::isnan(b[f().costRent]) && std::isnan(b[f().breakEven]));
    QVERIFY(near(b[f().costLease], billOf(prices())[f().costLease]));
    in.hasServer = in.hasLease = false;
    const Bill none = billOf(in);
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
    QVERIFY(near(r[f().rentCards]->value(), hours * 1.25));
    QVERIFY(near(r[f().capitalServers]->value(), 64 * 100000));
    const double term = r[f().leaseCards]->value() / 512 / 730.5;
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

QTEST_APPLESS_MAIN(TestMoney)
#include "tst_money.moc"
