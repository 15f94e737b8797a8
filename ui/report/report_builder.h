// What the report contains, in order: the verdict first, then the chain page by page, what it rests on,
// and what it leaves out.
#pragma once

#include "core/plan/plan.h"
#include "ui/report/report_document.h"
#include "ui/report/report_export.h"

namespace sizewright {

ReportDocument buildReport(
    const Plan& plan, const Catalogue& catalogue, const ReportOptions& options);

} // namespace sizewright
