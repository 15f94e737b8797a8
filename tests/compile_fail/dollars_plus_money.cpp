// A quoted amount enters the plan's money through a rate only.
// The compiler must say: DollarDimension|DollarUnit|CurrencySystem
#include "core/units/quantities.h"

namespace sizewright {

Money total(Money planned, Dollars quoted, DollarRate rate)
{
#ifdef MISTAKE
    return planned + quoted; // mistake
#else
    return planned + inPlanCurrency(quoted, rate);
#endif
}

} // namespace sizewright
