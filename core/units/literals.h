// Makers: the only place where decimal, binary, hour and kWh factors stand.
#pragma once

#include "core/units/quantities.h"

namespace sizewright::units {

inline constexpr double kilo = 1e3, mega = 1e6, giga = 1e9, tera = 1e12, peta = 1e15;
inline constexpr double kibi = 1024.0, mebi = kibi * 1024.0, gibi = mebi * 1024.0,
                        tebi = gibi * 1024.0;
inline constexpr double minute = 60.0, hour = 3600.0, day = 86400.0, week = 7 * day;
// The mean Gregorian year, so that 12 months are exactly a year. [s]
inline constexpr double year = 365.25 * day, month = year / 12.0;
inline constexpr double kilowattHour = 3.6e6; // [J]

inline Bytes gibibytes(double v) { return fromBase<Bytes>(v * gibi); }
inline Bytes gigabytes(double v) { return fromBase<Bytes>(v * giga); }
inline BytesPerCard gibibytesPerCard(double v) { return fromBase<BytesPerCard>(v * gibi); }
inline ByteRatePerCard gigabytesPerSecondPerCard(double v)
{
    return fromBase<ByteRatePerCard>(v * giga);
}
inline BitRatePerCard gigabitsPerSecondPerCard(double v)
{
    return fromBase<BitRatePerCard>(v * giga);
}
inline ByteRate gigabytesPerSecond(double v) { return fromBase<ByteRate>(v * giga); }
inline FlopRatePerCard teraflopsPerCard(double v) { return fromBase<FlopRatePerCard>(v * tera); }
inline Parameters billionParameters(double v) { return fromBase<Parameters>(v * giga); }
inline Tokens tokens(double v) { return fromBase<Tokens>(v); }
inline Cards cards(double v) { return fromBase<Cards>(v); }
inline Seconds seconds(double v) { return fromBase<Seconds>(v); }
inline Seconds days(double v) { return fromBase<Seconds>(v * day); }
inline Seconds hours(double v) { return fromBase<Seconds>(v * hour); }
inline Seconds months(double v) { return fromBase<Seconds>(v * month); }
inline Money money(double v) { return fromBase<Money>(v); }
inline PowerPerCard wattsPerCard(double v) { return fromBase<PowerPerCard>(v); }
inline MoneyPerCardTime moneyPerCardHour(double v) { return fromBase<MoneyPerCardTime>(v / hour); }
inline MoneyPerEnergy moneyPerKilowattHour(double v)
{
    return fromBase<MoneyPerEnergy>(v / kilowattHour);
}
inline MassPerEnergy gramsPerKilowattHour(double v)
{
    return fromBase<MassPerEnergy>(v / kilo / kilowattHour);
}

// Eight bits make a byte: the only way from a line rate in bits to bytes.
inline constexpr BytesPerBit bytePerBit() { return fromBase<BytesPerBit>(0.125); }

} // namespace sizewright::units
