// The search of layouts against trying every one: nothing is lost by its bounds, its answer does not depend on
// the number of threads, and what it says of near misses holds.
#include "core/model/calibration.h"
#include "core/search/apply_layout.h"
#include "core/search/strategy_search.h"
#include "tests/support/plan_builder.h"
#include "tests/support/sample_plans.h"

#include <QTest>

#include <map>
#include <tuple>

using namespace sizewright;
using namespace sizewright::test;

namespace {

const ResultFields& f() { return resultFields(); }

Resolved resolved(const Scenario& s, std::int64_t gpus)
{
    Resolved r = resolve(s, shippedCatalogue());
    r.measured = measuredRun(r);
    r.globalBatch = batchFor(r, gpus);
    return r;
}

struct Tried {
    double examined = 0, feasible = 0;
    std::vector<FoundLayout> fitting; // rising step
    BytesPerCard least = fromBase<BytesPerCard>(1e30);
};

// Every combination of the space's values, one by one, by the formulas of the model alone.
Tried everyLayout(const Scenario& scenario, std::int64_t gpus)
{
    const Resolved r = resolved(scenario, gpus);
    const SearchSpace space = searchSpace(r, gpus);
    Tried out;
    Inputs<Plain> in = gather(Plain{}, r, Layout{}, gpus);
    calibrateMemory(Plain{}, r, in);
    calibrate(Plain{}, r, in);
    const auto tryOne = [&](const Layout& l) {
        if (!isLegal(l, *r.shape, r.globalBatch, r.sequence, gpus))
            return;
        out.examined += 1;
        gatherLayout(LeafReader<Plain>{Plain{}, scenario}, l, in);
        const PeakStage peak = peakStage(in);
        if (peak.upper > in.usableMemory)
            return;
        out.feasible += 1;
        out.least = std::min(out.least, peak.needed);
        out.fitting.push_back({l, stepTime(Plain{}, in).total, peak.needed, peak.upper});
    };
    for (auto tp : space.tp)
        for (auto cp : space.cp)
            for (auto pp : space.pp)
                for (auto ep : space.ep)
                for (auto etp : space.etp)
                    for (auto vpp : space.vpp)
                        for (auto micro : space.microBatch)
                            for (auto group : space.shardGroup)
                                for (int zero : space.zeroStage)
                                    for (Schedule schedule : space.schedule)
                                        for (bool together : space.sequenceParallel)
                                            for (bool lighter : space.lighterEnd)
                                                for (Recompute recompute : space.recompute) {
                                                    if (gpus % (tp * cp * pp) != 0)
                                                        continue;
                                                    Layout l;
                                                    l.tp = tp;
                                                    l.cp = cp;
                                                    l.pp = pp;
                                                    l.ep = ep;
                                                    l.etp = etp;
                                                    l.vpp = vpp;
                                                    l.microBatch = micro;
                                                    l.dp = gpus / (tp * cp * pp);
                                                    l.zeroStage = zero;
                                                    l.schedule = schedule;
                                                    l.sequenceParallel = together;
                                                    l.recompute = recompute;
                                                    l.shardGroup = group;
                                                    const auto layers = r.shape->layers;
                                                    const bool even
                                                        = pp > 1 && vpp == 1 && layers % pp == 0;
                                                    // The same layout under another name, or not divided evenly.
                                                    if ((tp == 1 && together) || (pp == 1 && schedule != Schedule{})
                                                        || (vpp > 1 && layers % (pp * vpp) != 0)
                                                        || (zero == 2 && pp > 1) || (zero > 0 && l.dp * cp == 1 && r.shape->experts == 0)
                                                        || (group != 0 && (group >= l.dp * cp || zero == 0))
                                                        || (lighter && (!even || layers / pp == 0)))
                                                        continue;
                                                    if (lighter)
                                                        l.lastLayers = layers / pp - 1;
                                                    in.layout = l;
                                                    const auto each = stageSplit(Plain{}, in).most();
                                                    if (recompute != Recompute::full)
                                                        tryOne(l);
                                                    else
                                                        for (std::int64_t n = 1; n <= each; ++n) {
                                                            l.recomputeLayers = n == each ? 0 : n;
                                                            tryOne(l);
                                                        }
                                                }
    std::sort(out.fitting.begin(), out.fitting.end(),
        [](const FoundLayout& a, const FoundLayout& b) { return a.step < b.step; });
    return out;
}

Scenario small(std::string_view lines)
{
    return framed(std::string("model.layers=8\nmodel.hidden=4096\nmodel.heads=32\nmodel.kv_heads=8\n"
                              "model.ffn=14336\nmodel.vocab=128256\ndata.tokens=10B\ndata.sequence=8192\n"
                              "data.global_batch=32\nhardware.accelerator=nvidia-a100-sxm-40\n")
        + std::string(lines));
}

} // namespace

class LayoutSearchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatTryingAllFinds_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<int>("gpus");
        QTest::newRow("8 cards") << "" << 8;
        QTest::newRow("16 cards, unfused") << "numerics.attention_kernel=unfused" << 16;
        QTest::newRow("tp given") << "parallel.tp=2" << 16;
        QTest::newRow("experts")
            << "model.experts=8\nmodel.experts_per_token=2\nmodel.expert_ffn=2048\nmodel.layers=4" << 8;
        QTest::newRow("experts, some dense, no groups")
            << "model.experts=4\nmodel.experts_per_token=1\nmodel.expert_ffn=1536\nmodel.dense_layers=1\nmodel.layers=4"
            << 4;
        QTest::newRow("slow network, eager")
            << "hardware.gpus_per_node=2\nhardware.scale_up_domain=2\nnumerics.software=eager" << 8;
        QTest::newRow("nothing fits") << "hardware.usable_memory=2 GiB" << 8;
        QTest::newRow("measured") << "measured.step_s_n=20\nmeasured.gpus_n=8" << 8;
    }
    void findsWhatTryingAllFinds()
    {
        QFETCH(QString, lines);
        QFETCH(int, gpus);
        const Scenario s = with(small(lines.toStdString()), "cluster.gpus=" + std::to_string(gpus));
        const Tried all = everyLayout(s, gpus);
        for (const bool count : {true, false}) {
            SearchOptions options;
            options.countAll = count;
            const LayoutSearch found = searchLayouts(resolved(s, gpus), gpus, options);
            if (count && !found.atRisk) {
                QCOMPARE(found.examined, all.examined);
                QCOMPARE(found.feasible, all.feasible);
            }
            QCOMPARE(found.best.empty() || found.atRisk, all.fitting.empty());
            if (all.fitting.empty())
                continue;
            QCOMPARE(found.best.front().step.value(), all.fitting.front().step.value());
            if (count)
                QCOMPARE(found.leanest->needed.value(), all.least.value());
            // The list has no gap: the best of each combination of degrees and schedule, in order.
            std::map<std::tuple<std::int64_t, std::int64_t, std::int64_t, std::int64_t, std::int64_t, std::int64_t, int>,
                double>
                kinds;
            for (const FoundLayout& l : all.fitting)
                kinds.try_emplace({l.layout.tp, l.layout.pp, l.layout.cp, l.layout.ep,
                                      l.layout.etp, l.layout.vpp,
                                      int(l.layout.schedule)},
                    l.step.value());
            std::vector<double> steps;
            for (const auto& [kind, step] : kinds)
                steps.push_back(step);
            std::sort(steps.begin(), steps.end());
            QCOMPARE(found.best.size(), std::min(options.top, steps.size()));
            for (std::size_t i = 0; i < found.best.size(); ++i)
                QCOMPARE(found.best[i].step.value(), steps[i]);
            for (const FoundLayout& listed : found.best)
                QVERIFY(std::any_of(all.fitting.begin(), all.fitting.end(), [&](const FoundLayout& l) {
                    return l.layout == listed.layout && l.step == listed.step;
                }));
        }
    }
    void theSameOnAnyNumberOfThreads()
    {
        const Scenario s = with(small("model.layers=32"), "cluster.gpus=64\ndata.global_batch=256");
        std::vector<FoundLayout> first;
        std::vector<NearMiss> misses;
        for (unsigned threads : {1U, 2U, 3U, 8U})
            for (const bool count : {true, false}) {
                SearchOptions options;
                options.threads = threads;
                options.countAll = count;
                options.nearMisses = true;
                const LayoutSearch found = searchLayouts(resolved(s, 64), 64, options);
                if (first.empty()) {
                    first = found.best;
                    misses = found.misses;
                    QCOMPARE(first.size(), options.top);
                    QVERIFY(!misses.empty());
                }
                QCOMPARE(found.best.size(), first.size());
                for (std::size_t i = 0; i < first.size(); ++i)
                    QVERIFY(found.best[i].layout == first[i].layout);
                QCOMPARE(found.misses.size(), misses.size());
                for (std::size_t i = 0; i < misses.size(); ++i)
                    QVERIFY(found.misses[i].found.layout == misses[i].found.layout);
            }
    }
    // The plan with the layout typed in says the same as the search did.
    void aFoundLayoutEvaluatesAlike()
    {
        std::vector<Sample> plans = exampleSamples();
        for (Sample& sample : builtSamples())
            plans.push_back(std::move(sample));
        int searched = 0;
        for (const Sample& sample : plans) {
            const Results own = evaluate(sample.scenario, sample.catalogue);
            if (own.stages.empty() || own.fit != Fit::fits)
                continue;
            ++searched;
            const std::int64_t gpus = own.layout.cards();
            Resolved r = resolve(sample.scenario, sample.catalogue);
            r.measured = measuredRun(r);
            r.globalBatch = batchFor(r, gpus);
            const LayoutSearch found = searchLayouts(r, gpus);
            QVERIFY2(!found.best.empty(), sample.name.c_str());
            SearchOptions all;
            all.countAll = true;
            QCOMPARE(searchLayouts(r, gpus, all).best.front().step.value(), found.best.front().step.value());
            for (const FoundLayout& best : found.best) {
                const Results there = evaluateVariation(withLayoutAndCards(sample.scenario, best.layout),
                    sample.catalogue, holdMeasurement(sample.scenario, sample.catalogue));
                QVERIFY(there.layout == best.layout);
                if (there[f().step])
                    QCOMPARE(there[f().step]->value(), best.step.value());
            }
            // Never slower than the ladder's.
            if (own[f().step])
                QVERIFY2(found.best.front().step <= *own[f().step], sample.name.c_str());
        }
        QVERIFY(searched > 10);
    }
    void nearMissesAreNearAndRemediesMend()
    {
        const Scenario s = with(small("model.layers=32"), "cluster.gpus=64\ndata.global_batch=256");
        const Resolved r = resolved(s, 64);
        SearchOptions options;
        options.nearMisses = true;
        const LayoutSearch found = searchLayouts(r, 64, options);
        int mended = 0;
        for (const NearMiss& miss : found.misses) {
            QVERIFY(miss.found.step < found.best.front().step);
            const Results there = evaluate(withLayoutAndCards(s, miss.found.layout), shippedCatalogue());
            QVERIFY(there.fit != Fit::fits);
            QVERIFY(miss.lacks.value() > 0);
            const Remedy remedy = remedyOf(r, miss, true);
            if (remedy.mend == Mend::none || remedy.mend == Mend::offload)
                continue;
            ++mended;
            QCOMPARE(int(evaluate(withLayoutAndCards(s, remedy.found.layout), shippedCatalogue()).fit), int(Fit::fits));
            QVERIFY(remedy.found.step >= found.best.front().step);
        }
        QVERIFY(mended > 0);
    }
    void neighboursBreakRules()
    {
        const Scenario s = with(small(""), "cluster.gpus=8");
        const Resolved r = resolved(s, 8);
        Layout l;
        l.dp = 8;
        l.recompute = Recompute::full;
        bool broken = false, slower = false;
        for (const Neighbour& near : neighboursOf(r, l, true)) {
            broken = broken || (near.broken && !near.broken->code.empty());
            slower = slower || (!near.broken && near.fits);
        }
        QVERIFY(slower);
        l.microBatch = 4;
        for (const Neighbour& near : neighboursOf(r, l, true))
            broken = broken || (near.broken && near.broken->code == "layout.batch");
        QVERIFY(broken);
    }
    void fewestIsTheFewestOfAllWholeNodes_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::newRow("in time") << "data.tokens=900B\nframing.latest_days=60\ndata.global_batch=96";
        QTest::newRow("odd batch") << "data.tokens=900B\nframing.latest_days=60\ndata.global_batch=360";
        QTest::newRow("by memory") << "model.layers=64\nmodel.hidden=8192\nmodel.heads=64\nmodel.ffn=28672";
    }
    void fewestIsTheFewestOfAllWholeNodes()
    {
        QFETCH(QString, lines);
        StrategyQuestion q;
        q.variants = {with(small("hardware.gpus_per_node=2\nhardware.accelerator=nvidia-a100-sxm-80"),
            lines.toStdString())};
        q.objective = Objective::fewest;
        const auto suffices = [&](std::int64_t gpus) {
            StrategyQuestion one = q;
            one.cards = {gpus};
            const StrategySearch found = searchStrategies(one, shippedCatalogue());
            return !found.strategies.empty() && !found.strategies.front().atRisk && !found.strategies.front().late;
        };
        std::int64_t least = 0;
        for (std::int64_t gpus = 2; gpus <= 96 && least == 0; gpus += 2)
            if (suffices(gpus))
                least = gpus;
        QVERIFY(least > 2);
        q.cards = searchedCounts(1, 96, 2);
        q.toTheNode = true;
        SearchControl control;
        const StrategySearch found = searchStrategies(q, shippedCatalogue(), &control);
        QCOMPARE(found.strategies.front().results.layout.cards(), least);
        QVERIFY(control.share() > 0 && control.share() <= 1);
    }
    void theCriticalBatchBoundsTheBatch()
    {
        const Scenario s = with(small("data.critical_batch=1M"), "cluster.gpus=16"); // 128 sequences of 8,192
        const Resolved r = resolved(s, 16);
        QCOMPARE(searchedBatches(r, 16, false), (std::vector<std::int64_t>{32}));
        QCOMPARE(searchedBatches(r, 16, true), (std::vector<std::int64_t>{32, 64, 96}));
        QCOMPARE(searchedBatches(resolved(small("cluster.gpus=16"), 16), 16, true), (std::vector<std::int64_t>{32}));
        StrategyQuestion q;
        q.variants = {s};
        q.cards = {16};
        const StrategySearch kept = searchStrategies(q, shippedCatalogue());
        q.raisesBatch = true;
        const StrategySearch raised = searchStrategies(q, shippedCatalogue());
        QCOMPARE(batchOf(kept.strategies.front()), std::int64_t(32));
        QVERIFY(batchOf(raised.strategies.front()) > 32); // fewer updates, the same tokens
        QVERIFY(raised.strategies.front().results[f().days]->value() < kept.strategies.front().results[f().days]->value());
        QCOMPARE(raised.fronts.size(), std::size_t(1));
        QVERIFY(evaluate(raised.strategies.front().scenario, shippedCatalogue()).layout
            == raised.strategies.front().results.layout);
    }
    void cancelledSearchesEnd()
    {
        SearchControl control;
        control.cancelled = true;
        const Scenario s = with(small(""), "cluster.gpus=8");
        const LayoutSearch found = searchLayouts(resolved(s, 8), 8, {}, &control);
        QVERIFY(found.best.empty());
        QCOMPARE(control.done.load(), std::size_t(0));
        QVERIFY(control.total.load() > 0);
    }
    void objectivesDiffer()
    {
        StrategyQuestion q;
        q.variants = {with(small("hardware.accelerator=nvidia-h100-sxm"), "framing.latest_days=20"),
            with(small("hardware.accelerator=nvidia-a100-sxm-80"), "framing.latest_days=20")};
        q.cards = {8, 16, 32};
        q.options.countAll = true;
        const auto first = [&](Objective objective) {
            q.objective = objective;
            return searchStrategies(q, shippedCatalogue());
        };
        const StrategySearch fastest = first(Objective::fastest), cheapest = first(Objective::cheapest),
                             fewest = first(Objective::fewest), leanest = first(Objective::leanest);
        const auto days = [](const StrategySearch& s) { return s.strategies.front().results[f().days]->value(); };
        const auto cost = [](const StrategySearch& s) { return s.strategies.front().results[f().costRent]->value(); };
        const auto cards = [](const StrategySearch& s) { return s.strategies.front().results.layout.cards(); };
        const auto memory
            = [](const StrategySearch& s) { return s.strategies.front().results[f().memoryTotal]->value(); };
        for (const StrategySearch* other : {&fastest, &cheapest, &fewest, &leanest}) {
            QVERIFY(days(fastest) <= days(*other));
            QVERIFY(cost(cheapest) <= cost(*other));
            QVERIFY(cards(fewest) <= cards(*other));
            QVERIFY(memory(leanest) <= memory(*other));
        }
        QCOMPARE(fastest.fronts.size(), std::size_t(6)); // two cards, three counts
        // On the front nothing is beaten in all three, off it something is.
        for (const Strategy& a : fastest.fronts) {
            const auto beats = [&](const Strategy& b) {
                return b.results[f().days]->value() <= a.results[f().days]->value()
                    && b.results[f().costRent]->value() <= a.results[f().costRent]->value()
                    && b.results.layout.cards() <= a.results.layout.cards() && &a != &b;
            };
            QCOMPARE(a.onFront, std::none_of(fastest.fronts.begin(), fastest.fronts.end(), beats));
        }
    }
};

QTEST_GUILESS_MAIN(LayoutSearchTest)
#include "tst_layout_search.moc"
