// A quoted amount enters the plan's money through a rate only.
// The compiler must say: no match for .operator\+|invalid operands
#include "core/units/currency.h"

namespace sizewright {

Money total(Money planned, QuotedAmount quoted, const ExchangeRates& rates)
{
#ifdef MISTAKE
    return planned + quoted; // mistake
#else
    return planned + rates.toPlan(quoted);
#endif
}

} // namespace sizewright
