// The rent of one card-hour times the days is not the bill: the cards are missing.
// The compiler must say: CardDimension
#include "core/units/quantities.h"

namespace sizewright {

Money bill(MoneyPerCardTime rent, Seconds wallClock, Cards cards)
{
#ifdef MISTAKE
    return rent * wallClock; // mistake
#else
    return rent * wallClock * cards;
#endif
}

} // namespace sizewright
