// What the types of the units allow and stop, and that every maker uses the factor its name says.
#include "core/plan/scenario.h"
#include "core/trace/number.h"
#include "core/units/literals.h"
#include "core/units/signature.h"

#include <QTest>

#include <concepts>

using namespace sizewright;

namespace {

template <class A, class B> concept Addable = requires(A a, B b) { a + b; };
template <class A, class B> concept Multipliable = requires(A a, B b) { a * b; };
template <class A, class B> concept Comparable = requires(A a, B b) { a < b; };
template <class From, class To> concept Becomes = std::convertible_to<From, To>;
template <class Q, class V> concept Settable
    = requires(Scenario s, Field<Q> f, V v) { s.set(f, v); };

// ---- the mistakes of dimensions.h, one by one (tests/compile_fail shows the compiler's words) ----

static_assert(Addable<Bytes, Bytes> && !Addable<Bytes, Flop> && !Addable<Bytes, Bits>);
static_assert(!Addable<Bytes, BytesPerCard> && !Addable<Tokens, Parameters>);
static_assert(!Addable<Bytes, BytesPerParameter> && !Addable<Seconds, CardTime>);
static_assert(!Addable<Energy, Power> && !Addable<Bytes, double> && !Addable<Count, Cards>);

static_assert(!Becomes<ByteRatePerCard, BitRatePerCard> && !Becomes<BitRatePerCard, ByteRatePerCard>);
static_assert(!Becomes<ByteRate, ByteRatePerCard> && !Becomes<FlopRate, FlopRatePerCard>);
static_assert(std::same_as<Times<BitRatePerCard, BytesPerBit>, ByteRatePerCard>);

static_assert(!Addable<QuotedAmount, QuotedAmount> && !Addable<QuotedAmount, Money>);
static_assert(!Becomes<QuotedAmount, Money> && !Becomes<Money, QuotedAmount>);
static_assert(!Becomes<QuotedAmount, double> && !Becomes<double, QuotedAmount>);
static_assert(!Comparable<QuotedAmount, QuotedAmount> && Comparable<Money, Money>);

static_assert(!Becomes<Seconds, double> && !Becomes<double, Seconds> && !Becomes<Bytes, double>);
static_assert(Becomes<decltype(Seconds() / Seconds()), double>);

// In an explained formula nothing nameless has an operator, not even a ratio.
static_assert(Multipliable<Traced<Ratio>, Traced<Ratio>> && !Multipliable<Traced<Ratio>, double>);
static_assert(!Multipliable<double, Traced<Bytes>> && !Multipliable<Traced<Bytes>, Ratio>);
static_assert(!Addable<Traced<Bytes>, Bytes> && !Addable<Traced<Bytes>, Traced<Flop>>);
static_assert(!Addable<Traced<Ratio>, double> && !Becomes<Traced<Ratio>, double>);

static_assert(Settable<Cards, Cards> && !Settable<Cards, Seconds> && !Settable<Cards, double>);
static_assert(!Settable<ByteRatePerCard, BitRatePerCard> && !Settable<Bytes, BytesPerCard>);

// ---- what formulas yield ----

static_assert(std::same_as<Times<Times<FlopPerParameterToken, Parameters>, Tokens>, Flop>);
static_assert(std::same_as<Per<BytesPerCard, ByteRatePerCard>, Seconds>);
static_assert(std::same_as<Per<FlopPerCard, FlopRatePerCard>, Seconds>);
static_assert(std::same_as<Times<MoneyPerCardTime, CardTime>, Money>);
static_assert(std::same_as<Times<PowerPerCard, Times<Cards, Seconds>>, Energy>);
static_assert(std::same_as<Times<MoneyPerEnergy, Energy>, Money>);
static_assert(std::same_as<Times<BytesPerCard, Cards>, Bytes>);

static_assert(signatureOf<Ratio>().dimensionless());
static_assert(signatureOf<Bytes>() != signatureOf<BytesPerCard>());
static_assert(signatureOf<ByteRatePerCard>() != signatureOf<BitRatePerCard>());

} // namespace

class TestUnits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decimalAndBinary();
    void bitsAndBytes();
    void times();
    void money();
    void energy();
    void currencies();
    void rates();
    void signatures_data();
    void signatures();
    void signatureOfProducts();
};

void TestUnits::decimalAndBinary()
{
    QCOMPARE_EQ(units::gibibytes(1).value(), 1073741824.0);
    QCOMPARE_EQ(units::gigabytes(1).value(), 1e9);
    QCOMPARE_EQ(units::gibibytesPerCard(80).value(), 85899345920.0);
    QCOMPARE_EQ(units::tebi, 1099511627776.0);
    QCOMPARE_EQ(units::peta, 1e15);
    // 80 GB of a data sheet are 74.5 GiB in the memory budget.
    QVERIFY(qFuzzyCompare(double(units::gigabytes(80) / units::gibibytes(1)), 74.505805969238281));
}

void TestUnits::bitsAndBytes()
{
    const ByteRatePerCard rate = units::gigabitsPerSecondPerCard(400) * units::bytePerBit();
    QCOMPARE_EQ(rate.value(), units::gigabytesPerSecondPerCard(50).value());
    QCOMPARE_EQ(units::gigabytesPerSecond(3).value(), 3e9);
}

