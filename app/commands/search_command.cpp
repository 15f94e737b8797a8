// `search`: every layout, over card counts and variants of the plan, by one objective.
#include "core/search/apply_layout.h"
#include "core/search/strategy_search.h"

#include "app/commands/command.h"
#include "app/commands/evaluation_text.h"
#include "app/commands/output.h"
#include "app/commands/plans.h"
#include "app/commands/sweep_range.h"
#include "app/commands/text_table.h"
#include "core/results/results_json.h"
#include "core/results/route_cost.h"
#include "core/units/display.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>

namespace sizewright {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostVariants = 100;
constexpr std::int64_t mostCards = 1'000'000;

struct ObjectiveName {
    std::string_view name;
    Objective objective;
};
constexpr std::array objectives{ObjectiveName{"fastest", Objective::fastest},
    ObjectiveName{"cheapest", Objective::cheapest}, ObjectiveName{"fewest", Objective::fewest},
    ObjectiveName{"least-memory", Objective::leanest}};

std::optional<std::int64_t> wholeNumber(std::string_view text, std::int64_t most)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < 1 || value > most)
        return {};
    return value;
}

// "64..4096" or "64,128,256".
Result<std::vector<std::int64_t>> cardCounts(const std::string& text, std::int64_t perNode)
{
    const Problem bad{Severity::error, "usage", "--gpus " + text,
        {SW_TEXT("Cli", "give card counts as A..B or as a list A,B,C, from 1 to 1,000,000"), {}}};
    if (const auto dots = text.find(".."); dots != std::string::npos) {
        const auto least = wholeNumber(std::string_view(text).substr(0, dots), mostCards);
        const auto most = wholeNumber(std::string_view(text).substr(dots + 2), mostCards);
        if (!least || !most || *least > *most)
            return bad;
        return searchedCounts(*least, *most, perNode);
    }
    std::vector<std::int64_t> counts;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        const auto count = wholeNumber(std::string_view(text).substr(start, comma - start), mostCards);
        if (!count)
            return bad;
        counts.push_back(*count);
        start = comma + 1;
    }
    return counts;
}

struct Asked {
    StrategyQuestion question;
    std::vector<const FieldInfo*> varied;
    const ObjectiveName* objective = nullptr;
};

