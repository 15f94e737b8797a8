#include "core/study/run_scenario.h"

#include "core/study/run_card.h"
#include "core/study/run_shape.h"
#include "core/units/display.h"

#include <cctype>
#include <cmath>

namespace sizewright {

namespace {

constexpr double usualDays = 90; // of a large pre-training run, where nothing is stated

std::string lowered(std::string_view text)
{
    std::string out(text);
    for (char& c : out)
        c = char(std::tolower(static_cast<unsigned char>(c)));
    return out;
}

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

std::string numberOf(double value)
{
    return std::to_string(std::int64_t(value));
}

// The number that follows `key` in the notes: "LoRA r=64".
std::optional<double> numberAfter(const RunRow& row, std::string_view key)
{
    const auto at = row.notes.find(key);
    if (at == std::string::npos)
        return std::nullopt;
    double value = 0;
    bool any = false;
    for (std::size_t i = at + key.size(); i < row.notes.size(); ++i) {
        const char c = row.notes[i];
        if (!std::isdigit(static_cast<unsigned char>(c)))
            break;
        value = value * 10 + (c - '0');
        any = true;
    }
    return any ? std::optional(value) : std::nullopt;
}

// Fills a scenario from a row, step by step; the first reason to skip ends it.
class Builder
{
public:
    Builder(const RunRow& row, const Catalogue& catalogue) : m_row(row), m_catalogue(catalogue) {}

    RunScenario build()
    {
        m_out.form = formOf(m_row);
        m_out.habits = habitsOf(m_row);
        framing();
        if (!model() || !hardware() || !precision() || !schedule() || !layout() || !batch()
            || m_out.skipped)
            return m_out;
        behaviour();
        stages();
        adapters();
        return m_out;
    }

private:
    bool skip(Text why, std::vector<std::string> arguments = {})
    {
        m_out.skipped = Message{why, std::move(arguments)};
        return false;
    }
    void assume(Text what, std::vector<std::string> arguments = {})
    {
        m_out.assumed.push_back({what, std::move(arguments)});
    }
    // Beyond the field's range, or part of a whole: the row is skipped.
    bool outOfRange(const FieldInfo& field, double value)
    {
        if (value >= field.min && value <= field.max && value == std::floor(value))
            return false;
        skip(SW_TEXT("Validation", "%1 is %2: a whole number from %3 to %4 is expected"),
            {std::string(field.key), numberText(value, 6), numberText(field.min, 6),
                numberText(field.max, 6)});
        return true;
    }
    template <class Field> void setCount(Field field, double value)
    {
        if (outOfRange(fields()[field], value))
            return;
        m_out.scenario.set(field, count(value), Origin::imported, m_row.id);
    }

    void framing()
    {
        Scenario& s = m_out.scenario;
        const PlanFields& f = fields();
        s.name = m_row.id;
        s.set(f.form, m_out.form, Origin::imported);
        s.set(f.acceptance, Acceptance::usable, Origin::imported);
        // A run that has been has no deadline; the widest range keeps it from mattering.
        s.set(f.earliest, units::days(0), Origin::imported);
        s.set(f.latest, fromBase<Seconds>(f[f.latest].max), Origin::imported);
    }

    bool model()
    {
        if (!m_row.unreadable.empty())
            return skip(SW_TEXT("Validation", "a cell holds no number (%1)"), {m_row.unreadable});
        const auto shape = shapeOf(m_row, m_catalogue);
        if (!shape)
            return skip(SW_TEXT("Validation", "the architecture is not given"));
        m_out.shape = *shape;
        const PlanFields& f = fields();
        for (const auto& [field, value] : {std::pair{f.layers, shape->layers}, {f.hidden, shape->hidden},
                 {f.heads, shape->heads}, {f.vocab, shape->vocab}})
            if (outOfRange(f[field], double(value)))
                return false;
        applyShape(m_out.scenario, *shape, Origin::imported, m_row.id);
        if (m_row.layers && !m_row.vocab)
            assume(SW_TEXT("Validation", "vocabulary not stated: %1"), {numberOf(double(shape->vocab))});
        if (!m_row.sequence)
            return skip(SW_TEXT("Validation", "the sequence length is not stated"));
        double longest = *m_row.sequence;
        // Samples that are cut, not packed: where their mean is stated, the longest is twice that at most.
        const auto mean = numberAfter(m_row, "(mean ");
        if (mean && m_row.notesSay("VARIABLE length") && 2 * *mean < longest) {
            longest = 2 * *mean;
            assume(SW_TEXT("Validation",
                       "samples of %1 tokens in the mean: the longest is taken as twice that"),
                {numberOf(*mean)});
        }
        m_out.scenario.set(
            fields().sequence, units::tokens(longest), Origin::imported, m_row.id);
        if (m_row.tokensTotal)
            m_out.scenario.set(
                fields().tokens, units::tokens(*m_row.tokensTotal), Origin::imported, m_row.id);
        return true;
    }

