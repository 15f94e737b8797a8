#include "core/search/layout_search.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <thread>
#include <tuple>

namespace sizewright {

namespace {

constexpr std::size_t missesKept = 5;

auto orderOf(const Layout& l)
{
    return std::make_tuple(l.tp, l.pp, l.cp, l.ep, l.etp, l.zeroStage, l.vpp, int(l.recompute), l.recomputeLayers,
        l.microBatch, int(l.schedule), l.shardGroup, l.lastLayers, l.firstLayers, !l.sequenceParallel);
}

// A total order, so that the answer does not depend on who found what first: the shorter step, then the
// simpler layout.
bool before(const FoundLayout& a, const FoundLayout& b)
{
    if (a.step != b.step)
        return a.step < b.step;
    return orderOf(a.layout) < orderOf(b.layout);
}

// Layouts that differ in sharding, micro-batch or recomputation only are variants of one, of which the best
// stands for all in a list.
auto kindOf(const Layout& l)
{
    return std::make_tuple(l.tp, l.pp, l.cp, l.ep, l.etp, l.vpp, int(l.schedule));
}
const Layout& layoutOf(const FoundLayout& f) { return f.layout; }
const Layout& layoutOf(const NearMiss& m) { return m.found.layout; }

// The first few in order, one of each kind.
template <class T, class Before> void keep(std::vector<T>& kept, std::size_t most, T found, Before before)
{
    if (kept.size() == most && !before(found, kept.back()))
        return;
    const auto kind = kindOf(layoutOf(found));
    const auto same = std::find_if(
        kept.begin(), kept.end(), [&](const T& k) { return kindOf(layoutOf(k)) == kind; });
    if (same != kept.end()) {
        if (!before(found, *same))
            return;
        kept.erase(same);
    }
    kept.insert(std::upper_bound(kept.begin(), kept.end(), found, before), std::move(found));
    if (kept.size() > most)
        kept.pop_back();
}

struct Tally {
    double examined = 0, feasible = 0;
    std::vector<FoundLayout> best;
    std::optional<FoundLayout> leanest;
    std::vector<NearMiss> misses;

    void take(const FoundLayout& found, std::size_t top) { keep(best, top, found, before); }
    void takeLean(const FoundLayout& found)
    {
        const auto order = [](const FoundLayout& f) { return std::make_tuple(f.needed, f.step); };
        if (!leanest || order(found) < order(*leanest)
            || (order(found) == order(*leanest) && before(found, *leanest)))
            leanest = found;
    }
    void miss(const NearMiss& near)
    {
        keep(misses, missesKept, near,
            [](const NearMiss& a, const NearMiss& b) {
                return a.lacks != b.lacks ? a.lacks < b.lacks : before(a.found, b.found);
            });
    }
    void merge(const Tally& other, std::size_t top)
    {
        examined += other.examined;
        feasible += other.feasible;
        for (const FoundLayout& found : other.best)
            take(found, top);
        if (other.leanest)
            takeLean(*other.leanest);
    }
};

// The step time that a layout must not exceed to be listed: the slowest of the best so far, of all threads.
class Bound
{
public:
    double value() const { return m_step.load(std::memory_order_relaxed); }
    void lower(double step)
    {
        double now = m_step.load();
        while (step < now && !m_step.compare_exchange_weak(now, step)) {
        }
    }

private:
    std::atomic<double> m_step{std::numeric_limits<double>::infinity()};
};

class Worker
{
public:
    Worker(const Resolved& r, const SearchSpace& space, const SearchOptions& options, bool atWorst,
        Bound& bound)
        : m_resolved(r), m_space(space), m_options(options), m_atWorst(atWorst), m_bound(bound),
          m_cost(r, space.gpus)
    {
    }