Result<Asked> readQuestion(const Arguments& arguments, const LoadedPlan& loaded)
{
    Asked asked;
    const std::string name
        = arguments.has("--objective") ? arguments.value("--objective") : std::string("fastest");
    const auto found = std::find_if(objectives.begin(), objectives.end(),
        [&](const ObjectiveName& o) { return o.name == name; });
    if (found == objectives.end())
        return Problem{Severity::error, "usage", "--objective " + name,
            {SW_TEXT("Cli", "the objective is one of fastest, cheapest, fewest, least-memory"), {}}};
    asked.objective = &*found;
    StrategyQuestion& q = asked.question;
    q.objective = found->objective;
    q.options.countAll = true;
    q.options.nearMisses = true;
    q.held = holdMeasurement(loaded.baseline(), loaded.catalogue);
    for (const auto& [option, target] : {std::pair{"--top", &q.options.top}}) {
        if (!arguments.has(option))
            continue;
        const auto value = wholeNumber(arguments.value(option), 1000);
        if (!value)
            return Problem{Severity::error, "usage", std::string(option),
                {SW_TEXT("Cli", "give a whole number from 1 to 1000"), {}}};
        *target = std::size_t(*value);
    }
    Scenario base = loaded.baseline();
    if (arguments.has("--free"))
        base = withoutLayout(base);
    q.raisesBatch = arguments.has("--raise-batch");
    if (q.raisesBatch && !base[fields().criticalBatch])
        return Problem{Severity::error, "usage", "--raise-batch",
            {SW_TEXT("Cli",
                 "the plan states no critical batch, up to which a larger one saves steps; set "
                 "data.critical_batch"),
                {}}};
    q.variants = {base};
    for (const std::string& vary : arguments.values("--vary")) {
        std::vector<Scenario> grid;
        for (const Scenario& scenario : q.variants) {
            auto axis = readSweepAxis(vary, scenario, loaded.catalogue);
            if (!axis)
                return axis.problems();
            if (axis->field == &fields()[fields().gpus])
                return Problem{Severity::error, "usage", "--vary " + vary,
                    {SW_TEXT("Cli", "card counts are given by --gpus"), {}}};
            if (asked.varied.empty() || asked.varied.back() != axis->field)
                asked.varied.push_back(axis->field);
            grid.insert(grid.end(), axis->scenarios.begin(), axis->scenarios.end());
        }
        if (grid.size() > mostVariants)
            return Problem{Severity::error, "usage", "--vary",
                {SW_TEXT("Cli", "these values make more than 100 variants; give fewer"), {}}};
        q.variants = std::move(grid);
    }
    for (Scenario& variant : q.variants) // a measurement is of one card
        if (variant[fields().accelerator] != base[fields().accelerator]) {
            variant.clear(fields().measuredStep.ordinal);
            variant.clear(fields().measuredMemory.ordinal);
        }
    const Resolved resolved = resolve(base, loaded.catalogue);
    if (arguments.has("--gpus")) {
        auto counts = cardCounts(arguments.value("--gpus"), resolved.cardsPerNode);
        if (!counts)
            return counts.problems();
        q.cards = *counts;
    } else if (q.objective == Objective::fewest && !base[fields().gpus]) {
        const Results own = evaluate(base, loaded.catalogue);
        if (!own.stages.empty())
            q.cards = searchedCounts(1, own.layout.cards(), resolved.cardsPerNode);
        q.toTheNode = true;
    } else if (q.objective == Objective::cheapest && !base[fields().gpus]) {
        const Results own = evaluate(base, loaded.catalogue);
        if (!own.stages.empty())
            q.cards = searchedCounts(std::max<std::int64_t>(1, own.layout.cards() / 4),
                own.layout.cards() * 4, resolved.cardsPerNode);
    }
    return asked;
}

std::string variedText(const Asked& asked, std::size_t variant)
{
    std::vector<std::string> parts;
    for (const FieldInfo* field : asked.varied)
        parts.push_back(fieldText(asked.question.variants[variant], field->ordinal));
    std::string out;
    for (const std::string& part : parts)
        out += (out.empty() ? "" : ", ") + part;
    return out;
}

std::string signedPercent(Ratio over)
{
    const double percent = (over.value() - 1) * 100;
    return (percent > 0 ? "+" : "") + numberText(percent, 3) + " %";
}

std::string behindText(const Behind& behind, bool sameCards)
{
    if (!sameCards) // steps of other counts are not to be compared
        return behind.days.value() > 0
            ? signedPercent(behind.days) + " days"
                + (behind.cost.value() > 0 ? ", " + signedPercent(behind.cost) + " cost" : "")
            : "";
    if (!behind.part || behind.step.value() <= 1)
        return "";
    return signedPercent(behind.step) + ", " + std::string(resultFields().all()[*behind.part].label.source)
        + " +" + quantityText(behind.more.value(), signatureOf<Seconds>(), "", {3, {}, true});
}

