// A derivation as a page that people read: each step with its formula, the same with numbers, and its
// inputs as links. "field:<key>" leads to a field, "figure:<key>" to another figure's explanation,
// "line:<n>" unfolds or folds the step that derives it.
#pragma once

#include "core/study/part_bindings.h"
#include "core/trace/explain.h"

#include <QString>

#include <set>
#include <vector>

namespace sizewright {

// `parts`: of the step that the figure is made of, shown with what binds each; empty for other figures.
QString explanationHtml(const std::vector<ExplainedLine>& lines, const std::set<int>& unfolded,
    std::string_view currency, const std::vector<PartBinding>& parts = {});

// The name of a step or an input in the user's language.
QString shownName(const ExplainedLine& line);
QString shownName(const Operand& operand);

} // namespace sizewright
