// What is moved is not what is computed.
// The compiler must say: ByteDimension.*FlopDimension|FlopDimension.*ByteDimension
#include "core/units/quantities.h"

namespace sizewright {

auto cost(Bytes moved, Flop done)
{
#ifdef MISTAKE
    return moved + done; // mistake
#else
    return moved / moved + done / done;
#endif
}

} // namespace sizewright
