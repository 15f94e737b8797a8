#include "core/decision/ladder.h"

#include "core/decision/rungs.h"
#include "core/units/display.h"

#include <algorithm>

namespace sizewright {

namespace {

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
// recompute are tuned together (R18), within memory. Along the micro-batch and along the chunks the step
// first gets shorter and then longer, so a walk stops where it no longer gets shorter. Returns whether
// `best` improved.
bool tune(Trial& trial, const Resolved& r, const Layout& degrees, Best& best)
{
    bool improved = false;
    // The step time of a candidate, if it may run.
    const auto consider = [&](const Layout& candidate) -> std::optional<Seconds> {
        if (!trial.legal(candidate) || !trial.fits(candidate))
            return {};
        const Seconds step = trial.step(candidate);
        if (!best.found || step < best.step) {
            best = {true, candidate, step};
            improved = true;
        }
        return step;
    };
    for (Recompute recompute : recomputeOptions(trial, r.recipe)) {
        std::optional<Seconds> before; // of the micro-batch before
        for (std::int64_t micro : {1, 2, 4, 8}) {
            if (trial.fixed().microBatch && micro != 1)
                break;
            Layout l = degrees;
            l.microBatch = micro;
            l.recompute = recompute;
            l = trial.complete(l);
            std::optional<Seconds> fastest;
            Layout chosen = l;
            for (std::int64_t experts : trial.expertDegrees(l)) {
                l.ep = experts;
                const auto step = consider(l);
                if (step && (!fastest || *step < *fastest)) {
                    fastest = step;
                    chosen = l;
                }
            }
            if (!fastest)
                break; // a larger micro-batch needs more memory
            for (std::int64_t chunks = 2; l.pp > 1 && !trial.fixed().vpp && chunks <= 8;
                 chunks *= 2) {
                chosen.vpp = chunks;
                const auto step = r.shape->layers % (l.pp * chunks) == 0
                    ? consider(chosen) : std::nullopt;
                if (!step || *step >= *fastest)
                    break;
                fastest = step;
            }
            if (before && *fastest >= *before)
                break;
            before = fastest;
        }
        if (before)
            return improved; // what fits without recomputation is not recomputed
    }
    return improved;
}

// The fastest layout of a rung. Layouts come with rising stages; two longer pipelines in a row that bring
// nothing end the walk.
Best bestOfRung(Trial& trial, const Resolved& r, const RungPlan& plan)
{
    Best best;
    std::int64_t stages = 0;
    int worse = 0;
    for (const Layout& degrees : plan.layouts) {
        if (degrees.pp < stages)
            worse = 0; // the next context-parallel degree begins
        else if (degrees.pp > stages)
            worse = best.found ? worse + 1 : 0;
        stages = degrees.pp;
        if (worse <= 2 && tune(trial, r, degrees, best))
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
                               "needs at least %1 on a card, at worst %2; %3 are usable"),
                {gib(near->second), gib(trial.upper(near->first)), gib(trial.usable())}};
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
            {needed, gib(trial.usable()), duration(trial.step(best.layout)), days ? duration(*days) : ""}};
    else
        rung.reason = {SW_TEXT("Ladder", "fits (%1 of %2), but takes %3; the latest end is %4"),
            {needed, gib(trial.usable()), days ? duration(*days) : "",
                trial.latest() ? duration(*trial.latest()) : ""}};
    return rung;
}

} // namespace

namespace {

// Memory falls from the first stage to the one before the last, so only the ends can peak; with experts the
// first all-expert stage can, too.
bool canPeak(const Inputs<Plain>& inputs, std::int64_t stage)
{
    const std::int64_t stages = inputs.layout.pp;
    return stages <= 4 || stage <= 1 || stage == stages - 1 || inputs.shape.plainShape.experts > 0;
}

BytesPerCard neededBy(const StageMemory<Plain>& memory)
{
    return larger(memory.total, larger(memory.initial, memory.saving));
}

} // namespace

