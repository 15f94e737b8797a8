#include "core/decision/ladder.h"

#include "core/model/assess.h"
#include "core/units/display.h"

#include <algorithm>

namespace sizewright {

namespace {

// Context parallelism is only worth its traffic when the context is really long (R16).
constexpr std::int64_t longContext = 32768; // tokens
// Share of usable memory that a chosen layout may plan with: near the ceiling the allocator retries and
// fails (model.md §3.6), and the memory model itself errs by some percent.
const Ratio plannedShare = ratio(0.95);

std::optional<std::int64_t> fixedDegree(const Scenario& s, Field<Count> field)
{
    const auto value = s[field];
    return value ? std::optional(std::int64_t(value->value())) : std::nullopt;
}

// What the scenario fixes of a layout.
struct Fixed {
    std::optional<std::int64_t> tp, pp, vpp, cp, ep, dp, zero, microBatch;
    std::optional<Recompute> recompute;
    std::optional<bool> sequenceParallel;

    explicit Fixed(const Scenario& s)
        : tp(fixedDegree(s, fields().tp)), pp(fixedDegree(s, fields().pp)),
          vpp(fixedDegree(s, fields().vpp)), cp(fixedDegree(s, fields().cp)),
          ep(fixedDegree(s, fields().ep)), dp(fixedDegree(s, fields().dp)),
          zero(fixedDegree(s, fields().zeroStage)),
          microBatch(fixedDegree(s, fields().microBatch)), recompute(s[fields().recompute]),
          sequenceParallel(s[fields().sequenceParallel])
    {
    }
};

// Works on one set of inputs and swaps layouts in it, so that each trial costs only the formulas.
class Trial
{
public:
    Trial(const Resolved& r, std::int64_t gpus, Ratio share)
        : m_resolved(r), m_fixed(*r.scenario), m_gpus(gpus),
          m_inputs(gather(Plain{}, r, Layout{}, gpus)), m_share(share)
    {
        const Scenario& s = *r.scenario;
        m_effectiveInputs = gatherReliability(Plain{}, r);
        m_latest = s[fields().latest];
        m_groups = *s[fields().groupsRun] == GroupsRun::parallel ? 1 : r.controlGroups;
        if (r.dataTokens)
            m_steps = std::ceil(
                r.dataTokens->value() * s[fields().epochs]->value()
                / (double(r.globalBatch) * double(r.sequence)));
        m_trainable = r.recipe.usesAdapters() ? m_inputs.shape.layers
                * adaptersPerLayer(Plain{}, m_inputs)
                                              : m_inputs.parameters.total;
    }

    const Fixed& fixed() const { return m_fixed; }
    const ModelShape& shape() const { return *m_resolved.shape; }
    std::int64_t gpus() const { return m_gpus; }

    bool legal(const Layout& l) const
    {
        return isLegal(l, shape(), m_resolved.globalBatch, m_resolved.sequence, m_gpus);
    }
    BytesPerCard needed(const Layout& l)
    {
        use(l);
        return peakStage(m_inputs).needed;
    }
    BytesPerCard usable() const { return m_inputs.usableMemory; }
    BytesPerCard planned() const { return usable() * m_share; }
    bool fits(const Layout& l) { return needed(l) <= planned(); }
    Seconds step(const Layout& l)
    {
        use(l);
        calibrate(Plain{}, m_resolved, l, m_gpus, m_inputs);
        const Seconds total = stepTime(Plain{}, m_inputs).total;
        return total;
    }
    // Days of the whole, as runTime() has it; nothing without data.
    std::optional<Seconds> days(const Layout& l, Seconds step)
    {
        if (!m_steps)
            return {};
        use(l);
        const Ratio effective
            = reliability(Plain{}, m_inputs, m_effectiveInputs, m_trainable).effective;
        return step * count(*m_steps) * count(double(m_groups)) / effective;
    }
    bool inTime(const std::optional<Seconds>& days) const
    {
        return !days || !m_latest || *days <= *m_latest;
    }
    std::optional<Seconds> latest() const { return m_latest; }

