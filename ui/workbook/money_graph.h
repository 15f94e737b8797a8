// What of a derivation the money rests on, and on which sheet each part belongs. Knows no figure by name:
// money figures are those of the groups "money.…" and every amount; a group's total is the figure that adds
// its lines. What other chapters compute is an input here, so that the workbook stays about money.
#pragma once

#include "core/model/evaluate.h"

#include <map>
#include <set>

namespace sizewright {

enum class InputClass : std::uint8_t {
    money, // a field of the money page
    plan, // a field or a figure of another chapter
    fact, // of the catalogue
    constant,
};

struct MoneyInput {
    InputClass from = InputClass::constant;
    NodeId node = 0; // the first that reads it
    const FieldInfo* field = nullptr; // of a field
    const ResultInfo* figure = nullptr; // of a figure of another chapter
    Leaf leaf; // name, source, state; of a figure too
    bool shared = false; // more of the plan rests on it than what follows here
};

struct MoneySheet {
    Text group;
    std::optional<NodeId> total; // the figure that adds the lines
    std::vector<NodeId> lines; // what the total adds
    std::vector<NodeId> figures; // other figures of the group
    // What only leads to them, operands first: named steps, and operations that several formulas share or
    // that would make one too long.
    std::vector<NodeId> steps;
    bool exact = false; // the total is the sum of the lines and nothing else
};

struct MoneyGraph {
    std::vector<MoneyInput> inputs; // in the order of the sheet
    std::map<NodeId, std::size_t> inputOf; // leaves and figures of other chapters
    std::vector<MoneySheet> sheets;
    std::vector<NodeId> searches; // of Op::firstMonth; each gets a sheet
    std::map<std::size_t, NodeId> figures; // by ordinal
};

// Empty where the verdict is withheld or the plan has no money to speak of.
MoneyGraph moneyGraph(const Explained& explained);

bool isMoneyFigure(const ResultInfo& info);

} // namespace sizewright
