// Memory by what frameworks do: states in bf16, offload, trained tables, updates, stages, loading, the bound.
#include "tests/support/model_inputs.h"
#include "tests/support/published_shapes.h"

#include "core/model/memory.h"

#include <QTest>

using namespace sizewright;
using namespace sizewright::test;

namespace {

Inputs<Plain> llama8(const Recipe& recipe, const Layout& layout = layoutOf(1, 1),
    double batch = 1, double sequence = 4096)
{
    return inputsOf(llama8Shape(), layout, batch, sequence, recipe);
}

StageMemory<Plain> memory(const Inputs<Plain>& in, std::int64_t stage = 0)
{
    return stageMemory(Plain{}, in, stage);
}

double perParameter(BytesPerCard bytes, const Inputs<Plain>& in)
{
    return bytes.value() / in.parameters.total.value();
}

Recipe eager()
{
    Recipe r;
    r.software = SoftwareStack::eager;
    r.gradientsFp32 = false;
    r.lossKernel = LossKernel::plain;
    return r;
}

detail::Temporaries<Plain> temporaries(const Inputs<Plain>& in)
{
    const auto share = detail::stageShare(Plain{}, in, 0);
    return detail::temporaries(
        Plain{}, in, share, detail::stageParameters(Plain{}, in, share), {}, count(1));
}

bool near(double a, double b, double tolerance = 1e-3) { return std::abs(a / b - 1) <= tolerance; }

} // namespace

class MemoryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void statesInBf16();
    void unfusedUpdateMakesACopy();
    void updateInBackwardFreesGradients();
    void gradientsAreFreedAfterEachUpdate();
    void offloadMovesToTheHost();
    void offloadedActivations();
    void frozenMatricesKeepNoInput();
    void unfusedNormsKeepMore();
    void wideElementsAreTwice();
    void fp8InputsAreHalf();
    void trainedTablesStandBesideFrozenOnes();
    void lossKernels();
    void stagesAreDividedOnce();
    void loadingWhole();
    void savingGathersAUnit();
    void deepSpeedHoldsMore();
    void dataParallelCopiesIntoBuckets();
    void quantisedWeightsAreUnpacked();
    void collectivesHoldTheirBlocks();
    void unusedBlocksAreGivenBack();
    void boundIsAbove();
};

void MemoryTest::statesInBf16()
{
    Recipe r = eager();
    const Inputs<Plain> mixed = llama8(r, layoutOf(1, 1), 4);
    r.states = StateFormat::narrow;
    const Inputs<Plain> narrow = llama8(r, layoutOf(1, 1), 4);
    const auto states = [](const Inputs<Plain>& in) {
        const StageMemory<Plain> s = memory(in);
        return perParameter(s.weights + s.gradients + s.optimizer, in);
    };
    QVERIFY(near(states(mixed), 16));
    QVERIFY(near(states(narrow), 8)); // torchtune: weights, gradients, two moments
    r.optimizer = Optimizer::adamw8bit;
    QVERIFY(near(states(llama8(r, layoutOf(1, 1), 4)), 6.03, 5e-3));
}

void MemoryTest::unfusedUpdateMakesACopy()
{
    Recipe r = eager();
    r.states = StateFormat::narrow;
    const Inputs<Plain> fused = llama8(r, layoutOf(1, 1), 4, 128);
    r.update = UpdateKind::separate;
    const Inputs<Plain> separate = llama8(r, layoutOf(1, 1), 4, 128);
    // Short samples: the update peaks, with 2 bytes a parameter more than the states.
    QVERIFY(near(perParameter(memory(separate).buffers, separate), 2));
    QVERIFY(memory(separate).total > memory(fused).total);
}

void MemoryTest::updateInBackwardFreesGradients()
{
    Recipe r = eager();
    r.states = StateFormat::narrow;
    r.update = UpdateKind::inBackward;
    Inputs<Plain> in = llama8(r, layoutOf(1, 1), 4);
    const double accumulated = memory(in).gradients.value();
    in.globalBatch = in.dp * in.microBatch;
    QVERIFY(memory(in).gradients.value() <= 2.0 * in.parameters.embedding.value());
    // Accumulation over micro-batches needs them all.
    in.globalBatch = count(2) * in.dp * in.microBatch;
    QVERIFY(memory(in).gradients.value() >= 2.0 * in.parameters.total.value() * 0.99);
    QVERIFY(accumulated > 0);
}

