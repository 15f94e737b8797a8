// The user's own prices: their file, tax, import, and how they go before the shipped ones.
#include "core/catalogue/price_book.h"
#include "core/catalogue/price_quotes.h"
#include "core/decision/price_in_plan.h"
#include "core/model/evaluate.h"
#include "core/plan/exchange_rates.h"
#include "core/plan/plan_file.h"
#include "core/units/literals.h"
#include "tests/support/sample_plans.h"

#include <QTest>

#include <algorithm>

using namespace sizewright;
using test::with;

namespace {

const std::string header
    = "item,provider,kind,unit,price,currency,region,as_of,source,confidence,notes\n";

Price h100(double amount, const char* asOf, Currency currency = Currency::usd)
{
    Price price;
    price.item = "H100 SXM";
    price.accelerator = "nvidia-h100-sxm";
    price.provider = "Northwind";
    price.kindText = "on-demand";
    price.unit = "per GPU-hour";
    price.kind = PriceKind::onDemand;
    price.amount = {amount, currency};
    price.source = {"offer 17", asOf, Trust::quoted};
    price.own = true;
    return price;
}

QString q(const std::string& text) { return QString::fromStdString(text); }

bool warns(const Results& r, const char* code)
{
    return std::any_of(r.problems.begin(), r.problems.end(),
        [&](const Problem& p) { return p.code == code; });
}

} // namespace

class PriceQuotesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatPeoplePassOn();
    void saysWhyItRefuses_data();
    void saysWhyItRefuses();
    void shippedFileIsKnown();
    void roundTrip();
    void importSaysWhatHappens();
    void taxIsTakenOff();
    void ownQuoteGoesFirst();
    void ownLeaseIsNotDearer();
    void otherCurrencyAlone();
    void planCarriesQuotes();
    void becomesAField();
    void ages();
    void everyPriceHasAUse();
    void historyHoldsEveryPrice();
    void ratesOfThePlan();
    void assumedRatesAreSaid();
};

void PriceQuotesTest::readsWhatPeoplePassOn()
{
    const QuotesFile read = readQuotes(header
            + "H100 SXM,A,on-demand,per GPU-hour,20,rmb,Shanghai,2026-11-01,mail,high,\n"
              "nvidia-h20,B,quote,per 8-GPU server,1200000,CNY,,2026-11-02,,,\"with cables, racks\"\n"
              "H100 SXM,C,reserved 1y,per 8-GPU node-month,12000,EUR,,2026-11,,low,\n"
              "H100 SXM,D,purchase,per GPU,30000,usd,,2026-11-03,,,\n"
              "Electricity,E,service,per kWh,0.7,CNY,,2026-10-01,,,\n",
        "q.csv", shippedCatalogue());
    QVERIFY2(read.refused.empty(), read.refused.empty() ? "" : toString(read.refused[0]).c_str());
    QCOMPARE(read.quotes.size(), 5u);
    const Price& a = read.quotes[0].price;
    QVERIFY(a.own && a.kind == PriceKind::onDemand && a.accelerator == "nvidia-h100-sxm");
    QCOMPARE(a.amount, QuotedAmount(20, Currency::cny));
    QCOMPARE(read.quotes[0].line, 2u);
    const Price& b = read.quotes[1].price;
    QVERIFY(b.kind == PriceKind::server && b.cards == 8 && b.notes == "with cables, racks");
    QCOMPARE(q(b.source.text), q("B")); // an offer on paper has no page
    const Price& c = read.quotes[2].price;
    QVERIFY(c.kind == PriceKind::lease && c.cards == 8);
    QVERIFY(qFuzzyCompare(termOf(c).value(), units::months(12).value()));
    QVERIFY(qFuzzyCompare(
        cardHourPrice(c)->value(), 12000.0 / 8 / (units::month / units::hour)));
    QVERIFY(read.quotes[3].price.kind == PriceKind::card);
    QVERIFY(read.quotes[4].price.kind == PriceKind::service);
}