std::string strategyTable(const Asked& asked, const std::vector<Strategy>& strategies, bool reasons)
{
    const ResultFields& f = resultFields();
    TextTable table;
    std::vector<std::string> head{"cards"};
    if (!asked.varied.empty())
        head.push_back("variant");
    if (asked.question.raisesBatch)
        head.emplace_back("batch");
    for (const char* name : {"step", "days", "cost", "memory", "front", "layout"})
        head.emplace_back(name);
    if (reasons)
        head.emplace_back("behind the first");
    table.addRow(head);
    for (const Strategy& s : strategies) {
        const auto text = [&](std::size_t ordinal) {
            return s.results.number(ordinal) && !isWithheld(s.results, resultFields().all()[ordinal])
                ? figureText(s.results, ordinal) : std::string("—");
        };
        std::vector<std::string> row{wholeText(double(s.results.layout.cards()))};
        if (!asked.varied.empty())
            row.push_back(variedText(asked, s.variant));
        if (asked.question.raisesBatch)
            row.push_back(wholeText(double(batchOf(s))));
        for (const std::string& cell : {text(f.step.ordinal), text(f.days.ordinal),
                 text(costOf(*s.scenario[fields().route]).ordinal), text(f.memoryTotal.ordinal)})
            row.push_back(cell);
        row.emplace_back(s.onFront ? "*" : "");
        row.push_back(strategyText(s.results.layout));
        if (reasons)
            row.push_back(behindText(s.behind,
                s.results.layout.cards() == strategies.front().results.layout.cards()));
        table.addRow(row);
    }
    return table.text(2);
}

std::string searchText(const Asked& asked, const StrategySearch& found, double seconds)
{
    std::string out = toString(Message{SW_TEXT("Cli", "%1 layouts examined, %2 of them fit, in %3 s"),
                          {wholeText(found.examined), wholeText(found.feasible), numberText(seconds, 2)}})
        + "\n";
    if (found.strategies.empty())
        return out;
    const Strategy& first = found.strategies.front();
    if (first.atRisk)
        out += toString(Message{SW_TEXT("Search",
                   "Nothing fits at worst; these fit in the estimate and are at risk."), {}}) + "\n";
    if (first.late)
        out += toString(Message{SW_TEXT("Search",
                   "Nothing ends by the latest acceptable day; add cards, cut the data or the model, or move the "
                   "date."), {}}) + "\n";
    out += "\n" + std::string(asked.objective->name) + "\n"
        + strategyTable(asked, found.strategies, true);
    if (found.fronts.size() > 1)
        out += "\nbest of each card count; * on the front of days, money and cards\n"
            + strategyTable(asked, found.fronts, false);
    if (!found.misses.empty()) {
        out += "\nfaster on " + wholeText(double(found.strategies.front().results.layout.cards()))
            + " cards, but does not fit\n";
        TextTable table;
        for (const Missed& miss : found.misses)
            table.addRow({strategyText(miss.miss.found.layout),
                quantityText(miss.miss.found.step.value(), signatureOf<Seconds>(), "", {3, {}, true}),
                toString(miss.text)});
        out += table.text(2);
    }
    if (!found.neighbours.empty()) {
        out += "\nbeside the first\n";
        TextTable table;
        const Seconds step = *found.strategies.front().results[resultFields().step];
        for (const Neighbour& near : found.neighbours) {
            const std::string why = near.broken ? toString(near.broken->message)
                : !near.fits ? "does not fit: needs "
                    + quantityText(near.found.upper.value(), signatureOf<BytesPerCard>(), "GiB") + " at worst"
                : near.found.step == step ? std::string("as fast")
                                          : signedPercent(near.found.step / step) + " step";
            table.addRow({std::string(fields().all()[near.field].key), wholeText(double(near.value)), why});
        }
        out += table.text(2);
    }
    return out;
}

Json strategyJson(const Asked& asked, const Strategy& s)
{
    const Json all = evaluationJson({{s.scenario.name, s.results}})["scenarios"][0];
    const ResultInfo& cost = resultFields().all()[costOf(*s.scenario[fields().route]).ordinal];
    Json json = {{"gpus", s.results.layout.cards()}, {"global_batch", batchOf(s)}, {"strategy", all["strategy"]}, {"time", all["time"]},
        {"memory", all["memory"]}, {"answer", all["answer"]},
        {"cost", isWithheld(s.results, cost) ? Json() : figureJson(s.results, cost)},
        {"on_front", s.onFront}};
    for (const FieldInfo* field : asked.varied)
        json[std::string(field->key)] = fieldText(s.scenario, field->ordinal);
    if (s.behind.part)
        json["behind"] = {{"step", numberJson(s.behind.step.value())},
            {"part", resultFields().all()[*s.behind.part].key}, {"seconds", s.behind.more.value()}};
    return json;
}