// One micro-batch a step: no gradients at the loss, where a long sample peaks; with more they stay.
void MemoryTest::gradientsAreFreedAfterEachUpdate()
{
    const Recipe r = eager();
    QCOMPARE(memory(llama8(r, layoutOf(1, 1), 1, 16384)).gradients.value(), 0.0);
    QVERIFY(memory(llama8(r, layoutOf(1, 1), 2, 16384)).gradients.value() > 0);
    QVERIFY(memory(llama8({}, layoutOf(1, 1), 1, 16384)).gradients.value() > 0); // Megatron's buffer
}

void MemoryTest::offloadMovesToTheHost()
{
    Recipe r = eager();
    const Layout layout = layoutOf(1, 1, 8, 3);
    const StageMemory<Plain> kept = memory(llama8(r, layout, 8));
    r.offload = Offload::optimizer;
    const StageMemory<Plain> optimizer = memory(llama8(r, layout, 8));
    r.offload = Offload::optimizerAndWeights;
    const StageMemory<Plain> both = memory(llama8(r, layout, 8));
    QCOMPARE(kept.host.value(), 0.0);
    QCOMPARE(optimizer.optimizer.value(), 0.0);
    QVERIFY(near(optimizer.host.value(), 1.5 * kept.optimizer.value()));
    QCOMPARE(both.weights.value(), 0.0);
    QVERIFY(near(both.host.value(), 1.5 * (kept.optimizer + kept.weights).value()));
    QVERIFY(kept.total > optimizer.total && optimizer.total > both.total);
}

void MemoryTest::offloadedActivations()
{
    Recipe r = eager();
    const auto activations = [&] {
        const Inputs<Plain> in = llama8(r);
        const auto share = detail::stageShare(Plain{}, in, 0);
        return detail::heldActivations(Plain{}, in, share, 0).held.value();
    };
    const double kept = activations();
    r.offloadActivations = true;
    QVERIFY(near(activations(), kept * 2 / 32, 1e-2)); // two layers of 32
    QVERIFY(near(memory(llama8(r)).host.value(), kept * 30 / 32, 1e-2));
}

void MemoryTest::frozenMatricesKeepNoInput()
{
    Recipe r = eager();
    r.form = TrainingForm::lora;
    const auto layer = [&](LoraTargets targets) {
        r.loraTargets = targets;
        return activationsOfLayer(Plain{}, llama8(r), false).value() / 4096;
    };
    // The input of the feed-forward block, 2·h, and of its last matrix, 2·f.
    QVERIFY(near(layer(LoraTargets::all) - layer(LoraTargets::qv), 2 * 4096 + 2 * 14336));
}

void MemoryTest::unfusedNormsKeepMore()
{
    Recipe r = eager();
    const double fused = activationsOfLayer(Plain{}, llama8(r), false).value() / 4096;
    r.fusedNorms = false;
    const double unfused = activationsOfLayer(Plain{}, llama8(r), false).value() / 4096;
    QVERIFY(near(unfused - fused, 8 * 4096));
}

void MemoryTest::wideElementsAreTwice()
{
    Recipe r = eager();
    const double narrow = activationsOfLayer(Plain{}, llama8(r), false).value();
    r.precision = Precision::fp32;
    QVERIFY(near(activationsOfLayer(Plain{}, llama8(r), false).value(), 2 * narrow));
}

void MemoryTest::fp8InputsAreHalf()
{
    Recipe r;
    const double wide = activationsOfLayer(Plain{}, llama8(r), false).value() / 4096;
    r.precision = Precision::fp8;
    const double narrow = activationsOfLayer(Plain{}, llama8(r), false).value() / 4096;
    QVERIFY(near(wide - narrow, 2 * 4096 + 14336 - 4096)); // attention's output is kept twice
    r.software = SoftwareStack::compiled; // torchao keeps them in 16 bit
    QVERIFY(near(activationsOfLayer(Plain{}, llama8(r), false).value() / 4096, wide));
}

