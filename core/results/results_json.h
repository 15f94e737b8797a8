// Results as the JSON of `evaluate --json`, with the names that scripts rely on (workbench.md §8).
// A number stands in the unit that its name carries, else in SI; what is absent is null.
#pragma once

#include "core/results/results.h"

#include <nlohmann/json.hpp>

#include <utility>
#include <vector>

namespace sizewright {

// {"scenarios": [...]}: each with its name, in the given order.
nlohmann::ordered_json evaluationJson(
    const std::vector<std::pair<std::string, Results>>& scenarios);

// One figure in its own unit; null where it is absent.
nlohmann::ordered_json figureJson(const Results& results, const ResultInfo& info);
// A number as JSON: whole numbers without a point, null for what JSON cannot hold.
nlohmann::ordered_json numberJson(double value);

// A unit's symbol with the plan's currency in it: "USD/h" for "¤/h".
std::string unitText(std::string_view unit, std::string_view currency);

nlohmann::ordered_json layoutJson(const Layout& layout);
nlohmann::ordered_json problemsJson(const std::vector<Problem>& problems);

// Whether the verdict is withheld until the three answers are given (R5).
bool isWithheld(const Results& results, const ResultInfo& info);
// Whether a layout was decided, so that figures about it mean something.
bool hasLayout(const Results& results);

} // namespace sizewright
