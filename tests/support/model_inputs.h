// Inputs of the model's chapters without a plan: a shape, a layout, and a card of an A100 node.
#pragma once

#include "core/model/assess.h"

namespace sizewright::test {

// One stage or step of a run on 8-card A100 nodes (312 TFLOP/s, 2,039 GB/s, 300 and 25 GB/s), nothing
// hidden, nothing wasted beyond the generation's efficiencies.
inline Inputs<Plain> inputsOf(const ModelShape& shape, const Layout& layout, double globalBatch,
    double sequence, const Recipe& recipe = {})
{
    Inputs<Plain> in;
    in.k = &shippedConstants();
    in.recipe = recipe;
    in.layout = layout;
    in.shape = plainNumbers(shape);
    in.parameters = parameterCounts(Plain{}, in.shape);
    in.sequence = in.documentLength = units::tokens(sequence);
    in.globalBatch = count(globalBatch);
    in.loraRank = count(16);
    in.peak16 = in.peakMatrix = units::teraflopsPerCard(312);
    in.memoryBandwidth = units::gigabytesPerSecondPerCard(2039);
    in.linkRate = units::gigabytesPerSecondPerCard(300);
    in.networkRate = units::gigabytesPerSecondPerCard(25);
    in.multiprocessors = count(108);
    in.usableMemory = units::gibibytesPerCard(79);
    in.powerCap = ratio(1);
    in.matrixEfficiency16 = in.matrixEfficiency = ratio(0.82);
    in.memoryEfficiency = in.linkEfficiency = ratio(0.8);
    in.networkEfficiency = ratio(0.9);
    in.attentionEfficiency = ratio(0.62);
    in.gpus = units::cards(double(layout.cards()));
    in.cardsPerNode = in.scaleUpDomain = units::cards(8);
    const auto n = [](std::int64_t degree) { return count(double(degree)); };
    in.tp = n(layout.tp);
    in.pp = n(layout.pp);
    in.vpp = n(layout.vpp);
    in.cp = n(layout.cp);
    in.ep = n(layout.ep);
    in.etp = n(layout.etp);
    in.dp = n(layout.dp);
    in.microBatch = n(layout.microBatch);
    in.tpOverlap = in.ppOverlap = in.epOverlap = ratio(0);
    in.dpOverlap = ratio(0.9);
    in.expertImbalance = ratio(1);
    return in;
}

inline Layout layoutOf(std::int64_t tp, std::int64_t pp, std::int64_t dp = 1, int zero = 1)
{
    Layout l;
    l.tp = tp;
    l.pp = pp;
    l.dp = dp;
    l.zeroStage = zero;
    return l;
}

} // namespace sizewright::test
