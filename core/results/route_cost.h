// Which figure is the cost of a route: of the one that a plan takes, mostly.
#pragma once

#include "core/plan/choices.h"
#include "core/results/result_fields.h"

namespace sizewright {

inline Figure<Money> costOf(Route route)
{
    const ResultFields& f = resultFields();
    switch (route) {
    case Route::rent: return f.costRent;
    case Route::lease: return f.costLease;
    case Route::build: break;
    }
    return f.costBuild;
}

} // namespace sizewright
