// Reviewed reasons for measured rows that no honest prediction meets. A reason excuses nothing: the rows
// stay in every statistic.
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace sizewright {

enum class GapKind : std::uint8_t { inputMissing, countedOtherwise, notModelled, unreliable };
inline constexpr std::size_t gapKindCount = 4;
std::string_view key(GapKind kind); // "input missing", as in the file
Text label(GapKind kind);

struct KnownGap {
    std::string pattern; // of row ids; “*” stands for any characters, also none
    GapKind kind = GapKind::inputMissing;
    std::string explanation, explanationZh;

    bool matches(std::string_view id) const;
};

// Columns pattern, kind, explanation, explanation_zh. Refused as a whole where a line cannot be used,
// with a problem for each such line.
Result<std::vector<KnownGap>> readKnownGaps(std::string_view csv, std::string_view fileName);

const Result<std::vector<KnownGap>>& shippedKnownGaps();

// The first that matches: the particular stands before the general. Null where none does.
const KnownGap* gapOf(const std::vector<KnownGap>& gaps, std::string_view id);

} // namespace sizewright
