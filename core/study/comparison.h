// Scenarios side by side (R46): set fields and all figures, as rows.
#pragma once

#include "core/model/evaluate.h"

namespace sizewright {

struct ComparisonRow {
    bool isField = false; // else a figure
    std::size_t ordinal = 0; // of fields() or resultFields()
    Text label, group;
    std::string_view key;
    std::vector<std::string> texts; // one per scenario; "—" where absent
    std::vector<std::optional<double>> values; // base units, numbers only
    Better better = Better::neither;
    bool differs = false;
};

struct Comparison {
    std::vector<std::string> names;
    std::size_t baseline = 0;
    std::vector<ComparisonRow> rows;
};

// Rows of set fields first, in page order, then the figures; `results` are those of the scenarios.
Comparison compareScenarios(const std::vector<Scenario>& scenarios, std::size_t baseline,
    const std::vector<Results>& results);

} // namespace sizewright