    Seconds boundOf(const LayoutBlock& block)
    {
        return m_cost.times(block, {m_space.recompute.front()}).bound;
    }
    void search(const LayoutBlock& block)
    {
        const BlockTimes times = m_cost.times(block, m_space.recompute);
        if (!m_options.countAll && times.bound.value() > m_bound.value())
            return;
        m_roomFor.clear();
        LayoutVisitor visitor;
        if (!m_options.countAll) {
            visitor.stages = [&](const Layout& l) { return !tooSlow(m_unshared = unshared(times, l)); };
            visitor.zeroStage = [&](const Layout& l) { return canFit(l); };
        }
        visitor.take = [&](const Layout& layout) {
            if (!m_options.countAll && tooSlow(m_unshared)) // others were found meanwhile
                return;
            for (Recompute recompute : m_space.recompute) {
                Layout l = layout;
                l.recompute = recompute;
                if (recompute == Recompute::full)
                    someLayers(times, l);
                else
                    one(times, l);
            }
        };
        visitLayouts(m_space, block, m_resolved, visitor);
    }
    // Layouts with a shorter step than `limit` that do not fit.
    void searchMisses(const LayoutBlock& block, Seconds limit)
    {
        const BlockTimes times = m_cost.times(block, m_space.recompute);
        if (times.bound >= limit)
            return;
        for (const Layout& layout : layoutsOf(m_space, block, m_resolved))
            for (Recompute recompute : m_space.recompute) {
                Layout l = layout;
                l.recompute = recompute;
                if (recompute == Recompute::full)
                    l.recomputeLayers = m_space.recomputeLayers.value_or(0);
                const Seconds step = m_cost.step(times, l);
                if (step >= limit)
                    continue;
                const PeakStage peak = m_cost.peak(l);
                if (!fits(peak))
                    missed(l, step, peak);
            }
    }
    Tally& tally() { return m_tally; }

private:
    bool fits(const PeakStage& peak) const
    {
        return (m_atWorst ? peak.upper : peak.needed) <= m_cost.usable();
    }
    bool tooSlow(Seconds step) const { return step.value() > m_bound.value(); }
    // With the recomputation that costs least, which the space has first.
    Seconds unshared(const BlockTimes& times, Layout l)
    {
        l.recompute = m_space.recompute.front();
        if (l.recompute == Recompute::full)
            l.recomputeLayers = m_space.recomputeLayers.value_or(m_space.someLayers ? 1 : 0);
        return m_cost.unshared(times, l);
    }
    // Whether any layout of the block with these stages and this ZeRO stage fits. The leanest of them share over
    // all ranks, run plain 1F1B, and recompute either nothing or all that they can: smaller groups hold more,
    // chunks and zero-bubble schedules have more in flight, and between no and all layers memory falls evenly.
    bool canFit(const Layout& like)
    {
        const auto key = std::make_tuple(like.pp, like.zeroStage, like.lastLayers);
        const auto known = m_roomFor.find(key);
        if (known != m_roomFor.end())
            return known->second;
        Layout l = like;
        if (m_space.vpp.size() > 1)
            l.vpp = 1;
        if (m_space.schedule.size() > 1)
            l.schedule = Schedule::oneForwardOneBackward;
        if (m_space.shardGroup.size() > 1)
            l.shardGroup = 0;
        const bool fit = std::any_of(m_space.recompute.rbegin(), m_space.recompute.rend(), [&](Recompute kind) {
            l.recompute = kind;
            l.recomputeLayers = kind == Recompute::full ? m_space.recomputeLayers.value_or(0) : 0;
            return m_cost.fits(l, m_atWorst);
        });
        return m_roomFor[key] = fit;
    }
    void found(const Layout& l, Seconds step)
    {
        if (!m_options.countAll && tooSlow(step))
            return;
        const PeakStage peak = m_cost.peak(l);
        const FoundLayout f{l, step, peak.needed, peak.upper};
        m_tally.take(f, m_options.top);
        if (m_tally.best.size() == m_options.top)
            m_bound.lower(m_tally.best.back().step.value());
        if (m_options.countAll)
            m_tally.takeLean(f);
    }
    void missed(const Layout& l, Seconds step, const PeakStage& peak)
    {
        const BytesPerCard most = m_atWorst ? peak.upper : peak.needed;
        m_tally.miss({{l, step, peak.needed, peak.upper}, peak.stage, most - m_cost.usable()});
    }
    void one(const BlockTimes& times, const Layout& l)
    {
        m_tally.examined += 1;
        const Seconds step = m_cost.step(times, l);
        if (!m_options.countAll && tooSlow(step))
            return;
        if (m_cost.fits(l, m_atWorst)) {
            m_tally.feasible += 1;
            found(l, step);
        }
    }
    // Full recomputation of as few layers as fit: time rises with their number, memory falls.
    void someLayers(const BlockTimes& times, Layout l)
    {
        const std::int64_t each = stageSplit(Plain{}, m_cost.inputs(l)).most();
        std::int64_t fewest = m_space.someLayers ? 1 : each;
        if (m_space.recomputeLayers)
            fewest = *m_space.recomputeLayers;
        const std::int64_t most = m_space.recomputeLayers ? fewest : each;
        m_tally.examined += double(most - fewest + 1);
        const auto with = [&](std::int64_t layers) {
            Layout some = l;
            some.recomputeLayers = layers == each && !m_space.recomputeLayers ? 0 : layers;
            return some;
        };
        if (!m_options.countAll && tooSlow(m_cost.step(times, with(fewest))))
            return;
        if (!m_cost.fits(with(most), m_atWorst))
            return;
        std::int64_t low = fewest - 1, high = most; // high fits, low does not or is none
        while (high - low > 1) {
            const std::int64_t middle = low + (high - low) / 2;
            (m_cost.fits(with(middle), m_atWorst) ? high : low) = middle;
        }
        m_tally.feasible += double(most - high + 1);
        found(with(high), m_cost.step(times, with(high)));
        if (m_options.countAll && high != most) { // all layers need the least memory
            const PeakStage all = m_cost.peak(with(most));
            m_tally.takeLean({with(most), m_cost.step(times, with(most)), all.needed, all.upper});
        }
    }

