// One scenario's money in the workbook: its sheets, and in which cell each input, figure and step stands.
#pragma once

#include "ui/workbook/cell_units.h"
#include "ui/workbook/money_graph.h"
#include "ui/workbook/workbook_spec.h"

#include <QCoreApplication>

namespace sizewright {

// The context of the workbook's words for translators.
class WorkbookText
{
    Q_DECLARE_TR_FUNCTIONS(WorkbookText)
};

struct CellPlace {
    QString sheet;
    std::size_t row = 0, column = 0;
};

struct MoneyPart {
    const Scenario* scenario = nullptr;
    Explained explained;
    MoneyGraph graph;
    QString title; // of the scenario, where there are several
    std::string currency;

    QString inputsName;
    std::vector<QString> sheetNames, searchNames; // as graph.sheets, graph.searches
    std::vector<std::size_t> inputRows; // as graph.inputs
    std::map<NodeId, CellPlace> places; // of the value in the workbook's units

    bool isEmpty() const { return graph.figures.empty(); }
    const Node& node(NodeId id) const { return explained.derivation.nodes[id]; }
    double value(NodeId id) const; // in the workbook's units
    // The cell of a node, seen from a sheet; empty for what has none.
    QString reference(NodeId id, const QString& from) const;
    QString formula(NodeId id, const QString& sheet) const;
    QString nameOf(NodeId id) const;
    QString words(NodeId id) const; // its formula in names
    Cell figureCell(NodeId id, const QString& sheet, CellRole role = CellRole::body) const;
};

// `number` from 1 where the plan has several scenarios, else 0; `taken` are the names of other sheets.
MoneyPart moneyPart(const Scenario& scenario, const Catalogue& catalogue, int number, QStringList& taken);

// Where the parts of a route's sheet begin.
struct RouteRows {
    static constexpr std::size_t head = 3, first = 4;
    std::size_t total = first, lines = first, check = 0, figures = first, steps = 0;
};
RouteRows routeRows(const MoneySheet& sheet);

// Where the parts of the search's sheet stand.
struct SearchRows {
    static constexpr std::size_t arguments = 3, factor = 9, month = 10, result = 11, head = 20,
                                 firstMonth = 21; // above them is room for the chart
};

// The unit that an input is typed in, and what one of it is in the workbook's units.
struct InputUnit {
    QString words;
    double factor; // value × factor = value in the workbook's units
};
InputUnit inputUnit(const MoneyInput& input, const Signature& signature, std::string_view currency);
// The heading that an input stands under.
QString inputGroup(const MoneyInput& input);
// The same for a figure where people read it.
InputUnit figureUnit(const ResultInfo& info, std::string_view currency);

Sheet inputsSheet(const MoneyPart& part);
Sheet routeSheet(const MoneyPart& part, std::size_t index);
Sheet searchSheet(const MoneyPart& part, std::size_t index);

} // namespace sizewright
