// Routed experts: router, permutation, grouped products and the all-to-all (model.md §4.1, §4.4).
#pragma once

#include "core/model/collectives.h"
#include "core/model/expert_ranks.h"
#include "core/model/matrix_times.h"

namespace sizewright {

namespace detail {

// Token slots that a card's experts work on. Tensor-parallel ranks split the tokens when they share
// activations. [count]
template <class M> auto tokenSlots(const M& m, const Inputs<M>& in)
{
    const bool split = in.layout.sequenceParallel && in.layout.tp > 1;
    const auto rows = tokenRows(m, in);
    return m.step(SW_TEXT("Step", "token slots on a card"),
        (split ? rows / in.tp : rows) * in.shape.expertsPerToken * in.expertImbalance,
        "model.md §4.1");
}

// Router, permutation and the grouped products of the routed experts.
template <class M> PassPair<M> expertTimes(const M& m, const Inputs<M>& in)
{
    using namespace constants;
    using N = typename M::template Number<Count>;
    const auto& s = in.shape;
    const bool gated = s.plainShape.gatedFfn;
    const bool split = in.layout.sequenceParallel && in.layout.tp > 1;
    const N single = m.constant(one), rows = tokenRows(m, in), slots = tokenSlots(m, in);
    const N local = larger(single, floored(s.experts / in.ep));
    const N each = slots / local;
    const N first = gated ? m.constant(two) * s.expertFfn : s.expertFfn;
    const PassPair<M> products = matrixTimes(m, in,
        {{{each, s.hidden, first}, SW_TEXT("Step", "experts, first")},
            {{each, s.expertFfn, s.hidden}, SW_TEXT("Step", "experts, second")}},
        local);
    auto permuted = slots * s.hidden * m.constant(in.k->permuteTraffic)
        + slots * s.expertFfn * m.constant(gated ? in.k->gatedTraffic : in.k->plainTraffic);
    if (in.recipe.fp8())
        permuted = permuted + m.constant(in.k->castTraffic) * slots * (s.hidden + s.expertFfn);
    const auto permute = m.step(SW_TEXT("Step", "permutation and routing traffic"),
        streamTime(m, in, permuted)
            + streamTime(m, in, rows * s.experts * m.constant(in.k->routerTraffic)),
        "model.md §4.1");
    const auto router = matrixTime(m, in, {split ? rows / in.tp : rows, s.hidden, s.experts},
        Pass::forward, false, SW_TEXT("Step", "router"), single);
    return {m.step(SW_TEXT("Step", "routed experts, forward"), products.forward + permute + router),
        m.step(SW_TEXT("Step", "routed experts, backward"),
            products.backward + m.constant(in.k->elementBackward) * permute
                + m.constant(two) * router)};
}

// Dispatch and combine of the routed tokens, one direction of the pass. [s]
template <class M> auto expertExchange(const M& m, const Inputs<M>& in)
{
    using namespace constants;
    using S = typename M::template Number<Seconds>;
    const auto single = m.constant(one);
    const Group<M> group = placedGroup(m, in, in.ep, single);
    const auto both
        = m.constant(two) * m.constant(operandBytes) * tokenSlots(m, in) * in.shape.hidden;
    S exchange = m.constant(noTime);
    if (group.insideDomain())
        exchange = both * (in.ep - single) / in.ep
                / (in.linkRate * in.linkEfficiency * m.constant(in.k->allToAllRate))
            + m.constant(two) * ringLatency(m, in, group);
    else {
        // A token goes once to each node that holds one of its experts.
        const auto nodes = in.ep / group.perDomain;
        const auto away = single - single / nodes;
        const auto copies = nodes * (single - power(away, in.shape.expertsPerToken));
        exchange = both / in.shape.expertsPerToken * copies * away
                / (networkBandwidth(m, in, group.span) * m.constant(in.k->allToAllRate))
            + m.constant(two) * ringLatency(m, in, group);
    }
    return m.step(SW_TEXT("Step", "exposed expert traffic"), exchange * (single - in.epOverlap),
        "model.md §4.4");
}

} // namespace detail

} // namespace sizewright
