// `scaling`: the plan on more and on fewer cards, and where the time goes on each.
#include "app/commands/command.h"
#include "app/commands/evaluation_text.h"
#include "app/commands/output.h"
#include "app/commands/plans.h"
#include "app/commands/text_table.h"
#include "core/results/results_json.h"
#include "core/study/scaling.h"
#include "core/units/display.h"

#include <algorithm>
#include <cstdio>

namespace sizewright {

namespace {

using Json = nlohmann::ordered_json;

const char* fitKey(Fit fit)
{
    switch (fit) {
    case Fit::fits: return "fits";
    case Fit::atRisk: return "at_risk";
    case Fit::doesNotFit: return "does_not_fit";
    }
    return "";
}

template <class Q> double inUnit(Q quantity, std::string_view symbol)
{
    const UnitChoice* unit = findUnit(signatureOf<Q>(), symbol);
    return quantity.value() / (unit ? unit->factor : 1.0);
}

Json moneyJson(const std::optional<Money>& money)
{
    return money ? numberJson(money->value()) : Json();
}

// Seconds, days, shares of one, the plan's currency.
Json pointJson(const ScalingPoint& p)
{
    Json json = {{"cards", numberJson(p.cards.value())}, {"global_batch", numberJson(p.batch.value())},
        {"step_s", numberJson(p.step.value())}, {"speed_up", numberJson(p.speedUp.value())},
        {"efficiency", numberJson(p.efficiency.value())}, {"mfu", numberJson(p.mfu.value())}};
    json["days"] = p.days.value() > 0 ? numberJson(inUnit(p.days, "days")) : Json();
    json["cost_rent"] = moneyJson(p.rent);
    json["cost_lease"] = moneyJson(p.lease);
    json["cost_build"] = moneyJson(p.build);
    json["fit"] = fitKey(p.fit);
    json["useful"] = p.losses ? numberJson(p.losses->useful.value()) : Json();
    Json losses = Json::object();
    for (std::size_t i = 0; p.losses && i < lossCount; ++i)
        losses[std::string(key(Loss(i)))] = numberJson(p.losses->losses[i].value());
    json["losses"] = losses;
    json["above_critical_batch"] = p.aboveCriticalBatch;
    json["tp_across_nodes"] = p.tensorAcross;
    json["step_inside_node_s"] = p.inside ? numberJson(p.inside->step.value()) : Json();
    json["step_by_ladder_s"] = p.ladderStep ? numberJson(p.ladderStep->value()) : Json();
    json["strategy"] = layoutJson(p.layout);
    return json;
}

Json curveJson(const ScalingCurve& curve, const std::string& scenario)
{
    Json points = Json::array(), notes = Json::array(), small = Json::array();
    for (const ScalingPoint& p : curve.points)
        points.push_back(pointJson(p));
    for (const Message& note : curve.notes)
        notes.push_back(toString(note));
    for (const Cards& cards : curve.tooSmall)
        small.push_back(numberJson(cards.value()));
    Json json = {{"scenario", scenario}};
    json["kind"] = curve.kind == ScalingKind::strong ? "strong" : "weak";
    json["layouts"] = curve.by == LayoutsBy::search ? "search" : "ladder";
    json["currency"] = curve.currency;
    json["plan_cards"] = curve.current ? numberJson(curve.points[*curve.current].cards.value()) : Json();
    json["knee_cards"] = curve.knee ? numberJson(curve.points[*curve.knee].cards.value()) : Json();
    json["knee"] = toString(curve.kneeRule);
    json["notes"] = std::move(notes);
    json["too_small"] = std::move(small);
    json["points"] = std::move(points);
    return json;
}

// The columns of the JSON, losses with their prefix, the layout as people write it.
std::string curveCsv(const ScalingCurve& curve)
{
    std::string out;
    for (const ScalingPoint& p : curve.points) {
        std::vector<std::string> header, cells;
        const auto add = [&](const std::string& name, const Json& value) {
            header.push_back(name);
            cells.push_back(value.is_null() ? "" : value.is_string() ? value.get<std::string>() : value.dump());
        };
        const Json point = pointJson(p);
        for (const auto& [name, value] : point.items()) {
            if (name == "losses")
                for (const auto& [loss, share] : value.items())
                    add("loss_" + loss, share);
            else
                add(name, name == "strategy" ? Json(strategyText(p.layout)) : value);
        }
        out += (out.empty() ? csvLine(header) : "") + csvLine(cells);
    }
    return out;
}

std::string percent(Ratio share) { return numberText(share.value() * 100, 3) + " %"; }

std::string moneyText(const std::optional<Money>& money, const std::string& currency)
{
    return money ? quantityText(money->value(), signatureOf<Money>(), "", {3, currency, true}) : "—";
}

std::string pointsText(const ScalingCurve& curve)
{
    TextTable table;
    table.addRow({"cards", "batch", "step", "speed-up", "ideal", "efficiency", "MFU", "days", "rent", "lease",
        "build", "", "layout"});
    for (const ScalingPoint& p : curve.points) {
        const Ratio ideal = p.cards / curve.points.front().cards;
        std::string marks = curve.current && &curve.points[*curve.current] == &p ? "plan" : "";
        const auto mark = [&](bool is, const char* word) {
            if (is)
                marks += (marks.empty() ? "" : ", ") + std::string(word);
        };
        mark(curve.knee && &curve.points[*curve.knee] == &p && *curve.knee + 1 < curve.points.size(), "knee");
        mark(p.fit == Fit::atRisk, "memory at risk");
        mark(p.tensorAcross, "TP across nodes");
        mark(p.aboveCriticalBatch, "above critical batch");
        table.addRow({wholeText(p.cards.value()), wholeText(p.batch.value()),
            quantityText(p.step.value(), signatureOf<Seconds>(), "", {3, "", true}),
            numberText(p.speedUp.value(), 3), numberText(ideal.value(), 6), percent(p.efficiency),
            percent(p.mfu), p.days.value() > 0 ? numberText(inUnit(p.days, "days"), 3) : "—",
            moneyText(p.rent, curve.currency), moneyText(p.lease, curve.currency),
            moneyText(p.build, curve.currency), marks, strategyText(p.layout)});
    }
    return table.text();
}

// Two digits after the point in every row, so that a column can be read down.
std::string percentsText(Ratio share)
{
    if (share.value() == 0)
        return "0";
    char text[16];
    std::snprintf(text, sizeof text, "%.2f", share.value() * 100);
    return std::string_view(text) == "0.00" ? "<0.01" : text;
}

// In percent of calendar time; a loss that is nothing anywhere has no column.
std::string lossesText(const ScalingCurve& curve)
{
    std::vector<Loss> shown;
    for (std::size_t i = 0; i < lossCount; ++i)
        if (std::any_of(curve.points.begin(), curve.points.end(), [i](const ScalingPoint& p) {
                return p.losses && p.losses->losses[i].value() > 0;
            }))
            shown.push_back(Loss(i));
    TextTable table;
    std::vector<std::string> header{"cards", "useful"};
    for (const Loss loss : shown)
        header.emplace_back(label(loss).source);
    table.addRow(header);
    for (const ScalingPoint& p : curve.points) {
        if (!p.losses)
            continue;
        std::vector<std::string> cells{wholeText(p.cards.value()), percentsText(p.losses->useful)};
        for (const Loss loss : shown)
            cells.push_back(percentsText((*p.losses)[loss]));
        table.addRow(cells);
    }
    return table.text(0, 0);
}

std::string curveText(const ScalingCurve& curve)
{
    const bool strong = curve.kind == ScalingKind::strong;
    std::string out = strong ? "Strong scaling: the global batch stays\n"
                             : "Weak scaling: the global batch grows with the cards\n";
    out += pointsText(curve) + "\nWhere the time goes, in % of calendar time\n" + lossesText(curve) + "\n"
        + toString(curve.kneeRule) + "\n";
    for (const Message& note : curve.notes)
        out += toString(note) + "\n";
    std::string small;
    for (const Cards& cards : curve.tooSmall)
        small += (small.empty() ? "" : ", ") + wholeText(cards.value());
    return small.empty() ? out : out + "no layout fits on " + small + " cards\n";
}

int run(const Arguments& arguments)
{
    const std::string kind = arguments.has("--kind") ? arguments.value("--kind") : "strong";
    if (kind != "strong" && kind != "weak")
        return failUsage(SW_TEXT("Cli", "--kind must be strong or weak, not \"%1\""), {excerpt(kind, 40)});
    const std::string layouts = arguments.has("--layouts") ? arguments.value("--layouts") : "ladder";
    if (layouts != "ladder" && layouts != "search")
        return failUsage(SW_TEXT("Cli", "--layouts must be ladder or search, not \"%1\""), {excerpt(layouts, 40)});
    if (arguments.has("--json") && arguments.has("--csv"))
        return failUsage(SW_TEXT("Cli", "--json and --csv exclude each other; choose one"));
    const auto loaded = loadPlan(arguments);
    if (!loaded)
        return fail(loaded.problems());
    const ScalingCurve curve = scalingCurve(loaded->baseline(), loaded->catalogue,
        kind == "weak" ? ScalingKind::weak : ScalingKind::strong,
        layouts == "search" ? LayoutsBy::search : LayoutsBy::ladder);
    const int status = curve.points.empty() ? exitNoAnswer : exitDone;
    if (arguments.has("--json"))
        return printJson(curveJson(curve, loaded->baseline().name), status);
    if (curve.points.empty())
        return print(curve.tooSmall.empty()
                ? "No curve: a step time needs a model, data, an accelerator and a layout that is allowed\n"
                : "No curve: no layout fits on the plan's cards or 64 times as many\n",
            status);
    return print(arguments.has("--csv") ? curveCsv(curve) : curveText(curve), status);
}

} // namespace

Command scalingEntry()
{
    return {.name = "scaling",
        .usage = "PLAN [--kind strong|weak] [--layouts ladder|search] [--scenario NAME] [--set PATH=VALUE]... [--csv|--json]",
        .summary = "the plan on more and fewer cards, and where the time goes",
        .details = "Strong scaling keeps the global batch, weak scaling lets it grow with the cards; the "
                   "tokens of the run stay.\n"
                   "useful and the losses are shares of calendar time and sum to the whole. The knee follows "
                   "scaling.knee_doubling, the mark of the batch data.critical_batch.\n"
                   "--csv and --json: seconds, days, shares of one, the plan's currency. Status 1: no card "
                   "count has an answer.",
        .options = {{"--kind", Takes::one, "KIND", "strong (the usual) or weak"},
            {"--layouts", Takes::one, "BY", "ladder (the usual), or search: the fastest of all on each count"},
            scenarioOption, setOption,
            csvOption, jsonOption},
        .fewest = 1,
        .most = 1,
        .run = run};
}

} // namespace sizewright
