// The reverse questions (R6): one unknown, the others given.
#pragma once

#include "core/model/evaluate.h"

namespace sizewright {

enum class Unknown : std::uint8_t { gpus, days, money, tokens, parameters };

struct Solution {
    bool found = false;
    std::string key; // figure or field that was solved for
    double value = 0; // base units
    Signature signature;
    Scenario scenario; // with the unknown set
    Results results; // of that scenario
    Message explanation; // what was held, what bound, or why there is no answer
};

// gpus: the fewest cards that end by framing.latest_days; days and money: of the plan as it stands;
// tokens and parameters: the most that end by framing.latest_days and, if set, within money.budget.
Solution solveFor(Unknown unknown, const Scenario& scenario, const Catalogue& catalogue);

} // namespace sizewright
