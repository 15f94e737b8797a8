#include "ui/workbook/cell_units.h"

#include "core/units/literals.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr std::size_t timeIndex = 6, energyIndex = 7, moneyIndex = 8, massIndex = 9;

struct CellBase {
    const char* name;
    double factor;
};
// In the order of Signature::exponents; money is the plan's currency.
constexpr std::array<CellBase, 10> bases{{{"GB", units::giga}, {"Gb", units::giga}, {"FLOP", 1},
    {QT_TRANSLATE_NOOP("Units", "token"), 1}, {QT_TRANSLATE_NOOP("Units", "parameter"), 1},
    {QT_TRANSLATE_NOOP("Units", "card"), 1}, {QT_TRANSLATE_NOOP("Units", "h"), units::hour},
    {"kWh", units::kilowattHour}, {"", 1}, {"kg", 1}}};

void append(QString& side, const QString& name, int exponent)
{
    side += (side.isEmpty() ? u""_s : u"·"_s) + name;
    if (exponent > 1)
        side += u'^' + QString::number(exponent);
}

QString wordOf(std::size_t base, std::string_view currency)
{
    return base == moneyIndex ? toQt(currency)
                              : QCoreApplication::translate("Units", bases[base].name);
}

} // namespace

double cellFactor(const Signature& signature)
{
    double factor = 1;
    for (std::size_t i = 0; i < bases.size(); ++i)
        for (int e = signature.exponents[i]; e != 0; e += e > 0 ? -1 : 1)
            factor = e > 0 ? factor * bases[i].factor : factor / bases[i].factor;
    return factor;
}

QString cellUnit(const Signature& signature, std::string_view currency)
{
    if (signature == signatureOf<CardTime>())
        return unitWords("card-hours", currency);
    if (signature == signatureOf<Cards>())
        return unitWords("cards", currency);
    Signature rest = signature;
    QString above, below;
    if (rest.exponents[energyIndex] == 1 && rest.exponents[timeIndex] < 0) {
        append(above, u"kW"_s, 1); // energy per time
        rest.exponents[energyIndex] = 0;
        ++rest.exponents[timeIndex];
    }
    int parts = 0;
    // Money first: USD/(card·h), not 1/… with the amount behind.
    for (const std::size_t i : {moneyIndex, std::size_t(0), std::size_t(1), std::size_t(2),
             std::size_t(3), std::size_t(4), std::size_t(5), timeIndex, energyIndex, massIndex}) {
        const int e = rest.exponents[i];
        if (e > 0)
            append(above, wordOf(i, currency), e);
        if (e < 0)
            append(below, wordOf(i, currency), -e);
        parts += e < 0;
    }
    if (below.isEmpty())
        return above;
    if (parts > 1)
        below = u'(' + below + u')';
    return (above.isEmpty() ? u"1"_s : above) + u'/' + below;
}

QString unitWords(std::string_view symbol, std::string_view currency)
{
    QString text = toQt(symbol);
    text.replace(u"¤"_s, toQt(currency));
    return withLocalUnits(u"1 "_s + text).mid(2);
}

QString converted(const QString& reference, double factor)
{
    if (std::fabs(factor - 1) < 1e-14)
        return reference;
    return factor > 1 ? reference + u'*' + QString::number(factor, 'g', 15)
                      : reference + u'/' + QString::number(1 / factor, 'g', 15);
}

QString cellFormat(const Signature& signature, std::string_view currency, double value)
{
    const QString sign = currency == "USD" ? u"[$$-409]"_s
        : currency == "CNY"                ? u"[$¥-804]"_s
                                           : u"[$%1] "_s.arg(toQt(currency));
    if (signature == signatureOf<Money>())
        return sign + u"#,##0.00"_s;
    if (signature.exponents[moneyIndex] == 1)
        return std::fabs(value) >= 0.001 || value == 0 ? sign + u"#,##0.00####"_s
                                                       : sign + u"0.000000000"_s;
    if (!std::isfinite(value) || std::fabs(value) < 1e-4)
        return u"General"_s;
    if (value == std::round(value) && std::fabs(value) >= 1)
        return u"#,##0"_s;
    return std::fabs(value) >= 1000 ? u"#,##0.0"_s : std::fabs(value) >= 1 ? u"#,##0.00##"_s
                                                                            : u"0.0000##"_s;
}

} // namespace sizewright
