// The first sheet: the scenarios side by side, every number a reference to the sheets behind.
#pragma once

#include "ui/workbook/money_part.h"

#include <QDate>

namespace sizewright {

struct SummaryHead {
    QString plan, catalogue; // its version
    QDate date;
};

Sheet summarySheet(const SummaryHead& head, const std::vector<MoneyPart>& parts, const QString& name);

} // namespace sizewright
