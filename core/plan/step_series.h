// Measured step times of one job on several card counts, and how a plan writes them: "64:12.1, 128:6.4".
#pragma once

#include "core/plan/scenario.h"

#include <vector>

namespace sizewright {

struct MeasuredStep {
    Cards cards;
    Seconds step;
    friend bool operator==(const MeasuredStep&, const MeasuredStep&) = default;
};

// Pairs of cards and seconds between commas or semicolons; "12.1 s" and "800 ms" are read too. The problem's
// place is the field, its sentence names the piece that is not understood.
Result<std::vector<MeasuredStep>> parseStepSeries(std::string_view text);

// Every measured step time of a plan by rising cards: the one on its measured cards, the one on twice as many,
// and the series. What is given twice counts once; times without their cards are left out.
Result<std::vector<MeasuredStep>> measuredSteps(const Scenario& scenario);

} // namespace sizewright
