// The first thing that a budget review reads: the answer, or what it waits for.
#include "core/results/route_cost.h"
#include "ui/report/report_parts.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"

#include <algorithm>
#include <array>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

ReportTile cardsTile(const ReportScenario& s)
{
    const ResultFields& r = resultFields();
    ReportTile tile{Report::tr("Cards"), shownFigure(s.results, r.gpus.ordinal), {}, {}};
    const auto nodes = s.results.number(r.nodes.ordinal);
    if (nodes)
        tile.detail = Report::tr("%1 nodes, %2")
                          .arg(shownFigure(s.results, r.nodes.ordinal), toQt(s.results.accelerator));
    return tile;
}

ReportTile daysTile(const ReportScenario& s)
{
    const ResultFields& r = resultFields();
    ReportTile tile{Report::tr("Time"), shownFigure(s.results, r.days.ordinal, 3), {}, {}};
    if (s.results.number(r.daysP10.ordinal) && s.results.number(r.daysP90.ordinal))
        tile.detail = Report::tr("%1 to %2 (P10–P90)")
                          .arg(shownFigure(s.results, r.daysP10.ordinal, 3),
                              shownFigure(s.results, r.daysP90.ordinal, 3));
    const auto latest = s.scenario[fields().latest];
    const auto days = s.results[r.days];
    if (days && latest && *days > *latest)
        tile.role = ThemeRole::bad;
    return tile;
}

ReportTile moneyTile(const ReportScenario& s)
{
    const Route chosen = *s.scenario[fields().route];
    ReportTile tile;
    QStringList others;
    for (const Route route : routesBeside(chosen)) {
        const QString name = translated(optionOf(route).label);
        const QString money = shownMoney(s.results, costOf(route));
        if (route == chosen) {
            tile.caption = Report::tr("Money: %1").arg(name);
            tile.value = money;
            const auto budget = s.scenario[fields().budget];
            const auto asked = s.results[costOf(route)];
            if (budget && asked && *asked > *budget)
                tile.role = ThemeRole::bad;
        } else {
            others += Report::tr("%1 %2").arg(name, money);
        }
    }
    tile.detail = others.join(u" · "_s);
    return tile;
}

ReportTile memoryTile(const ReportScenario& s)
{
    const ResultFields& r = resultFields();
    const bool fits = s.results.fit != Fit::doesNotFit;
    ReportTile tile{Report::tr("Memory"), translated(label(s.results.fit)), {}, {}};
    tile.role = s.results.fit == Fit::fits ? ThemeRole::good
        : fits                             ? ThemeRole::warning
                                           : ThemeRole::bad;
    const QString total = shownFigure(s.results, r.memoryTotal.ordinal);
    const QString usable = shownFigure(s.results, r.usable.ordinal);
    tile.detail = s.results.fit == Fit::atRisk
        ? Report::tr("%1, at worst %2, of %3 usable per card")
              .arg(total, shownFigure(s.results, r.memoryUpper.ordinal), usable)
        : Report::tr("%1 of %2 usable per card").arg(total, usable);
    return tile;
}

ReportTile bindingTile(const ReportScenario& s)
{
    return {Report::tr("What binds"), translated(label(s.results.binding)),
        Report::tr("MFU %1, %2 effective")
            .arg(reportFigure(s.results, resultFields().mfu.ordinal, 3),
                reportFigure(s.results, resultFields().effective.ordinal, 3)),
        {}};
}

void addMissing(ReportElements& out, const Results& results)
{
    addParagraph(out,
        Report::tr("There is no verdict yet. Before it can be given, these must be set:"),
        ThemeRole::warning);
    for (const Missing& missing : results.missing) {
        const QString what = translated(missing.what);
        addBullet(out, what.isEmpty() ? fieldLabel(missing.key)
                                      : Report::tr("%1: %2").arg(fieldLabel(missing.key), what));
    }
}

