#include "ui/models/study_tables.h"

#include "core/study/linearity_findings.h"
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

const QString dash = u"—"_s;

Cell cell(const QString& text, QVariant value = {}, Tone tone = Tone::plain)
{
    return {text, std::move(value), {}, tone, false, {}};
}
QString time(Seconds t)
{
    return withLocalUnits(toQt(quantityText(t.value(), signatureOf<Seconds>(), "", {4, {}, true})));
}
// To a hundredth: a calibrated point is off by nothing, not by 1e-14.
QString percent(Ratio share) { return toQt(numberText(std::round(share.value() * 1e4) / 100 + 0.0, 3)) + u" %"_s; }
Cell timeCell(std::optional<Seconds> t)
{
    return t ? cell(time(*t), t->value()) : cell(dash);
}
QString cards(Cards n) { return toQt(wholeText(std::round(n.value()))); }

template <class Q> Cell changed(const Interconnect& study, const InterconnectVariant& v, Figure<Q> figure)
{
    const auto change = study.change(v, figure);
    if (!change)
        return cell(dash);
    const Tone tone = change->value() > 0.005 ? Tone::bad : change->value() < -0.005 ? Tone::good : Tone::plain;
    const QString sign = change->value() > 0 ? u"+"_s : QString();
    return cell(shownFigure(v.results, figure.ordinal) + u" ("_s + sign + percent(*change) + u')',
        v.results.number(figure.ordinal).value_or(0), tone);
}
template <class Q> Cell own(const Results& plan, Figure<Q> figure)
{
    return plan[figure] ? cell(shownFigure(plan, figure.ordinal), plan[figure]->value()) : cell(dash);
}

} // namespace

TableContent linearityTable(const std::optional<Linearity>& linearity)
{
    TableContent table;
    table.columns = {Tables::tr("Cards"), Tables::tr("Step time"), Tables::tr("Efficiency"),
        Tables::tr("Modelled"), Tables::tr("Off by")};
    if (!linearity)
        return table;
    for (const MeasuredPoint& p : linearity->points)
        table.rows.push_back({cell(Tables::tr("%1, measured").arg(cards(p.measured.cards)), p.measured.cards.value()),
            timeCell(p.measured.step), cell(percent(p.efficiency), p.efficiency.value()), timeCell(p.modelled),
            p.modelled ? cell(percent(p.deviation), p.deviation.value()) : cell(dash)});
    for (const StepForecast& f : linearity->forecasts)
        table.rows.push_back({cell(Tables::tr("%1, expected").arg(cards(f.cards)), f.cards.value()),
            cell(Tables::tr("%1 (%2 to %3)").arg(time(f.step), time(f.low), time(f.high)), f.step.value()),
            cell(dash), cell(dash), cell(dash)});
    return table;
}

TableContent linearityFindingsTable(const std::optional<Linearity>& linearity)
{
    TableContent table;
    table.columns = {Tables::tr("What the measured steps tell")};
    if (!linearity || linearity->points.empty())
        return table;
    const auto add = [&](const Message& message) {
        const QString sentence = translated(message);
        table.rows.push_back({{sentence, {}, {}, Tone::plain, false, sentence}});
    };
    for (const Message& finding : linearity->findings)
        add(finding);
    if (const auto& suspect = linearity->suspect)
        add(suspectSentence(
            *suspect, toCore(translated(resultFields().all()[suspect->figure].label))));
    return table;
}

TableContent interconnectTable(const Interconnect& study)
{
    const ResultFields& f = resultFields();
    TableContent table;
    table.columns = {Tables::tr("Interconnect"), Tables::tr("Step time"), Tables::tr("Days"),
        Tables::tr("Price")};
    if (study.variants.empty())
        return table;
    table.rows.push_back({{Tables::tr("this plan"), {}, {}, Tone::plain, true, {}}, own(study.plan, f.step),
        own(study.plan, f.days), cell(dash)});
    for (const InterconnectVariant& v : study.variants) {
        const QString note = translated(v.priceNote);
        Cell name = cell(translated(v.name));
        name.toolTip = v.otherLayout ? Tables::tr("In another layout: %1").arg(shownLayout(v.results.layout))
                                     : toQt(v.source);
        const QString price = v.price
            ? withLocalUnits(toQt(
                quantityText(v.price->value(), signatureOf<Money>(), "", {3, v.results.currency, true})))
            : dash;
        table.rows.push_back({name, changed(study, v, f.step), changed(study, v, f.days),
            {price, v.price ? QVariant(v.price->value()) : QVariant(), {}, Tone::plain, false, note}});
    }
    return table;
}

} // namespace sizewright
