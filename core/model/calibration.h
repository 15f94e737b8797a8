// What one measurement of the user's says about the model's terms (R24, model.md §5.5).
//
//   minimise Σ (δᵢ / σᵢ)²   subject to   t(rates · e^δ) = measured,   |δᵢ| ≤ 2 σᵢ
//
// The likeliest move of the named terms within their plausible range: δᵢ in proportion to σᵢ² times
// the share of the step that the term rules. What the range leaves unexplained is one factor on
// every part, and said as such. The terms carry over to other card counts and layouts; the factor
// does, too.
#pragma once

#include "core/model/gather.h"
#include "core/model/memory.h"
#include "core/model/step_time.h"

namespace sizewright {

namespace constants {
inline const Constant<Ratio> spreadAttention{ SW_TEXT("Constant", "spread of attention rates"),
                                              ratio(0.10), "model.md §9: version of the kernel",
                                              Trust::assumed };
inline const Constant<Ratio> spreadMemoryRate{ SW_TEXT("Constant", "spread of memory bandwidth"),
                                               ratio(0.10), "model.md §9", Trust::assumed };
inline const Constant<Ratio> spreadLink{ SW_TEXT("Constant", "spread of link bandwidth"),
                                         ratio(0.06), "model.md §9: nccl-tests" };
inline const Constant<Ratio> spreadNetwork{ SW_TEXT("Constant", "spread of network bandwidth"),
                                            ratio(0.15), "model.md §9: nccl-tests" };
inline const Constant<Ratio> spreadLaunch{ SW_TEXT("Constant", "spread of launch overhead"),
                                           ratio(0.25), "model.md §9: processor and version",
                                           Trust::assumed };
inline const Constant<Ratio> leastActivations{
    SW_TEXT("Constant", "least activations over modelled"), ratio(0.75),
    "spread of the memory rows: framework and version", Trust::assumed
};
inline const Constant<Ratio> mostActivations{ SW_TEXT("Constant", "most activations over modelled"),
                                              ratio(1.3),
                                              "spread of the memory rows: framework and version",
                                              Trust::assumed };
} // namespace constants

// The terms that a measured step moves.
enum class Term : std::uint8_t
{
    matrix,
    attention,
    memory,
    link,
    network,
    launch
};
inline constexpr std::size_t termCount = 6;
using TermFactors
    = std::array<double, termCount>; // on rates; on the time of launching for `launch`

// Puts factors on the rates of the inputs.
template <class M, class Factor> void applyTerms(Inputs<M>& in, Factor&& factor)
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

// The moves that make the modelled step of `there` the measured one, as far as the terms reach.
// Plain arithmetic; the factors enter the formulas as leaves.
TermFactors likeliestTerms(const Inputs<Plain>& there, Seconds measured,
                           const std::array<Ratio, termCount>& spreads);

// How much the activations of a stage would have to differ for the measured peak, within their
// range; the rest is bytes that no term explains. A peak below the states is of another plan and
// moves nothing.
template <class M>
void calibrateMemory(const M& m, const Resolved& r, std::int64_t stage, Inputs<M>& in)
{
    using namespace constants;
    const PlanFields& f = fields();
    const Scenario& scenario = *r.scenario;
    if (!scenario[f.measuredMemory])
        return;
    auto quiet = m;
    if constexpr (M::explains)
        quiet.namesFigures = false;
    else
        quiet.figures = nullptr;
    const LeafReader<M> read{ m, scenario };
    const StageMemory<M> s = stageMemory(quiet, in, stage);
    const auto moving = s.activations + s.buffers;
    const auto measured = read(f.measuredMemory);
    const auto wanted = m.step(SW_TEXT("Step", "activations and buffers as measured"),
                               measured - (s.total - moving), "model.md §5.5");
    const double least = constants::leastActivations.value.value();
    // Written so that a plan beyond the reach of numbers moves nothing, too.
    if (!(plain(wanted).value() >= least * plain(moving).value() - plain(s.overhead).value())
        || !std::isfinite(plain(s.total).value()))
        return;
    in.activationFactor = m.figure(
        resultFields().calibrationActivations,
        smaller(m.constant(mostActivations), larger(m.constant(leastActivations), wanted / moving)),
        "model.md §5.5");
    in.memoryRest = m.figure(resultFields().calibrationMemoryRest,
                             wanted - in.activationFactor * moving, "model.md §5.5");
    in.memoryCalibrated = true;
}

// Moves the terms by a measured step time, if the scenario has one: from the same layout at the
// measured card count.
template <class M>
void calibrate(const M& m, const Resolved& r, const Layout& layout, std::int64_t gpus,
               Inputs<M>& in)
{
    const PlanFields& f = fields();
    const ResultFields& out = resultFields();
    const Scenario& scenario = *r.scenario;
    if (!scenario[f.measuredStep])
        return;
    const std::int64_t at
        = scenario[f.measuredCards] ? std::int64_t(scenario[f.measuredCards]->value()) : gpus;
    Layout measured = layout;
    measured.dp = std::max<std::int64_t>(1, at / (layout.tp * layout.pp * layout.cp));
    if (!isLegal(measured, *r.shape, r.globalBatch, r.sequence, at))
        return;
    const std::array<Ratio, termCount> spreads{ r.generation->spread,
                                                constants::spreadAttention.value,
                                                constants::spreadMemoryRate.value,
                                                constants::spreadLink.value,
                                                constants::spreadNetwork.value,
                                                constants::spreadLaunch.value };
    const TermFactors factors = likeliestTerms(gather(Plain{}, r, measured, measured.cards()),
                                               *scenario[f.measuredStep], spreads);
    const std::array<Figure<Ratio>, termCount> figures{
        out.calibrationMatrix, out.calibrationAttention, out.calibrationMemory,
        out.calibrationLink,   out.calibrationNetwork,   out.calibrationLaunch
    };
    const auto factorOf = [&](const auto& policy) {
        return [&, policy](Term term) {
            const std::size_t i = std::size_t(term);
            const auto leaf = policy.leaf(
                SW_TEXT("Step", "moved by the measured step time"), ratio(factors[i]), [] {
                    return Provenance{
                        {},
                        "measured.step_s_n",
                        "likeliest move within the plausible range of the term (model.md §5.5)",
                        {},
                        Trust::measured
                    };
                });
            return policy.figure(figures[i], leaf, "model.md §5.5");
        };
    };
    auto quiet = m;
    if constexpr (M::explains)
        quiet.namesFigures = false;
    else
        quiet.figures = nullptr;
    Inputs<M> there = gather(quiet, r, measured, measured.cards());
    applyTerms(there, factorOf(quiet));
    there.calibration = quiet.constant(constants::one);
    applyTerms(in, factorOf(m));
    const LeafReader<M> read{ m, scenario };
    in.calibration = m.figure(out.calibrationRest,
                              read(f.measuredStep) / stepTime(quiet, there).total, "model.md §5.5");
}

} // namespace sizewright
