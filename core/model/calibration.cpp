#include "core/model/calibration.h"

#include <cmath>
#include <limits>

namespace sizewright {

namespace {

constexpr double reach = 2; // standard deviations
constexpr double nudge = 0.01;
constexpr int rounds = 24;
constexpr double closeEnough = 1e-7;

double stepWith(const Inputs<Plain>& there, const TermFactors& factors)
{
    Inputs<Plain> in = there;
    applyTerms(in, [&](Term term) { return factors[std::size_t(term)]; });
    in.calibration = ratio(1);
    return stepTime(Plain{}, in).total.value();
}

// Rates go up to make a step shorter; launching goes down.
Ratio factorOf(Term term, double move)
{
    return ratio(std::exp(term == Term::launch ? -move : move));
}

// A share of a peak, of a bandwidth or of a link ends at the whole.
double highestMove(const Inputs<Plain>& in, Term term)
{
    const std::array shares{std::max(in.matrixEfficiency16, in.matrixEfficiency),
        in.attentionEfficiency, in.memoryEfficiency, in.linkEfficiency, in.networkEfficiency};
    return term == Term::launch ? std::numeric_limits<double>::infinity()
                                : std::max(0.0, -std::log(shares[std::size_t(term)].value()));
}

} // namespace

TermFactors likeliestTerms(
    const Inputs<Plain>& there, Seconds measured, const std::array<Ratio, termCount>& spreads)
{
    TermFactors unmoved;
    unmoved.fill(ratio(1));
    const double modelled = stepWith(there, unmoved);
    // Share of the step that each term rules, by a nudge.
    std::array<double, termCount> shares;
    for (std::size_t i = 0; i < termCount; ++i) {
        TermFactors nudged = unmoved;
        nudged[i] = factorOf(Term(i), nudge);
        shares[i] = std::log(modelled / stepWith(there, nudged)) / nudge;
    }
    const auto movedBy = [&](double pull) {
        TermFactors factors;
        for (std::size_t i = 0; i < termCount; ++i) {
            const double spread = spreads[i].value();
            const double least = -reach * spread;
            const double most = std::min(-least, highestMove(there, Term(i)));
            factors[i]
                = factorOf(Term(i), std::clamp(pull * spread * spread * shares[i], least, most));
        }
        return factors;
    };
    // The step falls as the pull grows: bisection between pulls at which every term is at its end.
    double slow = -1, fast = 1;
    for (std::size_t i = 0; i < termCount; ++i)
        if (shares[i] > closeEnough) {
            const double end = reach / (spreads[i].value() * shares[i]);
            slow = std::min(slow, -end);
            fast = std::max(fast, end);
        }
    double pull = 0;
    for (int round = 0; round < rounds; ++round) {
        const double off = std::log(stepWith(there, movedBy(pull)) / measured.value());
        if (std::abs(off) < closeEnough)
            break;
        (off > 0 ? slow : fast) = pull;
        // A straight guess first: every unit of pull shortens the step by Σ σ² s².
        double gain = 0;
        for (std::size_t i = 0; i < termCount; ++i)
            gain += std::pow(spreads[i].value() * shares[i], 2);
        const double guess = pull + off / gain;
        pull = guess > slow && guess < fast && round < rounds / 2 ? guess : (slow + fast) / 2;
    }
    return movedBy(pull);
}

} // namespace sizewright