bool fitsOnEveryStage(const Inputs<Plain>& inputs, bool atWorst)
{
    for (std::int64_t stage = 0; stage < inputs.layout.pp; ++stage) {
        if (!canPeak(inputs, stage))
            continue;
        const StageMemory<Plain> memory = stageMemory(Plain{}, inputs, stage);
        if ((atWorst ? memory.upper : neededBy(memory)) > inputs.usableMemory)
            return false;
    }
    return true;
}

PeakStage peakStage(const Inputs<Plain>& inputs)
{
    PeakStage peak;
    for (std::int64_t stage = 0; stage < inputs.layout.pp; ++stage) {
        if (!canPeak(inputs, stage))
            continue;
        const StageMemory<Plain> memory = stageMemory(Plain{}, inputs, stage);
        const BytesPerCard needed = neededBy(memory);
        const BytesPerCard upper = stage == 0 ? memory.upper : larger(peak.upper, memory.upper);
        if (stage == 0 || needed > peak.needed)
            peak = {needed, upper, stage};
        peak.upper = upper;
    }
    return peak;
}

std::optional<Layout> statedLayout(const Resolved& r, std::int64_t gpus)
{
    const Fixed fixed(*r.scenario);
    if (!fixed.tp || !fixed.pp || !fixed.zero || !fixed.microBatch || !fixed.recompute)
        return {};
    if (*fixed.pp > 1 && !fixed.vpp)
        return {}; // interleaving is the program's choice
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
    fixed.putInto(l);
    const double others = double(l.tp) * double(l.pp) * double(l.cp);
    l.dp = fixed.dp.value_or(std::max<std::int64_t>(1, std::int64_t(double(gpus) / others)));
    return l;
}

namespace {

enum class Climb { untilItSuffices, toTheTop };

Choice climb(const Resolved& r, std::int64_t gpus, bool wantReasons, bool atWorst,
    Climb how = Climb::untilItSuffices)
{
    Choice choice;
    choice.gpus = gpus;
    Trial trial(r, gpus, atWorst);
    Best fastest;
    const std::vector<RungPlan> plans = rungs(trial, r);
    for (const RungPlan& plan : plans) {
        const Best best = bestOfRung(trial, r, plan);
        const auto days = best.found ? trial.days(best.layout) : std::optional<Seconds>{};
        const bool suffices
            = best.found && how == Climb::untilItSuffices && trial.inTime(days);
        if (best.found && (!fastest.found || best.step < fastest.step || suffices)) {
            fastest = best;
            choice.days = days;
        }
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
        choice.step = fastest.step;
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
    else if (!plans.empty()) // so that the rules that it breaks can be named
        choice.layout = trial.complete(plans.front().layouts.front());
    return choice;
}

} // namespace

Choice chooseLayout(const Resolved& resolved, std::int64_t gpus, bool wantReasons)
{
    Resolved r = resolved;
    r.globalBatch = batchFor(resolved, gpus);
    if (const auto stated = statedLayout(r, gpus)) {
        Choice choice;
        choice.gpus = gpus;
        choice.layout = *stated;
        if (!isLegal(*stated, *r.shape, r.globalBatch, r.sequence, gpus))
            return choice;
        Trial trial(r, gpus, false);
        choice.found = trial.fits(*stated);
        if (choice.found)
            choice.step = trial.step(*stated);
        choice.days = trial.days(*stated);
        choice.inTime = choice.found && trial.inTime(choice.days);
        return choice;
    }
    const Choice choice = climb(r, gpus, wantReasons, true);
    if (choice.found)
        return choice;
    // Better a layout at the ceiling, with its warning, than none.
    const Choice tight = climb(r, gpus, wantReasons, false);
    return tight.found ? tight : choice;
}

Choice fastestLayout(const Resolved& resolved, std::int64_t gpus)
{
    Resolved r = resolved;
    r.globalBatch = batchFor(resolved, gpus);
    const Choice choice = climb(r, gpus, false, true, Climb::toTheTop);
    return choice.found ? choice : climb(r, gpus, false, false, Climb::toTheTop);
}

} // namespace sizewright
