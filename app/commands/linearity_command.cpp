// `linearity`: measured step times by two laws of scaling, and against the model.
#include "core/study/linearity.h"

#include "app/commands/command.h"
#include "app/commands/output.h"
#include "app/commands/plans.h"
#include "app/commands/text_table.h"
#include "core/results/results_json.h"
#include "core/study/linearity_findings.h"
#include "core/units/display.h"

namespace sizewright {

namespace {

using Json = nlohmann::ordered_json;

std::string seconds(Seconds t) { return quantityText(t.value(), signatureOf<Seconds>(), "", {4, "", true}); }
// To a hundredth: a calibrated point is off by nothing, not by 1e-14.
std::string percent(Ratio share) { return numberText(std::round(share.value() * 1e4) / 100 + 0.0, 3) + " %"; }
std::string cards(Cards n) { return wholeText(std::round(n.value())); }
std::string suspectText(const SuspectPart& suspect)
{
    return toString(suspectSentence(suspect, resultFields().all()[suspect.figure].label.source));
}

Json lawJson(const LawFit& law)
{
    Json json = {{"law", key(law.law())}, {"determined", law.determined()}};
    if (!law.determined())
        return json;
    json["sigma"] = numberJson(law.serial().value());
    json["kappa"] = law.law() == ScalingLaw::universal ? numberJson(law.coherence().value()) : Json();
    json["one_card_s"] = numberJson(law.oneCard().value());
    json["undivided_s"] = numberJson(law.undivided().value());
    json["sigma_held_at_0"] = law.serialHeld();
    json["kappa_held_at_0"] = law.coherenceHeld();
    json["sigma_held_at_1"] = law.divisibleHeld();
    json["degrees_of_freedom"] = law.degreesOfFreedom();
    json["spread"] = numberJson(law.spread().value());
    json["spread_assumed"] = law.spreadAssumed();
    json["peak_gpus"] = law.peak() ? numberJson(law.peak()->value()) : Json();
    return json;
}

Json pointJson(const MeasuredPoint& point)
{
    Json json = {{"gpus", numberJson(point.measured.cards.value())},
        {"step_s", numberJson(point.measured.step.value())},
        {"efficiency", numberJson(point.efficiency.value())}};
    json["modelled_s"] = point.modelled ? numberJson(point.modelled->value()) : Json();
    json["deviation"] = point.modelled ? numberJson(point.deviation.value()) : Json();
    Json parts = Json::array();
    for (const PartAgainstMeasured& part : point.parts)
        parts.push_back({{"part", resultFields().all()[part.figure].key},
            {"modelled_s", numberJson(part.time.value())}, {"share", numberJson(part.share.value())},
            {"needed", part.needed ? numberJson(part.needed->value()) : Json()}});
    json["parts"] = parts;
    return json;
}

Json linearityJson(const std::string& scenario, const Linearity& linearity)
{
    Json json = {{"scenario", scenario}};
    for (const char* list : {"points", "laws", "forecasts", "findings"})
        json[list] = Json::array();
    for (const MeasuredPoint& point : linearity.points)
        json["points"].push_back(pointJson(point));
    for (const LawFit* law : {&linearity.amdahl, &linearity.universal})
        json["laws"].push_back(lawJson(*law));
    json["forecast_law"] = key(lawToShow(linearity.amdahl, linearity.universal).law());
    for (const StepForecast& f : linearity.forecasts)
        json["forecasts"].push_back({{"gpus", numberJson(f.cards.value())},
            {"step_s", numberJson(f.step.value())}, {"low_s", numberJson(f.low.value())},
            {"high_s", numberJson(f.high.value())}});
    json["calibrated_at_gpus"]
        = linearity.calibratedAt ? numberJson(linearity.calibratedAt->cards.value()) : Json();
    json["suspect"] = Json();
    if (const auto& suspect = linearity.suspect)
        json["suspect"] = {{"part", resultFields().all()[suspect->figure].key},
            {"factor", numberJson(suspect->factor.value())},
            {"explained", numberJson(suspect->explained.value())}};
    for (const Message& finding : linearity.findings)
        json["findings"].push_back(toString(finding));
    return json;
}

std::string pointsText(const Linearity& linearity)
{
    TextTable table;
    table.addRow({"cards", "measured", "efficiency", "modelled", "off by"});
    for (const MeasuredPoint& p : linearity.points)
        table.addRow({cards(p.measured.cards), seconds(p.measured.step), percent(p.efficiency),
            p.modelled ? seconds(*p.modelled) : "—", p.modelled ? percent(p.deviation) : "—"});
    return table.text(2, 0);
}

std::string forecastsText(const Linearity& linearity)
{
    if (linearity.forecasts.empty())
        return {};
    TextTable table;
    table.addRow({"cards", "step", "from", "to"});
    for (const StepForecast& f : linearity.forecasts)
        table.addRow({cards(f.cards), seconds(f.step), seconds(f.low), seconds(f.high)});
    const bool amdahl = lawToShow(linearity.amdahl, linearity.universal).law() == ScalingLaw::amdahl;
    return std::string("\nExpected by ") + (amdahl ? "Amdahl's law" : "the universal scalability law")
        + ", nine of ten measurements between\n" + table.text(2, 0);
}

// Of the point that the model misses most.
std::string partsText(const Linearity& linearity)
{
    const MeasuredPoint* worst = nullptr;
    for (const MeasuredPoint& p : linearity.points)
        if (p.modelled
            && (!worst || std::abs(p.deviation.value()) > std::abs(worst->deviation.value())))
            worst = &p;
    if (!worst || linearity.points.size() < 2)
        return {};
    TextTable table;
    table.addRow({"part", "modelled", "share", "alone would have to be"});
    for (const PartAgainstMeasured& part : worst->parts)
        table.addRow({resultFields().all()[part.figure].label.source, seconds(part.time), percent(part.share),
            part.needed ? numberText(part.needed->value(), 3) + " ×" : "cannot"});
    return "\nParts of the modelled step on " + cards(worst->measured.cards) + " cards\n" + table.text(2, 1);
}

int run(const Arguments& arguments)
{
    const auto loaded = loadPlan(arguments);
    if (!loaded)
        return fail(loaded.problems());
    const auto linearity = linearityOf(loaded->baseline(), loaded->catalogue);
    if (!linearity)
        return fail(linearity.problems());
    const int status = linearity->amdahl.determined() ? exitDone : exitNoAnswer;
    if (arguments.has("--json"))
        return printJson(linearityJson(loaded->baseline().name, *linearity), status);
    std::string out;
    if (!linearity->points.empty())
        out = pointsText(*linearity) + forecastsText(*linearity) + partsText(*linearity) + "\n";
    for (const Message& finding : linearity->findings)
        out += "- " + oneLine(toString(finding)) + "\n";
    if (linearity->suspect)
        out += "- " + suspectText(*linearity->suspect) + "\n";
    return print(out, status);
}

} // namespace

Command linearityEntry()
{
    return {.name = "linearity",
        .usage = "PLAN [--scenario NAME] [--set PATH=VALUE]... [--json]",
        .summary = "measured step times by two laws of scaling, and against the model",
        .details = "Reads measured.step_s_n, measured.gpus_n, measured.step_s_2n and measured.step_series. Fits "
                   "Amdahl's law and\nthe universal scalability law to them, says what the points can tell, and "
                   "compares them with the model\ncalibrated at the first. Status 1: fewer than two counts were "
                   "measured.",
        .options = {scenarioOption, setOption, jsonOption},
        .fewest = 1,
        .most = 1,
        .run = run};
}

} // namespace sizewright