QString verdictSentence(const ReportScenario& s)
{
    const ResultFields& r = resultFields();
    if (s.results.fit == Fit::doesNotFit)
        return Report::tr("As planned it does not fit: a card needs %1 and %2 are usable.")
            .arg(shownFigure(s.results, r.memoryTotal.ordinal),
                shownFigure(s.results, r.usable.ordinal));
    if (!s.results.feasible)
        return Report::tr("It fits in memory but does not end in time: %1, the latest acceptable "
                          "end is %2.")
            .arg(shownFigure(s.results, r.days.ordinal, 3),
                shownField(s.scenario, fields().latest.ordinal));
    return Report::tr("%1 cards of %2 finish in about %3. %4.")
        .arg(shownFigure(s.results, r.gpus.ordinal), toQt(s.results.accelerator),
            shownFigure(s.results, r.days.ordinal, 3), translated(label(s.results.tier)));
}

} // namespace

void addVerdict(ReportElements& out, const ReportScenario& s)
{
    if (!s.scenario.notes.empty())
        addParagraph(out, toQt(s.scenario.notes), ThemeRole::mutedText);
    if (!s.results.complete && !s.results.missing.empty()) {
        addMissing(out, s.results);
        return;
    }
    if (!s.results.number(resultFields().gpus.ordinal)) {
        addParagraph(out, Report::tr("This scenario has no answer; the warnings say why."),
            ThemeRole::bad);
        return;
    }
    addParagraph(out, verdictSentence(s), s.results.feasible ? ThemeRole::text : ThemeRole::bad);
    out.append(ReportTiles{
        {cardsTile(s), daysTile(s), moneyTile(s), memoryTile(s), bindingTile(s)}});
}

void addWarnings(ReportElements& out, const ReportScenario& s)
{
    if (s.results.problems.empty())
        return;
    addHeading(out, 3, Report::tr("Warnings"));
    ReportTable table;
    table.columns = {{Report::tr("Weight"), false, false}, {Report::tr("About"), false, false},
        {Report::tr("What there is to say"), false, true}};
    for (const Problem& problem : s.results.problems) {
        const bool error = problem.severity == Severity::error;
        const bool note = problem.severity == Severity::note;
        table.rows.append({{error ? Report::tr("error")
                                  : note ? Report::tr("note") : Report::tr("warning"),
                               fieldLabel(problem.place), translated(problem)},
            RowKind::plain,
            error      ? ThemeRole::bad
                : note ? ThemeRole::mutedText
                       : ThemeRole::warning});
    }
    out.append(table);
}

// Scenarios beside each other by their headline figures.
void addOverview(ReportElements& out, const std::vector<ReportScenario>& all)
{
    const ResultFields& r = resultFields();
    ReportTable table;
    table.columns = {{Report::tr("Scenario"), false, true}, {Report::tr("Cards"), true, false},
        {Report::tr("Days"), true, false}, {Report::tr("Rent"), true, false},
        {Report::tr("Lease"), true, false}, {Report::tr("Build"), true, false},
        {Report::tr("Memory"), false, false}, {Report::tr("Binds"), false, false}};
    for (const ReportScenario& s : all) {
        const bool answered = s.results.complete && s.results.number(r.gpus.ordinal).has_value();
        const QString name = toQt(s.scenario.name);
        table.rows.append({{s.baseline ? Report::tr("%1 (baseline)").arg(name) : name,
                               shownFigure(s.results, r.gpus.ordinal),
                               shownFigure(s.results, r.days.ordinal, 3),
                               shownMoney(s.results, r.costRent), shownMoney(s.results, r.costLease),
                               shownMoney(s.results, r.costBuild),
                               answered ? translated(label(s.results.fit)) : Report::tr("no verdict"),
                               translated(label(s.results.binding))},
            s.baseline ? RowKind::total : RowKind::plain, ThemeRole::text});
    }
    out.append(table);
}

} // namespace sizewright
