// The search as a question to a plan: which strategy is fastest, cheapest, needs the fewest cards or the least
// memory, over card counts and over variants of the plan (other accelerators, precisions, optimizers), and what
// lies on the front of days, money and cards (R19).
#pragma once

#include "core/model/evaluate.h"
#include "core/search/layout_search.h"
#include "core/search/near_miss.h"

namespace sizewright {

enum class Objective : std::uint8_t { fastest, cheapest, fewest, leanest };

struct StrategyQuestion {
    std::vector<Scenario> variants; // the plan itself, or it with other values
    std::vector<std::int64_t> cards; // of one run; empty: the count that each variant has
    Objective objective = Objective::fastest;
    // What the plan's measurement says, see holdMeasurement(): variants and other layouts were not measured.
    std::optional<MeasuredRun> held;
    bool toTheNode = false; // with `fewest`: also every whole node below the first count that suffices
    bool raisesBatch = false; // also larger global batches, up to the plan's critical one
    SearchOptions options;
};

// What sets a strategy apart from the first.
struct Behind {
    std::optional<std::size_t> part; // figure of the step's part that grew most
    Seconds more{}; // of that part
    Ratio step{}, days{}, cost{}; // over the first's; 0 where there is none
};

struct Strategy {
    std::size_t variant = 0;
    Scenario scenario; // with the layout typed in
    Results results;
    bool atRisk = false; // fits in the estimate, not at worst
    bool late = false; // ends after the latest acceptable day; not asked of the leanest
    bool onFront = false; // no other needs at most its days, money and cards, and less of one
    Behind behind;
};

struct Missed {
    std::size_t variant = 0;
    std::int64_t batch = 0; // global, in sequences
    NearMiss miss;
    Remedy remedy;
    Message text;
};

struct StrategySearch {
    double examined = 0, feasible = 0; // layouts
    // By the objective; what fits at worst before what is at risk, what ends in time before what is late.
    std::vector<Strategy> strategies;
    std::vector<Strategy> fronts; // best of each variant and count, for the chart; by cards
    std::vector<Missed> misses; // faster than the fastest of their count
    std::vector<Neighbour> neighbours; // of the first strategy
    bool cancelled = false;
    std::vector<Problem> problems; // why a variant could not be searched
};

// Needs no display and no clock; asks `control` whether to go on.
StrategySearch searchStrategies(
    const StrategyQuestion& question, const Catalogue& catalogue, SearchControl* control = nullptr);

// Global batches to search on a number of cards: the plan's, or the one that is chosen for it, and where the
// critical batch is stated doublings of it and the largest multiple up to there. [sequences]
std::vector<std::int64_t> searchedBatches(const Resolved& resolved, std::int64_t gpus, bool raised);

// [sequences] Of a step.
std::int64_t batchOf(const Strategy& strategy);

// Card counts from `least` to `most`: whole nodes, powers of two and halfway between them.
std::vector<std::int64_t> searchedCounts(std::int64_t least, std::int64_t most, std::int64_t perNode);

} // namespace sizewright
