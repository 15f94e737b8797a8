#include "core/study/case_scenario.h"

#include "core/units/literals.h"

#include <array>
#include <cctype>
#include <charconv>

namespace sizewright {

namespace {

constexpr double leastSequence = 512; // where a row states none

std::string lowered(std::string_view text)
{
    std::string out(text);
    for (char& c : out)
        c = char(std::tolower(static_cast<unsigned char>(c)));
    return out;
}

// The first whole number in the text at or after `from`: "8 (4 processes x 2 cards)" is 8.
std::optional<double> firstNumber(std::string_view text, std::size_t from = 0)
{
    while (from < text.size() && !std::isdigit(static_cast<unsigned char>(text[from])))
        ++from;
    double value = 0;
    const auto read
        = std::from_chars(text.data() + from, text.data() + text.size(), value);
    return read.ec == std::errc() ? std::optional(value) : std::nullopt;
}

// The number behind a key: "TP8" for "TP".
std::optional<double> numberAfter(std::string_view text, std::string_view key)
{
    const auto at = text.find(key);
    if (at == std::string_view::npos || at + key.size() >= text.size()
        || !std::isdigit(static_cast<unsigned char>(text[at + key.size()])))
        return std::nullopt;
    return firstNumber(text, at + key.size());
}

ModelShape llama(std::int64_t layers, std::int64_t hidden, std::int64_t heads, std::int64_t kv,
    std::int64_t ffn, std::int64_t vocab)
{
    ModelShape s;
    s.layers = layers;
    s.hidden = hidden;
    s.heads = heads;
    s.kvHeads = kv;
    s.headDim = hidden / heads;
    s.ffn = ffn;
    s.vocab = vocab;
    s.gatedFfn = true;
    return s;
}

ModelShape gpt(std::int64_t layers, std::int64_t hidden)
{
    ModelShape s = llama(layers, hidden, hidden / 128, hidden / 128, 4 * hidden, 250880);
    s.gatedFfn = false;
    s.tiedEmbeddings = s.qkvBias = s.outputBias = s.mlpBias = true;
    s.vectorsPerNorm = 2;
    return s;
}

// Models that threads name and the catalogue lacks, from their config.json.
std::optional<ModelShape> shapeNamed(const std::string& model, const Catalogue& catalogue)
{
    struct Named {
        std::string_view begins, id;
    };
    static constexpr std::array named{Named{"llama-7b", "llama-2-7b"},
        Named{"llama-2-7b", "llama-2-7b"}, Named{"llama-2-70b", "llama-2-70b"},
        Named{"llama-3-8b", "llama-3.1-8b"}, Named{"mixtral-8x7b", "mixtral-8x7b"},
        Named{"qwen2-72b", "qwen2.5-72b"}, Named{"qwen3-8b", "qwen3-8b"}};
    for (const Named& n : named)
        if (model.starts_with(n.begins))
            if (const ModelEntry* entry = catalogue.model(n.id))
                return entry->shape;
    if (model.starts_with("llama-2-13b"))
        return llama(40, 5120, 40, 40, 13824, 32000);
    if (model.starts_with("llada-8b"))
        return llama(32, 4096, 32, 32, 12288, 126464);
    if (model.starts_with("qwen2.5-32b") || model.starts_with("qwen1.5-32b"))
        return llama(64, 5120, 40, 8, 27648, 152064);
    if (model.starts_with("falcon-40b")) {
        ModelShape s = llama(60, 8192, 128, 8, 32768, 65024);
        s.gatedFfn = false;
        s.vectorsPerNorm = 2;
        return s;
    }
    const auto layers = firstNumber(model, model.find('('));
    if (layers && model.find("layers, h ") != std::string::npos)
        return gpt(std::int64_t(*layers),
            std::int64_t(numberAfter(model, "layers, h ").value_or(14336)));
    if (model.starts_with("181b"))
        return gpt(72, 14336);
    return std::nullopt;
}

class Builder
{
public:
    Builder(const CaseRow& row, const Catalogue& catalogue)
        : m_row(row), m_catalogue(catalogue), m_method(lowered(row.method)),
          m_sharding(lowered(row.sharding)), m_precision(lowered(row.precision)),
          m_optimizer(lowered(row.optimizer))
    {
    }

