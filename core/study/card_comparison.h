// The same job on imported and on domestic cards (R33): cards, days, money, power, what is proven, and what
// the software takes.
#pragma once

#include "core/model/evaluate.h"

namespace sizewright {

struct CardChoice {
    const Accelerator* card = nullptr; // of the catalogue that was given
    bool own = false; // the plan itself: its card, count and layout
    Results results;
    const Ecosystem* ecosystem = nullptr; // may be unknown
    // More cards than any cluster of this family is known to have trained one model on.
    bool beyondProven() const;
};

struct CardComparison {
    std::vector<CardChoice> choices; // the plan's card first, then by cost of the chosen route
    Route route = Route::rent;
    std::string currency;
};

// The plan as it is, then its card and the usual ones of both markets, each with the layout and the fewest cards
// that its own ladder chooses for the plan's latest day, in the plan's currency. Cards that cannot do the job stay, without
// an answer. Empty where the plan has no card.
CardComparison compareCards(const Scenario& scenario, const Catalogue& catalogue);

} // namespace sizewright
