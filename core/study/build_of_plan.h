// Owning the machines of an evaluated plan, for the curves that vary it.
#pragma once

#include "core/model/assess.h"
#include "core/results/results.h"

namespace sizewright {

// The run as the routes see it, without its checkpoints and data.
inline RunInputs<Plain> runOf(const Results& results, const Resolved& resolved)
{
    const ResultFields& f = resultFields();
    RunInputs<Plain> run;
    run.cards = *results[f.gpus];
    run.cardsPerNode = units::cards(double(resolved.cardsPerNode));
    run.cardHours = *results[f.gpuHours];
    run.calendar = *results[f.days];
    return run;
}

// `m` may keep the figures.
inline BuildCosts<Plain> buildCostsOf(const MoneyInputs<Plain>& in, const Results& results,
    const Resolved& resolved, const Plain& m = {})
{
    const RunInputs<Plain> run = runOf(results, resolved);
    const Project<Plain> project = projectOf(m, in, run);
    return buildCosts(m, in, run, project, sharedCosts(m, in, run, project));
}

} // namespace sizewright
