#include "ui/workbook/summary_sheet.h"

#include "ui/text/number_text.h"
#include "ui/text/translate.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr std::size_t headRow = 5;

// Why a scenario has no sheets, or what stands against its figures.
QString verdictOf(const Results& results)
{
    if (!results.complete && !results.missing.empty()) {
        QStringList missing;
        for (const Missing& m : results.missing) {
            const FieldInfo* field = fields().find(m.key);
            missing += field ? translated(field->label) : toQt(m.key);
        }
        return WorkbookText::tr("withheld; it waits for: %1").arg(missing.join(WorkbookText::tr(", ")));
    }
    if (results.complete && results.feasible)
        return WorkbookText::tr("feasible");
    const auto error = std::find_if(results.problems.begin(), results.problems.end(),
        [](const Problem& p) { return p.severity == Severity::error; });
    return error == results.problems.end() ? WorkbookText::tr("no layout meets the limits of the plan")
                                           : translated(*error);
}

class Summary
{
public:
    Summary(const std::vector<MoneyPart>& parts, Sheet& sheet) : m_parts(parts), m_sheet(sheet) {}

    void addScenarios()
    {
        m_row = headRow;
        label(WorkbookText::tr("Scenario"), CellRole::columnHead);
        perPart([](const MoneyPart& p) {
            Cell cell = textCell(
                p.title.isEmpty() ? toQt(p.scenario->name) : p.title, CellRole::columnHead);
            cell.alignRight = cell.wrap = true;
            return cell;
        });
        const auto textRow = [&](const QString& name, auto&& text) {
            label(name);
            perPart([&](const MoneyPart& p) {
                Cell cell = textCell(text(p));
                cell.alignRight = cell.wrap = true;
                return cell;
            });
        };
        textRow(WorkbookText::tr("Verdict"),
            [](const MoneyPart& p) { return verdictOf(p.explained.results); });
        textRow(WorkbookText::tr("Accelerator"),
            [](const MoneyPart& p) { return toQt(p.explained.results.accelerator); });
        textRow(WorkbookText::tr("Currency"), [](const MoneyPart& p) { return toQt(p.currency); });
        textRow(WorkbookText::tr("Chosen route"), [](const MoneyPart& p) {
            return shownField(*p.scenario, fields().route.ordinal);
        });
    }

    // What other chapters computed and the money starts from.
    void addGiven()
    {
        std::set<std::size_t> ordinals;
        for (const MoneyPart& part : m_parts)
            for (const MoneyInput& input : part.graph.inputs)
                if (input.figure)
                    ordinals.insert(input.figure->ordinal);
        if (ordinals.empty())
            return;
        heading(WorkbookText::tr("From the plan"));
        for (const std::size_t ordinal : ordinals) {
            label(withUnit(resultFields().all()[ordinal]));
            perPart([&](const MoneyPart& p) { return givenCell(p, ordinal); });
        }
    }

    // The totals, routes first; and what an hour of the run comes to by each route.
    void addTotals()
    {
        std::set<std::size_t> totals;
        for (const MoneyPart& part : m_parts)
            for (const MoneySheet& sheet : part.graph.sheets)
                if (sheet.total)
                    totals.insert(ordinalOf(part, *sheet.total));
        if (totals.empty())
            return;
        heading(WorkbookText::tr("Totals"));
        m_firstTotal = m_row;
        for (const std::size_t ordinal : totals) {
            figureRow(ordinal, CellRole::total);
            if (isRoute(ordinal)) // these come first
                m_endRoutes = m_row;
        }
        heading(WorkbookText::tr("Used card-hour, all costs"));
        for (const std::size_t ordinal : totals) {
            if (!isRoute(ordinal))
                continue;
            label(translated(resultFields().all()[ordinal].label));
            perPart([&](const MoneyPart& p) { return perHourCell(p, ordinal); });
        }
    }

