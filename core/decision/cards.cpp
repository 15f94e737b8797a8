#include "core/decision/ladder.h"
#include "core/model/assess.h"

#include <algorithm>
#include <cmath>

namespace sizewright {

namespace {

// Card counts worth trying, rising: divisors of a node, then whole nodes, the powers of two
// and what lies between them.
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

// From a number of cards that is too few to one that suffices, by halves to the node: one node less than
// the answer does not suffice.
Choice fewestBetween(const Resolved& r, std::int64_t tooFew, Choice enough)
{
    std::int64_t low = tooFew / r.cardsPerNode, high = enough.gpus / r.cardsPerNode;
    while (high - low > 1) {
        const std::int64_t middle = low + (high - low) / 2;
        const Choice choice = chooseLayout(r, middle * r.cardsPerNode, false);
        if (choice.found && choice.inTime) {
            high = middle;
            enough = choice;
        } else {
            low = middle;
        }
    }
    return enough;
}

} // namespace

Choice chooseCards(const Resolved& r, bool wantReasons)
{
    constexpr std::int64_t most = 262144; // cards; beyond every cluster that was ever run as one
    const double least = fewestConceivable(r);
    Choice best;
    std::int64_t tooFew = 0;
    for (std::int64_t cards : cardCounts(r.cardsPerNode, most)) {
        if (double(cards) < std::min(least, double(most) / 2))
            continue;
        const Choice choice = chooseLayout(r, cards, false);
        if (choice.found && choice.inTime) {
            best = fewestBetween(r, tooFew, choice);
            break;
        }
        tooFew = cards;
        if (choice.found
            && (!best.found || (choice.days && best.days && *choice.days < *best.days)))
            best = choice;
    }
    if (!best.found)
        return chooseLayout(r, std::max<std::int64_t>(r.cardsPerNode, 1), wantReasons);
    return wantReasons ? chooseLayout(r, best.gpus, true) : best;
}

} // namespace sizewright
