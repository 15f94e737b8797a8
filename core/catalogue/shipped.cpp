#include "core/catalogue/embedded.h"
#include "core/catalogue/json_fields.h"
#include "core/catalogue/readers.h"

#include <algorithm>
#include <set>

namespace sizewright {

namespace {

template <class Entry> const Entry* findById(const std::vector<Entry>& entries, std::string_view id)
{
    const auto found = std::find_if(
        entries.begin(), entries.end(), [&](const Entry& entry) { return entry.id == id; });
    return found == entries.end() ? nullptr : &*found;
}

template <class Entry> std::vector<Entry> taken(Entries<Entry> read, std::vector<Problem>& problems)
{
    problems.insert(problems.end(), read.problems.begin(), read.problems.end());
    return std::move(read.entries);
}

// What no single row can show: names that point nowhere, and names that are given twice.
void checkReferences(Catalogue& catalogue)
{
    const auto wrong = [&](const char* code, const std::string& place, Text text,
                           const std::string& argument) {
        catalogue.problems.push_back({Severity::error, code, place, {text, {argument}}});
    };
    const auto once = [&](const auto& entries) {
        std::set<std::string_view> seen;
        for (const auto& entry : entries)
            if (!seen.insert(entry.id).second)
                wrong("catalogue.same_id", entry.id,
                      SW_TEXT("Catalogue", "“%1” is the name of two entries"), entry.id);
    };
    once(catalogue.generations);
    once(catalogue.accelerators);
    once(catalogue.models);
    once(catalogue.regions);
    once(catalogue.ecosystems);
    for (const Accelerator& a : catalogue.accelerators)
        if (!catalogue.generation(a.generation))
            wrong("catalogue.unknown_generation", a.id,
                  SW_TEXT("Catalogue", "the generation “%1” is not in the catalogue"),
                  a.generation);
    for (const Ecosystem& e : catalogue.ecosystems)
        for (const std::string& id : e.cards)
            if (!catalogue.accelerator(id) && !catalogue.generation(id))
                wrong("catalogue.unknown_accelerator", e.id,
                      SW_TEXT("Catalogue", "the accelerator “%1” is not in the catalogue"), id);
    for (const Price& p : catalogue.prices)
        if (!p.accelerator.empty() && !catalogue.accelerator(p.accelerator))
            wrong("catalogue.unknown_accelerator", p.item,
                  SW_TEXT("Catalogue", "the accelerator “%1” is not in the catalogue"),
                  p.accelerator);
}

} // namespace

const Accelerator* Catalogue::accelerator(std::string_view id) const
{
    return findById(accelerators, id);
}
const Generation* Catalogue::generation(std::string_view id) const
{
    return findById(generations, id);
}
const ModelEntry* Catalogue::model(std::string_view id) const { return findById(models, id); }

const RegionFacts* Catalogue::region(std::string_view id) const
{
    return findById(regions, id);
}
const Ecosystem* Catalogue::ecosystem(const Accelerator& card) const
{
    const auto names = [&](const std::string& id) -> const Ecosystem* {
        for (const Ecosystem& e : ecosystems)
            if (std::find(e.cards.begin(), e.cards.end(), id) != e.cards.end())
                return &e;
        return nullptr;
    };
    const Ecosystem* own = names(card.id);
    return own ? own : names(card.generation);
}

Catalogue readCatalogue(std::string_view (*text)(std::string_view path))
{
    const auto file = [&](const char* name) {
        return text(std::string("resources/catalogue/") + name);
    };
    Catalogue out;
    const auto about
        = nlohmann::ordered_json::parse(file("catalogue.json"), nullptr, false);
    JsonFields fields(about, "catalogue.json");
    out.version = fields.text("version");
    out.problems = fields.problems();
    out.generations
        = taken(readGenerations(file("generations.csv"), "generations.csv"), out.problems);
    out.accelerators
        = taken(readAccelerators(file("accelerators.csv"), "accelerators.csv"), out.problems);
    out.prices = taken(readPrices(file("prices.csv"), "prices.csv"), out.problems);
    out.regions = taken(readRegions(file("regions.csv"), "regions.csv"), out.problems);
    out.ecosystems
        = taken(readEcosystems(file("ecosystems.csv"), "ecosystems.csv"), out.problems);
    out.models = taken(readModels(file("models.json"), "models.json"), out.problems);
    checkReferences(out);
    return out;
}

const Catalogue& shippedCatalogue()
{
    static const Catalogue catalogue = [] {
        Catalogue read = readCatalogue(catalogueText);
        indexStandardPrices(read);
        return read;
    }();
    return catalogue;
}

} // namespace sizewright
