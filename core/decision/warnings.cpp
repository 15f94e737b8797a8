#include "core/decision/warnings.h"

#include "core/decision/ladder.h"
#include "core/decision/rate_warnings.h"
#include "core/model/calibration.h"
#include "core/results/route_cost.h"
#include "core/plan/step_series.h"
#include "core/units/display.h"

#include <algorithm>

namespace sizewright {

namespace {

constexpr double farOff = 1.25; // of a measured step, beyond what its terms explain
constexpr double farOffMemory = 0.1; // of the usable memory, beyond what moved activations explain

class Warnings
{
public:
    explicit Warnings(Results& results) : m_results(results) {}
    template <class Handle>
    void say(const char* code, Handle field, Text text, std::vector<std::string> arguments = {},
        Severity severity = Severity::warning)
    {
        say(code, field.ordinal, text, std::move(arguments), severity);
    }
    void say(const char* code, std::size_t field, Text text, std::vector<std::string> arguments = {},
        Severity severity = Severity::warning)
    {
        m_results.problems.push_back({severity, code, std::string(fields().all()[field].key),
            {text, std::move(arguments)}});
    }
    std::string figure(std::size_t ordinal) const { return figureText(m_results, ordinal); }

private:
    Results& m_results;
};

std::string degrees(const Layout& l)
{
    std::string text = "TP " + std::to_string(l.tp) + ", PP " + std::to_string(l.pp);
    const auto add = [&](const char* name, std::int64_t degree) {
        if (degree > 1)
            text += std::string(", ") + name + ' ' + std::to_string(degree);
    };
    add("VPP", l.vpp);
    add("CP", l.cp);
    add("EP", l.ep);
    add("ETP", l.etp);
    text += ", DP " + std::to_string(l.dp) + ", ZeRO " + std::to_string(l.zeroStage)
        + ", micro-batch " + std::to_string(l.microBatch);
    if (l.recompute != Recompute::none)
        text += ", recompute " + std::string(optionsOf(l.recompute)[std::size_t(l.recompute)].key);
    return text;
}

// Which layout the measurement is taken to be of, where the plan does not state it.
void sayMeasuredLayout(Warnings& w, const Resolved& r, const Inputs<Plain>& in)
{
    const PlanFields& f = fields();
    const Layout& ran = r.measured->layout;
    const Inputs<Plain> there = gatherMeasured(Plain{}, r);
    if (peakStage(there).needed > there.usableMemory)
        w.say("measured.layout_does_not_fit", f.measuredCards,
            SW_TEXT("Warning",
                "by this model the measured run would not have fitted on its cards (%1); check its cards, "
                "recipe and layout"),
            {degrees(ran)});
    if (statedLayout(r, 1))
        return;
    Layout planned = in.layout;
    planned.dp = ran.dp; // replicas follow from the cards
    if (planned == ran)
        w.say("measured.layout_assumed", f.measuredCards,
            SW_TEXT("Warning",
                "the layout of the measured run is not stated; taken as what would be chosen on its cards: "
                "%1. State the layout if it was another"),
            {degrees(ran)}, Severity::note);
    else
        w.say("measured.layout_assumed", f.measuredCards,
            SW_TEXT("Warning",
                "the layout of the measured run is not stated; taken as what would be chosen on its cards: "
                "%1, which is not this plan's (%2). State the layout if it was another"),
            {degrees(ran), degrees(in.layout)}, Severity::note);
}

} // namespace

void addWarnings(const Resolved& r, const Inputs<Plain>& in, Results& results)
{
    const PlanFields& f = fields();
    const ResultFields& out = resultFields();
    const Scenario& s = *r.scenario;
    const Layout& l = results.layout;
    Warnings w(results);

    const auto beyondTraining = [&](Figure<BytesPerCard> figure) {
        return results[figure] && results[out.memoryTotal]
            && *results[figure] > *results[out.memoryTotal];
    };
    const bool loading = beyondTraining(out.memoryInitial)
        && !(*results[out.memorySaving] > *results[out.memoryInitial]);
    const bool saving = !loading && beyondTraining(out.memorySaving);
    if (results.fit == Fit::doesNotFit && loading)
        w.say("memory.does_not_fit", f.wholeLoad,
            SW_TEXT("Warning",
                "needs %1 per card while weights are loaded and states are made, %2 are usable; load "
                "sharded weights, or shard or offload the states"),
            {w.figure(out.memoryInitial.ordinal), w.figure(out.usable.ordinal)}, Severity::error);
    else if (results.fit == Fit::doesNotFit && saving)
        w.say("memory.does_not_fit", f.checkpointMode,
            SW_TEXT("Warning",
                "needs %1 per card while a checkpoint is saved, %2 are usable; shard or offload the states"),
            {w.figure(out.memorySaving.ordinal), w.figure(out.usable.ordinal)}, Severity::error);
    else if (results.fit == Fit::doesNotFit)
        w.say("memory.does_not_fit", f.recompute,
            SW_TEXT("Warning",
                "needs %1 per card, %2 are usable; shard or quantise, then recompute, then offload, "
                "and only then add cards"),
            {w.figure(out.memoryTotal.ordinal), w.figure(out.usable.ordinal)}, Severity::error);
    else if (results.fit == Fit::atRisk)
        w.say("memory.at_risk", f.microBatch,
            SW_TEXT("Warning",
                "may need up to %1 at worst, %2 are usable; near the ceiling the allocator slows down or "
                "fails"),
            {w.figure(out.memoryUpper.ordinal), w.figure(out.usable.ordinal)});
    const auto days = results[out.days];
    if (days && s[f.latest] && *days > *s[f.latest])
        w.say("time.too_late", f.latest,
            SW_TEXT("Warning", "takes %1, later than the latest acceptable end; add cards, cut the "
                               "data or the model, or move the date"),
            {w.figure(out.days.ordinal)}, Severity::error);
    if (days && s[f.earliest] && *days < *s[f.earliest])
        w.say("time.too_early", f.earliest,
            SW_TEXT("Warning",
                "ends after %1, before the earliest end that is useful; fewer cards would do"),
            {w.figure(out.days.ordinal)});
    const auto cost = costOf(*s[f.route]);
    if (results[cost] && s[f.budget] && *results[cost] > *s[f.budget])
        w.say("money.over_budget", f.budget,
            SW_TEXT("Warning", "costs %1 by the chosen route, more than the budget"),
            {w.figure(cost.ordinal)});
    if (results[out.stopDay])
        w.say("money.stop_loss", s[f.stopLoss] ? f.stopLoss.ordinal : f.patience.ordinal,
            SW_TEXT("Warning",
                "by the chosen route money or patience ends after %1, with %2 tokens trained: agree now which "
                "loss the run must show by then"),
            {quantityText(results[out.stopDay]->value(), signatureOf<Seconds>(), "days"),
                w.figure(out.stopTokens.ordinal)},
            Severity::note);
    if (const Route route = *s[f.route]; days && s[f.latest]
        && (route == Route::build || route == Route::hybrid)
        && *days + *s[f.delivery] > *s[f.latest] && *days <= *s[f.latest])
        w.say("money.delivery", f.delivery,
            SW_TEXT("Warning",
                "bought machines work after %1 only; with the run that is later than the latest acceptable "
                "end: rent until then, or order sooner"),
            {quantityText(s[f.delivery]->value(), signatureOf<Seconds>(), "months")});
    if (const RegionFacts* region = r.catalogue->region(optionOf(*s[f.region]).key);
        region && !region->availability.empty())
        w.say("money.region", f.region, SW_TEXT("Warning", "what can be had there: %1"), {region->availability},
            Severity::note);
    if (const Ecosystem* family = r.card ? r.catalogue->ecosystem(*r.card) : nullptr;
        family && family->proven && results[out.gpus] && *results[out.gpus] > *family->proven)
        w.say("hardware.beyond_proven", f.gpus,
            SW_TEXT("Warning",
                "%1 cards are more than any cluster of this family is known to have trained one model on "
                "(%2: %3)"),
            {w.figure(out.gpus.ordinal), wholeText(family->proven->value()), family->provenSource.text});
    if (results.complete && !results[out.costRent] && results[out.paidHours]
        && *s[f.rentKind] == RentKind::spot && (*s[f.route] == Route::rent || *s[f.route] == Route::hybrid))
        w.say("money.spot_hopeless", f.rentKind,
            SW_TEXT("Warning",
                "so many spot nodes are reclaimed so often that hardly any work is left; reserve them, or save "
                "faster"));
    else if (results.complete && !results[cost])
        w.say("money.no_price", f.route,
            SW_TEXT("Warning",
                "the catalogue has no price of this card for the chosen route; enter a quote"));
    if (const auto critical = s[f.criticalBatch]; critical && in.globalBatch * in.sequence > *critical)
        w.say("data.above_critical_batch", f.globalBatch,
            SW_TEXT("Warning",
                "a step takes %1 tokens, more than the critical batch: a smaller batch would need hardly more "
                "steps"),
            {quantityText((in.globalBatch * in.sequence).value(), signatureOf<Tokens>())});
    const auto domain = std::max(in.plainDomain, in.plainPerNode);
    if (l.tp > domain)
        w.say("layout.tp_across_nodes", f.tp,
            SW_TEXT("Warning",
                "tensor parallel reaches across nodes: its traffic takes %1 of a step of %2"),
            {w.figure(out.tensorParallel.ordinal), w.figure(out.step.ordinal)});
    const auto batches = results[out.microBatches];
    if (l.pp > 1 && batches && batches->value() < 2.0 * double(l.pp))
        w.say("layout.few_micro_batches", f.globalBatch,
            SW_TEXT("Warning",
                "%1 micro-batches for %2 stages leave a large bubble; raise the batch or lower the "
                "stages"),
            {w.figure(out.microBatches.ordinal), std::to_string(l.pp)});
    if (l.pp > 1 && r.shape->layers % (l.pp * l.vpp) != 0)
        w.say("layout.uneven_stages", f.pp,
            SW_TEXT("Warning", "the layers do not divide evenly over the stages; an uneven split is "
                               "assumed that makes the slowest stage fastest"),
            {}, Severity::note);
    if (s[f.recomputeLayers] && l.recompute != Recompute::full)
        w.say("layout.recompute_layers_unused", f.recomputeLayers,
            SW_TEXT("Warning",
                "the number of recomputed layers is not used: the layout does not recompute fully; set recomputation to "
                "full, or clear the number"));
    if (s.value(f.schedule.ordinal).isSet() && *s[f.schedule] != Schedule::oneForwardOneBackward && l.pp == 1)
        w.say("layout.schedule_unused", f.schedule,
            SW_TEXT("Warning",
                "the zero-bubble schedule is not used: the layout has one pipeline stage; state two or more, or "
                "choose 1F1B"));
    if (r.shape->experts > 0)
        w.say("time.experts_uncertain", f.experts,
            SW_TEXT("Warning",
                "step times of mixture-of-experts models are uncertain by about 18 %; measure"),
            {}, Severity::note);
    if (l.cp >= 4)
        w.say("time.context_parallel_uncertain", f.cp,
            SW_TEXT("Warning",
                "ring context parallelism of 4 and more has been measured up to 26 % slower than "
                "this"),
            {}, Severity::note);
    if (r.card && r.card->confidence == "low")
        w.say("catalogue.low_confidence", f.accelerator,
            SW_TEXT("Warning", "the catalogue's figures of %1 are of low confidence; ask the vendor"),
            {r.card->name});
    if (r.shapeDerived)
        w.say("model.derived", f.parameters,
            SW_TEXT("Warning",
                "the architecture is derived from the parameter count; give the real one when it is "
                "known"),
            {}, Severity::note);
    if (in.recipe.precision == Precision::fp32 || in.recipe.precision == Precision::tf32)
        w.say("numerics.fp32_underestimated", f.precision,
            SW_TEXT("Warning",
                "gathered weights and traffic between cards are counted in 16 bit; fp32 and tf32 need up to "
                "twice as much of them"));
    const auto one = s[f.measuredStep], two = s[f.measuredStepDouble];
    if (one && two)
        w.say("measured.linearity", f.measuredStepDouble,
            SW_TEXT("Warning", "measured: twice the cards make the step %1 times faster (%2 of ideal)"),
            {numberText((*one / *two).value(), 3),
                numberText((*one / *two).value() / 2 * 100, 3) + " %"},
            Severity::note);
    if (const auto series = parseStepSeries(s[f.measuredSeries]); !series)
        results.problems.push_back(
            {Severity::warning, "measured.series_unreadable", series.problems().front().place,
                series.problems().front().message});
    const bool uncounted = (s[f.measuredStep] || s[f.measuredMemory]) && !s[f.measuredCards];
    if (two && !one)
        w.say("measured.double_alone", f.measuredStepDouble,
            SW_TEXT("Warning",
                "the step time at twice the cards is not used: it needs the measured step time on the cards "
                "themselves beside it"));
    if (uncounted)
        w.say("measured.cards_missing", f.measuredCards,
            SW_TEXT("Warning",
                "the measurement is not used: say on how many cards it was taken"));
    else if (s[f.measuredStep] && !results.measured)
        w.say("measured.not_comparable", f.measuredCards,
            SW_TEXT("Warning",
                "the measured step time is not used: no such layout is possible on the measured number "
                "of cards"));
    if (!uncounted && s[f.measuredMemory] && !in.memoryCalibrated)
        w.say("measured.memory_not_comparable", f.measuredMemory,
            SW_TEXT("Warning",
                "the measured peak moves nothing: it is less than this plan's states and three quarters of "
                "its activations take, or its layout is not possible on the measured cards; check layout, "
                "recipe and unit"));
    const double unexplained = results[out.calibrationRest] ? results[out.calibrationRest]->value() : 1;
    if (unexplained > farOff || unexplained < 1 / farOff)
        w.say("measured.far_off", f.measuredStep,
            SW_TEXT("Warning",
                "the measured step is %1 times what this plan takes with every term at the end of its "
                "range; check that card, batch, recipe and layout are those of the measured run"),
            {numberText(unexplained, 3)});
    const auto rest = results[out.calibrationMemoryRest];
    if (rest && *rest > in.usableMemory * ratio(farOffMemory))
        w.say("measured.memory_far_off", f.measuredMemory,
            SW_TEXT("Warning",
                "the measured peak is %1 more than this plan takes with activations and buffers at the end of "
                "their range; check that card, recipe and layout are those of the measured run"),
            {w.figure(out.calibrationMemoryRest.ordinal)});
    if (const auto peak = s[f.measuredMemory]; peak && *peak > r.card->memoryNominal)
        w.say("measured.memory_above_card", f.measuredMemory,
            SW_TEXT("Warning", "the measured peak is more than the card holds; check its unit and its card"));
    if (results.measured || in.memoryCalibrated)
        sayMeasuredLayout(w, r, in);
    addRateWarnings(r, results);
    std::stable_sort(results.problems.begin(), results.problems.end(),
        [](const Problem& a, const Problem& b) { return a.severity > b.severity; });
}

} // namespace sizewright
