// Bits become bytes only through bytePerBit().
// The compiler must say: ByteRatePerCard|ByteDimension
#include "core/units/literals.h"

namespace sizewright {

Seconds transferTime(BytesPerCard message, ByteRatePerCard rate) { return message / rate; }

Seconds overNetwork(BytesPerCard message, BitRatePerCard line)
{
#ifdef MISTAKE
    return transferTime(message, line); // mistake
#else
    return transferTime(message, line * units::bytePerBit());
#endif
}

} // namespace sizewright
