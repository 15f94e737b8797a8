// The worked examples of the model's specification, each computed by the program's own functions and
// held against what was published. Identifiers are those of the specification (§15). "own" is a value
// of ours, frozen so that a change is seen.
#include "core/study/flop_conventions.h"
#include "tests/support/model_inputs.h"
#include "tests/support/plan_builder.h"
#include "tests/support/published_shapes.h"
#include "tests/support/worked_example.h"

#include "core/model/evaluate.h"

using namespace sizewright;
using namespace sizewright::test;

namespace {

// ---- parameters, adapters, work ------------------------------------------------------------------

double adapters(const char* model, const char* rank, const char* targets)
{
    const Results r = evaluate(with(llama8(), std::string("framing.form=lora\nmodel.preset=") + model
                                       + "\nlora.rank=" + rank + "\nlora.targets=" + targets),
        shippedCatalogue());
    return r[resultFields().paramsTrainable]->value();
}

double workOf(const ModelShape& shape, double sequence, TrainingForm form = TrainingForm::pretrain)
{
    Recipe recipe;
    recipe.form = form;
    return workPerToken(Plain{}, inputsOf(shape, {}, 1, sequence, recipe)).model.value();
}

double matrixWorkOfAdapters(const ModelShape& shape)
{
    const Work<Plain> work = workPerToken(Plain{}, inputsOf(shape, {}, 1, 8192));
    return (constants::adapterOverForward.value * constants::forwardFlop.value
               * work.matrixWeights).value();
}

double sixN(Parameters n)
{
    return (constants::trainingOverForward.value * constants::forwardFlop.value * n).value();
}

double counted(FlopConvention convention, const ModelShape& shape, double sequence)
{
    FlopCounting counting;
    counting.convention = convention;
    return flopPerToken(counting, shape, sequence, totalParameters(shape).value(),
        activeParameters(shape).value(), true);
}

void parameterRows()
{
    const auto total = [](const ModelShape& s) { return totalParameters(s).value(); };
    const auto active = [](const ModelShape& s) { return activeParameters(s).value(); };
    const char* hub = "tensor count on the Hub";
    ModelShape mixtral = expertShape(llamaShape(32, 4096, 32, 8, 0, 32000), 8, 2, 14336);
    ModelShape qwen25 = llamaShape(28, 3584, 28, 4, 18944, 152064);
    qwen25.qkvBias = true;
    ModelShape llama3b = llamaShape(28, 3072, 24, 8, 8192, 128256);
    llama3b.tiedEmbeddings = true;
    const ModelShape big = qwen3Shape(94, 4096, 64, 1536), small = qwen3Shape(48, 2048, 32, 768);
    row("P1", "Llama-3-8B", total(llama8Shape()), 8030261248, exact, hub);
    row("P2", "Llama-2-7B", total(llama2Shape()), 6738415616, exact, hub);
    row("P3", "Llama-3.1-70B", total(llama70Shape()), 70553706496, exact, hub);
    row("P4", "Llama-3.1-405B", total(llama405Shape()), 405853388800, exact, hub);
    row("P5", "Mixtral-8x7B", total(mixtral), 46702792704, exact, hub);
    row("P5a", "Mixtral-8x7B, active", active(mixtral), 12879925248, exact, "blog: 12.9B");
    row("P6", "DeepSeek-V3", total(deepseekV3Shape()), 671026419200, exact, hub);
    row("P6a", "DeepSeek-V3, active", active(deepseekV3Shape()), 37552297472, exact, "README 37B");
    row("P7", "Qwen3-235B-A22B", total(big), 235093634560, exact, hub);
    row("P7a", "Qwen3-235B-A22B, active", active(big), 22190763520, exact, "model card 22B");
    row("P8", "Qwen3-30B-A3B", total(small), 30532122624, exact, hub);
    row("P8a", "Qwen3-30B-A3B, active", active(small), 3353032704, exact, "model card 3.3B");
    row("P9", "Qwen2.5-7B", total(qwen25), 7615616512, exact, hub);
    row("P10", "Llama-3.2-3B, tied", total(llama3b), 3212749824, exact, hub);
    row("P11", "GPT-2", total(gptShape(12, 768, 12, 50257, 1024)), 124439808, exact, hub);
    row("P12", "gpt-oss-120b", total(gptOssShape()), 116829156672, exact, hub);
    row("P13", "Mistral-7B", total(llamaShape(32, 4096, 32, 8, 14336, 32000)), 7241732096, exact,
        hub);
    row("P14", "GPT-3 175B", total(gptShape(96, 12288, 96, 50257, 2048)), 174.6e9, 1e-3,
        "arXiv 2005.14165 table 2.1");
    const char* mpt = "llm-foundry benchmarking README, NumParams";
    row("P151b", "MPT-1b", total(mptShape("1b", 2048)), 1315950592, exact, mpt);
    row("P157b", "MPT-7b", total(mptShape("7b", 2048)), 6658859008, exact, mpt);
    row("P1570b", "MPT-70b", total(mptShape("70b", 2048)), 64862437376, exact, mpt);
    row("L1", "rank 8 on q, v of Llama-2-7B", adapters("llama-2-7b", "8", "qv"), 4194304, exact,
        "PEFT print_trainable_parameters");
    row("L2", "rank 16 on all linears of Llama-3-8B", adapters("llama-3.1-8b", "16", "all"),
        41943040, exact, "Unsloth and PEFT logs");
}

void workRows()
{
    const double giga = units::giga;
    ModelShape deepseek = deepseekV3Shape();
    deepseek.mtpLayers = 1;
    row("F1", "Llama-3-70B, GFLOP per token", workOf(llama70Shape(), 8192) / giga,
        728.0 / 1621 * 1e3, 2e-3, "Megatron-Bridge 26.02: 728 TFLOP/s at 1,621 tokens/s");
    row("F2", "Llama-3.1-405B", workOf(llama405Shape(), 8192) / giga, 763.0 / 302 * 1e3, 3e-3,
        "Megatron-Bridge 25.09: 763 at 302");
    row("F3", "DeepSeek-V3 with its prediction module", workOf(deepseek, 4096) / giga,
        1635.0 / 6288 * 1e3, 1e-2, "Megatron-Bridge 26.08: 1635 at 6,288");
    row("F4", "Qwen3-235B-A22B", workOf(qwen3Shape(94, 4096, 64, 1536), 4096) / giga,
        1306.0 / 8816 * 1e3, 5e-3, "Megatron-Bridge 26.08: 1306 at 8,816");
    row("F5", "Qwen3-30B-A3B", workOf(qwen3Shape(48, 2048, 32, 768), 4096) / giga,
        1029.0 / 44544 * 1e3, 5e-3, "Megatron-Bridge 26.08: 1029 at 44,544");
    row("F6", "LoRA on Llama-3-70B, matrices", matrixWorkOfAdapters(llama70Shape()) / giga,
        735.0 / 2643 * 1e3, 3e-3, "Megatron-Bridge 26.06: 735 at 2,643");
    const double eight = sixN(totalParameters(llama8Shape()));
    row("F7", "6 N over the exact count at 8,192", eight / workOf(llama8Shape(), 8192), 0.936102,
        frozen, "own");
    row("F8", "6 N over the exact count at 131,072", eight / workOf(llama8Shape(), 131072),
        0.325316, frozen, "own");
    const ModelShape gpt530 = gptShape(105, 20480, 128, 51200, 0);
    row("F9", "MFU of Megatron 530B, percent",
        100 * counted(FlopConvention::megatron2022, gpt530, 2048) * 280 * 2048
            / (280 * 312e12 * 37.83),
        56.0, 1e-2, "arXiv 2205.05198 table 5");
    row("F11", "MFU of MPT-7b on 8 H100, percent",
        100 * counted(FlopConvention::parameters, mptShape("7b", 2048), 2048) * 10643 / 989.4e12,
        46.44, 5e-3, "llm-foundry README");
    row("F12", "days of GPT-3 on 1,024 A100",
        counted(FlopConvention::eightN, gptShape(96, 12288, 96, 50257, 2048), 2048) * 300e9
            / (1024 * 140e12) / units::day,
        34, 1e-2, "arXiv 2104.04473 §5.1");
    row("F14", "FLOP of Llama-3.1-405B by 6 N D",
        sixN(units::billionParameters(405)) * 15.6e12, 3.8e25, 5e-3, "arXiv 2407.21783 §3");
    row("F15", "DeepSeek-V3, TFLOP/s per H800 at 180,000 card-hours per T tokens",
        workOf(deepseekV3Shape(), 4096) * 1e12 / (180e3 * units::hour) / units::tera, 386.497,
        frozen, "own; hours of arXiv 2412.19437 table 1");
}

// ---- memory --------------------------------------------------------------------------------------

struct Published { // arXiv 2205.05198 table 3
    const char* name;
    std::int64_t layers, hidden, heads, stages, chunks;
    double microBatch;
};
constexpr Published gpt22{"22B", 48, 6144, 64, 1, 1, 4}, gpt175{"175B", 96, 12288, 96, 8, 3, 1},
    gpt530{"530B", 105, 20480, 128, 35, 3, 1}, gpt1000{"1T", 128, 25600, 160, 64, 1, 1};

// Activations of the first stage, in bytes, as the paper counts them: without the log-sum-exp of the
// softmax and the token ids.
double activations(const Published& p, bool sequenceParallel, Recompute recompute)
{
    Recipe recipe;
    recipe.dropout = true;
    recipe.attentionKernel = AttentionKernel::unfused;
    Layout layout = layoutOf(8, p.stages);
    layout.vpp = p.chunks;
    layout.microBatch = std::int64_t(p.microBatch);
    layout.sequenceParallel = sequenceParallel;
    layout.recompute = recompute;
    const Inputs<Plain> in = inputsOf(gptShape(p.layers, p.hidden, p.heads, 51200, 2048), layout,
        p.microBatch * 1000, 2048, recipe);
    const auto share = detail::stageShare(Plain{}, in, 0);
    const auto held = detail::heldActivations(Plain{}, in, share, 0);
    const double tokens = tokenRows(Plain{}, in).value() * held.flight.value();
    const double sums = recompute == Recompute::full
        ? 0
        : constants::softmaxKept.value.value() * double(p.heads) / 8 * double(p.layers)
            / double(p.stages);
    return held.held.value() - tokens * (constants::tokenIds.value.value() + sums);
}

double ofBaseline(bool sequenceParallel, Recompute recompute)
{
    return 100 * activations(gpt22, sequenceParallel, recompute)
        / activations(gpt22, false, Recompute::none);
}

// Bytes of states of a card that holds so many parameters.
double states(double parameters, std::int64_t dp, int zero)
{
    const Inputs<Plain> in
        = inputsOf(llama8Shape(), layoutOf(1, 1, dp, zero), double(dp), 2048);
    detail::StageParameters<Plain> held{{}, fromBase<ParametersPerCard>(parameters), {}};
    const States<Plain> s
        = detail::fullStates(Plain{}, in, detail::stageShare(Plain{}, in, 0), held);
    return (s.weights + s.gradients + s.optimizer).value();
}

double blocks22()
{
    ModelShape s = gptShape(48, 6144, 64, 51200, 0);
    s.qkvBias = s.outputBias = s.mlpBias = false;
    s.vectorsPerNorm = 0;
    return parameterCounts(Plain{}, plainNumbers(s)).blocks.value();
}

// Bytes per token and hidden channel that a layer keeps, without the log-sum-exp.
double perChannel()
{
    Recipe recipe;
    recipe.dropout = true;
    recipe.attentionKernel = AttentionKernel::unfused;
    Layout layout;
    layout.recompute = Recompute::selective;
    const Inputs<Plain> in
        = inputsOf(gptShape(48, 6144, 64, 51200, 0), layout, 1, 2048, recipe);
    return (activationsOfLayer(Plain{}, in, false).value() / 2048
               - constants::softmaxKept.value.value() * 64)
        / 6144;
}

double logits()
{
    Recipe recipe;
    recipe.lossKernel = LossKernel::plain;
    Layout layout;
    layout.microBatch = 2;
    Inputs<Plain> in = inputsOf(llama8Shape(), layout, 2, 8192, recipe);
    const auto share = detail::stageShare(Plain{}, in, 0);
    const auto buffers = [&] {
        return detail::temporaries(Plain{}, in, share,
            detail::stageParameters(Plain{}, in, share), {}, count(1)).logits.value();
    };
    const double whole = buffers();
    in.shape.vocab = count(0); // leaves the head's input
    return whole - buffers();
}

double peak(const ModelShape& shape, Layout layout, double batch, double sequence,
    const Recipe& recipe)
{
    return stageMemory(Plain{}, inputsOf(shape, layout, batch, sequence, recipe), 0).total.value()
        / units::gibi;
}

double peakTensorParallel() // M19
{
    ModelShape shape = llama70Shape();
    shape.layers = 12;
    Layout layout = layoutOf(2, 1, 4);
    layout.sequenceParallel = true;
    return peak(shape, layout, 16, 4096, {});
}

double peakSharded() // M20
{
    Recipe recipe;
    recipe.software = SoftwareStack::compiled;
    recipe.lossKernel = LossKernel::plain;
    Layout layout = layoutOf(1, 1, 8, 3);
    layout.microBatch = 2;
    layout.recompute = Recompute::selective;
    layout.sequenceParallel = true;
    // The measured figure is reserved memory; gradients are freed after each update.
    Inputs<Plain> in = inputsOf(llama8Shape(), layout, 16, 8192, recipe);
    in.fragmentation = ratio(0.04);
    return stageMemory(Plain{}, in, 0).total.value() / units::gibi;
}

void memoryRows()
{
    const double gibi = units::gibi, mebi = units::mebi;
    const char* figure1 = "arXiv 2205.05198 fig. 1, as Calculon's validation.py reads it";
    const auto whole = [&](const char* id, const Published& p, double expected) {
        row(id, p.name, activations(p, false, Recompute::none) / gibi, expected, 1e-6, figure1);
    };
    const auto selective = [&](const char* id, const Published& p, double expected) {
        row(id, p.name, activations(p, true, Recompute::selective) / gibi, expected, 1e-6, figure1);
    };
    whole("M1", gpt22, 59.25);
    whole("M2", gpt175, 66.84375);
    whole("M3", gpt530, 114.0234375);
    whole("M4", gpt1000, 131.25);
    selective("M1s", gpt22, 9.5625);
    selective("M2s", gpt175, 12.3515625);
    selective("M3s", gpt530, 23.076171875);
    selective("M4s", gpt1000, 26.5625);
    const char* figure7 = "arXiv 2205.05198 fig. 7, as Calculon reads it";
    row("M5.1", "sequence parallel", ofBaseline(true, Recompute::none), 66.84, 6e-3, figure7);
    row("M5.2", "selective", ofBaseline(false, Recompute::selective), 49.42, 6e-3, figure7);
    row("M5.3", "both", ofBaseline(true, Recompute::selective), 16.18, 6e-3, figure7);
    row("M5.4", "full", ofBaseline(false, Recompute::full), 7.64, 6e-3, figure7);
    row("M6", "states of 22B over 8 cards", states(blocks22() / 8, 1, 0) / gibi, 45.5625, exact,
        "arXiv 2205.05198 fig. 1, 18 bytes per parameter");
    row("M7", "34 s b h", perChannel(), 34, exact, "arXiv 2205.05198 eq. (1)");
    row("M8", "distributed optimizer on 16, bytes per parameter", states(1, 16, 1), 6.75, exact,
        "ISEEKYAN/mbridge memory_estimator/README.md");
    row("M9", "states of a shard of 4.1055B on 2, MiB", states(4.1055e9, 2, 1) / mebi, 46983.28,
        1e-4, "FlagScale PR 454");
    Layout interleaved = layoutOf(1, 8);
    interleaved.vpp = 3;
    row("M10", "interleaving, p = 8, v = 3",
        inFlight(Plain{}, inputsOf(gptShape(96, 12288, 96, 51200, 0), interleaved, 512, 2048), 0)
                .value()
            / 8,
        1.2917, 1e-4, "arXiv 2205.05198 §4.2.3");
    row("M16", "NF4, bits per weight", 8 * constants::nf4Weight.value.value(), 4.127, 1e-4,
        "arXiv 2305.14314 §3");
    row("M18", "logits of 2 × 8,192 tokens of Llama-3-8B", logits() / gibi, 27.3984375, exact,
        "own");
    row("M19", "Llama-3-70B cut to 12 layers, TP 2, B200", peakTensorParallel(), 60.68, 2e-2,
        "SimuMax B200 release table, measured");
    row("M19 own", "the same, frozen", peakTensorParallel(), 61.4315, frozen, "own");
    row("M20", "Llama-3-8B FSDP on 8 cards", peakSharded(), 77.0, 3e-2,
        "torchtitan llama3_h100_202412 table 1, measured");
    row("M20 own", "the same, frozen", peakSharded(), 77.4694, frozen, "own");
}

} // namespace

class TestWorkedExamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void published_data();
    void published() { compareExample(); }
    void parameterCountsOfMpt();
    void sharesOfAdapters();
};

void TestWorkedExamples::published_data()
{
    exampleColumns();
    parameterRows();
    workRows();
    memoryRows();
}

// P16: the distinct counts behind the rows of the README.
void TestWorkedExamples::parameterCountsOfMpt()
{
    for (const MptCount& c : mptCounts)
        QCOMPARE(std::int64_t(totalParameters(mptShape(c.name, c.positions)).value()),
            c.parameters);
}

// L3: PEFT prints 0.062 percent.
void TestWorkedExamples::sharesOfAdapters()
{
    const Results r = evaluate(with(llama8(), "model.preset=llama-2-7b\nframing.form=lora\n"
                                              "lora.rank=8\nlora.targets=qv"),
        shippedCatalogue());
    const double trained = r[resultFields().paramsTrainable]->value();
    const double all = r[resultFields().paramsTotal]->value();
    QVERIFY(std::fabs(100 * trained / (trained + all) - 0.0622) < 0.0622e-3);
}

QTEST_APPLESS_MAIN(TestWorkedExamples)
#include "tst_worked_examples.moc"
