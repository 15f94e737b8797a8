// The command line of the program: everything that needs no window.
#pragma once

#include <string_view>

namespace sizewright {

// Whether the first argument asks for a command (or for help) and not for a window.
bool isCommand(std::string_view word);

// Runs what argv[1] names. Returns the exit status.
int runCommand(int argc, char** argv);

} // namespace sizewright
