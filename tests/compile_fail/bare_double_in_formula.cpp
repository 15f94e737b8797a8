// A nameless constant cannot slip into an explained formula: it comes from a Constant with a source.
// The compiler must say: no match for .operator\*|invalid operands
#include "core/trace/number.h"

namespace sizewright {

constexpr Constant<Ratio> backward{{}, Ratio::from_value(2.0), "the chain rule"};

Traced<Ratio> withBackward(const Explaining& m, Traced<Ratio> forward)
{
#ifdef MISTAKE
    return forward * 2.0; // mistake
#else
    return forward * m.constant(backward);
#endif
}

} // namespace sizewright
