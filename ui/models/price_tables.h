// The price book as tables and words, without widgets.
#pragma once

#include "core/catalogue/price_book.h"
#include "core/catalogue/price_quotes.h"
#include "core/plan/scenario.h"
#include "ui/models/table_model.h"

namespace sizewright {

enum class PriceColumn { item, kind, provider, region, asOf, origin, confidence, use, price, cardHour };

// What the prices are shown against: the rates of a scenario, and the day from which they age.
struct PriceView {
    const Catalogue& catalogue;
    const Scenario& scenario;
    std::string today;
};

QString shownAmount(QuotedAmount amount, int digits = 4); // "¥12.5", "HK$80"
// The same in the plan's money: "$2.49".
QString shownInPlan(QuotedAmount amount, const Scenario& scenario, int digits = 4);
QString shownConversion(const Scenario& scenario, Currency from); // ", at 7.1 CNY per US dollar"
QString shownKind(const Price& price); // "Reserved, 12 months"
QString shownUnit(const std::string& unit); // in the language of the window where it is a usual one
QString shownTax(const Price& price);
QString shownConfidence(const std::string& confidence);
QString cardName(const Catalogue& catalogue, std::string_view accelerator);

// One line a price, in the order of the catalogue; KeyRole: its index.
TableContent priceTable(const PriceView& view);
// A card's providers side by side, a row a kind: each its newest price, in the plan's money; KeyRole: the
// index of that price.
TableContent providerTable(const PriceView& view, std::string_view accelerator);
// Everything about one price.
QString priceDetails(const PriceView& view, const Price& price);

// What taking a file over would do, a line a row of the file, refused ones last.
TableContent importTable(const QuotesImport& import);

} // namespace sizewright
