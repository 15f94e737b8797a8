#include "ui/workbook/money_part.h"

#include "core/units/display.h"
#include "ui/text/translate.h"
#include "ui/workbook/formula_text.h"
#include "ui/workbook/input_probe.h"

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr std::size_t inputColumn = 3, valueColumn = 1; // of the values in the workbook's units

QString named(const Text& name, const QString& qualifier)
{
    return qualifier.isEmpty() ? translated(name)
                               : WorkbookText::tr("%1 (%2)").arg(translated(name), qualifier);
}

InputUnit unitOf(const Signature& signature, std::string_view symbol, std::string_view currency)
{
    const UnitChoice* unit = symbol.empty() ? nullptr : findUnit(signature, symbol);
    if (!unit)
        return {cellUnit(signature, currency), 1};
    return {unitWords(symbol, currency), unit->factor / cellFactor(signature)};
}

void placeInputs(MoneyPart& part)
{
    std::size_t row = RouteRows::first;
    for (std::size_t i = 0; i < part.graph.inputs.size(); ++i) {
        const bool begins
            = i == 0 || inputGroup(part.graph.inputs[i]) != inputGroup(part.graph.inputs[i - 1]);
        row += begins ? (i == 0 ? 1 : 2) : 0;
        part.inputRows.push_back(row++);
    }
    for (const auto& [id, index] : part.graph.inputOf)
        part.places[id] = {part.inputsName, part.inputRows[index], inputColumn};
}

void placeSheet(MoneyPart& part, std::size_t index)
{
    const MoneySheet& sheet = part.graph.sheets[index];
    const RouteRows rows = routeRows(sheet);
    const auto place = [&](const std::vector<NodeId>& nodes, std::size_t row) {
        for (const NodeId id : nodes)
            part.places[id] = {part.sheetNames[index], row++, valueColumn};
    };
    if (sheet.total)
        place({*sheet.total}, rows.total);
    place(sheet.lines, rows.lines);
    place(sheet.figures, rows.figures);
    place(sheet.steps, rows.steps);
}

} // namespace

double MoneyPart::value(NodeId id) const { return node(id).value / cellFactor(node(id).signature); }

QString MoneyPart::reference(NodeId id, const QString& from) const
{
    const auto at = places.find(id);
    if (at == places.end())
        return {};
    const CellPlace& p = at->second;
    return p.sheet == from ? cellName(p.row, p.column) : cellName(p.sheet, p.row, p.column);
}

QString MoneyPart::formula(NodeId id, const QString& sheet) const
{
    return cellFormula(
        explained.derivation, id, [&](NodeId operand) { return reference(operand, sheet); });
}

QString MoneyPart::nameOf(NodeId id) const
{
    const Node& n = node(id);
    const Derivation& d = explained.derivation;
    if (n.op == Op::leaf)
        return named(d.leaves[n.b].name, {});
    if (n.op == Op::step)
        return named(d.steps[n.b].name, translated(d.steps[n.b].qualifier));
    if (n.op == Op::firstMonth)
        return WorkbookText::tr("first month at which building is cheaper");
    const auto at = places.find(id); // an operation with a cell of its own
    return at == places.end() ? QString()
                              : WorkbookText::tr("intermediate value %1")
                                    .arg(cellName(at->second.sheet, at->second.row, at->second.column));
}

QString MoneyPart::words(NodeId id) const
{
    return wordFormula(explained.derivation, id, [&](NodeId operand) { return nameOf(operand); });
}

Cell MoneyPart::figureCell(NodeId id, const QString& sheet, CellRole role) const
{
    return formulaCell(formula(id, sheet), value(id),
        cellFormat(node(id).signature, currency, value(id)), role);
}

MoneyPart moneyPart(const Scenario& scenario, const Catalogue& catalogue, int number, QStringList& taken)
{
    MoneyPart part;
    part.scenario = &scenario;
    part.explained = evaluateExplained(scenario, catalogue);
    part.graph = moneyGraph(part.explained);
    markDecidingInputs(part.graph, part.explained, scenario, catalogue);
    part.currency = part.explained.results.currency;
    if (number > 0)
        part.title = WorkbookText::tr("%1 · %2").arg(QString::number(number), toQt(scenario.name));
    const auto take = [&](const QString& wanted) {
        taken += sheetName(number > 0 ? QString::number(number) + u' ' + wanted : wanted, taken);
        return taken.back();
    };
    if (part.isEmpty())
        return part;
    part.inputsName = take(WorkbookText::tr("Inputs"));
    for (const MoneySheet& sheet : part.graph.sheets)
        part.sheetNames.push_back(take(translated(sheet.group)));
    for (const NodeId id : part.graph.searches) {
        part.searchNames.push_back(take(WorkbookText::tr("Break-even by month")));
        part.places[id] = {part.searchNames.back(), SearchRows::result, valueColumn};
    }
    placeInputs(part);
    for (std::size_t i = 0; i < part.graph.sheets.size(); ++i)
        placeSheet(part, i);
    return part;
}

RouteRows routeRows(const MoneySheet& sheet)
{
    RouteRows rows;
    std::size_t next = RouteRows::first;
    if (sheet.total) {
        rows.total = next;
        rows.lines = next + 1;
        rows.check = rows.lines + sheet.lines.size();
        next = rows.check + 2;
        if (!sheet.figures.empty())
            ++next; // a heading
    }
    rows.figures = next;
    next += sheet.figures.size() + (sheet.figures.empty() ? 0 : 1);
    rows.steps = next + 1; // after a heading
    return rows;
}

InputUnit inputUnit(const MoneyInput& input, const Signature& signature, std::string_view currency)
{
    if (input.figure)
        return figureUnit(*input.figure, currency);
    return unitOf(signature, input.field ? input.field->unit : std::string_view(), currency);
}

InputUnit figureUnit(const ResultInfo& info, std::string_view currency)
{
    return unitOf(info.signature, info.unit, currency);
}

QString inputGroup(const MoneyInput& input)
{
    switch (input.from) {
    case InputClass::money: return translated(input.field->group);
    case InputClass::plan: return WorkbookText::tr("From the other chapters of the plan");
    case InputClass::fact: return WorkbookText::tr("From the catalogue");
    case InputClass::constant: break;
    }
    return WorkbookText::tr("Constants");
}

} // namespace sizewright
