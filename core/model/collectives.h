// Collectives of a group of cards: ring algorithms at achieved bandwidth (model.md §4.4).
//
// Counts the ring's (n−1)/n traffic, the narrower of link and network, what few ranks lose, start, hops and
// the filling of the ring, uplinks that a fabric has too few of. Leaves out: trees, in-network reduction,
// contention.
#pragma once

#include "core/model/roofline.h"

namespace sizewright {

enum class Collective : std::uint8_t { allGather, reduceScatter, allReduce };

// A group: how many ranks, and how many of them share a scale-up domain.
template <class M> struct Group {
    typename M::template Number<Count> size, perDomain;
    Cards span{}; // cards from its first rank to its last, for branches
    bool insideDomain() const { return plain(perDomain).value() >= plain(size).value(); }
    bool trivial() const { return plain(size).value() <= 1; }
};

// Ranks of a group of `size` that sit in one domain when neighbours at distance `stride` cards form it.
template <class M>
Group<M> placedGroup(const M& m, const Inputs<M>& in, typename M::template Number<Count> size,
    typename M::template Number<Count> stride)
{
    const auto domain = larger(in.scaleUpDomain, in.cardsPerNode) / m.constant(constants::oneCard);
    return {size,
        m.step(SW_TEXT("Step", "ranks of the group in one domain"),
            larger(m.constant(constants::one), smaller(size, floored(domain / stride)))),
        units::cards(plain(size).value() * plain(stride).value())};
}

// Bandwidth of a card across nodes, for ranks that lie within so many cards of each other. Whoever leaves the
// leaf switch has the uplinks' share only: a bound, since neighbours under one leaf switch need no uplink.
// [B/s per card]
template <class M> auto networkBandwidth(const M& m, const Inputs<M>& in, Cards span)
{
    const auto own = in.networkRate * in.networkEfficiency;
    if (span <= in.cardsUnderLeaf || !(plain(in.oversubscription).value() > 1))
        return own;
    return m.step(SW_TEXT("Step", "network bandwidth beyond a leaf switch"), own / in.oversubscription,
        "model.md §4.4");
}

// Bandwidth that the group's ring reaches per card once it runs. A ring of few ranks uses fewer of the
// links at once, which costs an all-reduce less than its halves. [B/s per card]
template <class M>
auto ringBandwidth(const M& m, const Inputs<M>& in, Collective kind, const Group<M>& g)
{
    using namespace constants;
    const auto few
        = m.constant(kind == Collective::allReduce ? in.k->fewRanksReduce : in.k->fewRanks);
    const auto link
        = in.linkRate * in.linkEfficiency * (m.constant(one) - few / smaller(g.size, g.perDomain));
    if (g.insideDomain())
        return m.step(SW_TEXT("Step", "ring bandwidth inside the domain"), link);
    const auto whole = in.linkRate * in.linkEfficiency;
    return m.step(SW_TEXT("Step", "ring bandwidth across nodes"),
        smaller(whole, g.perDomain * networkBandwidth(m, in, g.span)), "model.md §4.4");
}

// What a collective takes before its first byte arrives: a start, and a hop for every rank of the
// ring; hops between nodes are longer. [s]
template <class M> auto ringLatency(const M& m, const Inputs<M>& in, const Group<M>& g)
{
    using namespace constants;
    const auto start = m.constant(in.k->collectiveStart);
    if (g.insideDomain())
        return start + m.constant(in.k->linkHop) * (g.size - m.constant(one));
    const auto domains = g.size / g.perDomain;
    return start + m.constant(in.k->linkHop) * (g.size - domains)
        + m.constant(in.k->networkHop) * domains;
}

// Time of one collective over `gathered` bytes (the size of the full buffer, per card):
//
//   t = start + hops + share · (V + fill) / bandwidth      an all-reduce takes hops and bytes twice
//
// `fill`: the pipeline of chunks must fill before the ring runs at full rate; a buffer smaller than
// that fills it only in part. Form and constants: 2,102 measured points of nccl-tests on A100, H100,
// H200, B200 and GB200 nodes (github:ai-dynamo/aiconfigurator@095f58a). [s]
template <class M>
auto collectiveTime(const M& m, const Inputs<M>& in, Collective kind,
    typename M::template Number<BytesPerCard> gathered, const Group<M>& g, Text which)
{
    using namespace constants;
    const auto share = (g.size - m.constant(one)) / g.size;
    const auto fill = smaller(gathered, m.constant(in.k->ringFill));
    const auto once = share * (gathered + fill) / ringBandwidth(m, in, kind, g);
    const auto latency = ringLatency(m, in, g);
    const auto time = kind == Collective::allReduce
        ? m.constant(two) * (once + latency) - m.constant(in.k->collectiveStart)
        : once + latency;
    return m.step(kind == Collective::allGather ? SW_TEXT("Step", "all-gather")
            : kind == Collective::reduceScatter ? SW_TEXT("Step", "reduce-scatter")
                                                : SW_TEXT("Step", "all-reduce"),
        time, "model.md §4.4", which);
}

} // namespace sizewright