Json searchJson(const Asked& asked, const StrategySearch& found, double seconds)
{
    Json json = {{"objective", asked.objective->name}, {"examined", numberJson(found.examined)},
        {"feasible", numberJson(found.feasible)}, {"seconds", seconds},
        {"at_risk", !found.strategies.empty() && found.strategies.front().atRisk},
        {"late", !found.strategies.empty() && found.strategies.front().late},
        {"strategies", Json::array()}, {"front", Json::array()}, {"near_misses", Json::array()}};
    for (const Strategy& s : found.strategies)
        json["strategies"].push_back(strategyJson(asked, s));
    for (const Strategy& s : found.fronts)
        json["front"].push_back(strategyJson(asked, s));
    for (const Missed& miss : found.misses)
        json["near_misses"].push_back({{"strategy", layoutJson(miss.miss.found.layout)},
            {"step_s", miss.miss.found.step.value()}, {"text", toString(miss.text)}});
    return json;
}

int run(const Arguments& arguments)
{
    const auto loaded = loadPlan(arguments);
    if (!loaded)
        return fail(loaded.problems());
    const auto asked = readQuestion(arguments, *loaded);
    if (!asked)
        return fail(asked.problems());
    const auto start = std::chrono::steady_clock::now();
    const StrategySearch found = searchStrategies(asked->question, loaded->catalogue);
    const double seconds
        = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const int status
        = found.strategies.empty() || found.strategies.front().late ? exitNoAnswer : exitDone;
    if (arguments.has("--json"))
        return printJson(searchJson(*asked, found, seconds), status);
    std::string text = searchText(*asked, found, seconds);
    if (found.strategies.empty())
        text += "No answer: " + oneLine(toString(found.problems.front())) + "\n";
    return print(text, status);
}

} // namespace

Command searchEntry()
{
    return {.name = "search",
        .usage = "PLAN [--objective fastest|cheapest|fewest|least-memory] [--gpus A..B|A,B,C] "
                 "[--vary PATH=X,Y]... [--free] [--raise-batch] [--top N] [--scenario NAME] [--set PATH=VALUE]... [--json]",
        .summary = "every layout, examined: the best by an objective, and what nearly was",
        .details
        = "What the plan states of the layout stays; --free lets all of it be chosen. --gpus takes card counts of "
          "one run; a range tries whole nodes in steps of 1, 1.5, 2, 3 … --vary makes variants of the plan, "
          "such as hardware.accelerator=nvidia-h100-sxm,nvidia-b200.\n"
          "Where plan and --gpus leave the cards open, `cheapest` tries a quarter to four times the ladder's, "
          "`fewest` every whole node below the first count that suffices; the other objectives the ladder's.\n"
          "The global batch stays; --raise-batch also tries larger ones, up to data.critical_batch.\n"
          "Strategies that end by the latest acceptable day come first. Status 1: nothing fits, or nothing ends in time.",
        .options = {{"--objective", Takes::one, "NAME", "fastest, cheapest, fewest or least-memory"},
            {"--gpus", Takes::one, "COUNTS", "card counts of one run"},
            {"--vary", Takes::each, "PATH=X,Y", "a field and the values that it may take"},
            {"--free", Takes::nothing, "", "forget the layout that the plan states"},
            {"--raise-batch", Takes::nothing, "", "also larger global batches, up to data.critical_batch"},
            {"--top", Takes::one, "N", "strategies to print, 10 by default"}, scenarioOption, setOption,
            jsonOption},
        .fewest = 1,
        .most = 1,
        .run = run};
}

} // namespace sizewright
