#include "core/decision/resolve.h"

#include "core/model/parameters.h"
#include "core/plan/plan.h"

#include <algorithm>
#include <cmath>

namespace sizewright {

namespace {

// Tokens of an optimizer step that pre-training of large models uses; the batch is this over the
// sequence length, as a power of two.
constexpr double pretrainBatchTokens = 4194304; // arXiv 2407.21783 §3.4: 4M at the start
constexpr std::int64_t fineTuningBatch = 128;

void checkShape(const ModelShape& s, std::vector<Problem>& problems)
{
    const auto say = [&](const char* place, Text text) {
        problems.push_back({Severity::error, "model.inconsistent", place, {text, {}}});
    };
    if (s.kvRank == 0 && s.headDim < 1)
        say("model.heads",
            SW_TEXT("Model",
                "more heads than the hidden width has channels; give fewer, or the head dimension"));
    if ((s.experts == 0 || s.denseLayers > 0) && s.ffn < 1)
        say("model.ffn",
            SW_TEXT("Model", "layers without experts need a feed-forward width of at least 1"));
    if (s.kvRank == 0 && s.kvHeads > 0 && s.heads % s.kvHeads != 0)
        say("model.kv_heads",
            SW_TEXT("Model", "the query heads must divide by the KV heads; correct one of them"));
    if (s.experts > 0 && (s.expertsPerToken < 1 || s.expertsPerToken > s.experts))
        say("model.experts_per_token",
            SW_TEXT("Model", "must be at least 1 and at most the number of experts"));
    if (s.experts > 0 && s.expertFfn < 1)
        say("model.expert_ffn", SW_TEXT("Model", "a model with experts needs their width"));
    if (s.denseLayers > s.layers)
        say("model.dense_layers", SW_TEXT("Model", "cannot be more than the layers"));
    if (s.windowedLayers > s.layers)
        say("model.windowed_layers", SW_TEXT("Model", "cannot be more than the layers"));
    if (s.kvRank > 0 && (s.nopeDim + s.ropeDim < 1 || s.valueDim < 1))
        say("model.kv_rank",
            SW_TEXT("Model", "latent attention needs its head dimensions; give all of them"));
}

// Counts that have a unit and so may be typed with a fraction, but exist in whole numbers only.
void checkWhole(const Scenario& scenario, std::vector<Problem>& problems)
{
    const PlanFields& f = fields();
    for (const std::size_t ordinal : {f.gpus.ordinal, f.cardsPerNode.ordinal,
             f.scaleUpDomain.ordinal, f.sequence.ordinal, f.globalBatch.ordinal,
             f.measuredCards.ordinal}) {
        const auto number = scenario.number(ordinal);
        if (number && *number != std::floor(*number))
            problems.push_back({Severity::error, "value.not_whole",
                std::string(f.all()[ordinal].key),
                {SW_TEXT("Value", "\"%1\" is not a whole number; leave the fraction out"),
                    {fieldText(scenario, ordinal)}}});
    }
}

std::int64_t automaticBatch(TrainingForm form, std::int64_t sequence)
{
    if (form != TrainingForm::pretrain && form != TrainingForm::continued)
        return fineTuningBatch;
    const double sequences = pretrainBatchTokens / double(std::max<std::int64_t>(1, sequence));
    return std::int64_t(std::exp2(std::max(0.0, std::round(std::log2(sequences)))));
}

} // namespace

std::int64_t batchFor(const Resolved& r, std::int64_t gpus)
{
    if (!r.batchAutomatic || gpus < 1)
        return r.globalBatch;
    // Every card as a replica of its own, or as near to that as the batch is large.
    std::int64_t ranks = gpus;
    while (ranks % 2 == 0 && ranks > r.globalBatch)
        ranks /= 2;
    if (ranks > r.globalBatch)
        return r.globalBatch;
    const double parts = std::round(double(r.globalBatch) / double(ranks));
    return ranks * std::max<std::int64_t>(1, std::int64_t(parts));
}

ModelShape plausibleShape(Parameters parameters)
{
    const double wanted = parameters.value();
    ModelShape best;
    double bestCost = 1e300;
    for (std::int64_t hidden = 256; hidden <= 65536; hidden += 256) {
        ModelShape s;
        s.hidden = hidden;
        s.headDim = hidden >= 1024 ? 128 : 64;
        s.heads = hidden / s.headDim;
        s.kvHeads = std::min<std::int64_t>(8, s.heads);
        while (s.heads % s.kvHeads != 0)
            --s.kvHeads;
        s.ffn = std::int64_t(std::ceil(3.5 * double(hidden) / 256.0)) * 256;
        s.gatedFfn = true;
        s.tiedEmbeddings = wanted < 3e9;
        s.vocab = wanted < 3e9 ? 50304 : 128256;
        s.layers = 1;
        const double rest = totalParameters(s).value();
        s.layers = 2;
        const double layer = totalParameters(s).value() - rest;
        s.layers = std::max<std::int64_t>(
            1, std::int64_t(std::round((wanted - rest) / layer)) + 1);
        if (s.layers > 100000)
            continue;
        const double miss = std::fabs(std::log(totalParameters(s).value() / wanted));
        const double shapeMiss = std::fabs(std::log(double(hidden) / double(s.layers) / 115.0));
        const double cost = shapeMiss + 20 * miss;
        if (cost < bestCost) {
            bestCost = cost;
            best = s;
        }
    }
    return best;
}

Resolved resolve(const Scenario& scenario, const Catalogue& catalogue)
{
    const PlanFields& f = fields();
    Resolved r;
    r.scenario = &scenario;
    r.catalogue = &catalogue;
    const auto miss = [&](auto field, Text text) {
        r.missing.push_back({std::string(f[field].key), {text, {}}});
    };

    // --- the three answers (R5)
    const auto form = scenario[f.form];
    if (!form)
        miss(f.form, SW_TEXT("Missing", "what is trained: pre-training, continued, full, LoRA or QLoRA"));
    if (!scenario[f.acceptance])
        miss(f.acceptance, SW_TEXT("Missing", "whether a usable result or a comparison is wanted"));
    if (!scenario[f.earliest])
        miss(f.earliest, SW_TEXT("Missing", "the earliest end that is still useful"));
    if (!scenario[f.latest])
        miss(f.latest, SW_TEXT("Missing", "the latest end that is acceptable"));
    if (scenario[f.earliest] && scenario[f.latest] && *scenario[f.earliest] > *scenario[f.latest])
        r.problems.push_back({Severity::error, "framing.range", std::string(f[f.earliest].key),
            {SW_TEXT("Framing", "the earliest end lies after the latest; exchange them"), {}}});
    r.controlGroups = std::int64_t(scenario[f.controlGroups]->value());
    if (scenario[f.acceptance] == Acceptance::comparison && !scenario.isSet(f.controlGroups))
        miss(f.controlGroups, SW_TEXT("Missing", "how many independent runs the comparison needs"));

    // --- model and data
    r.shape = statedShape(scenario);
    if (!r.shape && scenario[f.parameters]) {
        r.shape = plausibleShape(*scenario[f.parameters]);
        r.shapeDerived = true;
    }
    if (!r.shape)
        miss(f.preset, SW_TEXT("Missing", "the model: a preset, a config.json, or a parameter count"));
    else
        checkShape(*r.shape, r.problems);
    if (scenario[f.tokens])
        r.dataTokens = *scenario[f.tokens];
    else if (scenario[f.samples] && scenario[f.sampleLength])
        r.dataTokens = *scenario[f.samples] * *scenario[f.sampleLength];
    else
        miss(f.tokens, SW_TEXT("Missing", "how much data: tokens, or samples and their length"));

    // --- the card
    const std::string& id = scenario[f.accelerator];
    if (id.empty())
        miss(f.accelerator, SW_TEXT("Missing", "the accelerator"));
    else if (!(r.card = catalogue.accelerator(id)))
        r.problems.push_back({Severity::error, "catalogue.unknown_accelerator",
            std::string(f[f.accelerator].key),
            {SW_TEXT("Value",
                 "the catalogue has no accelerator \"%1\"; `catalog list` shows them"),
                {id}}});
    else if (!(r.generation = catalogue.generation(r.card->generation)))
        r.problems.push_back({Severity::error, "catalogue.unknown_generation",
            std::string(f[f.accelerator].key),
            {SW_TEXT("Value", "the catalogue lacks the generation \"%1\" of this accelerator"),
                {r.card->generation}}});
    if (r.card) {
        r.cardsPerNode = std::int64_t(
            scenario[f.cardsPerNode].value_or(r.card->cardsPerNode).value());
        r.scaleUpDomain = std::int64_t(
            scenario[f.scaleUpDomain].value_or(r.card->scaleUpDomain).value());
    }

    checkWhole(scenario, r.problems);

    // --- the recipe
    r.recipe.form = form.value_or(TrainingForm::pretrain);
    r.recipe.precision = *scenario[f.precision];
    r.recipe.optimizer = *scenario[f.optimizer];
    r.recipe.gradientsFp32 = *scenario[f.gradientsFp32];
    r.recipe.dropout = *scenario[f.dropout];
    r.recipe.attentionKernel = *scenario[f.attentionKernel];
    r.recipe.lossKernel = *scenario[f.lossKernel];
    r.recipe.software = *scenario[f.software];
    r.recipe.loraTargets = *scenario[f.loraTargets];
    r.recipe.loraTables = *scenario[f.loraTables];
    r.recipe.quantisedBefore = *scenario[f.quantisedBefore];
    r.recipe.states = *scenario[f.stateFormat];
    r.recipe.update = *scenario[f.update];
    r.recipe.fusedNorms = scenario[f.fusedNorms].value_or(!r.recipe.eager());
    r.recipe.varyingLengths = *scenario[f.varyingLengths];
    r.recipe.offload = *scenario[f.offload];
    r.recipe.offloadActivations = *scenario[f.offloadActivations];
    r.recipe.backgroundCheckpoints
        = *scenario[f.checkpointMode] == CheckpointMode::asynchronous;
    r.recipe.library = *scenario[f.shardingLibrary];
    r.recipe.wholeLoad = *scenario[f.wholeLoad];
    r.sequence = std::int64_t(scenario[f.sequence]->value());
    r.batchAutomatic = !scenario[f.globalBatch];
    r.globalBatch = scenario[f.globalBatch] ? std::int64_t(scenario[f.globalBatch]->value())
                                            : automaticBatch(r.recipe.form, r.sequence);
    if (r.card && r.recipe.fp8() && !r.card->peakFp8)
        r.problems.push_back({Severity::error, "numerics.no_fp8", std::string(f[f.precision].key),
            {SW_TEXT("Numerics", "%1 has no fp8 matrix units; choose bf16 or another card"),
                {r.card->name}}});
    return r;
}

} // namespace sizewright
