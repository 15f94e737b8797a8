// The layouts of measured public runs against the search: is what it finds at least as fast by the same model, and
// does the published layout stand among its best? Usage: search_published [RUNS.csv]
#include "core/model/evaluate.h"
#include "core/search/apply_layout.h"
#include "core/search/layout_search.h"
#include "core/study/run_record.h"
#include "core/study/run_table.h"
#include "core/study/validation.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <tuple>

using namespace sizewright;

namespace {

constexpr std::size_t listed = 10;

struct Found {
    std::size_t runs = 0, faster = 0, same = 0, near = 0, missing = 0;
    std::vector<double> over; // published step over the best found
};

// The layout forgotten, the cards kept.
Scenario freed(Scenario scenario)
{
    const PlanFields& f = fields();
    const auto schedule = scenario.value(f.schedule.ordinal);
    scenario = withoutLayout(scenario);
    // The schedule stays 1F1B or interleaved where the run's was: its framework had no other.
    scenario.set(f.schedule, schedule.isSet() ? Schedule(int(schedule.number)) : Schedule::oneForwardOneBackward);
    return scenario;
}

void take(Found& found, const Results& own, const LayoutSearch& search)
{
    ++found.runs;
    if (search.best.empty()) {
        ++found.missing;
        return;
    }
    const double over = *own[resultFields().step] / search.best.front().step;
    found.over.push_back(over);
    found.faster += over >= 1 - 1e-9;
    const auto kind = [](const Layout& l) { return std::tuple(l.tp, l.pp, l.cp, l.ep, l.etp); };
    for (std::size_t i = 0; i < search.best.size(); ++i)
        if (kind(search.best[i].layout) == kind(own.layout)) {
            found.same += i == 0;
            ++found.near;
            break;
        }
}

} // namespace

int main(int, char**)
{
    const auto& table = shippedRuns();
    if (!table)
        return 1;
    std::map<std::string, Found> bySource;
    const auto rows = readRuns(*table);
    if (!rows)
        return 1;
    for (const RunRow& row : *rows) {
        const PreparedRun run = prepareRun(row, shippedCatalogue());
        if (run.run.skipped || !row.tp || !row.pp || !row.gpus)
            continue;
        const Results own = evaluate(run.run.scenario, shippedCatalogue());
        if (!own[resultFields().step] || own.stages.empty() || own.layout.cards() <= 1)
            continue;
        const Scenario open = freed(run.run.scenario);
        Resolved r = resolve(open, shippedCatalogue());
        r.globalBatch = batchFor(r, own.layout.cards());
        const LayoutSearch search = searchLayouts(r, own.layout.cards(), {.top = listed});
        take(bySource[std::string(row.family())], own, search);
    }
    std::printf("%-14s %6s %10s %8s %8s %9s %9s\n", "source", "runs", "as fast", "first", "top 10",
        "median", "P90");
    Found all;
    const auto print = [](const std::string& name, Found& f) {
        std::sort(f.over.begin(), f.over.end());
        const auto at = [&](double share) {
            return f.over.empty() ? 0.0 : f.over[std::size_t(share * double(f.over.size() - 1))];
        };
        std::printf("%-14s %6zu %10zu %8zu %8zu %8.2fx %8.2fx\n", name.c_str(), f.runs, f.faster, f.same,
            f.near, at(0.5), at(0.9));
    };
    for (auto& [name, found] : bySource) {
        all.runs += found.runs;
        all.faster += found.faster;
        all.same += found.same;
        all.near += found.near;
        all.over.insert(all.over.end(), found.over.begin(), found.over.end());
        print(name, found);
    }
    print("all", all);
    return 0;
}
