// The order of the chapters: from the inputs of a decided layout to every figure.
#pragma once

#include "core/model/calibration.h"
#include "core/money/gather_money.h"
#include "core/money/routes.h"

namespace sizewright {

namespace constants {
inline const Constant<Ratio> residualDense{SW_TEXT("Constant", "spread of the model, dense"),
    ratio(0.055), "model.md §9: 5.1–5.7 % mean error on 424 published rows"};
inline const Constant<Ratio> residualExperts{SW_TEXT("Constant", "spread of the model, experts"),
    ratio(0.18), "model.md §9: 16 % mean error on published MoE rows"};
inline const Constant<Ratio> residualMeasured{SW_TEXT("Constant", "spread of a measured step"),
    ratio(0.02), "model.md §9", Trust::assumed};
inline const Constant<Ratio> decile{SW_TEXT("Constant", "tenth percentile of a normal"),
    ratio(1.2815515655446004), "standard normal distribution"};
inline const Constant<Ratio> fillLimit{SW_TEXT("Constant", "fill of a file system"), ratio(0.8),
    "stas00/ml-engineering storage chapter"};
inline const Constant<BytesPerToken> shortToken{
    SW_TEXT("Constant", "stored bytes per token, short ids"), fromBase<BytesPerToken>(2),
    "two bytes reach a vocabulary of 65,536"};
inline const Constant<BytesPerToken> longToken{
    SW_TEXT("Constant", "stored bytes per token, long ids"), fromBase<BytesPerToken>(4),
    "four bytes"};
} // namespace constants

template <class M> ReliabilityInputs<M> gatherReliability(const M& m, const Resolved& r)
{
    const PlanFields& f = fields();
    const LeafReader<M> read{m, *r.scenario};
    ReliabilityInputs<M> in;
    in.mode = *(*r.scenario)[f.checkpointMode];
    in.nodeMtbf = read(f.nodeMtbf);
    in.restartTime = read(f.restartTime);
    in.writeRate = read(f.writeRate);
    in.readRate = read(f.readRate);
    in.hostCopyRate = read(f.hostCopyRate);
    in.intervalGiven = bool((*r.scenario)[f.checkpointInterval]);
    if (in.intervalGiven)
        in.interval = read(f.checkpointInterval);
    return in;
}

// Days, card-hours and the range, from the step time on.
template <class M> struct Run {
    template <class Q> using N = typename M::template Number<Q>;
    N<Cards> cards;
    N<CardTime> cardHours;
    N<Seconds> calendar;
    N<Tokens> tokens; // trained by one run, all epochs
    N<Tokens> dataTokens; // of one pass over the data
    N<Flop> flop; // of the model, of one run
    N<Count> groups; // runs
};

template <class M>
Run<M> runTime(const M& m, const Resolved& r, const Inputs<M>& in, const StepTime<M>& step,
    const Work<M>& work, typename M::template Number<Ratio> effective)
{
    using namespace constants;
    const PlanFields& f = fields();
    const ResultFields& out = resultFields();
    const LeafReader<M> read{m, *r.scenario};
    const auto stepTokens = m.step(
        SW_TEXT("Step", "tokens of a step"), in.globalBatch * in.sequence);
    const auto once = (*r.scenario)[f.tokens]
        ? read(f.tokens)
        : read(f.samples, *(*r.scenario)[f.samples], [] { return Decision{}; })
            * read(f.sampleLength, *(*r.scenario)[f.sampleLength], [] { return Decision{}; });
    const auto tokens = m.figure(out.trainingTokens, once * read(f.epochs));
    const auto steps = m.figure(out.steps, ceiling(tokens / stepTokens));
    const auto flop = m.figure(out.trainingFlop, work.model * tokens, "model.md §2.1");
    const auto rate = m.figure(out.tokenRate, stepTokens / step.total);
    const auto perCard = m.figure(out.tokenRatePerCard, rate / in.gpus);
    const auto flopRate = m.figure(out.flopRate, work.model * perCard, "model.md §2.5");
    m.figure(out.mfu, flopRate / in.peak16, "arXiv 2204.02311 appendix B");
    m.figure(out.hfu, work.hardware * perCard / in.peak16, "arXiv 2205.05198 §6.3");

    const auto single = m.step(
        SW_TEXT("Step", "days of one run"), steps * step.total / effective, "model.md §4.7");
    const auto groups = read(f.controlGroups);
    const bool together = *(*r.scenario)[f.groupsRun] == GroupsRun::parallel;
    const auto once_ = m.constant(one);
    Run<M> run;
    run.dataTokens = once;
    run.tokens = tokens;
    run.flop = flop;
    run.groups = groups;
    run.cards = m.figure(out.gpus, together ? in.gpus * groups : in.gpus * once_);
    m.figure(out.nodes, ceiling(run.cards / in.cardsPerNode));
    run.calendar
        = m.figure(out.days, together ? single * once_ : single * groups, "model.md §4.7");
    run.cardHours = m.figure(out.gpuHours, in.gpus * single * groups);

    const auto residual = m.constant(in.calibrated ? residualMeasured
            : r.shape->experts > 0             ? residualExperts
                                               : residualDense);
    auto variance = residual * residual;
    if (!in.calibrated) {
        const auto machine = read.fact(SW_TEXT("Fact", "spread between machines"),
            r.generation->spread, *r.generation);
        variance = variance + machine * machine;
    } else if (r.measured->layout != in.layout) {
        // What no term explains need not be the same share of another layout's step.
        const auto unexplained = m.step(
            SW_TEXT("Step", "share of the measured step that no term explains"),
            once_ - smaller(in.calibration, once_ / in.calibration), "model.md §5.5");
        variance = variance + unexplained * unexplained;
    }
    const auto spread = m.step(SW_TEXT("Step", "spread of the step time"),
        m.constant(decile) * squareRoot(variance), "model.md §9");
    m.figure(out.daysP10, run.calendar / exponential(spread), "model.md §9");
    m.figure(out.daysP90, run.calendar * exponential(spread), "model.md §9");
    return run;
}

// Parameters that get gradients. [parameters]
template <class M>
auto trainableParameters(const M& m, const Inputs<M>& in)
{
    const ResultFields& out = resultFields();
    if (!in.recipe.usesAdapters())
        return m.figure(out.paramsTrainable, in.parameters.total * m.constant(constants::one));
    return m.figure(out.paramsTrainable, adapterParameters(m, in) * m.constant(constants::one),
        "arXiv 2106.09685 §4.1");
}

// Memory figures of the stage that peaks, the bound of the one that may need most at worst, and the margin. [B/card, usable − needed]
template <class M>
auto memoryFigures(
    const M& m, const Inputs<M>& in, std::int64_t peakStage, std::int64_t worstStage)
{
    const ResultFields& out = resultFields();
    const StageMemory<M> peak = stageMemory(m, in, peakStage);
    const auto usable = m.figure(out.usable, in.usableMemory + m.constant(constants::noBytes),
        "model.md §3.6");
    // The bound may be another stage's: activations may grow more than states.
    const auto upper
        = worstStage == peakStage ? peak.upper : stageMemory(quietly(m), in, worstStage).upper;
    m.figure(out.memoryUpper, upper + m.constant(constants::noBytes), "model.md §3.6");
    m.figure(out.memoryInitial, peak.initial + m.constant(constants::noBytes), "model.md §3.7");
    m.figure(out.memorySaving, peak.saving + m.constant(constants::noBytes), "model.md §3.7");
    m.figure(out.hostMemory, peak.host * in.cardsPerNode, "model.md §3.8");
    return m.figure(out.margin, usable - larger(peak.total, larger(peak.initial, peak.saving)), "definition");
}

// Everything after memory: time, run, failures, storage, money. Needs data and a legal layout.
template <class M>
void assessRun(const M& m, const Resolved& r, const Inputs<M>& in)
{
    using namespace constants;
    const ResultFields& out = resultFields();
    const PlanFields& f = fields();
    const LeafReader<M> read{m, *r.scenario};
    const Work<M> work = workPerToken(m, in);
    const StepTime<M> step = stepTime(m, in);
    const Reliability<M> reliable
        = reliability(m, in, gatherReliability(m, r), trainableParameters(m, in));
    const Run<M> run = runTime(m, r, in, step, work, reliable.effective);

    const MoneyInputs<M> prices = gatherMoney(m, r);
    RunInputs<M> shared;
    shared.cards = run.cards;
    shared.cardsPerNode = in.cardsPerNode;
    shared.cardHours = run.cardHours;
    shared.calendar = run.calendar;
    shared.tokens = run.tokens;
    shared.dataTokens = run.dataTokens;
    shared.flop = run.flop;
    shared.groups = run.groups;
    shared.interval = reliable.interval;
    shared.stall = reliable.stall;
    shared.writeTime = reliable.writeTime;
    shared.restart = reliable.restart;
    shared.jobMtbf = reliable.jobMtbf;
    shared.effective = reliable.effective;
    shared.checkpoint = reliable.checkpoint;
    shared.checkpointSpace = m.figure(out.checkpointSpace,
        (prices.checkpointsKept + m.constant(one)) * reliable.checkpoint / m.constant(fillLimit),
        "model.md §7.4: one more is being written");
    const bool wide = r.shape->vocab > 65536;
    const auto bytesPerToken = (*r.scenario)[f.dataBytesPerToken]
        ? read(f.dataBytesPerToken, *(*r.scenario)[f.dataBytesPerToken], [] { return Decision{}; })
        : m.constant(wide ? longToken : shortToken);
    shared.dataSpace
        = m.figure(out.dataBytes, run.dataTokens * bytesPerToken, "model.md §7.5");
    m.figure(out.readRate, in.globalBatch * in.sequence * bytesPerToken / step.total,
        "model.md §7.5");
    routeCosts(m, prices, shared);
}

} // namespace sizewright
