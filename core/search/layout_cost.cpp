#include "core/search/layout_cost.h"

#include "core/model/calibration.h"

namespace sizewright {

LayoutCost::LayoutCost(const Resolved& r, std::int64_t gpus)
    : m_resolved(r), m_inputs(gather(Plain{}, r, Layout{}, gpus))
{
    calibrateMemory(Plain{}, r, m_inputs);
    calibrate(Plain{}, r, m_inputs);
}

void LayoutCost::use(const Layout& l)
{
    if (!(l == m_inputs.layout))
        gatherLayout(LeafReader<Plain>{Plain{}, *m_resolved.scenario}, l, m_inputs);
}

// The slowest stage takes at least what a stage takes in the mean: m/p times all layers and the head, where
// m/p = B·t·c/(N·b) whatever the number of stages. Stragglers come on top.
BlockTimes LayoutCost::times(const LayoutBlock& block, const std::vector<Recompute>& recompute)
{
    BlockTimes out;
    Layout l;
    l.tp = block.tp;
    l.cp = block.cp;
    l.ep = block.ep;
    l.microBatch = block.microBatch;
    l.sequenceParallel = block.sequenceParallel;
    l.dp = std::max<std::int64_t>(1, std::int64_t(m_inputs.gpus.value()) / (l.tp * l.cp));
    bool first = true;
    for (Recompute kind : recompute) {
        l.recompute = kind;
        use(l);
        BlockTimes::Times& t = out.by[std::size_t(kind)];
        t.mix = layerMix(Plain{}, m_inputs);
        t.head = headAndModules(Plain{}, m_inputs, t.mix);
        // What is recomputed may be few layers: the bound leaves it out.
        const Seconds layer = t.mix.mean(
            [](const LayerTime<Plain>& time) { return Seconds(time.forwardTotal + time.backwardTotal); });
        const Ratio batches = m_inputs.globalBatch * m_inputs.tp * m_inputs.cp
            / (m_inputs.gpus / constants::oneCard.value * m_inputs.microBatch);
        Seconds all = batches * (m_inputs.shape.layers * layer + t.head);
        if (m_inputs.calibrated)
            all = all * m_inputs.calibration;
        // A hair below, so that rounding never puts a layout under its bound.
        all = all * ratio(1 - 1e-9);
        if (first || all < out.bound)
            out.bound = all;
        first = false;
    }
    return out;
}

Seconds LayoutCost::step(const BlockTimes& times, const Layout& layout)
{
    use(layout);
    const BlockTimes::Times& t = times.by[std::size_t(layout.recompute)];
    return stepTimeOf(Plain{}, m_inputs, t.mix, t.head).total;
}

PeakStage LayoutCost::peak(const Layout& layout)
{
    use(layout);
    return peakStage(m_inputs);
}

} // namespace sizewright
