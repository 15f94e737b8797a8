// Tier (R8), the smallest replica (R15), the single card (R14), and what binds the step (R25).
#pragma once

#include "core/decision/resolve.h"
#include "core/trace/number.h"

namespace sizewright {

struct Replica {
    std::int64_t cards = 0; // tensor × pipeline degree; 0 where nothing fits
    Layout layout;
    BytesPerCard onOneCard{}; // needed on a single card, micro-batch 1, full recompute
};

// The fewest cards that hold one replica with micro-batch 1 and full recompute.
Replica smallestReplica(const Resolved& resolved);
// The same two figures with their derivation.
void explainReplica(const Explaining& m, const Resolved& resolved);

// small: model states fit one node; medium: weights and gradients do, optimizer states over several;
// large: not even those.
Tier tierOf(const Resolved& resolved, const Inputs<Plain>& inputs);

// The resource that the largest share of the step waits for.
Binding bindingOf(const Results& results, const Inputs<Plain>& inputs);

} // namespace sizewright
