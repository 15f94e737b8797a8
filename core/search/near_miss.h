// Why a layout was not taken, and the single change that would mend it at the least cost in time: share more,
// recompute more, offload (the order of R13 where they cost the same), or a smaller micro-batch.
#pragma once

#include "core/search/layout_search.h"

namespace sizewright {

enum class Mend : std::uint8_t { none, shard, recompute, offload, microBatch };

struct Remedy {
    Mend mend = Mend::none; // none: no single change mends it
    std::int64_t amount = 0; // ZeRO stage, further layers a stage, micro-batch
    FoundLayout found; // with the change
};

// Of a layout that does not fit. `atWorst`: whether the upper bound must fit.
Remedy remedyOf(const Resolved& resolved, const NearMiss& miss, bool atWorst);
// "stage 1 lacks 3.1 GiB: recompute 4 more layers (step 4.1 s)"
Message missText(const NearMiss& miss, const Remedy& remedy);

// What lies beside a layout: one degree doubled or halved.
struct Neighbour {
    std::size_t field = 0; // ordinal of the degree that differs
    std::int64_t value = 0; // that it has
    Layout layout;
    std::optional<Problem> broken; // the first rule that it breaks
    FoundLayout found; // where it is legal
    bool fits = false;
};
std::vector<Neighbour> neighboursOf(const Resolved& resolved, const Layout& layout, bool atWorst);

} // namespace sizewright
