#include "ui/text/number_text.h"

#include "core/units/display.h"
#include "ui/text/translate.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

const char* const unitWords[]{QT_TRANSLATE_NOOP("Units", "cards"),
    QT_TRANSLATE_NOOP("Units", "days"), QT_TRANSLATE_NOOP("Units", "weeks"),
    QT_TRANSLATE_NOOP("Units", "months"), QT_TRANSLATE_NOOP("Units", "years"),
    QT_TRANSLATE_NOOP("Units", "card-hours"), QT_TRANSLATE_NOOP("Units", "card-days"),
    QT_TRANSLATE_NOOP("Units", "min"), QT_TRANSLATE_NOOP("Units", "h")};

// Chinese counts money in 万 and 亿; other languages take the scale that core chooses.
const UnitChoice* moneyUnit(double amount)
{
    if (QLocale().language() != QLocale::Chinese)
        return nullptr;
    for (const char* symbol : {"亿 ¤", "万 ¤"}) {
        const UnitChoice* unit = findUnit(signatureOf<Money>(), symbol);
        if (unit && std::fabs(amount) >= unit->factor)
            return unit;
    }
    return nullptr;
}

QString currencySign(std::string_view currency)
{
    const auto known = currencyOfCode(currency);
    return known ? toQt(signOf(*known)) : toQt(currency) + u' ';
}

QString withSign(const QString& size, double value)
{
    return (value < 0 ? u"\u2212"_s : u"+"_s) + size;
}

// "−3.1 %"; what is less than a thousandth of a percent is none.
QString changeText(double change, int digits)
{
    const double shown = std::fabs(change) < 1e-5 ? 0 : change;
    const QString size = toQt(quantityText(std::fabs(shown), {}, "%", {digits, {}, true}));
    return shown == 0 ? size : withSign(size, shown);
}

} // namespace

QString withLocalUnits(const QString& text)
{
    const qsizetype space = text.lastIndexOf(u' ');
    if (space < 0)
        return text;
    const QByteArray word = text.mid(space + 1).toUtf8();
    for (const char* known : unitWords)
        if (word == known)
            return text.left(space + 1) + QCoreApplication::translate("Units", known);
    return text;
}

QString shownFigure(const Results& results, std::size_t ordinal, int digits)
{
    const ResultInfo& info = resultFields().all()[ordinal];
    if (info.signature == signatureOf<Money>()) {
        const auto amount = results.number(ordinal);
        return amount ? shownMoney(*amount, results.currency, digits) : u"—"_s;
    }
    if (info.signature.dimensionless() && info.key.starts_with("calibration.")) {
        const auto factor = results.number(ordinal); // people read it as a change
        return factor ? changeText(*factor - 1, digits) : u"—"_s;
    }
    if (info.signature.dimensionless() && info.unit.empty() && info.key.starts_with("time.")) {
        const auto value = results.number(ordinal);
        return value ? toQt(quantityText(*value, info.signature, "%", {digits, {}, true})) : u"—"_s;
    }
    return withLocalUnits(toQt(figureText(results, ordinal, digits)));
}

QString shownMoney(double amount, std::string_view currency, int digits)
{
    const UnitChoice* unit = moneyUnit(amount);
    QString text = toQt(quantityText(std::fabs(amount), signatureOf<Money>(),
        unit ? unit->symbol : "", {digits, "", true}));
    text.remove(u' ');
    return (amount < 0 ? u"\u2212"_s : QString()) + currencySign(currency) + text;
}

QString shownMoney(const Results& results, Figure<Money> figure, int digits)
{
    const auto amount = results.number(figure.ordinal);
    return amount ? shownMoney(*amount, results.currency, digits) : u"—"_s;
}

QString shownField(const FieldInfo& field, double number, std::string_view currency)
{
    if (field.kind == FieldKind::choice) {
        const auto index = std::size_t(number);
        return index < field.options.size() ? translated(field.options[index].label) : QString();
    }
    if (field.kind == FieldKind::toggle)
        return number != 0 ? QCoreApplication::translate("Units", "yes")
                           : QCoreApplication::translate("Units", "no");
    return withLocalUnits(toQt(fieldText(field, number, currency)));
}

