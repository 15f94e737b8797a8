// The one pure function from inputs to results: no globals, no clock, no files. The window, the command
// line, the sweeps and the reports all call it.
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/plan/scenario.h"
#include "core/results/results.h"

namespace sizewright {

// Never throws; what cannot be computed is absent and named in `missing` or `problems`.
Results evaluate(const Scenario& scenario, const Catalogue& catalogue);

// The same computation with its derivation. `figures` gives the node of each figure by key.
struct Explained {
    Results results;
    Derivation derivation;
    std::vector<std::pair<std::string, NodeId>> figures;
    const NodeId* find(std::string_view key) const;
};
Explained evaluateExplained(const Scenario& scenario, const Catalogue& catalogue);

} // namespace sizewright
