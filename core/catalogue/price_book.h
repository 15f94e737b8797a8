// What the list of prices says beyond its rows: a price per card-hour, its term, its age, how it takes
// part in the default, and the course of prices over time. Amounts stay in the currency they were quoted
// in and are net of tax.
#pragma once

#include "core/catalogue/default_prices.h"

namespace sizewright {

// ---- one price ---------------------------------------------------------------------------------

// Of a card for an hour: on demand, spot, reserved and lease; none for what is bought or is no card.
std::optional<QuotedAmount> cardHourPrice(const Price& price);
// What prices of a kind are compared by: per card-hour, per card, and per server of as many cards as its
// card has in a node, whatever the number that was quoted for.
std::optional<QuotedAmount> unitPrice(const Price& price, const Catalogue& catalogue);
// The contract's length: as stated, else what the kind's words say ("reserved 3y"), else 0.
Seconds termOf(const Price& price);

// ---- age ---------------------------------------------------------------------------------------

// On-demand prices of H100 halved within two years (2024 to 2026, the catalogue's own rows), some 3 %
// a month: after half a year a quote is off by more than the spread between providers.
inline constexpr int freshDays = 180;

// Days since 1970 of the last day that "2026-11-09", "2026-11" or "2026" may mean.
std::optional<int> dayNumber(std::string_view date);
// "2026-11-09"
std::string dateOfDay(int day);

struct PriceAge {
    const Price* price = nullptr;
    std::optional<int> days; // before the day asked about; none where the price has no date
    bool stale() const { return !days || *days > freshDays; }
};
// `today`: the catalogue's own date, or the day it is looked at.
PriceAge ageOf(const Price& price, std::string_view today);
// Prices older than freshDays or undated on the catalogue's date, oldest first, undated at the end.
std::vector<PriceAge> stalePrices(const Catalogue& catalogue);

// ---- how a price takes part --------------------------------------------------------------------

enum class PriceUse : std::uint8_t {
    inMedian, // one of the quotes in the median
    isQuote, // the only quote, or the user's, which goes before the median
    behindOwn, // a quote of the user's goes before it
    otherCurrency, // the median is of another currency
    tooOld, // there are enough quotes of the last twelve months
    longTerm, // a contract of more than a year says little about a short lease
    notUsed, // no default rests on this kind
};
Text label(PriceUse use);
PriceUse useOf(const Price& price, const Catalogue& catalogue);

// ---- course over time --------------------------------------------------------------------------

struct PricePoint {
    int day = 0; // see dayNumber
    QuotedAmount amount; // unitPrice()
    const Price* price = nullptr;
};
struct PriceHistory {
    std::vector<PricePoint> points; // by day, then by amount
    std::optional<DefaultPrice> standard; // what is taken today
    std::size_t undated = 0; // prices that cannot be placed
};
// The prices of a card and kind; `kind` lease takes reserved prices along, as the default does.
PriceHistory priceHistory(const Catalogue& catalogue, std::string_view accelerator, PriceKind kind);

Text label(PriceKind kind);
Text label(Tax tax);

} // namespace sizewright
