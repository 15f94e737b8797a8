// Everything that the formulas read, as numbers of policy M and as plain choices. Filled by gather()
// from a scenario, the catalogue entries that it names, and a decided layout; nothing else feeds the
// model.
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/model/layout.h"
#include "core/model/model_constants.h"
#include "core/model/parameters.h"
#include "core/plan/scenario.h"

#include <limits>

namespace sizewright {

// The choices that select a formula rather than enter one.
struct Recipe {
    TrainingForm form = TrainingForm::pretrain;
    Precision precision = Precision::bf16;
    Optimizer optimizer = Optimizer::adamw;
    bool gradientsFp32 = true;
    bool dropout = false;
    AttentionKernel attentionKernel = AttentionKernel::flash3;
    LossKernel lossKernel = LossKernel::fused;
    SoftwareStack software = SoftwareStack::transformerEngine;
    LoraTargets loraTargets = LoraTargets::all;
    bool loraTables = false; // embedding and head are trained beside the adapters
    bool quantisedBefore = false; // GPTQ, AWQ: the base is loaded in 4 bits
    StateFormat states = StateFormat::mixed;
    UpdateKind update = UpdateKind::fused;
    bool fusedNorms = true;
    bool varyingLengths = false;
    Offload offload = Offload::none;
    bool offloadActivations = false;
    bool backgroundCheckpoints = false;
    ShardingLibrary library = ShardingLibrary::framework;
    bool wholeLoad = false;
    bool usesAdapters() const
    {
        return form == TrainingForm::lora || form == TrainingForm::qlora;
    }
    bool flash() const { return attentionKernel != AttentionKernel::unfused; }
    bool eager() const { return software == SoftwareStack::eager; }
    bool deepSpeed() const { return library == ShardingLibrary::deepSpeed; }
    // Storage in 4 bytes: no 16-bit copies anywhere.
    // DeepSpeed under bf16 adds gradients up in fp32 beside the 16-bit ones (runtime/bf16_optimizer.py); in fp16
    // it keeps those alone and copies a card's share in the update.
    bool addsUp16() const
    {
        return deepSpeed() && precision == Precision::bf16 && gradientsFp32 && !eager()
            && states == StateFormat::mixed;
    }
    bool wide() const { return precision == Precision::fp32 || precision == Precision::tf32; }
    bool fp8() const { return precision == Precision::fp8; }
    // Transformer Engine keeps the inputs of fp8 matrix products in fp8.
    bool savesFp8() const
    {
        const bool torch
            = software == SoftwareStack::eager || software == SoftwareStack::compiled;
        return fp8() && !torch && !usesAdapters();
    }
    // torchtitan and its like recompute every second matrix product where "selective" is asked for;
    // Megatron only the attention core.
    bool selectiveByOperator() const
    {
        return software == SoftwareStack::eager || software == SoftwareStack::compiled;
    }
};

template <class M> struct Inputs {
    template <class Q> using N = typename M::template Number<Q>;

    const ModelConstants* k = nullptr;
    Recipe recipe;
    Layout layout;
    ShapeNumbers<M> shape;
    ParameterCounts<M> parameters;

    // One training step
    N<Tokens> sequence;
    N<Tokens> documentLength; // the sequence, unless attention stays within packed documents
    N<Count> globalBatch; // sequences
    N<Count> loraRank;

    // The card and its generation
    N<FlopRatePerCard> peak16, peakMatrix; // peakMatrix: of the matrix format (fp8, 16 bit, tf32, fp32)
    N<ByteRatePerCard> memoryBandwidth, linkRate, networkRate;
    N<Count> multiprocessors;
    N<BytesPerCard> usableMemory;
    N<Ratio> powerCap;
    N<Ratio> matrixEfficiency16, matrixEfficiency, memoryEfficiency, linkEfficiency,
        networkEfficiency, attentionEfficiency;
    N<Ratio> oversubscription; // of the leaf switches' uplinks
    Cards cardsUnderLeaf = units::cards(std::numeric_limits<double>::infinity()); // for branches; none: all
    N<Cards> gpus, cardsPerNode, scaleUpDomain;
    std::int64_t plainDomain = 8, plainPerNode = 8; // for branches

    // The layout as numbers
    N<Count> tp, pp, vpp, cp, ep, etp, dp, microBatch; // etp: where it is more than 1
    N<Count> recomputeLayers, shardGroup; // where the layout has them
    N<Ratio> tpOverlap, dpOverlap, ppOverlap, epOverlap, expertImbalance;
    N<Ratio> fragmentation;
    // Where there is a measurement (R24): factors on terms, and what they leave unexplained.
    bool calibrated = false, memoryCalibrated = false;
    N<Ratio> calibration, launchFactor, activationFactor;
    N<BytesPerCard> memoryRest;
    N<ByteRatePerCard> hostCopyRate; // a card's link to host memory, achieved, each direction
    N<ByteRate> hostMemoryRate; // of a node
    N<BytesPerCard> communicationBuffers, communicationBuffersEach;
};

// Ranks that model states are shared over. [count]
template <class M> auto shardRanks(const Inputs<M>& in)
{
    using N = typename M::template Number<Count>;
    return in.layout.shardGroup > 0 ? N(in.shardGroup) : N(in.dp * in.cp);
}

// How an open field was decided, for the leaf's words in the explanation.
struct Decision {
    std::string source; // "chosen by the ladder", "NVIDIA data sheet …"
    std::string asOf;
    Trust trust = Trust::assumed;
};

} // namespace sizewright
