// A scenario with the layout that was chosen for it written into its fields, or with none.
#pragma once

#include "core/model/evaluate.h"

namespace sizewright::test {

// Nothing of the layout is left to the program.
inline Scenario held(const Scenario& scenario, const Layout& l)
{
    Scenario s = scenario;
    const PlanFields& p = fields();
    const auto degree = [&](Field<Count> field, std::int64_t n) { s.set(field, count(double(n))); };
    degree(p.tp, l.tp);
    degree(p.pp, l.pp);
    degree(p.vpp, l.vpp);
    degree(p.cp, l.cp);
    degree(p.ep, l.ep);
    degree(p.dp, l.dp);
    degree(p.zeroStage, l.zeroStage);
    degree(p.microBatch, l.microBatch);
    s.set(p.recompute, l.recompute);
    s.set(p.sequenceParallel, l.sequenceParallel);
    s.set(p.gpus, units::cards(double(l.cards())));
    return s;
}

// All of the layout is left to the program.
inline Scenario freed(const Scenario& scenario)
{
    Scenario s = scenario;
    for (const FieldInfo& field : fields().all())
        if (field.key.starts_with("parallel.") && field.automatic)
            s.clear(field.ordinal);
    return s;
}

} // namespace sizewright::test
