// What renting, leasing or buying a card costs as long as nobody has typed a quote: the middle of
// the catalogue's quotes where there are any, otherwise a stated assumption.
#pragma once

#include "core/catalogue/catalogue.h"

#include <optional>
#include <vector>

namespace sizewright {

struct DefaultPrice {
    // Per card-hour for onDemand, spot and lease; per card for card; for server per server of
    // Accelerator::cardsPerNode cards.
    QuotedAmount amount;
    double low = 0, high = 0; // of the quotes, in the same unit; both 0 where it is an assumption
    std::vector<const Price*> quotes; // those in the median, of the catalogue that was given
    Message reason; // "median of 12 quotes …"
    Source source; // the reason in English, with its date

    double value() const { return amount.value(); } // in currency()
    Currency currency() const { return amount.currency(); }
};

// `kind`: onDemand, spot, lease (reserved means the same), server or card.
//   onDemand  median of the quotes
//   spot      median of the quotes, else a share of on-demand
//   lease     median of the reserved quotes of up to a year and of the monthly leases, else, or
//             where these are older and dearer than renting, a share of on-demand
//   server    median of the server quotes, else cards and what a server adds to them
// A quote of the user's for the card and kind goes before all of that: the newest of them, and of a
// day's the last one entered. Otherwise quotes of the last twelve months where there are three of
// them, else all; net of the tax they were quoted with. In dollars, but in renminbi for a card that is
// sold in China only; in another currency where there are only such. A card without quotes takes the price of the
// card most like it, scaled. None where a thing cannot be had: a server of rented-only chips.
std::optional<DefaultPrice> defaultPrice(
    const Catalogue& catalogue, const Accelerator& accelerator, PriceKind kind);
std::optional<DefaultPrice> defaultPrice(
    const Catalogue& catalogue, std::string_view accelerator, PriceKind kind);

} // namespace sizewright
