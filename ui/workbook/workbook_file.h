// A plan's workbook as an XLSX file. Written whole or not at all; on failure *error names the file, the reason
// and the remedy in one sentence.
#pragma once

#include "ui/workbook/workbook_builder.h"

namespace sizewright {

bool writeWorkbook(const Plan& plan, const Catalogue& catalogue, const QString& fileName, QString* error,
    const WorkbookOptions& options = {});
// Any workbook.
bool writeWorkbook(const Workbook& workbook, const QString& fileName, const QDate& date, QString* error);

} // namespace sizewright
