#include "core/model/evaluate.h"

#include "core/decision/bounds.h"
#include "core/decision/ladder.h"
#include "core/decision/tier.h"
#include "core/decision/warnings.h"
#include "core/model/assess.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace sizewright {

namespace {

// What decides the layout and the cards, before any figure.
struct Decided {
    bool known = false; // there are cards to compute for
    Choice choice;
};

Decided decide(const Resolved& r, bool wantReasons)
{
    const Scenario& s = *r.scenario;
    if (const auto gpus = s[fields().gpus]) {
        const auto cards = std::int64_t(gpus->value());
        return {true, chooseLayout(r, cards, wantReasons)};
    }
    // The fewest cards that end in time need a latest end and data.
    if (!s[fields().latest] || !r.dataTokens)
        return {};
    return {true, chooseCards(r, wantReasons)};
}

void addStages(const Inputs<Plain>& in, Results& results)
{
    results.stages.clear();
    results.peakStage = 0;
    results.stages.reserve(std::size_t(in.layout.pp));
    for (std::int64_t stage = 0; stage < in.layout.pp; ++stage) {
        const StageMemory<Plain> s = stageMemory(Plain{}, in, stage);
        results.stages.push_back({s.weights, s.gradients, s.optimizer, s.activations, s.buffers,
            s.overhead, s.total, s.library, s.upper, s.initial, s.saving});
        if (s.total > results.stages[results.peakStage].total)
            results.peakStage = std::size_t(stage);
    }
}

// The stage that may need most at worst.
std::int64_t worstStage(const Results& results)
{
    const auto most = std::max_element(results.stages.begin(), results.stages.end(),
        [](const StageLines& a, const StageLines& b) { return a.upper < b.upper; });
    return std::int64_t(most - results.stages.begin());
}

void modelFigures(const Resolved& r, double* figures)
{
    const Plain m{figures};
    const LeafReader<Plain> read{m, *r.scenario};
    parameterCounts(m, gatherShape(read, *r.shape, r.shapeDerived));
}

// Figures that wait for the three answers.
void withhold(Results& results)
{
    for (const ResultInfo& info : resultFields().all())
        if (info.key.starts_with("answer.") || info.key.starts_with("money."))
            results.clear(info.ordinal);
}

std::vector<double> noFigures()
{
    return std::vector<double>(
        resultFields().size(), std::numeric_limits<double>::quiet_NaN());
}

Results begin(const Resolved& r)
{
    Results results;
    results.currency = currencyOf(*r.scenario);
    results.missing = r.missing;
    results.complete = r.missing.empty();
    results.problems = r.problems;
    if (const auto values = r.scenario->unknown.find("values");
        r.scenario->unknown.is_object() && values != r.scenario->unknown.end()
        && values->is_object())
        for (const auto& [name, value] : values->items())
            results.problems.push_back({Severity::warning, "field.unknown_kept", name,
                {SW_TEXT("Warning",
                     "no field of this version has this name; the value is kept in the file but has "
                     "no effect"),
                    {}}});
    if (r.card) {
        results.accelerator = r.card->name;
        results.nominalMemory = r.card->memoryNominal.value();
    }
    return results;
}

} // namespace

Results evaluate(const Scenario& scenario, const Catalogue& catalogue)
{
    return evaluateVariation(scenario, catalogue, {});
}

std::optional<MeasuredRun> holdMeasurement(const Scenario& plan, const Catalogue& catalogue)
{
    auto held = std::make_shared<HeldPlan>();
    held->scenario = plan;
    held->resolved = resolve(held->scenario, catalogue);
    if (!held->resolved.computable())
        return {};
    std::optional<MeasuredRun> run = measuredRun(held->resolved);
    if (run)
        run->of = std::move(held);
    return run;
}

