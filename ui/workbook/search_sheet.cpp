// The months of Op::firstMonth (core/money/break_even.h), one a row, and the first that crosses.
#include "core/money/break_even.h"
#include "ui/text/translate.h"
#include "ui/workbook/formula_text.h"
#include "ui/workbook/money_part.h"

#include <array>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

// In the order of the search's arguments.
constexpr std::array argumentNames{QT_TRANSLATE_NOOP("WorkbookText", "Rent of a month"),
    QT_TRANSLATE_NOOP("WorkbookText", "Money down"),
    QT_TRANSLATE_NOOP("WorkbookText", "Running cost of a month"),
    QT_TRANSLATE_NOOP("WorkbookText", "Resale at once, share of the price"),
    QT_TRANSLATE_NOOP("WorkbookText", "Resale kept per year"),
    QT_TRANSLATE_NOOP("WorkbookText", "Cost of capital per year")};
enum Argument : std::size_t { rent, capital, running, resaleFirst, resaleYearly, rate };
enum Column : std::size_t { month, discount, rented, run, resale, resaleNow, owned, crossed };

QString argument(Argument which) // an absolute reference
{
    return u"$B$%1"_s.arg(SearchRows::arguments + which + 1);
}

void addTop(Sheet& sheet, const MoneyPart& part, const Node& node, double found)
{
    for (std::size_t i = 0; i < argumentNames.size(); ++i) {
        const NodeId id = node.arguments[i];
        const Signature& signature = part.node(id).signature;
        const std::size_t row = SearchRows::arguments + i;
        const QString reference = part.reference(id, sheet.name);
        sheet.at(row, 0) = textCell(WorkbookText::tr(argumentNames[i]));
        sheet.at(row, 1) = formulaCell(reference.isEmpty() ? part.formula(id, sheet.name) : reference,
            part.value(id), cellFormat(signature, part.currency, part.value(id)));
        sheet.at(row, 2) = unitCell(cellUnit(signature, part.currency));
    }
    const double yearly = part.value(node.arguments[rate]);
    const QString hours = QString::number(units::month / units::hour);
    sheet.at(SearchRows::factor, 0) = textCell(WorkbookText::tr("Discount factor of a month"));
    sheet.at(SearchRows::factor, 1) = formulaCell(u"POWER(1+%1,-1/12)"_s.arg(argument(rate)),
        std::pow(1 + yearly, -1.0 / 12.0), u"0.000000"_s);
    sheet.at(SearchRows::month, 0)
        = textCell(WorkbookText::tr("First month at which building is cheaper"), CellRole::total);
    sheet.at(SearchRows::month, 1) = formulaCell(
        u"IFERROR(MATCH(1,%1:%2,0),\"—\")"_s.arg(cellName(SearchRows::firstMonth, crossed),
            cellName(SearchRows::firstMonth + breakEvenHorizon - 1, crossed)),
        found, u"0"_s, CellRole::total);
    sheet.at(SearchRows::month, 2) = unitCell(unitWords("months", part.currency), CellRole::total);
    sheet.at(SearchRows::result, 0) = textCell(WorkbookText::tr("The same in hours"), CellRole::note);
    sheet.at(SearchRows::result, 1)
        = formulaCell(u"IFERROR(%1*%2,\"—\")"_s.arg(cellName(SearchRows::month, 1), hours),
            found * units::month / units::hour, u"#,##0.0"_s, CellRole::note);
    sheet.at(SearchRows::result, 2) = unitCell(unitWords("h", part.currency));
}

struct Month {
    double discount = 1, rented = 0, running = 0;
};

