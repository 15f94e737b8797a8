#include "core/search/near_miss.h"

#include "core/decision/trial.h"
#include "core/units/display.h"

namespace sizewright {

namespace {

// One layout at a time, on the cards that it has.
class One
{
public:
    One(const Resolved& r, std::int64_t gpus, bool atWorst) : m_cost(r, gpus), m_atWorst(atWorst) {}
    FoundLayout of(const Layout& l)
    {
        const LayoutBlock block{l.tp, l.cp, l.ep, l.etp, l.microBatch, l.sequenceParallel};
        const PeakStage peak = m_cost.peak(l);
        return {l, m_cost.step(m_cost.times(block, {l.recompute}), l), peak.needed, peak.upper};
    }
    std::int64_t fullest(const Layout& l) { return stageSplit(Plain{}, m_cost.inputs(l)).most(); }
    bool fits(const FoundLayout& f) const
    {
        return (m_atWorst ? f.upper : f.needed) <= m_cost.usable();
    }

private:
    LayoutCost m_cost;
    bool m_atWorst;
};

std::optional<FoundLayout> fitting(One& one, const Resolved& r, const Layout& l)
{
    if (!isLegal(l, *r.shape, r.globalBatch, r.sequence, l.cards()))
        return {};
    const FoundLayout found = one.of(l);
    return one.fits(found) ? std::optional(found) : std::nullopt;
}

} // namespace

Remedy remedyOf(const Resolved& r, const NearMiss& miss, bool atWorst)
{
    const Layout& l = miss.found.layout;
    const Fixed fixed(*r.scenario);
    One one(r, l.cards(), atWorst);
    Remedy best;
    const auto consider = [&](Mend mend, std::int64_t amount, const std::optional<FoundLayout>& found) {
        if (found && (best.mend == Mend::none || found->step < best.found.step))
            best = {mend, amount, *found};
        return found.has_value();
    };
    if (!fixed.zero)
        for (int zero = l.zeroStage + 1; zero <= 3; ++zero) {
            Layout shared = l;
            shared.zeroStage = zero;
            if (consider(Mend::shard, zero, fitting(one, r, shared)))
                break;
        }
    const std::int64_t each = one.fullest(l);
    const std::int64_t now
        = l.recompute != Recompute::full ? 0 : l.recomputeLayers > 0 ? l.recomputeLayers : each;
    if (!fixed.recompute && !fixed.recomputeLayers)
        for (std::int64_t layers = now + 1; layers <= each; ++layers) {
            Layout more = l;
            more.recompute = Recompute::full;
            more.recomputeLayers = layers == each ? 0 : layers;
            if (consider(Mend::recompute, layers - now, fitting(one, r, more)))
                break;
        }
    if (r.recipe.offload == Offload::none && !r.scenario->value(fields().offload.ordinal).isSet()) {
        Resolved moved = r;
        moved.recipe.offload = Offload::optimizer;
        One host(moved, l.cards(), atWorst);
        consider(Mend::offload, 0, fitting(host, moved, l));
    }
    if (!fixed.microBatch)
        for (std::int64_t micro = l.microBatch / 2; micro >= 1; micro /= 2) {
            Layout smaller = l;
            smaller.microBatch = micro;
            if (consider(Mend::microBatch, micro, fitting(one, r, smaller)))
                break;
        }
    return best;
}

Message missText(const NearMiss& miss, const Remedy& remedy)
{
    const std::string stage = std::to_string(miss.stage + 1);
    const std::string lacks = quantityText(miss.lacks.value(), signatureOf<BytesPerCard>(), "GiB");
    const std::string step = quantityText(remedy.found.step.value(), signatureOf<Seconds>());
    const std::string amount = std::to_string(remedy.amount);
    switch (remedy.mend) {
    case Mend::shard:
        return {SW_TEXT("Search", "stage %1 lacks %2: ZeRO stage %3 would mend it (step %4)"),
            {stage, lacks, amount, step}};
    case Mend::recompute:
        return {SW_TEXT("Search", "stage %1 lacks %2: recompute %3 more layers a stage (step %4)"),
            {stage, lacks, amount, step}};
    case Mend::offload:
        return {SW_TEXT("Search", "stage %1 lacks %2: offload the optimizer (step %3)"), {stage, lacks, step}};
    case Mend::microBatch:
        return {SW_TEXT("Search", "stage %1 lacks %2: micro-batch %3 would fit (step %4)"),
            {stage, lacks, amount, step}};
    case Mend::none: break;
    }
    return {SW_TEXT("Search", "stage %1 lacks %2, and no single change mends it"), {stage, lacks}};
}

std::vector<Neighbour> neighboursOf(const Resolved& r, const Layout& l, bool atWorst)
{
    const PlanFields& f = fields();
    const std::int64_t gpus = l.cards();
    One one(r, gpus, atWorst);
    struct Degree {
        std::size_t field;
        std::int64_t Layout::*value;
    };
    const Degree degrees[]{{f.tp.ordinal, &Layout::tp}, {f.pp.ordinal, &Layout::pp},
        {f.vpp.ordinal, &Layout::vpp}, {f.cp.ordinal, &Layout::cp}, {f.ep.ordinal, &Layout::ep},
        {f.etp.ordinal, &Layout::etp},
        {f.microBatch.ordinal, &Layout::microBatch}};
    std::vector<Neighbour> out;
    for (const Degree& degree : degrees)
        for (const bool doubled : {true, false}) {
            if ((!doubled && l.*degree.value % 2 != 0)
                || ((degree.value == &Layout::ep || degree.value == &Layout::etp) && r.shape->experts == 0)
                || (degree.value == &Layout::vpp && l.pp == 1))
                continue;
            Neighbour near;
            near.field = degree.field;
            near.layout = l;
            near.layout.*degree.value = doubled ? l.*degree.value * 2 : l.*degree.value / 2;
            near.value = near.layout.*degree.value;
            Layout& other = near.layout;
            const std::int64_t each = other.tp * other.pp * other.cp;
            other.dp = std::max<std::int64_t>(1, gpus / each);
            if ((other.tp > 1) != (l.tp > 1))
                other.sequenceParallel = other.tp > 1;
            if (other.pp != l.pp) // the layers are divided anew
                other.firstLayers = other.lastLayers = -1;
            if (other.pp == 1)
                other.vpp = 1, other.schedule = Schedule::oneForwardOneBackward;
            const auto problems = layoutProblems(other, *r.shape, r.globalBatch, r.sequence, gpus);
            if (!problems.empty())
                near.broken = problems.front();
            else {
                near.found = one.of(other);
                near.fits = one.fits(near.found);
            }
            out.push_back(std::move(near));
        }
    return out;
}

} // namespace sizewright