    CaseScenario build()
    {
        if (model() && card() && layout())
            behaviour();
        return std::move(m_out);
    }

private:
    bool skip(Text why)
    {
        m_out.skipped = Message{why, {}};
        return false;
    }
    template <class Field, class Value> void set(Field field, Value value)
    {
        m_out.scenario.set(field, value, Origin::imported);
    }
    void number(Field<Count> field, double value)
    {
        m_out.scenario.set(field, count(value), Origin::imported, m_row.id);
    }
    bool has(const std::string& text, std::string_view part) const
    {
        return text.find(part) != std::string::npos;
    }

    bool model()
    {
        if (m_row.kind == "time")
            return skip(SW_TEXT("Validation", "the case is of time, not of memory"));
        if (has(m_method, "dpo") || has(m_method, "rl"))
            return skip(SW_TEXT("Validation", "a second model beside the trained one is not modelled"));
        const auto shape = shapeNamed(lowered(m_row.model), m_catalogue);
        if (!shape)
            return skip(SW_TEXT("Validation", "the architecture is not given"));
        applyShape(m_out.scenario, *shape, Origin::imported, m_row.id);
        const PlanFields& f = fields();
        m_form = has(m_method, "qlora") || (has(m_method, "lora") && has(m_precision, "nf4"))
            ? TrainingForm::qlora
            : has(m_method, "lora")     ? TrainingForm::lora
            : has(m_method, "pretrain") ? TrainingForm::pretrain
                                        : TrainingForm::full;
        set(f.form, m_form);
        set(f.acceptance, Acceptance::usable);
        number(f.loraRank, numberAfter(m_method, " r").value_or(8));
        set(f.loraTargets,
            has(m_method, "q,v") ? LoraTargets::qv
            : has(m_method, "all") ? LoraTargets::all : LoraTargets::attention);
        auto length = firstNumber(m_row.sequence);
        if (length && m_row.sequence.ends_with("k")) // "20k"
            *length *= 1000;
        m_out.least = !length;
        m_sequence = length.value_or(leastSequence);
        set(f.sequence, units::tokens(m_sequence));
        return true;
    }

    // Cards by what they can hold: the model of the card matters to memory in nothing else.
    bool card()
    {
        struct Card {
            std::string_view name, id;
        };
        static constexpr std::array cards{Card{"v100", "nvidia-v100-sxm-32"},
            Card{"a100 40gb", "nvidia-a100-sxm-40"}, Card{"a100", "nvidia-a100-sxm-80"},
            Card{"a800", "nvidia-a800-sxm-80"}, Card{"h20 ", "nvidia-h20"},
            Card{"h200", "nvidia-h200-sxm"}, Card{"rtx 4090", "nvidia-rtx-4090"},
            Card{"rtx a6000", "nvidia-rtx-a6000"}, Card{"a10 ", "nvidia-a10"}};
        const std::string gpu = lowered(m_row.gpu);
        const auto size = numberBefore(gpu, "gb");
        std::string_view id = "nvidia-a100-sxm-80";
        bool known = false;
        for (const Card& c : cards)
            if (!known && gpu.starts_with(c.name) && m_catalogue.accelerator(c.id)) {
                id = c.id;
                known = true;
            }
        if (!known && !size)
            return skip(SW_TEXT("Validation", "the card's memory is not stated"));
        m_out.scenario.set(fields().accelerator, std::string(id), Origin::imported);
        if (!known) {
            const Accelerator* card = m_catalogue.accelerator(id);
            const Generation* generation = m_catalogue.generation(card->generation);
            set(fields().usableMemory,
                units::gibibytesPerCard(*size) - generation->runtimeContext);
        }
        const auto gpus = firstNumber(m_row.gpus);
        if (!gpus)
            return skip(SW_TEXT("Validation", "the card count is not stated"));
        m_gpus = *gpus;
        set(fields().gpus, units::cards(m_gpus));
        return true;
    }

