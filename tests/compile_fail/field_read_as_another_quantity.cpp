// What is read from a field has the field's quantity.
// The compiler must say: conversion from|no viable conversion|cannot convert
#include "core/plan/scenario.h"

namespace sizewright {

std::optional<Cards> chosen(const Scenario& scenario)
{
#ifdef MISTAKE
    const std::optional<Cards> cards = scenario[fields().tokens]; // mistake
#else
    const std::optional<Cards> cards = scenario[fields().gpus];
#endif
    return cards;
}

} // namespace sizewright
