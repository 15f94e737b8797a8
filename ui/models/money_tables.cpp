#include "ui/models/money_tables.h"

#include "core/results/route_cost.h"
#include "core/units/display.h"
#include "core/units/literals.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

struct Tables {
    Q_DECLARE_TR_FUNCTIONS(Tables)
};

const QString dash = u"—"_s;

QString keyOf(std::size_t ordinal) { return toQt(resultFields().all()[ordinal].key); }
QString routeName(Route route) { return translated(optionOf(route).label); }

template <class Q> Cell figureCell(const Results& results, std::optional<Figure<Q>> figure)
{
    if (!figure || !results[*figure])
        return {dash, {}, {}, Tone::muted, false, {}};
    return {shownFigure(results, figure->ordinal), results[*figure]->value(), keyOf(figure->ordinal),
        Tone::plain, false, {}};
}

// A rate as an amount of money for so much of what the row names: "$12.01", not "12.01 USD/PFLOP-hour".
template <class Q>
Cell rateCell(const Results& results, Figure<Q> figure, std::string_view unit)
{
    Cell cell = figureCell(results, std::optional(figure));
    if (const auto rate = results[figure])
        cell.text = shownMoney(
            rate->value() / findUnit(signatureOf<Q>(), unit)->factor, results.currency, 4);
    return cell;
}

// Marks the smallest value of a row.
void markLeast(std::vector<Cell>& row)
{
    Cell* least = nullptr;
    int count = 0;
    for (std::size_t i = 1; i < row.size(); ++i)
        if (row[i].value.isValid()) {
            ++count;
            if (!least || row[i].value.toDouble() < least->value.toDouble())
                least = &row[i];
        }
    if (least && count > 1) {
        least->tone = Tone::good;
        least->strong = true;
    }
}

QString moneyText(Money amount, const std::string& currency) { return shownMoney(amount.value(), currency, 4); }

} // namespace

TableContent routeTable(const Results& results)
{
    const ResultFields& f = resultFields();
    TableContent table;
    std::vector<Route> routes;
    table.columns = {Tables::tr("Measure")};
    for (const Route route : allRoutes)
        if (results[costOf(route)]) {
            routes.push_back(route);
            table.columns.append(routeName(route));
        }
    if (routes.empty())
        return table;
    const auto add = [&]<class Q>(const QString& name, const std::array<std::optional<Figure<Q>>, 4>& figures) {
        std::vector<Cell> row{{name, {}, {}, Tone::plain, false, {}}};
        for (const Route route : routes)
            row.push_back(figureCell(results, figures[std::size_t(route)]));
        if (std::none_of(row.begin() + 1, row.end(), [](const Cell& c) { return c.value.isValid(); }))
            return;
        markLeast(row);
        table.rows.push_back(std::move(row));
    };
    const auto some = [](auto figure) { return std::optional(figure); };
    using M = std::array<std::optional<Figure<Money>>, 4>;
    add(Tables::tr("Total"), M{some(f.costRent), some(f.costLease), some(f.costBuild), some(f.costHybrid)});
    add(Tables::tr("Present value"),
        M{some(f.rentValue), some(f.leaseValue), some(f.buildValue), some(f.hybridValue)});
    const auto taxed = [&](Figure<Money> before, Figure<Money> after) {
        return results[before] && results[before]->value() != results[after]->value();
    };
    if (taxed(f.rentValue, f.rentAfterTax) || taxed(f.leaseValue, f.leaseAfterTax)
        || taxed(f.buildValue, f.buildAfterTax))
        add(Tables::tr("Present value after tax"),
            M{some(f.rentAfterTax), some(f.leaseAfterTax), some(f.buildAfterTax), {}});
    const auto addRates = [&](const QString& name, auto cellOf) {
        std::vector<Cell> row{{name, {}, {}, Tone::plain, false, {}}};
        for (const Route route : routes)
            row.push_back(cellOf(route));
        markLeast(row);
        table.rows.push_back(std::move(row));
    };
    addRates(Tables::tr("Card-hour, all costs"), [&](Route route) {
        const double rate = (*results[costOf(route)] / *results[f.paidHours]).value() * units::hour;
        return Cell{shownMoney(rate, results.currency, 4), rate, {}, Tone::plain, false, {}};
    });
    addRates(Tables::tr("PFLOP-hour"), [&](Route route) {
        return rateCell(results, f.perFlop[std::size_t(route)], "¤/PFLOP-hour");
    });
    addRates(Tables::tr("Trillion tokens"), [&](Route route) {
        return rateCell(results, f.perToken[std::size_t(route)], "¤/T tokens");
    });
    return table;
}

