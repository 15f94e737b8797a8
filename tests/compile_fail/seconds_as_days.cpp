// A time is no number of days until it is divided by a day.
// The compiler must say: cannot convert|no viable conversion
#include "core/units/literals.h"

namespace sizewright {

double daysOf(Seconds wallClock)
{
#ifdef MISTAKE
    const double days = wallClock; // mistake
#else
    const double days = wallClock / units::days(1);
#endif
    return days;
}

} // namespace sizewright
