#include "core/study/validation.h"

#include "core/model/evaluate.h"
#include "core/study/flop_conventions.h"
#include "core/study/run_scenario.h"
#include "core/study/validation_summary.h"
#include "core/units/literals.h"

namespace sizewright {

namespace {

constexpr std::array metricKeys{"step_s", "tflops_per_gpu", "mfu", "tokens_per_s_per_gpu",
    "memory_gib", "days", "gpu_hours", "params"};
constexpr std::array metricLabels{SW_TEXT("Validation", "Step time"),
    SW_TEXT("Validation", "TFLOP/s per card"), SW_TEXT("Validation", "MFU"),
    SW_TEXT("Validation", "Tokens/s per card"), SW_TEXT("Validation", "Memory"),
    SW_TEXT("Validation", "Days"), SW_TEXT("Validation", "Card-hours"),
    SW_TEXT("Validation", "Parameters")};

struct Case {
    const RunRow& row;
    const RunScenario& run;
    const Results& results;
    const Catalogue& catalogue;
};

Outcome outcomeOf(const RunRow& row)
{
    if (row.notesSay("OUT OF MEMORY OR CRASH"))
        return Outcome::failed;
    if (row.notesSay("OOM"))
        return Outcome::outOfMemory;
    const bool measured = row.stepSeconds || row.tokensPerSecondPerGpu || row.memoryGib
        || row.tflopsPerGpu || row.mfu;
    return measured ? Outcome::ran : Outcome::unknown;
}

void takeMeasured(ValidationRow& out, const RunRow& row)
{
    const auto put = [&](Metric m, std::optional<double> value) {
        out.metrics[std::size_t(m)].measured = value;
    };
    put(Metric::step, row.stepSeconds);
    put(Metric::tflops, row.tflopsPerGpu);
    put(Metric::mfu, row.mfu);
    put(Metric::tokenRate, row.tokensPerSecondPerGpu);
    put(Metric::memory, row.memoryGib);
    put(Metric::days, row.days);
    put(Metric::gpuHours, row.gpuHours);
    if (row.paramsBillion)
        put(Metric::parameters, *row.paramsBillion * units::giga);
}

// TFLOP/s and MFU as the source would print them for our speed.
void predictRates(ValidationRow& out, const Case& c)
{
    const ResultFields& f = resultFields();
    const auto rate = c.results.number(f.tokenRatePerCard.ordinal);
    out.metrics[std::size_t(Metric::tokenRate)].predicted = rate;
    const auto total = c.results.number(f.paramsTotal.ordinal);
    const auto active = c.results.number(f.paramsActive.ordinal);
    const Accelerator* card = c.catalogue.accelerator(c.run.accelerator);
    if (!rate || !total || !card)
        return;
    const FlopCounting counting = flopCountingOf(c.row, c.run.form);
    const double flops = *rate
        * flopPerToken(counting, c.run.shape, *c.row.sequence, *total, active.value_or(*total),
            c.results.layout.pp > 1);
    out.metrics[std::size_t(Metric::tflops)].predicted = flops / units::tera;
    const bool eight = counting.fp8OverPeak8
        && c.run.scenario[fields().precision] == Precision::fp8 && card->peakFp8;
    double peak = (eight ? *card->peakFp8 : card->peak16).value();
    if (counting.peakTflops16 > 0)
        peak = (eight ? counting.peakTflops8 : counting.peakTflops16) * units::tera;
    out.metrics[std::size_t(Metric::mfu)].predicted = flops / peak;
}

// Memory in the source's counting: what the framework has allocated, with the allocator's reserve or
// with everything that nvidia-smi shows, on all stages or the first. [GiB, or GB where printed so]
std::optional<double> predictMemory(const Case& c)
{
    const Results& r = c.results;
    if (!c.run.memoryComparable || r.stages.empty())
        return std::nullopt;
    const RunHabits& habits = c.run.habits;
    const StageLines& lines = r.stages[habits.firstStageOnly ? 0 : r.peakStage];
    const BytesPerCard needed = std::max(lines.total, lines.initial);
    BytesPerCard bytes = needed;
    if (habits.memory == MemoryCounting::allocated)
        bytes = lines.total - lines.overhead;
    else if (habits.memory == MemoryCounting::reserved)
        bytes = needed - lines.library;
    else if (const Accelerator* card = c.catalogue.accelerator(c.run.accelerator)) {
        if (const Generation* generation = c.catalogue.generation(card->generation))
            bytes = bytes + generation->runtimeContext;
    }
    const BytesPerCard unit
        = habits.decimalGb ? fromBase<BytesPerCard>(units::giga) : units::gibibytesPerCard(1);
    return bytes / unit;
}

void predict(ValidationRow& out, const Case& c)
{
    const ResultFields& f = resultFields();
    const Results& r = c.results;
    const auto put = [&](Metric m, std::optional<double> value) {
        out.metrics[std::size_t(m)].predicted = value;
    };
    put(Metric::step, r.number(f.step.ordinal));
    predictRates(out, c);
    put(Metric::memory, predictMemory(c));
    put(Metric::parameters, r.number(f.paramsTotal.ordinal));
    // Time to quality is not training time, and a run without its tokens has no length.
    if (!c.row.tokensTotal || out.family == "mlperf")
        return;
    if (const auto seconds = r[f.days])
        put(Metric::days, *seconds / units::days(1));
    if (const auto cardTime = r[f.gpuHours])
        put(Metric::gpuHours, *cardTime / (units::cards(1) * units::hours(1)));
}

std::string joined(const std::vector<Message>& messages)
{
    std::string out;
    for (const Message& message : messages)
        out += (out.empty() ? "" : "; ") + toString(message);
    return out;
}

// Why nothing can be predicted although the row states enough; nothing where something can be.
std::optional<Message> refusal(const RunScenario& run, const Results& results)
{
    const bool computed = results.number(resultFields().step.ordinal).has_value();
    if (computed && !(run.cardsChosen && !results.feasible))
        return std::nullopt;
    if (run.layoutChosen)
        return Message{
            SW_TEXT("Validation", "the program finds no layout that fits and ends in time"), {}};
    for (const Problem& problem : results.problems)
        if (problem.severity == Severity::error)
            return problem.message;
    return Message{SW_TEXT("Validation", "the plan could not be computed"), {}};
}

void say(ValidationRow& out, std::vector<Message> remarks)
{
    out.why = joined(remarks);
    out.remarks = std::move(remarks);
}

void takeParts(ValidationRow& out, const Results& results)
{
    const ResultFields& f = resultFields();
    for (const Figure<Seconds> part : {f.matrix, f.attention, f.elementWise, f.experts, f.head,
             f.launch, f.recompute, f.tensorParallel, f.contextParallel, f.expertParallel,
             f.pipeline, f.bubble, f.dataParallel, f.offload, f.straggler, f.optimizerTime, f.fixed})
        if (const auto seconds = results.number(part.ordinal); seconds && *seconds > 0)
            out.parts.emplace_back(part.ordinal, *seconds);
}

} // namespace

PreparedRun prepareRun(const RunRow& row, const Catalogue& catalogue)
{
    return {row, scenarioOf(row, catalogue)};
}

ValidationRow predictRun(const PreparedRun& prepared, const Catalogue& catalogue)
{
    const RunRow& row = prepared.row;
    const RunScenario& run = prepared.run;
    ValidationRow out;
    out.id = row.id;
    out.family = row.family();
    out.framework = row.framework;
    out.card = row.gpu;
    out.cards = row.gpus.value_or(0);
    out.outcome = outcomeOf(row);
    takeMeasured(out, row);
    out.form = optionOf(run.form).key;
    if (run.skipped) {
        say(out, {*run.skipped});
        return out;
    }
    const Results results = evaluate(run.scenario, catalogue);
    if (auto refused = refusal(run, results)) {
        say(out, {std::move(*refused)});
        return out;
    }
    out.predicted = true;
    say(out, run.assumed);
    // What ran out is called wrong only by a plain "fits", what ran only by a plain "does not fit".
    if (run.memoryComparable)
        out.fits = out.outcome == Outcome::outOfMemory || out.outcome == Outcome::failed
            ? results.fit == Fit::fits
            : results.fit != Fit::doesNotFit;
    predict(out, {row, run, results, catalogue});
    out.parameters = out[Metric::parameters].predicted.value_or(0);
    takeParts(out, results);
    return out;
}

std::string_view key(Metric metric)
{
    return metricKeys[std::size_t(metric)];
}

Text label(Metric metric)
{
    return metricLabels[std::size_t(metric)];
}

std::optional<double> ValidationRow::timeError() const
{
    const MetricPair& step = (*this)[Metric::step];
    if (step.measured && step.predicted)
        return step.error();
    for (const Metric rate : {Metric::tokenRate, Metric::tflops, Metric::mfu}) {
        const MetricPair& pair = (*this)[rate];
        if (pair.measured && pair.predicted && *pair.predicted > 0)
            return *pair.measured / *pair.predicted - 1;
    }
    return std::nullopt;
}

ValidationReport validateRows(const std::vector<RunRow>& rows, const Catalogue& catalogue)
{
    ValidationReport report;
    report.rows.reserve(rows.size());
    for (const RunRow& row : rows)
        report.rows.push_back(predictRun(prepareRun(row, catalogue), catalogue));
    summarise(report);
    return report;
}

Result<ValidationReport> validateRuns(const CsvTable& table, const Catalogue& catalogue)
{
    const auto rows = readRuns(table);
    if (!rows)
        return rows.problems();
    return validateRows(*rows, catalogue);
}

} // namespace sizewright
