// What one card holds is not what the cluster holds.
// The compiler must say: CardDimension
#include "core/units/quantities.h"

namespace sizewright {

Bytes everywhere(BytesPerCard weights, Cards cards, Bytes checkpoint)
{
#ifdef MISTAKE
    return weights + checkpoint; // mistake
#else
    return weights * cards + checkpoint;
#endif
}

} // namespace sizewright
