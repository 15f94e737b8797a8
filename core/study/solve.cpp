#include "core/study/solve.h"

#include "core/plan/plan.h"
#include "core/results/route_cost.h"
#include "core/units/display.h"

#include <functional>

namespace sizewright {

namespace {


bool acceptable(const Scenario& scenario, const Results& results)
{
    if (!results.feasible)
        return false;
    const auto budget = scenario[fields().budget];
    const auto cost = results[costOf(*scenario[fields().route])];
    // A budget cannot be held where there is no price.
    return !budget || (cost && *cost <= *budget);
}

// The largest value (to 0.1 %) for which the scenario is acceptable, by doubling and halving on a
// logarithmic scale: days and money rise with tokens and with parameters.
std::optional<double> largest(double low, double high, const std::function<bool(double)>& good)
{
    if (!good(low))
        return {};
    if (good(high))
        return high;
    while (high / low > 1.001) {
        const double middle = std::sqrt(low * high);
        (good(middle) ? low : high) = middle;
    }
    return low;
}

Solution answered(Solution s, std::string key, double value, Signature signature, Message why)
{
    s.found = true;
    s.key = std::move(key);
    s.value = value;
    s.signature = signature;
    s.explanation = std::move(why);
    return s;
}

// Keeps the cards that the plan has, so that a larger model or more data costs days.
Scenario withCards(const Scenario& scenario, const Results& results)
{
    Scenario held = scenario;
    if (!held[fields().gpus] && !results.stages.empty())
        held.set(fields().gpus, units::cards(double(results.layout.cards())));
    return held;
}

Message whatBinds(const Scenario& scenario)
{
    return {scenario[fields().budget]
            ? SW_TEXT("Solve",
                "the most that ends by the latest acceptable day within the budget, on %1 cards")
            : SW_TEXT("Solve", "the most that ends by the latest acceptable day, on %1 cards"),
        {wholeText(scenario[fields().gpus]->value())}};
}

Message unanswered(const Results& results)
{
    if (!results.missing.empty())
        return {SW_TEXT("Solve", "the plan is not complete: %1 is missing"),
            {results.missing.front().key}};
    if (!results.problems.empty())
        return {SW_TEXT("Solve", "there is no answer: %1"), {toString(results.problems.front())}};
    return {SW_TEXT("Solve", "there is no answer within the limits of this plan"), {}};
}

Solution solveTokens(const Scenario& scenario, const Catalogue& catalogue, Solution s)
{
    const Scenario held = withCards(scenario, s.results);
    if (!held[fields().gpus])
        return s;
    const auto with = [&](double tokens) {
        Scenario trial = held;
        trial.set(fields().tokens, units::tokens(tokens));
        return trial;
    };
    const auto measured = holdMeasurement(held, catalogue);
    const auto best = largest(1e6, 1e18, [&](double tokens) {
        const Scenario trial = with(tokens);
        return acceptable(trial, evaluateVariation(trial, catalogue, measured));
    });
    if (!best)
        return s;
    s.scenario = with(*best);
    s.results = evaluateVariation(s.scenario, catalogue, measured);
    return answered(std::move(s), "data.tokens", *best, signatureOf<Tokens>(), whatBinds(held));
}

Solution solveParameters(const Scenario& scenario, const Catalogue& catalogue, Solution s)
{
    const Scenario held = withCards(scenario, s.results);
    if (!held[fields().gpus])
        return s;
    const auto with = [&](double parameters) {
        Scenario trial = held;
        // The architecture is derived anew from the count.
        for (const FieldInfo& info : fields().all())
            if (info.page == Page::model && info.key.starts_with("model."))
                trial.clear(info.ordinal);
        trial.set(fields().parameters, fromBase<Parameters>(parameters));
        return trial;
    };
    const auto measured = holdMeasurement(held, catalogue);
    const auto best = largest(1e7, 1e14, [&](double parameters) {
        const Scenario trial = with(parameters);
        return acceptable(trial, evaluateVariation(trial, catalogue, measured));
    });
    if (!best)
        return s;
    s.scenario = with(*best);
    s.results = evaluateVariation(s.scenario, catalogue, measured);
    return answered(
        std::move(s), "model.parameters", *best, signatureOf<Parameters>(), whatBinds(held));
}

} // namespace

Solution solveFor(Unknown unknown, const Scenario& scenario, const Catalogue& catalogue)
{
    const ResultFields& f = resultFields();
    Solution s;
    s.scenario = scenario;
    if (unknown == Unknown::gpus) {
        s.scenario.clear(fields().gpus.ordinal);
        s.scenario.clear(fields().dp.ordinal);
    }
    if (unknown == Unknown::tokens && !scenario[fields().tokens])
        s.scenario.set(fields().tokens, units::tokens(units::giga)); // so that the rest can be computed
    if (unknown == Unknown::parameters && !statedShape(scenario) && !scenario[fields().parameters])
        s.scenario.set(fields().parameters, units::billionParameters(1));
    s.results = evaluate(s.scenario, catalogue);
    s.explanation = unanswered(s.results);
    switch (unknown) {
    case Unknown::gpus:
        if (!s.results.feasible)
            return s;
        return answered(s, "answer.gpus", s.results[f.gpus]->value(), signatureOf<Cards>(),
            {SW_TEXT("Solve", "the fewest cards that end by the latest acceptable day"), {}});
    case Unknown::days:
        if (!s.results[f.days])
            return s;
        return answered(s, "answer.days", s.results[f.days]->value(), signatureOf<Seconds>(),
            {SW_TEXT("Solve", "the days that this plan takes"), {}});
    case Unknown::money: {
        const auto cost = costOf(*scenario[fields().route]);
        if (!s.results[cost])
            return s;
        return answered(s, std::string(resultFields().all()[cost.ordinal].key),
            s.results[cost]->value(), signatureOf<Money>(),
            {SW_TEXT("Solve", "the cost of this plan by the chosen route"), {}});
    }
    case Unknown::tokens: return solveTokens(scenario, catalogue, std::move(s));
    case Unknown::parameters: return solveParameters(scenario, catalogue, std::move(s));
    }
    return s;
}

} // namespace sizewright
