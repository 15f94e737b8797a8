// Fills the Inputs of the model from a resolved scenario and a decided layout, as numbers of policy M.
// In the Explaining life every leaf gets its name, its field, its source and its state.
#pragma once

#include "core/decision/resolve.h"
#include "core/model/constants.h"

namespace sizewright {

namespace detail {

// How a set value's origin bears on how far it is trusted.
inline Trust trustOf(Origin origin)
{
    switch (origin) {
    case Origin::unset: return Trust::assumed;
    case Origin::typed:
    case Origin::imported: return Trust::given;
    case Origin::catalogue: return Trust::published;
    case Origin::quoted: return Trust::quoted;
    case Origin::measured: return Trust::measured;
    }
    return Trust::assumed;
}

inline Provenance provenanceOf(const Scenario& scenario, std::size_t ordinal, const Decision& open)
{
    const FieldInfo& field = fields().all()[ordinal];
    const FieldValue& value = scenario.value(ordinal);
    Provenance p;
    p.key = field.key;
    if (value.isSet()) {
        p.trust = trustOf(value.origin);
        p.source = value.source;
    } else if (field.fallback) {
        p.trust = Trust::assumed;
        p.source = field.source.empty() ? "default" : std::string(field.source);
    } else {
        p.trust = open.trust;
        p.source = open.source;
        p.asOf = open.asOf;
    }
    return p;
}

} // namespace detail

// Reads fields as leaves. `open` says how a value was decided that the scenario leaves open.
template <class M> struct LeafReader {
    const M& m;
    const Scenario& scenario;

    template <class Q, class Handle, class Open>
    auto operator()(Handle field, Q value, Open&& open) const
    {
        return m.leaf(fields()[field].label, value, [&] {
            return detail::provenanceOf(scenario, field.ordinal, open());
        });
    }
    // A field that always has a value.
    template <class Q> auto operator()(Field<Q> field) const
    {
        return (*this)(field, *scenario[field], [] { return Decision{}; });
    }
    // A fact of the catalogue, without a field of its own.
    template <class Q, class Entry> auto fact(Text name, Q value, const Entry& entry) const
    {
        return m.leaf(name, value, [&] {
            return Provenance{
                entry.name, {}, entry.source.text, entry.source.asOf, entry.source.trust};
        });
    }
};

template <class M>
ShapeNumbers<M> gatherShape(const LeafReader<M>& read, const ModelShape& shape, bool derived)
{
    const PlanFields& f = fields();
    const auto open = [&] {
        return derived ? Decision{"derived from the parameter count (model.md §1.6)", {},
                   Trust::assumed}
                       : Decision{"follows from the other architecture fields", {},
                           Trust::computed};
    };
    const auto n = [&](Field<Count> field, std::int64_t value) {
        return read(field, count(double(value)), open);
    };
    return {shape, n(f.layers, shape.layers), n(f.hidden, shape.hidden), n(f.heads, shape.heads),
        n(f.kvHeads, shape.kvHeads), n(f.headDim, shape.headDim), n(f.ffn, shape.ffn),
        n(f.vocab, shape.vocab), n(f.learnedPositions, shape.learnedPositions),
        n(f.vectorsPerNorm, shape.vectorsPerNorm), n(f.normsPerLayer, shape.normsPerLayer),
        n(f.experts, shape.experts), n(f.expertsPerToken, shape.expertsPerToken),
        n(f.expertFfn, shape.expertFfn), n(f.sharedFfn, shape.sharedFfn),
        n(f.denseLayers, shape.denseLayers), n(f.qRank, shape.qRank), n(f.kvRank, shape.kvRank),
        n(f.nopeDim, shape.nopeDim), n(f.ropeDim, shape.ropeDim), n(f.valueDim, shape.valueDim),
        n(f.mtpLayers, shape.mtpLayers), n(f.slidingWindow, shape.slidingWindow),
        n(f.windowedLayers, shape.windowedLayers)};
}

// Puts a layout's degrees into the inputs; the rest stays.
template <class M> void gatherLayout(const LeafReader<M>& read, const Layout& layout, Inputs<M>& in)
{
    const PlanFields& f = fields();
    const auto open = [] {
        return Decision{"chosen by the ladder, see its reasons", {}, Trust::computed};
    };
    const auto n = [&](Field<Count> field, std::int64_t value) {
        return read(field, count(double(value)), open);
    };
    in.layout = layout;
    in.tp = n(f.tp, layout.tp);
    in.pp = n(f.pp, layout.pp);
    in.vpp = n(f.vpp, layout.vpp);
    in.cp = n(f.cp, layout.cp);
    in.ep = n(f.ep, layout.ep);
    if (layout.etp > 1)
        in.etp = n(f.etp, layout.etp);
    in.dp = n(f.dp, layout.dp);
    in.microBatch = n(f.microBatch, layout.microBatch);
    if (layout.recomputeLayers > 0)
        in.recomputeLayers = n(f.recomputeLayers, layout.recomputeLayers);
    if (layout.shardGroup > 0)
        in.shardGroup = n(f.shardGroup, layout.shardGroup);
}

template <class M>
Inputs<M> gather(const M& m, const Resolved& r, const Layout& layout, std::int64_t gpus)
{
    const PlanFields& f = fields();
    const Accelerator& card = *r.card;
    const Generation& generation = *r.generation;
    const LeafReader<M> read{m, *r.scenario};
    const Scenario& scenario = *r.scenario;
    const auto fromCard = [&] {
        return Decision{card.name + ": " + card.source.text, card.source.asOf, card.source.trust};
    };

    Inputs<M> in;
    in.k = r.catalogue->constants;
    in.recipe = r.recipe;
    in.shape = gatherShape(read, *r.shape, r.shapeDerived);
    in.parameters = parameterCounts(m, in.shape);
    in.sequence = read(f.sequence);
    const auto documents = scenario[f.documentLength];
    in.documentLength
        = documents && *documents < *scenario[f.sequence] ? read(f.documentLength) : in.sequence;
    in.globalBatch = read(f.globalBatch, count(double(r.globalBatch)), [] {
        return Decision{"about 4M tokens a step for pre-training, 128 sequences for fine-tuning, so "
                        "that the cards share it evenly",
            {}, Trust::assumed};
    });
    in.loraRank = read(f.loraRank);

    // --- rates of the card
    in.peak16 = read.fact(SW_TEXT("Fact", "dense 16-bit peak"), card.peak16, card);
    in.peakMatrix = in.peak16;
    // A share is the machine's own where the plan has it measured, else the generation's.
    const auto share = [&](Field<Ratio> own, Text name, Ratio usual) {
        return scenario[own] ? read(own) : read.fact(name, usual, generation);
    };
    in.matrixEfficiency16 = share(f.matrixAchieved, SW_TEXT("Fact", "sustained share of the 16-bit peak"),
        generation.matrixEfficiency);
    in.matrixEfficiency = in.matrixEfficiency16;
    if (r.recipe.fp8() && card.peakFp8) {
        in.peakMatrix = read.fact(SW_TEXT("Fact", "dense fp8 peak"), *card.peakFp8, card);
        in.matrixEfficiency
            = share(f.matrixAchieved, SW_TEXT("Fact", "sustained share of the fp8 peak"),
                generation.matrixEfficiencyFp8.value_or(generation.matrixEfficiency));
    } else if (r.recipe.precision == Precision::tf32 && card.peakTf32) {
        in.peakMatrix = read.fact(SW_TEXT("Fact", "dense tf32 peak"), *card.peakTf32, card);
        in.peak16 = in.peakMatrix;
    } else if (r.recipe.precision == Precision::fp32 && card.peakFp32) {
        in.peakMatrix = read.fact(SW_TEXT("Fact", "fp32 peak"), *card.peakFp32, card);
        in.peak16 = in.peakMatrix;
    }
    in.memoryBandwidth
        = read.fact(SW_TEXT("Fact", "memory bandwidth"), card.memoryBandwidth, card);
    in.memoryEfficiency = share(f.memoryAchieved,
        SW_TEXT("Fact", "sustained share of memory bandwidth"), generation.memoryEfficiency);
    in.linkEfficiency = share(
        f.linkAchieved, SW_TEXT("Fact", "sustained share of the link"), generation.linkEfficiency);
    in.networkEfficiency = share(f.networkAchieved,
        SW_TEXT("Fact", "sustained share of the network"), generation.networkEfficiency);
    // A share that the plan states is of its own fabric.
    if (const Fabric fabric = *scenario[f.fabric];
        fabric != Fabric::infiniband && !scenario[f.networkAchieved])
        in.networkEfficiency = in.networkEfficiency
            * m.constant(fabric == Fabric::roce ? constants::roceShare : constants::otherFabricShare);
    const Ratio kernels[]{generation.attentionFirst, generation.attentionFirst,
        generation.attentionSecond, generation.attentionThird};
    in.attentionEfficiency = read.fact(SW_TEXT("Fact", "attention kernel's share of the peak"),
        kernels[std::size_t(r.recipe.attentionKernel)], generation);
    in.multiprocessors
        = read.fact(SW_TEXT("Fact", "multiprocessors"), card.multiprocessors, card);
    in.powerCap = read(f.powerCap);
    in.linkRate = read(
        f.intraRate, scenario[f.intraRate].value_or(card.linkRate), fromCard);
    in.networkRate
        = read(f.interRate, scenario[f.interRate].value_or(card.networkRate), fromCard)
        * m.constant(constants::bytePerBit);
    in.oversubscription = read(f.oversubscription);
    in.cardsUnderLeaf = units::cards(scenario[f.leafNodes]->value() * double(r.cardsPerNode));
    in.cardsPerNode
        = read(f.cardsPerNode, units::cards(double(r.cardsPerNode)), fromCard);
    in.scaleUpDomain
        = read(f.scaleUpDomain, units::cards(double(r.scaleUpDomain)), fromCard);
    in.plainDomain = r.scaleUpDomain;
    in.plainPerNode = r.cardsPerNode;
    if (scenario[f.usableMemory])
        in.usableMemory = read(f.usableMemory);
    else
        in.usableMemory
            = read.fact(SW_TEXT("Fact", "memory that the driver reports"), card.memoryReported, card)
            - read.fact(SW_TEXT("Fact", "runtime context"), generation.runtimeContext, generation);
    in.gpus = read(f.gpus, units::cards(double(gpus)), [] {
        return Decision{"the fewest cards that end by the latest acceptable day", {},
            Trust::computed};
    });

    gatherLayout(read, layout, in);
    in.tpOverlap = read(f.tpOverlap);
    in.dpOverlap = read(f.dpOverlap);
    in.ppOverlap = read(f.ppOverlap);
    in.epOverlap = read(f.epOverlap);
    in.expertImbalance = read(f.expertImbalance);
    in.fragmentation = read(f.fragmentation);
    in.hostCopyRate = read(f.hostCopyRate);
    in.hostMemoryRate = read(f.hostMemoryRate);
    in.communicationBuffers = read(f.communicationBuffers);
    in.communicationBuffersEach = read(f.communicationBuffersEach);
    return in;
}

} // namespace sizewright
