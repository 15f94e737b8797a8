// A derivation as a page that people read: each step with its formula, the same with numbers, and its
// inputs as links. "field:<key>" leads to a field, "line:<n>" unfolds or folds the step that derives it.
#pragma once

#include "core/trace/explain.h"

#include <QString>

#include <set>
#include <vector>

namespace sizewright {

QString explanationHtml(const std::vector<ExplainedLine>& lines, const std::set<int>& unfolded,
    std::string_view currency);

// The name of a step or an input in the user's language.
QString shownName(const ExplainedLine& line);
QString shownName(const Operand& operand);

} // namespace sizewright
