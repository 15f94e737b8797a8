#include "ui/models/accuracy_tables.h"

#include "core/plan/choices.h"
#include "core/units/display.h"
#include "ui/text/translate.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

struct AccuracyText {
    Q_DECLARE_TR_FUNCTIONS(Accuracy)
};

Cell words(const QString& text)
{
    Cell cell;
    cell.text = text;
    return cell;
}

Cell counted(double n)
{
    Cell cell;
    cell.text = n > 0 ? toQt(wholeText(n)) : u"—"_s;
    cell.value = n;
    return cell;
}

Tone toneOf(double fraction)
{
    const double size = std::fabs(fraction);
    return size <= nearError ? Tone::good : size <= farError ? Tone::plain : Tone::bad;
}

Cell errorCell(std::optional<double> error)
{
    Cell cell;
    cell.text = signedPercent(error);
    if (error) {
        cell.value = std::fabs(*error);
        cell.tone = toneOf(*error);
    } else {
        cell.tone = Tone::muted;
    }
    return cell;
}

Cell share(bool known, double fraction, bool sign = false)
{
    Cell cell;
    if (!known) {
        cell.text = u"—"_s;
        cell.tone = Tone::muted;
        return cell;
    }
    cell.text = sign ? signedPercent(fraction) : plainPercent(fraction);
    cell.value = std::fabs(fraction);
    return cell;
}

void addStatistics(std::vector<Cell>& row, const ErrorStatistics& s)
{
    const bool known = s.n > 0;
    row.push_back(counted(double(s.n)));
    Cell median = share(known, s.medianAbs);
    if (known)
        median.tone = toneOf(s.medianAbs);
    row.push_back(median);
    row.push_back(share(known, s.meanAbs));
    row.push_back(share(known, s.p90Abs));
    row.push_back(share(known, s.bias, true));
}

// In a few words what is particular about a row.
QString noteOf(const AccuracyRecord& record, std::size_t i)
{
    const ValidationRow& row = record.report.rows[i];
    if (!row.predicted)
        return row.remarks.empty() ? AccuracyText::tr("skipped")
                                   : AccuracyText::tr("skipped: %1")
                                         .arg(translated(row.remarks.front()));
    if (record.gapOfRow[i])
        return translated(label(record.gaps[*record.gapOfRow[i]].kind));
    if (row.outcome == Outcome::outOfMemory)
        return AccuracyText::tr("out of memory");
    if (row.outcome == Outcome::failed)
        return AccuracyText::tr("failed");
    return {};
}

std::vector<Cell> runCells(const AccuracyRecord& record, std::size_t i)
{
    const ValidationRow& row = record.report.rows[i];
    Cell note = words(noteOf(record, i));
    note.tone = Tone::muted;
    if (row.predicted && record.gapOfRow[i])
        note.toolTip = shownExplanation(record.gaps[*record.gapOfRow[i]]);
    std::vector<Cell> cells{words(toQt(row.id)), words(toQt(record.runs[i].model)),
        words(toQt(row.card)), note, counted(row.cards), errorCell(row.timeError()),
        errorCell(row[Metric::memory].error())};
    for (Cell& cell : cells) {
        cell.key = QString::number(i);
        if (cell.toolTip.isEmpty()) // columns may be too narrow for it
            cell.toolTip = cell.text;
    }
    return cells;
}

} // namespace

QString signedPercent(std::optional<double> fraction)
{
    if (!fraction || !std::isfinite(*fraction))
        return u"—"_s;
    const QString size = plainPercent(std::fabs(*fraction));
    if (size == plainPercent(0)) // no sign before what rounds to nothing
        return size;
    return (*fraction < 0 ? u"\u2212"_s : u"+"_s) + size;
}

QString plainPercent(double fraction)
{
    constexpr double whole = 100; // without decimals from here on
    const double percent = fraction * 100;
    char text[32];
    std::snprintf(text, sizeof text, percent < whole ? "%.1f" : "%.0f", percent);
    return (percent < whole ? QString::fromLatin1(text) : toQt(wholeText(std::round(percent))))
        + u" %"_s;
}

QString shownGroupKind(std::string_view kind)
{
    if (kind == "source")
        return AccuracyText::tr("Source");
    if (kind == "framework")
        return AccuracyText::tr("Framework");
    if (kind == "card")
        return AccuracyText::tr("Card");
    if (kind == "form")
        return AccuracyText::tr("Training form");
    if (kind == "parameters")
        return AccuracyText::tr("Parameters");
    return kind == "cards" ? AccuracyText::tr("Cards") : toQt(kind);
}

QString shownGroup(std::string_view kind, std::string_view name)
{
    if (kind == "form")
        for (const ChoiceOption& option : optionsOf(TrainingForm{}))
            if (name == option.key)
                return translated(option.label);
    return name.empty() || name == "?" ? AccuracyText::tr("not stated") : toQt(name);
}

