// How long the program's answers take on the example plans: one line for each kind of question, median and
// 95th percentile over many runs. Usage: bench_evaluate [SECONDS for each line]
#include "core/study/comparison.h"
#include "core/study/route_curves.h"
#include "core/study/scaling.h"
#include "core/trace/explain.h"
#include "tests/support/held_layout.h"
#include "tests/support/sample_plans.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
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
    const auto given = [&](const Sample& s) { return held(s.scenario, chosen(s)); };
    const auto cardsGiven = [&](const Sample& s) {
        Scenario scenario = freed(s.scenario);
        scenario.set(fields().gpus, units::cards(double(chosen(s).cards())));
        return scenario;
    };
    const auto automatic = [](const Sample& s) {
        Scenario scenario = freed(s.scenario);
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
    plans();
    return 0;
}
