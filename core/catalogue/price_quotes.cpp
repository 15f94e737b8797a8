#include "core/catalogue/price_quotes.h"

#include "core/catalogue/csv_rows.h"
#include "core/catalogue/json_fields.h"
#include "core/catalogue/price_book.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace sizewright {

using nlohmann::ordered_json;

namespace {

constexpr std::array columns{"item", "provider", "kind", "unit", "price", "currency", "region",
    "as_of", "source", "confidence", "notes", "accelerator", "use", "cards", "term_months", "tax",
    "tax_rate"};
constexpr std::array needed{"item", "provider", "unit", "price", "currency", "as_of"};

std::string small(std::string_view text)
{
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
        [](unsigned char c) { return char(std::tolower(c)); });
    return out;
}

bool holds(const std::string& text, std::string_view word)
{
    return text.find(word) != std::string::npos;
}

// What a unit says about itself: "per 8-GPU node-month".
struct UnitWords {
    bool hour = false, month = false, node = false, rack = false;
    int cards = 0; // 0: no number stands in it
};

UnitWords wordsOf(const std::string& unit)
{
    const std::string text = small(unit);
    UnitWords out;
    out.hour = holds(text, "hour") || text.ends_with("/h");
    out.month = holds(text, "month");
    out.node = holds(text, "node") || holds(text, "server") || holds(text, "machine");
    out.rack = holds(text, "rack");
    if (const auto digit = text.find_first_of("0123456789"); digit != std::string::npos)
        std::from_chars(text.data() + digit, text.data() + text.size(), out.cards);
    return out;
}

// The kind in the catalogue's words, from what sellers write; nothing where it cannot be told.
std::optional<PriceKind> kindOf(const std::string& written, const std::string& unit)
{
    const std::string kind = small(written);
    const UnitWords words = wordsOf(unit);
    if (kind == "service" || kind == "other" || kind == "computed")
        return kind == "service" ? PriceKind::service : PriceKind::other;
    if (words.month && !words.hour)
        return PriceKind::lease;
    if (words.hour) {
        if (kind.starts_with("spot"))
            return PriceKind::spot;
        if (kind.starts_with("reserved") || holds(kind, "lease"))
            return PriceKind::reserved;
        if (kind.starts_with("on-demand") || kind.starts_with("on demand") || kind.empty()
            || holds(kind, "quote") || holds(kind, "rent"))
            return PriceKind::onDemand;
        return {};
    }
    if (kind.starts_with("purchase") || kind == "server" || kind == "card" || kind.empty()
        || holds(kind, "quote")) {
        if (kind == "server" || words.node || words.rack)
            return PriceKind::server;
        return PriceKind::card;
    }
    return {};
}

// The card that an item names: by id, by name, or as another row of the catalogue calls it.
const Accelerator* cardOf(const std::string& item, const Catalogue& cards)
{
    const std::string wanted = small(item);
    for (const Accelerator& a : cards.accelerators)
        if (small(a.id) == wanted || small(a.name) == wanted)
            return &a;
    for (const Price& price : cards.prices)
        if (!price.accelerator.empty() && small(price.item) == wanted)
            return cards.accelerator(price.accelerator);
    return nullptr;
}

Problem refusal(const std::string& place, const char* code, Text text,
    std::vector<std::string> arguments = {})
{
    return {Severity::error, code, place, {text, std::move(arguments)}};
}

// What the row leaves to be read from its words.
std::vector<Problem> complete(
    ordered_json& json, const CsvRow& row, const std::string& place, const Catalogue& cards)
{
    std::vector<Problem> problems;
    const std::string& unit = row["unit"];
    if (!json.contains("kind")) {
        if (const auto kind = kindOf(row["kind"], unit))
            json["kind"] = codeOf(*kind);
        else
            problems.push_back(refusal(place, "quotes.kind",
                SW_TEXT("Quotes",
                    "“%1” %2 is no kind of price that is known; write on-demand, spot, reserved, "
                    "lease, server, card or service into a column “use”"),
                {row["kind"], unit}));
    }
    const Accelerator* card = cards.accelerator(row["accelerator"]);
    if (!card && row["accelerator"].empty())
        card = cardOf(row["item"], cards);
    if (card)
        json["accelerator"] = card->id;
    else if (!row["accelerator"].empty())
        problems.push_back(refusal(place, "quotes.accelerator",
            SW_TEXT("Catalogue", "the accelerator “%1” is not in the catalogue"),
            {row["accelerator"]}));
    const std::string kind = json.value("kind", std::string("other"));
    if (!json.contains("cards")) {
        const UnitWords words = wordsOf(unit);
        if (words.cards > 0)
            json["cards"] = words.cards;
        else if (words.rack && kind == "server")
            problems.push_back(refusal(place, "quotes.cards",
                SW_TEXT("Quotes", "say in a column “cards” how many cards %1 is for"), {unit}));
        else if ((words.node || kind == "server") && card)
            json["cards"] = card->cardsPerNode.value();
    }
    if (const auto code = currencyOfCode(row["currency"]))
        json["currency"] = codeOf(*code);
    return problems;
}

