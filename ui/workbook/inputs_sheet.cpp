// The sheet with everything that the money's formulas read.
#include "ui/text/translate.h"
#include "ui/workbook/money_part.h"

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

// What is typed has fifteen digits at most; more would only show the rounding of a conversion.
double typedValue(double value) { return QString::number(value, 'g', 15).toDouble(); }

CellRole roleOf(const MoneyInput& input)
{
    if (input.from == InputClass::constant || input.shared)
        return CellRole::fixed;
    return input.figure ? CellRole::given : CellRole::input;
}

QString stateOf(const MoneyInput& input)
{
    if (input.figure)
        return WorkbookText::tr("computed by the plan");
    if (input.shared)
        return WorkbookText::tr("%1; change it in the plan").arg(translated(label(input.leaf.trust)));
    return input.from == InputClass::constant ? WorkbookText::tr("constant")
                                              : translated(label(input.leaf.trust));
}

QString inputFormat(
    const Node& node, std::string_view currency, double value, const InputUnit& unit, bool computed)
{
    constexpr std::size_t money = 8;
    if (node.signature == signatureOf<Money>() && unit.factor > 1)
        return u"#,##0.00##"_s; // thousands: the unit says so, and a sign would say otherwise
    if (computed || node.signature.exponents[money] == 1)
        return cellFormat(node.signature, currency, value);
    // Whatever is typed shows as it is; big numbers of the plan read better in groups.
    return std::fabs(value) < 10000 ? u"General"_s : u"#,##0.###"_s;
}

void addInput(Sheet& sheet, const MoneyPart& part, std::size_t index)
{
    const MoneyInput& input = part.graph.inputs[index];
    const Node& node = part.node(input.node);
    const std::size_t row = part.inputRows[index];
    const InputUnit unit = inputUnit(input, node.signature, part.currency);
    const double value = typedValue(part.value(input.node) / unit.factor);
    const QString qualifier = toQt(input.leaf.qualifier);
    sheet.at(row, 0) = textCell(translated(input.leaf.name));
    Cell& cell = sheet.at(row, 1)
        = numberCell(value, inputFormat(node, part.currency, value, unit, input.figure), roleOf(input));
    if (input.field) {
        const double one = unit.factor * cellFactor(node.signature); // in base units
        cell.min = input.field->min / one;
        cell.max = input.field->max / one;
    }
    sheet.at(row, 2) = unitCell(unit.words);
    sheet.at(row, 3) = formulaCell(converted(cellName(row, 1), unit.factor), part.value(input.node),
        cellFormat(node.signature, part.currency, part.value(input.node)));
    sheet.at(row, 4) = unitCell(cellUnit(node.signature, part.currency));
    sheet.at(row, 5) = longCell(stateOf(input), CellRole::body);
    sheet.at(row, 6) = longCell(qualifier.isEmpty() ? toQt(input.leaf.source)
                                                    : qualifier + u": "_s + toQt(input.leaf.source));
    sheet.at(row, 7) = unitCell(toQt(input.leaf.asOf));
}

} // namespace

Sheet inputsSheet(const MoneyPart& part)
{
    Sheet sheet;
    sheet.name = part.inputsName;
    sheet.widths = {38, 16, 14, 18, 17, 24, 54, 12};
    sheet.frozenRows = int(RouteRows::first);
    sheet.frozenColumns = 2;
    const QString title = WorkbookText::tr("Inputs of the money");
    sheet.at(0, 0) = textCell(
        part.title.isEmpty() ? title : WorkbookText::tr("%1 — %2").arg(title, part.title), CellRole::title);
    sheet.at(1, 0) = textCell(
        WorkbookText::tr("Yellow cells may be changed; every sheet follows. Blue ones come from the plan: a "
                         "change here does not reach the figures that it rests on. Grey ones are fixed."),
        CellRole::note);
    const QStringList heads{WorkbookText::tr("Input"), WorkbookText::tr("Value"), WorkbookText::tr("Unit"),
        WorkbookText::tr("In the formulas"), WorkbookText::tr("Unit"), WorkbookText::tr("State"),
        WorkbookText::tr("Source"), WorkbookText::tr("As of")};
    for (qsizetype i = 0; i < heads.size(); ++i)
        sheet.at(RouteRows::head, std::size_t(i)) = headCell(heads[i], i == 1 || i == 3);
    sheet.at(RouteRows::head, 0).indent = false;
    for (std::size_t i = 0; i < part.graph.inputs.size(); ++i) {
        const QString group = inputGroup(part.graph.inputs[i]);
        if (i == 0 || group != inputGroup(part.graph.inputs[i - 1]))
            sheet.at(part.inputRows[i] - 1, 0) = textCell(group, CellRole::group);
        addInput(sheet, part, i);
    }
    return sheet;
}

} // namespace sizewright
