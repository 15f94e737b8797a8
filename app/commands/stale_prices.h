// Prices age (R36): which ones are too old to be trusted, seen from the catalogue's own date.
#pragma once

#include "core/catalogue/catalogue.h"

namespace sizewright {

inline constexpr int freshDays = 180;

struct PriceAge {
    const Price* price = nullptr;
    std::optional<int> days; // before the catalogue's date; none where the price has no date
};

// Prices older than freshDays or undated, oldest first, undated at the end.
std::vector<PriceAge> stalePrices(const Catalogue& catalogue);

// Days since 1970 of the last day that "2026-11-09", "2026-11" or "2026" may mean.
std::optional<int> dayNumber(std::string_view date);

} // namespace sizewright
