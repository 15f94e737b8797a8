// All layouts of one scenario on one number of cards: the fastest that fit, the one that needs least memory,
// and faster ones that do not fit, with what would mend them (R19).
//
// Nothing is lost: a block of layouts is passed over only if its lower bound is above the slowest of the best
// that are kept, stages only if they hold no layout's states or take too long before any sharing; of full recomputation only the fewest layers that fit are listed, since each further one takes
// time and frees memory.
#pragma once

#include "core/search/layout_cost.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <memory>

namespace sizewright {

struct FoundLayout {
    Layout layout;
    Seconds step;
    BytesPerCard needed, upper; // at the peak, at worst
};

// A layout that would be faster, and what it lacks.
struct NearMiss {
    FoundLayout found;
    std::int64_t stage = 0;
    BytesPerCard lacks; // of usable memory
};

struct SearchOptions {
    std::size_t top = 10; // layouts kept
    bool countAll = false; // look into every layout, so that those that fit are counted
    bool nearMisses = false; // look also for faster layouts that do not fit
    unsigned threads = 0; // 0: as many as there are cores
    // Only layouts that fit at worst and whose step is no longer; nothing else is looked for.
    std::optional<Seconds> longest = std::nullopt;
};

// Shared with whoever waits: set `cancelled`, read the rest.
struct SearchControl {
    std::atomic<bool> cancelled{false};
    std::atomic<std::size_t> done{0}, total{0}; // blocks of the search at hand
    std::atomic<std::size_t> searchesDone{0}, searches{1}; // of the question, one for each count and variant
    // Of all searches. [ratio]
    double share() const
    {
        const double within = total > 0 ? std::min(1.0, double(done) / double(total)) : 0;
        return std::min(1.0, (double(searchesDone) + within) / double(std::max<std::size_t>(1, searches)));
    }
};

struct LayoutSearch {
    std::int64_t gpus = 0;
    double examined = 0; // legal layouts of the space; only with countAll
    double feasible = 0; // of these fit at worst, or in the estimate with atRisk; only with countAll
    bool counted = false;
    bool atRisk = false; // nothing fits at worst: what is listed fits in the estimate
    std::vector<FoundLayout> best; // rising step time, one of each combination of degrees and schedule
    std::optional<FoundLayout> leanest; // least memory at the peak; only with countAll
    std::vector<NearMiss> misses; // faster than the best; what lacks least first
};

// `resolved` must hold the global batch of these cards. The same answer whatever the number of threads.
LayoutSearch searchLayouts(const Resolved& resolved, std::int64_t gpus,
    const SearchOptions& options = {}, SearchControl* control = nullptr);

} // namespace sizewright
