// The dimensions of the field, and the mistake that each of them stops.
//
//   byte, bit      GB/s read where Gb/s was printed (a factor of 8)
//   flop           bytes moved added to operations done
//   token          tokens of a batch taken for sequences, or per-token cost for per-step cost
//   parameter      bytes per parameter taken for bytes
//   card           what one card holds taken for what the cluster holds
//   second, joule  hours, days and kWh mixed up (both only enter through literals.h)
//   mass           carbon emitted taken for energy used
//   money          the plan's currency; what is quoted in any currency is no quantity of this
//                  system but a type of its own (currency.h), so that nothing adds without a rate
#pragma once

#include <boost/units/base_dimension.hpp>
#include <boost/units/base_unit.hpp>
#include <boost/units/derived_dimension.hpp>
#include <boost/units/make_system.hpp>
#include <boost/units/operators.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/unit.hpp>

namespace sizewright::units {

namespace bu = boost::units;

// The ordinals are what Boost.Units sorts dimensions by; they only have to differ.
struct ByteDimension : bu::base_dimension<ByteDimension, 4201> {};
struct BitDimension : bu::base_dimension<BitDimension, 4202> {};
struct FlopDimension : bu::base_dimension<FlopDimension, 4203> {};
struct TokenDimension : bu::base_dimension<TokenDimension, 4204> {};
struct ParameterDimension : bu::base_dimension<ParameterDimension, 4205> {};
struct CardDimension : bu::base_dimension<CardDimension, 4206> {};
struct TimeDimension : bu::base_dimension<TimeDimension, 4207> {};
struct EnergyDimension : bu::base_dimension<EnergyDimension, 4208> {};
struct MoneyDimension : bu::base_dimension<MoneyDimension, 4209> {};
struct MassDimension : bu::base_dimension<MassDimension, 4212> {};

struct ByteUnit : bu::base_unit<ByteUnit, ByteDimension::dimension_type, 4201> {};
struct BitUnit : bu::base_unit<BitUnit, BitDimension::dimension_type, 4202> {};
struct FlopUnit : bu::base_unit<FlopUnit, FlopDimension::dimension_type, 4203> {};
struct TokenUnit : bu::base_unit<TokenUnit, TokenDimension::dimension_type, 4204> {};
struct ParameterUnit : bu::base_unit<ParameterUnit, ParameterDimension::dimension_type, 4205> {};
struct CardUnit : bu::base_unit<CardUnit, CardDimension::dimension_type, 4206> {};
struct SecondUnit : bu::base_unit<SecondUnit, TimeDimension::dimension_type, 4207> {};
struct JouleUnit : bu::base_unit<JouleUnit, EnergyDimension::dimension_type, 4208> {};
struct MoneyUnit : bu::base_unit<MoneyUnit, MoneyDimension::dimension_type, 4209> {};
struct KilogramUnit : bu::base_unit<KilogramUnit, MassDimension::dimension_type, 4212> {};

using System = bu::make_system<ByteUnit, BitUnit, FlopUnit, TokenUnit, ParameterUnit, CardUnit,
    SecondUnit, JouleUnit, MoneyUnit, KilogramUnit>::type;
template <class Dimension>
using Base = bu::quantity<bu::unit<typename Dimension::dimension_type, System>, double>;

} // namespace sizewright::units