ordered_json jsonOf(const CsvRow& row)
{
    ordered_json out = ordered_json::object();
    for (const char* key : {"item", "accelerator", "provider", "currency", "unit", "region", "tax",
             "confidence", "notes"})
        row.copyText(out, key, key);
    row.copyText(out, "kind", "use");
    row.copyText(out, "kind_text", "kind");
    row.copyNumber(out, "amount", "price");
    row.copyNumber(out, "cards", "cards");
    row.copyNumber(out, "tax_rate", "tax_rate");
    row.copyNumber(out, "term_months", "term_months");
    out["source"] = row.source("quoted");
    if (!out["source"].contains("text")) // an offer on paper has no page
        out["source"]["text"] = row["provider"];
    out["own"] = true;
    return out;
}

std::string cell(const std::string& text)
{
    if (text.find_first_of(",\"\n\r") == std::string::npos)
        return text;
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"')
            out += '"';
        out += c;
    }
    out += '"';
    return out;
}

std::string rowOf(const Price& p)
{
    const std::string cells[]{p.item, p.provider,
        p.kindText.empty() ? std::string(codeOf(p.kind)) : p.kindText, p.unit, plainText(p.amount.value()), std::string(codeOf(p.amount.currency())), p.region,
        p.source.asOf, p.source.text, p.confidence, p.notes, p.accelerator,
        std::string(codeOf(p.kind)), plainText(p.cards),
        p.term.value() > 0 ? plainText(p.term.value() / units::month) : std::string(),
        std::string(codeOf(p.tax)),
        p.taxRate.value() > 0 ? plainText(p.taxRate.value()) : std::string()};
    std::string line;
    for (const std::string& text : cells) {
        line += cell(text);
        line += ',';
    }
    line.back() = '\n';
    return line;
}

bool sameText(const Price& a, const Price& b)
{
    return toJson(a).dump() == toJson(b).dump();
}

// A row of the shipped catalogue, whoever holds it.
bool standsShipped(const Price& price, const Catalogue& shipped)
{
    return std::any_of(shipped.prices.begin(), shipped.prices.end(), [&](const Price& other) {
        return !other.own && other.item == price.item && other.provider == price.provider
            && other.kindText == price.kindText && other.unit == price.unit
            && other.amount == price.amount && other.source.asOf == price.source.asOf;
    });
}

} // namespace

std::vector<Problem> quoteProblems(const Price& price)
{
    std::vector<Problem> problems;
    const auto say = [&](const char* field, Text text, std::vector<std::string> arguments = {}) {
        problems.push_back(refusal(field, "quotes.wrong", text, std::move(arguments)));
    };
    if (price.provider.empty())
        say("provider", SW_TEXT("Quotes", "say who offers it"));
    if (!(price.amount.value() > 0))
        say("price", SW_TEXT("Quotes", "the price must be more than nothing"));
    if (!dayNumber(price.source.asOf))
        say("as_of",
            SW_TEXT("Quotes", "“%1” is no day; write the day of the quote as 2026-11-30"),
            {price.source.asOf});
    if (price.tax == Tax::included && !(price.taxRate.value() > 0))
        say("tax_rate",
            SW_TEXT("Catalogue", "the price includes tax, so its rate is needed to know the net price"));
    const UnitWords words = wordsOf(price.unit);
    const bool rented = price.kind == PriceKind::onDemand || price.kind == PriceKind::spot
        || price.kind == PriceKind::reserved;
    if (rented && !words.hour)
        say("unit", SW_TEXT("Quotes", "this kind is priced by the hour; “%1” is no such unit"),
            {price.unit});
    if (price.kind == PriceKind::lease && (!words.month || words.hour))
        say("unit", SW_TEXT("Quotes", "a lease is priced by the month; “%1” is no such unit"),
            {price.unit});
    if ((price.kind == PriceKind::server || price.kind == PriceKind::card)
        && (words.hour || words.month))
        say("unit", SW_TEXT("Quotes", "a purchase is priced by the piece; “%1” is no such unit"),
            {price.unit});
    return problems;
}

