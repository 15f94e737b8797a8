#include "core/decision/bounds.h"

#include "core/model/calibration.h"
#include "core/model/compute.h"
#include "core/units/display.h"

#include <algorithm>
#include <cmath>

namespace sizewright {

namespace {

// Below this share of useful time a run is no run: it would take a hundred times its steps.
constexpr double hardlyAdvancing = 0.01;

void checkProgress(Results& results)
{
    const ResultFields& out = resultFields();
    const auto effective = results[out.effective];
    if (!results[out.step] || (effective && effective->value() >= hardlyAdvancing))
        return;
    results.problems.push_back({Severity::error, "reliability.no_progress",
        std::string(fields()[fields().checkpointInterval].key),
        {SW_TEXT("Reliability",
             "the run hardly advances: a stop is expected every %1, but between two checkpoints "
             "pass %2 of work and %3 of writing; write oftener or faster, restart faster, or use "
             "fewer nodes"),
            {figureText(results, out.jobMtbf.ordinal),
                figureText(results, out.checkpointInterval.ordinal),
                figureText(results, out.checkpointStall.ordinal)}}});
}

// A measured step that would take more than the peak – of the cards that were measured, or of those that
// are planned – is of another run, or mistyped.
void checkMeasurement(const Resolved& r, const Inputs<Plain>& in, Results& results)
{
    const auto step = (*r.scenario)[fields().measuredStep];
    if (!results.measured || !step)
        return;
    const Inputs<Plain> there = gatherMeasured(Plain{}, r);
    const double flop = workPerToken(Plain{}, there).hardware.value() * there.globalBatch.value()
        * there.sequence.value();
    double hfu = flop / step->value() / double(r.measured->layout.cards()) / there.peak16.value();
    if (const auto planned = results[resultFields().hfu])
        hfu = std::max(hfu, planned->value());
    if (hfu > (in.peakMatrix / in.peak16).value())
        results.problems.push_back({Severity::error, "measured.above_peak",
            std::string(fields()[fields().measuredStep].key),
            {SW_TEXT("Bounds",
                 "the measured step is faster than the card can compute: it would reach %1 of its "
                 "peak; check the cards, the batch and the sequence of the measurement"),
                {numberText(hfu, 4)}}});
}

} // namespace

void checkBounds(const Resolved& r, const Inputs<Plain>& in, Results& results)
{
    checkMeasurement(r, in, results);
    const ResultFields& out = resultFields();
    checkProgress(results);
    bool beyond = false;
    for (const ResultInfo& info : out.all()) {
        const auto n = results.number(info.ordinal);
        if (!n || std::isfinite(*n))
            continue;
        results.clear(info.ordinal);
        beyond = true;
    }
    // What was computed without a number is absent already.
    for (std::size_t i = out.step.ordinal; r.dataTokens && i <= out.readRate.ordinal; ++i)
        if (i < out.firstCalibration || i >= out.endCalibration)
            beyond = beyond || !results.number(i);
    for (const StageLines& stage : results.stages)
        beyond = beyond || !std::isfinite(stage.total.value());
    if (beyond)
        results.problems.push_back({Severity::error, "plan.beyond_numbers", {},
            {SW_TEXT("Bounds",
                 "some figures are larger than a number can hold and are left out; look for a "
                 "slip in the model, the data or the prices"),
                {}}});
}

} // namespace sizewright
