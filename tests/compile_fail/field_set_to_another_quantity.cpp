// A field takes its own quantity only.
// The compiler must say: no matching (member )?function for call to|Field<
#include "core/plan/scenario.h"
#include "core/units/literals.h"

namespace sizewright {

void choose(Scenario& scenario)
{
#ifdef MISTAKE
    scenario.set(fields().gpus, units::seconds(512)); // mistake
#else
    scenario.set(fields().gpus, units::cards(512));
#endif
}

} // namespace sizewright
