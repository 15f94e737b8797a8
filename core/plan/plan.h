// A plan: what a project file holds.
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/plan/scenario.h"

namespace sizewright {

struct Plan {
    std::string name;
    std::vector<Scenario> scenarios{Scenario{}};
    std::size_t baseline = 0;
    // Entries that the scenarios use, as they were when they were chosen, and the user's own.
    Catalogue catalogue;
    nlohmann::ordered_json unknown;

    const Scenario* scenario(std::string_view scenarioName) const;
};

// The catalogue in force for a plan: its own entries before the shipped ones.
Catalogue effectiveCatalogue(const Plan& plan, const Catalogue& shipped);
// Copies the entries that the scenarios use and the plan does not hold yet from the catalogue in force.
void embedUsedEntries(Plan& plan, const Catalogue& shipped);

// The cards whose prices the plan carries otherwise than the catalogue at hand has them.
std::vector<std::string> cardsWithOtherPrices(const Plan& plan, const Catalogue& atHand);
// What the plan's prices would be, taken anew from the catalogue at hand; prices of other cards stay.
std::vector<Price> renewedPrices(const Plan& plan, const Catalogue& atHand);

// Writes a published model's architecture into the scenario (origin catalogue) and clears what the
// entry does not use.
void applyModel(Scenario& scenario, const ModelEntry& entry);
void applyShape(Scenario& scenario, const ModelShape& shape, Origin origin, std::string source);
// The architecture that the scenario states; nothing if layers, hidden width or vocabulary are open.
std::optional<ModelShape> statedShape(const Scenario& scenario);

// `--set PATH=VALUE`: finds the field, parses, and follows up (a preset fills in its architecture).
// The scenario is unchanged when there is a problem.
std::vector<Problem> setField(Scenario& scenario, std::string_view path, std::string_view text,
    const Catalogue& catalogue, Origin origin = Origin::typed);

} // namespace sizewright