QuotesFile readQuotes(std::string_view csv, std::string_view fileName, const Catalogue& cards)
{
    QuotesFile out;
    const Result<CsvTable> table = parseCsv(csv, fileName);
    if (!table) {
        out.refused = table.problems();
        return out;
    }
    for (const char* column : needed)
        if (!table->column(column))
            out.refused.push_back(refusal(std::string(fileName), "quotes.column",
                SW_TEXT("Quotes", "there is no column “%1”, so this is no table of prices"), {column}));
    if (!out.refused.empty())
        return out;
    for (std::size_t i = 0; i < table->rows.size(); ++i) {
        const CsvRow row(*table, i);
        const std::string place = row.place(fileName);
        ordered_json json = jsonOf(row);
        std::vector<Problem> problems = complete(json, row, place, cards);
        if (problems.empty()) {
            const Result<Price> price = priceFromJson(json, place);
            if (price) {
                problems = quoteProblems(*price);
                for (Problem& problem : problems)
                    problem.place = place + '.' + problem.place;
                if (problems.empty())
                    out.quotes.push_back({table->lines[i], *price});
            } else {
                problems = price.problems();
            }
        }
        out.refused.insert(out.refused.end(), problems.begin(), problems.end());
    }
    return out;
}

std::string writeQuotes(const std::vector<const Price*>& prices)
{
    std::string out;
    for (const char* column : columns) {
        out += column;
        out += ',';
    }
    out.back() = '\n';
    for (const Price* price : prices)
        out += rowOf(*price);
    return out;
}

std::string writeQuotes(const std::vector<Price>& prices)
{
    std::vector<const Price*> all;
    for (const Price& price : prices)
        all.push_back(&price);
    return writeQuotes(all);
}

bool isSameOffer(const Price& a, const Price& b)
{
    return a.item == b.item && a.accelerator == b.accelerator && a.provider == b.provider
        && a.kind == b.kind && a.unit == b.unit && a.cards == b.cards && a.region == b.region
        && a.term == b.term && a.source.asOf == b.source.asOf;
}

Text label(QuoteFate fate)
{
    switch (fate) {
    case QuoteFate::added: return SW_TEXT("Quotes", "added");
    case QuoteFate::replaced: return SW_TEXT("Quotes", "replaced");
    case QuoteFate::unchanged: return SW_TEXT("Quotes", "there already");
    case QuoteFate::shipped: return SW_TEXT("Quotes", "shipped, not taken");
    }
    return {};
}

std::size_t QuotesImport::count(QuoteFate fate) const
{
    return std::size_t(std::count_if(changes.begin(), changes.end(),
        [&](const QuoteChange& change) { return change.fate == fate; }));
}

QuotesImport planImport(std::string_view csv, std::string_view fileName,
    const std::vector<Price>& own, const Catalogue& shipped)
{
    QuotesFile file = readQuotes(csv, fileName, shipped);
    QuotesImport out;
    out.refused = std::move(file.refused);
    out.result = own;
    for (ReadQuote& quote : file.quotes) {
        QuoteChange change{quote.line, QuoteFate::added, std::move(quote.price), {}};
        const auto known = std::find_if(out.result.begin(), out.result.end(),
            [&](const Price& price) { return isSameOffer(price, change.price); });
        if (standsShipped(change.price, shipped)) {
            change.fate = QuoteFate::shipped;
        } else if (known == out.result.end()) {
            out.result.push_back(change.price);
        } else if (sameText(*known, change.price)) {
            change.fate = QuoteFate::unchanged;
        } else {
            change.fate = QuoteFate::replaced;
            change.before = *known;
            *known = change.price;
        }
        out.changes.push_back(std::move(change));
    }
    return out;
}

Catalogue catalogueWith(const Catalogue& shipped, const std::vector<Price>& own)
{
    Catalogue out = shipped;
    for (const Price& price : own) {
        out.prices.push_back(price);
        out.prices.back().own = true;
    }
    if (!own.empty())
        indexStandardPrices(out);
    return out;
}

} // namespace sizewright
