// An amount without its currency is no amount.
// The compiler must say: no matching function|could not convert|no viable
#include "core/units/currency.h"

namespace sizewright {

QuotedAmount rent()
{
#ifdef MISTAKE
    return QuotedAmount(2.5); // mistake
#else
    return QuotedAmount(2.5, Currency::usd);
#endif
}

} // namespace sizewright
