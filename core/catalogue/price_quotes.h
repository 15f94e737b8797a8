// The user's own prices: their file, what taking over another file would do, and the catalogue with them.
//
// The file is a CSV with the header in which prices are passed on,
//   item,provider,kind,unit,price,currency,region,as_of,source,confidence,notes
// in any order, and with columns of our own that may be missing: accelerator (id), use (the kind in the
// catalogue's words), cards (that one unit covers), term_months, tax (included, excluded), tax_rate.
// What is missing is read from kind, unit and item where these say it.
#pragma once

#include "core/catalogue/catalogue.h"

namespace sizewright {

struct ReadQuote {
    std::size_t line = 0; // in the file, from 1
    Price price;
};
struct QuotesFile {
    std::vector<ReadQuote> quotes;
    std::vector<Problem> refused; // at "file:line", each with its reason
};
// Every row becomes a quote of the user's or a problem. `cards` names the cards that items are looked
// for among. A quote needs a day, so that it can age.
QuotesFile readQuotes(std::string_view csv, std::string_view fileName, const Catalogue& cards);

// With every column; what is written reads back as the same prices.
std::string writeQuotes(const std::vector<const Price*>& prices);
std::string writeQuotes(const std::vector<Price>& prices);

// The same provider's offer of the same thing on the same day; a later day is a new entry, since the
// older one is its history.
bool isSameOffer(const Price& a, const Price& b);

enum class QuoteFate : std::uint8_t {
    added, replaced,
    unchanged, // there already, the same in everything
    shipped, // stands in the catalogue; taking it for the user's would set it before the others
};
Text label(QuoteFate fate);
struct QuoteChange {
    std::size_t line = 0;
    QuoteFate fate = QuoteFate::added;
    Price price;
    std::optional<Price> before; // where replaced
};
struct QuotesImport {
    std::vector<QuoteChange> changes; // in the order of the file
    std::vector<Problem> refused;
    std::vector<Price> result; // the user's quotes as they would be
    std::size_t count(QuoteFate fate) const;
};
QuotesImport planImport(std::string_view csv, std::string_view fileName,
    const std::vector<Price>& own, const Catalogue& shipped);

// What is wrong with a quote that was put together elsewhere; empty where it can be kept.
std::vector<Problem> quoteProblems(const Price& price);

// The shipped catalogue with the user's quotes, which go before its own in the default prices.
Catalogue catalogueWith(const Catalogue& shipped, const std::vector<Price>& own);

} // namespace sizewright
