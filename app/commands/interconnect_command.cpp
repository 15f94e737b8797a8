// `interconnect`: what another interconnect would do for a plan, and what it costs.
#include "core/study/interconnect.h"

#include "app/commands/command.h"
#include "app/commands/output.h"
#include "app/commands/plans.h"
#include "app/commands/text_table.h"
#include "core/results/results_json.h"
#include "core/units/display.h"

namespace sizewright {

namespace {

using Json = nlohmann::ordered_json;

struct Column {
    const char* key;
    const char* heading;
    std::size_t figure;
};
std::vector<Column> columns()
{
    const ResultFields& f = resultFields();
    return {{"step", "step", f.step.ordinal}, {"days", "days", f.days.ordinal},
        {"rent", "rent", f.costRent.ordinal}, {"build", "build", f.costBuild.ordinal}};
}

// Change of a figure against the plan; nothing where one of them is absent.
std::optional<double> changeOf(const Interconnect& study, const InterconnectVariant& v, std::size_t figure)
{
    const auto change = study.change(v, Figure<Ratio>{figure});
    return change ? std::optional(change->value()) : std::nullopt;
}

std::string priceText(const InterconnectVariant& v)
{
    if (!v.price)
        return "—";
    const std::string text = quantityText(v.price->value(), signatureOf<Money>(), "",
        {4, v.results.currency, true});
    return v.price->value() > 0 ? "+" + text : text;
}

Json rowJson(const Results& results)
{
    Json json = Json::object();
    for (const Column& c : columns()) {
        const ResultInfo& info = resultFields().all()[c.figure];
        json[std::string(info.key)] = figureJson(results, info);
    }
    return json;
}

Json studyJson(const std::string& scenario, const Interconnect& study)
{
    Json json = {{"scenario", scenario}, {"plan", rowJson(study.plan)}, {"variants", Json::array()}};
    for (const InterconnectVariant& v : study.variants) {
        Json row = {{"variant", v.key}, {"name", toString(v.name)}, {"source", v.source}};
        row.update(rowJson(v.results));
        for (const Column& c : columns()) {
            const auto change = changeOf(study, v, c.figure);
            row[std::string(c.key) + "_change"] = change ? numberJson(*change) : Json();
        }
        row["other_layout"] = v.otherLayout;
        row["price"] = v.price ? numberJson(v.price->value()) : Json();
        row["price_note"] = toString(v.priceNote);
        json["variants"].push_back(row);
    }
    return json;
}

std::string studyCsv(const std::string& scenario, const Interconnect& study)
{
    std::string out;
    const Json json = studyJson(scenario, study);
    for (const Json& row : json["variants"]) {
        std::vector<std::string> header, cells;
        for (const auto& [key, value] : row.items()) {
            header.push_back(key);
            cells.push_back(value.is_null() ? "" : value.is_string() ? value.get<std::string>() : value.dump());
        }
        if (out.empty())
            out = csvLine(header);
        out += csvLine(cells);
    }
    return out;
}

std::string cellText(const Interconnect& study, const InterconnectVariant& v, std::size_t figure)
{
    const auto change = changeOf(study, v, figure);
    if (!change)
        return "—";
    return figureText(v.results, figure) + " (" + (*change >= 0 ? "+" : "") + numberText(*change * 100, 2) + " %)";
}

std::string studyText(const Interconnect& study)
{
    TextTable table;
    std::vector<std::string> header{"variant"}, own{"the plan"};
    for (const Column& c : columns()) {
        header.push_back(c.heading);
        own.push_back(study.plan.number(c.figure) ? figureText(study.plan, c.figure) : "—");
    }
    header.insert(header.end(), {"fabric", "what that counts"});
    table.addRow(header);
    table.addRow(own);
    bool otherLayout = false;
    for (const InterconnectVariant& v : study.variants) {
        std::vector<std::string> cells{toString(v.name) + (v.otherLayout ? " *" : "")};
        otherLayout = otherLayout || v.otherLayout;
        for (const Column& c : columns())
            cells.push_back(cellText(study, v, c.figure));
        cells.push_back(priceText(v));
        cells.push_back(toString(v.priceNote));
        table.addRow(cells);
    }
    std::string out = table.text(0);
    if (otherLayout)
        out += "\n* in another layout, which the program would choose here\n";
    return out + "\nCards and the price of a card-hour are held; what has no price of its own is built at the plan's.\n";
}

int run(const Arguments& arguments)
{
    if (arguments.has("--json") && arguments.has("--csv"))
        return failUsage(SW_TEXT("Cli", "--json and --csv exclude each other; choose one"));
    const auto loaded = loadPlan(arguments);
    if (!loaded)
        return fail(loaded.problems());
    const Interconnect study = interconnectOf(loaded->baseline(), loaded->catalogue);
    const int status = study.variants.empty() ? exitNoAnswer : exitDone;
    if (arguments.has("--json"))
        return printJson(studyJson(loaded->baseline().name, study), status);
    if (arguments.has("--csv"))
        return print(studyCsv(loaded->baseline().name, study), status);
    if (!study.variants.empty())
        return print(studyText(study));
    const std::string why = whyNoAnswer(study.plan);
    return print("No variants: "
            + oneLine(why.empty() ? "the cards of this plan reach each other without a network" : why) + "\n",
        status);
}

} // namespace

Command interconnectEntry()
{
    return {.name = "interconnect",
        .usage = "PLAN [--scenario NAME] [--set PATH=VALUE]... [--csv|--json]",
        .summary = "what another interconnect would do for a plan, and what it costs",
        .details = "Varies the scale-up domain, network cards, oversubscription, rails, fabric and achieved share, one "
                   "at a time,\non the same cards. Status 1: the plan has no step, or needs no network.",
        .options = {scenarioOption, setOption, csvOption, jsonOption},
        .fewest = 1,
        .most = 1,
        .run = run};
}

} // namespace sizewright
