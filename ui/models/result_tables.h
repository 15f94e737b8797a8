// The tables of the pages, each made from results alone.
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/results/results.h"
#include "core/plan/scenario.h"
#include "ui/models/table_model.h"

#include <span>

namespace sizewright {

// Figures whose keys begin with one of the prefixes, in their order; figures that are absent are left
// out. `total` closes the table.
TableContent figureTable(const Results& results, std::span<const std::string_view> prefixes,
    std::optional<std::size_t> total = {});

TableContent stageTable(const Results& results); // memory of each pipeline stage
TableContent layoutTable(const Results& results);
TableContent ladderTable(const Results& results);
TableContent problemTable(const Results& results); // KeyRole: the field it is about
TableContent missingTable(const Results& results);
// The card of a scenario with its sources; empty while none is chosen.
TableContent acceleratorTable(const Scenario& scenario, const Catalogue& catalogue);

// Entries of a catalogue as a field offers them.
struct CatalogueChoice {
    QString id, title, detail;
};
std::vector<CatalogueChoice> catalogueChoices(std::string_view kind, const Catalogue& catalogue);

} // namespace sizewright
