// The same job on another number of cards: replicas follow, and the global batch is given, since one that is left
// open would follow the cards.
#pragma once

#include "core/plan/scenario.h"

namespace sizewright {

// `batch`: sequences of a step.
inline Scenario onCards(const Scenario& scenario, Cards cards, std::int64_t batch)
{
    Scenario other = scenario;
    other.set(fields().gpus, cards);
    other.set(fields().globalBatch, count(double(batch)));
    other.clear(fields().dp.ordinal);
    return other;
}

} // namespace sizewright
