// Amounts that were quoted have no sum, since each may be of another currency.
// The compiler must say: no match for .operator\+|invalid operands
#include "core/units/currency.h"

namespace sizewright {

Money total(QuotedAmount imported, QuotedAmount domestic, const ExchangeRates& rates)
{
#ifdef MISTAKE
    return rates.toPlan(imported + domestic); // mistake
#else
    return rates.toPlan(imported) + rates.toPlan(domestic);
#endif
}

} // namespace sizewright
