#include "core/search/strategy_search.h"

#include "core/results/route_cost.h"
#include "core/search/apply_layout.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace sizewright {

namespace {

constexpr double none = std::numeric_limits<double>::infinity();

std::optional<Money> costOf(const Strategy& s)
{
    return s.results[costOf(*s.scenario[fields().route])];
}

struct Rank {
    double cards, days, cost, memory, step;
    int trouble; // 0: fits at worst and ends in time
};

Rank rankOf(const Strategy& s)
{
    const ResultFields& f = resultFields();
    const auto number = [&](auto figure) { return s.results.number(figure.ordinal).value_or(none); };
    const auto cost = costOf(s);
    // Of a sequence, since batches may differ.
    const double step = number(f.step) / double(std::max<std::int64_t>(1, batchOf(s)));
    return {double(s.results.layout.cards()), number(f.days), cost ? cost->value() : none,
        number(f.memoryTotal), step, 2 * int(s.atRisk) + int(s.late)};
}

auto keyOf(const Strategy& s, Objective objective)
{
    const Rank r = rankOf(s);
    // Without days or prices the step decides; per card, where counts differ.
    const double slow = r.days < none ? r.days : r.step;
    switch (objective) {
    case Objective::cheapest: return std::make_tuple(r.trouble, r.cost, slow, r.cards);
    case Objective::fewest: return std::make_tuple(r.trouble, s.late ? slow : r.cards, slow, r.cost);
    case Objective::leanest: return std::make_tuple(r.trouble, r.memory, slow, r.cards);
    case Objective::fastest: break;
    }
    return std::make_tuple(r.trouble, slow, r.cards, r.cost);
}

// No other is at least as good in all three and better in one.
void markFront(std::vector<Strategy>& all)
{
    for (Strategy& mine : all) {
        const Rank m = rankOf(mine);
        mine.onFront = m.days < none && std::none_of(all.begin(), all.end(), [&](const Strategy& other) {
            const Rank o = rankOf(other);
            return o.days <= m.days && o.cost <= m.cost && o.cards <= m.cards
                && (o.days < m.days || o.cost < m.cost || o.cards < m.cards);
        });
    }
}

Behind behindOf(const Strategy& first, const Strategy& other)
{
    const ResultFields& f = resultFields();
    Behind out;
    const auto a = first.results[f.step], b = other.results[f.step];
    if (a && b)
        out.step = *b / *a;
    if (const auto x = costOf(first), y = costOf(other); x && y && x->value() > 0)
        out.cost = *y / *x;
    if (const auto x = first.results[f.days], y = other.results[f.days]; x && y)
        out.days = *y / *x;
    for (std::size_t i = f.firstPart; i < f.endPart; ++i) {
        const double more
            = other.results.number(i).value_or(0) - first.results.number(i).value_or(0);
        if (more > out.more.value()) {
            out.more = fromBase<Seconds>(more);
            out.part = i;
        }
    }
    return out;
}

// One variant on one number of cards with one batch.
struct Question {
    const Scenario& scenario;
    std::size_t variant;
    std::int64_t gpus, batch; // 0: the plan's
};

Resolved resolvedFor(const Question& q, const StrategyQuestion& whole, const Catalogue& catalogue, Scenario& asked)
{
    asked = q.scenario;
    asked.set(fields().gpus, units::cards(double(q.gpus)));
    if (q.batch > 0)
        asked.set(fields().globalBatch, count(double(q.batch)));
    Resolved r = resolve(asked, catalogue);
    r.measured = whole.held;
    r.globalBatch = batchFor(r, q.gpus);
    return r;
}

void searchOne(const Question& q, const StrategyQuestion& whole, const Catalogue& catalogue,
    SearchControl* control, StrategySearch& out)
{
    if (control)
        control->done = control->total = 0;
    Scenario asked;
    const Resolved r = resolvedFor(q, whole, catalogue, asked);
    if (!r.computable())
        return;
    SearchOptions options = whole.options;
    options.countAll = options.countAll || whole.objective == Objective::leanest;
    const LayoutSearch found = searchLayouts(r, q.gpus, options, control);
    out.examined += found.examined;
    out.feasible += found.feasible;
    const auto add = [&](const FoundLayout& layout, bool best) {
        Strategy s;
        s.variant = q.variant;
        s.scenario = withLayoutAndCards(q.batch > 0 ? asked : q.scenario, layout.layout);
        s.results = evaluateVariation(s.scenario, catalogue, whole.held);
        s.atRisk = found.atRisk;
        const auto days = s.results[resultFields().days];
        const auto latest = s.scenario[fields().latest];
        // The leanest layout may be slow where others are not.
        s.late = days && latest && *days > *latest && whole.objective != Objective::leanest;
        if (best)
            out.fronts.push_back(s);
        out.strategies.push_back(std::move(s));
    };
    if (whole.objective == Objective::leanest) {
        if (found.leanest)
            add(*found.leanest, true);
        return;
    }
    for (std::size_t i = 0; i < found.best.size(); ++i)
        add(found.best[i], i == 0);
    if (control && control->cancelled)
        return;
    for (const NearMiss& miss : found.misses) {
        const Remedy remedy = remedyOf(r, miss, !found.atRisk);
        out.misses.push_back({q.variant, r.globalBatch, miss, remedy, missText(miss, remedy)});
    }
}

// All batches of a variant on one number of cards; of their best only the first goes to the front. Whether one
// fits at worst and ends in time.
bool searchCount(const Question& q, const StrategyQuestion& whole, const Catalogue& catalogue,
    SearchControl* control, StrategySearch& out)
{
    if (q.gpus <= 0 || (control && control->cancelled))
        return false;
    const std::size_t there = out.strategies.size(), front = out.fronts.size();
    Scenario asked;
    const Resolved r = resolvedFor(q, whole, catalogue, asked);
    const bool raised = whole.raisesBatch && whole.objective != Objective::leanest && r.computable();
    for (const std::int64_t batch : searchedBatches(r, q.gpus, raised))
        searchOne({q.scenario, q.variant, q.gpus, raised ? batch : 0}, whole, catalogue, control, out);
    if (control)
        ++control->searchesDone;
    const auto best = std::min_element(out.fronts.begin() + std::ptrdiff_t(front), out.fronts.end(),
        [&](const Strategy& a, const Strategy& b) {
            return keyOf(a, whole.objective) < keyOf(b, whole.objective);
        });
    if (best != out.fronts.end()) {
        std::swap(out.fronts[front], *best);
        out.fronts.resize(front + 1);
    }
    return std::any_of(out.strategies.begin() + std::ptrdiff_t(there), out.strategies.end(),
        [](const Strategy& s) { return rankOf(s).trouble == 0; });
}

// What a step of one sequence may take at most if the run is to end by its latest day, however rarely it fails.
std::optional<Seconds> longestOfSequence(const Strategy& s)
{
    const ResultFields& f = resultFields();
    const auto latest = s.scenario[fields().latest];
    const auto days = s.results[f.days], step = s.results[f.step];
    const auto effective = s.results[f.effective];
    if (!latest || !days || !step || !effective)
        return {};
    const Ratio steps = *days * *effective / *step;
    constexpr double slack = 1.001; // the last step of a run may be begun
    return *latest / (steps * count(double(batchOf(s)))) * ratio(slack);
}

// Whether these cards could suffice at all; asks for one layout, not for the best.
bool couldSuffice(const Question& q, const StrategyQuestion& whole, const Catalogue& catalogue,
    const std::optional<Seconds>& ofSequence)
{
    Scenario asked;
    const Resolved r = resolvedFor(q, whole, catalogue, asked);
    if (!r.computable())
        return false;
    for (const std::int64_t batch : searchedBatches(r, q.gpus, whole.raisesBatch)) {
        Resolved at = r;
        at.globalBatch = batch;
        SearchOptions one;
        one.top = 1;
        one.threads = whole.options.threads;
        one.longest = ofSequence ? *ofSequence * count(double(batch))
                                 : fromBase<Seconds>(std::numeric_limits<double>::max());
        if (!searchLayouts(at, q.gpus, one).best.empty())
            return true;
    }
    return false;
}

// The fewest whole nodes that suffice. More cards are not always better – layouts come and go with what divides –,
// so that every count below one that suffices is asked, from the fewest on.
void wholeNodesBelow(std::int64_t enough, const std::vector<std::int64_t>& tried, std::int64_t node, Question q,
    const StrategyQuestion& whole, const Catalogue& catalogue, SearchControl* control, StrategySearch& out)
{
    const auto longest = longestOfSequence(out.strategies.back());
    for (q.gpus = node; q.gpus < enough; q.gpus += node) {
        if (control && control->cancelled)
            return;
        if (std::binary_search(tried.begin(), tried.end(), q.gpus) || !couldSuffice(q, whole, catalogue, longest))
            continue;
        if (searchCount(q, whole, catalogue, control, out))
            return;
    }
}

// The cards that a variant names, or that the ladder finds for it.
std::int64_t ownCount(const Scenario& scenario, const Results& results)
{
    if (const auto gpus = scenario[fields().gpus])
        return std::int64_t(gpus->value());
    return results.stages.empty() ? 0 : results.layout.cards();
}

void addNeighbours(
    const StrategyQuestion& question, const Catalogue& catalogue, StrategySearch& out)
{
    const Strategy& first = out.strategies.front();
    Resolved r = resolve(first.scenario, catalogue);
    r.measured = question.held;
    r.globalBatch = batchFor(r, first.results.layout.cards());
    out.neighbours = neighboursOf(r, first.results.layout, !first.atRisk);
}

// Why a variant has no strategy: what the plan lacks, which rule its stated layout breaks, or memory.
void sayWhy(const Results& own, bool examined, StrategySearch& out)
{
    const auto error = std::find_if(own.problems.begin(), own.problems.end(),
        [](const Problem& p) { return p.severity == Severity::error; });
    if (!examined && !own.missing.empty() && own.stages.empty())
        out.problems.push_back({Severity::error, "search.incomplete", own.missing.front().key,
            own.missing.front().what});
    else if (!examined && error != own.problems.end())
        out.problems.push_back(*error);
    else if (!examined)
        out.problems.push_back({Severity::error, "search.no_layout", "parallel.tp",
            {SW_TEXT("Search",
                 "no legal layout on these cards: the stated degrees, the heads, the layers or the batch do not "
                 "divide over them; free a degree or change the cards"),
                {}}});
    else
        out.problems.push_back({Severity::error, "search.nothing_fits", "parallel.recompute",
            {SW_TEXT("Search",
                 "no layout fits on these cards; allow offload or quantised states, free a stated degree, or add "
                 "cards"),
                {}}});
}

} // namespace

