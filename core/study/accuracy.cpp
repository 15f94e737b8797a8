#include "core/study/accuracy.h"

#include "core/study/run_record.h"

namespace sizewright {

Result<AccuracyRecord> accuracyRecord(
    const CsvTable& table, std::vector<KnownGap> gaps, const Catalogue& catalogue)
{
    auto runs = readRuns(table);
    if (!runs)
        return runs.problems();
    AccuracyRecord record;
    record.runs = std::move(*runs);
    record.report = validateRows(record.runs, catalogue);
    record.gaps = std::move(gaps);
    for (const RunRow& run : record.runs) {
        const KnownGap* gap = gapOf(record.gaps, run.id);
        record.gapOfRow.push_back(gap
                ? std::optional(std::size_t(gap - record.gaps.data()))
                : std::nullopt);
    }
    return record;
}

Result<AccuracyRecord> shippedAccuracy(const Catalogue& catalogue)
{
    const auto& runs = shippedRuns();
    if (!runs)
        return runs.problems();
    const auto& gaps = shippedKnownGaps();
    if (!gaps)
        return gaps.problems();
    return accuracyRecord(*runs, *gaps, catalogue);
}

} // namespace sizewright
