// Collectives of a group of cards: ring algorithms at achieved bandwidth (model.md §4.4).
//
// Counts the ring's (n−1)/n traffic, the narrower of link and network, a latency term. Leaves out:
// trees for small messages, in-network reduction, oversubscribed fabrics, contention between groups.
#pragma once

#include "core/model/roofline.h"

namespace sizewright {

enum class Collective : std::uint8_t { allGather, reduceScatter, allReduce };

// A group: how many ranks, and how many of them share a scale-up domain.
template <class M> struct Group {
    typename M::template Number<Count> size, perDomain;
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
            larger(m.constant(constants::one), smaller(size, floored(domain / stride))))};
}

// Bandwidth that the group's ring reaches per card. [B/s per card]
template <class M> auto ringBandwidth(const M& m, const Inputs<M>& in, const Group<M>& g)
{
    const auto link = in.linkRate * in.linkEfficiency;
    if (g.insideDomain())
        return m.step(SW_TEXT("Step", "ring bandwidth inside the domain"), link);
    return m.step(SW_TEXT("Step", "ring bandwidth across nodes"),
        smaller(link, g.perDomain * in.networkRate * in.networkEfficiency), "model.md §4.4");
}

// Time of one collective over `gathered` bytes (the size of the full buffer, per card). [s]
template <class M>
auto collectiveTime(const M& m, const Inputs<M>& in, Collective kind,
    typename M::template Number<BytesPerCard> gathered, const Group<M>& g, Text which)
{
    using namespace constants;
    const auto share = (g.size - m.constant(one)) / g.size;
    const auto once = share * gathered / ringBandwidth(m, in, g);
    const auto latency = g.insideDomain()
        ? m.constant(two) * m.constant(in.k->linkLatency)
        : m.constant(in.k->networkLatency)
            * (logarithm(g.size / g.perDomain) / logarithm(m.constant(two)) + m.constant(two));
    auto time = once + latency;
    if (kind == Collective::allReduce)
        time = m.constant(two) * time;
    return m.step(kind == Collective::allGather ? SW_TEXT("Step", "all-gather")
            : kind == Collective::reduceScatter ? SW_TEXT("Step", "reduce-scatter")
                                                : SW_TEXT("Step", "all-reduce"),
        time, "model.md §4.4", which);
}

} // namespace sizewright
