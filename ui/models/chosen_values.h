// What the program took for the fields that the scenario leaves open, read off the derivation: the form
// shows it beside "auto".
#pragma once

#include "core/model/evaluate.h"

#include <QString>

#include <unordered_map>

namespace sizewright {

struct ChosenValue {
    double number = 0; // base units
    std::string source, asOf;
};

using ChosenValues = std::unordered_map<std::size_t, ChosenValue>; // by field

ChosenValues chosenValues(const Explained& explained);

} // namespace sizewright