StrategySearch searchStrategies(
    const StrategyQuestion& question, const Catalogue& catalogue, SearchControl* control)
{
    StrategySearch out;
    for (std::size_t i = 0; i < question.variants.size(); ++i) {
        const Scenario& variant = question.variants[i];
        const Results own = evaluate(variant, catalogue);
        const std::size_t before = out.strategies.size();
        const double examined = out.examined;
        std::vector<std::int64_t> counts = question.cards;
        if (counts.empty())
            counts = {ownCount(variant, own)};
        const auto searched = [&](std::int64_t gpus) {
            return searchCount({variant, i, gpus, 0}, question, catalogue, control, out);
        };
        std::sort(counts.begin(), counts.end());
        counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
        std::int64_t enough = 0;
        if (control)
            control->searches = question.variants.size() * counts.size(), control->searchesDone = i * counts.size();
        for (std::int64_t gpus : counts)
            if (searched(gpus) && question.objective == Objective::fewest) {
                enough = gpus;
                break;
            }
        if (question.toTheNode && enough > 0)
            wholeNodesBelow(enough, counts, resolve(variant, catalogue).cardsPerNode, {variant, i, 0, 0}, question,
                catalogue, control, out);
        if (out.strategies.size() == before)
            sayWhy(own, out.examined > examined, out);
    }
    out.cancelled = control && control->cancelled;
    const auto order = [&](const Strategy& a, const Strategy& b) {
        return keyOf(a, question.objective) < keyOf(b, question.objective);
    };
    std::stable_sort(out.strategies.begin(), out.strategies.end(), order);
    if (out.strategies.size() > question.options.top)
        out.strategies.resize(question.options.top);
    std::stable_sort(out.fronts.begin(), out.fronts.end(), [](const Strategy& a, const Strategy& b) {
        return a.results.layout.cards() < b.results.layout.cards();
    });
    markFront(out.fronts);
    if (!out.strategies.empty()) // of what is recommended
        std::erase_if(out.misses, [&](const Missed& m) {
            const Strategy& first = out.strategies.front();
            return m.variant != first.variant || m.batch != batchOf(first)
                || m.miss.found.layout.cards() != first.results.layout.cards();
        });
    for (Strategy& s : out.strategies)
        s.behind = behindOf(out.strategies.front(), s);
    if (!out.strategies.empty() && question.options.nearMisses && !out.cancelled)
        addNeighbours(question, catalogue, out);
    return out;
}

