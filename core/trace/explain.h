// A derivation as lines that people read: each named step with its formula, the same formula with the
// numbers of this plan, and its inputs with sources and states (R41).
#pragma once

#include "core/trace/derivation.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace sizewright {

// An operand of a formula: a field, a constant, a catalogue fact, or another step.
struct Operand {
    std::string name; // as in the formula, in “ ” where it has commas or operators of its own
    Text label, qualifier; // for translation
    double value = 0; // base units
    Signature signature;
    std::string text; // "3.35 TB/s"
    std::string key; // field key of an input, figure key of a step; may be empty
    int line = -1; // index of the line that derives it; −1 for leaves
    std::string source, asOf;
    Trust trust = Trust::computed;
};

struct ExplainedLine {
    int depth = 0; // below the asked figure
    std::string name;
    Text label, qualifier;
    std::string key; // figure key, if it is one
    std::string formula; // "weights + gradients + …"; operators + − × / and functions of names
    std::string numbers; // the same with values and units
    double value = 0; // base units
    Signature signature;
    std::string text; // value with unit
    std::string source; // paper and equation
    std::vector<Operand> operands; // in order of appearance, each once
};

// Lines in reading order: the asked node first, then what it rests on, each step once.
// `currency` replaces the money sign.
std::vector<ExplainedLine> explain(
    const Derivation& derivation, NodeId node, std::string_view currency);

// Functions that formulas may contain: max, min, ceil, floor, sqrt, exp, ln, pow, first_month.
std::string explanationText(const std::vector<ExplainedLine>& lines);
nlohmann::ordered_json explanationJson(const std::vector<ExplainedLine>& lines);

} // namespace sizewright
