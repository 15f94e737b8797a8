// Tries layouts on one resolved scenario and one number of cards: legal, fits, how fast. Works on one set
// of inputs and swaps layouts in it, so that each trial costs only the formulas.
#pragma once

#include "core/decision/ladder.h"
#include "core/model/assess.h"

#include <algorithm>

namespace sizewright {

inline std::optional<std::int64_t> fixedDegree(const Scenario& s, Field<Count> field)
{
    const auto value = s[field];
    return value ? std::optional(std::int64_t(value->value())) : std::nullopt;
}

// What the scenario fixes of a layout.
struct Fixed {
    std::optional<std::int64_t> tp, pp, vpp, cp, ep, etp, dp, zero, microBatch;
    std::optional<Recompute> recompute;
    std::optional<bool> sequenceParallel;
    Schedule schedule = Schedule::oneForwardOneBackward;
    std::optional<std::int64_t> recomputeLayers, shardGroup, firstLayers, lastLayers;

    explicit Fixed(const Scenario& s)
        : tp(fixedDegree(s, fields().tp)), pp(fixedDegree(s, fields().pp)),
          vpp(fixedDegree(s, fields().vpp)), cp(fixedDegree(s, fields().cp)),
          ep(fixedDegree(s, fields().ep)), etp(fixedDegree(s, fields().etp)), dp(fixedDegree(s, fields().dp)),
          zero(fixedDegree(s, fields().zeroStage)),
          microBatch(fixedDegree(s, fields().microBatch)), recompute(s[fields().recompute]),
          sequenceParallel(s[fields().sequenceParallel]), schedule(*s[fields().schedule]),
          recomputeLayers(fixedDegree(s, fields().recomputeLayers)),
          shardGroup(fixedDegree(s, fields().shardGroup)),
          firstLayers(fixedDegree(s, fields().firstStageLayers)),
          lastLayers(fixedDegree(s, fields().lastStageLayers))
    {
    }
    // What does not follow from the degrees.
    void putInto(Layout& l) const
    {
        if (l.pp > 1)
            l.schedule = schedule;
        if (recomputeLayers && l.recompute == Recompute::full)
            l.recomputeLayers = *recomputeLayers;
        l.etp = etp.value_or(1);
        l.shardGroup = shardGroup.value_or(0);
        l.firstLayers = firstLayers.value_or(-1);
        l.lastLayers = lastLayers.value_or(-1);
    }
};

class Trial
{
public:
    Trial(const Resolved& r, std::int64_t gpus, bool atWorst)
        : m_resolved(r), m_fixed(*r.scenario), m_gpus(gpus),
          m_inputs(gather(Plain{}, r, Layout{}, gpus)), m_atWorst(atWorst)
    {
        calibrateMemory(Plain{}, r, m_inputs);
        calibrate(Plain{}, r, m_inputs);
        const Scenario& s = *r.scenario;
        m_effectiveInputs = gatherReliability(Plain{}, r);
        m_latest = s[fields().latest];
        m_groups = *s[fields().groupsRun] == GroupsRun::parallel ? 1 : r.controlGroups;
        if (r.dataTokens)
            m_steps = std::ceil(
                r.dataTokens->value() * s[fields().epochs]->value()
                / (double(r.globalBatch) * double(r.sequence)));
        m_trainable = r.recipe.usesAdapters() ? adapterParameters(Plain{}, m_inputs)
                                              : m_inputs.parameters.total;
    }

    const Fixed& fixed() const { return m_fixed; }
    const ModelShape& shape() const { return *m_resolved.shape; }
    std::int64_t gpus() const { return m_gpus; }

    bool legal(const Layout& l) const
    {
        return isLegal(l, shape(), m_resolved.globalBatch, m_resolved.sequence, m_gpus);
    }
    BytesPerCard needed(const Layout& l)
    {
        use(l);
        return peakStage(m_inputs).needed;
    }
    BytesPerCard usable() const { return m_inputs.usableMemory; }
    BytesPerCard upper(const Layout& l)
    {
        use(l);
        return peakStage(m_inputs).upper;
    }
    // Near the ceiling the allocator retries and fails, and the memory model itself errs by some percent:
    // what is planned fits also at worst, if there is such a layout.
    bool fits(const Layout& l)
    {
        use(l);
        return fitsOnEveryStage(m_inputs, m_atWorst);
    }
    // At the level that a measured step time sets, if there is one.
    Seconds step(const Layout& l)
    {
        use(l);
        return stepTime(Plain{}, m_inputs).total;
    }
    // Days of the whole, as runTime() has it; nothing without data.
    std::optional<Seconds> days(const Layout& l)
    {
        if (!m_steps)
            return {};
        const Seconds step = this->step(l);
        const Ratio effective
            = reliability(Plain{}, m_inputs, m_effectiveInputs, m_trainable).effective;
        return step * count(*m_steps) * count(double(m_groups)) / effective;
    }
    bool inTime(const std::optional<Seconds>& days) const
    {
        return !days || !m_latest || *days <= *m_latest;
    }
    std::optional<Seconds> latest() const { return m_latest; }

    // Fills in what follows from the free degrees.
    Layout complete(Layout l) const
    {
        if (m_fixed.zero)
            l.zeroStage = int(*m_fixed.zero);
        l.sequenceParallel = m_fixed.sequenceParallel.value_or(l.tp > 1);
        l.dp = m_fixed.dp.value_or(
            std::max<std::int64_t>(1, m_gpus / (l.tp * l.pp * l.cp)));
        l.microBatch = m_fixed.microBatch.value_or(l.microBatch);
        l.vpp = m_fixed.vpp.value_or(l.vpp);
        l.ep = m_fixed.ep.value_or(expertDegrees(l).front());
        m_fixed.putInto(l);
        return l;
    }
    // Expert-parallel degrees worth trying: as many as share a node, so that the all-to-all stays on
    // its links, then over more nodes, which takes less memory.
    std::vector<std::int64_t> expertDegrees(const Layout& l) const
    {
        if (m_fixed.ep)
            return {*m_fixed.ep};
        if (shape().experts == 0)
            return {1};
        const std::int64_t node = std::max(m_resolved.cardsPerNode, m_resolved.scaleUpDomain);
        const std::int64_t ranks = l.tp * l.cp * l.dp;
        std::vector<std::int64_t> degrees{1};
        for (std::int64_t e = 2; e <= std::min<std::int64_t>(ranks, 64); e *= 2) {
            if (shape().experts % e != 0 || ranks % (e * m_fixed.etp.value_or(1)) != 0)
                continue;
            if (e <= node)
                degrees.front() = e;
            else
                degrees.push_back(e);
        }
        return degrees;
    }

private:
    void use(const Layout& l)
    {
        if (l == m_inputs.layout)
            return;
        gatherLayout(LeafReader<Plain>{Plain{}, *m_resolved.scenario}, l, m_inputs);
    }

    const Resolved& m_resolved;
    Fixed m_fixed;
    std::int64_t m_gpus;
    Inputs<Plain> m_inputs;
    bool m_atWorst;
    ReliabilityInputs<Plain> m_effectiveInputs;
    std::optional<Seconds> m_latest;
    std::optional<double> m_steps;
    std::int64_t m_groups = 1;
    Parameters m_trainable;
};

} // namespace sizewright
