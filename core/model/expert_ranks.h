// Which cards hold what of the routed experts (model.md §3.2).
#pragma once

#include "core/model/constants.h"
#include "core/model/inputs.h"

namespace sizewright {

// Parts that a layer's experts are divided into: whole ones over expert parallelism, each over expert tensor
// parallelism (arXiv 2504.14960 §3). [count]
template <class M> typename M::template Number<Count> expertParts(const Inputs<M>& in)
{
    using N = typename M::template Number<Count>;
    return in.layout.etp > 1 ? N(in.ep * in.etp) : in.ep;
}

// Weights of one layer's routed experts on a card. [parameters]
template <class M> auto expertsOnCard(const M&, const Inputs<M>& in)
{
    return in.shape.experts * in.parameters.expertMatrices / expertParts(in);
}

// Cards of a stage that hold the same experts: they share states and reduce gradients, whatever the degrees of
// the other layers are. [count]
template <class M> typename M::template Number<Count> expertRanks(const M& m, const Inputs<M>& in)
{
    return larger(m.constant(constants::one), in.gpus / m.constant(constants::oneCard) / (in.pp * expertParts(in)));
}

} // namespace sizewright