    // Fills in what follows from the free degrees.
    Layout complete(Layout l) const
    {
        if (m_fixed.zero)
            l.zeroStage = int(*m_fixed.zero);
        l.sequenceParallel = m_fixed.sequenceParallel.value_or(l.tp > 1);
        l.dp = m_fixed.dp.value_or(
            std::max<std::int64_t>(1, m_gpus / (l.tp * l.pp * l.cp)));
        l.microBatch = m_fixed.microBatch.value_or(l.microBatch);
        l.vpp = m_fixed.vpp.value_or(l.vpp);
        l.ep = m_fixed.ep.value_or(expertDegrees(l).front());
        return l;
    }
    // Expert-parallel degrees worth trying: as many as share a node, so that the all-to-all stays on
    // its links, then over more nodes, which takes less memory.
    std::vector<std::int64_t> expertDegrees(const Layout& l) const
    {
        if (m_fixed.ep)
            return {*m_fixed.ep};
        if (shape().experts == 0)
            return {1};
        const std::int64_t node = std::max(m_resolved.cardsPerNode, m_resolved.scaleUpDomain);
        const std::int64_t ranks = l.tp * l.cp * l.dp;
        std::vector<std::int64_t> degrees{1};
        for (std::int64_t e = 2; e <= std::min<std::int64_t>(ranks, 64); e *= 2) {
            if (shape().experts % e != 0 || ranks % e != 0)
                continue;
            if (e <= node)
                degrees.front() = e;
            else
                degrees.push_back(e);
        }
        return degrees;
    }

private:
    void use(const Layout& l)
    {
        if (l == m_inputs.layout)
            return;
        gatherLayout(LeafReader<Plain>{Plain{}, *m_resolved.scenario}, l, m_inputs);
        m_inputs.calibrated = false;
    }

