#include "ui/models/time_tables.h"

#include "core/units/display.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

struct Tables {
    Q_DECLARE_TR_FUNCTIONS(Tables)
};

template <class Q>
Cell number(Q value, std::string_view unit, int digits, const QString& key)
{
    const std::string text = quantityText(value.value(), signatureOf<Q>(), unit, {digits, {}, true});
    return {withLocalUnits(toQt(text)), value.value(), key, Tone::plain, false, {}};
}

// A term in a word or two; the table's heading says what about it.
QString termName(std::size_t figure)
{
    const ResultFields& f = resultFields();
    if (figure == f.calibrationMatrix.ordinal)
        return Tables::tr("Matrix rate");
    if (figure == f.calibrationAttention.ordinal)
        return Tables::tr("Attention rate");
    if (figure == f.calibrationMemory.ordinal)
        return Tables::tr("Memory bandwidth");
    if (figure == f.calibrationLink.ordinal)
        return Tables::tr("Link bandwidth");
    if (figure == f.calibrationNetwork.ordinal)
        return Tables::tr("Network bandwidth");
    if (figure == f.calibrationLaunch.ordinal)
        return Tables::tr("Launch overhead");
    if (figure == f.calibrationActivations.ordinal)
        return Tables::tr("Activations and buffers");
    return translated(f.all()[figure].label);
}

} // namespace

QString shownBinding(Binding binding)
{
    return binding == Binding::none ? u"—"_s : translated(label(binding));
}

TableContent bindingTable(const std::vector<PartBinding>& parts)
{
    TableContent table;
    table.columns = {Tables::tr("Part"), Tables::tr("Time"), Tables::tr("Share"),
        Tables::tr("Bound by")};
    for (const PartBinding& part : parts) {
        const ResultInfo& info = resultFields().all()[part.figure];
        const QString key = toQt(info.key);
        const QString why = part.binding == Binding::none
            ? Tables::tr("No rate of the card or its links shortens it") : QString();
        table.rows.push_back({{translated(info.label), {}, key, Tone::plain, false, {}},
            number(part.time, "", 3, key), number(part.ofStep, "%", 2, key),
            {shownBinding(part.binding), {}, key,
                part.binding == Binding::none ? Tone::muted : Tone::plain, false, why}});
    }
    return table;
}

TableContent movedTable(const Results& results)
{
    const ResultFields& f = resultFields();
    TableContent table;
    table.columns = {Tables::tr("Term"), Tables::tr("Change")};
    for (std::size_t i = f.firstCalibration; i < f.endCalibration; ++i)
        if (const auto value = results.number(i)) {
            const ResultInfo& info = f.all()[i];
            const QString key = toQt(info.key);
            table.rows.push_back({{termName(i), {}, key, Tone::plain, false, translated(info.label)},
                {shownFigure(results, i, 3), *value, key, Tone::plain, false, {}}});
        }
    return table;
}

} // namespace sizewright
