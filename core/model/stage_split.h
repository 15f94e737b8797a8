// How the layers are divided over the pipeline stages. One rule for memory and time: evenly where that goes
// and nothing else is asked for; else the last stage, which also has the LM head, gets as many as make the
// heaviest stage lightest (model.md §4.5), and what remains over goes to the first stages. Stated numbers
// for the first and the last stage (Megatron-LM --decoder-first-pipeline-num-layers) come before.
#pragma once

#include "core/model/inputs.h"

#include <algorithm>
#include <limits>

namespace sizewright {

struct StageSplit {
    std::int64_t layers = 0, stages = 1, first = 0, last = 0; // first, last: layers on those stages

    std::int64_t on(std::int64_t stage) const
    {
        if (stage == 0)
            return first;
        if (stage == stages - 1)
            return last;
        const std::int64_t between = std::max<std::int64_t>(0, layers - first - last);
        return between / (stages - 2) + (stage - 1 < between % (stages - 2) ? 1 : 0);
    }
    std::int64_t most() const // layers of the fullest stage
    {
        const std::int64_t between = stages > 2 ? on(1) : 0;
        return std::max({first, last, between});
    }
    std::int64_t before(std::int64_t stage) const
    {
        std::int64_t sum = 0;
        for (std::int64_t i = 0; i < stage; ++i)
            sum += on(i);
        return sum;
    }
};

// Layers of the last stage that make the heaviest stage lightest, where a layer weighs `layer` and the LM
// head `head`. Plain arithmetic.
inline std::int64_t balancedLast(
    std::int64_t layers, std::int64_t stages, double layer, double head)
{
    std::int64_t best = 0;
    double lightest = std::numeric_limits<double>::infinity();
    for (std::int64_t last = 0; last <= layers / stages; ++last) {
        const double others = std::ceil(double(layers - last) / double(stages - 1)) * layer;
        const double heaviest = std::max(others, double(last) * layer + head);
        if (heaviest < lightest) {
            lightest = heaviest;
            best = last;
        }
    }
    return best;
}

template <class M> StageSplit stageSplit(const M&, const Inputs<M>& in)
{
    const ModelShape& shape = in.shape.plainShape;
    StageSplit split{shape.layers, in.layout.pp, shape.layers, shape.layers};
    if (split.stages == 1)
        return split;
    const std::int64_t firstStated = in.layout.firstLayers;
    const std::int64_t lastStated = in.layout.lastLayers;
    if (lastStated >= 0)
        split.last = std::min(lastStated, shape.layers);
    else if (firstStated < 0 && shape.layers % (in.layout.pp * in.layout.vpp) == 0)
        split.last = shape.layers / in.layout.pp;
    else {
        const double layer = plain(shape.experts > 0 ? in.parameters.moeLayerActive
                                                     : in.parameters.denseLayer).value();
        split.last = balancedLast(
            shape.layers, in.layout.pp, layer, plain(in.parameters.embedding).value());
    }
    const std::int64_t rest = shape.layers - split.last;
    split.first = firstStated >= 0 && split.stages > 2
        ? std::min(firstStated, rest)
        : (rest + split.stages - 2) / (split.stages - 1);
    if (split.stages == 2)
        split.first = rest;
    return split;
}

} // namespace sizewright
