// When money flows, in whole months from the decision, and what it is worth today. The same spans place
// a line on the calendar of the cash flow and discount it, so that both tell one story.
#pragma once

#include "core/money/money_inputs.h"

#include <boost/container/static_vector.hpp>

#include <optional>

namespace sizewright {

// Whole months, as counts. `start` is when the cards of the route begin to work.
template <class M> struct Timeline {
    template <class Q> using N = typename M::template Number<Q>;
    N<Count> start, project, term, lead, owned, archive;
};

// From the end of month `first` to the end of month `last`; equal: at once at that moment.
template <class N> struct Span {
    N first, last;
};

template <class M>
std::optional<Span<typename M::template Number<Count>>> spanOf(
    const M& m, When when, const Timeline<M>& t)
{
    const auto none = m.constant(constants::one) - m.constant(constants::one);
    using S = Span<typename M::template Number<Count>>;
    switch (when) {
    case When::atDecision: return S{none, none};
    case When::duringRun: return S{t.start, t.start + t.project};
    case When::afterRun: return S{t.start + t.project, t.start + t.project + t.archive};
    case When::atEndOfRun: return S{t.start + t.project, t.start + t.project};
    case When::duringTerm: return S{t.start, t.start + t.term};
    case When::atDelivery: return S{t.lead, t.lead};
    case When::duringOwnership: return S{t.lead, t.lead + t.owned};
    case When::afterProject: // at least the last month
        return S{t.lead + smaller(t.project, t.owned - m.constant(constants::one)), t.lead + t.owned};
    case When::atEndOfOwnership: return S{t.lead + t.owned, t.lead + t.owned};
    case When::never: break;
    }
    return std::nullopt;
}

// Present value of 1 that flows over a span, in equal parts at the end of each month. [ratio]
// v^a·(1 − v^n)/(n·(1/v − 1)), v = (1+r)^(−1/12): the sum of a geometric series.
template <class M>
auto presentShare(const M& m, typename M::template Number<Ratio> yearlyRate,
    const Span<typename M::template Number<Count>>& span)
{
    using namespace constants;
    const auto unit = m.constant(one);
    const auto growth = power(
        unit + larger(yearlyRate, m.constant(leastRate)), unit / m.constant(monthsOfYear));
    const auto atStart = unit / power(growth, span.first);
    const auto months = span.last - span.first;
    if (plain(months).value() < 1)
        return atStart;
    return atStart * (unit - unit / power(growth, months)) / (months * (growth - unit));
}

// Adds up the lines of one route and their present values.
template <class M> class Bill
{
public:
    template <class Q> using N = typename M::template Number<Q>;
    Bill(const M& m, const MoneyInputs<M>& in) : m_m(m), m_in(&in) {}

    // The line as computed, or as the plan sets it by hand.
    N<Money> add(Line line, N<Money> computed, const char* source = "")
    {
        const Figure<Money> figure = resultFields().line(line);
        for (const auto& [own, amount] : m_in->ownLines)
            if (own == line)
                return keep(line, m_m.figure(figure, isIncome(line)
                        ? m_m.constant(constants::noMoney) - amount
                        : amount * m_m.constant(constants::one)));
        return keep(line, m_m.figure(figure, computed, source));
    }
    // A line that this plan does not have, unless it is set by hand.
    void addIfOwn(Line line)
    {
        for (const auto& [own, amount] : m_in->ownLines)
            if (own == line)
                keep(line, m_m.figure(resultFields().line(line),
                               amount * m_m.constant(constants::one)));
    }

    // Σ of the lines whose money flows so; nothing where there are none.
    N<Money> sumOf(When when) const
    {
        std::optional<N<Money>> sum;
        for (const auto& [line, amount] : m_lines)
            if (costLine(line).when == when)
                sum = sum ? *sum + amount : amount;
        return sum ? *sum : m_m.constant(constants::noMoney);
    }
    N<Money> total() const
    {
        N<Money> sum = m_lines.front().second;
        for (std::size_t i = 1; i < m_lines.size(); ++i)
            sum = sum + m_lines[i].second;
        return sum;
    }
    // Σ line · share of its span.
    N<Money> presentValue(const Timeline<M>& timeline) const
    {
        std::array<std::optional<N<Ratio>>, whenCount> shares;
        std::optional<N<Money>> sum;
        for (const auto& [line, amount] : m_lines) {
            const When when = costLine(line).when;
            const auto span = spanOf(m_m, when, timeline);
            if (!span)
                continue;
            auto& share = shares[std::size_t(when)];
            if (!share)
                share = presentShare(m_m, m_in->discountRate, *span);
            const auto worth = amount * *share;
            sum = sum ? *sum + worth : worth;
        }
        return sum ? *sum : m_m.constant(constants::noMoney);
    }

private:
    N<Money> keep(Line line, N<Money> amount)
    {
        m_lines.emplace_back(line, amount);
        return amount;
    }

    M m_m;
    const MoneyInputs<M>* m_in; // not owned
    boost::container::static_vector<std::pair<Line, N<Money>>, 24> m_lines;
};

} // namespace sizewright