void MemoryTest::trainedTablesStandBesideFrozenOnes()
{
    Recipe r = eager();
    r.form = TrainingForm::lora;
    r.states = StateFormat::narrow;
    const StageMemory<Plain> frozen = memory(llama8(r, layoutOf(1, 1), 4));
    r.loraTables = true;
    const Inputs<Plain> in = llama8(r, layoutOf(1, 1), 4);
    const StageMemory<Plain> trained = memory(in);
    const double tables = 2 * in.parameters.embedding.value();
    QVERIFY(near((trained.weights - frozen.weights).value(), 2 * tables));
    QVERIFY(near((trained.optimizer - frozen.optimizer).value(), 4 * tables));
}

void MemoryTest::lossKernels()
{
    const auto logits = [](LossKernel kernel, SoftwareStack software = SoftwareStack::eager) {
        Recipe r = eager();
        r.lossKernel = kernel;
        Inputs<Plain> in = llama8(r);
        in.recipe.software = software;
        const double whole = temporaries(in).logits.value();
        in.shape.vocab = count(0);
        return (whole - temporaries(in).logits.value()) / 4096 / 128256;
    };
    QVERIFY(near(logits(LossKernel::plain), 14));
    QVERIFY(near(logits(LossKernel::plain, SoftwareStack::megatron), 10));
    QVERIFY(near(logits(LossKernel::narrow), 10));
    QVERIFY(near(logits(LossKernel::fused), 6));
    QVERIFY(near(logits(LossKernel::chunked), 3));
}

void MemoryTest::stagesAreDividedOnce()
{
    const auto split = [](std::int64_t stages, std::int64_t first = -1, std::int64_t last = -1) {
        Layout layout = layoutOf(1, stages);
        layout.firstLayers = first;
        layout.lastLayers = last;
        return stageSplit(Plain{}, llama8({}, layout, 64));
    };
    const auto sum = [](const StageSplit& s) {
        std::int64_t layers = 0;
        for (std::int64_t i = 0; i < s.stages; ++i)
            layers += s.on(i);
        return layers;
    };
    for (std::int64_t stages = 1; stages <= 32; ++stages)
        QCOMPARE(sum(split(stages)), std::int64_t(32));
    QCOMPARE(split(4).first, std::int64_t(8));
    QCOMPARE(split(4).last, std::int64_t(8));
    QVERIFY(split(6).last < split(6).first); // the head makes up for them
    const StageSplit stated = split(4, 7, 5);
    QCOMPARE(stated.on(0), std::int64_t(7));
    QCOMPARE(stated.on(1), std::int64_t(10));
    QCOMPARE(stated.on(3), std::int64_t(5));
    QCOMPARE(stated.before(3), std::int64_t(27));
}

// LitGPT with FSDP: 13 GB of weights beside their halves on two cards.
// Nothing is gathered of states that are whole; of full sharding a unit at a time, in fp32.
void MemoryTest::savingGathersAUnit()
{
    const Recipe r = eager();
    Inputs<Plain> in = llama8(r, layoutOf(1, 1, 8, 1), 16);
    const StageMemory<Plain> whole = memory(in);
    const double fragments = 1 + in.fragmentation.value();
    QVERIFY(near((whole.saving - whole.library).value(),
        (whole.weights + whole.gradients + whole.optimizer).value() * fragments));
    in = llama8(r, layoutOf(1, 1, 8, 3), 16);
    const StageMemory<Plain> sharded = memory(in);
    QVERIFY(near((sharded.saving - sharded.library).value(),
        ((sharded.weights + sharded.gradients + sharded.optimizer).value()
            + 4 * in.parameters.embedding.value()) // larger than a layer
            * fragments, 1e-2));
    QVERIFY(sharded.saving < sharded.total);
}

void MemoryTest::loadingWhole()
{
    Recipe r = eager();
    r.form = TrainingForm::lora;
    const Layout layout = layoutOf(1, 1, 2, 3);
    const StageMemory<Plain> sharded = memory(llama8(r, layout, 2));
    r.wholeLoad = true;
    const Inputs<Plain> in = llama8(r, layout, 2);
    QVERIFY(memory(in).initial.value() > 2.9 * in.parameters.total.value());
    QVERIFY(sharded.initial.value() < 1.2 * in.parameters.total.value());
}

