// Every figure that an evaluation can give: its key (the path in `evaluate --json`), label, unit,
// and which direction is better. Tables, comparison, report, command line and charts read this
// list.
#pragma once

#include "core/plan/cost_lines.h"
#include "core/units/signature.h"

#include <array>
#include <string_view>
#include <vector>

namespace sizewright {

enum class Better : std::uint8_t
{
    neither,
    lower,
    higher
};

struct ResultInfo
{
    std::string_view key; // "memory.total_gib"
    Text label;
    Text group; // heading in tables
    Signature signature;
    std::string_view unit; // of the key's number in JSON, and of short text; empty: base units
    bool automaticUnit = false; // people read it better in a unit of its size (bytes, seconds)
    Better better = Better::neither;
    std::size_t ordinal = 0;
};

template <class Q> struct Figure
{
    std::size_t ordinal;
};

class ResultSet
{
public:
    const std::vector<ResultInfo>& all() const { return m_infos; }
    std::size_t size() const { return m_infos.size(); }
    const ResultInfo* find(std::string_view key) const
    {
        for (const ResultInfo& info : m_infos)
            if (info.key == key)
                return &info;
        return nullptr;
    }

protected:
    template <class Q>
    Figure<Q> add(std::string_view key, Text label, std::string_view unit = {},
                  Better better = Better::neither, bool automaticUnit = false)
    {
        m_infos.push_back(
            { key, label, m_group, signatureOf<Q>(), unit, automaticUnit, better, m_infos.size() });
        return { m_infos.size() - 1 };
    }
    int section(Text group)
    {
        m_group = group;
        return 0;
    }

private:
    std::vector<ResultInfo> m_infos;
    Text m_group;
};

struct ResultFields : ResultSet
{
    const int answer = section(SW_TEXT("ResultGroup", "Answer"));
    const Figure<Cards> gpus
        = add<Cards>("answer.gpus", SW_TEXT("Result", "Cards"), "cards", Better::lower);
    const Figure<Count> nodes
        = add<Count>("answer.nodes", SW_TEXT("Result", "Nodes"), "", Better::lower);
    const Figure<Seconds> days
        = add<Seconds>("answer.days", SW_TEXT("Result", "Days"), "days", Better::lower);
    const Figure<Seconds> daysP10 = add<Seconds>(
        "answer.days_p10", SW_TEXT("Result", "Days, good case (P10)"), "days", Better::lower);
    const Figure<Seconds> daysP90 = add<Seconds>(
        "answer.days_p90", SW_TEXT("Result", "Days, bad case (P90)"), "days", Better::lower);
    const Figure<CardTime> gpuHours = add<CardTime>(
        "answer.gpu_hours", SW_TEXT("Result", "Card-hours"), "card-hours", Better::lower);
    const Figure<Money> costRent = add<Money>("answer.cost_rent", SW_TEXT("Result", "Rent, total"),
                                              "¤", Better::lower, true);
    const Figure<Money> costLease = add<Money>(
        "answer.cost_lease", SW_TEXT("Result", "Lease, total"), "¤", Better::lower, true);
    const Figure<Money> costBuild
        = add<Money>("answer.cost_build", SW_TEXT("Result", "Build, this run's share"), "¤",
                     Better::lower, true);

    const Figure<Money> costHybrid = add<Money>(
        "answer.cost_hybrid", SW_TEXT("Result", "Hybrid, total"), "¤", Better::lower, true);

    const int model = section(SW_TEXT("ResultGroup", "Model"));
    const Figure<Parameters> paramsTotal = add<Parameters>(
        "model.params_total", SW_TEXT("Result", "Parameters"), "", Better::neither, true);
    const Figure<Parameters> paramsActive
        = add<Parameters>("model.params_active", SW_TEXT("Result", "Active parameters per token"),
                          "", Better::neither, true);
    const Figure<Parameters> paramsTrainable
        = add<Parameters>("model.params_trainable", SW_TEXT("Result", "Trainable parameters"), "",
                          Better::neither, true);
    const Figure<FlopPerToken> flopsPerToken
        = add<FlopPerToken>("model.flops_per_token", SW_TEXT("Result", "Training FLOP per token"),
                            "", Better::neither, true);
    const Figure<Tokens> trainingTokens = add<Tokens>(
        "model.training_tokens", SW_TEXT("Result", "Tokens trained on"), "", Better::neither, true);
    const Figure<Count> steps = add<Count>("model.steps", SW_TEXT("Result", "Optimizer steps"));
    const Figure<Flop> trainingFlop = add<Flop>(
        "model.training_flop", SW_TEXT("Result", "Training work"), "", Better::neither, true);

