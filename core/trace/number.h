// One formula, two lives. Formulas are templates over a policy M:
//
//   Plain       numbers are the quantities themselves; nothing is recorded
//   Explaining  numbers carry the node that made them; every operation appends to a Derivation
//
// In the Explaining life a bare double has no operators, so no nameless constant can slip into a
// formula: constants come from a Constant record, facts from the catalogue, inputs from fields.
#pragma once

#include "core/results/result_fields.h"
#include "core/trace/derivation.h"

#include <boost/units/pow.hpp>

#include <cmath>
#include <type_traits>

namespace sizewright {

// A calibration or physical constant: what it is, its value with unit, where it is from.
template <class Quantity> struct Constant {
    Text name;
    Quantity value;
    const char* source;
    Trust trust = Trust::published;
};

// Where a leaf's value came from, for inputs and catalogue facts.
struct Provenance {
    std::string qualifier, key, source, asOf;
    Trust trust = Trust::assumed;
};

// ---- Plain -----------------------------------------------------------------------------------

template <class Q> concept PlainQuantity = requires(Q q) { q.value(); typename Q::unit_type; };

template <PlainQuantity Q> Q larger(Q x, Q y) { return x < y ? y : x; }
template <PlainQuantity Q> Q smaller(Q x, Q y) { return y < x ? y : x; }
inline Ratio ceiling(Ratio x) { return ratio(std::ceil(x.value())); }
inline Ratio floored(Ratio x) { return ratio(std::floor(x.value())); }
inline Ratio exponential(Ratio x) { return ratio(std::exp(x.value())); }
inline Ratio logarithm(Ratio x) { return ratio(std::log(x.value())); }
inline Ratio power(Ratio x, Ratio y) { return ratio(std::pow(x.value(), y.value())); }
template <PlainQuantity Q> auto squareRoot(Q x)
{
    using Root = decltype(boost::units::root<2>(x));
    return Root::from_value(std::sqrt(x.value()));
}

struct Plain {
    static constexpr bool explains = false;
    template <class Q> using Number = Q;
    double* figures = nullptr; // resultFields().size() values, or nothing

    template <class Q> Q constant(const Constant<Q>& c) const { return c.value; }
    template <class Q> Q step(Text, Q x, const char* = "", Text = {}) const { return x; }
    // Figures are stored by ordinal, if anybody wants them.
    template <class Q> Q figure(Figure<Q> f, Q x, const char* = "") const
    {
        if (figures)
            figures[f.ordinal] = x.value();
        return x;
    }
    template <class Q, class Describe> Q leaf(Text, Q x, Describe&&) const { return x; }
};

// ---- Explaining ------------------------------------------------------------------------------

template <class Q> struct Traced {
    Q quantity;
    NodeId node;
    Derivation* derivation;
    double value() const { return quantity.value(); }
};

namespace detail {

template <class Q> Traced<Q> record(Derivation* d, Op op, Q q, NodeId a, NodeId b = 0)
{
    return {q, d->add({op, signatureOf<Q>(), q.value(), a, b, {}}), d};
}

} // namespace detail

template <class A, class B> auto operator*(Traced<A> x, Traced<B> y)
{
    return detail::record(x.derivation, Op::multiply, x.quantity * y.quantity, x.node, y.node);
}
template <class A, class B> auto operator/(Traced<A> x, Traced<B> y)
{
    return detail::record(x.derivation, Op::divide, x.quantity / y.quantity, x.node, y.node);
}
template <class A> Traced<A> operator+(Traced<A> x, Traced<A> y)
{
    return detail::record(x.derivation, Op::add, A(x.quantity + y.quantity), x.node, y.node);
}
template <class A> Traced<A> operator-(Traced<A> x, Traced<A> y)
{
    return detail::record(x.derivation, Op::subtract, A(x.quantity - y.quantity), x.node, y.node);
}
template <class A> Traced<A> larger(Traced<A> x, Traced<A> y)
{
    return detail::record(
        x.derivation, Op::larger, larger(x.quantity, y.quantity), x.node, y.node);
}
template <class A> Traced<A> smaller(Traced<A> x, Traced<A> y)
{
    return detail::record(
        x.derivation, Op::smaller, smaller(x.quantity, y.quantity), x.node, y.node);
}
inline Traced<Ratio> ceiling(Traced<Ratio> x)
{
    return detail::record(x.derivation, Op::ceiling, ceiling(x.quantity), x.node);
}
inline Traced<Ratio> floored(Traced<Ratio> x)
{
    return detail::record(x.derivation, Op::floor, floored(x.quantity), x.node);
}
inline Traced<Ratio> exponential(Traced<Ratio> x)
{
    return detail::record(x.derivation, Op::exponential, exponential(x.quantity), x.node);
}
inline Traced<Ratio> logarithm(Traced<Ratio> x)
{
    return detail::record(x.derivation, Op::logarithm, logarithm(x.quantity), x.node);
}
inline Traced<Ratio> power(Traced<Ratio> x, Traced<Ratio> y)
{
    return detail::record(
        x.derivation, Op::power, power(x.quantity, y.quantity), x.node, y.node);
}
template <class A> auto squareRoot(Traced<A> x)
{
    return detail::record(x.derivation, Op::squareRoot, squareRoot(x.quantity), x.node);
}

struct Explaining {
    static constexpr bool explains = true;
    template <class Q> using Number = Traced<Q>;

    Derivation* derivation;
    bool namesFigures = true; // false for side calculations whose figures are not the plan's

    template <class Q> Traced<Q> constant(const Constant<Q>& c) const
    {
        return add(c.value, {c.name, {}, {}, c.source, {}, c.trust});
    }
    // A named intermediate result; `source` is the paper and equation of its formula.
    template <class Q>
    Traced<Q> step(Text name, Traced<Q> x, const char* source = "", Text qualifier = {}) const
    {
        derivation->steps.push_back({name, qualifier, source, {}});
        return asStep(x);
    }
    // A step that is one of the results.
    template <class Q>
    Traced<Q> figure(Figure<Q> f, Traced<Q> x, const char* source = "") const
    {
        const ResultInfo& info = resultFields().all()[f.ordinal];
        derivation->steps.push_back(
            {info.label, {}, source, namesFigures ? std::string(info.key) : std::string()});
        return asStep(x);
    }
    // An input or a catalogue fact; `describe` makes its Provenance and runs only in this life.
    template <class Q, class Describe> Traced<Q> leaf(Text name, Q x, Describe&& describe) const
    {
        const Provenance p = describe();
        return add(x, {name, p.qualifier, p.key, p.source, p.asOf, p.trust});
    }

private:
    template <class Q> Traced<Q> add(Q q, Leaf leaf) const
    {
        derivation->leaves.push_back(std::move(leaf));
        return detail::record(
            derivation, Op::leaf, q, 0, NodeId(derivation->leaves.size() - 1));
    }
    template <class Q> Traced<Q> asStep(Traced<Q> x) const
    {
        return detail::record(
            derivation, Op::step, x.quantity, x.node, NodeId(derivation->steps.size() - 1));
    }
};

// The quantity of a number of either life, for branches (never for arithmetic).
template <PlainQuantity Q> Q plain(Q x) { return x; }
template <class Q> Q plain(Traced<Q> x) { return x.quantity; }

} // namespace sizewright
