#include "core/study/linearity_findings.h"

#include "core/model/assess.h"
#include "core/units/display.h"

#include <cmath>
#include <set>

namespace sizewright {

namespace {

using Findings = std::vector<Message>;

std::string percent(Ratio share, int digits = 3)
{
    return numberText(share.value() * 100, digits) + " %";
}
std::string time(Seconds t) { return quantityText(t.value(), signatureOf<Seconds>(), "", {3, "", true}); }
std::string cards(Cards n) { return wholeText(std::round(n.value())); }
// Proper names, the same in every language.
const char* name(ScalingLaw law) { return law == ScalingLaw::amdahl ? "Amdahl" : "Gunther"; }

std::size_t counts(const Linearity& linearity)
{
    std::set<double> distinct;
    for (const MeasuredPoint& point : linearity.points)
        distinct.insert(point.measured.cards.value());
    return distinct.size();
}

void addReach(Findings& out, const Linearity& linearity)
{
    switch (counts(linearity)) {
    case 0:
        out.push_back({SW_TEXT("Linearity",
            "there is no measured step time; fill in the measured step and its cards, or a series such as "
            "64:12.1, 128:6.4"), {}});
        return;
    case 1:
        out.push_back({SW_TEXT("Linearity",
            "one count tells how long a step takes and nothing of how it scales; measure a second one"), {}});
        return;
    case 2:
        out.push_back({SW_TEXT("Linearity",
            "two counts fix Amdahl's law whatever they are, so they cannot tell whether it holds; a loss that "
            "grows with every card (κ) they cannot see at all: a third count would"), {}});
        return;
    case 3:
        out.push_back({SW_TEXT("Linearity",
            "three counts can contradict Amdahl's law; the universal law they fix whatever they are, so they "
            "cannot tell whether it holds: a fourth count would"), {}});
        return;
    default:
        out.push_back({SW_TEXT("Linearity", "%1 counts can contradict both laws"),
            {std::to_string(counts(linearity))}});
    }
}

void addContradiction(Findings& out, const Linearity& linearity)
{
    if (counts(linearity) > 1 && linearity.forecasts.empty())
        out.push_back({SW_TEXT("Linearity",
            "the points contradict each other or the law, so that nothing beyond them can be expected; measure "
            "again, with the same global batch and layout on every count"), {}});
}

void addLaw(Findings& out, const LawFit& law)
{
    const bool universal = law.law() == ScalingLaw::universal;
    if (!law.determined())
        return;
    if (!universal)
        out.push_back({SW_TEXT("Linearity",
                           "Amdahl: %1 of each step stay however many cards there are (σ = %2 of a step on one "
                           "card)"),
            {time(law.undivided()), numberText(law.serial().value(), 3)}});
    else if (const auto peak = law.peak())
        out.push_back({SW_TEXT("Linearity",
                           "universal law: σ = %1, κ = %2; the step is shortest on %3 cards, beyond them more "
                           "cards make it longer"),
            {numberText(law.serial().value(), 3), numberText(law.coherence().value(), 3), cards(*peak)}});
    else
        out.push_back({SW_TEXT("Linearity",
                           "universal law: σ = %1 and no loss that grows with the cards, so no count is said to be the "
                           "best"),
            {numberText(law.serial().value(), 3)}});
    if (law.serialHeld())
        out.push_back({SW_TEXT("Linearity",
                           "%1: the points speed up more than in proportion, as caches, another layout or noise "
                           "make them do; σ is held at 0 instead of below"),
            {name(law.law())}});
    if (law.coherenceHeld())
        out.push_back({SW_TEXT("Linearity",
                           "%1: the points bend the other way, which is noise or another layout; κ is held at 0 "
                           "instead of below"),
            {name(law.law())}});
    if (law.divisibleHeld())
        out.push_back({SW_TEXT("Linearity", "%1: more cards do not shorten the step at all; σ is held at 1"),
            {name(law.law())}});
}

void addSpread(Findings& out, const Linearity& linearity)
{
    const LawFit& law = lawToShow(linearity.amdahl, linearity.universal);
    if (!law.determined())
        return;
    if (law.spreadAssumed())
        out.push_back({SW_TEXT("Linearity",
                           "%1 passes through all points, nothing is left over to tell their spread: the intervals "
                           "take %2 of a measured step (assumed, model.md §9)"),
            {name(law.law()), percent(law.spread())}});
    else
        out.push_back({SW_TEXT("Linearity",
                           "%1 misses the points by %2 with %3 degrees of freedom; the intervals are those of "
                           "Student's t"),
            {name(law.law()), percent(law.spread()), std::to_string(law.degreesOfFreedom())}});
    out.push_back({SW_TEXT("Linearity",
                       "beyond %1 cards nothing was measured: the intervals hold if the law does, and no layout or "
                       "network tier changes on the way"),
        {cards(linearity.points.back().measured.cards)}});
}

void addModel(Findings& out, const Linearity& linearity)
{
    if (linearity.points.empty())
        return;
    if (!linearity.calibratedAt) {
        out.push_back({SW_TEXT("Linearity",
            "the model is not compared: the plan is not complete, or its layout is not possible on the measured "
            "cards"), {}});
        return;
    }
    Ratio largest = ratio(0);
    std::size_t compared = 0;
    for (const MeasuredPoint& p : linearity.points)
        if (p.modelled) {
            ++compared;
            if (std::abs(p.deviation.value()) > std::abs(largest.value()))
                largest = p.deviation;
        } else
            out.push_back({SW_TEXT("Linearity",
                               "on %1 cards the model has no step: such a layout is not possible there, or the "
                               "plan lacks a figure"),
                {cards(p.measured.cards)}});
    if (compared < 2 || counts(linearity) < 2)
        return;
    out.push_back({SW_TEXT("Linearity",
                       "the model, calibrated on %1 cards, is off by up to %2 on the other counts"),
        {cards(linearity.calibratedAt->cards), percent(ratio(std::round(largest.value() * 1e3) / 1e3))}});
    const bool within = std::abs(largest.value()) <= 2 * constants::residualMeasured.value.value();
    if (!linearity.suspect && !within)
        out.push_back({SW_TEXT("Linearity",
            "no part of the model explains half of that by its growth with the cards; look for what the plan "
            "does not state, such as another layout or network"), {}});
    if (within)
        out.push_back({SW_TEXT("Linearity",
            "that is within twice the spread of a measured step, so that no part is to be named"), {}});
}

} // namespace

Message suspectSentence(const SuspectPart& suspect, std::string part)
{
    return {SW_TEXT("Linearity",
                "of the model's parts “%1” follows the deviations best: with its growth %2 times as modelled, %3 of "
                "them would go"),
        {std::move(part), numberText(suspect.factor.value(), 3), percent(suspect.explained, 2)}};
}

std::vector<Message> linearityFindings(const Linearity& linearity)
{
    Findings out;
    addReach(out, linearity);
    addContradiction(out, linearity);
    addLaw(out, linearity.amdahl);
    addLaw(out, linearity.universal);
    addSpread(out, linearity);
    addModel(out, linearity);
    return out;
}

} // namespace sizewright