TableContent cashTable(const std::vector<CashFlow>& flows, const std::string& currency)
{
    TableContent table;
    table.columns = {Tables::tr("Cash out")};
    if (flows.empty())
        return table;
    std::vector<std::vector<Money>> years;
    std::size_t count = 0;
    for (const CashFlow& flow : flows) {
        table.columns.append(flow.route == Route::build ? Tables::tr("Build, whole ownership")
                                                        : routeName(flow.route));
        years.push_back(flow.years());
        count = std::max(count, years.back().size());
    }
    const auto cell = [&](std::optional<Money> amount, bool strong = false) {
        return amount ? Cell{moneyText(*amount, currency), amount->value(), {}, Tone::plain, strong, {}}
                      : Cell{dash, {}, {}, Tone::muted, false, {}};
    };
    for (std::size_t year = 0; year < count; ++year) {
        std::vector<Cell> row{{Tables::tr("Year %1").arg(year + 1), {}, {}, Tone::plain, false, {}}};
        for (const auto& flow : years)
            row.push_back(cell(year < flow.size() ? std::optional(flow[year]) : std::nullopt));
        table.rows.push_back(std::move(row));
    }
    std::vector<Cell> sum{{Tables::tr("Plain sum"), {}, {}, Tone::plain, true, {}}};
    std::vector<Cell> worth{{Tables::tr("Present value"), {}, {}, Tone::plain, true, {}}};
    for (const CashFlow& flow : flows) {
        // What other work pays holds interest, so a plain sum of the ownership says nothing.
        sum.push_back(cell(flow.route == Route::build ? std::nullopt : std::optional(flow.total), true));
        worth.push_back(cell(flow.presentValue, true));
    }
    table.rows.push_back(std::move(sum));
    table.rows.push_back(std::move(worth));
    return table;
}

TableContent cardTable(const CardComparison& study)
{
    const ResultFields& f = resultFields();
    TableContent table;
    table.columns = {Tables::tr("Card"), Tables::tr("Market"), Tables::tr("Cards"), Tables::tr("Days"),
        routeName(study.route), Tables::tr("Power"), Tables::tr("Proven on"), Tables::tr("Porting")};
    table.textColumns = 2;
    for (const CardChoice& c : study.choices) {
        const QString market = c.card->market == "cn" ? Tables::tr("China")
            : c.card->market == "cloud"               ? Tables::tr("rented only")
                                                      : Tables::tr("world");
        const bool answer = c.results[f.days].has_value();
        Cell name{toQt(c.card->name), {}, {}, Tone::plain, c.own, {}};
        if (c.ecosystem)
            name.toolTip = toQt(c.ecosystem->software);
        Cell cards = figureCell(c.results, std::optional(f.gpus));
        if (!answer)
            cards.toolTip = Tables::tr("No layout of this card does the job in time");
        Cell proven{dash, {}, {}, Tone::muted, false, Tables::tr("No public run with a card count is known")};
        if (c.ecosystem && c.ecosystem->proven)
            proven = {Tables::tr("%1 cards").arg(toQt(wholeText(c.ecosystem->proven->value()))),
                c.ecosystem->proven->value(), {}, c.beyondProven() ? Tone::warning : Tone::plain, false,
                toQt(c.ecosystem->provenSource.text + " (" + c.ecosystem->provenSource.asOf + ")")};
        Cell porting{dash, {}, {}, Tone::muted, false, {}};
        if (c.ecosystem)
            porting = {Tables::tr("%1 person-months")
                           .arg(toQt(numberText(c.ecosystem->porting.value() / units::month, 3))),
                c.ecosystem->porting.value(), {}, Tone::plain, false, toQt(c.ecosystem->portingSource.text)};
        table.rows.push_back({name, {market, {}, {}, Tone::plain, false, {}}, cards,
            figureCell(c.results, std::optional(f.days)),
            figureCell(c.results, std::optional(costOf(study.route))),
            figureCell(c.results, std::optional(f.sitePower)), proven, porting});
    }
    return table;
}

} // namespace sizewright
