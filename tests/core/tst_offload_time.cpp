// What offloading to host memory takes: the update on the host, and traffic that no pass hides.
#include "core/model/evaluate.h"
#include "tests/support/plan_builder.h"

#include <QTest>

using namespace sizewright;
using namespace sizewright::test;

namespace {

const ResultFields& f() { return resultFields(); }

Results evaluated(const Scenario& scenario) { return evaluate(scenario, shippedCatalogue()); }
double seconds(const Results& r, Figure<Seconds> figure) { return r[figure]->value(); }
double offload(const Scenario& plan) { return seconds(evaluated(plan), f().offload); }

} // namespace

class OffloadTimeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingOffloadedTakesNothing() { QCOMPARE(offload(llama8()), 0.0); }
    // arXiv 2101.06840 §6.2.4: 0.22 s for a thousand million parameters on two Xeon 8168 (256 GB/s).
    void updateOnTheHost()
    {
        const Scenario plan = with(llama8(), "memory.offload=optimizer\nhardware.host_memory_gbs=256\n"
                                             "storage.host_copy_gbs=1000");
        const Results r = evaluated(plan);
        const double billions = r[f().paramsTotal]->value() / 1e9;
        QVERIFY(std::abs(seconds(r, f().offload) / billions / 0.22 - 1) < 0.1);
        QVERIFY(seconds(r, f().optimizerTime) < seconds(evaluated(llama8()), f().optimizerTime));
    }
    void slowLinksAreExposed()
    {
        const Scenario plan = with(llama8(), "memory.offload=all");
        const double usual = offload(plan);
        const double slow = offload(with(plan, "storage.host_copy_gbs=2"));
        QVERIFY(slow > usual);
        // Weights of two passes and micro-batches over the link; compute hides no more than itself.
        const Results r = evaluated(plan);
        const double bytes = r[f().paramsTotal]->value() / 8 * 4 * r[f().microBatches]->value() * 2;
        QVERIFY(slow > bytes / 2e9 - seconds(r, f().step));
        QVERIFY(slow < 1.3 * bytes / 2e9);
    }
    void activationsHideBehindCompute()
    {
        const Scenario plan = with(llama8(), "memory.offload_activations=yes");
        QCOMPARE(offload(plan), 0.0); // 64 MiB a layer at 22 GB/s, 100 ms of compute
        QVERIFY(offload(with(plan, "storage.host_copy_gbs=0.1")) > 0);
        const Results r = evaluated(plan);
        QVERIFY(r[f().hostMemory]->value() > 0);
    }
    void slowestWithOffloadIsStillTheSum()
    {
        const Results r = evaluated(with(llama8(), "memory.offload=optimizer"));
        double sum = 0;
        for (std::size_t i = f().firstPart; i < f().endPart; ++i)
            sum += r.number(i).value_or(0);
        QVERIFY(std::abs(sum / seconds(r, f().step) - 1) < 1e-12);
    }
};

QTEST_GUILESS_MAIN(OffloadTimeTest)
#include "tst_offload_time.moc"