    bool hardware()
    {
        const PlanFields& f = fields();
        Scenario& s = m_out.scenario;
        m_out.accelerator = acceleratorIdOf(m_row.gpu, m_catalogue);
        if (m_out.accelerator.empty())
            return skip(SW_TEXT("Validation", "the card “%1” is not in the catalogue"), {m_row.gpu});
        s.set(f.accelerator, m_out.accelerator, Origin::imported);
        if (m_row.gpus) {
            s.set(f.gpus, units::cards(*m_row.gpus), Origin::imported, m_row.id);
        } else if (m_row.tokensTotal && m_row.gpuHours) {
            // Card-hours hardly depend on the count; the program chooses one as it would for a plan.
            m_out.cardsChosen = m_out.layoutChosen = true;
            s.set(f.latest, units::days(usualDays), Origin::imported);
            assume(SW_TEXT("Validation", "card count not stated: the fewest that end within %1 days"),
                {numberOf(usualDays)});
        } else {
            return skip(SW_TEXT("Validation", "the card count is not stated"));
        }
        powerCap(*m_catalogue.accelerator(m_out.accelerator));
        if (m_row.gpusPerNode)
            s.set(f.cardsPerNode, units::cards(*m_row.gpusPerNode), Origin::imported, m_row.id);
        if (m_row.intraGbs) // both directions together
            s.set(f.intraRate, units::gigabytesPerSecondPerCard(*m_row.intraGbs / 2),
                Origin::imported, m_row.id);
        if (m_row.interGbps)
            s.set(f.interRate, units::gigabitsPerSecondPerCard(*m_row.interGbps),
                Origin::imported, m_row.id);
        return true;
    }

    // Notes that name a power below the card's own mean a cap.
    void powerCap(const Accelerator& card)
    {
        const auto watts = wattsIn(m_row.notes);
        if (!watts || units::wattsPerCard(*watts) >= card.power)
            return;
        m_out.scenario.set(fields().powerCap, ratio(units::wattsPerCard(*watts) / card.power),
            Origin::imported, m_row.id);
        assume(SW_TEXT("Validation", "power cap of %1 W from the notes"), {numberOf(*watts)});
    }

    bool precision()
    {
        const std::string text = lowered(m_row.precision);
        Precision chosen = Precision::bf16;
        if (contains(text, "fp4"))
            return skip(SW_TEXT("Validation", "4-bit matrices are not modelled"));
        if (contains(text, "int8"))
            return skip(SW_TEXT("Validation", "a base quantised to 8 bits is not modelled"));
        if (contains(text, "fp8"))
            chosen = Precision::fp8;
        else if (text.starts_with("fp16") || contains(text, "+ fp16"))
            chosen = Precision::fp16;
        else if (text.starts_with("fp32"))
            chosen = Precision::fp32;
        else if (text.starts_with("tf32"))
            chosen = Precision::tf32;
        else if (text.empty())
            assume(SW_TEXT("Validation", "precision not stated: bf16"));
        m_out.scenario.set(fields().precision, chosen, Origin::imported);
        return true;
    }

    // Schedules whose bubble and memory the model does not know.
    bool schedule()
    {
        for (const std::string_view name : {"schedule ZB-V", "schedule zbv", "schedule v-", "schedule V-"})
            if (m_row.notesSay(name))
                return skip(SW_TEXT("Validation", "schedules in a V are not modelled"));
        return true;
    }

    // Degrees as stated; the one that is missing follows from the card count.
    bool layout()
    {
        if (!m_row.gpus)
            return true; // the program chooses
        const double gpus = *m_row.gpus, cp = m_row.cp.value_or(1);
        std::optional<double> tp = m_row.tp, pp = m_row.pp, dp = m_row.dp;
        if (tp && !pp && dp)
            pp = gpus / (*tp * cp * *dp);
        else if (tp && !pp && m_row.family() == "mlperf")
            pp = 1; // configurations name every degree that is not 1
        else if (!tp && pp && dp)
            tp = gpus / (*pp * cp * *dp);
        if (tp && pp && !dp)
            dp = gpus / (*tp * *pp * cp);
        if (tp && pp && dp) {
            const bool whole = *tp == std::floor(*tp) && *pp == std::floor(*pp)
                && *dp == std::floor(*dp);
            if (!whole || std::abs(*tp * *pp * cp * *dp - gpus) > 0.5)
                return skip(SW_TEXT("Validation", "the layout does not multiply to the card count"));
            setCount(fields().tp, *tp);
            setCount(fields().pp, *pp);
            setCount(fields().cp, cp);
            setCount(fields().dp, *dp);
            interleaving(*pp);
            setCount(fields().ep, m_row.ep.value_or(1));
            if (m_row.etp)
                setCount(fields().etp, *m_row.etp);
            m_dp = *dp;
            m_pp = *pp;
            m_tp = *tp;
        } else {
            m_out.layoutChosen = true;
            assume(SW_TEXT("Validation", "layout not stated: chosen by the program"));
        }
        return true;
    }

