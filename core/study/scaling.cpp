#include "core/study/scaling.h"

#include "core/plan/plan.h"
#include "core/search/given_away.h"
#include "core/study/on_cards.h"
#include "core/study/scaling_domain.h"
#include "core/units/display.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sizewright {

namespace {

std::vector<std::int64_t> countsAround(std::int64_t own, std::int64_t least, std::int64_t most)
{
    // Doublings through the plan's own count, so that it lies on the curve.
    std::vector<std::int64_t> counts{own};
    for (std::int64_t c = own; c % 2 == 0 && c / 2 >= least && counts.size() < 8; c /= 2)
        counts.push_back(c / 2);
    for (std::int64_t c = own; c * 2 <= most && counts.size() < 16; c *= 2)
        counts.push_back(c * 2);
    std::sort(counts.begin(), counts.end());
    return counts;
}

// [sequences] What each replica takes in a step, times the replicas.
std::int64_t batchOf(const Results& r)
{
    const double batches = r[resultFields().microBatches].value_or(count(1)).value();
    return r.layout.dp * r.layout.microBatch * std::int64_t(std::round(batches));
}

// [sequences] The plan's batch in proportion to the cards, rounded to whole micro-batches of as many of the
// plan's replicas as divide the cards, so that it still divides. More cards need no rounding.
std::int64_t grownBatch(const Layout& plan, std::int64_t batch, std::int64_t cards)
{
    const std::int64_t whole = std::gcd(cards, plan.dp) * plan.microBatch;
    const double parts = std::round(double(batch) / double(plan.cards()) * double(cards) / double(whole));
    return whole * std::max<std::int64_t>(1, std::int64_t(parts));
}

ScalingPoint pointOf(const Results& r, std::int64_t cards)
{
    const ResultFields& f = resultFields();
    ScalingPoint p;
    p.cards = units::cards(double(cards));
    p.batch = count(double(batchOf(r)));
    p.feasible = true;
    p.fit = r.fit;
    p.layout = r.layout;
    p.step = *r[f.step];
    p.mfu = r[f.mfu].value_or(ratio(0));
    p.days = r[f.days].value_or(fromBase<Seconds>(0));
    p.rent = r[f.costRent];
    p.lease = r[f.costLease];
    p.build = r[f.costBuild];
    p.losses = lossSplit(r);
    return p;
}

// Against the best throughput per card of the curve: the smallest count is often held back by a layout
// that memory forces on it, and measuring against it would show more than the ideal.
void measureAgainstTheBest(std::vector<ScalingPoint>& points)
{
    const Cards first = points.front().cards;
    const auto costOf = [](const ScalingPoint& p) { return CardTime(p.step * p.cards / p.batch); };
    CardTime cheapest = costOf(points.front());
    for (const ScalingPoint& p : points)
        cheapest = std::min(cheapest, costOf(p));
    for (ScalingPoint& p : points) {
        p.efficiency = cheapest / costOf(p);
        p.speedUp = p.efficiency * (p.cards / first);
    }
}

// The last count before a doubling stops paying (model.md §5.4).
void findKnee(ScalingCurve& curve, Ratio worthwhile)
{
    std::size_t knee = 0;
    while (knee + 1 < curve.points.size()
        && gainOfDoubling(curve.points[knee], curve.points[knee + 1]) >= worthwhile)
        ++knee;
    curve.knee = knee;
    const bool strong = curve.kind == ScalingKind::strong;
    const std::string at = wholeText(curve.points[knee].cards.value());
    const std::string asked = numberText(worthwhile.value(), 3);
    if (knee + 1 == curve.points.size()) {
        curve.kneeRule = {strong ? SW_TEXT("Scaling",
                                       "no knee up to %1 cards: each doubling made the step at least %2 "
                                       "times faster")
                                 : SW_TEXT("Scaling",
                                       "no knee up to %1 cards: each doubling trained at least %2 times "
                                       "the tokens a second"),
            {at, asked}};
        return;
    }
    // As many digits as show that it is less.
    const double gain = gainOfDoubling(curve.points[knee], curve.points[knee + 1]).value();
    std::string gained = numberText(gain, 3);
    for (int digits = 4; gained == asked && digits < 10; ++digits)
        gained = numberText(gain, digits);
    curve.kneeRule = {strong ? SW_TEXT("Scaling",
                                   "knee at %1 cards: doubling them makes the step %2 times faster, less "
                                   "than the %3 that a doubling should bring")
                             : SW_TEXT("Scaling",
                                   "knee at %1 cards: doubling them trains %2 times the tokens a second, "
                                   "less than the %3 that a doubling should bring"),
        {at, gained, asked}};
}

// Beyond the critical batch a larger one saves hardly any steps (arXiv 1812.06162 §2.3), so that the days
// of weak scaling promise too much.
void markCriticalBatch(ScalingCurve& curve, const Scenario& scenario)
{
    const auto critical = scenario[fields().criticalBatch];
    const Tokens sequence = *scenario[fields().sequence];
    const ScalingPoint* first = nullptr;
    for (ScalingPoint& p : curve.points) {
        p.aboveCriticalBatch = critical && p.batch * sequence > *critical;
        if (p.aboveCriticalBatch && !first)
            first = &p;
    }
    if (curve.kind == ScalingKind::strong)
        return;
    if (!critical)
        curve.notes.push_back({SW_TEXT("Scaling",
            "The critical batch is not given: whether so large a batch still saves steps is not judged."), {}});
    else if (first)
        curve.notes.push_back({SW_TEXT("Scaling",
                                   "From %1 cards on the batch (%2 tokens) is larger than the critical batch "
                                   "of %3: it saves hardly any more steps, and the same tokens train less."),
            {wholeText(first->cards.value()),
                quantityText((first->batch * sequence).value(), signatureOf<Tokens>()),
                quantityText(critical->value(), signatureOf<Tokens>())}});
}

// The knee looks at steps; calendar time also has failures, which come with every card.
void sayWhereDaysTurn(ScalingCurve& curve)
{
    const auto turns = std::adjacent_find(curve.points.begin(), curve.points.end(),
        [](const ScalingPoint& a, const ScalingPoint& b) {
            return a.days > units::seconds(0) && b.days >= a.days && b.step < a.step;
        });
    if (turns != curve.points.end() && curve.kind == ScalingKind::strong)
        curve.notes.push_back({SW_TEXT("Scaling",
                                   "Beyond %1 cards the run ends later although its step is shorter: failures "
                                   "and checkpoints take more than the step gains."),
            {wholeText(turns->cards.value())}});
}

void sayWhatTheLadderGivesAway(ScalingCurve& curve)
{
    const auto over = [](const ScalingPoint& p) {
        return p.ladderStep ? (*p.ladderStep / p.step).value() - 1 : 0;
    };
    const auto most = std::max_element(curve.points.begin(), curve.points.end(),
        [&](const ScalingPoint& a, const ScalingPoint& b) { return over(a) < over(b); });
    if (curve.by == LayoutsBy::ladder || !(over(*most) > 0))
        return;
    curve.notes.push_back({SW_TEXT("Scaling",
                               "The layouts are searched. Those that the ladder chooses take up to %1 more time a step: "
                               "on %2 cards %3 for %4."),
        {numberText(over(*most) * 100, 3) + " %", wholeText(most->cards.value()),
            quantityText(most->ladderStep->value(), signatureOf<Seconds>()),
            quantityText(most->step.value(), signatureOf<Seconds>())}});
}

} // namespace

