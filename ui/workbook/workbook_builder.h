// The money of a plan as a workbook: a summary of all scenarios, and for each its inputs, a sheet a route and
// the months to break-even, all of it formulas on the inputs. Texts are in the language in force.
#pragma once

#include "core/plan/plan.h"
#include "ui/workbook/workbook_spec.h"

#include <QDate>

namespace sizewright {

struct WorkbookOptions {
    QDate date; // today where it is not valid
};

Workbook buildWorkbook(const Plan& plan, const Catalogue& catalogue, const WorkbookOptions& options = {});

} // namespace sizewright
