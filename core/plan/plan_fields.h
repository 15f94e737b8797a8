// Every input of a scenario: the one description that the form, the file, the command line, the
// comparison, the explanation and the tests read. Adding an input is adding a member to one of the
// chapters included here; the declaration is the registration.
#pragma once

#include "core/plan/money_fields.h"

namespace sizewright {

struct PlanFields : MoneyFields
{
};

// The registry; constant after the first call.
const PlanFields& fields();

} // namespace sizewright
