#include "core/decision/measured_run.h"

#include "core/decision/ladder.h"
#include "core/model/calibration.h"

namespace sizewright {

std::optional<MeasuredRun> measuredRun(const Resolved& r)
{
    const PlanFields& f = fields();
    const Scenario& plan = *r.scenario;
    const auto step = plan[f.measuredStep];
    const auto cards = plan[f.measuredCards];
    // Of how many cards it speaks is half of a measurement.
    if ((!step && !plan[f.measuredMemory]) || !cards)
        return std::nullopt;
    const auto at = std::int64_t(cards->value());
    // Replicas follow from the cards.
    Scenario scenario = plan;
    scenario.clear(f.dp.ordinal);
    Resolved ran = r;
    ran.scenario = &scenario;
    ran.globalBatch = batchFor(r, at);
    MeasuredRun run;
    run.layout = chooseLayout(ran, at, false).layout;
    run.globalBatch = ran.globalBatch;
    run.factors.fill(ratio(1));
    if (!isLegal(run.layout, *r.shape, run.globalBatch, r.sequence, at))
        return std::nullopt;
    if (step)
        run.factors = likeliestTerms(gather(Plain{}, ran, run.layout, at), *step,
            {r.generation->spread, constants::spreadAttention.value, constants::spreadMemoryRate.value,
                constants::spreadLink.value, constants::spreadNetwork.value,
                constants::spreadLaunch.value});
    return run;
}

} // namespace sizewright
