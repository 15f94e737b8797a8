// The report for a budget review, and every figure as a table. Written whole or not at all; on failure
// *error names the file, the reason and the remedy in one sentence. Texts are in the language in force.
#pragma once

#include "core/plan/plan.h"

#include <QDate>
#include <QPageSize>
#include <QString>

namespace sizewright {

struct ReportOptions {
    QDate date; // today where it is not valid
    QPageSize::PageSizeId paper = QPageSize::A4;
    QString scenario; // only this one; all where it is empty
};

bool writeReportPdf(const Plan& plan, const Catalogue& catalogue, const QString& fileName,
    QString* error, const ReportOptions& options = {});
// One self-contained file with the charts inside.
bool writeReportHtml(const Plan& plan, const Catalogue& catalogue, const QString& fileName,
    QString* error, const ReportOptions& options = {});
// scenario, key, label, value in the unit of the key, unit, text.
bool writeFiguresCsv(const Plan& plan, const Catalogue& catalogue, const QString& fileName,
    QString* error, const ReportOptions& options = {});

} // namespace sizewright
