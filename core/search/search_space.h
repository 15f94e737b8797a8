// What a search of layouts may choose from: the values of each degree of freedom. What the scenario fixes has
// one value. Combinations that are not legal (core/model/layout.h) are left out as they come up.
#pragma once

#include "core/decision/resolve.h"
#include "core/model/layout.h"

#include <functional>

namespace sizewright {

struct SearchSpace {
    std::int64_t gpus = 0; // of one run
    std::vector<std::int64_t> tp, cp, pp, ep, etp, vpp, microBatch;
    std::vector<std::int64_t> shardGroup; // 0: all data-parallel ranks
    std::vector<int> zeroStage;
    std::vector<Recompute> recompute;
    std::vector<Schedule> schedule;
    std::vector<bool> sequenceParallel; // where tp > 1
    std::vector<bool> lighterEnd; // whether the last stage, which has the head, gets fewer layers
    bool someLayers = true; // full recomputation also of a part of the layers
    std::optional<std::int64_t> dp, recomputeLayers, firstLayers, lastLayers; // fixed by the scenario
};

// `gpus`: cards of one run. Tensor, pipeline, context and expert degrees are those that divide the cards and the
// model; micro-batches divide the global batch, up to 64; context and expert tensor parallelism and sharding groups
// in powers of two, the second inside a scale-up domain.
SearchSpace searchSpace(const Resolved& resolved, std::int64_t gpus);

// The degrees that the times of a layer depend on; stages, replicas, sharding and schedule are free within.
struct LayoutBlock {
    std::int64_t tp = 1, cp = 1, ep = 1, etp = 1, microBatch = 1;
    bool sequenceParallel = false;
};
std::vector<LayoutBlock> blocksOf(const SearchSpace& space, const Resolved& resolved);

// What is asked on the way through a block; where a question is left out, everything is worth looking at.
struct LayoutVisitor {
    std::function<bool(const Layout&)> stages; // with these stages, chunks and schedule?
    std::function<bool(const Layout&)> zeroStage; // and with this ZeRO stage?
    std::function<void(const Layout&)> take;
};
// The layouts of a block with all decided but recomputation: stages, chunks, schedule, sharding.
void visitLayouts(const SearchSpace& space, const LayoutBlock& block, const Resolved& resolved,
    const LayoutVisitor& visitor);
std::vector<Layout> layoutsOf(const SearchSpace& space, const LayoutBlock& block, const Resolved& resolved);

} // namespace sizewright