    const int memory = section(SW_TEXT("ResultGroup", "Memory per card"));
    const Figure<BytesPerCard> weights = add<BytesPerCard>(
        "memory.weights_gib", SW_TEXT("Result", "Weights"), "GiB", Better::lower);
    const Figure<BytesPerCard> gradients = add<BytesPerCard>(
        "memory.gradients_gib", SW_TEXT("Result", "Gradients"), "GiB", Better::lower);
    const Figure<BytesPerCard> optimizer = add<BytesPerCard>(
        "memory.optimizer_gib", SW_TEXT("Result", "Optimizer states"), "GiB", Better::lower);
    const Figure<BytesPerCard> activations = add<BytesPerCard>(
        "memory.activations_gib", SW_TEXT("Result", "Activations"), "GiB", Better::lower);
    const Figure<BytesPerCard> buffers = add<BytesPerCard>(
        "memory.buffers_gib", SW_TEXT("Result", "Temporary buffers"), "GiB", Better::lower);
    const Figure<BytesPerCard> overhead = add<BytesPerCard>(
        "memory.overhead_gib", SW_TEXT("Result", "Communication buffers and fragmentation"), "GiB",
        Better::lower);
    const Figure<BytesPerCard> memoryTotal = add<BytesPerCard>(
        "memory.total_gib", SW_TEXT("Result", "Memory per card at the peak"), "GiB", Better::lower);
    const Figure<BytesPerCard> memoryUpper = add<BytesPerCard>(
        "memory.upper_gib", SW_TEXT("Result", "Memory per card at worst"), "GiB", Better::lower);
    const Figure<BytesPerCard> memoryInitial = add<BytesPerCard>("memory.initial_gib",
        SW_TEXT("Result", "Memory per card while loading"), "GiB", Better::lower);
    const Figure<BytesPerCard> memorySaving = add<BytesPerCard>("memory.saving_gib",
        SW_TEXT("Result", "Memory per card while saving"), "GiB", Better::lower);
    const Figure<Bytes> hostMemory = add<Bytes>("memory.host_bytes",
        SW_TEXT("Result", "Host memory per node for offloading and background checkpoints"), "",
        Better::lower, true);
    const Figure<BytesPerCard> usable = add<BytesPerCard>(
        "memory.usable_gib", SW_TEXT("Result", "Usable memory"), "GiB", Better::higher);
    const Figure<BytesPerCard> margin = add<BytesPerCard>(
        "memory.margin_gib", SW_TEXT("Result", "Memory to spare"), "GiB", Better::higher);
    const Figure<BytesPerCard> oneCard = add<BytesPerCard>(
        "memory.one_card_gib", SW_TEXT("Result", "Needed on a single card"), "GiB", Better::lower);
    const Figure<Cards> minGpusOneReplica
        = add<Cards>("memory.min_gpus_one_replica",
                     SW_TEXT("Result", "Fewest cards for one replica"), "cards", Better::lower);

    const int time = section(SW_TEXT("ResultGroup", "Time"));
    const Figure<Seconds> step
        = add<Seconds>("time.step_s", SW_TEXT("Result", "Step time"), "s", Better::lower);
    const Figure<TokenRate> tokenRate = add<TokenRate>(
        "time.tokens_per_s", SW_TEXT("Result", "Tokens per second"), "tokens/s", Better::higher);
    const Figure<TokenRatePerCard> tokenRatePerCard = add<TokenRatePerCard>(
        "time.tokens_per_s_per_gpu", SW_TEXT("Result", "Tokens per second and card"), "tokens/s",
        Better::higher);
    const Figure<FlopRatePerCard> flopRate = add<FlopRatePerCard>(
        "time.tflops_per_gpu", SW_TEXT("Result", "Model FLOP per second and card"), "TFLOP/s",
        Better::higher);
    const Figure<Ratio> mfu = add<Ratio>("time.mfu", SW_TEXT("Result", "MFU"), "", Better::higher);
    const Figure<Ratio> hfu = add<Ratio>("time.hfu", SW_TEXT("Result", "HFU"), "", Better::higher);
    const Figure<Count> microBatches
        = add<Count>("strategy.micro_batches", SW_TEXT("Result", "Micro-batches per step"));

