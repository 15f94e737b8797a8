// A plan with the layout that was chosen for it written into its fields, so that a variation is compared in the
// same one. Cards and replicas are left alone; what the plan states stays.
#pragma once

#include "core/model/layout.h"
#include "core/plan/scenario.h"

namespace sizewright {

inline Scenario withLayout(const Scenario& scenario, const Layout& layout)
{
    Scenario held = scenario;
    const PlanFields& f = fields();
    const auto degree = [&](Field<Count> field, std::int64_t n) {
        if (!held.isSet(field))
            held.set(field, count(double(n)));
    };
    degree(f.tp, layout.tp);
    degree(f.pp, layout.pp);
    degree(f.vpp, layout.vpp);
    degree(f.cp, layout.cp);
    degree(f.ep, layout.ep);
    degree(f.zeroStage, layout.zeroStage);
    degree(f.microBatch, layout.microBatch);
    if (layout.recomputeLayers > 0)
        degree(f.recomputeLayers, layout.recomputeLayers);
    if (layout.shardGroup > 0)
        degree(f.shardGroup, layout.shardGroup);
    if (!held.isSet(f.recompute))
        held.set(f.recompute, layout.recompute);
    if (!held.isSet(f.sequenceParallel))
        held.set(f.sequenceParallel, layout.sequenceParallel);
    return held;
}

} // namespace sizewright
