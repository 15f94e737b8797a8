// Where calendar time goes: the parts sum to the gap, and each grows with what causes it.
#include "core/model/evaluate.h"
#include "core/study/scaling.h"
#include "tests/support/sample_plans.h"

#include <QTest>

#include <numeric>
#include <set>

using namespace sizewright;
using namespace sizewright::test;

namespace {

double sumOf(const LossSplit& split)
{
    return std::accumulate(split.losses.begin(), split.losses.end(), 0.0,
        [](double sum, Ratio loss) { return sum + loss.value(); });
}

LossSplit splitOf(const Scenario& scenario)
{
    const auto split = lossSplit(evaluate(scenario, shippedCatalogue()));
    if (!split)
        throw std::runtime_error("no step time");
    return *split;
}

} // namespace

class TestScalingLoss : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void lossesSumToTheGap()
    {
        std::vector<Sample> all = exampleSamples();
        for (Sample& sample : builtSamples())
            all.push_back(std::move(sample));
        int points = 0;
        for (const Sample& sample : all)
            for (const ScalingKind kind : {ScalingKind::strong, ScalingKind::weak})
                for (const ScalingPoint& p : scalingCurve(sample.scenario, sample.catalogue, kind).points) {
                    QVERIFY2(p.losses, sample.name.c_str());
                    QVERIFY(std::fabs(sumOf(*p.losses) - p.losses->gap().value()) < 1e-9);
                    QVERIFY(p.losses->useful.value() > 0 && p.losses->useful.value() < 1);
                    for (const Ratio& loss : p.losses->losses)
                        QVERIFY2(loss.value() >= 0, sample.name.c_str());
                    ++points;
                }
        QCOMPARE_GT(points, 150);
    }

    // What the calendar has beyond training is what checkpoints and failures take.
    void failuresAndCheckpointsAreTheRest()
    {
        const Results r = evaluate(llama70(), shippedCatalogue());
        const LossSplit split = *lossSplit(r);
        const double beyond = 1 - r[resultFields().effective]->value();
        QVERIFY(beyond > 0);
        QVERIFY(split[Loss::checkpoint].value() > 0 && split[Loss::failures].value() > 0);
        QVERIFY(std::fabs(split[Loss::checkpoint].value() + split[Loss::failures].value() - beyond) < 1e-12);
    }

    void eachGrowsWithItsCause_data()
    {
        QTest::addColumn<int>("loss");
        QTest::addColumn<QString>("usual");
        QTest::addColumn<QString>("worse");
        const auto row = [](const char* name, Loss loss, const char* usual, const char* worse) {
            QTest::newRow(name) << int(loss) << usual << worse;
        };
        row("slow network", Loss::dataParallel, "", "hardware.inter_gbps=20");
        row("slow links", Loss::tensorParallel, "", "hardware.intra_gbs=50");
        row("slow network between stages", Loss::pipeline, "", "hardware.inter_gbps=20");
        row("few micro-batches", Loss::bubble, "", "data.global_batch=128");
        row("recompute", Loss::recompute, "", "parallel.recompute=full");
        row("context parallel over a slow network", Loss::contextParallel,
            "data.sequence=32768\ndata.global_batch=256\nparallel.cp=4",
            "data.sequence=32768\ndata.global_batch=256\nparallel.cp=4\nhardware.inter_gbps=5");
        row("slow host", Loss::offload, "memory.offload=optimizer",
            "memory.offload=optimizer\nstorage.host_copy_gbs=1");
        row("slow optimizer", Loss::optimizer, "", "hardware.memory_achieved=0.1");
        row("short steps", Loss::fixed, "", "data.global_batch=64");
        row("slow storage", Loss::checkpoint, "", "storage.write_gbs=1");
        row("nodes that fail", Loss::failures, "", "reliability.node_mtbf_hours=500");
        row("slow restarts", Loss::failures, "", "reliability.restart_minutes=120");
        row("many nodes", Loss::straggler, "", "cluster.gpus=8192");
        row("host that launches slowly", Loss::launch,
            "model.preset=llama-3.1-8b\ndata.sequence=512\nnumerics.software=full-graph",
            "model.preset=llama-3.1-8b\ndata.sequence=512\nnumerics.software=eager");
    }
    void eachGrowsWithItsCause()
    {
        QFETCH(int, loss);
        QFETCH(QString, usual);
        QFETCH(QString, worse);
        const LossSplit before = splitOf(with(llama70(), usual.toStdString()));
        const LossSplit after = splitOf(with(llama70(), worse.toStdString()));
        QVERIFY(after[Loss(loss)].value() > before[Loss(loss)].value() * 1.01);
        QVERIFY(after[Loss(loss)].value() > 1e-6);
    }

    void expertTrafficGrowsWithTheNetwork()
    {
        const LossSplit before = splitOf(experts(""));
        const LossSplit after = splitOf(experts("hardware.inter_gbps=50"));
        QVERIFY(after[Loss::expertParallel] > before[Loss::expertParallel]);
    }

    void eachHasANameAndAKey()
    {
        std::set<std::string> names, keys;
        for (std::size_t i = 0; i < lossCount; ++i) {
            names.insert(label(Loss(i)).source);
            keys.insert(std::string(key(Loss(i))));
        }
        QCOMPARE(names.size(), lossCount);
        QCOMPARE(keys.size(), lossCount);
        QVERIFY(!keys.contains("") && !names.contains(""));
    }

    void nothingWithoutAStep() { QVERIFY(!lossSplit(Results())); }
};

QTEST_APPLESS_MAIN(TestScalingLoss)
#include "tst_scaling_loss.moc"
