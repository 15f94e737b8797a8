// A link of 400 Gb/s is not one of 400 GB/s: a factor of 8.
// The compiler must say: BitRatePerCard|BitDimension
#include "core/units/literals.h"

namespace sizewright {

double linkSpeed(BitRatePerCard rate) { return rate.value(); }

double ofNetwork()
{
#ifdef MISTAKE
    return linkSpeed(units::gigabytesPerSecondPerCard(400)); // mistake
#else
    return linkSpeed(units::gigabitsPerSecondPerCard(400));
#endif
}

} // namespace sizewright
