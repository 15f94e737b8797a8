#include "core/catalogue/price_book.h"

#include "core/units/literals.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>

namespace sizewright {

namespace {

std::optional<int> takeNumber(std::string_view& text, std::size_t digits)
{
    int value = 0;
    if (text.size() < digits)
        return {};
    const auto [end, error] = std::from_chars(text.data(), text.data() + digits, value);
    if (error != std::errc{} || end != text.data() + digits)
        return {};
    text.remove_prefix(digits);
    return value;
}

bool isLease(PriceKind kind) { return kind == PriceKind::reserved || kind == PriceKind::lease; }

} // namespace

std::optional<QuotedAmount> cardHourPrice(const Price& price)
{
    switch (price.kind) {
    case PriceKind::onDemand:
    case PriceKind::spot:
    case PriceKind::reserved: return price.net() / ratio(price.cards);
    case PriceKind::lease: // per month of a node
        return price.net() / ratio(price.cards) / ratio(units::month / units::hour);
    case PriceKind::server:
    case PriceKind::card:
    case PriceKind::service:
    case PriceKind::other: break;
    }
    return {};
}

std::optional<QuotedAmount> unitPrice(const Price& price, const Catalogue& catalogue)
{
    const Accelerator* card = catalogue.accelerator(price.accelerator);
    if (price.kind == PriceKind::server)
        return card ? price.net() / ratio(price.cards) * ratio(card->cardsPerNode.value()) : price.net();
    if (price.kind == PriceKind::card)
        return price.net() / ratio(price.cards);
    return cardHourPrice(price);
}

Seconds termOf(const Price& price)
{
    if (price.term.value() > 0)
        return price.term;
    // "reserved 3y", "reserved 1 month"
    const std::string& words = price.kindText;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] < '0' || words[i] > '9')
            continue;
        int count = 0;
        const auto [end, error]
            = std::from_chars(words.data() + i, words.data() + words.size(), count);
        std::string_view rest(end, std::size_t(words.data() + words.size() - end));
        while (rest.starts_with(' ') || rest.starts_with('-'))
            rest.remove_prefix(1);
        if (error == std::errc{} && rest.starts_with('y'))
            return units::months(12.0 * count);
        if (error == std::errc{} && rest.starts_with("mo"))
            return units::months(count);
        i = std::size_t(end - words.data());
    }
    return units::months(0);
}

std::optional<int> dayNumber(std::string_view date)
{
    using namespace std::chrono;
    const auto year = takeNumber(date, 4);
    if (!year)
        return {};
    std::optional<int> month, day;
    if (date.starts_with('-')) {
        date.remove_prefix(1);
        month = takeNumber(date, 2);
        if (month && date.starts_with('-')) {
            date.remove_prefix(1);
            day = takeNumber(date, 2);
        }
    }
    const year_month in{std::chrono::year{*year},
        std::chrono::month{unsigned(month.value_or(12))}};
    const year_month_day ymd = day ? year_month_day{in / std::chrono::day{unsigned(*day)}}
                                   : year_month_day{in / last};
    if (!ymd.ok())
        return {};
    return int(sys_days{ymd}.time_since_epoch().count());
}

std::string dateOfDay(int day)
{
    using namespace std::chrono;
    const year_month_day ymd{sys_days{days{day}}};
    char text[32];
    std::snprintf(text, sizeof text, "%04d-%02u-%02u", int(ymd.year()), unsigned(ymd.month()),
        unsigned(ymd.day()));
    return text;
}

PriceAge ageOf(const Price& price, std::string_view today)
{
    const auto now = dayNumber(today), day = dayNumber(price.source.asOf);
    return {&price, now && day ? std::optional(*now - *day) : std::nullopt};
}

std::vector<PriceAge> stalePrices(const Catalogue& catalogue)
{
    std::vector<PriceAge> out;
    for (const Price& price : catalogue.prices)
        if (const PriceAge age = ageOf(price, catalogue.version); age.stale())
            out.push_back(age);
    std::stable_sort(out.begin(), out.end(), [](const PriceAge& a, const PriceAge& b) {
        return a.days.value_or(-1) > b.days.value_or(-1);
    });
    return out;
}

Text label(PriceUse use)
{
    switch (use) {
    case PriceUse::inMedian: return SW_TEXT("PriceUse", "in the median");
    case PriceUse::isQuote: return SW_TEXT("PriceUse", "is the default");
    case PriceUse::behindOwn: return SW_TEXT("PriceUse", "your quote goes before it");
    case PriceUse::otherCurrency: return SW_TEXT("PriceUse", "left out: another currency");
    case PriceUse::tooOld: return SW_TEXT("PriceUse", "left out: there are enough newer ones");
    case PriceUse::longTerm: return SW_TEXT("PriceUse", "left out: longer than a year");
    case PriceUse::notUsed: return SW_TEXT("PriceUse", "not used for a default");
    }
    return {};
}

PriceUse useOf(const Price& price, const Catalogue& catalogue)
{
    const auto standard = defaultPrice(catalogue, price.accelerator, price.kind);
    if (!standard || !unitPrice(price, catalogue))
        return PriceUse::notUsed;
    const auto& quotes = standard->quotes;
    if (std::find(quotes.begin(), quotes.end(), &price) != quotes.end())
        return quotes.size() == 1 ? PriceUse::isQuote : PriceUse::inMedian;
    if (quotes.empty()) // the default is an assumption, for its own stated reason
        return PriceUse::notUsed;
    if (quotes.front()->own)
        return PriceUse::behindOwn;
    if (isLease(price.kind) && termOf(price) > units::months(13))
        return PriceUse::longTerm;
    if (price.amount.currency() != standard->currency())
        return PriceUse::otherCurrency;
    return PriceUse::tooOld;
}

PriceHistory priceHistory(const Catalogue& catalogue, std::string_view accelerator, PriceKind kind)
{
    PriceHistory out;
    for (const Price& price : catalogue.prices) {
        const bool meant = price.kind == kind || (isLease(kind) && isLease(price.kind));
        const auto amount = unitPrice(price, catalogue);
        if (price.accelerator != accelerator || !meant || !amount)
            continue;
        if (const auto day = dayNumber(price.source.asOf))
            out.points.push_back({*day, *amount, &price});
        else
            ++out.undated;
    }
    std::stable_sort(out.points.begin(), out.points.end(),
        [](const PricePoint& a, const PricePoint& b) {
            return a.day != b.day ? a.day < b.day : a.amount.value() < b.amount.value();
        });
    out.standard = defaultPrice(catalogue, accelerator, kind);
    return out;
}

Text label(PriceKind kind)
{
    switch (kind) {
    case PriceKind::onDemand: return SW_TEXT("PriceKind", "On demand");
    case PriceKind::spot: return SW_TEXT("PriceKind", "Spot");
    case PriceKind::reserved: return SW_TEXT("PriceKind", "Reserved");
    case PriceKind::lease: return SW_TEXT("PriceKind", "Lease");
    case PriceKind::server: return SW_TEXT("PriceKind", "Server");
    case PriceKind::card: return SW_TEXT("PriceKind", "Card");
    case PriceKind::service: return SW_TEXT("PriceKind", "Service");
    case PriceKind::other: return SW_TEXT("PriceKind", "Other");
    }
    return {};
}

Text label(Tax tax)
{
    switch (tax) {
    case Tax::notStated: return SW_TEXT("Tax", "not stated, taken for net");
    case Tax::excluded: return SW_TEXT("Tax", "without tax");
    case Tax::included: return SW_TEXT("Tax", "with tax");
    }
    return {};
}

} // namespace sizewright
