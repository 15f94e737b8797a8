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
    Ratio waits; // for the slowest node, of a step before stragglers
    Seconds fixed; // of every step
};

class LayoutCost
{
public:
    // `resolved` must hold the global batch of these cards and outlive this.
    LayoutCost(const Resolved& resolved, std::int64_t gpus);

    BlockTimes times(const LayoutBlock& block, const std::vector<Recompute>& recompute);
    Seconds step(const BlockTimes& times, const Layout& layout);
    // The step without what data-parallel traffic, offload and the optimizer take: no sharding of these stages,
    // chunks and schedule has a shorter one.
    Seconds unshared(const BlockTimes& times, const Layout& layout);
    PeakStage peak(const Layout& layout);
    bool fits(const Layout& layout, bool atWorst);
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
