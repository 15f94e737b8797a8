// The sheet of a route, or of figures that have no total: each figure and each step a row.
#include "ui/text/translate.h"
#include "ui/workbook/money_part.h"

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

// The step that a node is; nothing for an operation without a name.
const Step* stepAt(const MoneyPart& part, NodeId id)
{
    const Node& node = part.node(id);
    return node.op == Op::step ? &part.explained.derivation.steps[node.b] : nullptr;
}

void addRow(Sheet& sheet, const MoneyPart& part, NodeId id, std::size_t row,
    CellRole role = CellRole::body)
{
    QString name = part.nameOf(id);
    name.replace(0, 1, name.left(1).toUpper()); // steps are named inside sentences
    sheet.at(row, 0) = textCell(name, role);
    sheet.at(row, 1) = part.figureCell(id, sheet.name, role);
    const CellRole beside = role == CellRole::total ? role : CellRole::note;
    sheet.at(row, 2) = unitCell(cellUnit(part.node(id).signature, part.currency), beside);
    sheet.at(row, 3) = textCell({}, role);
    sheet.at(row, 4) = longCell(part.words(id));
    const Step* step = stepAt(part, id);
    sheet.at(row, 5) = longCell(step ? toQt(step->source) : QString());
}

// A figure as people read it, where its cell is in other units: "24 months".
void addReading(Sheet& sheet, const MoneyPart& part, NodeId id, std::size_t row)
{
    const ResultInfo* info = resultFields().find(stepAt(part, id)->figure);
    const InputUnit unit = figureUnit(*info, part.currency);
    if (std::fabs(unit.factor - 1) < 1e-14)
        return;
    sheet.at(row, 3) = formulaCell(
        u"IFERROR(%1,\"—\")"_s.arg(converted(cellName(row, 1), 1 / unit.factor)),
        part.value(id) / unit.factor, u"#,##0.0# \"%1\""_s.arg(unit.words));
}

void addTotal(Sheet& sheet, const MoneyPart& part, const MoneySheet& money, const RouteRows& rows)
{
    const double total = part.value(*money.total);
    const QString totalName = cellName(rows.total, 1);
    const auto share = [&](std::size_t row, double value, CellRole role) {
        sheet.at(row, 3) = formulaCell(u"IF(%1=0,0,%2/%1)"_s.arg(totalName, cellName(row, 1)),
            total == 0 ? 0 : value / total, u"0.0%"_s, role);
    };
    addRow(sheet, part, *money.total, rows.total, CellRole::total);
    share(rows.total, total, CellRole::total);
    QStringList addends;
    double sum = 0;
    for (std::size_t i = 0; i < money.lines.size(); ++i) {
        addRow(sheet, part, money.lines[i], rows.lines + i);
        share(rows.lines + i, part.value(money.lines[i]), CellRole::body);
        addends += cellName(rows.lines + i, 1);
        sum += part.value(money.lines[i]);
    }
    if (!money.exact)
        return;
    sheet.at(rows.check, 0)
        = textCell(WorkbookText::tr("Check: total less the sum of its lines"), CellRole::check);
    sheet.at(rows.check, 1) = formulaCell(
        u"ROUND(%1-SUM(%2:%3),2)"_s.arg(totalName, addends.front(), addends.back()),
        std::round((total - sum) * 100) / 100 + 0.0, u"0.00"_s, CellRole::check);
}

void addHead(Sheet& sheet, bool hasTotal)
{
    const QStringList heads{WorkbookText::tr("Figure"), WorkbookText::tr("Value"),
        WorkbookText::tr("Unit"), hasTotal ? WorkbookText::tr("Share") : WorkbookText::tr("Reads as"),
        WorkbookText::tr("How it is computed"), WorkbookText::tr("Source of the formula")};
    for (qsizetype i = 0; i < heads.size(); ++i)
        sheet.at(RouteRows::head, std::size_t(i)) = headCell(heads[i], i == 1 || i == 3);
    sheet.at(RouteRows::head, 0).indent = false;
}

} // namespace

Sheet routeSheet(const MoneyPart& part, std::size_t index)
{
    const MoneySheet& money = part.graph.sheets[index];
    const RouteRows rows = routeRows(money);
    Sheet sheet;
    sheet.name = part.sheetNames[index];
    sheet.widths = {40, 18, 16, 13, 62, 30};
    sheet.frozenRows = int(RouteRows::first);
    const QString title = translated(money.group);
    sheet.at(0, 0) = textCell(
        part.title.isEmpty() ? title : WorkbookText::tr("%1 — %2").arg(title, part.title), CellRole::title);
    sheet.at(1, 0) = textCell(WorkbookText::tr("Every value is a formula on the inputs of sheet “%1”; units "
                                               "are hours, kWh, GB, cards and the plan's currency.")
                                  .arg(part.inputsName),
        CellRole::note);
    addHead(sheet, money.total.has_value());
    if (money.total)
        addTotal(sheet, part, money, rows);
    if (money.total && !money.figures.empty())
        sheet.at(rows.figures - 1, 0) = textCell(WorkbookText::tr("Further figures"), CellRole::group);
    for (std::size_t i = 0; i < money.figures.size(); ++i) {
        addRow(sheet, part, money.figures[i], rows.figures + i);
        addReading(sheet, part, money.figures[i], rows.figures + i);
    }
    if (!money.steps.empty())
        sheet.at(rows.steps - 1, 0) = textCell(WorkbookText::tr("Steps on the way"), CellRole::group);
    for (std::size_t i = 0; i < money.steps.size(); ++i)
        addRow(sheet, part, money.steps[i], rows.steps + i);
    return sheet;
}

} // namespace sizewright
