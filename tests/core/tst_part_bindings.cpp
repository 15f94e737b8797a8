// Which resource binds each part of a step: the ones that a reader would expect, and no others.
#include "core/study/part_bindings.h"
#include "tests/support/plan_builder.h"

#include <QTest>

using namespace sizewright;
using namespace sizewright::test;

namespace {

Binding bindingOf(const Scenario& scenario, Figure<Seconds> part)
{
    for (const PartBinding& found : partBindings(scenario, shippedCatalogue()))
        if (found.figure == part.ordinal)
            return found.binding;
    return Binding::none;
}

const ResultFields& f() { return resultFields(); }

} // namespace

class PartBindingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofALargeModel()
    {
        const Scenario plan = llama70();
        QCOMPARE(bindingOf(plan, f().matrix), Binding::compute);
        QCOMPARE(bindingOf(plan, f().attention), Binding::compute);
        QCOMPARE(bindingOf(plan, f().elementWise), Binding::memoryBandwidth);
        QCOMPARE(bindingOf(plan, f().tensorParallel), Binding::nodeLinks);
        QCOMPARE(bindingOf(plan, f().bubble), Binding::pipelineBubble);
        QCOMPARE(bindingOf(plan, f().optimizerTime), Binding::memoryBandwidth);
        QCOMPARE(bindingOf(plan, f().fixed), Binding::none);
    }
    void tensorParallelAcrossNodesHangsOnTheNetwork()
    {
        QCOMPARE(bindingOf(with(llama70(), "parallel.tp=16\nmodel.kv_heads=16"), f().tensorParallel),
            Binding::network);
    }
    void smallModelsHangOnTheHost()
    {
        const Scenario plan = with(llama8(), "model.preset=qwen2.5-0.5b\ndata.sequence=512\n"
                                             "parallel.zero_stage=1\nnumerics.software=eager");
        QCOMPARE(bindingOf(plan, f().launch), Binding::launch);
    }
    void longestFirstAndWhole()
    {
        const auto parts = partBindings(llama70(), shippedCatalogue());
        QVERIFY(parts.size() > 5);
        for (std::size_t i = 1; i < parts.size(); ++i)
            QVERIFY(parts[i - 1].time >= parts[i].time);
        double whole = 0;
        for (const PartBinding& part : parts)
            whole += part.ofStep.value();
        QVERIFY(std::abs(whole - 1) < 1e-9);
    }
    void ofTheStepAndOfOnePart()
    {
        const auto parts = partBindings(llama70(), shippedCatalogue());
        QCOMPARE(bindingsOf(f().step.ordinal, parts).size(), parts.size());
        const auto one = bindingsOf(f().attention.ordinal, parts);
        QCOMPARE(one.size(), std::size_t(1));
        QCOMPARE(one.front().figure, f().attention.ordinal);
        QVERIFY(hasPartBindings(f().step.ordinal) && hasPartBindings(f().fixed.ordinal));
        QVERIFY(!hasPartBindings(f().mfu.ordinal) && !hasPartBindings(f().calibrationMatrix.ordinal));
        QVERIFY(bindingsOf(f().days.ordinal, parts).empty());
    }
    void nothingWithoutAStep()
    {
        QVERIFY(partBindings(scenarioOf("model.preset=llama-3.1-8b"), shippedCatalogue()).empty());
    }
};

QTEST_APPLESS_MAIN(PartBindingsTest)
#include "tst_part_bindings.moc"
