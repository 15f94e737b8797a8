// Operators of one micro-batch on one card, each a roofline: the slower of its arithmetic at the rate
// the card sustains and its traffic at the bandwidth it sustains (model.md §4.1).
//
// Counts matrix products with wave quantisation and the ramp of the inner dimension, attention by kernel
// generation, element-wise traffic. Leaves out: cache effects, clock changes within a step.
#pragma once

#include "core/model/constants.h"
#include "core/model/inputs.h"

#include <array>

namespace sizewright {

// rows × inner times inner × columns, `groups` of them in one launch. All pure counts.
template <class M> struct MatrixProduct {
    typename M::template Number<Count> rows, inner, columns;
};

enum class Pass : std::uint8_t { forward, inputGradient, weightGradient };

namespace detail {

// Tiles that a library chooses from: rows, columns, rate relative to the best.
struct Tile {
    const Constant<Ratio>& rows;
    const Constant<Ratio>& columns;
    const Constant<Ratio>& rate;
};
inline std::array<Tile, 4> tiles(const ModelConstants& k)
{
    using namespace constants;
    return {Tile{tileRows256, tileRows128, k.tileFull}, Tile{tileRows128, tileRows256, k.tileFull},
        Tile{tileRows128, tileRows128, k.tileMiddle}, Tile{tileRows64, tileRows128, k.tileSmall}};
}

inline double fillOf(const Tile& tile, double groups, double rows, double columns, double units)
{
    const double tm = tile.rows.value.value(), tn = tile.columns.value.value();
    const double waves
        = std::ceil(groups * std::ceil(rows / tm) * std::ceil(columns / tn) / units);
    return tile.rate.value.value() * groups * rows * columns / (tm * tn) / (waves * units);
}

} // namespace detail

// Share of the multiprocessors that the last wave of tiles keeps busy, for the best tile. [ratio ≤ 1]
template <class M>
auto waveFill(const M& m, const Inputs<M>& in, typename M::template Number<Count> groups,
    const MatrixProduct<M>& g)
{
    const double units = plain(in.multiprocessors).value();
    const detail::Tile* best = nullptr;
    double bestFill = 0;
    const auto tiles = detail::tiles(*in.k);
    for (const detail::Tile& tile : tiles) {
        const double fill = detail::fillOf(tile, plain(groups).value(), plain(g.rows).value(),
            plain(g.columns).value(), units);
        if (!best || fill > bestFill) {
            best = &tile;
            bestFill = fill;
        }
    }
    const auto tm = m.constant(best->rows), tn = m.constant(best->columns);
    const auto waves = ceiling(
        groups * ceiling(g.rows / tm) * ceiling(g.columns / tn) / in.multiprocessors);
    return smaller(m.constant(constants::one),
        m.constant(best->rate) * groups * g.rows * g.columns / (tm * tn)
            / (waves * in.multiprocessors));
}

// The clock that a power cap leaves. [ratio]
template <class M> auto clockShare(const M& m, const Inputs<M>& in)
{
    return m.step(SW_TEXT("Step", "clock under the power cap"),
        power(in.powerCap, m.constant(in.k->powerExponent)), "model.md §4.2");
}

// Time of one matrix product of a pass. [s]
template <class M>
auto matrixTime(const M& m, const Inputs<M>& in, MatrixProduct<M> g, Pass pass, bool lowPrecision,
    Text which, typename M::template Number<Count> groups)
{
    using namespace constants;
    // Input gradient: rows × columns times columns × inner; weight gradient: inner × rows times
    // rows × columns, accumulated in fp32.
    if (pass == Pass::inputGradient)
        std::swap(g.inner, g.columns);
    if (pass == Pass::weightGradient)
        std::swap(g.rows, g.inner);
    const auto ramp = m.constant(lowPrecision && in.recipe.fp8() ? in.k->innerRampFp8 : in.k->innerRamp);
    const auto rate = lowPrecision ? in.peakMatrix * in.matrixEfficiency
                                   : in.peak16 * in.matrixEfficiency16;
    const auto fill = waveFill(m, in, groups, g);
    auto arithmetic = m.constant(flopPerMultiplyAdd) * groups * g.rows * g.inner * g.columns
        / (rate * clockShare(m, in) * fill) * (m.constant(one) + ramp / g.inner);
    const auto out = m.constant(pass == Pass::weightGradient ? gradientOutBytes : operandBytes);
    const auto traffic = groups
        * (m.constant(operandBytes) * (g.rows * g.inner + g.inner * g.columns)
            + out * g.rows * g.columns)
        / (in.memoryBandwidth * in.memoryEfficiency);
    auto time = larger(arithmetic, traffic) + m.constant(in.k->kernelLatency);
    if (pass == Pass::weightGradient)
        time = time / m.constant(in.k->weightGradientRate);
    return m.step(pass == Pass::forward ? SW_TEXT("Step", "matrix product, forward")
            : pass == Pass::inputGradient
            ? SW_TEXT("Step", "matrix product, input gradient")
            : SW_TEXT("Step", "matrix product, weight gradient"),
        time, "model.md §4.1", which);
}

// Time of element-wise kernels that move `traffic` bytes on a card. [s]
template <class M>
auto streamTime(
    const M&, const Inputs<M>& in, typename M::template Number<BytesPerCard> traffic)
{
    return traffic / (in.memoryBandwidth * in.memoryEfficiency);
}

// Mean number of earlier tokens that a token attends to: half the sequence for full causal attention,
// w − w²/2s inside a window, averaged over the layers. [tokens]
template <class M> auto meanAttended(const M& m, const Inputs<M>& in)
{
    const auto reach = in.documentLength;
    const auto full = reach * m.constant(constants::half);
    const ModelShape& shape = in.shape.plainShape;
    if (shape.slidingWindow <= 0 || shape.windowedLayers <= 0
        || double(shape.slidingWindow) >= plain(reach).value())
        return m.step(SW_TEXT("Step", "mean attended length"), full);
    const auto window = in.shape.slidingWindow * m.constant(constants::oneToken);
    const auto windowed = window - window * m.constant(constants::half) * (window / reach);
    const auto share = in.shape.windowedLayers / in.shape.layers;
    return m.step(SW_TEXT("Step", "mean attended length"),
        share * windowed + (m.constant(constants::one) - share) * full,
        "sum of min(i, w) over positions");
}

// Width of a head's keys (with queries) and of its values. [channels]
template <class M> auto keyDim(const M&, const Inputs<M>& in)
{
    return in.shape.plainShape.kvRank > 0 ? in.shape.nopeDim + in.shape.ropeDim : in.shape.headDim;
}
template <class M> auto valueDim(const M&, const Inputs<M>& in)
{
    return in.shape.plainShape.kvRank > 0 ? in.shape.valueDim : in.shape.headDim;
}

} // namespace sizewright