void PriceQuotesTest::saysWhyItRefuses_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const char* text, const char* where, const char* words) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(where)
                            << QString::fromUtf8(words);
    };
    row("currency", "H100 SXM,A,on-demand,per GPU-hour,2,XAU,,2026-11-01,,,", "q.csv:2.currency", "");
    row("price", "H100 SXM,A,on-demand,per GPU-hour,two,USD,,2026-11-01,,,", "q.csv:2.amount", "");
    row("negative", "H100 SXM,A,on-demand,per GPU-hour,-2,USD,,2026-11-01,,,", "q.csv:2.amount", "");
    row("no day", "H100 SXM,A,on-demand,per GPU-hour,2,USD,,soon,,,", "q.csv:2.as_of", "day");
    row("kind", "H100 SXM,A,barter,per GPU-hour,2,USD,,2026-11-01,,,", "q.csv:2", "kind");
    row("rack", "NVIDIA GB200,A,purchase,per rack,3000000,USD,,2026-11-01,,,", "q.csv:2", "cards");
    row("nobody", "H100 SXM,,on-demand,per GPU-hour,2,USD,,2026-11-01,,,", "q.csv:2", "");
}

void PriceQuotesTest::saysWhyItRefuses()
{
    QFETCH(QString, row);
    QFETCH(QString, where);
    QFETCH(QString, words);
    const QuotesFile read
        = readQuotes(header + row.toStdString() + "\n", "q.csv", shippedCatalogue());
    QVERIFY(read.quotes.empty());
    QVERIFY(!read.refused.empty());
    QVERIFY2(q(read.refused[0].place).startsWith(where), read.refused[0].place.c_str());
    QVERIFY2(q(toString(read.refused[0])).contains(words), toString(read.refused[0]).c_str());
}

void PriceQuotesTest::shippedFileIsKnown()
{
    // Taking the shipped prices for one's own would set each before all others: none is taken.
    std::vector<const Price*> all;
    for (const Price& price : shippedCatalogue().prices)
        all.push_back(&price);
    const QuotesImport import = planImport(writeQuotes(all), "prices.csv", {}, shippedCatalogue());
    QCOMPARE(import.count(QuoteFate::added) + import.count(QuoteFate::replaced), 0u);
    QVERIFY(import.result.empty());
    // Undated ones are refused, each with its reason: nothing is dropped.
    QCOMPARE(import.changes.size() + import.refused.size(), all.size());
}

void PriceQuotesTest::roundTrip()
{
    Price odd = h100(2.345678, "2026-11-02", Currency::sgd);
    odd.provider = "A, \"B\" & C";
    odd.kind = PriceKind::lease;
    odd.kindText = "monthly lease";
    odd.unit = "per 8-GPU node-month";
    odd.cards = 8;
    odd.tax = Tax::included;
    odd.taxRate = ratio(0.09);
    odd.term = units::months(6);
    odd.region = "sg";
    odd.confidence = "high";
    odd.notes = "two\nlines";
    const std::string text = writeQuotes(std::vector<Price>{odd, h100(2, "2026-11-01")});
    const QuotesFile back = readQuotes(text, "q.csv", shippedCatalogue());
    QVERIFY(back.refused.empty());
    QCOMPARE(back.quotes.size(), 2u);
    QCOMPARE(q(toJson(back.quotes[0].price).dump()), q(toJson(odd).dump()));
    QCOMPARE(q(toJson(back.quotes[1].price).dump()), q(toJson(h100(2, "2026-11-01")).dump()));
}

void PriceQuotesTest::importSaysWhatHappens()
{
    const std::vector<Price> own{h100(2, "2026-11-01"), h100(3, "2026-10-01")};
    const std::string file = writeQuotes(std::vector<Price>{
                                 h100(2.5, "2026-11-01"), h100(3, "2026-10-01"), h100(1, "2026-11-20")})
        + "H100 SXM,A,on-demand,per GPU-hour,2,USD,,soon,,,,,,,,,\n";
    const QuotesImport import = planImport(file, "q.csv", own, shippedCatalogue());
    QCOMPARE(import.changes.size(), 3u);
    QVERIFY(import.changes[0].fate == QuoteFate::replaced && import.changes[0].line == 2);
    QCOMPARE(import.changes[0].before->amount.value(), 2.0);
    QVERIFY(import.changes[1].fate == QuoteFate::unchanged);
    QVERIFY(import.changes[2].fate == QuoteFate::added); // a later day: the older one is its history
    QCOMPARE(import.refused.size(), 1u);
    QCOMPARE(import.result.size(), 3u);
    QCOMPARE(import.result[0].amount.value(), 2.5);
    QVERIFY(!planImport("a,b\n1,2\n", "q.csv", own, shippedCatalogue()).refused.empty());
}

