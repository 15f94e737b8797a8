// What one measurement of the user's says about the model's terms (R24, model.md §5.5).
//
//   minimise Σ (δᵢ / σᵢ)²   subject to   t(rates · e^δ) = measured,   |δᵢ| ≤ 2 σᵢ
//
// The likeliest move of the named terms within their plausible range: δᵢ in proportion to σᵢ² times the
// share of the step that the term rules. What the range leaves unexplained is one factor on every part,
// and said as such. Terms and factor are found once, on the run that was measured (measured_run.h), and
// carry over to other card counts and layouts.
#pragma once

#include "core/model/gather.h"
#include "core/model/memory.h"
#include "core/model/step_time.h"

namespace sizewright {

namespace constants {
inline const Constant<Ratio> spreadAttention{SW_TEXT("Constant", "spread of attention rates"),
    ratio(0.10), "model.md §5.5: version of the kernel", Trust::assumed};
inline const Constant<Ratio> spreadMemoryRate{SW_TEXT("Constant", "spread of memory bandwidth"),
    ratio(0.10), "model.md §5.5", Trust::assumed};
inline const Constant<Ratio> spreadLink{
    SW_TEXT("Constant", "spread of link bandwidth"), ratio(0.06), "model.md §5.5: nccl-tests on ten systems", Trust::assumed};
inline const Constant<Ratio> spreadNetwork{
    SW_TEXT("Constant", "spread of network bandwidth"), ratio(0.15), "model.md §5.5: nccl-tests across nodes, 0.6 to 0.97", Trust::assumed};
inline const Constant<Ratio> spreadLaunch{SW_TEXT("Constant", "spread of launch overhead"),
    ratio(0.25), "model.md §5.5: processor and version", Trust::assumed};
inline const Constant<Ratio> leastActivations{SW_TEXT("Constant", "least activations over modelled"),
    ratio(0.75), "spread of the memory rows: framework and version", Trust::assumed};
inline const Constant<Ratio> mostActivations{SW_TEXT("Constant", "most activations over modelled"),
    ratio(1.3), "spread of the memory rows: framework and version", Trust::assumed};
} // namespace constants

// Puts factors on the rates of the inputs.
template <class M, class Factor>
void applyTerms(Inputs<M>& in, Factor&& factor)
{
    in.matrixEfficiency16 = in.matrixEfficiency16 * factor(Term::matrix);
    in.matrixEfficiency = in.matrixEfficiency * factor(Term::matrix);
    in.attentionEfficiency = in.attentionEfficiency * factor(Term::attention);
    in.memoryEfficiency = in.memoryEfficiency * factor(Term::memory);
    in.linkEfficiency = in.linkEfficiency * factor(Term::link);
    in.networkEfficiency = in.networkEfficiency * factor(Term::network);
    in.launchFactor = factor(Term::launch);
    in.calibrated = true;
}

// The moves that make the modelled step of `there` the measured one, as far as the terms reach. Plain
// arithmetic; the factors enter the formulas as leaves.
TermFactors likeliestTerms(
    const Inputs<Plain>& there, Seconds measured, const std::array<Ratio, termCount>& spreads);

// The inputs of the run that was measured.
template <class M> Inputs<M> gatherMeasured(const M& m, const Resolved& r)
{
    Resolved ran = r.measured->of ? r.measured->of->resolved : r;
    ran.globalBatch = r.measured->globalBatch;
    return gather(m, ran, r.measured->layout, r.measured->layout.cards());
}

// What another run computes does not show as a figure of this one.
template <class M> M quietly(const M& m)
{
    M quiet = m;
    if constexpr (M::explains)
        quiet.namesFigures = false;
    else
        quiet.figures = nullptr;
    return quiet;
}

// The pipeline stage that takes most, as modelled.
inline std::int64_t fullestStage(const Inputs<Plain>& in)
{
    std::int64_t fullest = 0;
    BytesPerCard most = fromBase<BytesPerCard>(0);
    for (std::int64_t stage = 0; stage < in.layout.pp; ++stage)
        if (const BytesPerCard total = stageMemory(Plain{}, in, stage).total; total > most) {
            most = total;
            fullest = stage;
        }
    return fullest;
}

// How much activations and buffers of the fullest stage on the measured cards would have to differ for the
// measured peak, within their range; the rest is bytes that no term explains. A peak that even the least
// activations exceed is of another plan and moves nothing.
template <class M>
void calibrateMemory(const M& m, const Resolved& r, Inputs<M>& in)
{
    using namespace constants;
    const PlanFields& f = fields();
    const Scenario& scenario = *r.scenario;
    if (!scenario[f.measuredMemory] || !r.measured)
        return;
    const M quiet = quietly(m);
    const std::int64_t stage = fullestStage(gatherMeasured(Plain{}, r));
    const LeafReader<M> read{m, scenario};
    const StageMemory<M> s = stageMemory(quiet, gatherMeasured(quiet, r), stage);
    const auto moving = s.activations + s.buffers;
    const auto measured = read(f.measuredMemory);
    // What moves takes its share of fragmentation along.
    const auto held = m.constant(one) + in.fragmentation;
    const auto wanted = m.step(SW_TEXT("Step", "activations and buffers as measured"),
        moving + (measured - s.total) / held, "model.md §5.5");
    const double least = constants::leastActivations.value.value();
    // Written so that a plan beyond the reach of numbers moves nothing, too.
    if (!(plain(wanted).value() >= least * plain(moving).value() - plain(s.overhead).value())
        || !std::isfinite(plain(s.total).value()))
        return;
    const auto explained = m.step(SW_TEXT("Step", "activations and buffers within their range"),
        smaller(m.constant(mostActivations) * moving, larger(m.constant(leastActivations) * moving, wanted)),
        "model.md §5.5");
    in.activationFactor = m.figure(
        resultFields().calibrationActivations, explained / moving, "model.md §5.5");
    in.memoryRest = m.figure(
        resultFields().calibrationMemoryRest, (wanted - explained) * held, "model.md §5.5");
    in.memoryCalibrated = true;
}

// Moves the terms by a measured step time, if the scenario has one.
template <class M> void calibrate(const M& m, const Resolved& r, Inputs<M>& in)
{
    const PlanFields& f = fields();
    const ResultFields& out = resultFields();
    const Scenario& scenario = *r.scenario;
    if (!scenario[f.measuredStep] || !r.measured)
        return;
    const std::array<Figure<Ratio>, termCount> figures{out.calibrationMatrix,
        out.calibrationAttention, out.calibrationMemory, out.calibrationLink,
        out.calibrationNetwork, out.calibrationLaunch};
    const auto factorOf = [&](const auto& policy) {
        return [&, policy](Term term) {
            const std::size_t i = std::size_t(term);
            const auto leaf = policy.leaf(SW_TEXT("Step", "moved by the measured step time"),
                r.measured->factors[i], [] {
                    return Provenance{{}, "measured.step_s_n",
                        "likeliest move within the plausible range of the term (model.md §5.5)", {},
                        Trust::measured};
                });
            return policy.figure(figures[i], leaf, "model.md §5.5");
        };
    };
    const M quiet = quietly(m);
    Inputs<M> there = gatherMeasured(quiet, r);
    applyTerms(there, factorOf(quiet));
    there.calibration = quiet.constant(constants::one);
    applyTerms(in, factorOf(m));
    const LeafReader<M> read{m, scenario};
    in.calibration = m.figure(out.calibrationRest,
        read(f.measuredStep) / stepTime(quiet, there).total, "model.md §5.5");
}

} // namespace sizewright
