// Which measured runs are most like a plan: how far off the program was there is the best guess at how far
// off it is here.
#pragma once

#include "core/results/results.h"
#include "core/study/validation.h"

namespace sizewright {

// What a plan and a run are compared by.
struct RunLikeness {
    double parameters = 0, cards = 0;
    std::string generation; // of the card, as the catalogue names it
    bool adapters = false; // LoRA or QLoRA: most parameters stand still
};
// Nothing where the plan has no answer yet.
std::optional<RunLikeness> likenessOf(
    const Scenario& scenario, const Results& results, const Catalogue& catalogue);

// Distance in doublings: parameters count whole, cards half; another generation, or adapters against full
// training, as much as four doublings of the parameters.
double distance(const RunLikeness& a, const RunLikeness& b);

// Indices of the rows with an error that are nearest, at most so many, one of a model size, card,
// card count and form (its first in the table).
std::vector<std::size_t> nearestRuns(const ValidationReport& report, const RunLikeness& plan,
    const Catalogue& catalogue, std::size_t most = 3);

} // namespace sizewright
