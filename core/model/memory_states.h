// Model states on a card of one stage: weights, gradients, optimizer states, with the library's own copies
// of gradients, and what of them is in host memory (model.md §3.1, §3.2, §3.8).
#pragma once

#include "core/model/stage_parameters.h"

namespace sizewright {

template <class M> struct States {
    using B = typename M::template Number<BytesPerCard>;
    B weights, gradients, optimizer; // on the card
    B fleeting; // of the gradients: 16-bit ones that are added up after each backward pass
    B host; // this card's share in host memory
    B hostWeights; // weights in it that are fetched for every pass
    B update; // temporary of the optimizer step
    B whole; // weights of the stage before they are sharded
    typename M::template Number<ParametersPerCard> trained; // of the stage, before they are sharded
    typename M::template Number<ParametersPerCard> updated; // by this card
};

namespace detail {

// What the optimizer's step needs beside the states: DeepSpeed's fp32 copy of this card's gradients, which is
// made of a flat one where they are in 16 bit, or the intermediate of an unfused update.
template <class M>
auto updateTemporary(const M& m, const Inputs<M>& in,
    typename M::template Number<ParametersPerCard> mine)
{
    using namespace constants;
    auto bytes = m.constant(noBytes);
    const Recipe& r = in.recipe;
    if (r.offload != Offload::none)
        return bytes; // the update runs in host memory
    if (!r.deepSpeed()) {
        if (r.update == UpdateKind::separate)
            bytes = bytes
                + mine
                    * m.constant(
                        r.states == StateFormat::narrow ? gradientBytesNarrow : updateCopyWide);
    } else if (in.layout.zeroStage == 3)
        bytes = bytes + smaller(mine, m.constant(updateGroup)) * m.constant(gradientBytesWide);
    else if (!r.addsUp16())
        bytes = bytes + mine * m.constant(gradientBytesWide);
    if (r.deepSpeed() && in.layout.zeroStage < 3 && !r.gradientsFp32)
        bytes = bytes + mine * m.constant(gradientBytesNarrow);
    return bytes;
}

// Whether PyTorch's DistributedDataParallel reduces the gradients: it copies them into buckets unless
// gradient_as_bucket_view is set. Megatron and DeepSpeed reduce in buffers of their own, as do the sharding
// optimizers.
template <class M> bool copiesIntoBuckets(const Inputs<M>& in)
{
    const Recipe& r = in.recipe;
    const bool torch = r.eager() || r.software == SoftwareStack::compiled;
    return torch && !r.deepSpeed() && in.layout.zeroStage == 0 && in.layout.dp * in.layout.cp > 1
        && r.update != UpdateKind::inBackward;
}

// Gradients of `trained` parameters in the buckets of data parallelism. [B/card]
template <class M>
auto bucketCopies(
    const M& m, const Inputs<M>& in, typename M::template Number<ParametersPerCard> trained)
{
    using namespace constants;
    return m.step(SW_TEXT("Step", "gradients in the buckets of data parallelism"),
        trained * m.constant(in.recipe.wide() ? gradientBytesWide : gradientBytesNarrow),
        "torch.nn.parallel.DistributedDataParallel: gradient_as_bucket_view is off by default");
}

// Moves what is offloaded from the card to the host.
template <class M> void moveToHost(const M& m, const Inputs<M>& in, States<M>& s)
{
    const auto none = m.constant(constants::noBytes);
    s.host = s.hostWeights = none;
    if (in.recipe.offload == Offload::none)
        return;
    auto moved = s.optimizer;
    s.optimizer = none;
    if (in.recipe.offload == Offload::optimizerAndWeights && in.layout.zeroStage == 3) {
        moved = moved + s.weights;
        s.hostWeights = s.weights;
        s.weights = none;
    }
    s.host = moved * m.constant(constants::pinnedCopies);
}

// Full training. Experts are sharded over the ranks that hold the same ones.
template <class M>
States<M> fullStates(const M& m, const Inputs<M>& in, const StageShare<M>& stage,
    const StageParameters<M>& parameters)
{
    using namespace constants;
    using N = typename M::template Number<Count>;
    using P = typename M::template Number<ParametersPerCard>;
    const int zero = in.layout.zeroStage;
    const StateBytes<M> bytes = stateBytes(m, in.recipe, zero);
    const N ranks = shardRanks(in);
    const N same = expertRanks(m, in);
    const auto share = [&](bool shared) -> P {
        if (!stage.hasExpert)
            return shared ? parameters.local / ranks : parameters.local;
        return shared ? parameters.local / ranks + parameters.routed / same
                      : parameters.local + parameters.routed;
    };
    States<M> s;
    s.weights = share(zero == 3) * bytes.weight;
    s.gradients = share(sharesGradients(in.layout)) * bytes.gradient;
    s.optimizer = share(zero >= 1) * bytes.optimizer;
    // One at a time, unless micro-batches are accumulated: then all are there until the last.
    const double batches = plain(in.globalBatch).value()
        / (plain(in.dp).value() * plain(in.microBatch).value());
    if (in.recipe.update == UpdateKind::inBackward && batches <= 1)
        s.gradients = smaller(s.gradients, parameters.table * m.constant(gradientBytesNarrow));
    s.trained = share(false);
    s.fleeting = m.constant(noBytes);
    if (in.recipe.gradientsFp32 && in.recipe.eager() && !in.recipe.wide() && zero < 3
        && in.recipe.states != StateFormat::narrow)
        s.fleeting = share(sharesGradients(in.layout)) * m.constant(gradientBytesNarrow);
    if (copiesIntoBuckets(in))
        s.gradients = s.gradients + bucketCopies(m, in, s.trained);
    s.updated = share(zero >= 1);
    s.update = updateTemporary(m, in, s.updated);
    s.whole = s.trained * m.constant(gradientBytesNarrow);
    moveToHost(m, in, s);
    return s;
}

// Parameters of the stage's tables: embedding on the first, head on the last.
template <class M>
auto stageTables(const M& m, const Inputs<M>& in, const StageShare<M>& stage,
    const StageParameters<M>& parameters)
{
    auto tables = onCard(m, m.constant(constants::noParameters));
    if (stage.first || stage.last)
        tables = parameters.table;
    if (stage.first && stage.last && !in.shape.plainShape.tiedEmbeddings)
        tables = tables + parameters.table;
    return tables;
}

// Adapters on a frozen base. Only linear layers are quantised; embedding and head stay in 16 bit
// (arXiv 2305.14314); where they are trained, PEFT keeps the frozen original beside the copy.
template <class M>
States<M> adapterStates(const M& m, const Inputs<M>& in, const StageShare<M>& stage,
    const StageParameters<M>& parameters)
{
    using namespace constants;
    const int zero = in.layout.zeroStage;
    const StateBytes<M> bytes = stateBytes(m, in.recipe, zero);
    const auto ranks = shardRanks(in);
    auto trained = onCard(m, m.constant(noParameters));
    if (stage.hasDense)
        trained = trained + onCard(m, stage.dense * adaptersPerLayer(m, in, false) / in.tp);
    if (stage.hasExpert) // expert matrices are shared over the expert ranks, the rest over tp
        trained = trained
            + onCard(m, stage.expert * adaptersPerLayer(m, in, true) / larger(in.tp, expertParts(in)));
    const auto tables = stageTables(m, in, stage, parameters);
    const auto copies
        = in.recipe.loraTables ? tables : onCard(m, m.constant(noParameters));
    // PEFT keeps adapters in fp32 where the base is in 16 bit (autocast_adapter_dtype).
    Recipe adapterRecipe = in.recipe;
    adapterRecipe.states = StateFormat::mixed;
    const StateBytes<M> own = stateBytes(m, adapterRecipe, zero);
    const auto perWeight
        = m.constant(in.recipe.form == TrainingForm::qlora ? nf4Weight : gradientBytesNarrow);
    // PEFT's prepare_model_for_kbit_training raises what is not quantised to fp32, but not of GPTQ models.
    const bool raised = in.recipe.form == TrainingForm::qlora && in.recipe.eager()
        && !in.recipe.quantisedBefore;
    auto base = (parameters.local - tables) * perWeight
        + tables * m.constant(raised ? gradientBytesWide : gradientBytesNarrow);
    States<M> s;
    s.whole = base;
    if (zero == 3)
        base = base / ranks;
    if (stage.hasExpert) {
        // Experts are sharded over the ranks that hold the same ones.
        const auto experts = parameters.routed * perWeight;
        base = base + (zero == 3 ? experts / expertRanks(m, in) : experts);
        s.whole = s.whole + experts;
    }
    const auto over = [&](auto x, bool shared) { return shared ? x / ranks : x; };
    s.weights = base + over(trained * own.weight + copies * bytes.weight, zero == 3);
    s.gradients = over(trained * own.gradient + copies * bytes.gradient, sharesGradients(in.layout));
    s.optimizer = over(trained * own.optimizer + copies * bytes.optimizer, zero >= 1);
    s.trained = trained + copies;
    s.fleeting = m.constant(noBytes);
    if (copiesIntoBuckets(in))
        s.gradients = s.gradients + bucketCopies(m, in, s.trained);
    s.updated = over(s.trained, zero >= 1);
    s.update = updateTemporary(m, in, s.updated);
    moveToHost(m, in, s);
    return s;
}

} // namespace detail

} // namespace sizewright
