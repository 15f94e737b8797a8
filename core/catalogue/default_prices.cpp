#include "core/catalogue/default_prices.h"

#include "core/catalogue/json_fields.h"
#include "core/catalogue/price_book.h"
#include "core/units/literals.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>

namespace sizewright {

namespace {

// A year's commitment is listed at 0.59–0.83 of the on-demand price and spot at 0.35–0.70 (AWS,
// Azure, GCP, CoreWeave, Verda, 2025-03 to 2026-09; the catalogue's own rows).
constexpr double leaseShare = 0.70;
constexpr double spotShare = 0.42;
// A complete server against its cards: 325,000 against 8 × 30,000 for H100 (the catalogue's own
// medians). Cheap cards do not shrink the rest of the server: assumed floors for it.
constexpr double serverOverCards = 1.35;
constexpr double serverFloorDollars = 20000, serverFloorRenminbi = 140000;
constexpr std::size_t enoughQuotes = 3;
const Seconds longestLease = units::months(13); // a year, however it is counted

struct Quote {
    double amount; // per card-hour or per card
    const Price* price;
};

using Select = std::optional<double> (*)(const Price&); // its amount, if it is meant

// The last day that "2026-11-09", "2026-11" or "2026" may mean, as 20261109; 0 for "undated …".
int lastDay(const std::string& date)
{
    int year = 0, month = 12, day = 31;
    const int parts = std::sscanf(date.c_str(), "%4d-%2d-%2d", &year, &month, &day);
    return parts >= 1 && year > 1900 ? year * 10000 + month * 100 + day : 0;
}

std::string rounded(double value, int digits)
{
    char text[40];
    std::snprintf(text, sizeof text, "%.*e", digits - 1, value);
    return plainText(std::strtod(text, nullptr));
}

double roundedNumber(double value, int digits)
{
    return std::strtod(rounded(value, digits).c_str(), nullptr);
}

double median(std::vector<Quote>& quotes)
{
    std::sort(quotes.begin(), quotes.end(),
              [](const Quote& a, const Quote& b) { return a.amount < b.amount; });
    const std::size_t n = quotes.size();
    return n % 2 ? quotes[n / 2].amount
                 : (quotes[n / 2 - 1].amount + quotes[n / 2].amount) / 2;
}

DefaultPrice assumption(double amount, Currency currency, Message reason, std::string asOf)
{
    DefaultPrice out;
    out.amount = {amount, currency};
    out.source = {toString(reason), std::move(asOf), Trust::assumed};
    out.reason = std::move(reason);
    return out;
}

std::vector<Quote> quotesOf(
    const Catalogue& catalogue, const Accelerator& accelerator, Select select)
{
    std::vector<Quote> all;
    for (const Price& price : catalogue.prices)
        if (price.accelerator == accelerator.id)
            if (const auto amount = select(price))
                all.push_back({*amount, &price});
    const auto isIn = [](Currency currency) {
        return [=](const Quote& quote) { return quote.price->amount.currency() == currency; };
    };
    Currency wanted = accelerator.market == "cn" ? Currency::cny : Currency::usd;
    if (std::none_of(all.begin(), all.end(), isIn(wanted))) // then the currency of most quotes
        wanted = *std::max_element(allCurrencies.begin(), allCurrencies.end(),
            [&](Currency a, Currency b) {
                return std::count_if(all.begin(), all.end(), isIn(a))
                    < std::count_if(all.begin(), all.end(), isIn(b));
            });
    std::erase_if(all, std::not_fn(isIn(wanted)));

    const int yearBefore = lastDay(catalogue.version) - 10000;
    std::vector<Quote> recent = all;
    std::erase_if(
        recent, [&](const Quote& quote) { return lastDay(quote.price->source.asOf) < yearBefore; });
    return recent.size() >= enoughQuotes ? recent : all;
}

// "GPU-hour" of "per GPU-hour".
std::string bareUnitOf(const Price& price)
{
    return price.unit.starts_with("per ") ? price.unit.substr(4) : price.unit;
}

// The user's newest quote; of a day's the last one entered.
std::optional<DefaultPrice> ownQuote(
    const Catalogue& catalogue, const Accelerator& accelerator, Select select)
{
    const Price* newest = nullptr;
    std::size_t others = 0;
    for (const Price& price : catalogue.prices) {
        if (price.accelerator != accelerator.id || !select(price))
            continue;
        if (!price.own)
            ++others;
        else if (!newest || lastDay(price.source.asOf) >= lastDay(newest->source.asOf))
            newest = &price;
    }
    if (!newest)
        return std::nullopt;
    DefaultPrice out;
    out.amount = {*select(*newest), newest->amount.currency()};
    out.low = out.high = out.value();
    out.quotes = {newest};
    const std::string unit(codeOf(newest->amount.currency()));
    const std::string net = rounded(newest->net().value(), 6);
    out.reason = newest->tax == Tax::included
        ? Message{SW_TEXT("Catalogue",
                      "your quote from %1 (%2), %3 %4 per %5 with tax, %6 without; it goes before the "
                      "%7 quotes of the catalogue"),
              {newest->provider, newest->source.asOf, rounded(newest->amount.value(), 6), unit,
                  bareUnitOf(*newest), net, std::to_string(others)}}
        : Message{SW_TEXT("Catalogue",
                      "your quote from %1 (%2), %3 %4 per %5; it goes before the %6 quotes of the "
                      "catalogue"),
              {newest->provider, newest->source.asOf, net, unit, bareUnitOf(*newest),
                  std::to_string(others)}};
    out.source = {toString(out.reason), newest->source.asOf, Trust::quoted};
    return out;
}

std::optional<DefaultPrice> middle(
    const Catalogue& catalogue, const Accelerator& accelerator, Select select)
{
    if (auto own = ownQuote(catalogue, accelerator, select))
        return own;
    std::vector<Quote> quotes = quotesOf(catalogue, accelerator, select);
    if (quotes.empty())
        return std::nullopt;
    DefaultPrice out;
    const double amount = median(quotes);
    const Currency currency = quotes.front().price->amount.currency();
    out.amount = {amount, currency};
    out.low = quotes.front().amount;
    out.high = quotes.back().amount;
    const Price* newest = quotes.front().price;
    for (const Quote& quote : quotes) {
        out.quotes.push_back(quote.price);
        if (lastDay(quote.price->source.asOf) > lastDay(newest->source.asOf))
            newest = quote.price;
    }
    const std::string unit(codeOf(currency));
    if (quotes.size() == 1)
        out.reason = {SW_TEXT("Catalogue", "one quote, %1 %2 per %3, from %4 (%5)"),
            {rounded(newest->net().value(), 6), unit, bareUnitOf(*newest), newest->provider,
             newest->source.asOf}};
    else
        out.reason = {
            SW_TEXT("Catalogue", "median of %1 quotes from %2 to %3 %4, the newest of %5"),
            {std::to_string(quotes.size()), rounded(out.low, 4), rounded(out.high, 4), unit,
             newest->source.asOf}};
    out.source = {toString(out.reason), newest->source.asOf, Trust::quoted};
    return out;
}

// ---- What counts as a quote --------------------------------------------------------------------

std::optional<double> perCardHour(const Price& price)
{
    const auto amount = cardHourPrice(price);
    return amount ? std::optional(amount->value()) : std::nullopt;
}

std::optional<double> rentAmount(const Price& price)
{
    return price.kind == PriceKind::onDemand ? perCardHour(price) : std::nullopt;
}

std::optional<double> spotAmount(const Price& price)
{
    return price.kind == PriceKind::spot ? perCardHour(price) : std::nullopt;
}

std::optional<double> leaseAmount(const Price& price)
{
    // What the user was offered is what counts, whatever its term.
    if (!price.own && termOf(price) > longestLease)
        return std::nullopt;
    return price.kind == PriceKind::reserved || price.kind == PriceKind::lease ? perCardHour(price)
                                                                               : std::nullopt;
}

std::optional<double> cardAmount(const Price& price)
{
    return price.kind == PriceKind::card ? std::optional(price.net().value() / price.cards)
                                         : std::nullopt;
}

std::optional<double> serverAmountPerCard(const Price& price)
{
    return price.kind == PriceKind::server ? std::optional(price.net().value() / price.cards)
                                           : std::nullopt;
}

// ---- Cards without quotes ----------------------------------------------------------------------

using Own = std::optional<DefaultPrice> (*)(const Catalogue&, const Accelerator&);

// How unlike two cards are: in logarithms, so that twice and half count alike. A card of the same
// vendor is the nearer one whatever its size; then one that is sold in the same market. Consumer
// cards are priced by other rules.
double distance(const Accelerator& wanted, const Accelerator& other)
{
    const auto apart = [](double x, double y) { return std::abs(std::log(x / y)); };
    const auto consumer = [](const Accelerator& a) { return a.name.starts_with("GeForce"); };
    double out = apart(wanted.peak16.value(), other.peak16.value())
        + apart(wanted.memoryBandwidth.value(), other.memoryBandwidth.value())
        + apart(wanted.memoryNominal.value(), other.memoryNominal.value());
    if (wanted.vendor != other.vendor)
        out += wanted.market == other.market ? 100 : 200;
    if (consumer(wanted) != consumer(other))
        out += 3;
    return out;
}

// A card of one market is best priced in its currency.
double currencyDistance(const Accelerator& wanted, Currency currency)
{
    return (wanted.market == "cn") == (currency == Currency::cny) ? 0 : 2;
}

// The price of the most similar card that has one, scaled: buyers pay for both kinds of speed.
std::optional<DefaultPrice> estimated(
    const Catalogue& catalogue, const Accelerator& accelerator, Own own)
{
    // Nearest first, since looking for quotes is what takes time.
    std::vector<std::pair<double, const Accelerator*>> others;
    for (const Accelerator& other : catalogue.accelerators)
        if (other.id != accelerator.id)
            others.emplace_back(distance(accelerator, other), &other);
    std::stable_sort(others.begin(), others.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    const Accelerator* nearest = nullptr;
    std::optional<DefaultPrice> price;
    double least = 0;
    for (const auto& [base, other] : others) {
        if (nearest && base >= least)
            break;
        auto its = own(catalogue, *other);
        if (!its)
            continue;
        const double far = base + currencyDistance(accelerator, its->currency());
        if (!nearest || far < least) {
            nearest = other;
            price = std::move(its);
            least = far;
        }
    }
    if (!nearest)
        return std::nullopt;
    const double scale = std::sqrt(accelerator.peak16.value() / nearest->peak16.value()
        * (accelerator.memoryBandwidth.value() / nearest->memoryBandwidth.value()));
    const double amount = roundedNumber(price->value() * scale, 2);
    return assumption(amount, price->currency(),
        {SW_TEXT("Catalogue",
                 "no quote: %1 %2 of %3 × %4, the geometric mean of the ratios of 16-bit peak and "
                 "memory bandwidth"),
         {rounded(price->value(), 3), std::string(codeOf(price->currency())), nearest->name,
          rounded(scale, 2)}},
        price->source.asOf);
}

std::optional<DefaultPrice> ownRent(const Catalogue& catalogue, const Accelerator& accelerator)
{
    return middle(catalogue, accelerator, rentAmount);
}

std::optional<DefaultPrice> rent(const Catalogue& catalogue, const Accelerator& accelerator)
{
    auto own = ownRent(catalogue, accelerator);
    return own ? own : estimated(catalogue, accelerator, ownRent);
}

std::optional<DefaultPrice> shareOfRent(
    const Catalogue& catalogue, const Accelerator& accelerator, double share, Text reason)
{
    const auto whole = rent(catalogue, accelerator);
    if (!whole)
        return std::nullopt;
    return assumption(roundedNumber(whole->value() * share, 3), whole->currency(),
        {reason, {plainText(share), rounded(whole->value(), 4),
                  std::string(codeOf(whole->currency()))}},
        whole->source.asOf);
}

std::optional<DefaultPrice> spot(const Catalogue& catalogue, const Accelerator& accelerator)
{
    auto own = middle(catalogue, accelerator, spotAmount);
    return own ? own
               : shareOfRent(catalogue, accelerator, spotShare,
                     SW_TEXT("Catalogue",
                             "no quote: %1 of the on-demand price, %2 %3; spot is listed at "
                             "0.35 to 0.70 of it"));
}

std::optional<DefaultPrice> lease(const Catalogue& catalogue, const Accelerator& accelerator)
{
    auto own = middle(catalogue, accelerator, leaseAmount);
    const auto rented = rent(catalogue, accelerator);
    const bool users = own && own->quotes.front()->own;
    const bool dearer = own && !users && rented && own->currency() == rented->currency()
        && own->value() > rented->value();
    if (own && !dearer)
        return own;
    return shareOfRent(catalogue, accelerator, leaseShare,
        dearer ? SW_TEXT("Catalogue",
                         "%1 of the on-demand price, %2 %3, since the reserved quotes are older "
                         "and dearer than that; a year is listed at 0.59 to 0.83 of it")
               : SW_TEXT("Catalogue",
                         "no quote: %1 of the on-demand price, %2 %3; a year is listed at 0.59 to "
                         "0.83 of it"));
}

std::optional<DefaultPrice> ownCard(const Catalogue& catalogue, const Accelerator& accelerator)
{
    return middle(catalogue, accelerator, cardAmount);
}

// From the quotes of the card itself, per card of the server.
std::optional<DefaultPrice> ownServerPerCard(
    const Catalogue& catalogue, const Accelerator& accelerator)
{
    if (auto quoted = middle(catalogue, accelerator, serverAmountPerCard))
        return quoted;
    const auto card = ownCard(catalogue, accelerator);
    if (!card)
        return std::nullopt;
    const double cards = accelerator.cardsPerNode.value();
    const double floor = card->currency() == Currency::usd ? serverFloorDollars
                                                           : serverFloorRenminbi;
    const double rest = std::max(card->value() * (serverOverCards - 1), floor / cards);
    return assumption(roundedNumber((card->value() + rest) * cards, 3) / cards, card->currency(),
        {SW_TEXT("Catalogue",
                 "cards at %1 %2 (%3) and %4 for the rest of a server with %5 of them: 0.35 of "
                 "the cards, as for H100, but not under %6"),
         {rounded(card->value(), 6), std::string(codeOf(card->currency())), toString(card->reason),
          rounded(rest * cards, 3), plainText(cards), rounded(floor, 3)}},
        card->source.asOf);
}

std::optional<DefaultPrice> server(const Catalogue& catalogue, const Accelerator& accelerator)
{
    if (accelerator.market == "cloud")
        return std::nullopt;
    auto price = ownServerPerCard(catalogue, accelerator);
    if (!price)
        price = estimated(catalogue, accelerator, ownServerPerCard);
    if (!price)
        return std::nullopt;
    const double cards = accelerator.cardsPerNode.value();
    price->amount = price->amount * ratio(cards);
    price->low *= cards;
    price->high *= cards;
    return price;
}

std::optional<DefaultPrice> card(const Catalogue& catalogue, const Accelerator& accelerator)
{
    if (accelerator.market == "cloud")
        return std::nullopt;
    auto own = ownCard(catalogue, accelerator);
    return own ? own : estimated(catalogue, accelerator, ownCard);
}

} // namespace

std::optional<DefaultPrice> defaultPrice(
    const Catalogue& catalogue, const Accelerator& accelerator, PriceKind kind)
{
    switch (kind) {
    case PriceKind::onDemand: return rent(catalogue, accelerator);
    case PriceKind::spot: return spot(catalogue, accelerator);
    case PriceKind::reserved:
    case PriceKind::lease: return lease(catalogue, accelerator);
    case PriceKind::server: return server(catalogue, accelerator);
    case PriceKind::card: return card(catalogue, accelerator);
    case PriceKind::service:
    case PriceKind::other: break;
    }
    return std::nullopt;
}

std::optional<DefaultPrice> defaultPrice(
    const Catalogue& catalogue, std::string_view accelerator, PriceKind kind)
{
    const Accelerator* found = catalogue.accelerator(accelerator);
    return found ? defaultPrice(catalogue, *found, kind) : std::nullopt;
}

} // namespace sizewright