    const int parts = section(SW_TEXT("ResultGroup", "Parts of a step"));
    const std::size_t firstPart = size();
    const Figure<Seconds> matrix = part("time.parts.matrix", SW_TEXT("Result", "Matrix products"));
    const Figure<Seconds> attention
        = part("time.parts.attention", SW_TEXT("Result", "Attention core"));
    const Figure<Seconds> elementWise
        = part("time.parts.element_wise", SW_TEXT("Result", "Element-wise kernels"));
    const Figure<Seconds> experts = part("time.parts.experts", SW_TEXT("Result", "Routed experts"));
    const Figure<Seconds> head = part("time.parts.head", SW_TEXT("Result", "LM head and loss"));
    const Figure<Seconds> recompute
        = part("time.parts.recompute", SW_TEXT("Result", "Recomputation"));
    const Figure<Seconds> launch = part("time.parts.launch", SW_TEXT("Result", "Launch overhead"));
    const Figure<Seconds> tensorParallel
        = part("time.parts.tensor_parallel", SW_TEXT("Result", "Exposed tensor-parallel traffic"));
    const Figure<Seconds> contextParallel = part(
        "time.parts.context_parallel", SW_TEXT("Result", "Exposed context-parallel traffic"));
    const Figure<Seconds> expertParallel
        = part("time.parts.expert_parallel", SW_TEXT("Result", "Exposed expert traffic"));
    const Figure<Seconds> pipeline
        = part("time.parts.pipeline", SW_TEXT("Result", "Stage-to-stage traffic"));
    const Figure<Seconds> bubble = part("time.parts.bubble", SW_TEXT("Result", "Pipeline bubble"));
    const Figure<Seconds> dataParallel
        = part("time.parts.data_parallel", SW_TEXT("Result", "Exposed data-parallel traffic"));
    const Figure<Seconds> offload
        = part("time.parts.offload", SW_TEXT("Result", "Exposed offload traffic and host update"));
    const Figure<Seconds> straggler = part("time.parts.straggler", SW_TEXT("Result", "Stragglers"));
    const Figure<Seconds> optimizerTime
        = part("time.parts.optimizer", SW_TEXT("Result", "Optimizer"));
    const Figure<Seconds> fixed = part("time.parts.fixed", SW_TEXT("Result", "Fixed per step"));
    const std::size_t endPart = size();

    const int calibration = section(SW_TEXT("ResultGroup", "Moved by measurements"));
    const std::size_t firstCalibration = size(); // absent without a measurement
    const Figure<Ratio> calibrationMatrix
        = add<Ratio>("calibration.matrix", SW_TEXT("Result", "Matrix rate, measured over modelled"));
    const Figure<Ratio> calibrationAttention = add<Ratio>(
        "calibration.attention", SW_TEXT("Result", "Attention rate, measured over modelled"));
    const Figure<Ratio> calibrationMemory = add<Ratio>(
        "calibration.memory_rate", SW_TEXT("Result", "Memory bandwidth, measured over modelled"));
    const Figure<Ratio> calibrationLink = add<Ratio>(
        "calibration.link", SW_TEXT("Result", "Link bandwidth, measured over modelled"));
    const Figure<Ratio> calibrationNetwork = add<Ratio>(
        "calibration.network", SW_TEXT("Result", "Network bandwidth, measured over modelled"));
    const Figure<Ratio> calibrationLaunch = add<Ratio>(
        "calibration.launch", SW_TEXT("Result", "Launch overhead, measured over modelled"));
    const Figure<Ratio> calibrationRest = add<Ratio>(
        "calibration.unexplained", SW_TEXT("Result", "Step time that no term explains"));
    const Figure<Ratio> calibrationActivations = add<Ratio>("calibration.activations",
        SW_TEXT("Result", "Activations and buffers, measured over modelled"));
    const Figure<BytesPerCard> calibrationMemoryRest = add<BytesPerCard>(
        "calibration.memory_rest_gib", SW_TEXT("Result", "Memory that no term explains"), "GiB");
    const std::size_t endCalibration = size();

