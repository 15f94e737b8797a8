// The user's own prices for the commands: their file, and the catalogue at hand with them.
#pragma once

#include "core/base/result.h"
#include "core/catalogue/price_quotes.h"

#include <string>

namespace sizewright {

// prices.csv beside the window's settings, or what SIZEWRIGHT_PRICES names.
std::string pricesFile();

// The user's quotes; none where there is no file; its problems where a line of it cannot be read, since
// a plan must not be priced as if that quote did not exist.
Result<std::vector<Price>> readOwnPrices();

// Shipped prices and the user's; read once. Its problems where the file cannot be read.
const Result<Catalogue>& catalogueAtHand();

std::optional<Problem> writeOwnPrices(const std::vector<Price>& prices);

} // namespace sizewright
