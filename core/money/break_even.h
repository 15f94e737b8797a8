// From which month of continuous use building is cheaper than renting (model.md §8.4).
#pragma once

#include "core/trace/number.h"
#include "core/units/literals.h"

namespace sizewright {

inline constexpr int breakEvenHorizon = 120; // months looked ahead

// The first month k ≤ 120 at which discounted rent reaches capital + discounted running cost − the
// discounted resale value capital · first · yearly^(k/12); NaN if none. All amounts in one currency,
// the rate per year; the result in seconds (k months).
inline double firstMonth(double rentPerMonth, double capital, double runningPerMonth,
    double resaleFirst, double resaleYearly, double discountPerYear)
{
    const double q = std::pow(1 + discountPerYear, -1.0 / 12.0);
    double rent = 0, running = 0, discount = 1;
    for (int k = 1; k <= breakEvenHorizon; ++k) {
        discount *= q;
        rent += rentPerMonth * discount;
        running += runningPerMonth * discount;
        const double resale = capital * resaleFirst * std::pow(resaleYearly, k / 12.0);
        if (rent >= capital + running - resale * discount)
            return k * units::month;
    }
    return std::numeric_limits<double>::quiet_NaN();
}

inline Seconds firstMonth(Money rentPerMonth, Money capital, Money runningPerMonth,
    Ratio resaleFirst, Ratio resaleYearly, Ratio discountPerYear)
{
    return fromBase<Seconds>(firstMonth(rentPerMonth.value(), capital.value(),
        runningPerMonth.value(), resaleFirst.value(), resaleYearly.value(),
        discountPerYear.value()));
}

inline Traced<Seconds> firstMonth(Traced<Money> rentPerMonth, Traced<Money> capital,
    Traced<Money> runningPerMonth, Traced<Ratio> resaleFirst, Traced<Ratio> resaleYearly,
    Traced<Ratio> discountPerYear)
{
    const Seconds s = firstMonth(rentPerMonth.quantity, capital.quantity,
        runningPerMonth.quantity, resaleFirst.quantity, resaleYearly.quantity,
        discountPerYear.quantity);
    Node node{Op::firstMonth, signatureOf<Seconds>(), s.value(), 0, 0,
        {rentPerMonth.node, capital.node, runningPerMonth.node, resaleFirst.node,
            resaleYearly.node, discountPerYear.node}};
    return {s, rentPerMonth.derivation->add(std::move(node)), rentPerMonth.derivation};
}

} // namespace sizewright