QString shownField(const Scenario& scenario, std::size_t ordinal)
{
    const FieldInfo& field = fields().all()[ordinal];
    if (field.kind == FieldKind::text)
        return toQt(scenario.value(ordinal).text);
    const auto number = scenario.number(ordinal);
    return number ? shownField(field, *number, currencyOf(scenario)) : QString();
}

QString typedField(const Scenario& scenario, std::size_t ordinal)
{
    const FieldInfo& field = fields().all()[ordinal];
    const QString text = toQt(fieldText(scenario, ordinal));
    if (field.kind == FieldKind::text || !scenario.value(ordinal).entered.empty())
        return text;
    // A word that the parser does not know stays English.
    const QString local = withLocalUnits(text);
    const auto parsed = parseFieldValue(field, toCore(local), currencyOf(scenario));
    const auto original = parseFieldValue(field, toCore(text), currencyOf(scenario));
    return parsed && original && parsed->number == original->number ? local : text;
}

QString shownValue(const FieldInfo& field, const FieldValue& value, std::string_view currency)
{
    if (field.kind == FieldKind::text)
        return toQt(value.text);
    return std::isnan(value.number) ? QString() : shownField(field, value.number, currency);
}

Difference difference(const ResultInfo& figure, std::optional<double> value,
    std::optional<double> baseline, std::string_view currency)
{
    if (!value || !baseline)
        return {};
    Difference out;
    const double change = *value - *baseline;
    if (change == 0) {
        out.absolute = u"="_s;
        return out;
    }
    const bool money = figure.signature == signatureOf<Money>();
    const QString size = money
        ? shownMoney(std::fabs(change), currency)
        : withLocalUnits(toQt(quantityText(std::fabs(change), figure.signature,
              figure.automaticUnit ? "" : figure.unit, {3, currency, true})));
    out.absolute = withSign(size, change);
    if (*baseline != 0)
        out.percent = withSign(toQt(quantityText(std::fabs(change / *baseline), {}, "%", {3, {}, true})),
            change / *baseline);
    if (figure.better != Better::neither)
        out.verdict = (change < 0) == (figure.better == Better::lower) ? 1 : -1;
    return out;
}

QString shownLayout(const Layout& layout)
{
    struct Degree {
        const char* name;
        std::int64_t value;
    };
    QStringList parts;
    for (const Degree& d : {Degree{"TP", layout.tp}, Degree{"PP", layout.pp},
             Degree{"VPP", layout.vpp}, Degree{"CP", layout.cp}, Degree{"EP", layout.ep},
             Degree{"ETP", layout.etp}, Degree{"DP", layout.dp}})
        if (d.value > 1)
            parts += QLatin1StringView(d.name) + u' ' + toQt(wholeText(double(d.value)));
    if (parts.isEmpty())
        parts += QCoreApplication::translate("Layout", "one card");
    parts += u"ZeRO "_s + toQt(wholeText(layout.zeroStage));
    parts += QCoreApplication::translate("Layout", "micro-batch %1")
                 .arg(toQt(wholeText(double(layout.microBatch))));
    if (layout.shardGroup > 0 && layout.shardGroup < layout.dp * layout.cp)
        parts += QCoreApplication::translate("Layout", "sharded in groups of %1")
                     .arg(toQt(wholeText(double(layout.shardGroup))));
    if (layout.firstLayers >= 0)
        parts += QCoreApplication::translate("Layout", "first stage %1 layers")
                     .arg(toQt(wholeText(double(layout.firstLayers))));
    if (layout.lastLayers >= 0)
        parts += QCoreApplication::translate("Layout", "last stage %1 layers")
                     .arg(toQt(wholeText(double(layout.lastLayers))));
    if (layout.schedule != Schedule::oneForwardOneBackward)
        parts += layout.schedule == Schedule::zeroBubble ? u"ZB-1p"_s : u"ZB-2p"_s;
    if (layout.recomputeLayers > 0)
        parts += QCoreApplication::translate("Layout", "recompute: %1 layers a stage")
                     .arg(toQt(wholeText(double(layout.recomputeLayers))));
    else if (layout.recompute != Recompute::none)
        parts += QCoreApplication::translate("Layout", "recompute: %1")
                     .arg(translated(optionOf(layout.recompute).label));
    return parts.join(u" · "_s);
}

} // namespace sizewright
