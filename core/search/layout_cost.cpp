#include "core/search/layout_cost.h"

#include "core/model/calibration.h"

namespace sizewright {

namespace {

const Ratio belowRounding = ratio(1 - 1e-9); // so that rounding never puts a layout under its bound

} // namespace

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
    l.etp = block.etp;
    l.microBatch = block.microBatch;
    l.sequenceParallel = block.sequenceParallel;
    l.dp = std::max<std::int64_t>(1, std::int64_t(m_inputs.gpus.value()) / (l.tp * l.cp));
    l.recompute = recompute.front();
    use(l);
    const LayerMix<Plain> mix = layerMix(Plain{}, m_inputs);
    const Seconds head = headAndModules(Plain{}, m_inputs, mix);
    for (Recompute kind : recompute) {
        BlockTimes::Times& t = out.by[std::size_t(kind)];
        t = {mix, head};
        if (kind == recompute.front())
            continue;
        // Only what is recomputed differs.
        l.recompute = kind;
        use(l);
        for (LayerTime<Plain>* layer : {&t.mix.dense, &t.mix.expert}) {
            layer->recompute = detail::recomputeTime(Plain{}, m_inputs, *layer);
            layer->total = layer->forwardTotal + layer->backwardTotal + layer->recompute;
        }
        if (m_inputs.shape.plainShape.mtpLayers > 0)
            t.head = headAndModules(Plain{}, m_inputs, t.mix);
    }
    // What is recomputed may be few layers: the bound leaves it out.
    const Seconds layer = mix.mean(
        [](const LayerTime<Plain>& time) { return Seconds(time.forwardTotal + time.backwardTotal); });
    const Ratio batches = m_inputs.globalBatch * m_inputs.tp * m_inputs.cp
        / (m_inputs.gpus / constants::oneCard.value * m_inputs.microBatch);
    // The first kind's head is the shortest: none, or what the scenario states.
    out.bound = batches * (m_inputs.shape.layers * layer + head);
    if (m_inputs.calibrated)
        out.bound = out.bound * m_inputs.calibration;
    out.bound = out.bound * belowRounding;
    // Both are the same for all layouts on these cards.
    const StepTime<Plain> step = stepTimeOf(Plain{}, m_inputs, mix, head);
    out.waits = step.straggler / (step.total - step.straggler - step.optimizer - step.fixed);
    out.fixed = step.fixed;
    return out;
}

Seconds LayoutCost::step(const BlockTimes& times, const Layout& layout)
{
    use(layout);
    const BlockTimes::Times& t = times.by[std::size_t(layout.recompute)];
    return stepTimeOf(Plain{}, m_inputs, t.mix, t.head).total;
}

Seconds LayoutCost::unshared(const BlockTimes& times, const Layout& layout)
{
    use(layout);
    const BlockTimes::Times& t = times.by[std::size_t(layout.recompute)];
    const StageTime<Plain> stage = stageTime(Plain{}, m_inputs, t.mix, t.head);
    const Ratio batches = m_inputs.globalBatch / (m_inputs.dp * m_inputs.microBatch);
    Seconds busy = batches * (stage.slowest + stage.transfer) + stage.bubble;
    if (m_inputs.calibrated)
        busy = busy * m_inputs.calibration;
    return (busy + busy * times.waits + times.fixed) * belowRounding;
}

PeakStage LayoutCost::peak(const Layout& layout)
{
    use(layout);
    return peakStage(m_inputs);
}

bool LayoutCost::fits(const Layout& layout, bool atWorst)
{
    use(layout);
    return fitsOnEveryStage(m_inputs, atWorst);
}

} // namespace sizewright
