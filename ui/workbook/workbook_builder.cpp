#include "ui/workbook/workbook_builder.h"

#include "ui/text/translate.h"
#include "ui/workbook/summary_sheet.h"

using namespace Qt::StringLiterals;

namespace sizewright {

Workbook buildWorkbook(const Plan& plan, const Catalogue& catalogue, const WorkbookOptions& options)
{
    Workbook workbook;
    workbook.title = toQt(plan.name);
    SummaryHead head{workbook.title, toQt(catalogue.version),
        options.date.isValid() ? options.date : QDate::currentDate()};
    QStringList taken{sheetName(WorkbookText::tr("Summary"), {})};
    std::vector<MoneyPart> parts;
    int number = plan.scenarios.size() > 1 ? 1 : 0;
    for (const Scenario& scenario : plan.scenarios) {
        parts.push_back(moneyPart(scenario, catalogue, number, taken));
        number += number > 0;
    }
    workbook.sheets.push_back(summarySheet(head, parts, taken.front()));
    for (const MoneyPart& part : parts) {
        if (part.isEmpty())
            continue;
        workbook.sheets.push_back(inputsSheet(part));
        for (std::size_t i = 0; i < part.graph.sheets.size(); ++i)
            workbook.sheets.push_back(routeSheet(part, i));
        for (std::size_t i = 0; i < part.graph.searches.size(); ++i)
            workbook.sheets.push_back(searchSheet(part, i));
    }
    return workbook;
}

} // namespace sizewright
