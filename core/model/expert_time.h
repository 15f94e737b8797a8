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
    // Ranks that share an expert work on the tokens of all of them, each on its part of the width.
    const bool shared = in.layout.etp > 1;
    const N gathered = shared ? N(slots * in.etp) : slots;
    const N width = shared ? N(s.expertFfn / in.etp) : s.expertFfn;
    const N each = gathered / local;
    const N first = gated ? m.constant(two) * width : width;
    const PassPair<M> products = matrixTimes(m, in,
        {{{each, s.hidden, first}, SW_TEXT("Step", "experts, first")},
            {{each, width, s.hidden}, SW_TEXT("Step", "experts, second")}},
        local);
    // Own tokens are put in order for the exchange, gathered ones for the experts.
    const N moved = shared ? N(m.constant(half) * (slots + gathered)) : slots;
    auto permuted = moved * s.hidden * m.constant(in.k->permuteTraffic)
        + slots * s.expertFfn * m.constant(gated ? in.k->gatedTraffic : in.k->plainTraffic);
    if (in.recipe.fp8())
        permuted = permuted + m.constant(in.k->castTraffic) * gathered * (s.hidden + width);
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

// All-to-all of the routed tokens, there and back. [s]
template <class M> typename M::template Number<Seconds> allToAll(const M& m, const Inputs<M>& in)
{
    using namespace constants;
    using N = typename M::template Number<Count>;
    using S = typename M::template Number<Seconds>;
    const N single = m.constant(one);
    const Group<M> group = placedGroup(m, in, in.ep, in.layout.etp > 1 ? in.etp : single);
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
    return exchange;
}

// Ranks that share an expert gather each other's tokens before it and scatter the sums behind it. [s]
template <class M> typename M::template Number<Seconds> gatherAndScatter(const M& m, const Inputs<M>& in)
{
    using namespace constants;
    const Group<M> group = placedGroup(m, in, in.etp, m.constant(one));
    const auto bytes = m.constant(operandBytes) * tokenSlots(m, in) * in.etp * in.shape.hidden;
    const Text which = SW_TEXT("Step", "expert tensor parallel");
    return collectiveTime(m, in, Collective::allGather, bytes, group, which)
        + collectiveTime(m, in, Collective::reduceScatter, bytes, group, which);
}

// Dispatch and combine of the routed tokens, one direction of the pass. [s]
template <class M> auto expertExchange(const M& m, const Inputs<M>& in)
{
    using S = typename M::template Number<Seconds>;
    S exchange = m.constant(constants::noTime);
    if (in.layout.ep > 1)
        exchange = allToAll(m, in);
    if (in.layout.etp > 1)
        exchange = exchange + gatherAndScatter(m, in);
    return m.step(SW_TEXT("Step", "exposed expert traffic"),
        exchange * (m.constant(constants::one) - in.epOverlap), "model.md §4.4");
}

} // namespace detail

} // namespace sizewright
