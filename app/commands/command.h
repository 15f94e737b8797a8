// One command: what help says about it, what it accepts, and what it does.
#pragma once

#include "app/commands/arguments.h"

namespace sizewright {

struct Command {
    std::string_view name;
    std::string_view usage; // what stands after the name
    std::string_view summary; // one line
    std::string_view details; // more, for `help COMMAND`; may be empty
    std::vector<OptionSpec> options;
    std::size_t fewest = 0, most = 0; // positional arguments
    int (*run)(const Arguments& arguments) = nullptr;
    bool parsesItself = false; // run gets the words only
};

// Each in a file of its own.
Command newEntry();
Command evaluateEntry();
Command explainEntry();
Command compareEntry();
Command solveEntry();
Command sweepEntry();
Command scalingEntry();
Command exportEntry();
Command importEntry();
Command validateEntry();
Command catalogEntry();
Command fieldsEntry();
Command searchEntry();
Command linearityEntry();
Command interconnectEntry();
Command moneyEntry();

} // namespace sizewright
