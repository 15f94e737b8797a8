// How a figure came about: the operations that were really executed, recorded by the Explaining
// number policy (number.h). Nodes hold values and references only; words are looked up on rendering.
#pragma once

#include "core/base/text.h"
#include "core/units/signature.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sizewright {

using NodeId = std::uint32_t;

enum class Op : std::uint8_t {
    leaf, // an input, a constant or a catalogue fact: see Derivation::leaves
    add, subtract, multiply, divide,
    larger, smaller, ceiling, floor, squareRoot, exponential, logarithm, power,
    firstMonth, // search with a stated rule, see core/money/break_even.h; arguments in Node::arguments
    step, // a named intermediate result: see Derivation::steps
};

// The state of an assumption (R41).
enum class Trust : std::uint8_t { assumed, vendor, published, quoted, measured, given, computed };
Text label(Trust trust);

struct Leaf {
    Text name;
    std::string qualifier; // e.g. the accelerator's name
    std::string key; // the field's key where the leaf is an input, else empty
    std::string source;
    std::string asOf;
    Trust trust = Trust::assumed;
};

struct Step {
    Text name;
    Text qualifier; // which operator, which layer kind; may be empty
    const char* source = ""; // paper and equation of the formula
    std::string figure; // key of the result that this step is, if it is one
};

struct Node {
    Op op = Op::leaf;
    Signature signature;
    double value = 0;
    NodeId a = 0, b = 0; // operands; for leaf and step, `b` indexes leaves or steps
    std::vector<NodeId> arguments; // of calls with more than two
};

struct Derivation {
    std::vector<Node> nodes;
    std::vector<Leaf> leaves;
    std::vector<Step> steps;

    NodeId add(Node node)
    {
        nodes.push_back(std::move(node));
        return NodeId(nodes.size() - 1);
    }
};

// The value of a node from the values of its operands alone (the truth test compares it with `value`).
double recompute(const Derivation& derivation, NodeId node);

} // namespace sizewright
