// The one pure function from inputs to results: no globals, no clock, no files. The window, the command
// line, the sweeps and the reports all call it.
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/decision/measured_run.h"
#include "core/plan/scenario.h"
#include "core/results/results.h"

namespace sizewright {

// Never throws; what cannot be computed is absent and named in `missing` or `problems`.
Results evaluate(const Scenario& scenario, const Catalogue& catalogue);

// A variation of a plan that was measured: what the measurement says of the rates is the plan's, and is not
// fitted anew to what was not measured. `held` is what holdMeasurement() made of the plan; nothing without
// a measurement.
Results evaluateVariation(const Scenario& variation, const Catalogue& catalogue,
    const std::optional<MeasuredRun>& held);
std::optional<MeasuredRun> holdMeasurement(const Scenario& plan, const Catalogue& catalogue);

// The same computation with its derivation. `figures` gives the node of each figure by key.
struct Explained {
    Results results;
    Derivation derivation;
    std::vector<std::pair<std::string, NodeId>> figures;
    const NodeId* find(std::string_view key) const;
};
Explained evaluateExplained(const Scenario& scenario, const Catalogue& catalogue);

} // namespace sizewright
