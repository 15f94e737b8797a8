// A quantity's dimension as a value: the exponents of the base dimensions. The trace and the field
// descriptions keep it, so that text and files know the unit of a number without its type.
#pragma once

#include "core/units/quantities.h"

#include <boost/units/get_dimension.hpp>

#include <array>
#include <cstdint>

namespace sizewright {

struct Signature {
    // byte, bit, flop, token, parameter, card, time, energy, money, mass
    std::array<std::int8_t, 10> exponents{};
    friend constexpr bool operator==(const Signature&, const Signature&) = default;
    constexpr bool dimensionless() const { return *this == Signature{}; }
};

namespace detail {

template <class Base> inline constexpr int baseIndex = -1;
template <> inline constexpr int baseIndex<units::ByteDimension> = 0;
template <> inline constexpr int baseIndex<units::BitDimension> = 1;
template <> inline constexpr int baseIndex<units::FlopDimension> = 2;
template <> inline constexpr int baseIndex<units::TokenDimension> = 3;
template <> inline constexpr int baseIndex<units::ParameterDimension> = 4;
template <> inline constexpr int baseIndex<units::CardDimension> = 5;
template <> inline constexpr int baseIndex<units::TimeDimension> = 6;
template <> inline constexpr int baseIndex<units::EnergyDimension> = 7;
template <> inline constexpr int baseIndex<units::MoneyDimension> = 8;
template <> inline constexpr int baseIndex<units::MassDimension> = 9;

template <class List> struct Exponents {
    static constexpr void add(Signature&) {}
};
template <class Dim, class Tail> struct Exponents<boost::units::list<Dim, Tail>> {
    static constexpr void add(Signature& s)
    {
        s.exponents[baseIndex<typename Dim::tag_type>]
            = std::int8_t(Dim::value_type::Numerator / Dim::value_type::Denominator);
        Exponents<Tail>::add(s);
    }
};

} // namespace detail

template <class Quantity> constexpr Signature signatureOf()
{
    Signature s;
    detail::Exponents<typename boost::units::get_dimension<typename Quantity::unit_type>::type>::add(s);
    return s;
}

} // namespace sizewright
