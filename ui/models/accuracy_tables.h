// Predicted against measured as tables and words: what the accuracy window shows, without widgets.
#pragma once

#include "core/study/accuracy.h"
#include "ui/models/table_model.h"

namespace sizewright {

// "+12.3 %", "−4 %"; "—" where there is none.
QString signedPercent(std::optional<double> fraction);
// "12.9 %": how far off, whichever way.
QString plainPercent(double fraction);

QString shownGroupKind(std::string_view kind); // "Card"
QString shownGroup(std::string_view kind, std::string_view name);
QString shownExplanation(const KnownGap& gap); // in the language of the window
// "16.27 s", "1,007", "41.3 %": in the unit of the metric's name.
QString shownMetric(Metric metric, std::optional<double> value);

// Columns of the table of rows.
enum class RunColumn { run, model, card, note, cards, time, memory };

// One line a row, in the order of the table; errors are valued by their size, so that the worst can come first.
TableContent runTable(const AccuracyRecord& record);
// KeyRole: the group's name.
TableContent groupTable(const ValidationReport& report, std::string_view kind);
// KeyRole: the pattern.
TableContent gapTable(const AccuracyRecord& record);
// KeyRole: the index of the row.
TableContent nearestTable(const AccuracyRecord& record, const std::vector<std::size_t>& rows);

} // namespace sizewright
