// Two currencies have no sum.
// The compiler must say: DollarDimension.*RenminbiDimension|RenminbiDimension.*DollarDimension
#include "core/units/quantities.h"

namespace sizewright {

Money total(Dollars imported, Renminbi domestic, DollarRate dollar, RenminbiRate renminbi)
{
#ifdef MISTAKE
    return dollar.moneyPerDollar * (imported + domestic).value(); // mistake
#else
    return inPlanCurrency(imported, dollar) + inPlanCurrency(domestic, renminbi);
#endif
}

} // namespace sizewright
