// How tables of measured runs write the cards, and what their notes say of power.
#pragma once

#include "core/catalogue/catalogue.h"

#include <optional>
#include <string>
#include <string_view>

namespace sizewright {

// "" where the card is not in the catalogue.
std::string acceleratorIdOf(std::string_view gpu, const Catalogue& catalogue);

// The first power in watts that the notes name: "500 W".
std::optional<double> wattsIn(std::string_view notes);

} // namespace sizewright
