#include "app/commands/catalog_prices.h"

#include "app/commands/files.h"
#include "app/commands/near_matches.h"
#include "app/commands/output.h"
#include "app/commands/price_file.h"
#include "app/commands/text_table.h"
#include "core/catalogue/csv.h"
#include "core/catalogue/price_book.h"
#include "core/results/results_json.h"
#include "core/units/display.h"

#include <algorithm>

namespace sizewright {

namespace {

using Json = nlohmann::ordered_json;

std::string amountText(QuotedAmount amount, int digits = 6)
{
    return numberText(amount.value(), digits) + " " + std::string(codeOf(amount.currency()));
}

// A card that is named and does not exist, or a kind.
std::optional<int> wrongFilter(const Arguments& arguments, const Catalogue& catalogue)
{
    const std::string card = arguments.value("--card"), kind = arguments.value("--kind");
    if (!card.empty() && !catalogue.accelerator(card)) {
        std::vector<std::string_view> ids;
        for (const Accelerator& a : catalogue.accelerators)
            ids.push_back(a.id);
        return failUsage(
            SW_TEXT("Cli", "the catalogue has no \"%1\"%2; `catalog list` shows its ids"),
            {excerpt(card, 80), didYouMean(card, ids)});
    }
    if (kind.empty())
        return {};
    for (int i = 0; i <= int(PriceKind::other); ++i)
        if (codeOf(PriceKind(i)) == kind)
            return {};
    return failUsage(SW_TEXT("Cli",
                         "there is no kind of price \"%1\"; say on-demand, spot, reserved, lease, "
                         "server, card, service or other"),
        {excerpt(kind, 60)});
}

std::vector<const Price*> listed(const Arguments& arguments, const Catalogue& catalogue)
{
    const std::string card = arguments.value("--card"), kind = arguments.value("--kind");
    std::vector<const Price*> out;
    for (const Price& price : catalogue.prices)
        if ((card.empty() || price.accelerator == card)
            && (kind.empty() || codeOf(price.kind) == kind) && (!arguments.has("--own") || price.own))
            out.push_back(&price);
    return out;
}

Json priceJson(const Price& price, const Catalogue& catalogue)
{
    Json out = toJson(price);
    out["net"] = numberJson(price.net().value());
    if (const auto hour = cardHourPrice(price))
        out["net_per_card_hour"] = numberJson(hour->value());
    const PriceAge age = ageOf(price, catalogue.version);
    out["age_days"] = age.days ? Json(*age.days) : Json();
    out["stale"] = age.stale();
    out["own"] = price.own;
    out["use"] = label(useOf(price, catalogue)).source;
    return out;
}

std::string priceLines(const std::vector<const Price*>& prices, const Catalogue& catalogue)
{
    TextTable table;
    table.addRow({"", "item", "provider", "kind", "price", "unit", "net per card-hour", "as of", "use"});
    for (const Price* p : prices) {
        const auto hour = cardHourPrice(*p);
        table.addRow({p->own ? "own" : "", oneLine(p->item), oneLine(p->provider),
            std::string(codeOf(p->kind)),
            amountText(p->amount) + (p->tax == Tax::included ? " with tax" : ""), oneLine(p->unit),
            hour ? amountText(*hour, 4) : "—",
            p->source.asOf + (ageOf(*p, catalogue.version).stale() ? " (old)" : ""),
            label(useOf(*p, catalogue)).source});
    }
    return table.text();
}

int list(const Arguments& arguments, const Catalogue& catalogue)
{
    const auto prices = listed(arguments, catalogue);
    if (arguments.has("--json")) {
        Json json = {{"version", catalogue.version}, {"file", pricesFile()}};
        json["prices"] = Json::array();
        for (const Price* p : prices)
            json["prices"].push_back(priceJson(*p, catalogue));
        return printJson(json);
    }
    const auto own = std::count_if(
        prices.begin(), prices.end(), [](const Price* p) { return p->own; });
    std::string out = "Catalogue of " + catalogue.version + "\n\n";
    out += prices.empty() ? "no such price\n" : priceLines(prices, catalogue);
    return print(out + "\n" + std::to_string(prices.size()) + " prices, " + std::to_string(own)
        + " of them yours\n");
}

Json importJson(const QuotesImport& import)
{
    Json json = {{"added", import.count(QuoteFate::added)},
        {"replaced", import.count(QuoteFate::replaced)},
        {"unchanged", import.count(QuoteFate::unchanged)},
        {"shipped", import.count(QuoteFate::shipped)}, {"file", pricesFile()}};
    json["lines"] = Json::array();
    for (const QuoteChange& change : import.changes)
        json["lines"].push_back({{"line", change.line}, {"fate", label(change.fate).source},
            {"price", toJson(change.price)}});
    json["refused"] = problemsJson(import.refused);
    return json;
}

int take(const Arguments& arguments)
{
    const std::string file = arguments.value("--import");
    const auto bytes = readFile(file, largestCsv);
    if (!bytes)
        return fail(bytes.problems());
    const auto own = readOwnPrices();
    if (!own)
        return fail(own.problems());
    const QuotesImport import = planImport(*bytes, file, *own, shippedCatalogue());
    if (import.changes.empty() && !import.refused.empty())
        return fail(import.refused); // nothing of it can be taken
    const bool changes = import.count(QuoteFate::added) + import.count(QuoteFate::replaced) > 0;
    if (changes)
        if (const auto problem = writeOwnPrices(import.result))
            return fail(*problem);
    if (arguments.has("--json"))
        return printJson(importJson(import));
    std::string out;
    for (const QuoteChange& change : import.changes)
        out += "line " + std::to_string(change.line) + ": " + label(change.fate).source + ": "
            + oneLine(change.price.item + ", " + change.price.provider) + ", "
            + std::string(codeOf(change.price.kind)) + ", " + amountText(change.price.amount) + " "
            + oneLine(change.price.unit) + ", " + change.price.source.asOf
            + (change.before ? ", before " + amountText(change.before->amount) : "") + "\n";
    for (const Problem& problem : import.refused)
        out += "refused: " + oneLine(toString(problem)) + "\n";
    const auto number = [&](QuoteFate fate) { return std::to_string(import.count(fate)); };
    return print(out + number(QuoteFate::added) + " added, " + number(QuoteFate::replaced)
        + " replaced, " + number(QuoteFate::unchanged) + " there already, "
        + number(QuoteFate::shipped) + " shipped and not taken, "
        + std::to_string(import.refused.size()) + " refused\n"
        + (changes ? "your prices: " + pricesFile() + "\n" : ""));
}

int give(const Arguments& arguments, const Catalogue& catalogue)
{
    const std::string file = arguments.value("--export");
    const auto prices = listed(arguments, catalogue);
    if (const auto problem = writeFileAtomically(file, writeQuotes(prices)))
        return fail(*problem);
    if (arguments.has("--json"))
        return printJson({{"file", file}, {"prices", prices.size()}});
    return print(std::to_string(prices.size()) + " prices written to " + file + "\n");
}

} // namespace

int catalogPrices(const Arguments& arguments)
{
    if (arguments.positional.size() > 1)
        return failUsage(SW_TEXT("Cli", "`catalog prices` takes options only, not \"%1\""),
            {excerpt(arguments.positional[1], 60)});
    if (arguments.has("--import") && arguments.has("--export"))
        return failUsage(SW_TEXT("Cli", "import or export, one at a time"));
    const Result<Catalogue>& catalogue = catalogueAtHand();
    if (!catalogue)
        return fail(catalogue.problems());
    if (const auto status = wrongFilter(arguments, *catalogue))
        return *status;
    if (arguments.has("--import"))
        return take(arguments);
    return arguments.has("--export") ? give(arguments, *catalogue) : list(arguments, *catalogue);
}

} // namespace sizewright
