// `export`: a report, a chart or the figures of a plan as a file. Needs no display.
#pragma once

#include <string>
#include <vector>

namespace sizewright {

// The words after "export". Returns the exit status.
int exportCommand(const std::vector<std::string>& args);

} // namespace sizewright
