// What renting, leasing and buying cost until somebody types a quote.
#include "core/catalogue/default_prices.h"

#include <QTest>

#include <cmath>

using namespace sizewright;

namespace {

const Accelerator& card(std::string_view id)
{
    const Accelerator* found = shippedCatalogue().accelerator(id);
    if (!found)
        qFatal("no accelerator %s", std::string(id).c_str());
    return *found;
}

Price quote(const char* kind, double amount, const char* asOf, Currency currency = Currency::usd)
{
    Price price;
    price.item = "X";
    price.accelerator = "nvidia-h100-sxm";
    price.kindText = kind;
    price.kind = PriceKind::onDemand;
    price.unit = "per GPU-hour";
    price.amount = {amount, currency};
    price.source = {"page", asOf, Trust::quoted};
    return price;
}

Catalogue smallCatalogue(std::vector<Price> prices)
{
    Catalogue out;
    out.version = "2026-11-30";
    out.generations = shippedCatalogue().generations;
    out.accelerators = {card("nvidia-h100-sxm"), card("nvidia-a100-sxm-80")};
    out.prices = std::move(prices);
    return out;
}

} // namespace

class DefaultPricesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mainCards_data();
    void mainCards();
    void everyCardHasDefaults();
    void rentedOnlyChipsHaveNoServer();
    void recentQuotesComeFirst();
    void currenciesStayApart();
};

void DefaultPricesTest::mainCards_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("currency");
    QTest::addColumn<double>("rentLow");
    QTest::addColumn<double>("rentHigh");
    QTest::addColumn<double>("serverLow");
    QTest::addColumn<double>("serverHigh");
    const auto row = [](const char* id, Currency currency, double rentLow, double rentHigh,
                        double serverLow, double serverHigh) {
        QTest::newRow(id) << QString::fromUtf8(id) << int(currency) << rentLow << rentHigh
                          << serverLow << serverHigh;
    };
    row("nvidia-a100-sxm-80", Currency::usd, 1.2, 3.5, 120e3, 260e3);
    row("nvidia-a100-sxm-40", Currency::usd, 1.0, 3.5, 80e3, 250e3);
    row("nvidia-h100-sxm", Currency::usd, 2.5, 6.0, 250e3, 400e3);
    row("nvidia-h200-sxm", Currency::usd, 3.5, 8.0, 270e3, 450e3);
    row("nvidia-b200-sxm", Currency::usd, 4.5, 12.0, 320e3, 600e3);
    row("nvidia-gb200", Currency::usd, 8.0, 18.0, 120e3, 250e3); // a tray of four
    row("amd-mi300x", Currency::usd, 1.9, 6.0, 180e3, 350e3);
    row("intel-gaudi-2", Currency::usd, 0.8, 5.0, 65e3, 150e3);
    row("nvidia-h20", Currency::cny, 5.0, 12.0, 0.9e6, 1.5e6);
    row("nvidia-h800-sxm", Currency::cny, 6.0, 25.0, 1.5e6, 2.8e6);
    row("nvidia-a800-sxm-80", Currency::cny, 3.0, 12.0, 0.7e6, 1.6e6);
    row("huawei-ascend-910b", Currency::cny, 3.0, 12.0, 0.96e6, 1.8e6);
}

void DefaultPricesTest::mainCards()
{
    QFETCH(const QString, id);
    QFETCH(const int, currency);
    QFETCH(const double, rentLow);
    QFETCH(const double, rentHigh);
    QFETCH(const double, serverLow);
    QFETCH(const double, serverHigh);
    const Catalogue& catalogue = shippedCatalogue();
    const std::string key = id.toStdString();
    const auto rent = defaultPrice(catalogue, key, PriceKind::onDemand);
    const auto spot = defaultPrice(catalogue, key, PriceKind::spot);
    const auto lease = defaultPrice(catalogue, key, PriceKind::lease);
    const auto server = defaultPrice(catalogue, key, PriceKind::server);
    QVERIFY(rent && spot && lease && server);
    for (const auto& price : {rent, spot, lease, server}) {
        QCOMPARE(int(price->currency()), currency);
        QVERIFY(!price->source.text.empty() && !price->source.asOf.empty());
        QCOMPARE(price->quotes.empty(), price->source.trust == Trust::assumed);
        if (!price->quotes.empty())
            QVERIFY(price->low <= price->value() && price->value() <= price->high);
    }
    const auto within = [](double value, double low, double high) {
        return value >= low && value <= high;
    };
    QVERIFY2(within(rent->value(), rentLow, rentHigh), qPrintable(QString::number(rent->value())));
    QVERIFY2(within(server->value(), serverLow, serverHigh),
             qPrintable(QString::number(server->value())));
    QVERIFY2(lease->value() <= rent->value() && lease->value() > 0.3 * rent->value(),
             qPrintable(QString::number(lease->value())));
    QVERIFY2(spot->value() <= rent->value(), qPrintable(QString::number(spot->value())));
}

