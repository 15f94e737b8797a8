// Linearity from measurements (R24, model.md §5.6): what measured step times say by two laws of scaling, where
// the model, calibrated at one of them, deviates from the others, and which of its parts would explain that.
//
// Counts the same global batch on every count and the layout of the calibrated one with the replicas that the
// cards make; where that is not possible, the layout that would be chosen there.
#pragma once

#include "core/model/evaluate.h"
#include "core/study/scaling_law.h"

namespace sizewright {

struct PartAgainstMeasured {
    std::size_t figure = 0; // ordinal of the part
    Seconds time; // modelled, calibrated at the first point
    Ratio share; // of the modelled step
    // Of the modelled time, if this part alone is to close the deviation; nothing where not even a part of
    // no time would.
    std::optional<Ratio> needed;
};

struct MeasuredPoint {
    MeasuredStep measured;
    Ratio efficiency; // throughput per card over that of the smallest count
    std::optional<Seconds> modelled; // nothing where the plan has no such layout on these cards
    Ratio deviation; // modelled over measured, less one
    std::vector<PartAgainstMeasured> parts; // longest first
};

// The part whose growth with cards follows the deviations best.
struct SuspectPart {
    std::size_t figure = 0;
    Ratio factor; // times as modelled
    Ratio explained; // share of the squared deviations that goes with it
};

struct Linearity {
    std::vector<MeasuredPoint> points; // rising cards
    LawFit amdahl, universal;
    std::vector<StepForecast> forecasts; // by lawToShow(), on doublings of the largest count and the plan's own
    std::optional<MeasuredStep> calibratedAt;
    std::optional<SuspectPart> suspect;
    std::vector<Message> findings; // what the points can tell and what they cannot, most general first
};

// A problem where the series of the plan cannot be read; no points where there is no measurement.
Result<Linearity> linearityOf(const Scenario& scenario, const Catalogue& catalogue);

} // namespace sizewright
