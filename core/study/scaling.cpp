#include "core/study/scaling.h"

#include "core/plan/plan.h"
#include "core/units/display.h"

#include <algorithm>
#include <cmath>

namespace sizewright {

namespace {

// Doubling the cards must make the step at least this much shorter, or the point before was the knee.
// arithmetic: 1.5 × is three quarters of the ideal doubling (model.md §5.4, without a cost of delay)
constexpr double worthwhileDoubling = 1.5;

// The scenario on another number of cards: a typed data-parallel degree would contradict it.
Scenario onCards(const Scenario& scenario, std::int64_t cards)
{
    Scenario other = scenario;
    other.set(fields().gpus, units::cards(double(cards)));
    other.clear(fields().dp.ordinal);
    return other;
}

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

} // namespace

ScalingCurve scalingCurve(const Scenario& scenario, const Catalogue& catalogue)
{
    ScalingCurve curve;
    const Results own = evaluate(scenario, catalogue);
    const ResultFields& f = resultFields();
    if (!own[f.step])
        return curve;
    const std::int64_t cards = own.layout.cards();
    // Counts that the batch can no longer be spread over drop out by themselves.
    const std::int64_t most = cards * 64;
    for (std::int64_t count : countsAround(cards, 1, most)) {
        const Results r
            = count == cards ? own : evaluate(onCards(scenario, count), catalogue);
        if (!r[f.step] || r.fit == Fit::doesNotFit)
            continue;
        ScalingPoint p;
        p.cards = units::cards(double(count));
        p.feasible = true;
        p.layout = r.layout;
        p.step = *r[f.step];
        p.mfu = r[f.mfu].value_or(ratio(0));
        p.days = r[f.days].value_or(fromBase<Seconds>(0));
        p.rent = r[f.costRent].value_or(units::money(0));
        if (count == cards)
            curve.current = curve.points.size();
        curve.points.push_back(p);
    }
    if (curve.points.empty())
        return curve;
    // Against the best throughput per card of the curve: the smallest count is often held back by a
    // layout that memory forces on it, and measuring against it would show more than the ideal.
    const Cards first = curve.points.front().cards;
    CardTime cheapest = curve.points.front().step * first;
    for (const ScalingPoint& p : curve.points)
        cheapest = std::min(cheapest, CardTime(p.step * p.cards));
    for (ScalingPoint& p : curve.points) {
        p.efficiency = cheapest / (p.step * p.cards);
        p.speedUp = p.efficiency * (p.cards / first);
    }
    // --- the knee: the last count before a doubling stops paying
    std::size_t knee = 0;
    while (knee + 1 < curve.points.size()
        && (curve.points[knee].step / curve.points[knee + 1].step).value() >= worthwhileDoubling)
        ++knee;
    curve.knee = knee;
    const std::string at = wholeText(curve.points[knee].cards.value());
    if (knee + 1 < curve.points.size())
        curve.kneeRule = {SW_TEXT("Scaling",
                              "knee at %1 cards: doubling them makes the step %2 times faster, less "
                              "than the %3 that a doubling should bring"),
            {at,
                numberText(
                    (curve.points[knee].step / curve.points[knee + 1].step).value(), 3),
                numberText(worthwhileDoubling, 2)}};
    else
        curve.kneeRule = {SW_TEXT("Scaling",
                              "no knee up to %1 cards: each doubling made the step at least %2 "
                              "times faster"),
            {at, numberText(worthwhileDoubling, 2)}};
    return curve;
}

} // namespace sizewright
