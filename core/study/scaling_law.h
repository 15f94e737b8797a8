// Two laws of strong scaling, fitted to step times of the same global batch on several card counts (R24,
// model.md §5.6):
//
//   Amdahl (1967)    step(n) = T₁·[ (1 − σ)/n + σ ]
//   Gunther (2007)   step(n) = T₁·[ (1 − σ)/n + σ + κ·(n − 1) ]     the universal scalability law
//
// σ is the share of the work that does not divide over cards, κ what every further card adds for all the
// others. Both are linear in T₁(1 − σ), T₁σ and T₁κ, so that least squares of the relative error gives them
// in one go. Leaves out: steps in which a count changes the layout, weak scaling.
#pragma once

#include "core/plan/step_series.h"

#include <array>
#include <optional>

namespace sizewright {

enum class ScalingLaw : std::uint8_t { amdahl, universal };
std::string_view key(ScalingLaw law); // "amdahl", "universal"

// A step time that a law expects, and where nine of ten measurements would lie.
struct StepForecast {
    Cards cards;
    Seconds step, low, high;
};

class LawFit
{
public:
    // The likeliest σ and κ within their sense: none is negative. A law that has more unknowns than there are
    // counts stays undetermined.
    LawFit(ScalingLaw law, const std::vector<MeasuredStep>& steps);

    ScalingLaw law() const { return m_law; }
    bool determined() const { return m_determined; }
    Seconds oneCard() const; // T₁, as the law continues to one card
    Seconds undivided() const; // T₁·σ, what stays of a step however many cards there are
    Ratio serial() const; // σ
    Ratio coherence() const; // κ
    // Unknowns that the points would have below nothing: superlinear steps, or noise; they are held at 0.
    bool serialHeld() const { return m_held[1]; }
    bool coherenceHeld() const { return m_held[2]; }
    bool divisibleHeld() const { return m_held[0]; } // more cards do not help at all: σ is held at 1
    // Points less unknowns: nothing is left over to tell the spread, or the law's error, at 0.
    int degreesOfFreedom() const { return m_degrees; }
    // Of a measured step about the law: from the residuals, or the assumed 2 % where none are left.
    Ratio spread() const { return m_spread; }
    bool spreadAssumed() const { return m_degrees < 1; }
    // The count with the shortest step, √((1 − σ)/κ); nothing where every card still helps.
    std::optional<Cards> peak() const;
    // With the interval of 90 % on the logarithm of the step: Student's t with the degrees of freedom, the
    // normal law where the spread is assumed.
    StepForecast at(Cards cards) const;

private:
    static constexpr std::size_t most = 3;
    using Row = std::array<double, most>;
    Row terms(Cards cards) const;
    void solve(const std::vector<MeasuredStep>& steps);

    ScalingLaw m_law;
    bool m_determined = false;
    double m_least = 1; // smallest measured count, which the terms are scaled by
    std::size_t m_unknowns;
    Row m_value{}; // T₁(1 − σ) and T₁κ scaled to the smallest count, T₁σ between them [s]
    std::array<Row, most> m_covariance{}; // of them, per squared relative spread [s²]
    std::array<bool, most> m_held{};
    int m_degrees = 0;
    Ratio m_spread;
};

// The law to continue a curve with: the universal one where points are left over to check it, else Amdahl's.
const LawFit& lawToShow(const LawFit& amdahl, const LawFit& universal);

} // namespace sizewright