void TestUnits::times()
{
    QCOMPARE_EQ(units::hours(1).value(), 3600.0);
    QCOMPARE_EQ(units::days(1).value(), 86400.0);
    QCOMPARE_EQ(units::week, 604800.0);
    QCOMPARE_EQ(units::minute, 60.0);
    QCOMPARE_EQ(units::year, 31557600.0);
    QCOMPARE_EQ(units::months(12).value(), units::year);
    QCOMPARE_EQ(double(units::days(2) / units::hours(1)), 48.0);
}

void TestUnits::money()
{
    const Money bill = units::moneyPerCardHour(2.5) * units::cards(8) * units::days(1);
    QVERIFY(qFuzzyCompare(bill.value(), 480.0));
}

void TestUnits::energy()
{
    // One card of 1 kW for an hour, at 0.1 a kWh.
    const Energy used = units::wattsPerCard(1000) * units::cards(1) * units::hours(1);
    QCOMPARE_EQ(used.value(), units::kilowattHour);
    const Money bill = units::moneyPerKilowattHour(0.1) * used;
    QVERIFY(qFuzzyCompare(bill.value(), 0.1));
}

void TestUnits::currencies()
{
    std::array<Ratio, currencyCount> perDollar;
    perDollar.fill(ratio(1));
    perDollar[std::size_t(Currency::cny)] = ratio(7.2);
    perDollar[std::size_t(Currency::eur)] = ratio(0.9);
    const ExchangeRates renminbi(Currency::cny, perDollar);
    const Money sum = renminbi.toPlan({100, Currency::usd}) + renminbi.toPlan({50, Currency::cny});
    QCOMPARE_EQ(sum.value(), 770.0);
    // Over the dollar, either way.
    const ExchangeRates euro(Currency::eur, perDollar);
    QVERIFY(qFuzzyCompare(euro.toPlan({720, Currency::cny}).value(), 90.0));
    QVERIFY(qFuzzyCompare(renminbi.toPlan({90, Currency::eur}).value(), 720.0));
    QCOMPARE_EQ(euro.toPlan({0.1, Currency::eur}).value(), 0.1); // exactly: nothing was converted
    QCOMPARE_EQ((QuotedAmount(8, Currency::jpy) / ratio(2)), QuotedAmount(4, Currency::jpy));
    QVERIFY(!(QuotedAmount(1, Currency::usd) == QuotedAmount(1, Currency::cny)));
    for (const Currency currency : allCurrencies) {
        QCOMPARE_EQ(*currencyOfCode(codeOf(currency)), currency);
        for (const Currency other : allCurrencies)
            QCOMPARE_EQ(signOf(currency) == signOf(other), currency == other);
    }
    QCOMPARE_EQ(*currencyOfCode("rmb"), Currency::cny);
    QVERIFY(!currencyOfCode("DM"));
}

void TestUnits::rates()
{
    const Seconds time = fromBase<FlopPerCard>(1.978e15) / units::teraflopsPerCard(989);
    QVERIFY(qFuzzyCompare(time.value(), 2.0));
    QCOMPARE_EQ(units::billionParameters(70).value(), 7e10);
}

void TestUnits::signatures_data()
{
    QTest::addColumn<Signature>("actual");
    QTest::addColumn<Signature>("expected");
    // byte, bit, flop, token, parameter, card, time, energy, money
    using S = Signature;
    QTest::newRow("ratio") << signatureOf<Ratio>() << S{};
    QTest::newRow("bytes") << signatureOf<Bytes>() << S{{1}};
    QTest::newRow("bits") << signatureOf<Bits>() << S{{0, 1}};
    QTest::newRow("FLOP/(s·card)") << signatureOf<FlopRatePerCard>() << S{{0, 0, 1, 0, 0, -1, -1}};
    QTest::newRow("FLOP/(parameter·token)")
        << signatureOf<FlopPerParameterToken>() << S{{0, 0, 1, -1, -1}};
    QTest::newRow("B/(token·card)") << signatureOf<BytesPerTokenCard>() << S{{1, 0, 0, -1, 0, -1}};
    QTest::newRow("card·s") << signatureOf<CardTime>() << S{{0, 0, 0, 0, 0, 1, 1}};
    QTest::newRow("J/s") << signatureOf<Power>() << S{{0, 0, 0, 0, 0, 0, -1, 1}};
    QTest::newRow("money/(card·s)")
        << signatureOf<MoneyPerCardTime>() << S{{0, 0, 0, 0, 0, -1, -1, 0, 1}};
    QTest::newRow("money/J") << signatureOf<MoneyPerEnergy>() << S{{0, 0, 0, 0, 0, 0, 0, -1, 1}};
}

void TestUnits::signatures()
{
    QFETCH(Signature, actual);
    QFETCH(Signature, expected);
    QVERIFY(actual.exponents == expected.exponents);
}

void TestUnits::signatureOfProducts()
{
    using Squared = Times<Seconds, Seconds>;
    QCOMPARE_EQ(int(signatureOf<Squared>().exponents[6]), 2);
    QVERIFY(signatureOf<decltype(squareRoot(Squared()))>() == signatureOf<Seconds>());
    QVERIFY(signatureOf<decltype(Bytes() / Bytes())>().dimensionless());
}

QTEST_APPLESS_MAIN(TestUnits)
#include "tst_units.moc"