    const Resolved& m_resolved;
    Fixed m_fixed;
    std::int64_t m_gpus;
    Inputs<Plain> m_inputs;
    Ratio m_share;
    ReliabilityInputs<Plain> m_effectiveInputs;
    std::optional<Seconds> m_latest;
    std::optional<double> m_steps;
    std::int64_t m_groups = 1;
    Parameters m_trainable;
};

struct RungPlan {
    Text name;
    std::vector<Layout> layouts; // in the order in which they are tried
};

std::vector<std::int64_t> powersOfTwo(std::int64_t from, std::int64_t to)
{
    std::vector<std::int64_t> out;
    for (std::int64_t v = from; v <= to; v *= 2)
        out.push_back(v);
    return out;
}

std::vector<RungPlan> rungs(const Trial& trial, const Resolved& r)
{
    const Fixed& fixed = trial.fixed();
    const std::int64_t node = std::max(r.cardsPerNode, r.scaleUpDomain);
    const std::int64_t inNode = std::min<std::int64_t>(node, 8);
    std::vector<RungPlan> plans;
    const auto add = [&](Text name, std::vector<Layout> layouts) {
        // Fixed degrees decide which rungs there are at all.
        std::erase_if(layouts, [&](const Layout& l) {
            return (fixed.tp && l.tp != *fixed.tp) || (fixed.pp && l.pp != *fixed.pp)
                || (fixed.cp && l.cp != *fixed.cp) || (fixed.zero && l.zeroStage != *fixed.zero);
        });
        if (!layouts.empty())
            plans.push_back({name, std::move(layouts)});
    };
    const auto layout = [](std::int64_t tp, std::int64_t pp, std::int64_t cp, int zero) {
        Layout l;
        l.tp = tp;
        l.pp = pp;
        l.cp = cp;
        l.zeroStage = zero;
        return l;
    };
    add(SW_TEXT("Ladder", "Data parallel"), {layout(1, 1, 1, 0), layout(1, 1, 1, 1)});
    add(SW_TEXT("Ladder", "Sharded data parallel"), {layout(1, 1, 1, 2), layout(1, 1, 1, 3)});
    std::vector<Layout> tensor, pipeline, context;
    for (std::int64_t tp : powersOfTwo(2, inNode))
        for (int zero : {1, 3})
            tensor.push_back(layout(tp, 1, 1, zero));
    add(SW_TEXT("Ladder", "Tensor parallel in the node"), tensor);
    for (std::int64_t pp : powersOfTwo(2, std::min<std::int64_t>(64, r.shape->layers)))
        for (std::int64_t tp : powersOfTwo(1, inNode))
            if (tp >= std::min<std::int64_t>(inNode, 4) || r.shape->experts > 0)
                pipeline.push_back(layout(tp, pp, 1, 1));
    add(SW_TEXT("Ladder", "Pipeline parallel"), pipeline);
    for (std::int64_t cp : powersOfTwo(2, 64))
        for (std::int64_t pp : powersOfTwo(1, 16))
            for (std::int64_t tp : powersOfTwo(std::min<std::int64_t>(inNode, 4), inNode))
                context.push_back(layout(tp, pp, cp, 1));
    if (r.sequence >= longContext || fixed.cp)
        add(SW_TEXT("Ladder", "Context parallel"), context);
    // A layout outside every rung's list, when degrees are fixed by hand.
    if (plans.empty() || fixed.tp || fixed.pp || fixed.cp) {
        Layout own = layout(fixed.tp.value_or(1), fixed.pp.value_or(1), fixed.cp.value_or(1),
            int(fixed.zero.value_or(1)));
        bool listed = false;
        for (const RungPlan& plan : plans)
            for (const Layout& l : plan.layouts)
                listed = listed || (l.tp == own.tp && l.pp == own.pp && l.cp == own.cp);
        if (!listed)
            add(SW_TEXT("Ladder", "Degrees given by hand"), {own});
    }
    return plans;
}

std::vector<Recompute> recomputeOptions(const Trial& trial, const Recipe& recipe)
{
    if (trial.fixed().recompute)
        return {*trial.fixed().recompute};
    if (!recipe.flash() || recipe.selectiveByOperator())
        return {Recompute::none, Recompute::selective, Recompute::full};
    return {Recompute::none, Recompute::full}; // selective changes nothing with flash kernels
}

struct Best {
    bool found = false;
    Layout layout;
    Seconds step{};
};

// The fastest way to run one combination of degrees: micro-batch, interleaving, expert degree and
// recompute are tuned together (R18), within memory. Step time has one valley along each of them, so a
// walk stops where it rises again. Returns whether `best` improved.
bool tune(Trial& trial, const Resolved& r, const Layout& degrees, Best& best)
{
    bool improved = false;
    const auto consider = [&](const Layout& candidate, bool& fits) {
        if (!trial.legal(candidate) || !trial.fits(candidate))
            return false;
        fits = true;
        const Seconds step = trial.step(candidate);
        if (best.found && step >= best.step)
            return false;
        best = {true, candidate, step};
        improved = true;
        return true;
    };
    for (Recompute recompute : recomputeOptions(trial, r.recipe)) {
        bool fitted = false;
        for (std::int64_t micro : {1, 2, 4, 8}) {
            if (trial.fixed().microBatch && micro != 1)
                break;
            Layout l = degrees;
            l.microBatch = micro;
            l.recompute = recompute;
            l = trial.complete(l);
            bool fits = false, better = false;
            for (std::int64_t experts : trial.expertDegrees(l)) {
                l.ep = experts;
                better = consider(l, fits) || better;
            }
            if (best.found && best.layout.microBatch == l.microBatch)
                l.ep = best.layout.ep;
            for (std::int64_t chunks = 2; l.pp > 1 && !trial.fixed().vpp && chunks <= 8;
                 chunks *= 2) {
                l.vpp = chunks;
                if (r.shape->layers % (l.pp * chunks) != 0 || !consider(l, fits))
                    break;
                better = true;
            }
            fitted = fitted || fits;
            if (!fits || !better)
                break; // a larger micro-batch needs more memory
        }
        if (fitted)
            return improved; // the next kind of recompute only costs time
    }
    return improved;
}

// The fastest layout of a rung.
Best bestOfRung(Trial& trial, const Resolved& r, const RungPlan& plan)
{
    Best best;
    std::int64_t stages = 0;
    int worse = 0; // longer pipelines in a row that brought nothing
    for (const Layout& degrees : plan.layouts) {
        if (degrees.pp != stages) {
            if (worse >= 2)
                break;
            stages = degrees.pp;
            worse = best.found ? worse + 1 : 0;
        }
        if (tune(trial, r, degrees, best))
            worse = 0;
    }
    return best;
}

std::string gib(BytesPerCard b)
{
    return quantityText(b.value(), signatureOf<BytesPerCard>(), "GiB");
}
std::string duration(Seconds s) { return quantityText(s.value(), signatureOf<Seconds>()); }

// The layout of a rung that came nearest to fitting, for its reason.
std::optional<std::pair<Layout, BytesPerCard>> nearest(
    Trial& trial, const Resolved& r, const RungPlan& plan)
{
    std::optional<std::pair<Layout, BytesPerCard>> best;
    for (const Layout& degrees : plan.layouts) {
        Layout l = degrees;
        l.recompute = recomputeOptions(trial, r.recipe).back();
        l = trial.complete(l);
        l.ep = trial.expertDegrees(l).back();
        if (!trial.legal(l))
            continue;
        const BytesPerCard needed = trial.needed(l);
        if (!best || needed < best->second)
            best = {l, needed};
    }
    return best;
}

Rung explainRung(Trial& trial, const Resolved& r, const RungPlan& plan, const Best& best,
    const std::optional<Seconds>& days, bool accepted)
{
    Rung rung;
    rung.name = plan.name;
    rung.accepted = accepted;
    if (!best.found) {
        if (const auto near = nearest(trial, r, plan)) {
            rung.layout = near->first;
            rung.reason = {SW_TEXT("Ladder",
                               "needs at least %1 on a card; %2 of the usable %3 may be planned with"),
                {gib(near->second), gib(trial.planned()), gib(trial.usable())}};
        } else {
            rung.layout = trial.complete(plan.layouts.front());
            rung.reason = {SW_TEXT("Ladder",
                               "no legal layout of this kind: heads, layers or the batch do not "
                               "divide over %1 cards"),
                {std::to_string(trial.gpus())}};
        }
        return rung;
    }
    rung.layout = best.layout;
    const std::string needed = gib(trial.needed(best.layout));
    if (accepted)
        rung.reason = {days ? SW_TEXT("Ladder", "fits: %1 of %2 usable; step %3, done in %4")
                            : SW_TEXT("Ladder", "fits: %1 of %2 usable; step %3"),
            {needed, gib(trial.usable()), duration(best.step), days ? duration(*days) : ""}};
    else
        rung.reason = {SW_TEXT("Ladder", "fits (%1 of %2), but takes %3; the latest end is %4"),
            {needed, gib(trial.usable()), days ? duration(*days) : "",
                trial.latest() ? duration(*trial.latest()) : ""}};
    return rung;
}

} // namespace

PeakStage peakStage(const Inputs<Plain>& inputs)
{
    PeakStage peak;
    const std::int64_t stages = inputs.layout.pp;
    // Memory falls from the first stage to the one before the last, so only the ends can peak; with
    // experts the first all-expert stage can, too.
    for (std::int64_t stage = 0; stage < stages; ++stage) {
        if (stages > 4 && stage > 1 && stage < stages - 1 && inputs.shape.plainShape.experts == 0)
            continue;
        const BytesPerCard needed = stageMemory(Plain{}, inputs, stage).total;
        if (stage == 0 || needed > peak.needed)
            peak = {needed, stage};
    }
    return peak;
}

std::optional<Layout> statedLayout(const Resolved& r, std::int64_t gpus)
{
    const Fixed fixed(*r.scenario);
    if (!fixed.tp || !fixed.pp || !fixed.zero || !fixed.microBatch || !fixed.recompute)
        return {};
    Layout l;
    l.tp = *fixed.tp;
    l.pp = *fixed.pp;
    l.vpp = fixed.vpp.value_or(1);
    l.cp = fixed.cp.value_or(1);
    l.ep = fixed.ep.value_or(1);
    l.zeroStage = int(*fixed.zero);
    l.microBatch = *fixed.microBatch;
    l.recompute = *fixed.recompute;
    l.sequenceParallel = fixed.sequenceParallel.value_or(l.tp > 1);
    const double others = double(l.tp) * double(l.pp) * double(l.cp);
    l.dp = fixed.dp.value_or(std::max<std::int64_t>(1, std::int64_t(double(gpus) / others)));
    return l;
}

namespace {

Choice climb(const Resolved& r, std::int64_t gpus, bool wantReasons, Ratio share)
{
    Choice choice;
    choice.gpus = gpus;
    Trial trial(r, gpus, share);
    Best fastest;
    const std::vector<RungPlan> plans = rungs(trial, r);
    for (const RungPlan& plan : plans) {
        const Best best = bestOfRung(trial, r, plan);
        const auto days
            = best.found ? trial.days(best.layout, best.step) : std::optional<Seconds>{};
        const bool suffices = best.found && trial.inTime(days);
        if (best.found && (!fastest.found || best.step < fastest.step || suffices))
            fastest = best;
        if (wantReasons)
            choice.ladder.push_back(explainRung(trial, r, plan, best, days, suffices));
        if (suffices) {
            choice.inTime = true;
            break;
        }
    }
    choice.found = fastest.found;
    if (fastest.found) {
        choice.layout = fastest.layout;
        return choice;
    }
    // The layout that comes nearest, so that memory and reasons can still be shown.
    std::optional<std::pair<Layout, BytesPerCard>> best;
    for (const RungPlan& plan : plans)
        if (const auto near = nearest(trial, r, plan))
            if (!best || near->second < best->second)
                best = near;
    if (best)
        choice.layout = best->first;
    return choice;
}

} // namespace

Choice chooseLayout(const Resolved& r, std::int64_t gpus, bool wantReasons)
{
    if (const auto stated = statedLayout(r, gpus)) {
        Choice choice;
        choice.gpus = gpus;
        choice.layout = *stated;
        if (!isLegal(*stated, *r.shape, r.globalBatch, r.sequence, gpus))
            return choice;
        Trial trial(r, gpus, ratio(1));
        choice.found = trial.fits(*stated);
        choice.inTime
            = choice.found && trial.inTime(trial.days(*stated, trial.step(*stated)));
        return choice;
    }
    const Choice choice = climb(r, gpus, wantReasons, plannedShare);
    if (choice.found)
        return choice;
    // Better a layout at the ceiling, with its warning, than none.
    const Choice tight = climb(r, gpus, wantReasons, ratio(1));
    return tight.found ? tight : choice;
}

namespace {

// Card counts worth trying, rising: divisors of a node, then whole nodes in steps of at most a third.
std::vector<std::int64_t> cardCounts(std::int64_t perNode, std::int64_t most)
{
    std::vector<std::int64_t> counts;
    for (std::int64_t c = 1; c < perNode; c *= 2)
        counts.push_back(c);
    for (std::int64_t base = 1; base * perNode <= most; base *= 2)
        for (double part : {1.0, 1.25, 1.5, 1.75}) {
            const double nodes = double(base) * part;
            if (nodes == std::floor(nodes) && std::int64_t(nodes) * perNode <= most)
                counts.push_back(std::int64_t(nodes) * perNode);
        }
    return counts;
}

// No layout can be faster than all matrix work at the sustained rate of every card.
double fewestConceivable(const Resolved& r)
{
    const Scenario& s = *r.scenario;
    if (!r.dataTokens || !s[fields().latest])
        return 1;
    const Inputs<Plain> in = gather(Plain{}, r, Layout{}, 1);
    const Work<Plain> work = workPerToken(Plain{}, in);
    const double groups
        = *s[fields().groupsRun] == GroupsRun::parallel ? 1 : double(r.controlGroups);
    const double flop = work.model.value() * r.dataTokens->value() * s[fields().epochs]->value();
    return flop * groups / (in.peakMatrix.value() * s[fields().latest]->value());
}

} // namespace

Choice chooseCards(const Resolved& r, bool wantReasons)
{
    constexpr std::int64_t most = 262144; // cards; beyond every cluster that was ever run as one
    const double least = fewestConceivable(r);
    Choice best;
    bool anyTime = !r.scenario->isSet(fields().latest);
    for (std::int64_t cards : cardCounts(r.cardsPerNode, most)) {
        // More cards than sequences in the batch bring nothing without model parallelism.
        if (double(cards) < least)
            continue;
        const Choice choice = chooseLayout(r, cards, false);
        if (choice.found && (!best.found || choice.inTime))
            best = choice;
        else if (choice.found)
            best = choice.gpus > best.gpus ? choice : best;
        if (choice.found && (choice.inTime || anyTime))
            break;
        if (cards > r.globalBatch * r.shape->layers * 64)
            break;
    }
    if (!best.found)
        return chooseLayout(r, std::max<std::int64_t>(r.cardsPerNode, 1), wantReasons);
    return wantReasons ? chooseLayout(r, best.gpus, true) : best;
}

} // namespace sizewright
