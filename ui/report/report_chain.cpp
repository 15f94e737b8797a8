// The pages of the chain that describe the run: model, hardware, memory, parallelism, time, failures.
#include "core/study/part_bindings.h"
#include "core/study/scaling.h"
#include "core/units/display.h"
#include "ui/charts/chart_builder.h"
#include "ui/models/time_tables.h"
#include "ui/report/report_parts.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

template <class Q> QString quantity(Q value, std::string_view unit = {}, int digits = 4)
{
    return withLocalUnits(
        toQt(quantityText(value.value(), signatureOf<Q>(), unit, {digits, "", true})));
}

template <class Q> QString quantity(std::optional<Q> value, std::string_view unit = {})
{
    return value ? quantity(*value, unit) : Report::tr("not published");
}

// A preset also states what its model does not have; those zeros stand among the assumptions only.
bool saysSomething(const Scenario& scenario, std::size_t ordinal)
{
    const FieldValue& value = scenario.value(ordinal);
    const bool filledIn = value.origin == Origin::catalogue || value.origin == Origin::imported;
    return value.isSet() && !(filledIn && value.number == 0);
}

// Fields of a page that are set by hand or by a catalogue entry, as name and value.
void addGivenFields(ReportElements& out, const Scenario& scenario, Page page)
{
    ReportTable table;
    table.columns << ReportColumn{{}, false, true} << ReportColumn{{}, true, false}
                  << ReportColumn{{}, false, true} << ReportColumn{{}, true, false};
    QStringList cells;
    for (const FieldInfo& field : fields().all())
        if (field.page == page && saysSomething(scenario, field.ordinal))
            cells << translated(field.label) << shownField(scenario, field.ordinal);
    for (qsizetype i = 0; i < cells.size(); i += 4)
        table.rows.append({cells.mid(i, 4), RowKind::plain, ThemeRole::text});
    if (!table.rows.isEmpty())
        out.append(table);
}

QString timeOf(Seconds time) { return quantity(time, {}, 3); }

QString confidenceOf(const Accelerator& card)
{
    if (card.confidence == "high")
        return Report::tr("high");
    return card.confidence == "medium" ? Report::tr("medium") : Report::tr("low");
}

void addLadder(ReportElements& out, const Results& results)
{
    if (results.ladder.empty()) {
        addParagraph(out, Report::tr("The layout is given by hand."));
        return;
    }
    ReportTable table;
    table.columns = {{Report::tr("Rung"), false, false}, {Report::tr("Taken"), false, false},
        {Report::tr("Why"), false, true}};
    for (const Rung& rung : results.ladder)
        table.rows.append({{translated(rung.name),
                               rung.accepted ? Report::tr("yes") : Report::tr("no"),
                               translated(rung.reason)},
            rung.accepted ? RowKind::total : RowKind::plain, ThemeRole::text});
    out.append(table);
}

// A table of the window, words to the left and numbers to the right.
void addTable(ReportElements& out, const TableContent& content)
{
    if (content.empty())
        return;
    ReportTable table;
    const std::vector<Cell>& first = content.rows.front();
    for (std::size_t i = 0; i < first.size(); ++i)
        table.columns.append({content.columns[qsizetype(i)], first[i].value.isValid(), i == 0});
    for (const auto& row : content.rows) {
        QStringList cells;
        for (const Cell& cell : row)
            cells << cell.text;
        table.rows.append({cells, RowKind::plain, ThemeRole::text});
    }
    out.append(table);
}

void addScalingTable(ReportElements& out, const ScalingCurve& curve, const Results& results)
{
    ReportTable table;
    table.columns = {{Report::tr("Cards"), true, false}, {Report::tr("Step"), true, false},
        {Report::tr("Efficiency"), true, false}, {Report::tr("MFU"), true, false},
        {Report::tr("Time"), true, false}, {Report::tr("Rent"), true, false},
        {Report::tr("Lease"), true, false}, {Report::tr("Build"), true, false},
        {Report::tr("Layout"), false, true}};
    const auto money = [&results](const std::optional<Money>& amount) {
        return amount ? shownMoney(amount->value(), results.currency) : u"—"_s;
    };
    for (std::size_t i = 0; i < curve.points.size(); ++i) {
        const ScalingPoint& p = curve.points[i];
        if (!p.feasible)
            continue;
        table.rows.append({{toQt(wholeText(p.cards.value())), timeOf(p.step),
                               quantity(p.efficiency, "%", 3), quantity(p.mfu, "%", 3),
                               quantity(p.days, "days", 3),
                               money(p.rent), money(p.lease), money(p.build), shownLayout(p.layout)},
            curve.current == i ? RowKind::total : RowKind::plain, ThemeRole::text});
    }
    out.append(table);
}

} // namespace

void addModelPage(ReportElements& out, const ReportScenario& s)
{
    ReportElements framing, model;
    addGivenFields(framing, s.scenario, Page::framing);
    addFigureGroup(model, s.results, "model.");
    addGivenFields(model, s.scenario, Page::model);
    if (!framing.isEmpty())
        addHeading(out, 2, translated(label(Page::framing)));
    out.append(framing);
    if (!model.isEmpty())
        addHeading(out, 2, translated(label(Page::model)));
    out.append(model);
}

