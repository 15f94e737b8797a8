// From a scenario with open fields to a decided one: the card and its generation, the architecture, the
// batch, and what is still missing. Plain values; the explanation learns from it where each came from.
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/decision/measured_run.h"
#include "core/model/inputs.h"
#include "core/results/results.h"

namespace sizewright {

struct Resolved {
    const Scenario* scenario = nullptr;
    const Catalogue* catalogue = nullptr;
    const Accelerator* card = nullptr;
    const Generation* generation = nullptr;
    std::optional<ModelShape> shape;
    bool shapeDerived = false; // from a parameter count alone
    Recipe recipe;
    std::optional<Tokens> dataTokens; // of one pass
    std::int64_t globalBatch = 0; // sequences
    bool batchAutomatic = false; // the batch is the program's choice, see batchFor
    std::int64_t sequence = 0; // tokens
    std::int64_t cardsPerNode = 8;
    std::int64_t scaleUpDomain = 8;
    std::int64_t controlGroups = 1;
    std::optional<MeasuredRun> measured; // see measuredRun()
    std::vector<Missing> missing;
    std::vector<Problem> problems;

    bool computable() const { return card && generation && shape && problems.empty(); }
};

// A plan that was measured, with what it owns, for the variations of it.
struct HeldPlan {
    Scenario scenario;
    Resolved resolved;
};

Resolved resolve(const Scenario& scenario, const Catalogue& catalogue);

// The global batch on a number of cards: the scenario's own, or, where that is left open, the one nearest
// to the usual size that spreads evenly over the cards. [sequences]
std::int64_t batchFor(const Resolved& resolved, std::int64_t gpus);

// A plausible architecture of about `parameters` weights (model.md §1.6): gated feed-forward of 3.5
// times the hidden width, heads of 128, 8 KV heads, about 115 channels of width per layer.
ModelShape plausibleShape(Parameters parameters);

} // namespace sizewright
