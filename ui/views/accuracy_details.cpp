#include "ui/views/accuracy_details.h"

#include "core/results/result_fields.h"
#include "core/units/display.h"
#include "ui/models/accuracy_tables.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

struct DetailsText {
    Q_DECLARE_TR_FUNCTIONS(Accuracy)
};

QString escaped(std::string_view text) { return toQt(text).toHtmlEscaped(); }

QString colored(const QString& text, ThemeRole role)
{
    return u"<span style='color:%1'>%2</span>"_s.arg(Theme::color(role).name(), text);
}

QString cell(const QString& text, bool right = true)
{
    return u"<td style='padding-right:14px;white-space:nowrap' align='%1'>%2</td>"_s.arg(
        right ? u"right"_s : u"left"_s, text);
}

QString heading(const QString& text, bool right = true)
{
    return cell(colored(text, ThemeRole::mutedText), right);
}

QString errorText(std::optional<double> error)
{
    const QString text = signedPercent(error);
    if (!error)
        return text;
    const double size = std::fabs(*error);
    return size <= nearError ? colored(text, ThemeRole::good)
        : size <= farError   ? text
                             : colored(text, ThemeRole::bad);
}

// Measured, predicted, error; figures that have neither side are left out.
QString sides(const ValidationRow& row)
{
    QString html = u"<table cellspacing='0' cellpadding='1'><tr>"_s + heading({}, false)
        + heading(DetailsText::tr("measured")) + heading(DetailsText::tr("predicted"))
        + heading(DetailsText::tr("error")) + u"</tr>"_s;
    for (std::size_t m = 0; m < metricCount; ++m) {
        const Metric metric = Metric(m);
        const MetricPair& pair = row[metric];
        if (!pair.measured && !pair.predicted)
            continue;
        html += u"<tr>"_s + cell(translated(label(metric)).toHtmlEscaped(), false)
            + cell(shownMetric(metric, pair.measured)) + cell(shownMetric(metric, pair.predicted))
            + cell(errorText(pair.error())) + u"</tr>"_s;
    }
    return html + u"</table>"_s;
}

// The longest first.
QString parts(const ValidationRow& row)
{
    auto sorted = row.parts;
    std::stable_sort(sorted.begin(), sorted.end(),
        [](const auto& a, const auto& b) { return a.second > b.second; });
    double whole = 0;
    for (const auto& [ordinal, seconds] : sorted)
        whole += seconds;
    QString html = u"<table cellspacing='0' cellpadding='1'><tr>"_s
        + heading(DetailsText::tr("parts of the predicted step"), false)
        + heading(DetailsText::tr("time")) + heading(DetailsText::tr("share")) + u"</tr>"_s;
    for (const auto& [ordinal, seconds] : sorted)
        html += u"<tr>"_s
            + cell(translated(resultFields().all()[ordinal].label).toHtmlEscaped(), false)
            + cell(shownMetric(Metric::step, seconds)) + cell(plainPercent(seconds / whole))
            + u"</tr>"_s;
    return html + u"</table>"_s;
}

QString paragraph(const QString& title, const QString& text)
{
    return text.isEmpty()
        ? QString()
        : u"<p style='margin:6px 0 0 0'>"_s + colored(title, ThemeRole::mutedText) + u" "_s + text
            + u"</p>"_s;
}

QString remarks(const ValidationRow& row)
{
    QStringList all;
    for (const Message& remark : row.remarks)
        all += translated(remark).toHtmlEscaped();
    return all.join(DetailsText::tr("; "));
}

// "llama3-8b · 64 × H100 · TP 8 PP 2 · sequence 8,192 · global batch 128"
QString setUp(const RunRow& run)
{
    QStringList words;
    const auto put = [&](const QString& text, std::optional<double> value) {
        if (value)
            words += text.arg(toQt(wholeText(*value)));
    };
    if (!run.model.empty())
        words += escaped(run.model);
    words += run.gpus ? u"%1 × %2"_s.arg(toQt(wholeText(*run.gpus)), escaped(run.gpu))
                      : escaped(run.gpu);
    if (!run.framework.empty())
        words += escaped(run.framework);
    put(u"TP %1"_s, run.tp);
    put(u"PP %1"_s, run.pp);
    put(u"CP %1"_s, run.cp);
    put(u"EP %1"_s, run.ep);
    put(u"ETP %1"_s, run.etp);
    put(u"DP %1"_s, run.dp);
    put(u"ZeRO %1"_s, run.zeroStage);
    put(DetailsText::tr("micro-batch %1"), run.microBatch);
    put(DetailsText::tr("global batch %1"), run.globalBatch);
    put(DetailsText::tr("sequence %1"), run.sequence);
    if (!run.precision.empty())
        words += escaped(run.precision);
    return words.join(u" · "_s);
}

} // namespace

QString accuracyDetails(const AccuracyRecord& record, std::size_t i)
{
    const ValidationRow& row = record.report.rows[i];
    const RunRow& run = record.runs[i];
    QString html = u"<p style='margin:0'><b>%1</b> &nbsp;%2</p>"_s.arg(escaped(run.id), setUp(run));
    if (record.gapOfRow[i]) {
        const KnownGap& gap = record.gaps[*record.gapOfRow[i]];
        html += paragraph(DetailsText::tr("Cannot be met – %1:").arg(translated(label(gap.kind))),
            shownExplanation(gap).toHtmlEscaped());
    }
    html += u"<table cellspacing='0' cellpadding='0'><tr><td style='padding:6px 18px 0 0'>"_s
        + sides(row) + u"</td><td style='padding-top:6px'>"_s
        + (row.parts.empty() ? QString() : parts(row)) + u"</td></tr></table>"_s;
    html += paragraph(row.predicted ? DetailsText::tr("Assumed:") : DetailsText::tr("Skipped:"),
        remarks(row));
    html += paragraph(DetailsText::tr("Notes:"), escaped(run.notes));
    html += paragraph(DetailsText::tr("Source:"), escaped(run.source));
    return html;
}

} // namespace sizewright
