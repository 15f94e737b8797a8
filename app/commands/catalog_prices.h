// `catalog prices`: shipped prices and the user's, their import and export.
#pragma once

#include "app/commands/arguments.h"

namespace sizewright {

int catalogPrices(const Arguments& arguments);

} // namespace sizewright