    const int goodput = section(SW_TEXT("ResultGroup", "Failures and checkpoints"));
    const Figure<Ratio> effective
        = add<Ratio>("goodput.effective_fraction", SW_TEXT("Result", "Effective training time"), "",
                     Better::higher);
    const Figure<Seconds> jobMtbf
        = add<Seconds>("goodput.mtbf_s", SW_TEXT("Result", "Mean time between failures of the job"),
                       "s", Better::higher, true);
    const Figure<Seconds> checkpointInterval
        = add<Seconds>("goodput.checkpoint_interval_s", SW_TEXT("Result", "Checkpoint interval"),
                       "s", Better::neither, true);
    const Figure<Seconds> checkpointStall
        = add<Seconds>("goodput.checkpoint_stall_s", SW_TEXT("Result", "Stall of a checkpoint"),
                       "s", Better::lower, true);
    const Figure<Bytes> checkpointBytes
        = add<Bytes>("goodput.checkpoint_bytes", SW_TEXT("Result", "Size of a checkpoint"), "",
                     Better::lower, true);
    const Figure<Bytes> checkpointSpace
        = add<Bytes>("storage.checkpoint_space_bytes", SW_TEXT("Result", "Space for checkpoints"),
                     "", Better::lower, true);
    const Figure<Bytes> dataBytes = add<Bytes>(
        "storage.data_bytes", SW_TEXT("Result", "Space for data"), "", Better::lower, true);
    const Figure<ByteRate> readRate
        = add<ByteRate>("storage.data_read_gbs", SW_TEXT("Result", "Data reading while training"),
                        "GB/s", Better::lower, true);

    // The routes' bills, line by line (core/plan/cost_lines.h), each group under its heading.
    const std::array<Figure<Money>, lineCount> lines = addLines();
    Figure<Money> line(Line of) const { return lines[std::size_t(of)]; }
    const int rates = section(SW_TEXT("ResultGroup", "Rates and break-even"));
    const Figure<Money> capitalTotal
        = amount("money.capital.total", SW_TEXT("Result", "Money down before the first step"));
    const Figure<CardTime> paidHours = add<CardTime>(
        "money.paid_gpu_hours", SW_TEXT("Result", "Card-hours with trials and lost rounds"),
        "card-hours", Better::lower);
    const Figure<MoneyPerCardTime> rentRate = add<MoneyPerCardTime>(
        "money.rent_rate", SW_TEXT("Result", "Rent of a card-hour"), "¤/h", Better::lower);
    const Figure<MoneyPerCardTime> leaseRate = add<MoneyPerCardTime>(
        "money.lease_rate", SW_TEXT("Result", "Lease of a used card-hour"), "¤/h", Better::lower);
    const Figure<MoneyPerCardTime> buildRate = add<MoneyPerCardTime>(
        "money.build_rate", SW_TEXT("Result", "Owned card-hour, used"), "¤/h", Better::lower);
    const Figure<Seconds> breakEven = add<Seconds>(
        "money.break_even_months", SW_TEXT("Result", "Break-even of building against renting"),
        "months", Better::lower);
    const Figure<Ratio> breakEvenUse
        = add<Ratio>("money.break_even_utilisation",
                     SW_TEXT("Result", "Break-even use of owned cards"), "", Better::lower);
    const Figure<Ratio> breakEvenIdle
        = add<Ratio>("money.break_even_idle",
                     SW_TEXT("Result", "Idle share at which building stops paying"), "",
                     Better::higher);
    const Figure<Cards> ownedCards
        = add<Cards>("money.hybrid_owned_gpus", SW_TEXT("Result", "Cards of the owned base"), "cards");

    const int value = section(SW_TEXT("ResultGroup", "Value of money"));
    const Figure<Count> leadMonths = add<Count>(
        "money.months.lead", SW_TEXT("Result", "Months until bought machines work"), "", Better::lower);
    const Figure<Count> runMonths = add<Count>("money.months.project",
        SW_TEXT("Result", "Months of the project, trials and lost rounds included"), "", Better::lower);
    const Figure<Count> termMonths = add<Count>(
        "money.months.term", SW_TEXT("Result", "Months of the lease"), "", Better::lower);
    const Figure<Count> ownedMonths = add<Count>(
        "money.months.owned", SW_TEXT("Result", "Months of ownership"));
    const Figure<Count> archiveMonths = add<Count>(
        "money.months.archive", SW_TEXT("Result", "Months of the archive"));
    const Figure<Money> ownedTotal = amount(
        "money.owned.total", SW_TEXT("Result", "Cash of the whole ownership"));
    const Figure<Money> rentValue
        = amount("money.npv.rent", SW_TEXT("Result", "Rent, present value"));
    const Figure<Money> leaseValue
        = amount("money.npv.lease", SW_TEXT("Result", "Lease, present value"));
    const Figure<Money> buildValue
        = amount("money.npv.build", SW_TEXT("Result", "Build, present value"));
    const Figure<Money> hybridValue
        = amount("money.npv.hybrid", SW_TEXT("Result", "Hybrid, present value"));
    const Figure<Money> taxShield = amount("money.tax_shield",
        SW_TEXT("Result", "Tax saved by depreciation and running cost, present value"));
    const Figure<Money> rentAfterTax = amount(
        "money.npv_after_tax.rent", SW_TEXT("Result", "Rent, present value after tax"));
    const Figure<Money> leaseAfterTax = amount(
        "money.npv_after_tax.lease", SW_TEXT("Result", "Lease, present value after tax"));
    const Figure<Money> buildAfterTax = amount(
        "money.npv_after_tax.build", SW_TEXT("Result", "Build, present value after tax"));