    static std::optional<double> numberBefore(const std::string& text, std::string_view unit)
    {
        const auto end = text.find(unit);
        if (end == std::string::npos)
            return std::nullopt;
        std::size_t at = end;
        while (at > 0 && text[at - 1] == ' ')
            --at;
        while (at > 0 && std::isdigit(static_cast<unsigned char>(text[at - 1])))
            --at;
        return firstNumber(text, at);
    }

    bool layout()
    {
        const PlanFields& f = fields();
        const std::string& upper = m_row.sharding;
        if (has(m_sharding, "device_map"))
            return skip(SW_TEXT("Validation", "a model split over cards by layers is not modelled"));
        if (has(m_sharding, "not given"))
            return skip(SW_TEXT("Validation", "the sharding is not stated"));
        const double tp = numberAfter(upper, "TP").value_or(1);
        const double pp = numberAfter(upper, "PP").value_or(1);
        const double dp = numberAfter(upper, "DP").value_or(m_gpus / (tp * pp));
        const bool fsdp = has(m_sharding, "fsdp");
        const bool either = has(m_sharding, "ddp /"); // several were tried: the one that a 4-bit base allows
        m_zero = fsdp ? 3 : either ? 0 : int(numberAfter(upper, "ZeRO-").value_or(0));
        const auto batch = firstNumber(m_row.microBatch);
        m_out.least = m_out.least || !batch;
        const double micro = batch.value_or(1);
        number(f.tp, tp);
        number(f.pp, pp);
        number(f.cp, 1);
        number(f.ep, 1);
        number(f.dp, dp);
        number(f.zeroStage, m_zero);
        number(f.microBatch, micro);
        const double accumulated = std::max(pp, 2.0);
        number(f.globalBatch, micro * dp * accumulated);
        set(f.tokens, units::tokens(micro * dp * accumulated * m_sequence));
        set(f.sequenceParallel, false);
        return true;
    }

    void behaviour()
    {
        const PlanFields& f = fields();
        const bool megatron = m_form == TrainingForm::pretrain;
        const bool litgpt = has(m_row.thread, "litgpt"), tune = has(m_row.thread, "torchtune");
        set(f.software, megatron ? SoftwareStack::megatronDeepSpeed : SoftwareStack::eager);
        set(f.attentionKernel,
            megatron || has(lowered(m_row.thread), "open-instruct/issues/25")
                ? AttentionKernel::unfused
                : AttentionKernel::flash2);
        set(f.lossKernel, LossKernel::plain);
        set(f.gradientsFp32, megatron);
        set(f.precision,
            has(m_precision, "fp32") ? Precision::fp32
            : m_precision.starts_with("fp16") ? Precision::fp16 : Precision::bf16);
        set(f.shardingLibrary,
            has(m_sharding, "zero") ? ShardingLibrary::deepSpeed : ShardingLibrary::framework);
        set(f.wholeLoad, litgpt);
        set(f.stateFormat,
            litgpt || tune || has(m_precision, "pure") ? StateFormat::narrow : StateFormat::mixed);
        set(f.optimizer, has(m_optimizer, "paged") ? Optimizer::adamw8bit : Optimizer::adamw);
        const bool both = has(m_sharding, "offload both");
        const bool host = both || has(m_optimizer, "on cpu");
        set(f.offload,
            both ? Offload::optimizerAndWeights : host ? Offload::optimizer : Offload::none);
        // Trainers of fine-tuning recompute unless told otherwise; what is said comes first.
        const std::string again = lowered(m_row.recompute);
        const bool off = again.starts_with("off") || (litgpt && !has(again, "on"));
        m_out.least = m_out.least || (again.empty() && !litgpt);
        set(f.recompute, off ? Recompute::none : Recompute::full);
    }

    const CaseRow& m_row;
    const Catalogue& m_catalogue;
    std::string m_method, m_sharding, m_precision, m_optimizer;
    CaseScenario m_out;
    TrainingForm m_form = TrainingForm::full;
    double m_gpus = 1, m_sequence = leastSequence;
    int m_zero = 0;
};

} // namespace

CaseScenario scenarioOf(const CaseRow& row, const Catalogue& catalogue)
{
    return Builder(row, catalogue).build();
}

} // namespace sizewright