void MemoryTest::deepSpeedHoldsMore()
{
    Recipe r = eager();
    const auto total = [&](int zero) { return memory(llama8(r, layoutOf(1, 1, 8, zero), 16)).total; };
    const BytesPerCard plainTwo = total(2);
    r.library = ShardingLibrary::deepSpeed;
    QVERIFY(total(2) > plainTwo);
    const Inputs<Plain> in = llama8(r, layoutOf(1, 1, 8, 3), 16);
    const StageMemory<Plain> s = memory(in);
    QVERIFY(near(perParameter(s.weights + s.gradients + s.optimizer, in), 2)); // 16 over 8
}

// DistributedDataParallel holds the gradients a second time; Megatron, sharded optimizers and one card do not.
void MemoryTest::dataParallelCopiesIntoBuckets()
{
    const auto gradients = [](const Recipe& r, std::int64_t dp, int zero) {
        const Inputs<Plain> in = llama8(r, layoutOf(1, 1, dp, zero), 4 * double(dp));
        return perParameter(memory(in).gradients, in);
    };
    QVERIFY(near(gradients(eager(), 1, 0), 2));
    QVERIFY(near(gradients(eager(), 8, 0), 4));
    QVERIFY(near(gradients(eager(), 8, 1), 2));
    Recipe megatron = eager();
    megatron.software = SoftwareStack::megatron;
    QVERIFY(near(gradients(megatron, 8, 0), 2));
}

// bitsandbytes unpacks one matrix at a time, AutoGPTQ's kernels keep a layer's until its backward pass is done.
void MemoryTest::quantisedWeightsAreUnpacked()
{
    Recipe r = eager();
    r.form = TrainingForm::lora;
    const double whole = temporaries(llama8(r)).backward.value();
    r.form = TrainingForm::qlora;
    QVERIFY(near(temporaries(llama8(r)).backward.value() - whole, 2.0 * 4096 * 14336));
    r.quantisedBefore = true;
    const Inputs<Plain> in = llama8(r);
    QVERIFY(near(temporaries(in).backward.value() - whole, 2 * in.parameters.denseLayer.value()));
}

// The host runs ahead of the card: what collectives still need is held, of a few layers whatever their number.
void MemoryTest::collectivesHoldTheirBlocks()
{
    Recipe r = eager();
    r.gradientsFp32 = true;
    Layout layout = layoutOf(8, 1);
    layout.sequenceParallel = true;
    const auto buffers = [&](double batch) { return memory(llama8(r, layout, batch)).buffers.value(); };
    const double tensor = 2.0 * 4096 * 4096;
    QVERIFY(near(buffers(4) - buffers(1), 22.5 * tensor)); // the lead begins anew with a step
    r.software = SoftwareStack::megatron;
    QCOMPARE(buffers(4), buffers(1));
}

// Blocks of other lengths fill what is left of the card and no more.
void MemoryTest::unusedBlocksAreGivenBack()
{
    Recipe r = eager();
    r.form = TrainingForm::lora;
    Inputs<Plain> in = llama8(r, layoutOf(1, 1), 1, 16384);
    in.usableMemory = units::gibibytesPerCard(1000);
    const BytesPerCard packed = memory(in).total;
    in.recipe.varyingLengths = true;
    const BytesPerCard roomy = memory(in).total;
    QVERIFY(roomy > packed);
    in.usableMemory = (packed + roomy) / count(2);
    QVERIFY(near(memory(in).total / in.usableMemory, 1));
    in.usableMemory = packed / count(2);
    QVERIFY(near(memory(in).total / packed, 1));
}

void MemoryTest::boundIsAbove()
{
    const StageMemory<Plain> s = memory(llama8({}, layoutOf(1, 1), 4));
    const double above = (s.upper - s.total).value();
    QVERIFY(near(above,
        0.15 * (s.activations + s.buffers).value()
            + 0.03 * (s.weights + s.gradients + s.optimizer).value()));
}

QTEST_APPLESS_MAIN(MemoryTest)

#include "tst_memory.moc"
