// Strong scaling: the same global batch on more and more cards, each count with the layout that the
// ladder chooses for it (R21, R22).
#pragma once

#include "core/model/evaluate.h"

namespace sizewright {

struct ScalingPoint {
    Cards cards;
    bool feasible = false;
    Layout layout;
    Seconds step;
    Ratio efficiency; // throughput per card over the best of the curve; at most 1
    Ratio speedUp; // efficiency × cards over the smallest count; the ideal line is cards over it
    Ratio mfu;
    Seconds days;
    Money rent;
};

struct ScalingCurve {
    std::vector<ScalingPoint> points; // rising card counts
    std::optional<std::size_t> current; // the plan's own count
    std::optional<std::size_t> knee; // last point at which more cards were still worth it
    Message kneeRule; // the rule with its threshold and what it found
};

// Card counts from the smallest that holds the model, doubling, to where the batch runs out.
ScalingCurve scalingCurve(const Scenario& scenario, const Catalogue& catalogue);

} // namespace sizewright
