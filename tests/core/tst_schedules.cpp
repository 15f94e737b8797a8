// Pipeline schedules, recomputation of some layers, sharding within groups: what each gives and takes.
#include "core/model/evaluate.h"
#include "tests/support/plan_builder.h"

#include <QTest>

using namespace sizewright;
using namespace sizewright::test;

namespace {

const ResultFields& f() { return resultFields(); }

Results evaluated(const Scenario& scenario) { return evaluate(scenario, shippedCatalogue()); }
double figure(const Results& r, auto f) { return r[f]->value(); }
bool near(double a, double b, double tolerance = 1e-9) { return std::abs(a / b - 1) <= tolerance; }

// 32 layers recomputed on one stage, sharded over 64 cards.
Scenario sharded(std::string_view lines)
{
    return with(llama8(), std::string("cluster.gpus=64\ndata.global_batch=256\n") + std::string(lines));
}

} // namespace

class SchedulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // arXiv 2401.10241 table 1: the bubble shrinks from F + B + W to F + B − W and F + B − 2W.
    void weightGradientsFillTheBubble()
    {
        const Results usual = evaluated(llama70());
        const Results once = evaluated(with(llama70(), "parallel.schedule=zb-1p"));
        const Results twice = evaluated(with(llama70(), "parallel.schedule=zb-2p"));
        QVERIFY(figure(usual, f().bubble) > figure(once, f().bubble));
        QVERIFY(figure(once, f().bubble) > figure(twice, f().bubble));
        const double weights = figure(usual, f().bubble) - figure(once, f().bubble);
        QVERIFY(near(figure(once, f().bubble) - figure(twice, f().bubble), weights / 2, 1e-6)); // W of 2 W
        // Weight gradients wait: later stages hold as many micro-batches as the first.
        QVERIFY(figure(once, f().memoryTotal) >= figure(usual, f().memoryTotal));
        QVERIFY(figure(twice, f().activations) > 1.5 * figure(usual, f().activations));
    }
    void zeroBubbleNeedsPlainStages()
    {
        const Results r = evaluated(with(llama70(), "parallel.schedule=zb-1p\nparallel.vpp=2"));
        QVERIFY(std::any_of(r.problems.begin(), r.problems.end(),
            [](const Problem& p) { return p.code == "layout.schedule"; }));
    }
    void someLayersRecomputed()
    {
        const Results all = evaluated(llama8());
        const Results every = evaluated(with(llama8(), "parallel.recompute_layers=32"));
        const Results half = evaluated(with(llama8(), "parallel.recompute_layers=16"));
        const Results none = evaluated(with(llama8(), "parallel.recompute=none"));
        QVERIFY(near(figure(every, f().recompute), figure(all, f().recompute)));
        QVERIFY(near(figure(every, f().memoryTotal), figure(all, f().memoryTotal)));
        QVERIFY(near(figure(half, f().recompute), figure(all, f().recompute) / 2));
        QVERIFY(figure(all, f().memoryTotal) < figure(half, f().memoryTotal));
        QVERIFY(figure(half, f().memoryTotal) < figure(none, f().memoryTotal));
        QVERIFY(figure(none, f().hfu) < figure(none, f().mfu) * 1.001);
        const auto work = [](const Results& r) { return figure(r, f().hfu) / figure(r, f().mfu); };
        QVERIFY(near(work(half) - 1, (work(all) - 1) / 2, 1e-6));
    }
    void groupOfAllIsNoGroup()
    {
        const Results all = evaluated(sharded(""));
        const Results group = evaluated(sharded("parallel.shard_group=64"));
        QCOMPARE(figure(group, f().step), figure(all, f().step));
        QCOMPARE(figure(group, f().memoryTotal), figure(all, f().memoryTotal));
    }
    void groupsHoldMoreAndSendLess()
    {
        const auto slow = [](std::string_view group) {
            return evaluated(sharded(std::string("hardware.inter_gbps=25\n") + std::string(group)));
        };
        const Results all = slow(""), node = slow("parallel.shard_group=8");
        QVERIFY(near(figure(node, f().optimizer), 8 * figure(all, f().optimizer)));
        QVERIFY(figure(node, f().dataParallel) < 0.5 * figure(all, f().dataParallel));
        QVERIFY(figure(node, f().dataParallel) > 0); // gradients between the groups
    }
    void groupsDivide()
    {
        for (const char* lines : {"parallel.shard_group=7", "parallel.zero_stage=0\nparallel.shard_group=8"}) {
            const Results r = evaluated(sharded(lines));
            QVERIFY(std::any_of(r.problems.begin(), r.problems.end(),
                [](const Problem& p) { return p.code == "layout.shards"; }));
        }
    }
};

QTEST_GUILESS_MAIN(SchedulesTest)
#include "tst_schedules.moc"
