#include "core/study/scaling_law.h"

#include "core/model/assess.h"

#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>

namespace sizewright {

namespace {

constexpr double upperQuantile = 0.95; // nine of ten lie between it and its mirror
constexpr double least = 1e-12; // pivot over its diagonal, below which columns say the same

using Square = std::array<std::array<double, 3>, 3>;

// Inverse of the rows and columns that are named, by Gauss-Jordan; nothing where they depend on each other.
std::optional<Square> inverseOf(Square a, const std::vector<std::size_t>& named)
{
    Square inverse{};
    const Square given = a;
    for (const std::size_t i : named)
        inverse[i][i] = 1;
    for (const std::size_t i : named) {
        if (!(a[i][i] > least * given[i][i]))
            return {};
        const double pivot = a[i][i];
        for (const std::size_t k : named) {
            a[i][k] /= pivot;
            inverse[i][k] /= pivot;
        }
        for (const std::size_t j : named) {
            if (j == i)
                continue;
            const double factor = a[j][i];
            for (const std::size_t k : named) {
                a[j][k] -= factor * a[i][k];
                inverse[j][k] -= factor * inverse[i][k];
            }
        }
    }
    return inverse;
}

std::size_t distinctCounts(const std::vector<MeasuredStep>& steps)
{
    std::vector<double> counts;
    for (const MeasuredStep& step : steps)
        counts.push_back(step.cards.value());
    std::sort(counts.begin(), counts.end());
    return std::size_t(std::unique(counts.begin(), counts.end()) - counts.begin());
}

} // namespace

std::string_view key(ScalingLaw law) { return law == ScalingLaw::amdahl ? "amdahl" : "universal"; }

LawFit::LawFit(ScalingLaw law, const std::vector<MeasuredStep>& steps)
    : m_law(law), m_unknowns(law == ScalingLaw::amdahl ? 2 : 3)
{
    m_spread = constants::residualMeasured.value;
    if (distinctCounts(steps) < m_unknowns)
        return;
    m_least = std::min_element(steps.begin(), steps.end(), [](const auto& a, const auto& b) {
        return a.cards < b.cards;
    })->cards.value();
    m_degrees = int(steps.size() - m_unknowns);
    solve(steps);
}

LawFit::Row LawFit::terms(Cards cards) const
{
    const double n = cards.value();
    return {m_least / n, 1.0, m_law == ScalingLaw::universal ? (n - 1) / m_least : 0.0};
}

// Every set of unknowns that may be positive is tried with the others at 0: of those that leave none negative
// the one nearest to the points is the constrained minimum, the problem being convex.
void LawFit::solve(const std::vector<MeasuredStep>& steps)
{
    double nearest = std::numeric_limits<double>::infinity();
    const unsigned all = (1u << m_unknowns) - 1;
    for (unsigned set = all; set > 0; --set) {
        std::vector<std::size_t> named;
        for (std::size_t i = 0; i < m_unknowns; ++i)
            if (set & (1u << i))
                named.push_back(i);
        Square normal{};
        Row target{};
        for (const MeasuredStep& step : steps) {
            const Row row = terms(step.cards);
            const double t = step.step.value();
            for (const std::size_t i : named) {
                target[i] += row[i] / t;
                for (const std::size_t k : named)
                    normal[i][k] += row[i] * row[k] / (t * t);
            }
        }
        const auto inverse = inverseOf(normal, named);
        if (!inverse)
            continue;
        if (set == all) // also where an unknown is held: that it might be larger is part of the interval
            m_covariance = *inverse;
        Row value{};
        for (const std::size_t i : named)
            for (const std::size_t k : named)
                value[i] += (*inverse)[i][k] * target[k];
        if (std::any_of(value.begin(), value.end(), [](double v) { return v < 0; }))
            continue;
        double squares = 0;
        for (const MeasuredStep& step : steps) {
            const Row row = terms(step.cards);
            double fitted = 0;
            for (const std::size_t i : named)
                fitted += row[i] * value[i];
            squares += std::pow(fitted / step.step.value() - 1, 2);
        }
        if (squares >= nearest)
            continue;
        nearest = squares;
        m_value = value;
        for (std::size_t i = 0; i < m_unknowns; ++i)
            m_held[i] = !(set & (1u << i));
        if (m_degrees > 0)
            m_spread = ratio(std::sqrt(squares / m_degrees));
    }
    m_determined = std::isfinite(nearest) && oneCard().value() > 0;
}

Seconds LawFit::oneCard() const { return units::seconds(m_value[0] * m_least + m_value[1]); }

Seconds LawFit::undivided() const { return units::seconds(m_value[1]); }

Ratio LawFit::serial() const { return undivided() / oneCard(); }

Ratio LawFit::coherence() const { return units::seconds(m_value[2] / m_least) / oneCard(); }

std::optional<Cards> LawFit::peak() const
{
    if (!m_determined || !(m_value[2] > 0))
        return {};
    return units::cards(std::max(1.0, std::sqrt((1 - serial().value()) / coherence().value())));
}

StepForecast LawFit::at(Cards cards) const
{
    const Row row = terms(cards);
    double step = 0, variance = 0;
    for (std::size_t i = 0; i < m_unknowns; ++i) {
        step += row[i] * m_value[i];
        for (std::size_t k = 0; k < m_unknowns; ++k)
            variance += row[i] * m_covariance[i][k] * row[k];
    }
    const double quantile = m_degrees > 0
        ? boost::math::quantile(boost::math::students_t(m_degrees), upperQuantile)
        : boost::math::quantile(boost::math::normal(), upperQuantile);
    // The law's own uncertainty, and that of one more measurement.
    const double relative = std::sqrt(std::max(0.0, variance) / (step * step) + 1) * m_spread.value();
    const double reach = std::exp(quantile * relative);
    return {cards, units::seconds(step), units::seconds(step / reach), units::seconds(step * reach)};
}

const LawFit& lawToShow(const LawFit& amdahl, const LawFit& universal)
{
    return universal.determined() && universal.degreesOfFreedom() > 0 ? universal : amdahl;
}

} // namespace sizewright
