#include "core/decision/tier.h"

#include "core/decision/ladder.h"
#include "core/model/gather.h"
#include "core/model/memory.h"

#include <array>

namespace sizewright {

namespace {

Layout bareLayout(std::int64_t tp, std::int64_t pp, const ModelShape& shape)
{
    Layout l;
    l.tp = tp;
    l.pp = pp;
    // The tensor-parallel ranks share the experts, too.
    if (shape.experts > 0 && shape.experts % tp == 0)
        l.ep = tp;
    l.zeroStage = 0;
    l.recompute = Recompute::full;
    l.sequenceParallel = tp > 1;
    return l;
}

// A replica by itself: a batch of as many micro-batches as there are stages.
Resolved alone(const Resolved& r, std::int64_t pp)
{
    Resolved one = r;
    one.globalBatch = std::max<std::int64_t>(1, pp);
    return one;
}

BytesPerCard worstStage(const Resolved& r, const Layout& l)
{
    const Resolved one = alone(r, l.pp);
    Inputs<Plain> in = gather(Plain{}, one, l, l.tp * l.pp);
    in.globalBatch = count(double(one.globalBatch));
    return peakStage(in).needed;
}

BytesPerCard usableOf(const Resolved& r)
{
    return gather(Plain{}, r, Layout{}, 1).usableMemory;
}

} // namespace

Replica smallestReplica(const Resolved& r)
{
    Replica replica;
    const BytesPerCard usable = usableOf(r);
    replica.onOneCard = worstStage(r, bareLayout(1, 1, *r.shape));
    const ModelShape& shape = *r.shape;
    const std::int64_t inNode = std::max(r.cardsPerNode, r.scaleUpDomain);
    for (std::int64_t cards = 1; cards <= 4096; cards *= 2) {
        // As much tensor parallelism as heads and node allow, the rest as stages.
        for (std::int64_t tp = std::min<std::int64_t>({cards, 8}); tp >= 1; tp /= 2) {
            const Layout layout = bareLayout(tp, cards / tp, shape);
            if (tp > inNode
                || !isLegal(layout, shape, alone(r, layout.pp).globalBatch, r.sequence, cards))
                continue;
            if (worstStage(r, layout) <= usable) {
                replica.cards = cards;
                replica.layout = layout;
                return replica;
            }
        }
    }
    return replica;
}

void explainReplica(const Explaining& m, const Resolved& r)
{
    const ResultFields& out = resultFields();
    Explaining quiet = m;
    quiet.namesFigures = false;
    const Replica replica = smallestReplica(r);
    const Resolved one = alone(r, 1);
    Inputs<Explaining> in = gather(quiet, one, bareLayout(1, 1, *r.shape), 1);
    const auto decided = [&](Text name, std::int64_t n) {
        return m.leaf(name, count(double(n)), [] {
            return Provenance{{}, {},
                "smallest power of two that fits, micro-batch 1, full recompute", {},
                Trust::computed};
        });
    };
    in.globalBatch = decided(SW_TEXT("Step", "sequences of a single replica"), 1);
    m.figure(out.oneCard,
        stageMemory(quiet, in, 0).total + m.constant(constants::noBytes), "definition");
    if (replica.cards > 0)
        m.figure(out.minGpusOneReplica,
            decided(SW_TEXT("Step", "tensor-parallel cards of the smallest replica"),
                replica.layout.tp)
                * decided(SW_TEXT("Step", "stages of the smallest replica"), replica.layout.pp)
                * m.constant(constants::oneCard),
            "definition");
}

Tier tierOf(const Resolved&, const Inputs<Plain>& in)
{
    // By the recipe with sharded optimizer states, whatever layout was chosen: the tier is the model's.
    const StateBytes<Plain> bytes = stateBytes(Plain{}, in.recipe, 1);
    const Bytes node = in.usableMemory * in.cardsPerNode;
    // Adapters: the frozen base counts with its weights only.
    const bool adapters = in.recipe.usesAdapters();
    const Parameters trained = adapters ? adapterParameters(Plain{}, in) : in.parameters.total;
    const auto frozen = in.recipe.form == TrainingForm::qlora ? constants::nf4Weight.value
                                                              : constants::gradientBytesNarrow.value;
    const Bytes base = adapters ? in.parameters.total * frozen : fromBase<Bytes>(0);
    const Bytes held = base + trained * (bytes.weight + bytes.gradient);
    if (held + trained * bytes.optimizer <= node)
        return Tier::small;
    return held <= node ? Tier::medium : Tier::large;
}

Binding bindingOf(const Results& results, const Inputs<Plain>& in)
{
    const ResultFields& f = resultFields();
    const auto part = [&](Figure<Seconds> figure) {
        return results[figure].value_or(fromBase<Seconds>(0));
    };
    if (!results[f.step])
        return Binding::none;
    const double domain = double(std::max(in.plainDomain, in.plainPerNode));
    const Layout& l = results.layout;
    const auto wire = [&](std::int64_t ranks) {
        return double(ranks) > domain ? Binding::network : Binding::nodeLinks;
    };
    std::array<double, std::size_t(Binding::launch) + 1> time{};
    const auto add = [&](Binding b, Seconds s) { time[std::size_t(b)] += s.value(); };
    for (auto figure : {f.matrix, f.attention, f.experts, f.head, f.recompute})
        add(Binding::compute, part(figure));
    for (auto figure : {f.elementWise, f.optimizerTime})
        add(Binding::memoryBandwidth, part(figure));
    add(wire(l.tp), part(f.tensorParallel));
    add(wire(l.tp * l.cp), part(f.contextParallel));
    add(wire(l.ep * l.etp), part(f.expertParallel));
    add(wire(l.tp * l.cp * l.pp), part(f.pipeline));
    add(wire(l.cards()), part(f.dataParallel));
    add(Binding::pipelineBubble, part(f.bubble));
    add(Binding::launch, part(f.launch));
    std::size_t best = 0;
    for (std::size_t i = 1; i < time.size(); ++i)
        if (time[i] > time[best])
            best = i;
    return Binding(best);
}

} // namespace sizewright