void addHardwarePage(ReportElements& out, const ReportScenario& s)
{
    addHeading(out, 2, translated(label(Page::hardware)));
    const Accelerator* card = s.catalogue.accelerator(s.scenario[fields().accelerator]);
    if (!card) {
        addParagraph(out, Report::tr("No accelerator is chosen."), ThemeRole::warning);
        return;
    }
    ReportTable table;
    table.columns << ReportColumn{{}, false, true} << ReportColumn{{}, true, false}
                  << ReportColumn{{}, false, true} << ReportColumn{{}, true, false};
    const auto row = [&table](const QStringList& cells) {
        table.rows.append({cells, RowKind::plain, ThemeRole::text});
    };
    row({Report::tr("Accelerator"), toQt(card->name), Report::tr("Cards per node"),
        quantity(card->cardsPerNode)});
    row({Report::tr("Memory, nominal"), quantity(card->memoryNominal, "GiB"),
        Report::tr("Memory bandwidth"), quantity(card->memoryBandwidth)});
    row({Report::tr("Dense 16-bit peak"), quantity(card->peak16),
        Report::tr("Dense FP8 peak"), quantity(card->peakFp8)});
    row({Report::tr("Link inside the node, one direction"), quantity(card->linkRate),
        Report::tr("Network of a card, one direction"), quantity(card->networkRate)});
    row({Report::tr("Design power"), quantity(card->power), Report::tr("Confidence"),
        confidenceOf(*card)});
    out.append(table);
    addParagraph(out,
        Report::tr("Source: %1 (%2)").arg(toQt(card->source.text), toQt(card->source.asOf)),
        ThemeRole::mutedText);
}

void addMemoryPage(ReportElements& out, const ReportScenario& s)
{
    if (s.results.stages.empty())
        return;
    addHeading(out, 2, translated(label(Page::memory)));
    addParagraph(out, s.results.fitsOneCard
            ? Report::tr("The whole training fits on one card.")
            : Report::tr("On a single card it would need %1; it does not fit there.")
                  .arg(shownFigure(s.results, resultFields().oneCard.ordinal)));
    const ChartSpec chart = memoryChart(s.results);
    const double rows = double(chart.y.categories.size());
    out.append(ReportChart{chart, 0.2 + 0.03 * rows});
    addFigureGroup(out, s.results, "memory.");
}

void addParallelismPage(ReportElements& out, const ReportScenario& s)
{
    if (s.results.stages.empty())
        return;
    addHeading(out, 2, translated(label(Page::parallelism)));
    addParagraph(out, Report::tr("Layout: %1. Micro-batches a step: %2.")
                          .arg(shownLayout(s.results.layout),
                              reportFigure(s.results, resultFields().microBatches.ordinal)));
    addParagraph(out, Report::tr("The ladder goes from the least trouble upwards and stops as soon "
                                 "as a rung suffices:"));
    addLadder(out, s.results);
}

void addTimePage(ReportElements& out, const ReportScenario& s)
{
    const ResultFields& r = resultFields();
    if (!s.results.number(r.step.ordinal))
        return;
    addHeading(out, 2, translated(label(Page::time)));
    addParagraph(out, s.results.measured
            ? Report::tr("The level is set by a measured step time.")
            : Report::tr("All times are estimated; a measured step time would correct them."));
    const ChartSpec step = stepChart(s.results);
    out.append(ReportChart{step, 0.2 + 0.028 * double(step.y.categories.size())});
    addFigures(out, s.results,
        {r.step.ordinal, r.tokenRate.ordinal, r.tokenRatePerCard.ordinal, r.flopRate.ordinal,
            r.mfu.ordinal, r.hfu.ordinal});
    addHeading(out, 3, Report::tr("What binds each part of a step"));
    addTable(out, bindingTable(partBindings(s.scenario, s.catalogue)));
    if (const TableContent moved = movedTable(s.results); !moved.empty()) {
        addHeading(out, 3, Report::tr("What the measurements moved"));
        addTable(out, moved);
    }
    const ScalingCurve curve = scalingCurve(s.scenario, s.catalogue);
    if (curve.points.empty())
        return;
    addHeading(out, 3, Report::tr("Scaling"));
    out.append(ReportChart{scalingChart(curve, s.scenario, ScalingView::efficiency), 0.42});
    out.append(ReportChart{scalingChart(curve, s.scenario, ScalingView::days), 0.42});
    addScalingTable(out, curve, s.results);
    const ChartSpec losses = scalingLossChart(curve);
    out.append(ReportChart{losses, 0.24 + 0.028 * double(losses.y.categories.size())});
    const ScalingCurve weak = scalingCurve(s.scenario, s.catalogue, ScalingKind::weak);
    out.append(ReportChart{scalingChart(weak, s.scenario, ScalingView::efficiency), 0.42});
}

void addReliabilityPage(ReportElements& out, const ReportScenario& s)
{
    if (!s.results.number(resultFields().effective.ordinal))
        return;
    addHeading(out, 2, translated(label(Page::reliability)));
    std::vector<std::size_t> ordinals;
    for (const ResultInfo& info : resultFields().all())
        if (info.key.starts_with("goodput.") || info.key.starts_with("storage."))
            ordinals.push_back(info.ordinal);
    addFigures(out, s.results, ordinals);
}

} // namespace sizewright