// Row k in the same order of operations as firstMonth(), so that the same month crosses.
void addMonth(Sheet& sheet, const MoneyPart& part, const Node& node, int k, Month& m)
{
    const auto value = [&](Argument which) { return part.value(node.arguments[which]); };
    const std::size_t row = SearchRows::firstMonth + std::size_t(k) - 1;
    const auto here = [&](Column c) { return cellName(row, c); };
    const auto before = [&](Column c) { return cellName(row - 1, c); };
    const bool first = k == 1;
    const QString money = u"#,##0"_s, q = u"$B$%1"_s.arg(SearchRows::factor + 1);
    m.discount *= std::pow(1 + value(rate), -1.0 / 12.0);
    m.rented += value(rent) * m.discount;
    m.running += value(running) * m.discount;
    const double sold = value(capital) * value(resaleFirst) * std::pow(value(resaleYearly), k / 12.0);
    const double net = value(capital) + m.running - sold * m.discount;
    sheet.at(row, month) = numberCell(k, u"0"_s);
    sheet.at(row, discount) = formulaCell(first ? q : before(discount) + u'*' + q, m.discount, u"0.0000"_s);
    const auto cumulated = [&](Column c, Argument a) {
        const QString now = argument(a) + u'*' + here(discount);
        return first ? now : QString(before(c) + u'+' + now);
    };
    sheet.at(row, rented) = formulaCell(cumulated(rented, rent), m.rented, money);
    sheet.at(row, run) = formulaCell(cumulated(run, running), m.running, money);
    sheet.at(row, resale) = formulaCell(u"%1*%2*POWER(%3,%4/12)"_s.arg(argument(capital),
                                            argument(resaleFirst), argument(resaleYearly), here(month)),
        sold, money);
    sheet.at(row, resaleNow)
        = formulaCell(here(resale) + u'*' + here(discount), sold * m.discount, money);
    sheet.at(row, owned) = formulaCell(
        u"%1+%2-%3"_s.arg(argument(capital), here(run), here(resaleNow)), net, money);
    sheet.at(row, crossed) = formulaCell(u"IF(%1>=%2,1,0)"_s.arg(here(rented), here(owned)),
        m.rented >= net ? 1 : 0, u"[=1]\"%1\";\"\""_s.arg(WorkbookText::tr("yes")));
}

SheetChart curves(const Sheet& sheet)
{
    const std::size_t first = SearchRows::firstMonth, last = first + breakEvenHorizon - 1;
    SheetChart chart;
    chart.title = WorkbookText::tr("Renting and owning the same use, discounted");
    chart.xTitle = unitWords("months", {});
    chart.categories = rangeName(sheet.name, first, last, month);
    chart.series = {{WorkbookText::tr("Rent so far"), rangeName(sheet.name, first, last, rented)},
        {WorkbookText::tr("Building so far, less resale"), rangeName(sheet.name, first, last, owned)}};
    chart.row = 2; // beside the arguments, above the months
    chart.column = 3;
    chart.width = 640;
    chart.height = 350;
    return chart;
}

} // namespace

Sheet searchSheet(const MoneyPart& part, std::size_t index)
{
    const Node& node = part.node(part.graph.searches[index]);
    Sheet sheet;
    sheet.name = part.searchNames[index];
    sheet.widths = {38, 17, 16, 16, 16, 16, 18, 12};
    const QString title = WorkbookText::tr("Break-even by month");
    sheet.at(0, 0) = textCell(
        part.title.isEmpty() ? title : WorkbookText::tr("%1 — %2").arg(title, part.title), CellRole::title);
    sheet.at(1, 0) = textCell(
        WorkbookText::tr("The first month at which the discounted rent of the same use reaches what building "
                         "cost so far, less the resale value; “—”: not within %1 months")
            .arg(breakEvenHorizon),
        CellRole::note);
    addTop(sheet, part, node, node.value / units::month);
    const QStringList heads{WorkbookText::tr("Month"), WorkbookText::tr("Discount factor"),
        WorkbookText::tr("Rent so far"), WorkbookText::tr("Running cost so far"),
        WorkbookText::tr("Resale value then"), WorkbookText::tr("Resale, discounted"),
        WorkbookText::tr("Building so far, less resale"), WorkbookText::tr("Building cheaper")};
    for (qsizetype i = 0; i < heads.size(); ++i)
        sheet.at(SearchRows::head, std::size_t(i)) = headCell(heads[i], true);
    Month state;
    for (int k = 1; k <= breakEvenHorizon; ++k)
        addMonth(sheet, part, node, k, state);
    sheet.charts.push_back(curves(sheet));
    return sheet;
}

} // namespace sizewright
