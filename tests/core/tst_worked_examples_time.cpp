// Step time and memory against an independent implementation of the same formulas, plan by plan. Expected
// values were computed by it once, with the constants that fixedCatalogue() holds fast, so that a newer fit
// or data sheet does not touch the formulas' test. Where a deliberate correction moves a value, the
// comment says which, and names the value before it.
#include "core/model/evaluate.h"
#include "core/plan/plan.h"
#include "core/units/literals.h"

#include <QTest>

#include <cmath>
#include <sstream>

using namespace sizewright;

namespace {

constexpr double tolerance = 0.005;
// Collectives, attention and the host's share of a step have since been modelled anew from measurements
// (tst_measured_parts), so step times agree in size, not to the digit.
constexpr double sameAnswer = 0.35;

struct FixedCard {
    const char* id;
    double peak16, peak8, bandwidth, link, domain, perNode, multiprocessors; // TFLOP/s, GB/s
};
constexpr FixedCard cards[]{{"nvidia-a100-sxm-80", 312, 0, 2039, 300, 8, 8, 108},
    {"nvidia-a100-sxm-40", 312, 0, 1555, 300, 8, 8, 108},
    {"nvidia-h100-sxm", 989, 1979, 3350, 450, 8, 8, 132},
    {"nvidia-b200-sxm", 2250, 4500, 7700, 900, 8, 8, 148},
    {"nvidia-gb200", 2500, 5000, 8000, 900, 72, 4, 152}};

struct FixedGeneration {
    const char* id;
    double matrix, matrix8, memory, link, network, first, second, third;
};
constexpr FixedGeneration generations[]{
    {"nvidia-ampere", 0.82, 0.82, 0.80, 0.80, 0.90, 0.37, 0.62, 0.62},
    {"nvidia-hopper", 0.69, 0.68, 0.80, 0.80, 0.90, 0.19, 0.34, 0.62},
    {"nvidia-blackwell", 0.58, 0.58, 0.75, 0.80, 0.90, 0.10, 0.20, 0.48}};

void fix(Accelerator& card, const FixedCard& f)
{
    card.peak16 = units::teraflopsPerCard(f.peak16);
    if (f.peak8 > 0)
        card.peakFp8 = units::teraflopsPerCard(f.peak8);
    card.memoryBandwidth = units::gigabytesPerSecondPerCard(f.bandwidth);
    card.linkRate = units::gigabytesPerSecondPerCard(f.link);
    card.scaleUpDomain = units::cards(f.domain);
    card.cardsPerNode = units::cards(f.perNode);
    card.multiprocessors = count(f.multiprocessors);
}

void fix(Generation& generation, const FixedGeneration& f)
{
    generation.matrixEfficiency = ratio(f.matrix);
    generation.matrixEfficiencyFp8 = ratio(f.matrix8);
    generation.memoryEfficiency = ratio(f.memory);
    generation.linkEfficiency = ratio(f.link);
    generation.networkEfficiency = ratio(f.network);
    generation.attentionFirst = ratio(f.first);
    generation.attentionSecond = ratio(f.second);
    generation.attentionThird = ratio(f.third);
}

// The shipped catalogue with the figures of these cards as they were when the values were computed.
const Catalogue& fixedCatalogue()
{
    static const Catalogue catalogue = [] {
        Catalogue c = shippedCatalogue();
        for (Accelerator& card : c.accelerators)
            for (const FixedCard& f : cards)
                if (card.id == f.id)
                    fix(card, f);
        for (Generation& generation : c.generations)
            for (const FixedGeneration& f : generations)
                if (generation.id == f.id)
                    fix(generation, f);
        return c;
    }();
    return catalogue;
}

// What every row has unless it says otherwise.
constexpr const char* common
    = "framing.form=pretrain framing.acceptance=usable framing.earliest_days=0 "
      "framing.latest_days=36500 data.tokens=1T parallel.tp=1 parallel.pp=1 parallel.vpp=1 "
      "parallel.cp=1 parallel.ep=1 parallel.zero_stage=1 parallel.micro_batch=1 "
      "parallel.recompute=none parallel.sequence_parallel=no parallel.tp_overlap=0 "
      "parallel.dp_overlap=0.9 parallel.pp_overlap=0.5 parallel.ep_overlap=0 "
      "parallel.expert_imbalance=1 numerics.precision=bf16 numerics.optimizer=adamw "
      "numerics.gradients_fp32=yes numerics.dropout=no numerics.attention_kernel=flash3 "
      "numerics.loss_kernel=plain numerics.software=te lora.rank=16";

struct Example {
    const char* name;
    const char* settings;
    double step; // [s]
    double firstStage, lastStage; // allocated at the peak [GiB]
};

// Where a reason stands above an example, ours differs from the prototype on purpose. In fp8 we keep the inputs
// of matrix products in fp8, as Transformer Engine does; the prototype keeps them in 16 bit.
// clang-format off
constexpr Example examples[]{
    // eager norms keep fp32 copies, rotated queries and keys are no further ones (first and last stage
    // 37.329)
    {"a100 7b fsdp flash1",
        "model.preset=llama-2-7b data.sequence=2048 data.global_batch=64 "
        "hardware.accelerator=nvidia-a100-sxm-80 hardware.inter_gbps=200 cluster.gpus=8 "
        "parallel.zero_stage=3 parallel.micro_batch=2 numerics.attention_kernel=flash1 "
        "numerics.software=eager",
        3.66565, 39.329, 39.329},
    {"a100 7b sac compile",
        "model.preset=llama-2-7b data.sequence=4096 data.global_batch=256 "
        "hardware.accelerator=nvidia-a100-sxm-80 hardware.inter_gbps=200 cluster.gpus=128 "
        "parallel.zero_stage=3 parallel.micro_batch=2 parallel.recompute=selective "
        "numerics.gradients_fp32=no numerics.attention_kernel=flash2 "
        "numerics.software=compile",
        2.04369, 21.255, 21.255},
    {"gpt3 2021",
        "model.preset=gpt3-175b data.sequence=2048 data.global_batch=1536 "
        "hardware.accelerator=nvidia-a100-sxm-80 hardware.inter_gbps=200 cluster.gpus=1024 "
        "parallel.tp=8 parallel.pp=16 parallel.zero_stage=0 parallel.recompute=full "
        "numerics.dropout=yes numerics.attention_kernel=unfused numerics.software=megatron",
        29.7775, 29.609, 24.968},
    {"gpt3 2022 selective sp",
        "model.preset=gpt3-175b data.sequence=2048 data.global_batch=64 "
        "hardware.accelerator=nvidia-a100-sxm-80 hardware.inter_gbps=200 cluster.gpus=64 "
        "parallel.tp=8 parallel.pp=8 parallel.vpp=3 parallel.zero_stage=0 "
        "parallel.recompute=selective parallel.sequence_parallel=yes numerics.dropout=yes "
        "numerics.attention_kernel=unfused numerics.software=megatron",
        13.3011, 59.81, 53.82},
    {"gpt3 vpp6 zero1",
        "model.preset=gpt3-175b data.sequence=2048 data.global_batch=768 "
        "hardware.accelerator=nvidia-a100-sxm-80 hardware.inter_gbps=200 cluster.gpus=512 "
        "parallel.tp=8 parallel.pp=8 parallel.vpp=6 parallel.recompute=selective "
        "parallel.sequence_parallel=yes numerics.dropout=yes "
        "numerics.attention_kernel=unfused numerics.software=megatron",
        20.3657, 30.832, 27.88},
    // the loss over a split vocabulary holds ten bytes a logit (15.498)
    {"gpt2 unfused",
        "model.preset=gpt2 data.sequence=1024 data.global_batch=64 "
        "hardware.accelerator=nvidia-a100-sxm-80 hardware.inter_gbps=200 cluster.gpus=1 "
        "parallel.zero_stage=0 parallel.micro_batch=8 numerics.dropout=yes "
        "numerics.attention_kernel=unfused numerics.software=megatron-deepspeed",
        0.644521, 13.9639, 13.9639},
    {"1b a100 z2",
        "model.preset=llama-3.2-1b data.sequence=4096 data.global_batch=256 "
        "hardware.accelerator=nvidia-a100-sxm-80 hardware.inter_gbps=200 cluster.gpus=32 "
        "parallel.zero_stage=2 parallel.micro_batch=2 numerics.attention_kernel=flash2 "
        "numerics.software=compile",
        1.55015, 25.905, 25.905},
    {"7b tp16 a100",
        "model.preset=llama-2-7b data.sequence=4096 data.global_batch=128 "
        "hardware.accelerator=nvidia-a100-sxm-80 hardware.inter_gbps=200 cluster.gpus=32 "
        "parallel.tp=16 parallel.zero_stage=0 parallel.micro_batch=2 "
        "numerics.attention_kernel=flash2 numerics.software=megatron",
        7.22254, 16.909, 16.909},
    // memory and time divide the layers alike: fewer on the last stage (last stage 15.061); ten bytes a logit (9.28929)
    {"70b pp8 a100 uneven",
        "model.preset=llama-3.1-70b data.sequence=4096 data.global_batch=96 "
        "hardware.accelerator=nvidia-a100-sxm-80 hardware.inter_gbps=200 cluster.gpus=96 "
        "parallel.tp=8 parallel.pp=12 parallel.sequence_parallel=yes "
        "numerics.attention_kernel=flash2",
        11.4146, 26.197, 9.04466},
    {"8b fsdp h100 eager 128",
        "model.preset=llama-3.1-8b data.sequence=8192 data.global_batch=256 "
        "hardware.accelerator=nvidia-h100-sxm hardware.inter_gbps=400 cluster.gpus=128 "
        "parallel.zero_stage=3 parallel.micro_batch=2 parallel.recompute=selective "
        "numerics.attention_kernel=flash2 numerics.software=eager",
        2.1595, 64.207, 64.207},
    {"8b te cp2",
        "model.preset=llama-3.1-8b data.sequence=8192 data.global_batch=128 "
        "hardware.accelerator=nvidia-h100-sxm hardware.inter_gbps=400 cluster.gpus=8 "
        "parallel.cp=2 numerics.loss_kernel=fused",
        12.3229, 77.489, 77.489},
    {"8b cp16 across",
        "model.preset=llama-3.1-8b data.sequence=131072 data.global_batch=8 "
        "hardware.accelerator=nvidia-h100-sxm hardware.inter_gbps=400 cluster.gpus=64 "
        "parallel.tp=2 parallel.cp=16 parallel.sequence_parallel=yes "
        "numerics.loss_kernel=fused",
        5.20314, 44.545, 44.545},
    // scores are divided by the context ranks; the prototype keeps all of them (step 5.991)
    {"8b cp4 unfused",
        "model.preset=llama-3.1-8b data.sequence=8192 data.global_batch=16 "
        "hardware.accelerator=nvidia-h100-sxm hardware.inter_gbps=400 cluster.gpus=8 "
        "parallel.cp=4 numerics.attention_kernel=unfused",
        2.914, 149.44, 149.44},
    {"70b T4",
        "model.preset=llama-3.1-70b data.sequence=8192 data.global_batch=256 "
        "hardware.accelerator=nvidia-h100-sxm hardware.inter_gbps=400 cluster.gpus=64 "
        "parallel.tp=4 parallel.pp=8 parallel.vpp=5 parallel.sequence_parallel=yes "
        "parallel.tp_overlap=0.6 numerics.precision=fp8 numerics.loss_kernel=fused",
        20.3949, 74.9484, 63.6724},
    // sharded traffic of every micro-batch; the prototype charges it once a step (step 10.09)
    {"70b fsdp pp2",
        "model.preset=llama-3.1-70b data.sequence=4096 data.global_batch=128 "
        "hardware.accelerator=nvidia-h100-sxm hardware.inter_gbps=400 cluster.gpus=64 "
        "parallel.pp=2 parallel.zero_stage=3 parallel.recompute=full "
        "numerics.loss_kernel=fused",
        11.9364, 36.815, 37.785},
    // fewer layers on the last stage (23.091)
    {"405b T6",
        "model.preset=llama-3.1-405b data.sequence=8192 data.global_batch=2048 "
        "hardware.accelerator=nvidia-h100-sxm hardware.inter_gbps=400 cluster.gpus=8192 "
        "parallel.tp=8 parallel.pp=16 parallel.sequence_parallel=yes "
        "numerics.loss_kernel=fused",
        15.3896, 85.142, 20.298},
    {"405b fp8 pp9",
        "model.preset=llama-3.1-405b data.sequence=8192 data.global_batch=504 "
        "hardware.accelerator=nvidia-h100-sxm hardware.inter_gbps=400 cluster.gpus=1152 "
        "parallel.tp=8 parallel.pp=9 parallel.vpp=7 parallel.cp=2 "
        "parallel.sequence_parallel=yes parallel.tp_overlap=0.6 numerics.precision=fp8 "
        "numerics.gradients_fp32=no numerics.loss_kernel=fused",
        11.6991, 68.4815, 62.0093},
    // the prototype has no adapter states, and keeps inputs of frozen matrices (first stage 76.1, last
    // stage 76.1)
    {"lora 8b",
        "framing.form=lora model.preset=llama-3.1-8b data.sequence=4096 data.global_batch=32 "
        "hardware.accelerator=nvidia-h100-sxm hardware.inter_gbps=400 cluster.gpus=8 "
        "numerics.loss_kernel=fused lora.targets=attention",
        1.02168, 30.5664, 30.5664},
    // only weights are gathered; the prototype scatters gradients of the frozen base and has no
    // adapter states (step 8.206, first stage 155.6, last stage 155.6)
    {"lora 70b fsdp full",
        "framing.form=lora model.preset=llama-3.1-70b data.sequence=2048 "
        "data.global_batch=16 hardware.accelerator=nvidia-a100-sxm-80 "
        "hardware.inter_gbps=200 cluster.gpus=8 parallel.zero_stage=3 parallel.micro_batch=2 "
        "parallel.recompute=full numerics.attention_kernel=flash2 numerics.software=compile "
        "lora.targets=attention",
        7.8857, 33.668, 33.668},
    {"full graph 8b",
        "model.preset=llama-3.1-8b data.sequence=8192 data.global_batch=128 "
        "hardware.accelerator=nvidia-h100-sxm hardware.inter_gbps=400 cluster.gpus=8 "
        "numerics.precision=fp8 numerics.loss_kernel=fused numerics.software=full-graph",
        8.44379, 107.96, 107.96},
    {"70b b200",
        "model.preset=llama-3.1-70b data.sequence=8192 data.global_batch=256 "
        "hardware.accelerator=nvidia-b200-sxm hardware.inter_gbps=400 cluster.gpus=64 "
        "parallel.tp=2 parallel.pp=4 parallel.vpp=5 parallel.sequence_parallel=yes "
        "parallel.tp_overlap=0.6 numerics.precision=fp8 numerics.loss_kernel=fused",
        10.1406, 165.427, 146.88},
    // stragglers among nodes of 4 cards; the prototype takes 8
    {"70b gb200 fsdp",
        "model.preset=llama-3.1-70b data.sequence=8192 data.global_batch=256 "
        "hardware.accelerator=nvidia-gb200 hardware.inter_gbps=400 cluster.gpus=64 "
        "parallel.zero_stage=3 parallel.micro_batch=2 numerics.precision=fp8 "
        "numerics.loss_kernel=fused",
        7.55451, 338.886, 338.886},
    // fewer layers on the last stage (151.75)
    {"405b gb200",
        "model.preset=llama-3.1-405b data.sequence=8192 data.global_batch=1536 "
        "hardware.accelerator=nvidia-gb200 hardware.inter_gbps=400 cluster.gpus=256 "
        "parallel.tp=4 parallel.pp=16 parallel.vpp=4 parallel.sequence_parallel=yes "
        "parallel.tp_overlap=0.6 numerics.precision=fp8 numerics.loss_kernel=fused",
        59.8008, 209.272, 121.658},
    {"mixtral ep8 h100",
        "model.preset=mixtral-8x7b data.sequence=4096 data.global_batch=512 "
        "hardware.accelerator=nvidia-h100-sxm hardware.inter_gbps=400 cluster.gpus=64 "
        "parallel.ep=8 numerics.loss_kernel=fused",
        5.37216, 79.599, 79.599},
    // latency of the link, not of the network, for exchanges inside a node (step 2.932)
    // and one dummy gradient for all experts of a layer, whose shapes are the same (first stage 43.703)
    {"mixtral tp2 ep4 pp4",
        "model.preset=mixtral-8x7b data.sequence=4096 data.global_batch=256 "
        "hardware.accelerator=nvidia-h100-sxm hardware.inter_gbps=400 cluster.gpus=64 "
        "parallel.tp=2 parallel.pp=4 parallel.vpp=4 parallel.ep=4 "
        "parallel.sequence_parallel=yes numerics.loss_kernel=fused",
        2.9136, 43.3591, 38.139},
    // the expert layer is gathered; the prototype gathers a dense one (first stage 46.69, last
    // stage 46.69); one dummy gradient for all experts (55.689)
    {"mixtral fsdp",
        "model.preset=mixtral-8x7b data.sequence=4096 data.global_batch=256 "
        "hardware.accelerator=nvidia-h100-sxm hardware.inter_gbps=400 cluster.gpus=64 "
        "parallel.zero_stage=3 numerics.loss_kernel=fused",
        4.25198, 53.3918, 53.3918},
    // latency of the link for the all-to-all inside a node (step 16.05)
    {"q30 ep8",
        "model.preset=qwen3-30b-a3b data.sequence=4096 data.global_batch=512 "
        "hardware.accelerator=nvidia-h100-sxm hardware.inter_gbps=400 cluster.gpus=16 "
        "parallel.ep=8 numerics.loss_kernel=fused",
        15.9542, 73.881, 73.881},
    // stragglers among nodes of 4 cards; latency of the link (step 9.406)
    {"q30 gb200",
        "model.preset=qwen3-30b-a3b data.sequence=4096 data.global_batch=512 "
        "hardware.accelerator=nvidia-gb200 hardware.inter_gbps=400 cluster.gpus=8 "
        "parallel.ep=8 parallel.micro_batch=4 numerics.precision=fp8 "
        "numerics.loss_kernel=fused numerics.software=partial-graph",
        9.4777, 157.013, 157.013},
    // fewer layers on the last stage (51.949)
    {"q235 h100",
        "model.preset=qwen3-235b-a22b data.sequence=4096 data.global_batch=2048 "
        "hardware.accelerator=nvidia-h100-sxm hardware.inter_gbps=400 cluster.gpus=256 "
        "parallel.tp=2 parallel.pp=8 parallel.vpp=4 parallel.ep=32 "
        "parallel.sequence_parallel=yes parallel.ep_overlap=0.8 "
        "parallel.expert_imbalance=1.2 numerics.loss_kernel=fused",
        15.5155, 73.044, 47.5311},
    // the prediction module's projection takes time (step 19.3402)
    {"ds3 H800-like",
        "model.preset=deepseek-v3 data.sequence=4096 data.global_batch=15360 "
        "hardware.accelerator=nvidia-h100-sxm hardware.inter_gbps=400 cluster.gpus=2048 "
        "parallel.pp=16 parallel.ep=64 parallel.ep_overlap=0.8 numerics.precision=fp8 "
        "numerics.loss_kernel=fused",
        19.5796, 116.76, 29.947},
    {"ds3 tp8",
        "model.preset=deepseek-v3 data.sequence=4096 data.global_batch=1024 "
        "hardware.accelerator=nvidia-h100-sxm hardware.inter_gbps=400 cluster.gpus=512 "
        "parallel.tp=8 parallel.ep=32 parallel.sequence_parallel=yes "
        "numerics.loss_kernel=fused",
        15.1203, 155.94, 155.94},
    // latency of the link for the all-to-all inside a node (step 21.11), the prediction module's
    // projection (20.7708)
    {"ds3 b200 ep8",
        "model.preset=deepseek-v3 data.sequence=4096 data.global_batch=4096 "
        "hardware.accelerator=nvidia-b200-sxm hardware.inter_gbps=400 cluster.gpus=256 "
        "parallel.pp=16 parallel.ep=8 numerics.precision=fp8 numerics.loss_kernel=fused",
        21.0686, 136.92, 81.471},
    {"ds3 cp",
        "model.preset=deepseek-v3 data.sequence=16384 data.global_batch=512 "
        "hardware.accelerator=nvidia-h100-sxm hardware.inter_gbps=400 cluster.gpus=512 "
        "parallel.cp=4 parallel.ep=32 numerics.loss_kernel=fused",
        18.5436, 336.77, 336.77},
};
// clang-format on

bool apply(Scenario& scenario, const char* settings)
{
    std::istringstream words{settings};
    std::string word;
    while (words >> word) {
        const auto at = word.find('=');
        const auto problems
            = setField(scenario, word.substr(0, at), word.substr(at + 1), fixedCatalogue());
        for (const Problem& problem : problems)
            qWarning("%s", toString(problem).c_str());
        if (!problems.empty())
            return false;
    }
    return true;
}

double allocated(const StageLines& lines)
{
    return (lines.total - lines.overhead) / units::gibibytesPerCard(1);
}

bool near(double ours, double expected, const char* what, double within = tolerance)
{
    if (std::abs(ours / expected - 1) <= within)
        return true;
    qWarning("%s: %.6g instead of %.6g", what, ours, expected);
    return false;
}

} // namespace

class WorkedExamplesTimeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchTheOtherImplementation_data();
    void matchTheOtherImplementation();
    void partsSumToTheStep();
};

void WorkedExamplesTimeTest::matchTheOtherImplementation_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < int(std::size(examples)); ++i)
        QTest::newRow(examples[i].name) << i;
}

void WorkedExamplesTimeTest::matchTheOtherImplementation()
{
    QFETCH(int, index);
    const Example& example = examples[index];
    Scenario scenario;
    QVERIFY(apply(scenario, common) && apply(scenario, example.settings));
    const Results results = evaluate(scenario, fixedCatalogue());
    const auto step = results.number(resultFields().step.ordinal);
    QVERIFY2(step, results.problems.empty()
            ? "no step time"
            : toString(results.problems.front()).c_str());
    QVERIFY(near(*step, example.step, "step time", sameAnswer));
    const auto modules = scenario[fields().mtpLayers];
    if (modules && modules->value() > 0)
        return; // the other implementation leaves prediction modules out of memory
    QVERIFY(near(allocated(results.stages.front()), example.firstStage, "first stage"));
    QVERIFY(near(allocated(results.stages.back()), example.lastStage, "last stage"));
}

// The parts of a step sum to it in every example.
void WorkedExamplesTimeTest::partsSumToTheStep()
{
    for (const Example& example : examples) {
        Scenario scenario;
        QVERIFY(apply(scenario, common) && apply(scenario, example.settings));
        const Results results = evaluate(scenario, fixedCatalogue());
        double parts = 0;
        for (std::size_t i = resultFields().firstPart; i < resultFields().endPart; ++i)
            parts += results.number(i).value_or(0);
        const double step = results.number(resultFields().step.ordinal).value_or(0);
        QVERIFY2(std::abs(parts / step - 1) < 1e-9, example.name);
    }
}

QTEST_APPLESS_MAIN(WorkedExamplesTimeTest)
#include "tst_worked_examples_time.moc"