    const Resolved& m_resolved;
    const SearchSpace& m_space;
    const SearchOptions& m_options;
    bool m_atWorst;
    Bound& m_bound;
    LayoutCost m_cost;
    std::map<std::tuple<std::int64_t, int, std::int64_t>, bool> m_roomFor; // of the block at hand
    Seconds m_unshared{}; // of the stages at hand
    Tally m_tally;
};

// The most promising block first, so that the others fall under its bound.
std::vector<LayoutBlock> byBound(const std::vector<LayoutBlock>& blocks, const std::vector<double>& bounds)
{
    std::vector<std::size_t> order(blocks.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(
        order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return bounds[a] < bounds[b]; });
    std::vector<LayoutBlock> out;
    for (const std::size_t i : order)
        out.push_back(blocks[i]);
    return out;
}

LayoutSearch run(const Resolved& r, const SearchSpace& space, const SearchOptions& options, bool atWorst,
    SearchControl* control)
{
    Bound bound;
    if (options.longest)
        bound.lower(options.longest->value());
    std::vector<LayoutBlock> blocks = blocksOf(space, r);
    const unsigned wanted
        = options.threads ? options.threads : std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::unique_ptr<Worker>> workers;
    do
        workers.push_back(std::make_unique<Worker>(r, space, options, atWorst, bound));
    while (workers.size() < std::min<std::size_t>(wanted, blocks.size()));

    const auto overBlocks = [&](auto&& each) {
        std::atomic<std::size_t> next{0};
        const auto work = [&](Worker& worker) {
            for (std::size_t b = next++; b < blocks.size() && !(control && control->cancelled); b = next++)
                each(worker, b);
        };
        std::vector<std::thread> threads;
        for (std::size_t t = 1; t < workers.size(); ++t)
            threads.emplace_back([&, t] { work(*workers[t]); });
        work(*workers.front());
        for (std::thread& thread : threads)
            thread.join();
    };
    if (control)
        control->total += blocks.size() * (options.nearMisses ? 2 : 1);
    const auto done = [&] {
        if (control)
            ++control->done;
    };
    if (!options.countAll) {
        std::vector<double> bounds(blocks.size());
        overBlocks([&](Worker& worker, std::size_t b) { bounds[b] = worker.boundOf(blocks[b]).value(); });
        blocks = byBound(blocks, bounds);
    }
    overBlocks([&](Worker& worker, std::size_t b) {
        worker.search(blocks[b]);
        done();
    });

    Tally all;
    for (const auto& worker : workers)
        all.merge(worker->tally(), options.top);
    LayoutSearch out;
    out.gpus = space.gpus;
    out.counted = options.countAll;
    out.examined = options.countAll ? all.examined : 0;
    out.feasible = options.countAll ? all.feasible : 0;
    out.atRisk = !atWorst && !all.best.empty();
    out.best = std::move(all.best);
    out.leanest = all.leanest;
    // Where nothing fits at worst, what fits in the estimate is looked for first.
    if (options.nearMisses && !(atWorst && out.best.empty()) && !(control && control->cancelled)) {
        const Seconds limit = out.best.empty() ? fromBase<Seconds>(std::numeric_limits<double>::infinity())
                                               : out.best.front().step;
        overBlocks([&](Worker& worker, std::size_t b) {
            worker.searchMisses(blocks[b], limit);
            done();
        });
        Tally misses;
        for (const auto& worker : workers)
            for (const NearMiss& near : worker->tally().misses)
                misses.miss(near);
        out.misses = std::move(misses.misses);
    }
    return out;
}

} // namespace

LayoutSearch searchLayouts(const Resolved& r, std::int64_t gpus, const SearchOptions& options,
    SearchControl* control)
{
    const SearchSpace space = searchSpace(r, gpus);
    LayoutSearch safe = run(r, space, options, true, control);
    if (!safe.best.empty() || options.longest || (control && control->cancelled))
        return safe;
    // Better a layout at the ceiling, with its warning, than none.
    return run(r, space, options, false, control);
}

} // namespace sizewright
