// Names that somebody may have meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sizewright {

// At most `most` of the names, nearest first; none where nothing is near.
std::vector<std::string_view> nearMatches(
    std::string_view word, const std::vector<std::string_view>& names, std::size_t most = 3);

std::string joined(const std::vector<std::string_view>& words, std::string_view separator);

// " (did you mean a or b?)" or nothing.
std::string didYouMean(std::string_view word, const std::vector<std::string_view>& names);

} // namespace sizewright
