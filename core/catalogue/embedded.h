// The catalogue's files, compiled in (cmake/EmbedText.cmake writes the definition).
#pragma once

#include <string_view>

namespace sizewright {

// The text of a file by its path from the root, "resources/catalogue/prices.csv"; empty if unknown.
std::string_view catalogueText(std::string_view path);

} // namespace sizewright