void PriceQuotesTest::taxIsTakenOff()
{
    Price price = h100(22.6, "2026-11-20", Currency::cny);
    price.tax = Tax::included;
    price.taxRate = ratio(0.13);
    QVERIFY(qFuzzyCompare(price.net().value(), 20.0));
    const auto rent = defaultPrice(
        catalogueWith(shippedCatalogue(), {price}), "nvidia-h100-sxm", PriceKind::onDemand);
    QVERIFY(qFuzzyCompare(rent->value(), 20.0));
    QVERIFY2(q(toString(rent->reason)).contains(QStringLiteral("22.6 CNY per GPU-hour with tax, 20 without")),
        toString(rent->reason).c_str());
    price.tax = Tax::excluded;
    QCOMPARE(price.net().value(), 22.6);
    price.tax = Tax::included;
    price.taxRate = ratio(0);
    QVERIFY(!quoteProblems(price).empty());
}

void PriceQuotesTest::ownQuoteGoesFirst()
{
    const Catalogue catalogue = catalogueWith(shippedCatalogue(),
        {h100(9, "2026-10-01"), h100(1.5, "2026-11-20"), h100(8, "2026-11-01")});
    const auto rent = defaultPrice(catalogue, "nvidia-h100-sxm", PriceKind::onDemand);
    QCOMPARE(rent->amount, QuotedAmount(1.5, Currency::usd)); // the newest of them
    QVERIFY(rent->quotes.size() == 1 && rent->quotes.front()->own);
    QVERIFY(q(toString(rent->reason)).startsWith(QStringLiteral("your quote from Northwind (2026-11-20)")));
    QVERIFY(rent->source.trust == Trust::quoted);
    QCOMPARE(catalogue.standardPrice("nvidia-h100-sxm", PriceKind::onDemand)->amount, rent->amount);
    // Of that card and kind only.
    QCOMPARE(defaultPrice(catalogue, "nvidia-h100-sxm", PriceKind::server)->amount,
        defaultPrice(shippedCatalogue(), "nvidia-h100-sxm", PriceKind::server)->amount);
    QCOMPARE(defaultPrice(catalogue, "nvidia-a100-sxm-80", PriceKind::onDemand)->amount,
        defaultPrice(shippedCatalogue(), "nvidia-a100-sxm-80", PriceKind::onDemand)->amount);
    for (const Price& price : catalogue.prices)
        if (price.accelerator == "nvidia-h100-sxm" && price.kind == PriceKind::onDemand)
            QCOMPARE(int(useOf(price, catalogue)),
                int(price.amount.value() == 1.5 && price.own ? PriceUse::isQuote : PriceUse::behindOwn));
}

void PriceQuotesTest::ownLeaseIsNotDearer()
{
    // Dear old reserved quotes give way to a share of the rent; what the user was offered does not.
    Price dear = h100(50, "2026-11-20");
    dear.kind = PriceKind::reserved;
    dear.term = units::months(36);
    const auto lease = defaultPrice(
        catalogueWith(shippedCatalogue(), {dear}), "nvidia-h100-sxm", PriceKind::lease);
    QCOMPARE(lease->amount, QuotedAmount(50, Currency::usd));
}

void PriceQuotesTest::otherCurrencyAlone()
{
    Catalogue catalogue = shippedCatalogue();
    std::erase_if(catalogue.prices, [](const Price& p) { return p.accelerator == "nvidia-h100-sxm"; });
    for (const double amount : {2.0, 3.0, 4.0}) {
        catalogue.prices.push_back(h100(amount, "2026-11-01", Currency::eur));
        catalogue.prices.back().own = false;
    }
    catalogue.prices.push_back(h100(100, "2026-11-01", Currency::jpy));
    catalogue.prices.back().own = false;
    const auto rent = defaultPrice(catalogue, "nvidia-h100-sxm", PriceKind::onDemand);
    QCOMPARE(rent->amount, QuotedAmount(3, Currency::eur));
    QCOMPARE(int(useOf(catalogue.prices.back(), catalogue)), int(PriceUse::otherCurrency));
}

