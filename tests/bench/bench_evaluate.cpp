// How long the program's answers take on the example plans: one line for each kind of question, median and
// 95th percentile over many runs. Usage: bench_evaluate [SECONDS for each line]
#include "core/search/apply_layout.h"
#include "core/search/layout_search.h"
#include "core/search/strategy_search.h"
#include "core/study/comparison.h"
#include "core/study/route_curves.h"
#include "core/study/scaling.h"
#include "core/trace/explain.h"
#include "tests/support/plan_builder.h"
#include "tests/support/sample_plans.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>

using namespace sizewright;
using namespace sizewright::test;

namespace {

using Clock = std::chrono::steady_clock;
double secondsPerLine = 1.0;

double microseconds(Clock::duration d)
{
    return std::chrono::duration<double, std::micro>(d).count();
}

// Keeps the compiler from leaving out what nobody reads.
volatile double sink = 0;

// Runs each piece of work in turn until the time is up; the first round only warms up.
void line(const char* name, const std::vector<std::function<double()>>& work)
{
    std::vector<double> times;
    for (const auto& piece : work)
        sink = sink + piece();
    const auto end = Clock::now() + std::chrono::duration<double>(secondsPerLine);
    while (Clock::now() < end || times.size() < 3 * work.size())
        for (const auto& piece : work) {
            const auto start = Clock::now();
            sink = sink + piece();
            times.push_back(microseconds(Clock::now() - start));
        }
    std::sort(times.begin(), times.end());
    const auto at = [&](double share) {
        return times[std::min(times.size() - 1, std::size_t(share * double(times.size())))];
    };
    std::printf("%-34s median %10.1f µs   P95 %10.1f µs   %8zu runs over %zu plans\n", name, at(0.5),
        at(0.95), times.size(), work.size());
    std::fflush(stdout);
}

double daysOf(const Results& r) { return r[resultFields().days].value_or(Seconds()).value(); }

// The work on each sample, with its scenario changed first.
std::vector<std::function<double()>> each(const std::vector<Sample>& samples,
    const std::function<Scenario(const Sample&)>& prepare,
    const std::function<double(const Scenario&, const Catalogue&)>& question)
{
    std::vector<std::function<double()>> work;
    for (const Sample& sample : samples)
        work.push_back([scenario = prepare(sample), &sample, question] {
            return question(scenario, sample.catalogue);
        });
    return work;
}

double evaluateOnce(const Scenario& s, const Catalogue& c) { return daysOf(evaluate(s, c)); }

void evaluations(const std::vector<Sample>& samples)
{
    const auto chosen = [](const Sample& s) { return evaluate(s.scenario, s.catalogue).layout; };
    const auto given = [&](const Sample& s) { return withLayoutAndCards(s.scenario, chosen(s)); };
    const auto cardsGiven = [&](const Sample& s) {
        Scenario scenario = withoutLayout(s.scenario);
        scenario.set(fields().gpus, units::cards(double(chosen(s).cards())));
        return scenario;
    };
    const auto automatic = [](const Sample& s) {
        Scenario scenario = withoutLayout(s.scenario);
        scenario.clear(fields().gpus.ordinal);
        return scenario;
    };
    line("evaluate, layout given", each(samples, given, evaluateOnce));
    line("evaluate, cards given", each(samples, cardsGiven, evaluateOnce));
    line("evaluate, all automatic", each(samples, automatic, evaluateOnce));
    line("evaluate explained, layout given",
        each(samples, given, [](const Scenario& s, const Catalogue& c) {
            return double(evaluateExplained(s, c).derivation.nodes.size());
        }));
    line("lines of one explanation", each(samples, given, [](const Scenario& s, const Catalogue& c) {
        static std::map<const Catalogue*, Explained> kept;
        auto& explained = kept[&c];
        if (explained.figures.empty())
            explained = evaluateExplained(s, c);
        const NodeId* step = explained.find("time.step_s");
        return step ? double(explain(explained.derivation, *step, "USD").size()) : 0.0;
    }));
}

void studies(const std::vector<Sample>& samples)
{
    const auto asIs = [](const Sample& s) { return s.scenario; };
    line("scaling curve", each(samples, asIs, [](const Scenario& s, const Catalogue& c) {
        return double(scalingCurve(s, c).points.size());
    }));
    line("route curves", each(samples, asIs, [](const Scenario& s, const Catalogue& c) {
        return double(routeCurves(s, c).months.size());
    }));
}

// GPT-3 175B on 4,096 A100, the case of arXiv 2302.07397 (Calculon).
Scenario gpt3()
{
    return framed("model.layers=96\nmodel.hidden=12288\nmodel.heads=96\nmodel.kv_heads=96\nmodel.ffn=49152\n"
                  "model.gated_ffn=no\nmodel.vocab=51200\ndata.tokens=300B\ndata.sequence=2048\n"
                  "data.global_batch=4096\nhardware.accelerator=nvidia-a100-sxm-80\ncluster.gpus=4096");
}

Resolved resolvedOn(const Scenario& scenario, std::int64_t gpus)
{
    Resolved r = resolve(scenario, shippedCatalogue());
    r.measured = measuredRun(r);
    r.globalBatch = batchFor(r, gpus);
    return r;
}

double secondsOf(const std::function<void()>& work)
{
    std::vector<double> times;
    for (int i = 0; i < 5; ++i) {
        const auto start = std::chrono::steady_clock::now();
        work();
        times.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

double peakMiB()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:"))
            return std::atof(line.c_str() + 6) / 1024;
    return 0;
}

void searches()
{
    const Scenario plan = gpt3();
    const Resolved r = resolvedOn(plan, 4096);
    // One layout after another, each with its step and the memory of its fullest stage.
    const SearchSpace space = searchSpace(r, 4096);
    double evaluated = 0;
    const double one = secondsOf([&] {
        LayoutCost cost(r, 4096);
        evaluated = 0;
        for (const LayoutBlock& block : blocksOf(space, r)) {
            const BlockTimes times = cost.times(block, {Recompute::none});
            for (const Layout& layout : layoutsOf(space, block, r)) {
                cost.step(times, layout);
                cost.peak(layout);
                evaluated += 1;
            }
        }
    });
    std::printf("%-40s %12.0f /s on one core\n", "layouts, step and memory", evaluated / one);
    for (const unsigned threads : {1U, 2U}) {
        SearchOptions all;
        all.countAll = true;
        all.threads = threads;
        LayoutSearch found;
        const double seconds = secondsOf([&] { found = searchLayouts(r, 4096, all); });
        std::printf("%-40s %12.3f s, %.0f layouts, %.0f fit, %u thread%s\n",
            "GPT-3 175B on 4,096 A100, all layouts", seconds, found.examined, found.feasible, threads,
            threads > 1 ? "s" : "");
    }
    const double bounded = secondsOf([&] { searchLayouts(r, 4096); });
    std::printf("%-40s %12.3f s\n", "the same, only the best ten", bounded);
    const std::vector<std::int64_t> counts = searchedCounts(32, 24576, 8);
    const double curve = secondsOf([&] {
        for (std::size_t i = counts.size() - 20; i < counts.size(); ++i) {
            const Resolved at = resolvedOn(plan, counts[i]);
            searchLayouts(at, counts[i], {.top = 1});
        }
    });
    std::printf("%-40s %12.1f ms\n", "the best layout at 20 card counts", curve * 1e3);
    std::printf("%-40s %12.0f MiB\n", "peak memory of this benchmark", peakMiB());
}

void plans()
{
    std::vector<std::function<double()>> compare, read, write;
    for (const auto& path : examplePaths()) {
        const std::string bytes = bytesOf(path);
        const Plan plan = planAt(path);
        const Catalogue catalogue = effectiveCatalogue(plan, shippedCatalogue());
        compare.push_back([plan, catalogue] {
            std::vector<Results> results;
            for (const Scenario& s : plan.scenarios)
                results.push_back(evaluate(s, catalogue));
            return double(compareScenarios(plan.scenarios, plan.baseline, results).rows.size());
        });
        read.push_back([bytes] { return double(readPlan(bytes, "plan")->scenarios.size()); });
        write.push_back([plan] { return double(writePlan(plan).size()); });
    }
    line("compare, with its evaluations", compare);
    line("read a plan file", read);
    line("write a plan file", write);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc > 1)
        secondsPerLine = std::atof(argv[1]);
    const std::vector<Sample> samples = exampleSamples();
    evaluations(samples);
    studies(samples);
    searches();
    plans();
    return 0;
}
