// A validated table with what stands beside it: the rows as they were read, and the reviewed reasons for
// rows that cannot be met.
#pragma once

#include "core/study/unexplained.h"
#include "core/study/validation.h"

namespace sizewright {

// As fractions: what a plan can live with, and what it cannot.
inline constexpr double nearError = 0.1, farError = 0.25;

struct AccuracyRecord {
    std::vector<RunRow> runs; // as report.rows, one for one
    ValidationReport report;
    std::vector<KnownGap> gaps;
    std::vector<std::optional<std::size_t>> gapOfRow; // index of the reason, where there is one
};

Result<AccuracyRecord> accuracyRecord(
    const CsvTable& table, std::vector<KnownGap> gaps, const Catalogue& catalogue);

// The shipped runs with the shipped reasons.
Result<AccuracyRecord> shippedAccuracy(const Catalogue& catalogue);

} // namespace sizewright
