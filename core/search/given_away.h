// The fastest layout on a plan's cards beside the one that the ladder chooses, and what the ladder gives away (R19).
#pragma once

#include "core/model/evaluate.h"

namespace sizewright {

// The plan on these cards in the fastest layout that a search finds; nothing where none fits. `held`: what the
// plan's measurement says, see holdMeasurement().
std::optional<Results> fastestOf(const Scenario& scenario, const Catalogue& catalogue,
    const std::optional<MeasuredRun>& held, std::int64_t cards);

// How much longer the ladder's step is; nothing where the plan states its layout or has no step.
std::optional<Message> givenAway(const Scenario& scenario, const Catalogue& catalogue, const Results& chosen);

} // namespace sizewright
