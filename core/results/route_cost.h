// Which figure is the cost of a route: of the one that a plan takes, mostly.
#pragma once

#include "core/plan/choices.h"
#include "core/results/result_fields.h"

namespace sizewright {

inline constexpr std::array allRoutes{Route::rent, Route::lease, Route::build, Route::hybrid};

// The routes of a verdict, the chosen one first. A hybrid stands beside what it is made of.
inline constexpr std::array<Route, 3> routesBeside(Route chosen)
{
    switch (chosen) {
    case Route::rent: return {Route::rent, Route::lease, Route::build};
    case Route::lease: return {Route::lease, Route::rent, Route::build};
    case Route::build: return {Route::build, Route::rent, Route::lease};
    case Route::hybrid: break;
    }
    return {Route::hybrid, Route::rent, Route::build};
}

inline Figure<Money> costOf(Route route)
{
    const ResultFields& f = resultFields();
    switch (route) {
    case Route::rent: return f.costRent;
    case Route::lease: return f.costLease;
    case Route::build: return f.costBuild;
    case Route::hybrid: break;
    }
    return f.costHybrid;
}

} // namespace sizewright