    // Figures of sheets without a total: rates, break-even and the like.
    void addFigures()
    {
        std::map<std::string, std::set<std::size_t>> groups;
        std::vector<Text> order;
        for (const MoneyPart& part : m_parts)
            for (const MoneySheet& sheet : part.graph.sheets) {
                if (sheet.total)
                    continue;
                auto& group = groups[sheet.group.source];
                if (group.empty())
                    order.push_back(sheet.group);
                for (const NodeId id : sheet.figures)
                    group.insert(ordinalOf(part, id));
            }
        for (const Text& group : order) {
            heading(translated(group));
            for (const std::size_t ordinal : groups[group.source])
                figureRow(ordinal, CellRole::body);
        }
    }

    // Totals by route, a colour a scenario; only where one currency makes them comparable.
    void addChart()
    {
        std::set<std::string> currencies;
        for (const MoneyPart& part : m_parts)
            if (!part.isEmpty())
                currencies.insert(part.currency);
        if (currencies.size() != 1 || m_endRoutes <= m_firstTotal)
            return;
        SheetChart chart;
        chart.kind = SheetChart::Kind::columns;
        chart.title = WorkbookText::tr("Totals by route");
        chart.yTitle = toQt(*currencies.begin());
        chart.categories = rangeName(m_sheet.name, m_firstTotal, m_endRoutes - 1, 0);
        for (std::size_t i = 0; i < m_parts.size(); ++i)
            if (!m_parts[i].isEmpty())
                chart.series.push_back({toQt(m_parts[i].scenario->name),
                    rangeName(m_sheet.name, m_firstTotal, m_endRoutes - 1, i + 1)});
        chart.row = int(headRow);
        chart.column = int(m_parts.size()) + 2;
        m_sheet.charts.push_back(chart);
    }

private:
    static std::size_t ordinalOf(const MoneyPart& part, NodeId id)
    {
        const auto& all = part.graph.figures;
        return std::find_if(all.begin(), all.end(), [&](const auto& f) { return f.second == id; })->first;
    }
    // Money down is a total too, but not what the run costs.
    static bool isRoute(std::size_t ordinal)
    {
        return resultFields().all()[ordinal].key.starts_with("answer.");
    }
    static bool hasOwnUnit(const ResultInfo& info)
    {
        return !info.unit.empty() && info.unit.find("¤") == std::string_view::npos;
    }
    static QString withUnit(const ResultInfo& info)
    {
        const QString name = translated(info.label);
        const QString unit = hasOwnUnit(info) ? unitWords(info.unit, {}) : cellUnit(info.signature, {});
        constexpr std::size_t money = 8;
        return unit.isEmpty() || info.signature.exponents[money] != 0
                || unit.compare(name, Qt::CaseInsensitive) == 0
            ? name
            : WorkbookText::tr("%1, %2").arg(name, unit);
    }
    // The summary is read from across a table: no cents of totals, no third decimal of a rate.
    static QString shortFormat(const Signature& signature, std::string_view currency, double value)
    {
        if (signature.dimensionless()) // whole numbers are counts, others shares
            return value == std::round(value) ? u"General"_s : u"0.0%"_s;
        QString format = cellFormat(signature, currency, value);
        if (signature == signatureOf<Money>())
            format.replace(u"0.00"_s, u"0"_s);
        return format.replace(u"0.00####"_s, u"0.00"_s).replace(u"0.00##"_s, u"0.0"_s);
    }
    Cell givenCell(const MoneyPart& part, std::size_t ordinal) const
    {
        for (std::size_t i = 0; i < part.graph.inputs.size(); ++i) {
            const MoneyInput& input = part.graph.inputs[i];
            if (!input.figure || input.figure->ordinal != ordinal)
                continue;
            const InputUnit unit = figureUnit(*input.figure, part.currency);
            const double value = part.value(input.node) / unit.factor;
            return formulaCell(cellName(part.inputsName, part.inputRows[i], 1), value,
                shortFormat(input.figure->signature, part.currency, value));
        }
        return absent();
    }
    Cell figureCell(const MoneyPart& part, std::size_t ordinal, CellRole role) const
    {
        const auto at = part.graph.figures.find(ordinal);
        if (at == part.graph.figures.end())
            return absent();
        const ResultInfo& info = resultFields().all()[ordinal];
        const InputUnit unit = figureUnit(info, part.currency);
        const double value = part.value(at->second) / unit.factor;
        QString formula = converted(part.reference(at->second, m_sheet.name), 1 / unit.factor);
        if (std::isnan(value) || hasOwnUnit(info)) // a search may find nothing
            formula = u"IFERROR(%1,\"—\")"_s.arg(formula);
        return formulaCell(formula, value, shortFormat(info.signature, part.currency, value), role);
    }
    Cell perHourCell(const MoneyPart& part, std::size_t ordinal) const
    {
        const auto total = part.graph.figures.find(ordinal);
        const auto hours = part.graph.figures.find(resultFields().paidHours.ordinal);
        if (total == part.graph.figures.end() || hours == part.graph.figures.end())
            return absent();
        return formulaCell(part.reference(total->second, m_sheet.name) + u'/'
                + part.reference(hours->second, m_sheet.name),
            part.value(total->second) / part.value(hours->second),
            shortFormat(signatureOf<MoneyPerCardTime>(), part.currency, 1));
    }
    static Cell absent()
    {
        Cell cell = textCell(u"—"_s, CellRole::note);
        cell.alignRight = true;
        return cell;
    }

