// An evaluation as text for a terminal: the verdict first, then every figure with its group, the
// ladder with its reasons, and what is missing.
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/plan/scenario.h"
#include "core/results/results.h"

namespace sizewright {

std::string evaluationText(const Scenario& scenario, const Catalogue& catalogue, const Results& results);

// The verdict alone: cards, days, money, memory, what binds, tier; or what it waits for.
std::string verdictText(const Scenario& scenario, const Results& results);
std::string ladderText(const Results& results);
std::string strategyText(const Layout& layout);

} // namespace sizewright
