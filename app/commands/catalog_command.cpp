// `catalog`: entries, their sources, stale prices.
#include "app/commands/catalog_prices.h"
#include "app/commands/catalog_text.h"
#include "app/commands/command.h"
#include "app/commands/near_matches.h"
#include "app/commands/output.h"
#include "app/commands/plans.h"
#include "app/commands/price_file.h"
#include "core/catalogue/price_book.h"
#include "core/results/results_json.h"
#include "core/units/display.h"

#include <algorithm>

namespace sizewright {

namespace {

using Json = nlohmann::ordered_json;

Json pricesJson(const std::vector<const Price*>& prices)
{
    Json list = Json::array();
    for (const Price* p : prices)
        list.push_back(toJson(*p));
    return list;
}

int list(const Arguments& arguments, const Catalogue& catalogue)
{
    const std::string kind = arguments.positional.size() > 1 ? arguments.positional[1] : "";
    if (!kind.empty() && kind != "accelerators" && kind != "models" && kind != "prices")
        return failUsage(SW_TEXT("Cli",
                             "the catalogue has no \"%1\"; list accelerators, models or prices"),
            {excerpt(kind, 60)});
    const bool cards = kind.empty() || kind == "accelerators";
    const bool models = kind.empty() || kind == "models";
    if (arguments.has("--json")) {
        Json json = {{"version", catalogue.version}};
        for (const Accelerator& a : catalogue.accelerators)
            if (cards)
                json["accelerators"].push_back(toJson(a));
        for (const ModelEntry& m : catalogue.models)
            if (models)
                json["models"].push_back(modelJson(m));
        if (kind == "prices")
            json["prices"] = pricesJson(pricesOf(catalogue, {}));
        return printJson(json);
    }
    std::string out = "Catalogue of " + catalogue.version + "\n";
    if (cards)
        out += "\n" + acceleratorList(catalogue);
    if (models)
        out += "\n" + modelList(catalogue);
    if (kind == "prices")
        out += "\n" + priceList(pricesOf(catalogue, {}));
    return print(out);
}

int show(const Arguments& arguments, const Catalogue& catalogue)
{
    if (arguments.positional.size() < 2)
        return failUsage(SW_TEXT("Cli", "name what to show: sizewright catalog show ID"));
    const std::string& id = arguments.positional[1];
    const bool json = arguments.has("--json");
    if (const Accelerator* a = catalogue.accelerator(id)) {
        if (!json)
            return print(acceleratorText(*a, catalogue));
        Json out = {{"accelerator", toJson(*a)}};
        if (const Generation* g = catalogue.generation(a->generation))
            out["generation"] = toJson(*g);
        out["prices"] = pricesJson(pricesOf(catalogue, id));
        return printJson(out);
    }
    if (const ModelEntry* m = catalogue.model(id))
        return json ? printJson({{"model", modelJson(*m)}}) : print(modelText(*m));
    if (const Generation* g = catalogue.generation(id))
        return json ? printJson({{"generation", toJson(*g)}}) : print(generationText(*g));
    std::vector<std::string_view> ids;
    for (const Accelerator& a : catalogue.accelerators)
        ids.push_back(a.id);
    for (const ModelEntry& m : catalogue.models)
        ids.push_back(m.id);
    return failUsage(SW_TEXT("Cli", "the catalogue has no \"%1\"%2; `catalog list` shows its ids"),
        {excerpt(id, 80), didYouMean(id, ids)});
}

Json checkJson(const Catalogue& catalogue, const std::vector<PriceAge>& stale)
{
    Json json = {{"version", catalogue.version}, {"accelerators", catalogue.accelerators.size()},
        {"models", catalogue.models.size()}, {"prices", catalogue.prices.size()}};
    json["problems"] = problemsJson(catalogue.problems);
    json["stale"] = Json::array();
    for (const PriceAge& age : stale) {
        Json entry = toJson(*age.price);
        entry["age_days"] = age.days ? Json(*age.days) : Json();
        json["stale"].push_back(std::move(entry));
    }
    return json;
}

int check(const Arguments& arguments, const Catalogue& catalogue)
{
    const auto stale = stalePrices(catalogue);
    const bool broken = std::any_of(catalogue.problems.begin(), catalogue.problems.end(),
        [](const Problem& p) { return p.severity == Severity::error; });
    const int status = broken ? exitNoAnswer : exitDone;
    if (arguments.has("--json"))
        return printJson(checkJson(catalogue, stale), status);
    std::string out = "Catalogue of " + catalogue.version + ": "
        + std::to_string(catalogue.accelerators.size()) + " accelerators, "
        + std::to_string(catalogue.models.size()) + " models, "
        + std::to_string(catalogue.prices.size()) + " prices\n";
    for (const Problem& p : catalogue.problems)
        out += (p.severity == Severity::note ? "note: " : "problem: ") + oneLine(toString(p)) + "\n";
    for (const PriceAge& age : stale) {
        const Price& p = *age.price;
        out += "warning: " + oneLine(p.item + ", " + p.provider) + ", " + std::string(codeOf(p.kind))
            + (age.days ? ": the price is of " + p.source.asOf + ", "
                          + std::to_string(*age.days) + " days before the catalogue"
                        : ": the price has no date")
            + "; ask for a new quote\n";
    }
    out += std::to_string(stale.size()) + " of " + std::to_string(catalogue.prices.size())
        + " prices are older than " + std::to_string(freshDays) + " days or undated\n";
    return print(out, status);
}

int run(const Arguments& arguments)
{
    const std::string& what = arguments.positional.front();
    if (what == "prices")
        return catalogPrices(arguments);
    for (const char* option : {"--card", "--kind", "--own", "--import", "--export"})
        if (arguments.has(option))
            return failUsage(SW_TEXT("Cli", "%1 belongs to `catalog prices`"), {option});
    const Result<Catalogue>& atHand = catalogueAtHand();
    if (!atHand)
        return fail(atHand.problems());
    const Catalogue& catalogue = *atHand;
    if (what == "list")
        return list(arguments, catalogue);
    if (what == "show")
        return show(arguments, catalogue);
    if (what == "check" && arguments.positional.size() == 1)
        return check(arguments, catalogue);
    return failUsage(SW_TEXT("Cli", "\"%1\" is nothing that catalog does; say list, show ID, check or prices"),
        {excerpt(arguments.positional.back(), 60)});
}

} // namespace

Command catalogEntry()
{
    return {.name = "catalog",
        .usage = "list [accelerators|models|prices] | show ID | check | prices  [--json]",
        .summary = "cards, models and prices with their sources; stale prices",
        .details = "check warns of every price that is more than 180 days older than the catalogue.\n"
                   "prices lists shipped prices and your own, what they come to and how they take part in\n"
                   "the default price. Your own quotes go before the median of the shipped ones; they are\n"
                   "kept in prices.csv beside the settings, or in the file that SIZEWRIGHT_PRICES names.\n"
                   "--import takes a CSV with the columns item, provider, kind, unit, price, currency,\n"
                   "region, as_of, source, confidence, notes, and optionally accelerator, use, cards,\n"
                   "term_months, tax (included or excluded) and tax_rate; it reports every line.",
        .options = {jsonOption, {"--card", Takes::one, "ID", "prices of this card only"},
            {"--kind", Takes::one, "KIND",
                "on-demand, spot, reserved, lease, server, card, service or other"},
            {"--own", Takes::nothing, {}, "your own prices only"},
            {"--import", Takes::one, "FILE.csv", "take the file's prices for your own"},
            {"--export", Takes::one, "FILE.csv", "write the listed prices to a file"}},
        .fewest = 1,
        .most = 2,
        .run = run};
}

} // namespace sizewright