    void label(const QString& text, CellRole role = CellRole::body)
    {
        m_sheet.at(m_row, 0) = textCell(text, role);
    }
    void heading(const QString& text)
    {
        ++m_row;
        label(text, CellRole::group);
        for (std::size_t i = 0; i < m_parts.size(); ++i)
            m_sheet.at(m_row, i + 1) = textCell({}, CellRole::group);
        ++m_row;
    }
    template <class Make> void perPart(Make&& make)
    {
        for (std::size_t i = 0; i < m_parts.size(); ++i)
            m_sheet.at(m_row, i + 1) = make(m_parts[i]);
        ++m_row;
    }
    void figureRow(std::size_t ordinal, CellRole role)
    {
        label(withUnit(resultFields().all()[ordinal]), role);
        perPart([&](const MoneyPart& p) { return figureCell(p, ordinal, role); });
    }

    const std::vector<MoneyPart>& m_parts;
    Sheet& m_sheet;
    std::size_t m_row = 0, m_firstTotal = 0, m_endRoutes = 0;
};

} // namespace

Sheet summarySheet(const SummaryHead& head, const std::vector<MoneyPart>& parts, const QString& name)
{
    Sheet sheet;
    sheet.name = name;
    sheet.widths.assign(parts.size() + 1, 26);
    sheet.widths.front() = 44;
    sheet.frozenRows = int(headRow) + 1;
    sheet.frozenColumns = 1;
    sheet.at(0, 0) = textCell(head.plan.isEmpty() ? WorkbookText::tr("Training plan") : head.plan,
        CellRole::title);
    sheet.at(1, 0) = textCell(
        WorkbookText::tr("What the training costs by rent, lease and building, on the same card-hours"),
        CellRole::heading);
    sheet.at(2, 0) = textCell(WorkbookText::tr("Sizewright %1 · catalogue of %2 · written on %3")
                                  .arg(u"" SIZEWRIGHT_VERSION ""_s, head.catalogue,
                                      QLocale().toString(head.date, QLocale::ShortFormat)),
        CellRole::note);
    if (std::any_of(parts.begin(), parts.end(), [](const MoneyPart& p) { return !p.isEmpty(); }))
        sheet.at(3, 0) = textCell(
            WorkbookText::tr("Change a yellow cell on the inputs: totals and break-even follow. Cards, days "
                             "and card-hours are the plan's."),
            CellRole::note);
    Summary summary(parts, sheet);
    summary.addScenarios();
    summary.addTotals();
    summary.addFigures();
    summary.addGiven();
    summary.addChart();
    return sheet;
}

} // namespace sizewright