    // Chunks of a stage. Some frameworks count embedding and head as layers; the chunk that only
    // they would fill is left out.
    void interleaving(double pp)
    {
        // Tables of tuned runs that have no column for it.
        const std::string_view family = m_row.family();
        if (!m_row.vpp && pp > 1
            && (m_row.notesSay("interleaving not stated") || family == "mlperf"
                || family == "moefold")) {
            assume(SW_TEXT("Validation", "interleaving not stated: chosen by the program"));
            return;
        }
        double chunks = m_row.vpp.value_or(1);
        const double most = std::max(1.0, std::floor(double(m_out.shape.layers) / pp));
        if (!m_row.vpp && pp > 1 && m_row.notesSay("interleaved")) {
            chunks = most; // as finely as it goes (arXiv 2407.21783 §3.3.2)
            assume(SW_TEXT("Validation", "interleaved, chunks not stated: one layer each"));
        }
        if (chunks > most && pp * chunks <= double(m_out.shape.layers) + 2) {
            assume(SW_TEXT("Validation",
                       "embedding and head counted as layers of the pipeline: %1 chunks, not %2"),
                {numberOf(most), numberOf(chunks)});
            chunks = most;
        }
        setCount(fields().vpp, chunks);
    }

    bool batch()
    {
        std::optional<double> batch = m_row.globalBatch;
        if (m_row.microBatch)
            setCount(fields().microBatch, *m_row.microBatch);
        else if (m_dp)
            assume(SW_TEXT("Validation", "micro-batch not stated: chosen by the program"));
        if (!batch && m_row.microBatch && m_dp && m_pp == 1) {
            batch = *m_row.microBatch * *m_dp;
            assume(SW_TEXT("Validation", "global batch not stated: one micro-batch a rank"));
        }
        if (!batch && !m_row.gpus) {
            assume(SW_TEXT("Validation", "global batch not stated: the program's default"));
            return true;
        }
        if (!batch)
            return skip(SW_TEXT("Validation", "the global batch is not stated"));
        setCount(fields().globalBatch, *batch);
        if (!m_row.tokensTotal) // one step, so that there is a speed; no length is compared
            m_out.scenario.set(fields().tokens, units::tokens(*batch * *m_row.sequence),
                Origin::imported, m_row.id);
        return true;
    }

    void behaviour()
    {
        const PlanFields& f = fields();
        Scenario& s = m_out.scenario;
        const RunHabits& h = m_out.habits;
        const bool flash = m_row.flash ? *m_row.flash > 0 : h.flashUnsaid;
        s.set(f.software, h.software, Origin::imported);
        s.set(f.attentionKernel, flash ? h.kernel : AttentionKernel::unfused, Origin::imported);
        s.set(f.lossKernel, h.loss, Origin::imported);
        s.set(f.gradientsFp32, h.gradientsFp32, Origin::imported);
        s.set(f.dropout, h.dropout, Origin::imported);
        s.set(f.fusedNorms, h.fusedNorms, Origin::imported);
        s.set(f.update, h.update, Origin::imported);
        s.set(f.optimizer, h.optimizer, Origin::imported);
        s.set(f.shardingLibrary, h.library, Origin::imported);
        s.set(f.wholeLoad, h.wholeLoad, Origin::imported);
        s.set(f.offload, h.offload, Origin::imported);
        s.set(f.offloadActivations, h.offloadActivations, Origin::imported);
        s.set(f.varyingLengths, h.varyingLengths, Origin::imported);
        const bool finetuned = m_out.form != TrainingForm::pretrain;
        s.set(f.stateFormat, h.pureBf16 && finetuned ? StateFormat::narrow : StateFormat::mixed,
            Origin::imported);
        s.set(f.tpOverlap, ratio(h.tpOverlap), Origin::imported, m_row.id);
        s.set(f.epOverlap, ratio(h.epOverlap), Origin::imported, m_row.id);
        s.set(f.dpOverlap, ratio(h.dpOverlap), Origin::imported, m_row.id);
        if (m_out.form != TrainingForm::pretrain && h.tunedDocument > 0)
            s.set(f.documentLength, units::tokens(h.tunedDocument), Origin::imported, m_row.id);
        for (const auto& [field, share] : {std::pair{f.matrixAchieved, h.matrixAchieved},
                 {f.memoryAchieved, h.memoryAchieved}, {f.networkAchieved, h.networkAchieved}})
            if (share > 0)
                s.set(field, ratio(share), Origin::imported, m_row.id);
        if (!m_dp)
            return; // the program chooses the rest of the layout, too
        setCount(f.zeroStage, m_row.zeroStage.value_or(h.zeroStage));
        const bool split = m_tp > 1
            && (m_row.sequenceParallel ? *m_row.sequenceParallel > 0 : h.sequenceParallelUnsaid);
        s.set(f.sequenceParallel, split, Origin::imported);
        Recompute again = h.recompute;
        const std::string word = lowered(m_row.recompute);
        if (h.recomputeKnown)
            again = h.recompute;
        else if (word == "full")
            again = Recompute::full;
        else if (word == "selective")
            again = Recompute::selective;
        else if (!word.empty() && word != "none")
            assume(SW_TEXT("Validation",
                       "recomputation “%1” is none of none, selective, full: the framework's default"),
                {m_row.recompute});
        else if (word == "none" && again != Recompute::full)
            again = Recompute::none;
        else if (word == "none" && !m_row.notesSay("recompute none"))
            again = Recompute::none; // printed, not assumed
        s.set(f.recompute, again, Origin::imported);
        if (m_row.notesSay("schedule ZB-1p"))
            s.set(f.schedule, Schedule::zeroBubble, Origin::imported);
        if (m_row.notesSay("schedule ZB-2p"))
            s.set(f.schedule, Schedule::zeroBubbleTwice, Origin::imported);
    }