QString shownExplanation(const KnownGap& gap)
{
    return toQt(QLocale().language() == QLocale::Chinese ? gap.explanationZh : gap.explanation);
}

QString shownMetric(Metric metric, std::optional<double> value)
{
    if (!value || !std::isfinite(*value))
        return u"—"_s;
    switch (metric) {
    case Metric::step: return toQt(numberText(*value, 4)) + u" s"_s;
    case Metric::mfu: return toQt(quantityText(*value, Signature{}, "%", {3, "", true}));
    case Metric::memory: return AccuracyText::tr("%1 GiB").arg(toQt(numberText(*value, 4)));
    case Metric::parameters: return toQt(quantityText(*value, signatureOf<Tokens>(), "", {4, "", true}));
    default: return toQt(numberText(*value, 4));
    }
}

TableContent runTable(const AccuracyRecord& record)
{
    TableContent table;
    table.columns = {AccuracyText::tr("Run"), AccuracyText::tr("Model"), AccuracyText::tr("Card"),
        AccuracyText::tr("Note"), AccuracyText::tr("Cards"), AccuracyText::tr("Step time"),
        AccuracyText::tr("Memory")};
    table.textColumns = 4;
    for (std::size_t i = 0; i < record.runs.size(); ++i)
        table.rows.push_back(runCells(record, i));
    return table;
}

TableContent groupTable(const ValidationReport& report, std::string_view kind)
{
    TableContent table;
    table.columns = {shownGroupKind(kind)};
    for (const QString& what : {AccuracyText::tr("Time"), AccuracyText::tr("Memory")})
        for (const QString& statistic : {AccuracyText::tr("n"), AccuracyText::tr("median"),
                 AccuracyText::tr("mean"), AccuracyText::tr("P90"), AccuracyText::tr("bias")})
            table.columns += what + u'\n' + statistic;
    for (const ErrorGroup& group : report.groups) {
        if (group.kind != kind)
            continue;
        std::vector<Cell> row{words(shownGroup(kind, group.name))};
        addStatistics(row, group.time);
        addStatistics(row, group.memory);
        row.front().value = double(table.rows.size()); // bands keep their order
        for (Cell& cell : row)
            cell.key = toQt(group.name);
        table.rows.push_back(std::move(row));
    }
    return table;
}

TableContent gapTable(const AccuracyRecord& record)
{
    TableContent table;
    table.columns = {AccuracyText::tr("Runs"), AccuracyText::tr("Reason"),
        AccuracyText::tr("Why they cannot be met"), AccuracyText::tr("n"),
        AccuracyText::tr("Time\nmedian"), AccuracyText::tr("Memory\nmedian")};
    table.textColumns = 3;
    for (std::size_t g = 0; g < record.gaps.size(); ++g) {
        std::vector<double> time, memory;
        double n = 0;
        for (std::size_t i = 0; i < record.runs.size(); ++i) {
            if (record.gapOfRow[i] != g)
                continue;
            ++n;
            const ValidationRow& row = record.report.rows[i];
            if (const auto error = row.timeError(); error && row.predicted)
                time.push_back(*error);
            if (const auto error = row[Metric::memory].error(); error && row.predicted)
                memory.push_back(*error);
        }
        const KnownGap& gap = record.gaps[g];
        const ErrorStatistics byTime = errorStatistics(time), byMemory = errorStatistics(memory);
        std::vector<Cell> row{words(toQt(gap.pattern)), words(translated(label(gap.kind))),
            words(shownExplanation(gap)), counted(n), share(byTime.n > 0, byTime.medianAbs),
            share(byMemory.n > 0, byMemory.medianAbs)};
        for (Cell& cell : row)
            cell.key = toQt(gap.pattern);
        table.rows.push_back(std::move(row));
    }
    return table;
}

TableContent nearestTable(const AccuracyRecord& record, const std::vector<std::size_t>& rows)
{
    TableContent table;
    table.columns = {AccuracyText::tr("Run"), AccuracyText::tr("Cards"),
        AccuracyText::tr("Step time"), AccuracyText::tr("Memory")};
    table.textColumns = 2;
    for (const std::size_t i : rows) {
        const ValidationRow& row = record.report.rows[i];
        const QString model = toQt(record.runs[i].model);
        std::vector<Cell> cells{words(model.isEmpty() ? toQt(row.id) : model),
            words(u"%1 × %2"_s.arg(toQt(wholeText(row.cards)), toQt(row.card))),
            errorCell(row.timeError()), errorCell(row[Metric::memory].error())};
        for (Cell& cell : cells) {
            cell.key = QString::number(i);
            cell.toolTip = toQt(row.id);
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

} // namespace sizewright
