// Work divided by a bandwidth is no time.
// The compiler must say: FlopDimension
#include "core/units/quantities.h"

namespace sizewright {

Seconds roof(FlopPerCard work, BytesPerCard moved, FlopRatePerCard peak, ByteRatePerCard bandwidth)
{
#ifdef MISTAKE
    return work / bandwidth + moved / bandwidth; // mistake
#else
    return work / peak + moved / bandwidth;
#endif
}

} // namespace sizewright
