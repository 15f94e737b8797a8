// `money`: the routes side by side, their cash by month, where the answer turns, and the same job on other cards.
#include "core/study/break_even_curves.h"
#include "core/study/card_comparison.h"
#include "core/study/cash_flow.h"

#include "app/commands/command.h"
#include "app/commands/output.h"
#include "app/commands/plans.h"
#include "app/commands/text_table.h"
#include "core/results/results_json.h"
#include "core/units/display.h"

namespace sizewright {

namespace {

using Json = nlohmann::ordered_json;

std::string moneyText(Money amount, const std::string& currency)
{
    return quantityText(amount.value(), signatureOf<Money>(), "", {4, currency, true});
}

std::string_view key(Route route) { return optionOf(route).key; }

Json monthsJson(const std::vector<Money>& months)
{
    Json list = Json::array();
    for (const Money& month : months)
        list.push_back(numberJson(month.value()));
    return list;
}

Json flowJson(const CashFlow& flow)
{
    Json lines = Json::object();
    for (const CashLine& line : flow.lines)
        lines[std::string(costLine(line.line).key)] = monthsJson(line.months);
    return {{"route", key(flow.route)}, {"total", numberJson(flow.total.value())},
        {"present_value", numberJson(flow.presentValue.value())}, {"years", monthsJson(flow.years())},
        {"months", monthsJson(flow.months)}, {"lines", lines}};
}

Json useJson(const UseCurves& curves)
{
    Json list = Json::array();
    for (const UsePoint& p : curves.points)
        list.push_back({{"use", p.use.value()}, {"idle", 1 - p.use.value()},
            {"owned_per_gpu_hour", numberJson(p.owned.value() * units::hour)},
            {"break_even_months",
                p.breakEven ? numberJson(p.breakEven->value() / units::month) : Json()}});
    return list;
}

Json changeJson(const ChangeCurves& curves)
{
    Json list = Json::array();
    for (const ChangePoint& p : curves.points) {
        Json row = {{"after_months", numberJson(p.after.value() / units::month)}};
        for (const Route route : allRoutes)
            if (const auto& cost = p.costs[std::size_t(route)])
                row[std::string(key(route))] = numberJson(cost->value());
        const auto best = p.cheapest();
        row["cheapest"] = best ? Json(key(*best)) : Json();
        list.push_back(row);
    }
    return list;
}

Json cardsJson(const CardComparison& study)
{
    const ResultFields& f = resultFields();
    Json list = Json::array();
    for (const CardChoice& c : study.choices) {
        Json row = {{"accelerator", c.card->id}, {"name", c.card->name}, {"market", c.card->market}};
        for (const std::size_t figure : {f.gpus.ordinal, f.days.ordinal, f.costRent.ordinal, f.costLease.ordinal,
                 f.costBuild.ordinal, f.sitePower.ordinal, f.energyUsed.ordinal})
            row[std::string(f.all()[figure].key)] = figureJson(c.results, f.all()[figure]);
        row["proven_gpus"]
            = c.ecosystem && c.ecosystem->proven ? numberJson(c.ecosystem->proven->value()) : Json();
        row["proven_source"] = c.ecosystem ? c.ecosystem->provenSource.text : "";
        row["porting_person_months"]
            = c.ecosystem ? numberJson(c.ecosystem->porting.value() / units::month) : Json();
        row["software"] = c.ecosystem ? c.ecosystem->software : "";
        list.push_back(row);
    }
    return list;
}

std::string routesText(const Results& results)
{
    const ResultFields& f = resultFields();
    struct Row {
        const char* name;
        std::array<std::optional<std::size_t>, 4> figures;
    };
    const auto array4 = [](const auto& figures) {
        std::array<std::optional<std::size_t>, 4> out;
        for (std::size_t i = 0; i < 4; ++i)
            out[i] = figures[i].ordinal;
        return out;
    };
    const std::array rows{
        Row{"total", {f.costRent.ordinal, f.costLease.ordinal, f.costBuild.ordinal, f.costHybrid.ordinal}},
        Row{"present value",
            {f.rentValue.ordinal, f.leaseValue.ordinal, f.buildValue.ordinal, f.hybridValue.ordinal}},
        Row{"after tax",
            {f.rentAfterTax.ordinal, f.leaseAfterTax.ordinal, f.buildAfterTax.ordinal, std::nullopt}},
        Row{"effective PFLOP-hour", array4(f.perFlop)}, Row{"trillion tokens", array4(f.perToken)}};
    TextTable table;
    std::vector<std::string> header{""};
    for (const Route route : allRoutes)
        header.emplace_back(key(route));
    table.addRow(header);
    const auto shield = results[f.taxShield];
    for (const Row& row : rows) {
        if (row.figures[0] == f.rentAfterTax.ordinal && (!shield || shield->value() == 0))
            continue;
        std::vector<std::string> cells{row.name};
        for (const auto& figure : row.figures)
            cells.push_back(figure && results.number(*figure) ? figureText(results, *figure) : "—");
        table.addRow(cells);
    }
    std::vector<std::string> hours{"card-hour, all costs"};
    for (const Route route : allRoutes) {
        const auto cost = results[costOf(route)];
        const auto used = results[f.paidHours];
        hours.push_back(cost && used ? quantityText((*cost / *used).value(), signatureOf<MoneyPerCardTime>(), "¤/h",
                            {4, results.currency, true})
                                     : "—");
    }
    table.addRow(hours);
    return table.text(0);
}

std::string yearsText(const std::vector<CashFlow>& flows, const std::string& currency)
{
    TextTable table;
    std::vector<std::string> header{"cash out"};
    std::size_t years = 0;
    for (const CashFlow& flow : flows) {
        header.push_back(flow.route == Route::build ? "build, whole ownership" : std::string(key(flow.route)));
        years = std::max(years, flow.years().size());
    }
    table.addRow(header);
    for (std::size_t year = 0; year < years; ++year) {
        std::vector<std::string> cells{"year " + std::to_string(year + 1)};
        for (const CashFlow& flow : flows) {
            const auto sums = flow.years();
            cells.push_back(year < sums.size() ? moneyText(sums[year], currency) : "—");
        }
        table.addRow(cells);
    }
    return table.text(0);
}

std::string cardsText(const CardComparison& study)
{
    const ResultFields& f = resultFields();
    TextTable table;
    table.addRow({"card", "market", "cards", "days", std::string(key(study.route)), "power", "proven on", "porting"});
    for (const CardChoice& c : study.choices) {
        const auto text = [&](std::size_t figure) {
            return c.results.number(figure) ? figureText(c.results, figure) : std::string("—");
        };
        table.addRow({c.card->name + (c.own ? " (the plan)" : ""), c.card->market.empty() ? "world" : c.card->market,
            text(f.gpus.ordinal), text(f.days.ordinal), text(costOf(study.route).ordinal),
            text(f.sitePower.ordinal),
            c.ecosystem && c.ecosystem->proven
                ? wholeText(c.ecosystem->proven->value()) + (c.beyondProven() ? " !" : "")
                : "—",
            c.ecosystem ? numberText(c.ecosystem->porting.value() / units::month) + " person-months" : "—"});
    }
    return table.text(0)
        + "\n! more cards than any cluster of this family is known to have trained one model on\n";
}

std::string turnsText(const ChangeCurves& change, const Results& results)
{
    const ResultFields& f = resultFields();
    std::string out = "Building breaks even against renting ";
    out += results[f.breakEven] ? "after " + figureText(results, f.breakEven.ordinal)
                                : "not within ten years";
    out += results[f.breakEvenUse]
        ? "; owned cards may be idle up to " + numberText(results[f.breakEvenIdle]->value() * 100, 3) + " % of the time.\n"
        : "; at no use is an owned hour cheaper.\n";
    const auto never = change.never.cheapest();
    if (const ChangePoint* flip = change.flip())
        return out + "Cheapest is " + std::string(key(*never)) + "; if another kind of card is needed within "
            + numberText(flip->after.value() / units::month) + " months, " + std::string(key(*flip->cheapest()))
            + ".\n";
    if (never)
        out += "Cheapest is " + std::string(key(*never)) + ", whenever another kind of card is needed.\n";
    return out;
}

int run(const Arguments& arguments)
{
    const auto loaded = loadPlan(arguments);
    if (!loaded)
        return fail(loaded.problems());
    const Scenario& scenario = loaded->baseline();
    const Results results = evaluate(scenario, loaded->catalogue);
    const auto flows = cashFlows(scenario, results);
    const int status = flows.empty() || !results.feasible ? exitNoAnswer : exitDone;
    const ChangeCurves change = changeCurves(scenario, loaded->catalogue);
    const CardComparison cards = compareCards(scenario, loaded->catalogue);
    if (arguments.has("--json")) {
        Json json = {{"scenario", scenario.name}, {"currency", results.currency}, {"cash_flows", Json::array()}};
        for (const CashFlow& flow : flows)
            json["cash_flows"].push_back(flowJson(flow));
        json["by_use"] = useJson(useCurves(scenario, loaded->catalogue));
        json["by_change_of_card"] = changeJson(change);
        json["cards"] = cardsJson(cards);
        return printJson(json, status);
    }
    if (flows.empty()) {
        const std::string why = whyNoAnswer(results);
        return print("No costs: " + oneLine(why.empty() ? "the card has no price" : why) + "\n", status);
    }
    const std::string why = results.feasible ? "" : oneLine(whyNoAnswer(results)) + "\n\n";
    return print(why + routesText(results) + "\n" + yearsText(flows, results.currency) + "\n"
        + turnsText(change, results) + "\n" + cardsText(cards), status);
}

} // namespace

Command moneyEntry()
{
    return {.name = "money",
        .usage = "PLAN [--scenario NAME] [--set PATH=VALUE]... [--json]",
        .summary = "the routes side by side: totals, present value, cash by year, break-even, other cards",
        .details = "--json also has the cash of every line by month, and the curves by use and by change of card.\n"
                   "Status 1: the plan has no answer, or its card no price.",
        .options = {scenarioOption, setOption, jsonOption},
        .fewest = 1,
        .most = 1,
        .run = run};
}

} // namespace sizewright