    // Layers of the first and the last stage where the source does not divide them evenly.
    void stages()
    {
        if (m_pp < 2)
            return;
        const ModelShape& s = m_out.shape;
        if (m_row.notesSay("hold one layer fewer") || m_row.notesSay("one layer shorter")) {
            const double each = std::ceil(double(s.layers + 2) / m_pp);
            setCount(fields().firstStageLayers, each - 1);
            setCount(fields().lastStageLayers, each - 1);
        } else if (m_out.habits.balancedByWork) {
            // A stage ends with the layer that brings the work so far above its share.
            const double layer = double(s.layerMatrices()), head = double(s.vocab * s.hidden);
            const double share = (double(s.layers) * layer + head) / m_pp;
            setCount(fields().firstStageLayers,
                std::min(double(s.layers), std::floor(share / layer) + 1));
        }
    }

    void adapters()
    {
        if (m_row.notesSay("up to baseline")) {
            m_out.memoryComparable = false;
            assume(SW_TEXT("Validation",
                "memory is not compared: samples are short and their length is not stated"));
        }
        if (m_out.form != TrainingForm::lora && m_out.form != TrainingForm::qlora)
            return;
        const PlanFields& f = fields();
        // Ranks and targets: printed, else the default of the tool.
        double rank = 16;
        LoraTargets targets = LoraTargets::attention;
        const std::string_view family = m_row.family();
        if (family == "qwen") { // its finetune.py: 64, all linear layers
            rank = 64;
            targets = LoraTargets::all;
        } else if (family == "swift") { // 8 on the joint q, k, v matrix
            rank = 8;
        } else if (family == "litgpt") {
            rank = 8;
            targets = LoraTargets::qv;
        } else if (family == "torchtune") {
            rank = 8;
        }
        for (const std::string_view key : {"r=", "rank ", "Rank="})
            if (const auto printed = numberAfter(m_row, key)) {
                rank = *printed;
                break;
            }
        if (m_row.notesSay("all linear"))
            targets = LoraTargets::all;
        // Qwen's Int4 models and rows that say so are GPTQ.
        m_out.scenario.set(f.quantisedBefore,
            family == "qwen" || contains(lowered(m_row.precision), "gptq"), Origin::imported);
        setCount(f.loraRank, rank);
        m_out.scenario.set(f.loraTargets, targets, Origin::imported);
        if (contains(m_row.model, "lora-emb")) { // Qwen's "LoRA (emb)"
            m_out.scenario.set(f.loraTables, true, Origin::imported);
        }
    }

    const RunRow& m_row;
    const Catalogue& m_catalogue;
    RunScenario m_out;
    std::optional<double> m_dp;
    double m_pp = 0, m_tp = 1;
};

} // namespace

TrainingForm formOf(const RunRow& row)
{
    const std::string model = lowered(row.model), precision = lowered(row.precision);
    if (contains(model, "lora") || contains(model, "-adapter")) {
        const bool quantised = contains(model, "q-lora") || contains(model, "qlora")
            || contains(precision, "nf4") || contains(precision, "int4");
        return quantised ? TrainingForm::qlora : TrainingForm::lora;
    }
    if (contains(model, "-full") || contains(model, "-sft") || row.notesSay("SFT"))
        return TrainingForm::full;
    return TrainingForm::pretrain;
}

RunScenario scenarioOf(const RunRow& row, const Catalogue& catalogue)
{
    return Builder(row, catalogue).build();
}

} // namespace sizewright