Ratio gainOfDoubling(const ScalingPoint& from, const ScalingPoint& to)
{
    const double doublings = std::log2((to.cards / from.cards).value());
    const Ratio gain = (to.batch / to.step) / (from.batch / from.step);
    return ratio(std::pow(gain.value(), 1 / doublings));
}

ScalingCurve scalingCurve(
    const Scenario& scenario, const Catalogue& catalogue, ScalingKind kind, LayoutsBy by)
{
    ScalingCurve curve;
    curve.by = by;
    curve.kind = kind;
    curve.currency = currencyOf(scenario);
    const Results own = evaluate(scenario, catalogue);
    const ResultFields& f = resultFields();
    if (!own[f.step])
        return curve;
    const std::optional<MeasuredRun> held = holdMeasurement(scenario, catalogue);
    const std::int64_t cards = own.layout.cards();
    const std::int64_t batch = batchOf(own);
    // Counts that the batch can no longer be spread over drop out by themselves.
    const std::int64_t most = cards * 64;
    for (std::int64_t count : countsAround(cards, 1, most)) {
        const Scenario there = onCards(scenario, units::cards(double(count)),
            kind == ScalingKind::strong ? batch : grownBatch(own.layout, batch, count));
        const Results chosen = count == cards ? own : evaluateVariation(there, catalogue, held);
        const auto searched = by == LayoutsBy::search ? fastestOf(there, catalogue, held, count) : std::nullopt;
        const Results& r = searched ? *searched : chosen;
        if (!r[f.step])
            continue;
        if (r.fit == Fit::doesNotFit) {
            curve.tooSmall.push_back(units::cards(double(count)));
            continue;
        }
        if (count == cards)
            curve.current = curve.points.size();
        curve.points.push_back(pointOf(r, count));
        if (searched && chosen[f.step] && chosen.fit != Fit::doesNotFit)
            curve.points.back().ladderStep = chosen[f.step];
        priceTheDomain(curve.points.back(), there, catalogue, held);
    }
    if (curve.points.empty())
        return curve;
    measureAgainstTheBest(curve.points);
    findKnee(curve, *scenario[fields().kneeDoubling]);
    sayTheDomain(curve);
    markCriticalBatch(curve, scenario);
    sayWhereDaysTurn(curve);
    sayWhatTheLadderGivesAway(curve);
    return curve;
}

} // namespace sizewright