void PriceQuotesTest::planCarriesQuotes()
{
    const Catalogue atHand = catalogueWith(shippedCatalogue(), {h100(1.5, "2026-11-20")});
    Plan plan;
    plan.scenarios = {test::llama70()};
    embedUsedEntries(plan, atHand);
    const auto read = readPlan(writePlan(plan), "p");
    QVERIFY(read);
    QCOMPARE(std::count_if(read->catalogue.prices.begin(), read->catalogue.prices.end(),
                 [](const Price& p) { return p.own; }), 1);
    // Elsewhere, without the user's file, the plan counts as before.
    const Catalogue there = effectiveCatalogue(*read, shippedCatalogue());
    QCOMPARE(there.standardPrice("nvidia-h100-sxm", PriceKind::onDemand)->amount,
        QuotedAmount(1.5, Currency::usd));
    QVERIFY(cardsWithOtherPrices(*read, atHand).empty());
    QCOMPARE(cardsWithOtherPrices(*read, shippedCatalogue()), std::vector<std::string>{"nvidia-h100-sxm"});
    Plan renewed = *read;
    renewed.catalogue.prices = renewedPrices(*read, shippedCatalogue());
    QVERIFY(cardsWithOtherPrices(renewed, shippedCatalogue()).empty());
}

void PriceQuotesTest::becomesAField()
{
    const PlanFields& f = fields();
    const Scenario s = with(test::llama70(), "money.currency=CNY\nmoney.cny_per_usd=7");
    Price price = h100(2.26, "2026-11-20");
    price.tax = Tax::included;
    price.taxRate = ratio(0.13);
    auto values = priceInPlan(price, s, units::cards(8));
    QCOMPARE(values.size(), 1u);
    QCOMPARE(values[0].ordinal, f.rentPrice.ordinal);
    QVERIFY(qFuzzyCompare(values[0].value.number * units::hour, 14.0));
    QVERIFY(values[0].value.origin == Origin::quoted);
    const QString source = q(values[0].value.source);
    for (const char* word : {"Northwind, 2026-11-20", "offer 17", "net of 13 % tax", "7 CNY per USD"})
        QVERIFY2(source.contains(QString::fromUtf8(word)), qPrintable(source));
    price = h100(160000, "2026-11-20");
    price.kind = PriceKind::server;
    price.cards = 4;
    values = priceInPlan(price, s, units::cards(8)); // half a server of this plan
    QCOMPARE(values[0].ordinal, f.serverPrice.ordinal);
    QVERIFY(qFuzzyCompare(values[0].value.number, 320000.0 * 7));
    price = h100(2, "2026-11-20");
    price.kind = PriceKind::reserved;
    price.term = units::months(12);
    values = priceInPlan(price, s, units::cards(8));
    QCOMPARE(values.size(), 2u); // a year's price is had for a year
    QCOMPARE(values[1].ordinal, f.leaseMinimum.ordinal);
    QVERIFY(qFuzzyCompare(values[1].value.number, units::months(12).value()));
    price = h100(0.8, "2026-11-20", Currency::cny);
    price.kind = PriceKind::service;
    price.unit = "per kWh";
    values = priceInPlan(price, s, units::cards(8));
    QCOMPARE(values[0].ordinal, f.powerPrice.ordinal);
    QVERIFY(qFuzzyCompare(values[0].value.number, units::moneyPerKilowattHour(0.8).value()));
    price.kind = PriceKind::card;
    QVERIFY(priceInPlan(price, s, units::cards(8)).empty());
}

