// Failures, checkpoints and the share of time that trains (model.md §6, §7).
//
// Counts memoryless failures of nodes, a blocking stall per checkpoint, half an interval lost and a
// restart per failure. Leaves out: correlated failures, spares running out, rollbacks after loss spikes.
#pragma once

#include "core/model/memory.h"

namespace sizewright {

template <class M> struct Reliability {
    template <class Q> using N = typename M::template Number<Q>;
    N<Bytes> checkpoint;
    N<Seconds> jobMtbf, stall, interval, restart, writeTime;
    N<Ratio> effective;
};

// What the reliability chapter reads beside the model's inputs.
template <class M> struct ReliabilityInputs {
    template <class Q> using N = typename M::template Number<Q>;
    CheckpointMode mode = CheckpointMode::synchronous;
    N<Seconds> nodeMtbf, restartTime;
    N<ByteRate> writeRate, readRate;
    N<ByteRatePerCard> hostCopyRate;
    bool intervalGiven = false;
    N<Seconds> interval; // if given
};

namespace constants {
inline const Constant<Ratio> third{
    SW_TEXT("Constant", "one third"), ratio(1.0 / 3.0), "Daly 2006, eq. (37)"};
inline const Constant<Ratio> ninth{
    SW_TEXT("Constant", "one ninth"), ratio(1.0 / 9.0), "Daly 2006, eq. (37)"};
inline const Constant<BytesPerParameter> weight16{
    SW_TEXT("Constant", "bytes of a 16-bit weight"), fromBase<BytesPerParameter>(2),
    "arXiv 1910.02054 §3.1"};
} // namespace constants

// Daly's higher-order optimum of the time between checkpoints. [s] `stall` C, mean time between
// failures M: √(2CM)·(1 + √(C/2M)/3 + C/18M) − C for C < 2M, else M.
template <class M, class S> auto dalyInterval(const M& m, S stall, S mtbf)
{
    using namespace constants;
    if (plain(stall) >= plain(mtbf) + plain(mtbf))
        return mtbf + (stall - stall);
    const auto x = stall / (m.constant(two) * mtbf);
    return squareRoot(m.constant(two) * stall * mtbf)
        * (m.constant(one) + squareRoot(x) * m.constant(third) + x * m.constant(ninth))
        - stall;
}

// Daly's expected share of useful time. [ratio] τ / (M·e^(R/M)·(e^((τ+C)/M) − 1))
template <class M, class S>
auto usefulShare(const M& m, S interval, S stall, S restart, S mtbf)
{
    return interval
        / (mtbf * exponential(restart / mtbf)
            * (exponential((interval + stall) / mtbf) - m.constant(constants::one)));
}

template <class M>
Reliability<M> reliability(const M& m, const Inputs<M>& in, const ReliabilityInputs<M>& r,
    typename M::template Number<Parameters> trainable)
{
    using namespace constants;
    Reliability<M> out;
    const StateBytes<M> bytes = stateBytes(m, in.recipe, in.layout.zeroStage);
    const bool fp32Weights = (in.layout.zeroStage == 3 && !in.recipe.fp8()) || in.recipe.precision == Precision::fp32
        || in.recipe.precision == Precision::tf32;
    const auto perParameter
        = fp32Weights ? bytes.weight + bytes.optimizer : m.constant(weight16) + bytes.optimizer;
    out.checkpoint = m.figure(resultFields().checkpointBytes, trainable * perParameter,
        "model.md §7.1: BLOOM 2.3 TB published, 2.24 TiB here");

    const auto nodes = ceiling(in.gpus / in.cardsPerNode);
    out.jobMtbf = m.figure(resultFields().jobMtbf, r.nodeMtbf / nodes,
        "model.md §6.1");
    const auto writeTime
        = m.step(SW_TEXT("Step", "time to write a checkpoint"), out.checkpoint / r.writeRate);
    out.writeTime = writeTime;
    const auto copyTime = out.checkpoint / in.gpus / r.hostCopyRate;
    const bool background = r.mode == CheckpointMode::asynchronous;
    out.stall = m.figure(resultFields().checkpointStall, background ? copyTime : writeTime,
        "model.md §7.2");
    auto interval = r.intervalGiven ? r.interval : dalyInterval(m, out.stall, out.jobMtbf);
    if (background && !r.intervalGiven) // only one checkpoint can be on its way
        interval = larger(interval, writeTime);
    out.interval = m.figure(resultFields().checkpointInterval, interval, "Daly 2006, eq. (37)");
    out.restart = m.step(SW_TEXT("Step", "restart with reading the checkpoint"),
        r.restartTime + out.checkpoint / r.readRate, "model.md §7.3");
    out.effective = m.figure(resultFields().effective,
        // at most 1: the exponential of next to nothing, less one, loses its digits
        smaller(m.constant(one),
            usefulShare(m, out.interval, out.stall, out.restart, out.jobMtbf)),
        "Daly 2006, eq. (20)");
    return out;
}

} // namespace sizewright
