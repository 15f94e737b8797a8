// Layers and parameters of one pipeline stage on one card (model.md §3.2).
#pragma once

#include "core/model/activations.h"
#include "core/model/expert_ranks.h"
#include "core/model/memory_constants.h"
#include "core/model/stage_split.h"
#include "core/model/state_bytes.h"

namespace sizewright::detail {

template <class M> auto onCard(const M& m, typename M::template Number<Parameters> parameters)
{
    return parameters / m.constant(constants::oneCard);
}

// The layers of one stage: dense ones first.
template <class M> struct StageShare {
    using N = typename M::template Number<Count>;
    N dense, expert;
    bool hasDense = true, hasExpert = false, first = true, last = true;
    N layers() const { return dense + expert; }
};

template <class M>
StageShare<M> stageShare(const M& m, const Inputs<M>& in, std::int64_t stage)
{
    const ModelShape& shape = in.shape.plainShape;
    const StageSplit split = stageSplit(m, in);
    const std::int64_t here = split.on(stage), before = split.before(stage);
    const std::int64_t dense = shape.experts == 0
        ? here
        : std::clamp<std::int64_t>(shape.denseLayers - before, 0, here);
    // Prediction modules sit on the last stage, each a layer of the kind of the last one.
    const std::int64_t modules = stage == in.layout.pp - 1 ? shape.mtpLayers : 0;
    const std::int64_t denseModules = shape.experts == 0 ? modules : 0;
    const auto placed = [&](Text name, std::int64_t number) {
        return m.leaf(name, count(double(number)), [] {
            return Provenance{
                {}, {}, "layers divided over the stages (model.md §4.5)", {}, Trust::computed};
        });
    };
    const std::int64_t allDense = dense + denseModules;
    const std::int64_t allExpert = here - dense + modules - denseModules;
    return {placed(SW_TEXT("Step", "dense layers of the stage"), allDense),
        placed(SW_TEXT("Step", "expert layers of the stage"), allExpert), allDense > 0,
        allExpert > 0, stage == 0, stage == in.layout.pp - 1};
}

// Parameters on a card of the stage: sharded by tensor parallelism, experts apart (model.md §3.2).
template <class M> struct StageParameters {
    using P = typename M::template Number<ParametersPerCard>;
    P table; // token embedding, or LM head
    P local, routed;
};

template <class M>
StageParameters<M> stageParameters(const M& m, const Inputs<M>& in, const StageShare<M>& stage)
{
    const auto& p = in.parameters;
    const ModelShape& shape = in.shape.plainShape;
    StageParameters<M> out;
    out.table = onCard(m, p.embedding / in.tp);
    out.local = stage.dense * onCard(m, p.denseLayer / in.tp);
    out.routed = onCard(m, m.constant(constants::noParameters));
    if (stage.hasExpert) {
        const auto common = p.moeLayer - in.shape.experts * p.expertMatrices - p.router;
        out.local = out.local
            + stage.expert * (onCard(m, common / in.tp) + onCard(m, p.router));
        out.routed = stage.expert * onCard(m, expertsOnCard(m, in));
    }
    if (stage.first)
        out.local = out.local + out.table;
    if (stage.last && (!shape.tiedEmbeddings || in.layout.pp > 1))
        out.local = out.local + out.table;
    if (stage.last && shape.mtpLayers > 0) // the modules' 2h·h projections
        out.local = out.local
            + in.shape.mtpLayers * m.constant(constants::two) * in.shape.hidden * in.shape.hidden
                * onCard(m, m.constant(constants::parameterPerElement)) / in.tp;
    if (stage.first && shape.learnedPositions > 0)
        out.local = out.local + onCard(m, p.positions);
    out.local = m.step(
        SW_TEXT("Step", "parameters on a card, experts apart"), out.local, "model.md §3.2");
    if (stage.hasExpert)
        out.routed
            = m.step(SW_TEXT("Step", "expert parameters on a card"), out.routed, "model.md §3.2");
    return out;
}

} // namespace sizewright::detail
