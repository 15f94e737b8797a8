#include "core/search/apply_layout.h"

#include "core/plan/plan_fields.h"
#include "core/units/literals.h"

namespace sizewright {

Scenario withLayout(const Scenario& scenario, const Layout& l)
{
    const PlanFields& f = fields();
    Scenario out = scenario;
    const auto set = [&](Field<Count> field, std::int64_t value) { out.set(field, count(double(value))); };
    const auto setOrClear = [&](Field<Count> field, std::int64_t value, bool given) {
        if (given)
            set(field, value);
        else
            out.clear(field.ordinal);
    };
    set(f.tp, l.tp);
    set(f.pp, l.pp);
    set(f.vpp, l.vpp);
    set(f.cp, l.cp);
    set(f.ep, l.ep);
    setOrClear(f.etp, l.etp, l.etp > 1);
    set(f.zeroStage, l.zeroStage);
    set(f.microBatch, l.microBatch);
    out.set(f.recompute, l.recompute);
    out.set(f.sequenceParallel, l.sequenceParallel);
    setOrClear(f.recomputeLayers, l.recomputeLayers, l.recomputeLayers > 0);
    setOrClear(f.shardGroup, l.shardGroup, l.shardGroup > 0);
    setOrClear(f.firstStageLayers, l.firstLayers, l.firstLayers >= 0);
    setOrClear(f.lastStageLayers, l.lastLayers, l.lastLayers >= 0);
    if (l.schedule == Schedule::oneForwardOneBackward)
        out.clear(f.schedule.ordinal);
    else
        out.set(f.schedule, l.schedule);
    return out;
}

Scenario withLayoutAndCards(const Scenario& scenario, const Layout& layout)
{
    Scenario out = withLayout(scenario, layout);
    out.set(fields().gpus, units::cards(double(layout.cards())));
    out.clear(fields().dp.ordinal);
    return out;
}

Scenario withoutLayout(const Scenario& scenario)
{
    const PlanFields& f = fields();
    Scenario out = scenario;
    for (const std::size_t ordinal : {f.tp.ordinal, f.pp.ordinal, f.vpp.ordinal, f.cp.ordinal, f.ep.ordinal, f.etp.ordinal,
             f.dp.ordinal, f.zeroStage.ordinal, f.microBatch.ordinal, f.recompute.ordinal,
             f.recomputeLayers.ordinal, f.schedule.ordinal, f.shardGroup.ordinal,
             f.sequenceParallel.ordinal, f.firstStageLayers.ordinal, f.lastStageLayers.ordinal})
        out.clear(ordinal);
    return out;
}

} // namespace sizewright
