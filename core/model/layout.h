// A parallel layout with every degree decided, and the rules that make one legal.
#pragma once

#include "core/base/problem.h"
#include "core/model/shape.h"
#include "core/plan/choices.h"

namespace sizewright {

struct Layout {
    std::int64_t tp = 1, pp = 1, vpp = 1, cp = 1, ep = 1, dp = 1;
    std::int64_t etp = 1; // cards that share each expert of a layer
    int zeroStage = 1;
    std::int64_t microBatch = 1;
    Recompute recompute = Recompute::none;
    bool sequenceParallel = false;
    Schedule schedule = Schedule::oneForwardOneBackward;
    std::int64_t recomputeLayers = 0; // of each stage, with full recompute; 0: all
    std::int64_t shardGroup = 0; // ranks that share states; 0: all data-parallel ones
    std::int64_t firstLayers = -1, lastLayers = -1; // on those stages; -1: divided by the rule
    std::int64_t cards() const { return tp * pp * cp * dp; }
    friend bool operator==(const Layout&, const Layout&) = default;
};

// Whether gradients are shared over the data-parallel ranks and so reduced after every micro-batch. With stages
// they are accumulated whole and reduced once, as frameworks do it: DeepSpeed refuses ZeRO 2 with stages, and
// arXiv 2407.21783 §3.3.2 overlaps one reduction with them.
inline bool sharesGradients(const Layout& l)
{
    return l.zeroStage == 3 || (l.zeroStage == 2 && l.pp == 1);
}

// What is wrong with a layout for this model and batch; empty if it is legal. Cheap: no text is made
// unless something is wrong. (model.md §13: t | a, t ≤ kv·r, p·v ≤ layers, d·b | B, c·2 | s, e | E, eₜ | fₑ)
std::vector<Problem> layoutProblems(const Layout& layout, const ModelShape& shape,
    std::int64_t globalBatch, std::int64_t sequence, std::int64_t gpus);
bool isLegal(const Layout& layout, const ModelShape& shape, std::int64_t globalBatch,
    std::int64_t sequence, std::int64_t gpus);

} // namespace sizewright