Results evaluateVariation(const Scenario& scenario, const Catalogue& catalogue,
    const std::optional<MeasuredRun>& held)
{
    Resolved r = resolve(scenario, catalogue);
    Results results = begin(r);
    std::vector<double> figures = noFigures();
    const auto keep = [&] {
        for (std::size_t i = 0; i < figures.size(); ++i)
            results.put(i, figures[i]);
        if (!results.complete)
            withhold(results);
    };
    if (!r.computable()) {
        if (r.shape && r.problems.empty())
            modelFigures(r, figures.data());
        results.complete = results.complete && r.problems.empty();
        keep();
        return results;
    }
    r.measured = held ? held : measuredRun(r);
    const bool fullyStated = scenario[fields().gpus] && statedLayout(r, 1);
    const Decided decided = decide(r, !fullyStated);
    if (!decided.known) {
        modelFigures(r, figures.data());
        keep();
        return results;
    }
    const Choice& choice = decided.choice;
    results.layout = choice.layout;
    results.ladder = choice.ladder;
    r.globalBatch = batchFor(r, choice.gpus);

    const auto problems = layoutProblems(
        choice.layout, *r.shape, r.globalBatch, r.sequence, choice.gpus);
    if (!problems.empty()) {
        results.problems.insert(results.problems.end(), problems.begin(), problems.end());
        modelFigures(r, figures.data());
        keep();
        return results;
    }

    const Plain m{figures.data()};
    Inputs<Plain> in = gather(m, r, choice.layout, choice.gpus);
    addStages(in, results);
    calibrateMemory(m, r, in);
    if (in.memoryCalibrated)
        addStages(in, results);
    const BytesPerCard margin = memoryFigures(m, in, std::int64_t(results.peakStage), worstStage(results));
    results.fit = margin < fromBase<BytesPerCard>(0) ? Fit::doesNotFit
        : results.stages[std::size_t(worstStage(results))].upper > in.usableMemory ? Fit::atRisk
                                                                    : Fit::fits;
    const Replica replica = smallestReplica(r);
    m.figure(resultFields().oneCard, replica.onOneCard);
    results.fitsOneCard = replica.onOneCard <= in.usableMemory;
    if (replica.cards > 0)
        m.figure(resultFields().minGpusOneReplica, units::cards(double(replica.cards)));
    results.tier = tierOf(r, in);
    calibrate(m, r, in);
    results.measured = in.calibrated;
    if (r.dataTokens)
        assessRun(m, r, in);
    keep();
    const std::size_t before = results.problems.size();
    checkBounds(r, in, results);
    results.binding = bindingOf(results, in);
    results.feasible = results.complete && results.fit != Fit::doesNotFit
        && results.problems.size() == before
        && (!results[resultFields().days] || !scenario[fields().latest]
            || *results[resultFields().days] <= *scenario[fields().latest]);
    addWarnings(r, in, results);
    return results;
}

Explained evaluateExplained(const Scenario& scenario, const Catalogue& catalogue)
{
    Explained out;
    out.results = evaluate(scenario, catalogue);
    Resolved r = resolve(scenario, catalogue);
    if (!r.shape || !r.problems.empty())
        return out;
    const Explaining m{&out.derivation};
    if (out.results.stages.empty()) {
        const LeafReader<Explaining> read{m, scenario};
        parameterCounts(m, gatherShape(read, *r.shape, r.shapeDerived));
    } else {
        const Layout& layout = out.results.layout;
        const std::int64_t gpus = layout.cards();
        r.measured = measuredRun(r);
        r.globalBatch = batchFor(r, gpus);
        Inputs<Explaining> in = gather(m, r, layout, gpus);
        calibrateMemory(m, r, in);
        memoryFigures(m, in, std::int64_t(out.results.peakStage), worstStage(out.results));
        explainReplica(m, r);
        calibrate(m, r, in);
        if (r.dataTokens)
            assessRun(m, r, in);
    }
    for (NodeId id = 0; id < out.derivation.nodes.size(); ++id) {
        const Node& node = out.derivation.nodes[id];
        if (node.op != Op::step)
            continue;
        const std::string& key = out.derivation.steps[node.b].figure;
        if (key.empty() || out.find(key))
            continue;
        const ResultInfo* info = resultFields().find(key);
        if (info && out.results.number(info->ordinal)) // a withheld figure has no explanation
            out.figures.push_back({key, id});
    }
    return out;
}

const NodeId* Explained::find(std::string_view key) const
{
    for (const auto& [name, node] : figures)
        if (name == key)
            return &node;
    return nullptr;
}

} // namespace sizewright
