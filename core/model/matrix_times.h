// The matrix products of a layer, named, and their time over the passes (model.md §4.1).
#pragma once

#include "core/model/roofline.h"

#include <vector>

namespace sizewright {

namespace constants {
inline const Constant<Seconds> noTime{
    SW_TEXT("Constant", "no time"), fromBase<Seconds>(0), "definition"};
} // namespace constants

// Tokens of one micro-batch on one card, as rows of a matrix. [count]
template <class M> auto tokenRows(const M& m, const Inputs<M>& in)
{
    return m.step(SW_TEXT("Step", "token rows on a card"),
        in.microBatch * in.sequence / in.cp / m.constant(constants::oneToken));
}

namespace detail {

template <class M> struct NamedProduct {
    MatrixProduct<M> product;
    Text name;
};

template <class M> struct PassPair {
    typename M::template Number<Seconds> forward, backward;
};

// The matrix products of attention's projections on one tensor-parallel rank. (model.md §1.1, §1.2)
template <class M>
std::vector<NamedProduct<M>> projections(
    const M& m, const Inputs<M>& in, typename M::template Number<Count> rows)
{
    const auto& s = in.shape;
    std::vector<NamedProduct<M>> out;
    if (s.plainShape.kvRank > 0) {
        const auto queryWidth = s.heads * (s.nopeDim + s.ropeDim);
        if (s.plainShape.qRank > 0) {
            out.push_back({{rows, s.hidden, s.qRank}, SW_TEXT("Step", "query down-projection")});
            out.push_back(
                {{rows, s.qRank, queryWidth / in.tp}, SW_TEXT("Step", "query up-projection")});
        } else
            out.push_back(
                {{rows, s.hidden, queryWidth / in.tp}, SW_TEXT("Step", "query projection")});
        out.push_back({{rows, s.hidden, s.kvRank + s.ropeDim},
            SW_TEXT("Step", "key-value down-projection")});
        out.push_back({{rows, s.kvRank, s.heads * (s.nopeDim + s.valueDim) / in.tp},
            SW_TEXT("Step", "key-value up-projection")});
        out.push_back({{rows, s.heads * s.valueDim / in.tp, s.hidden},
            SW_TEXT("Step", "attention output projection")});
        return out;
    }
    out.push_back({{rows, s.hidden,
                       (s.heads + m.constant(constants::two) * s.kvHeads) * s.headDim / in.tp},
        SW_TEXT("Step", "query, key and value projection")});
    out.push_back({{rows, s.heads * s.headDim / in.tp, s.hidden},
        SW_TEXT("Step", "attention output projection")});
    return out;
}

template <class M>
void addFeedForward(const M& m, const Inputs<M>& in, typename M::template Number<Count> rows,
    typename M::template Number<Count> width, std::vector<NamedProduct<M>>& out)
{
    const auto& s = in.shape;
    const auto first = s.plainShape.gatedFfn ? m.constant(constants::two) * width : width;
    out.push_back({{rows, s.hidden, first / in.tp}, SW_TEXT("Step", "feed-forward, first")});
    out.push_back({{rows, width / in.tp, s.hidden}, SW_TEXT("Step", "feed-forward, second")});
}

// Sum of matrix products in all passes; frozen weights need no gradient of their own.
template <class M>
PassPair<M> matrixTimes(const M& m, const Inputs<M>& in,
    const std::vector<NamedProduct<M>>& products, typename M::template Number<Count> groups)
{
    PassPair<M> t{m.constant(constants::noTime), m.constant(constants::noTime)};
    for (const auto& [product, name] : products) {
        t.forward = t.forward + matrixTime(m, in, product, Pass::forward, true, name, groups);
        t.backward
            = t.backward + matrixTime(m, in, product, Pass::inputGradient, true, name, groups);
        if (!in.recipe.usesAdapters())
            t.backward = t.backward
                + matrixTime(m, in, product, Pass::weightGradient, true, name, groups);
    }
    return t;
}

} // namespace detail

} // namespace sizewright
