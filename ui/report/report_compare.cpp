// Scenarios side by side: the rows that differ, with the difference to the baseline.
#include "core/study/comparison.h"
#include "ui/report/report_parts.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

QString cellText(const ComparisonRow& row, std::size_t column, const std::vector<Scenario>& scenarios,
    const std::vector<Results>& results)
{
    if (!row.isField)
        return row.values[column] ? shownFigure(results[column], row.ordinal) : u"—"_s;
    const QString shown = shownField(scenarios[column], row.ordinal);
    return shown.isEmpty() ? toQt(row.texts[column]) : shown;
}

QString withDifference(const QString& text, const ComparisonRow& row, std::size_t column,
    std::size_t baseline, const std::string& currency)
{
    if (row.isField || column == baseline)
        return text;
    const Difference d = difference(resultFields().all()[row.ordinal], row.values[column],
        row.values[baseline], currency);
    return d.percent.isEmpty() ? text : Report::tr("%1 (%2)").arg(text, d.percent);
}

} // namespace

void addComparison(ReportElements& out, const std::vector<Scenario>& scenarios,
    std::size_t baseline, const std::vector<Results>& results)
{
    const Comparison comparison = compareScenarios(scenarios, baseline, results);
    addHeading(out, 1, Report::tr("Comparison"), true);
    addParagraph(out, Report::tr("Only rows that differ. In brackets the difference to the baseline, %1.")
                          .arg(toQt(scenarios[baseline].name)));
    ReportTable table;
    table.columns = {{Report::tr("Field or figure"), false, true}};
    for (const Scenario& scenario : scenarios)
        table.columns.append({toQt(scenario.name), true, true});
    QString group;
    for (const ComparisonRow& row : comparison.rows) {
        if (!row.differs)
            continue;
        if (const QString next = translated(row.group); next != group) {
            group = next;
            table.rows.append({{group}, RowKind::group, ThemeRole::text});
        }
        ReportRow cells;
        cells.cells << translated(row.label);
        for (std::size_t i = 0; i < scenarios.size(); ++i)
            cells.cells << withDifference(cellText(row, i, scenarios, results), row, i, baseline,
                results[i].currency);
        table.rows.append(cells);
    }
    if (table.rows.isEmpty())
        addParagraph(out, Report::tr("The scenarios do not differ."));
    else
        out.append(table);
}

} // namespace sizewright