void DefaultPricesTest::everyCardHasDefaults()
{
    const Catalogue& catalogue = shippedCatalogue();
    for (const Accelerator& a : catalogue.accelerators) {
        const char* where = a.id.c_str();
        for (const PriceKind kind : {PriceKind::onDemand, PriceKind::lease, PriceKind::server}) {
            const auto price = defaultPrice(catalogue, a, kind);
            if (kind == PriceKind::server && a.market == "cloud") {
                QVERIFY2(!price, where);
                continue;
            }
            QVERIFY2(price && price->value() > 0, where);
            QVERIFY2(toString(price->reason) == price->source.text, where);
            QVERIFY2(price->source.text.find('%') == std::string::npos, where);
        }
    }
    QVERIFY(!defaultPrice(catalogue, "no-such-card", PriceKind::onDemand));
    QVERIFY(!defaultPrice(catalogue, "nvidia-h100-sxm", PriceKind::service));
}

void DefaultPricesTest::rentedOnlyChipsHaveNoServer()
{
    QVERIFY(!defaultPrice(shippedCatalogue(), "google-tpu-v5p", PriceKind::server));
    QVERIFY(!defaultPrice(shippedCatalogue(), "google-tpu-v5p", PriceKind::card));
    QVERIFY(defaultPrice(shippedCatalogue(), "google-tpu-v5p", PriceKind::onDemand));
}

void DefaultPricesTest::recentQuotesComeFirst()
{
    std::vector<Price> prices{quote("on-demand", 9, "2024-01-29"), quote("on-demand", 8, "undated"),
        quote("on-demand", 3, "2026-11-01"), quote("on-demand", 5, "2026")};
    Catalogue catalogue = smallCatalogue(prices);
    auto rent = defaultPrice(catalogue, "nvidia-h100-sxm", PriceKind::onDemand);
    QCOMPARE(rent->value(), 6.5); // two recent ones are too few: the median of all
    QCOMPARE(rent->quotes.size(), std::size_t(4));

    prices.push_back(quote("on-demand", 4, "2025-12"));
    catalogue = smallCatalogue(prices);
    rent = defaultPrice(catalogue, "nvidia-h100-sxm", PriceKind::onDemand);
    QCOMPARE(rent->value(), 4.0);
    QCOMPARE(rent->low, 3.0);
    QCOMPARE(rent->high, 5.0);
    QCOMPARE(rent->source.trust, Trust::quoted);

    // A card without quotes: half the speed of both kinds would be half the price.
    const auto other = defaultPrice(catalogue, "nvidia-a100-sxm-80", PriceKind::onDemand);
    const double scale = std::sqrt(312.0 / 989 * 2039 / 3350);
    QVERIFY(std::abs(other->value() / (4 * scale) - 1) < 0.05);
    QCOMPARE(other->source.trust, Trust::assumed);
}

void DefaultPricesTest::currenciesStayApart()
{
    Catalogue catalogue = smallCatalogue({quote("on-demand", 4, "2026-10"),
        quote("on-demand", 20, "2026-10", Currency::cny),
        quote("on-demand", 22, "2026-10", Currency::cny)});
    auto rent = defaultPrice(catalogue, "nvidia-h100-sxm", PriceKind::onDemand);
    QCOMPARE(rent->currency(), Currency::usd);
    QCOMPARE(rent->value(), 4.0);
    catalogue.accelerators.front().market = "cn";
    rent = defaultPrice(catalogue, "nvidia-h100-sxm", PriceKind::onDemand);
    QCOMPARE(rent->currency(), Currency::cny);
    QCOMPARE(rent->value(), 21.0);
}

QTEST_APPLESS_MAIN(DefaultPricesTest)
#include "tst_default_prices.moc"
