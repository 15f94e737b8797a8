// The plan on more and on fewer cards, each count with the layout that the ladder chooses for it, or the
// fastest of all that are searched (R19, R21, R22): with the same global batch, or with one that grows with the cards. Counts step, money and where the
// time goes. Leaves out how well the model learns from a larger batch, beyond the plan's critical batch.
#pragma once

#include "core/model/evaluate.h"
#include "core/study/scaling_loss.h"

namespace sizewright {

enum class ScalingKind : std::uint8_t {
    strong, // the same global batch on every count
    weak, // the global batch grows in proportion to the cards; the tokens of the run stay
};

enum class LayoutsBy : std::uint8_t {
    ladder, // the least troublesome that ends in time
    search, // the fastest of all
};

// The fastest layout on the same cards whose tensor-parallel groups stay inside the scale-up domain.
struct InsideDomain {
    Layout layout;
    Seconds step;
};

struct ScalingPoint {
    Cards cards;
    Count batch; // global, in sequences
    bool feasible = false; // a layout fits
    Fit fit = Fit::fits;
    Layout layout;
    Seconds step;
    Ratio efficiency; // throughput per card over the best of the curve; at most 1
    Ratio speedUp; // efficiency × cards over the smallest count; the ideal line is cards over it
    Ratio mfu;
    Seconds days; // zero where they are withheld
    std::optional<Money> rent, lease, build; // nothing where withheld or without a price
    std::optional<LossSplit> losses;
    bool tensorAcross = false; // tensor parallel leaves the scale-up domain (R17)
    std::optional<InsideDomain> inside; // where it does, and such a layout fits
    bool aboveCriticalBatch = false; // of data.critical_batch
    std::optional<Seconds> ladderStep; // where the layout is searched, and the ladder has one
};

struct ScalingCurve {
    ScalingKind kind = ScalingKind::strong;
    LayoutsBy by = LayoutsBy::ladder;
    std::vector<ScalingPoint> points; // rising card counts
    std::vector<Cards> tooSmall; // counts on which no layout fits
    std::optional<std::size_t> current; // the plan's own count
    std::optional<std::size_t> knee; // last point at which more cards were still worth it
    Message kneeRule; // the rule with its threshold and what it found
    std::vector<Message> notes; // the critical batch, tensor parallel across the domain
    std::string currency;
};

// Card counts from the smallest that holds the model, doubling, to where the batch runs out.
ScalingCurve scalingCurve(const Scenario& scenario, const Catalogue& catalogue,
    ScalingKind kind = ScalingKind::strong, LayoutsBy by = LayoutsBy::ladder);

// How many times faster tokens are trained for each doubling of the cards from one point to a later one.
// [ratio; 2 is ideal]
Ratio gainOfDoubling(const ScalingPoint& from, const ScalingPoint& to);

} // namespace sizewright
