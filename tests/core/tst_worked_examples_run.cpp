// The worked examples of the specification (§15) on collectives and pipelines, failures, storage and
// money, each computed by the program's own functions.
#include "core/model/evaluate.h"
#include "tests/support/model_inputs.h"
#include "tests/support/plan_builder.h"
#include "tests/support/published_shapes.h"
#include "tests/support/worked_example.h"

using namespace sizewright;
using namespace sizewright::test;

namespace {

// ---- time ----------------------------------------------------------------------------------------

// Idle time of the pipeline over the time of one micro-batch on one stage, nothing to transfer.
double bubbleOverStage(std::int64_t stages)
{
    Inputs<Plain> in = inputsOf(
        gptShape(2 * stages, 4096, 32, 51200, 0), layoutOf(1, stages), 64, 2048);
    in.ppOverlap = ratio(1);
    const LayerMix<Plain> mix = layerMix(Plain{}, in);
    const StageTime<Plain> t = stageTime(Plain{}, in, mix, headAndModules(Plain{}, in, mix));
    return double(t.bubble / (t.layers * (t.forward + t.backward)));
}

double allReduce()
{
    const Inputs<Plain> in = inputsOf(llama8Shape(), layoutOf(8, 1), 8, 2048);
    return collectiveTime(Plain{}, in, Collective::allReduce, fromBase<BytesPerCard>(100e6),
        Group<Plain>{count(8), count(8)}, {}).value();
}

double slowestNode()
{
    Inputs<Plain> in = inputsOf(llama8Shape(), layoutOf(1, 1, 16384), 16384, 2048);
    const StepTime<Plain> t = stepTime(Plain{}, in);
    return double(t.straggler / (t.total - t.straggler - t.optimizer - t.fixed));
}

// A published run with every degree given: floating-point rate, tokens or seconds of it.
Results run(const std::string& plan)
{
    return evaluate(framed("data.tokens=1T\nparallel.zero_stage=1\nparallel.micro_batch=1\n"
                           "parallel.recompute=none\n"
                        + plan),
        shippedCatalogue());
}
Results llama405Run(const char* cards)
{
    return run("model.preset=llama-3.1-405b\ndata.sequence=8192\ndata.global_batch=2048\n"
               "hardware.accelerator=nvidia-h100-sxm\nparallel.tp=8\nparallel.pp=16\n"
               "parallel.vpp=7\n"
               "cluster.gpus="
        + std::string(cards));
}

void runRows()
{
    const ResultFields& f = resultFields();
    const Results gpt = run("model.preset=gpt3-175b\nmodel.vocab=51200\ndata.sequence=2048\n"
                            "data.global_batch=64\nhardware.accelerator=nvidia-a100-sxm-80\n"
                            "cluster.gpus=64\nparallel.tp=8\nparallel.pp=8\nparallel.vpp=3\n"
                            "parallel.zero_stage=0\nparallel.recompute=selective\n"
                            "numerics.attention_kernel=unfused\nnumerics.dropout=yes\n"
                            "numerics.software=megatron\nnumerics.loss_kernel=plain");
    row("T3", "Megatron 175B on 64 A100, step in s", gpt[f.step]->value(), 13.75, 5e-2,
        "arXiv 2205.05198 table 5");
    const Results llama = run("model.preset=llama-3.1-70b\ndata.sequence=8192\n"
                              "data.global_batch=256\nhardware.accelerator=nvidia-h100-sxm\n"
                              "cluster.gpus=64\nparallel.tp=4\nparallel.pp=8\nparallel.vpp=5\n"
                              "numerics.precision=fp8\nparallel.tp_overlap=0.6");
    row("T4", "Llama-3-70B fp8 on 64 H100, tokens/s per card",
        llama[f.tokenRatePerCard]->value(), 1664, 11e-2, "Megatron-Bridge 26.04.01");
    const Results deepseek = run("model.preset=deepseek-v3\ndata.sequence=4096\n"
                                 "data.global_batch=15360\nhardware.accelerator=nvidia-h800-sxm\n"
                                 "cluster.gpus=2048\nparallel.tp=1\nparallel.pp=16\n"
                                 "parallel.ep=64\nnumerics.precision=fp8\n"
                                 "parallel.ep_overlap=0.8\nparallel.expert_imbalance=1");
    row("T5", "DeepSeek-V3 on 2,048 H800, tokens/s per card",
        deepseek[f.tokenRatePerCard]->value(), 1e12 / (180e3 * units::hour), 5e-2,
        "arXiv 2412.19437 table 1: 180,000 card-hours per T tokens");
    // Not published: the interleaving. 16 stages of 7 chunks are the most that 126 layers allow.
    const char* paper = "arXiv 2407.21783 table 4, recalled";
    row("T6", "Llama-3.1-405B on 8,192 H100, TFLOP/s per card",
        llama405Run("8192")[f.flopRate]->value() / units::tera, 430, 8e-2, paper);
    row("T7", "the same on 16,384", llama405Run("16384")[f.flopRate]->value() / units::tera, 400,
        8e-2, paper);
}

void timeRows()
{
    runRows();
    row("T1", "bubble share, p = 8, m = 32", bubbleOverStage(8) / 32, 0.21875, exact,
        "arXiv 2104.04473 §2.2");
    // 595 µs at 64 MiB and 2,182 µs at 256 MiB, measured
    row("T2", "all-reduce of 100 MB on 8 A100, µs", allReduce() * 1e6, 854, 2e-2,
        "nccl-tests, github:ai-dynamo/aiconfigurator@095f58a");
    row("T8", "1F1B bubble, p = 16, F = 1, B = 2", bubbleOverStage(16) * 3, 45, exact, "identity");
    row("T10", "slowest of 2,048 nodes, percent", 100 * slowestNode(), 3.63168, frozen, "own");
}

// ---- failures, storage, money --------------------------------------------------------------------

Reliability<Plain> reliabilityOf(double cards, Seconds nodeMtbf, double parameters)
{
    Inputs<Plain> in = inputsOf(llama8Shape(), {}, 1, 2048);
    in.gpus = units::cards(cards);
    ReliabilityInputs<Plain> r;
    r.nodeMtbf = nodeMtbf;
    r.writeRate = r.readRate = units::gigabytesPerSecond(2000);
    return reliability(Plain{}, in, r, fromBase<Parameters>(parameters));
}
Reliability<Plain> llama3Run()
{
    return reliabilityOf(16384, *Scenario()[fields().nodeMtbf], 1e9);
}

double useful(double stall, double restart)
{
    const Seconds mtbf = units::hours(54.0 * 24 / 419);
    const Seconds interval = dalyInterval(Plain{}, units::seconds(stall), mtbf);
    return usefulShare(
        Plain{}, interval, units::seconds(stall), units::seconds(restart), mtbf).value();
}

double longestRestart(double wanted)
{
    double restart = 0;
    while (useful(30, restart + 5) >= wanted)
        restart += 5;
    return restart;
}

double dataBytes()
{
    const Results r = evaluate(with(llama70(), "data.tokens=15T"), shippedCatalogue());
    return r[resultFields().dataBytes]->value();
}

void reliabilityRows()
{
    row("R1", "stops of the Llama 3 run, hours between", llama3Run().jobMtbf.value() / units::hour,
        3.09, 2e-3, "arXiv 2407.21783 table 5: 419 in 54 days");
    row("R2", "the same per card, years",
        llama3Run().jobMtbf.value() * 16384 / units::year, 5.78109, 1e-3, "own");
    row("R4", "from 6.5 stops per 1,000 node-days, 16,384 cards, hours",
        reliabilityOf(16384, units::days(1000 / 6.5), 1e9).jobMtbf.value() / units::hour, 1.8,
        2e-2, "arXiv 2410.21680");
    row("R6", "Daly's interval, 30 s stall",
        dalyInterval(Plain{}, units::seconds(30), units::hours(54.0 * 24 / 419)).value(), 797.499,
        frozen, "own");
    row("R7", "useful share, 30 s stall, 600 s restart", useful(30, 600), 0.879679, frozen, "own");
    row("R8", "useful share, 5 s stall, 300 s restart", useful(5, 300), 0.944537, frozen, "own");
    row("R9", "longest restart for 90 %, s", longestRestart(0.9), 345, exact, "own");
    const auto checkpoint = [](double parameters) {
        return reliabilityOf(8, units::days(1), parameters).checkpoint.value() / units::tera;
    };
    row("S1", "checkpoint of BLOOM, TB", checkpoint(176.247e9), 2.3, 8e-2, "BLOOM model page");
    row("S2", "checkpoint of a model of 1,008B, TB", checkpoint(1008e9), 13.8, 3e-2,
        "arXiv 2104.04473 §5.10");
    row("S3", "checkpoint of Llama-3.1-405B, TB", checkpoint(405.853e9), 5.68194, frozen, "own");
    row("S4", "its write time at 2 TB/s",
        reliabilityOf(8, units::days(1), 405.853e9).stall.value(), 2.84097, frozen, "own");
    row("S5", "15T tokens with long ids, TB", dataBytes() / units::tera, 60, exact, "arithmetic");
}

// One owned card for 45,000 with a fifth of it left after four years.
std::vector<double> owned(double use, bool residual = true)
{
    MoneyInputs<Plain> in;
    in.rentPrice = units::moneyPerCardHour(2.5);
    in.serverPrice = units::money(8 * 45000.0);
    in.residualShare = ratio(9000.0 / 45000);
    in.residualGiven = residual;
    in.resaleFirst = ratio(0.9);
    in.resaleYearly = ratio(0.75);
    in.life = fromBase<Seconds>(4 * units::year);
    in.discountRate = ratio(0.08);
    in.utilisation = ratio(use);
    in.pue = ratio(1.3);
    in.nodePowerFactor = in.loadFactor = ratio(1);
    in.maintenanceShare = ratio(0.05);
    in.powerPrice = units::moneyPerKilowattHour(0.10);
    in.cardPower = units::wattsPerCard(1300);
    RunInputs<Plain> run;
    run.cards = run.cardsPerNode = units::cards(8);
    run.calendar = units::days(30);
    run.cardHours = run.cards * run.calendar;
    std::vector<double> figures(resultFields().size());
    routeCosts(Plain{figures.data()}, in, run);
    return figures;
}

double breakEvenMonths(double use)
{
    return owned(use, false)[resultFields().breakEven.ordinal] / units::month;
}

double rentOf(double cardHours, double price)
{
    MoneyInputs<Plain> in;
    in.rentPrice = units::moneyPerCardHour(price);
    in.hasLease = in.hasServer = false;
    RunInputs<Plain> run;
    run.cardHours = units::cards(cardHours) * units::hours(1);
    return routeCosts(Plain{}, in, run)[Route::rent]->value();
}

void moneyRows()
{
    row("C1", "DeepSeek-V3, millions", rentOf(2.788e6, 2) / units::mega, 5.576, 1e-6,
        "arXiv 2412.19437 table 1");
    row("C2", "annuity, 8 %, 4 years", annuity(Plain{}, ratio(0.08), ratio(4)).value(), 0.3019,
        1e-3, "standard");
    row("C3", "owned card-hour at 80 % use", owned(0.8)[resultFields().buildRate.ordinal] * units::hour, 2.14241,
        frozen, "own");
    row("C4", "owned card-hour at 40 % use", owned(0.4)[resultFields().buildRate.ordinal] * units::hour, 4.11583,
        frozen, "own");
    row("C5", "break-even at 80 % use, months", breakEvenMonths(0.8), 23, exact, "own");
    row("C6", "break-even at 50 % use, months", breakEvenMonths(0.5), 81, exact, "own");
}

} // namespace

class TestWorkedExamplesRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void published_data();
    void published() { compareExample(); }
};

void TestWorkedExamplesRun::published_data()
{
    exampleColumns();
    timeRows();
    reliabilityRows();
    moneyRows();
}

QTEST_APPLESS_MAIN(TestWorkedExamplesRun)
#include "tst_worked_examples_run.moc"
