// What machines are worth later, and what the books say of them.
#pragma once

#include "core/money/timeline.h"

namespace sizewright {

// Yearly payment at the end of each year on a loan of 1 over `years` at `rate`: r / (1 − (1+r)^−y).
template <class M, class R> R annuity(const M& m, R rate, R years)
{
    using namespace constants;
    const auto unit = m.constant(one);
    const auto interest = larger(rate, m.constant(leastRate));
    return interest / (unit - unit / power(unit + interest, years));
}

// Share of its resale value that a machine keeps over a year: as stated, or so that the curve meets a
// stated residual value at the end of the life. [ratio] (residual/first)^(1/years)
template <class M> auto keptYearly(const M& m, const MoneyInputs<M>& in)
{
    using namespace constants;
    if (!in.residualGiven || plain(in.resaleFirst).value() <= 0 || plain(in.residualShare).value() <= 0)
        return in.resaleYearly * m.constant(one);
    const auto years = in.life / m.constant(oneYear);
    return m.step(SW_TEXT("Step", "resale kept per year, from the residual value"),
        power(in.residualShare / in.resaleFirst, m.constant(one) / years));
}

// Share of the price that machines sold at once bring; nothing where the residual value is stated as nothing.
template <class M> auto resaleAtOnce(const M& m, const MoneyInputs<M>& in)
{
    const bool worthless = in.residualGiven && plain(in.residualShare).value() <= 0;
    return (worthless ? in.residualShare : in.resaleFirst) * m.constant(constants::one);
}

// Share of the purchase price that machines bring at an age: first · yearly^years. [ratio]
template <class M>
auto resaleShare(const M& m, const MoneyInputs<M>& in, typename M::template Number<Seconds> age)
{
    using namespace constants;
    return resaleAtOnce(m, in) * power(keptYearly(m, in), age / m.constant(oneYear));
}

// Share of the purchase that is written off in year `year` (1, 2, …) of `life`. [ratio] Straight line:
// 1/y a year; double declining balance: 2/y of what is left, the rest in the last year. A life that is
// not of whole years ends in a shorter one.
inline double writtenOff(Depreciation method, double lifeYears, int year)
{
    if (year < 1 || year > std::ceil(lifeYears))
        return 0;
    if (method == Depreciation::straightLine)
        return std::min(1.0, lifeYears - (year - 1)) / lifeYears;
    const double share = std::min(1.0, 2 / lifeYears);
    const double left = std::pow(1 - share, year - 1);
    return year >= std::ceil(lifeYears) ? left : left * share;
}

// Value today of the write-offs, per unit of purchase, at the ends of the years after delivery; sold
// after `owned` years, the rest of the book is written off then. [ratio]
template <class M>
auto writeOffValue(const M& m, const MoneyInputs<M>& in, const Timeline<M>& t)
{
    using namespace constants;
    const auto growth = m.constant(one) + in.discountRate;
    const auto atDelivery = m.constant(one) / power(growth, t.lead / m.constant(monthsOfYear));
    const double life = (plain(in.life) / oneYear.value).value();
    const double owned = plain(t.owned).value() / 12;
    auto sum = m.constant(Constant<Ratio>{
        SW_TEXT("Constant", "nothing written off yet"), ratio(0), "definition"});
    double written = 0;
    const int last = int(std::ceil(std::min(life, owned) - 1e-9));
    for (int year = 1; year <= std::min(last, 60); ++year) {
        const double share = year == last ? 1 - written : writtenOff(in.depreciation, life, year);
        written += share;
        const Constant<Ratio> part{SW_TEXT("Constant", "written off in this year"), ratio(share),
            "straight line 1/life; double declining balance 2/life of the rest"};
        const Constant<Ratio> when{SW_TEXT("Constant", "years since delivery"), ratio(year), "definition"};
        sum = sum + m.constant(part) / power(growth, m.constant(when));
    }
    return atDelivery * sum;
}

} // namespace sizewright
