#include "core/search/search_space.h"

#include "core/decision/trial.h"
#include "core/model/stage_split.h"

#include <algorithm>

namespace sizewright {

namespace {

constexpr std::int64_t largestMicroBatch = 64; // sequences; kernels are saturated long before
constexpr std::int64_t shortestChunk = 512; // tokens of a sequence that a context-parallel rank keeps at least

using Degrees = std::vector<std::int64_t>;

// The given value, or those up to `most` that hold.
template <class Holds>
Degrees degrees(const std::optional<std::int64_t>& fixed, std::int64_t most, Holds holds)
{
    if (fixed)
        return {*fixed};
    Degrees out;
    for (std::int64_t d = 1; d <= most; ++d)
        if (holds(d))
            out.push_back(d);
    return out;
}

bool powerOfTwo(std::int64_t n) { return (n & (n - 1)) == 0; }

std::vector<Recompute> recomputations(const Fixed& fixed, const Recipe& recipe)
{
    if (fixed.recompute)
        return {*fixed.recompute};
    if (recipe.flash() && !recipe.selectiveByOperator())
        return {Recompute::none, Recompute::full}; // selective changes nothing with flash kernels
    return {Recompute::none, Recompute::selective, Recompute::full};
}

// A layout with each way to share its states over the data-parallel ranks.
void addSharings(const SearchSpace& space, const Resolved& r, Layout l,
    const LayoutVisitor& visitor)
{
    const std::int64_t ranks = l.dp * l.cp;
    l.shardGroup = 0;
    if (!isLegal(l, *r.shape, r.globalBatch, r.sequence, space.gpus))
        return;
    if (visitor.stages && !visitor.stages(l))
        return;
    for (int zero : space.zeroStage) {
        // Experts are shared over the ranks that hold the same ones, tensor-parallel ones among them.
        const bool alone = ranks == 1 && r.shape->experts == 0;
        if (space.zeroStage.size() > 1 && ((zero == 2 && l.pp > 1) || (zero > 0 && alone)))
            continue; // the same as stage 1, see sharesGradients, or as no sharing
        l.zeroStage = zero;
        l.shardGroup = space.shardGroup.front();
        if (visitor.zeroStage && !visitor.zeroStage(l))
            continue;
        for (std::int64_t group : space.shardGroup) {
            if (group != 0 && (group >= ranks || zero == 0) && space.shardGroup.size() > 1)
                continue; // the same as all ranks
            l.shardGroup = group;
            // The other rules do not know of sharding and hold already.
            if (group == 0 || (space.shardGroup.size() > 1 ? ranks % group == 0
                                                           : isLegal(l, *r.shape, r.globalBatch, r.sequence,
                                                               space.gpus)))
                visitor.take(l);
        }
    }
}

} // namespace

SearchSpace searchSpace(const Resolved& r, std::int64_t gpus)
{
    const Scenario& s = *r.scenario;
    const Fixed fixed(s);
    const ModelShape& shape = *r.shape;
    const auto dividesCards = [gpus](std::int64_t d) { return gpus % d == 0; };
    SearchSpace space;
    space.gpus = gpus;
    space.tp = degrees(fixed.tp, std::min(gpus, shape.heads),
        [&](std::int64_t d) { return dividesCards(d) && shape.heads % d == 0; });
    space.cp = degrees(fixed.cp, std::min(gpus, std::max<std::int64_t>(1, r.sequence / shortestChunk)),
        [&](std::int64_t d) { return powerOfTwo(d) && dividesCards(d); });
    space.pp = degrees(fixed.pp, std::min(gpus, shape.layers), dividesCards);
    space.ep = shape.experts == 0 && !fixed.ep
        ? Degrees{1}
        : degrees(fixed.ep, std::min(gpus, shape.experts),
              [&](std::int64_t d) { return shape.experts % d == 0; });
    const std::int64_t domain = std::max(r.cardsPerNode, r.scaleUpDomain);
    space.etp = shape.experts == 0 && !fixed.etp
        ? Degrees{1}
        : degrees(fixed.etp, std::min({gpus, shape.expertFfn, domain}),
              [&](std::int64_t d) { return powerOfTwo(d) && shape.expertFfn % d == 0; });
    space.vpp = degrees(fixed.vpp, shape.layers, [&](std::int64_t d) { return shape.layers % d == 0; });
    space.microBatch = degrees(fixed.microBatch, std::min(largestMicroBatch, r.globalBatch),
        [&](std::int64_t d) { return r.globalBatch % d == 0; });
    if (fixed.shardGroup)
        space.shardGroup = {*fixed.shardGroup};
    else {
        space.shardGroup = {0};
        for (std::int64_t g = 2; g < gpus && shape.experts == 0 && !r.recipe.usesAdapters(); g *= 2)
            if (dividesCards(g))
                space.shardGroup.push_back(g);
    }
    if (fixed.zero)
        space.zeroStage = {int(*fixed.zero)};
    else
        space.zeroStage = {0, 1, 2, 3};
    space.recompute = recomputations(fixed, r.recipe);
    const bool scheduled = s.value(fields().schedule.ordinal).isSet();
    if (scheduled || fixed.vpp.value_or(1) > 1 || r.recipe.usesAdapters())
        space.schedule = {fixed.schedule}; // frozen weights have no gradients to fill a bubble with
    else
        space.schedule = {Schedule::oneForwardOneBackward, Schedule::zeroBubble, Schedule::zeroBubbleTwice};
    if (fixed.sequenceParallel)
        space.sequenceParallel = {*fixed.sequenceParallel};
    else
        space.sequenceParallel = {true, false};
    space.lighterEnd = {false};
    if (!fixed.firstLayers && !fixed.lastLayers)
        space.lighterEnd.push_back(true);
    space.dp = fixed.dp;
    space.recomputeLayers = fixed.recomputeLayers;
    space.firstLayers = fixed.firstLayers;
    space.lastLayers = fixed.lastLayers;
    space.someLayers = !fixed.recomputeLayers && !fixed.recompute;
    return space;
}

std::vector<LayoutBlock> blocksOf(const SearchSpace& space, const Resolved& r)
{
    std::vector<LayoutBlock> blocks;
    for (std::int64_t tp : space.tp)
        for (std::int64_t cp : space.cp) {
            if (space.gpus % (tp * cp) != 0)
                continue;
            for (std::int64_t ep : space.ep)
                for (std::int64_t etp : space.etp)
                    for (bool together : space.sequenceParallel) {
                        if (tp == 1 && together && space.sequenceParallel.size() > 1)
                            continue;
                        // Legal with some number of stages: the rules of the block's own degrees. The batch
                        // depends on the stages.
                        Layout l;
                        l.tp = tp;
                        l.cp = cp;
                        l.ep = ep;
                        l.etp = etp;
                        l.sequenceParallel = together;
                        l.dp = space.gpus / (tp * cp);
                        if (!isLegal(l, *r.shape, l.dp, r.sequence, space.gpus))
                            continue;
                        for (std::int64_t micro : space.microBatch)
                            blocks.push_back({tp, cp, ep, etp, micro, together});
                    }
        }
    return blocks;
}

void visitLayouts(const SearchSpace& space, const LayoutBlock& b, const Resolved& r, const LayoutVisitor& visitor)
{
    const ModelShape& shape = *r.shape;
    for (std::int64_t pp : space.pp) {
        if (space.gpus % (b.tp * b.cp * pp) != 0)
            continue;
        Layout l;
        l.tp = b.tp;
        l.cp = b.cp;
        l.ep = b.ep;
        l.etp = b.etp;
        l.microBatch = b.microBatch;
        l.sequenceParallel = b.sequenceParallel;
        l.pp = pp;
        l.dp = space.gpus / (b.tp * b.cp * pp);
        if ((space.dp && *space.dp != l.dp) || r.globalBatch % (l.dp * l.microBatch) != 0)
            continue;
        l.firstLayers = space.firstLayers.value_or(-1);
        for (Schedule schedule : space.schedule) {
            if (pp == 1 && schedule != Schedule::oneForwardOneBackward && space.schedule.size() > 1)
                continue;
            l.schedule = pp == 1 ? Schedule::oneForwardOneBackward : schedule;
            for (std::int64_t chunks : space.vpp) {
                if (chunks > 1 && space.vpp.size() > 1
                    && (pp == 1 || l.schedule != Schedule::oneForwardOneBackward
                        || shape.layers % (pp * chunks) != 0))
                    continue;
                l.vpp = chunks;
                for (bool lighter : space.lighterEnd) {
                    l.lastLayers = space.lastLayers.value_or(-1);
                    if (lighter) {
                        const bool even = pp > 1 && chunks == 1 && shape.layers % pp == 0;
                        l.lastLayers = even ? shape.layers / pp - 1 : -1;
                        if (!even || l.lastLayers < 0)
                            continue;
                    }
                    addSharings(space, r, l, visitor);
                }
            }
        }
    }
}

std::vector<Layout> layoutsOf(const SearchSpace& space, const LayoutBlock& block, const Resolved& r)
{
    std::vector<Layout> out;
    visitLayouts(space, block, r, {{}, {}, [&](const Layout& l) { out.push_back(l); }});
    return out;
}

} // namespace sizewright
