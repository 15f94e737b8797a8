// Whatever the program has to say about an input or a plan, as a value: what, where, and a sentence.
#pragma once

#include "core/base/text.h"

#include <string>
#include <vector>

namespace sizewright {

enum class Severity { note, warning, error };

// A sentence with %1, %2 … for its arguments, so that it can be translated before they are filled in.
struct Message {
    Text text;
    std::vector<std::string> arguments;
};
std::string toString(const Message& message);

struct Problem {
    Severity severity = Severity::error;
    std::string code; // stable, for tests and scripts: "plan.value_out_of_range"
    std::string place; // a field's key, or file:line; empty where the whole is meant
    Message message; // names what is wrong and the remedy
};

// "place: sentence", one line.
std::string toString(const Problem& problem);

} // namespace sizewright
