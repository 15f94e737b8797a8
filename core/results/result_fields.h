// Every figure that an evaluation can give: its key (the path in `evaluate --json`), label, unit,
// and which direction is better. Tables, comparison, report, command line and charts read this
// list.
#pragma once

#include "core/base/text.h"
#include "core/units/signature.h"

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

    const int rent = section(SW_TEXT("ResultGroup", "Rent"));
    const std::size_t firstRent = size();
    const Figure<Money> rentCards
        = line("money.rent.cards", SW_TEXT("Result", "Card-hours of the run"));
    const Figure<Money> rentTrials
        = line("money.rent.trials", SW_TEXT("Result", "Trial runs and ablations"));
    const Figure<Money> rentFailed = line("money.rent.failed", SW_TEXT("Result", "Lost rounds"));
    const Figure<Money> rentStorage = line("money.rent.storage", SW_TEXT("Result", "Storage"));
    const Figure<Money> rentEgress
        = line("money.rent.egress", SW_TEXT("Result", "Outbound traffic"));
    const Figure<Money> rentData = line("money.rent.data", SW_TEXT("Result", "Data preparation"));
    const std::size_t endRent = size();
    const int lease = section(SW_TEXT("ResultGroup", "Lease"));
    const std::size_t firstLease = size();
    const Figure<Money> leaseCards
        = line("money.lease.cards", SW_TEXT("Result", "Cards for the term, used or not"));
    const Figure<Money> leaseStorage = line("money.lease.storage", SW_TEXT("Result", "Storage"));
    const Figure<Money> leaseEgress
        = line("money.lease.egress", SW_TEXT("Result", "Outbound traffic"));
    const Figure<Money> leaseChange
        = line("money.lease.change", SW_TEXT("Result", "Change of card kind midway"));
    const Figure<Money> leaseData = line("money.lease.data", SW_TEXT("Result", "Data preparation"));
    const std::size_t endLease = size();
    const int build = section(SW_TEXT("ResultGroup", "Build, this run's share"));
    const std::size_t firstBuild = size();
    const Figure<Money> buildCapital
        = line("money.build.capital", SW_TEXT("Result", "Depreciation and cost of capital"));
    const Figure<Money> buildPower
        = line("money.build.power", SW_TEXT("Result", "Electricity and cooling"));
    const Figure<Money> buildSite = line("money.build.site", SW_TEXT("Result", "Room and racks"));
    const Figure<Money> buildUpkeep
        = line("money.build.maintenance", SW_TEXT("Result", "Support and maintenance"));
    const Figure<Money> buildStaff
        = line("money.build.staff", SW_TEXT("Result", "Operations staff"));
    const Figure<Money> buildChange
        = line("money.build.change", SW_TEXT("Result", "Change of card kind midway"));
    const Figure<Money> buildData = line("money.build.data", SW_TEXT("Result", "Data preparation"));
    const std::size_t endBuild = size();
    const int capital = section(SW_TEXT("ResultGroup", "Build, money down"));
    const std::size_t firstCapital = size();
    const Figure<Money> capitalServers
        = line("money.capital.servers", SW_TEXT("Result", "Servers"));
    const Figure<Money> capitalNetwork
        = line("money.capital.network", SW_TEXT("Result", "Network"));
    const Figure<Money> capitalStorage
        = line("money.capital.storage", SW_TEXT("Result", "Storage"));
    const Figure<Money> capitalSpares = line("money.capital.spares", SW_TEXT("Result", "Spares"));
    const Figure<Money> capitalInstall
        = line("money.capital.install", SW_TEXT("Result", "Installation"));
    const std::size_t endCapital = size();
    const Figure<Money> capitalTotal
        = line("money.capital.total", SW_TEXT("Result", "Money down before the first step"));

    const int rates = section(SW_TEXT("ResultGroup", "Rates and break-even"));
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

private:
    Figure<Seconds> part(std::string_view key, Text label)
    {
        return add<Seconds>(key, label, "s", Better::lower);
    }
    Figure<Money> line(std::string_view key, Text label)
    {
        return add<Money>(key, label, "¤", Better::lower, true);
    }
};

const ResultFields& resultFields();

} // namespace sizewright
