#include "core/study/linearity.h"

#include "core/model/assess.h"
#include "core/search/apply_layout.h"
#include "core/study/linearity_findings.h"
#include "core/study/on_cards.h"

#include <algorithm>
#include <cmath>

namespace sizewright {

namespace {

// An interval from half to twice and more says nothing that could be planned with.
constexpr double mostReach = 4; // of its ends over each other
constexpr int doublings = 3; // of the largest count, for the forecasts
constexpr double nearlyAll = 0.9; // of what the best part explains
constexpr double mostFactor = 3; // on a part's growth, beyond which it is not credible (set)
constexpr double leastExplained = 0.5; // of the squared deviations, for a part to be named (set)

std::vector<PartAgainstMeasured> partsOf(const Results& results, Seconds residual)
{
    std::vector<PartAgainstMeasured> parts;
    const ResultFields& f = resultFields();
    const Seconds step = *results[f.step];
    for (std::size_t i = f.firstPart; i < f.endPart; ++i) {
        const double time = results.number(i).value_or(0);
        if (!(time > 0))
            continue;
        PartAgainstMeasured part{i, units::seconds(time), units::seconds(time) / step, {}};
        if (const Ratio needed = (part.time + residual) / part.time; needed >= ratio(0))
            part.needed = needed;
        parts.push_back(part);
    }
    std::stable_sort(parts.begin(), parts.end(),
        [](const auto& a, const auto& b) { return a.time > b.time; });
    return parts;
}

// The first measurement of the plan's own field, else of the smallest count.
MeasuredStep calibrationPoint(const Scenario& scenario, const std::vector<MeasuredStep>& steps)
{
    const auto cards = scenario[fields().measuredCards];
    const auto step = scenario[fields().measuredStep];
    return cards && step ? MeasuredStep{*cards, *step} : steps.front();
}

void compareWithModel(Linearity& out, const Scenario& scenario, const Catalogue& catalogue)
{
    const MeasuredStep at = *out.calibratedAt;
    Scenario plan = scenario;
    plan.set(fields().measuredCards, at.cards, Origin::measured);
    plan.set(fields().measuredStep, at.step, Origin::measured);
    const auto held = holdMeasurement(plan, catalogue);
    if (!held) {
        out.calibratedAt.reset();
        return;
    }
    for (MeasuredPoint& point : out.points) {
        const Scenario open = onCards(plan, point.measured.cards, held->globalBatch);
        Results r = evaluateVariation(withLayout(open, held->layout), catalogue, held);
        if (!r[resultFields().step])
            r = evaluateVariation(open, catalogue, held);
        point.modelled = r[resultFields().step];
        if (!point.modelled)
            continue;
        point.deviation = *point.modelled / point.measured.step - ratio(1);
        point.parts = partsOf(r, point.measured.step - *point.modelled);
    }
}

double timeOf(const MeasuredPoint& point, std::size_t figure)
{
    for (const PartAgainstMeasured& part : point.parts)
        if (part.figure == figure)
            return part.time.value();
    return 0;
}

// A part explains deviations by its growth: its time on a count less the share of the step that it had on the
// calibrated one, which the calibration has already absorbed. Of one factor on that growth, by least squares
// of the relative deviations, the part that explains most is named; among those that explain nearly as much
// the one that has to change least. Nobody is named for less than half of the deviations.
std::optional<SuspectPart> suspectPart(const Linearity& linearity)
{
    const MeasuredPoint* base = nullptr;
    for (const MeasuredPoint& point : linearity.points)
        if (point.modelled && linearity.calibratedAt && point.measured == *linearity.calibratedAt)
            base = &point;
    if (!base)
        return {};
    double all = 0;
    bool beyondNoise = false;
    std::vector<SuspectPart> candidates;
    const ResultFields& f = resultFields();
    for (std::size_t figure = f.firstPart; figure < f.endPart; ++figure) {
        double square = 0, product = 0;
        all = 0;
        for (const MeasuredPoint& p : linearity.points) {
            if (!p.modelled)
                continue;
            const double measured = p.measured.step.value();
            const double residual = (measured - p.modelled->value()) / measured;
            const double grown = (timeOf(p, figure)
                                     - timeOf(*base, figure) * p.modelled->value() / base->modelled->value())
                / measured;
            all += residual * residual;
            square += grown * grown;
            product += grown * residual;
            beyondNoise = beyondNoise
                || std::abs(residual) > 2 * constants::residualMeasured.value.value();
        }
        if (!(square > 0) || !(all > 0))
            continue;
        const double change = std::clamp(product / square, -1.0, mostFactor - 1);
        candidates.push_back({figure, ratio(1 + change),
            ratio((2 * change * product - change * change * square) / all)});
    }
    if (!beyondNoise || candidates.empty())
        return {};
    const auto most = std::max_element(candidates.begin(), candidates.end(),
        [](const auto& a, const auto& b) { return a.explained < b.explained; })->explained.value();
    if (most < leastExplained)
        return {};
    std::erase_if(candidates, [&](const SuspectPart& c) { return c.explained.value() < most * nearlyAll; });
    return *std::min_element(candidates.begin(), candidates.end(), [](const auto& a, const auto& b) {
        return std::abs(a.factor.value() - 1) < std::abs(b.factor.value() - 1);
    });
}

void addForecasts(Linearity& out, const Scenario& scenario)
{
    const LawFit& law = lawToShow(out.amdahl, out.universal);
    if (!law.determined())
        return;
    std::vector<Cards> counts;
    Cards cards = out.points.back().measured.cards;
    for (int i = 0; i < doublings; ++i)
        counts.push_back(cards = cards * 2.0);
    if (const auto own = scenario[fields().gpus]; own && *own > Cards(units::cards(0)))
        counts.push_back(*own);
    std::sort(counts.begin(), counts.end());
    counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
    for (const Cards& n : counts)
        if (const StepForecast f = law.at(n); f.high / f.low <= ratio(mostReach))
            out.forecasts.push_back(f);
}

} // namespace

Result<Linearity> linearityOf(const Scenario& scenario, const Catalogue& catalogue)
{
    const auto steps = measuredSteps(scenario);
    if (!steps)
        return steps.problems();
    Linearity out{{}, LawFit(ScalingLaw::amdahl, *steps), LawFit(ScalingLaw::universal, *steps), {}, {}, {}, {}};
    for (const MeasuredStep& step : *steps)
        out.points.push_back({step,
            steps->front().step * steps->front().cards / (step.step * step.cards), {}, ratio(0), {}});
    if (!steps->empty()) {
        out.calibratedAt = calibrationPoint(scenario, *steps);
        compareWithModel(out, scenario, catalogue);
        out.suspect = suspectPart(out);
        addForecasts(out, scenario);
    }
    out.findings = linearityFindings(out);
    return out;
}

} // namespace sizewright