    const int unitCosts = section(SW_TEXT("ResultGroup", "Cost of the work"));
    const std::array<Figure<MoneyPerFlop>, 4> perFlop{
        perWork("money.per_pflop_hour.rent", SW_TEXT("Result", "Rent, per effective PFLOP-hour")),
        perWork("money.per_pflop_hour.lease", SW_TEXT("Result", "Lease, per effective PFLOP-hour")),
        perWork("money.per_pflop_hour.build", SW_TEXT("Result", "Build, per effective PFLOP-hour")),
        perWork("money.per_pflop_hour.hybrid", SW_TEXT("Result", "Hybrid, per effective PFLOP-hour"))};
    const std::array<Figure<MoneyPerToken>, 4> perToken{
        perTokens("money.per_trillion_tokens.rent", SW_TEXT("Result", "Rent, per trillion tokens")),
        perTokens("money.per_trillion_tokens.lease", SW_TEXT("Result", "Lease, per trillion tokens")),
        perTokens("money.per_trillion_tokens.build", SW_TEXT("Result", "Build, per trillion tokens")),
        perTokens("money.per_trillion_tokens.hybrid", SW_TEXT("Result", "Hybrid, per trillion tokens"))};

    const int limits = section(SW_TEXT("ResultGroup", "Where money or patience ends"));
    const Figure<Seconds> budgetDay = add<Seconds>("money.limits.budget_days",
        SW_TEXT("Result", "Day on which the budget is spent"), "days", Better::higher);
    const Figure<Tokens> budgetTokens = add<Tokens>("money.limits.budget_tokens",
        SW_TEXT("Result", "Tokens when the budget is spent"), "", Better::higher);
    const Figure<Seconds> stopDay = add<Seconds>("money.limits.stop_days",
        SW_TEXT("Result", "Day of the stop: money or patience ends"), "days", Better::higher);
    const Figure<Tokens> stopTokens = add<Tokens>("money.limits.stop_tokens",
        SW_TEXT("Result", "Tokens at the stop"), "", Better::higher);

    const int energy = section(SW_TEXT("ResultGroup", "Energy and carbon"));
    const Figure<Power> sitePower = add<Power>("energy.site_mw",
        SW_TEXT("Result", "Mean power of the site"), "MW", Better::lower, true);
    const Figure<Energy> energyUsed = add<Energy>("energy.total_mwh",
        SW_TEXT("Result", "Electricity, trials and lost rounds included"), "MWh", Better::lower, true);
    const Figure<EnergyPerToken> energyPerToken = add<EnergyPerToken>("energy.per_trillion_tokens_mwh",
        SW_TEXT("Result", "Electricity per trillion tokens"), "MWh/T tokens", Better::lower);
    const Figure<Mass> carbon = add<Mass>("energy.carbon_t",
        SW_TEXT("Result", "Carbon dioxide equivalent"), "t", Better::lower, true);

private:
    std::array<Figure<Money>, lineCount> addLines()
    {
        std::array<Figure<Money>, lineCount> out{};
        for (std::size_t i = 0; i < lineCount; ++i) {
            section(costGroups[std::size_t(costLines[i].group)].results);
            out[i] = amount(costLines[i].key, costLines[i].label);
        }
        return out;
    }
    Figure<Money> amount(std::string_view key, Text label)
    {
        return add<Money>(key, label, "¤", Better::lower, true);
    }
    Figure<MoneyPerFlop> perWork(std::string_view key, Text label)
    {
        return add<MoneyPerFlop>(key, label, "¤/PFLOP-hour", Better::lower);
    }
    Figure<MoneyPerToken> perTokens(std::string_view key, Text label)
    {
        return add<MoneyPerToken>(key, label, "¤/T tokens", Better::lower);
    }
    Figure<Seconds> part(std::string_view key, Text label)
    {
        return add<Seconds>(key, label, "s", Better::lower);
    }
};

const ResultFields& resultFields();

} // namespace sizewright
