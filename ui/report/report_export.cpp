#include "ui/report/report_export.h"

#include "core/model/evaluate.h"
#include "core/results/results_json.h"
#include "ui/report/report_builder.h"
#include "ui/report/report_html.h"
#include "ui/report/report_pages.h"
#include "ui/report/report_parts.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

constexpr double margin = 17; // millimetres

bool write(const QByteArray& bytes, const QString& fileName, QString* error)
{
    QSaveFile file(fileName);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush()
        && file.commit())
        return true;
    if (error)
        *error = Report::tr("%1 could not be written: %2; choose another folder or free some space")
                     .arg(fileName, file.errorString());
    return false;
}

QByteArray reportPdf(const ReportDocument& document, QPageSize::PageSizeId paper)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(paper));
    writer.setPageMargins(QMarginsF(margin, margin * 0.7, margin, margin * 0.7), QPageLayout::Millimeter);
    writer.setTitle(document.title);
    writer.setCreator(u"Sizewright " SIZEWRIGHT_VERSION ""_s);
    const ReportPages pages(document, writer);
    QPainter painter(&writer);
    for (int page = 0; page < pages.count(); ++page) {
        if (page > 0)
            writer.newPage();
        pages.paint(painter, page);
    }
    painter.end();
    return buffer.data();
}

QString csvField(QString text)
{
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n'))
        return text;
    return u'"' + text.replace(u"\""_s, u"\"\""_s) + u'"';
}

// The number of figureJson, so that scripts find the same value in both.
QString csvNumber(const Results& results, const ResultInfo& info)
{
    const auto json = figureJson(results, info);
    return json.is_null() ? QString() : toQt(json.dump());
}

} // namespace

bool writeReportPdf(const Plan& plan, const Catalogue& catalogue, const QString& fileName,
    QString* error, const ReportOptions& options)
{
    return write(reportPdf(buildReport(plan, catalogue, options), options.paper), fileName, error);
}

bool writeReportHtml(const Plan& plan, const Catalogue& catalogue, const QString& fileName,
    QString* error, const ReportOptions& options)
{
    return write(reportHtml(buildReport(plan, catalogue, options)), fileName, error);
}

bool writeFiguresCsv(const Plan& plan, const Catalogue& catalogue, const QString& fileName,
    QString* error, const ReportOptions& options)
{
    QStringList lines{u"scenario,key,label,value,unit,text"_s};
    for (const Scenario& scenario : plan.scenarios) {
        const QString name = toQt(scenario.name);
        if (!options.scenario.isEmpty() && name != options.scenario)
            continue;
        const Results results = evaluate(scenario, catalogue);
        for (const ResultInfo& info : resultFields().all()) {
            QString unit = toQt(info.unit);
            unit.replace(u"¤"_s, toQt(results.currency));
            lines += QStringList{csvField(name), toQt(info.key), csvField(translated(info.label)),
                csvNumber(results, info), unit, csvField(shownFigure(results, info.ordinal))}
                         .join(u',');
        }
    }
    return write(lines.join(u'\n').toUtf8() + '\n', fileName, error);
}

} // namespace sizewright
