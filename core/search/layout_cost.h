// Step time and memory of many layouts of one scenario on one number of cards. The times of a layer are worked
// out once for all layouts of a block; each layout then costs its stages, its traffic and its memory.
#pragma once

#include "core/decision/ladder.h"
#include "core/model/step_time.h"
#include "core/search/search_space.h"

namespace sizewright {

// What all layouts of a block have in common.
struct BlockTimes {
    struct Times {
        LayerMix<Plain> mix;
        Seconds head;
    };
    std::array<Times, 3> by; // Recompute
    Seconds bound; // no layout of the block has a shorter step
};

class LayoutCost
{
public:
    // `resolved` must hold the global batch of these cards and outlive this.
    LayoutCost(const Resolved& resolved, std::int64_t gpus);

    BlockTimes times(const LayoutBlock& block, const std::vector<Recompute>& recompute);
    Seconds step(const BlockTimes& times, const Layout& layout) { return stepParts(times, layout).total; }
    // `unshared`: the step without what data-parallel traffic and the optimizer take, which is the least that any
    // other sharding of the same stages, chunks and schedule can reach.
    struct StepParts {
        Seconds total, unshared;
    };
    StepParts stepParts(const BlockTimes& times, const Layout& layout);
    PeakStage peak(const Layout& layout);
    BytesPerCard usable() const { return m_inputs.usableMemory; }
    const Inputs<Plain>& inputs(const Layout& layout)
    {
        use(layout);
        return m_inputs;
    }

private:
    void use(const Layout& layout);

    const Resolved& m_resolved;
    Inputs<Plain> m_inputs;
};

} // namespace sizewright
