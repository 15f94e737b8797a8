#include "ui/models/search_tables.h"

#include "core/plan/plan_fields.h"
#include "core/results/route_cost.h"
#include "core/units/display.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"

#include <QCoreApplication>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

struct SearchTables {
    Q_DECLARE_TR_FUNCTIONS(SearchTables)
};

Cell words(const QString& text) { return {text, {}, {}, Tone::plain, false, text}; }

QString secondsText(Seconds time)
{
    return withLocalUnits(
        toQt(quantityText(time.value(), signatureOf<Seconds>(), "", {3, "", true})));
}

QString gibText(BytesPerCard bytes)
{
    return toQt(quantityText(bytes.value(), signatureOf<BytesPerCard>(), "GiB", {3, "", true}));
}

Cell figure(const Strategy& s, std::size_t ordinal)
{
    const auto number = s.results.number(ordinal);
    return {number ? shownFigure(s.results, ordinal) : u"—"_s, number ? QVariant(*number) : QVariant(), {},
        Tone::plain, false, {}};
}

QString signedPercent(Ratio over)
{
    const double percent = (over.value() - 1) * 100;
    return (percent > 0 ? u"+"_s : QString()) + toQt(numberText(percent, 3)) + u" %"_s;
}

QString behindText(const Behind& behind, bool sameCards)
{
    if (!sameCards) // steps of other counts are not to be compared
        return behind.days.value() > 0 && behind.cost.value() > 0
            ? SearchTables::tr("%1 days, %2 cost").arg(signedPercent(behind.days), signedPercent(behind.cost))
            : QString();
    if (!behind.part || behind.step.value() <= 1)
        return {};
    return SearchTables::tr("%1 longer step; %2 %3 more")
        .arg(signedPercent(behind.step), translated(resultFields().all()[*behind.part].label),
            secondsText(behind.more));
}

} // namespace

TableContent strategyTable(const StrategyQuestion& question, const StrategySearch& found)
{
    const ResultFields& f = resultFields();
    const bool variants = question.variants.size() > 1;
    TableContent table;
    table.columns = {SearchTables::tr("Layout")};
    if (variants)
        table.columns += SearchTables::tr("Card");
    const bool counts = question.cards.size() > 1;
    if (counts)
        table.columns += SearchTables::tr("Cards");
    if (question.raisesBatch)
        table.columns += SearchTables::tr("Batch");
    table.columns += {SearchTables::tr("Step"), SearchTables::tr("Days"),
        SearchTables::tr("Cost"), SearchTables::tr("Memory"), SearchTables::tr("Behind the first")};
    for (std::size_t i = 0; i < found.strategies.size(); ++i) {
        const Strategy& s = found.strategies[i];
        const QString layout = shownLayout(s.results.layout);
        std::vector<Cell> row{{layout, {}, {}, i == 0 ? Tone::good : Tone::plain, i == 0, layout}};
        if (variants)
            row.push_back(words(toQt(s.results.accelerator)));
        if (counts)
            row.push_back({toQt(wholeText(double(s.results.layout.cards()))),
                double(s.results.layout.cards()), {}, Tone::plain, false, {}});
        if (question.raisesBatch)
            row.push_back({toQt(wholeText(double(batchOf(s)))), double(batchOf(s)), {}, Tone::plain, false, {}});
        for (const std::size_t ordinal :
            {f.step.ordinal, f.days.ordinal, costOf(*s.scenario[fields().route]).ordinal, f.memoryTotal.ordinal})
            row.push_back(figure(s, ordinal));
        row.push_back(words(behindText(s.behind,
            s.results.layout.cards() == found.strategies.front().results.layout.cards())));
        table.rows.push_back(std::move(row));
    }
    return table;
}

TableContent missTable(const StrategySearch& found)
{
    TableContent table;
    table.columns = {SearchTables::tr("Faster, but does not fit"), SearchTables::tr("Step"),
        SearchTables::tr("What it lacks, and what would mend it")};
    table.textColumns = 3;
    for (const Missed& miss : found.misses)
        table.rows.push_back({words(shownLayout(miss.miss.found.layout)),
            {secondsText(miss.miss.found.step), miss.miss.found.step.value(), {}, Tone::plain, false, {}},
            words(translated(miss.text))});
    return table;
}

TableContent neighbourTable(const StrategySearch& found)
{
    TableContent table;
    if (found.strategies.empty())
        return table;
    table.columns = {SearchTables::tr("Beside the first"), SearchTables::tr("Value"),
        SearchTables::tr("What speaks against it")};
    table.textColumns = 3;
    const auto step = found.strategies.front().results[resultFields().step];
    const PlanFields& f = fields();
    for (const Neighbour& near : found.neighbours) {
        const QString why = near.broken ? translated(near.broken->message)
            : !near.fits ? SearchTables::tr("does not fit: needs %1 at worst").arg(gibText(near.found.upper))
            : step && near.found.step != *step
            ? SearchTables::tr("%1 step").arg(signedPercent(near.found.step / *step))
            : SearchTables::tr("as fast");
        table.rows.push_back({words(translated(f.all()[near.field].label)),
            words(toQt(wholeText(double(near.value)))), words(why)});
    }
    return table;
}

} // namespace sizewright