void PriceQuotesTest::ages()
{
    QCOMPARE(*dayNumber("1970-01-02"), 1);
    QCOMPARE(*dayNumber("2026-02"), *dayNumber("2026-02-28"));
    QVERIFY(!dayNumber("undated") && !dayNumber("2026-02-30") && !dayNumber("2026-13"));
    QCOMPARE(q(dateOfDay(*dayNumber("2026-11-30"))), q("2026-11-30"));
    QVERIFY(!ageOf(h100(2, "2026-11-01"), "2026-11-30").stale());
    QCOMPARE(*ageOf(h100(2, "2026-11-01"), "2026-11-30").days, 29);
    QVERIFY(ageOf(h100(2, "2026-01-01"), "2026-11-30").stale());
    QVERIFY(ageOf(h100(2, "undated"), "2026-11-30").stale());
}

void PriceQuotesTest::everyPriceHasAUse()
{
    const Catalogue& catalogue = shippedCatalogue();
    for (const Price& price : catalogue.prices) {
        const PriceUse use = useOf(price, catalogue);
        QVERIFY(!label(use).empty());
        if (use != PriceUse::inMedian)
            continue;
        const auto standard = defaultPrice(catalogue, price.accelerator, price.kind);
        QVERIFY(std::find(standard->quotes.begin(), standard->quotes.end(), &price)
            != standard->quotes.end());
    }
}

void PriceQuotesTest::historyHoldsEveryPrice()
{
    const Catalogue& catalogue = shippedCatalogue();
    const PriceHistory history = priceHistory(catalogue, "nvidia-h100-sxm", PriceKind::onDemand);
    const auto all = std::count_if(catalogue.prices.begin(), catalogue.prices.end(),
        [](const Price& p) { return p.accelerator == "nvidia-h100-sxm" && p.kind == PriceKind::onDemand; });
    QCOMPARE(qsizetype(history.points.size() + history.undated), qsizetype(all));
    QVERIFY(history.points.size() > 5 && history.standard);
    QVERIFY(std::is_sorted(history.points.begin(), history.points.end(),
        [](const PricePoint& a, const PricePoint& b) { return a.day < b.day; }));
}

void PriceQuotesTest::ratesOfThePlan()
{
    const Scenario s = with(test::llama70(), "money.currency=EUR\nmoney.eur_per_usd=0.8\nmoney.cny_per_usd=8");
    const ExchangeRates rates = exchangeRates(s);
    QVERIFY(qFuzzyCompare(rates.toPlan({10, Currency::cny}).value(), 1.0));
    QCOMPARE(ratesBetween(s, Currency::eur).size(), 0u);
    QCOMPARE(ratesBetween(s, Currency::usd).size(), 1u);
    QCOMPARE(ratesBetween(s, Currency::cny).size(), 2u);
    for (const Currency currency : allCurrencies)
        if (const auto field = rateField(currency)) {
            const std::string key(fields()[*field].key);
            QVERIFY(q(key).startsWith(QStringLiteral("money.")) && q(key).endsWith(QStringLiteral("_per_usd")));
            QVERIFY(statedRate(test::llama70(), currency).assumed);
            QVERIFY(!statedRate(test::llama70(), currency).source.empty());
        }
    // Every option of the plan's currency is a currency that prices may have, in the same order.
    const auto options = optionsOf(CurrencyChoice{});
    QCOMPARE(options.size(), currencyCount);
    for (const Currency currency : allCurrencies)
        QCOMPARE(q(options[std::size_t(currency)].key), q(std::string(codeOf(currency))));
}

void PriceQuotesTest::assumedRatesAreSaid()
{
    const auto evaluated = [](const char* sets) {
        return evaluate(with(test::llama70(), sets), shippedCatalogue());
    };
    QVERIFY(!warns(evaluated("money.currency=USD"), "money.rate_assumed")); // nothing is converted
    QVERIFY(warns(evaluated("money.currency=HKD"), "money.rate_assumed"));
    const Results set = evaluated("money.currency=CNY\nmoney.cny_per_usd=7.0");
    QVERIFY(!warns(set, "money.rate_assumed") && warns(set, "money.rates_undated"));
    const Results dated
        = evaluated("money.currency=CNY\nmoney.cny_per_usd=7.0\nmoney.rates_as_of=2026-11-30");
    QVERIFY(!warns(dated, "money.rates_undated"));
    QVERIFY(warns(evaluated("money.rates_as_of=yesterday"), "money.rates_day_unreadable"));
}

QTEST_GUILESS_MAIN(PriceQuotesTest)
#include "tst_price_quotes.moc"
