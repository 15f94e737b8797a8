#include "app/commands/evaluation_text.h"

#include "app/commands/output.h"
#include "app/commands/text_table.h"
#include "core/results/route_cost.h"
#include "core/results/results_json.h"
#include "core/search/given_away.h"

#include <array>

namespace sizewright {

namespace {

std::string text(const Results& results, std::size_t ordinal)
{
    return figureText(results, ordinal);
}

std::string cardsText(const Results& results)
{
    const ResultFields& f = resultFields();
    std::string out = text(results, f.gpus.ordinal);
    if (!results.accelerator.empty())
        out += " × " + results.accelerator;
    if (const auto nodes = results[f.nodes])
        out += ", " + text(results, f.nodes.ordinal) + (*nodes == count(1) ? " node" : " nodes");
    return out;
}

std::string daysText(const Results& results)
{
    const ResultFields& f = resultFields();
    std::string out = text(results, f.days.ordinal);
    if (results[f.daysP10] && results[f.daysP90])
        out += " (P10 " + text(results, f.daysP10.ordinal) + ", P90 "
            + text(results, f.daysP90.ordinal) + ")";
    return out;
}

// The chosen route first.
std::string moneyText(const Scenario& scenario, const Results& results)
{
    std::string out;
    for (const Route route : routesBeside(*scenario[fields().route]))
        out += (out.empty() ? "" : " · ") + std::string(optionOf(route).key) + " "
            + text(results, costOf(route).ordinal);
    return out;
}

std::string memoryText(const Results& results)
{
    const ResultFields& f = resultFields();
    return std::string(label(results.fit).source) + ": " + text(results, f.memoryTotal.ordinal)
        + " of " + text(results, f.usable.ordinal) + " usable, margin "
        + text(results, f.margin.ordinal)
        + (results[f.memoryUpper] ? ", at worst " + text(results, f.memoryUpper.ordinal) : "");
}

std::string problemLines(const Results& results)
{
    std::string out;
    for (const Problem& p : results.problems) {
        const char* kind = p.severity == Severity::error ? "error"
            : p.severity == Severity::warning            ? "warning"
                                                         : "note";
        out += "  " + std::string(kind) + ": " + oneLine(toString(p)) + "\n";
    }
    return out;
}

std::string missingLines(const Results& results)
{
    std::string out = "  The verdict is withheld until these are given:\n";
    TextTable table;
    for (const Missing& m : results.missing)
        table.addRow({m.key, toString(m.what)});
    return out + table.text(4);
}

std::string figureTable(const Results& results)
{
    std::string out;
    TextTable table;
    std::string_view group;
    const auto flush = [&] {
        if (!table.empty())
            out += "\n" + std::string(group) + "\n" + table.text(2);
        table = {};
    };
    for (const ResultInfo& info : resultFields().all()) {
        if (info.group.source != group) {
            flush();
            group = info.group.source;
        }
        if (results.number(info.ordinal) && !isWithheld(results, info))
            table.addRow({info.label.source, text(results, info.ordinal), std::string(info.key)});
    }
    flush();
    return out;
}

} // namespace

std::string strategyText(const Layout& l)
{
    std::string out;
    const auto degree = [&](const char* name, std::int64_t value) {
        out += (out.empty() ? "" : " ") + std::string(name) + " " + std::to_string(value);
    };
    degree("tp", l.tp);
    degree("pp", l.pp);
    if (l.vpp > 1)
        degree("vpp", l.vpp);
    if (l.cp > 1)
        degree("cp", l.cp);
    if (l.ep > 1)
        degree("ep", l.ep);
    if (l.etp > 1)
        degree("etp", l.etp);
    degree("dp", l.dp);
    degree("ZeRO", l.zeroStage);
    degree("micro-batch", l.microBatch);
    if (l.shardGroup > 0 && l.shardGroup < l.dp * l.cp)
        out += " in groups of " + std::to_string(l.shardGroup);
    if (l.firstLayers >= 0)
        out += ", first stage " + std::to_string(l.firstLayers) + " layers";
    if (l.lastLayers >= 0)
        out += ", last stage " + std::to_string(l.lastLayers) + " layers";
    if (l.schedule != Schedule::oneForwardOneBackward)
        out += std::string(", ") + optionOf(l.schedule).key;
    out += std::string(", recompute ") + optionOf(l.recompute).key;
    if (l.recomputeLayers > 0)
        out += " of " + std::to_string(l.recomputeLayers) + " layers a stage";
    return out + (l.sequenceParallel ? ", sequence parallel" : "");
}

std::string ladderText(const Results& results)
{
    std::string out;
    for (const Rung& rung : results.ladder) {
        out += std::string(rung.accepted ? "  ✓ " : "  ✗ ") + rung.name.source + " ("
            + strategyText(rung.layout) + ")\n";
        out += "      " + oneLine(toString(rung.reason)) + "\n";
    }
    return out;
}

std::string verdictText(const Scenario& scenario, const Results& results)
{
    TextTable table;
    if (results.complete && hasLayout(results)) {
        table.addRow({"Cards", cardsText(results)});
        table.addRow({"Days", daysText(results)});
        table.addRow({"Money", moneyText(scenario, results)});
        table.addRow({"Memory", memoryText(results)});
        table.addRow({"Layout", strategyText(results.layout)});
        if (results.binding != Binding::none)
            table.addRow({"Binds", label(results.binding).source});
        table.addRow({"Tier", label(results.tier).source});
        if (results.measured)
            table.addRow({"Step", "as measured: rates moved by a measured step time"});
        if (results[resultFields().calibrationActivations])
            table.addRow({"Peak", "as measured: activations moved by a measured peak of memory"});
    }
    std::string out = oneLine(scenario.name) + "\n" + table.text(2);
    if (!results.complete)
        out += missingLines(results);
    else if (!results.feasible)
        out += "  No answer: nothing here meets the plan's limits.\n";
    return out + problemLines(results);
}

std::string evaluationText(const Scenario& scenario, const Catalogue& catalogue, const Results& results)
{
    std::string out = verdictText(scenario, results) + figureTable(results);
    if (!results.ladder.empty())
        out += "\nLadder, from the least trouble up\n" + ladderText(results);
    if (const auto away = givenAway(scenario, catalogue, results))
        out += "  " + toString(*away) + "\n";
    return out;
}

} // namespace sizewright