std::vector<std::int64_t> searchedBatches(const Resolved& r, std::int64_t gpus, bool raised)
{
    const std::int64_t kept = batchFor(r, gpus);
    std::vector<std::int64_t> batches{kept};
    const auto critical = (*r.scenario)[fields().criticalBatch];
    if (!raised || !critical || kept < 1 || r.sequence < 1)
        return batches;
    const std::int64_t most = std::int64_t(critical->value() / double(r.sequence)) / kept; // times the batch
    for (std::int64_t times = 2; times <= most; times *= 2)
        batches.push_back(kept * times);
    if (most > 1 && batches.back() != kept * most)
        batches.push_back(kept * most);
    return batches;
}

std::int64_t batchOf(const Strategy& s)
{
    const double batches = s.results[resultFields().microBatches].value_or(count(1)).value();
    return s.results.layout.dp * s.results.layout.microBatch * std::int64_t(std::llround(batches));
}

std::vector<std::int64_t> searchedCounts(std::int64_t least, std::int64_t most, std::int64_t perNode)
{
    std::vector<std::int64_t> counts;
    const auto add = [&](std::int64_t count) {
        if (count >= least && count <= most)
            counts.push_back(count);
    };
    for (std::int64_t c = 1; c < perNode; c *= 2)
        add(c);
    for (std::int64_t nodes = 1; nodes * perNode <= most; nodes *= 2) {
        add(nodes * perNode);
        if (nodes % 2 == 0)
            add(nodes * 3 / 2 * perNode);
    }
    for (const std::int64_t end : {least, most})
        if (end > 0 && std::find(counts.begin(), counts.end(), end) == counts.end())
            counts.push_back(end);
    std::sort(counts.begin(), counts.end());
    return counts;
}

} // namespace sizewright
