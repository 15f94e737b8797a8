// Both are counted in billions; their sum means nothing.
// The compiler must say: TokenDimension.*ParameterDimension|ParameterDimension.*TokenDimension
#include "core/units/quantities.h"

namespace sizewright {

auto work(Tokens seen, Parameters trained)
{
#ifdef MISTAKE
    return seen + trained; // mistake
#else
    return seen * trained;
#endif
}

} // namespace sizewright
