// An operation of a derivation as a spreadsheet formula, and the same in words.
#pragma once

#include "core/trace/derivation.h"

#include <QString>

#include <functional>

namespace sizewright {

// What stands for a node: the reference of its cell or its name. Empty: the node has none, and its operands
// are written in its place.
using NodeName = std::function<QString(NodeId)>;

// What the node is computed from, for a cell: "MAX(-INT(-(B4/'Inputs'!D9))*B5,B6)". A step is what stands
// behind it. Factors and divisors of exactly one are left out.
QString cellFormula(const Derivation& derivation, NodeId node, const NodeName& name);
// "card-hours × rent of a card-hour".
QString wordFormula(const Derivation& derivation, NodeId node, const NodeName& name);

// A constant that a formula names with its digit: the number one.
bool isOne(const Derivation& derivation, NodeId node);

} // namespace sizewright
