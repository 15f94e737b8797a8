#include "core/search/given_away.h"

#include "core/search/apply_layout.h"
#include "core/search/layout_search.h"
#include "core/units/display.h"

namespace sizewright {

std::optional<Results> fastestOf(const Scenario& scenario, const Catalogue& catalogue,
    const std::optional<MeasuredRun>& held, std::int64_t cards)
{
    Scenario asked = scenario;
    asked.set(fields().gpus, units::cards(double(cards)));
    Resolved r = resolve(asked, catalogue);
    if (!r.computable())
        return {};
    r.measured = held;
    r.globalBatch = batchFor(r, cards);
    const LayoutSearch found = searchLayouts(r, cards, {.top = 1});
    if (found.best.empty())
        return {};
    return evaluateVariation(withLayoutAndCards(scenario, found.best.front().layout), catalogue, held);
}

std::optional<Message> givenAway(const Scenario& scenario, const Catalogue& catalogue, const Results& chosen)
{
    const auto step = chosen[resultFields().step];
    if (chosen.ladder.empty() || !step || chosen.fit == Fit::doesNotFit)
        return {};
    const auto fastest
        = fastestOf(scenario, catalogue, holdMeasurement(scenario, catalogue), chosen.layout.cards());
    const auto shortest = fastest ? (*fastest)[resultFields().step] : std::nullopt;
    if (!shortest)
        return {};
    if (!(*shortest < *step))
        return Message{SW_TEXT("Ladder", "no other layout on these cards has a shorter step"), {}};
    return Message{SW_TEXT("Ladder", "a search of all layouts on these cards finds a step of %1, %2 less"),
        {quantityText(shortest->value(), signatureOf<Seconds>(), "", {3, "", true}),
            numberText((1 - (*shortest / *step).value()) * 100, 3) + " %"}};
}

} // namespace sizewright
