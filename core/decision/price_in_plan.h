// A price of the price book as values of a plan's fields: converted into the plan's money, net of tax,
// with where it was found.
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/plan/scenario.h"

namespace sizewright {

struct PlannedValue {
    std::size_t ordinal = 0; // of the field
    FieldValue value; // origin `quoted`, with source and day
};
// Rent, lease and server by kind, services by their unit; the term of a contract beside its price. A
// server of another size counts by its cards, for one of `cardsPerNode` cards. Empty where no field takes
// such a price.
std::vector<PlannedValue> priceInPlan(
    const Price& price, const Scenario& scenario, Cards cardsPerNode);

} // namespace sizewright
