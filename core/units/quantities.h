// The vocabulary: every quantity type that the interfaces of core use. Formulas use these names
// and need no word of Boost. Values are held in the base units of dimensions.h (byte, bit, FLOP,
// token, parameter, card, second, joule, money, kilogram); literals.h makes them from other units.
#pragma once

#include "core/units/dimensions.h"

namespace sizewright {

using Ratio = boost::units::quantity<
    boost::units::unit<boost::units::dimensionless_type, units::System>, double>;
using Count = Ratio; // layers, heads, nodes, sequences: whole numbers that multiply anything

using Bytes = units::Base<units::ByteDimension>;
using Bits = units::Base<units::BitDimension>;
using Flop = units::Base<units::FlopDimension>;
using Tokens = units::Base<units::TokenDimension>;
using Parameters = units::Base<units::ParameterDimension>;
using Cards = units::Base<units::CardDimension>;
using Seconds = units::Base<units::TimeDimension>;
using Energy = units::Base<units::EnergyDimension>;
using Money = units::Base<units::MoneyDimension>;
using Mass = units::Base<units::MassDimension>; // of CO2 and what warms like it

template <class A, class B> using Per = decltype(A() / B());
template <class A, class B> using Times = decltype(A() * B());

using BytesPerCard = Per<Bytes, Cards>;
using BytesPerParameter = Per<Bytes, Parameters>;
using BytesPerToken = Per<Bytes, Tokens>;
using BytesPerTokenCard = Per<BytesPerToken, Cards>;
using ByteRate = Per<Bytes, Seconds>;
using ByteRatePerCard = Per<BytesPerCard, Seconds>;
using BitRatePerCard = Per<Per<Bits, Cards>, Seconds>;
using BytesPerBit = Per<Bytes, Bits>;

using FlopPerCard = Per<Flop, Cards>;
using FlopRate = Per<Flop, Seconds>;
using FlopRatePerCard = Per<FlopPerCard, Seconds>;
using FlopPerToken = Per<Flop, Tokens>;
using FlopPerParameterToken = Per<FlopPerToken, Parameters>;

using TokenRate = Per<Tokens, Seconds>;
using TokenRatePerCard = Per<TokenRate, Cards>;
using ParametersPerCard = Per<Parameters, Cards>;
using TokensPerParameter = Per<Tokens, Parameters>;
using CardTime = Times<Cards, Seconds>; // card-hours
using Frequency = Per<Ratio, Seconds>;

using Power = Per<Energy, Seconds>;
using PowerPerCard = Per<Power, Cards>;

using MoneyPerCardTime = Per<Money, CardTime>; // rent of a card-hour
using MoneyPerCard = Per<Money, Cards>;
using MoneyPerEnergy = Per<Money, Energy>;
using MoneyPerTime = Per<Money, Seconds>;
using MoneyPerByte = Per<Money, Bytes>;
using MoneyPerByteTime = Per<MoneyPerByte, Seconds>;
using MoneyPerPowerTime = Per<Money, Energy>;
using MoneyPerPower = Per<Money, Power>;
using MoneyPerToken = Per<Money, Tokens>;
using MoneyPerFlop = Per<Money, Flop>;
using MassPerEnergy = Per<Mass, Energy>;
using EnergyPerToken = Per<Energy, Tokens>;

template <class Quantity> constexpr Quantity fromBase(double value)
{
    return Quantity::from_value(value);
}

// A dimensionless quantity turns into a double silently; these say where that is meant.
inline Ratio ratio(double value) { return Ratio::from_value(value); }
inline Count count(double value) { return Count::from_value(value); }

} // namespace sizewright
