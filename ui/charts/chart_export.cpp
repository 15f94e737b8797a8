#include "ui/charts/chart_export.h"

#include "ui/charts/chart_picture.h"

#include <QApplication>
#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

const QSizeF exportSize{900, 520}; // pixels of 1/96 inch
constexpr int pixelsPerInch = 96;
constexpr double pointsPerPixel = 0.75;
constexpr int fontPixels = 14;

class ChartFile
{
    Q_DECLARE_TR_FUNCTIONS(ChartFile)
};

QFont exportFont()
{
    QFont font = QApplication::font();
    font.setPixelSize(fontPixels);
    font.setHintingPreference(QFont::PreferNoHinting); // the same widths at every scale
    return font;
}

QByteArray chartPdf(const ChartSpec& spec)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(exportSize * pointsPerPixel, QPageSize::Point));
        writer.setPageMargins(QMarginsF());
        writer.setTitle(spec.title);
        writer.setCreator(QCoreApplication::applicationName());
        QPainter painter(&writer);
        paintChart(painter, QRectF(0, 0, writer.width(), writer.height()), spec, exportSize);
    }
    return buffer.data();
}

QByteArray chartPng(const ChartSpec& spec, double scale)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    chartImage(spec, exportSize, scale).save(&buffer, "PNG");
    return buffer.data();
}

QString field(QString text)
{
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n'))
        return text;
    return u'"' + text.replace(u"\""_s, u"\"\""_s) + u'"';
}

QString csvNumber(double value) { return QString::number(value, 'g', 15); }

QString axisName(const ChartAxis& axis)
{
    return axis.unit.isEmpty() ? axis.title : axis.title + u" ("_s + axis.unit + u")"_s;
}

} // namespace

QByteArray chartCsv(const ChartSpec& spec)
{
    const bool bars = spec.y.scale == AxisScale::category;
    QStringList lines{QStringList{ChartFile::tr("series"),
        bars ? ChartFile::tr("row") : field(axisName(spec.x)),
        bars ? field(axisName(spec.x)) : field(axisName(spec.y)), ChartFile::tr("upper"),
        ChartFile::tr("text")}
                          .join(u',')};
    for (const ChartSeries& series : spec.series) {
        if (series.spacer)
            continue;
        for (const ChartPoint& point : series.points) {
            QStringList row{field(series.name)};
            if (series.kind == SeriesKind::verticalMarker)
                row << (bars ? QString() : csvNumber(point.x))
                    << (bars ? csvNumber(point.x) : QString());
            else if (series.kind == SeriesKind::horizontalMarker)
                row << QString() << csvNumber(point.y);
            else if (bars)
                row << field(spec.y.categories.value(qsizetype(point.y))) << csvNumber(point.x);
            else
                row << csvNumber(point.x) << csvNumber(point.y);
            row << (series.kind == SeriesKind::band ? csvNumber(point.upper) : QString())
                << field(QString(point.tooltip).replace(u'\n', u"; "_s));
            lines << row.join(u',');
        }
    }
    return lines.join(u'\n').toUtf8() + '\n';
}

void paintChart(QPainter& painter, const QRectF& target, const ChartSpec& spec, const QSizeF& size,
    bool dark)
{
    ChartPicture picture;
    picture.setDark(dark);
    picture.setComplete(true);
    picture.setFont(exportFont());
    picture.setSize(size);
    picture.setSpec(spec);
    picture.paint(painter, target);
}

QImage chartImage(const ChartSpec& spec, const QSizeF& size, double scale, bool dark)
{
    QImage image((size * scale).toSize(), QImage::Format_RGB32);
    image.setDotsPerMeterX(qRound(pixelsPerInch * scale / 0.0254));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    image.fill(Theme::color(ThemeRole::raised, dark));
    QPainter painter(&image);
    paintChart(painter, QRectF(QPointF(), QSizeF(image.size())), spec, size, dark);
    return image;
}

QByteArray chartSvg(const ChartSpec& spec, const QSizeF& size)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(), size));
    generator.setResolution(pixelsPerInch);
    generator.setTitle(spec.title);
    QPainter painter(&generator);
    paintChart(painter, QRectF(QPointF(), size), spec, size);
    painter.end();
    return buffer.data();
}

bool exportChart(const ChartSpec& spec, const QString& fileName, QString* error, double scale)
{
    const auto fail = [&](const QString& sentence) {
        if (error)
            *error = sentence;
        return false;
    };
    const QString suffix = QFileInfo(fileName).suffix().toLower();
    QByteArray bytes;
    if (suffix == "png"_L1)
        bytes = chartPng(spec, scale);
    else if (suffix == "svg"_L1)
        bytes = chartSvg(spec, exportSize);
    else if (suffix == "pdf"_L1)
        bytes = chartPdf(spec);
    else if (suffix == "csv"_L1)
        bytes = chartCsv(spec);
    else
        return fail(ChartFile::tr("%1: \"%2\" is not a kind of file that a chart can be written as; "
                                  "end the name in .png, .svg, .pdf or .csv")
                        .arg(fileName, suffix));
    QSaveFile file(fileName);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush()
        || !file.commit())
        return fail(ChartFile::tr("%1 could not be written: %2; choose another folder or free some "
                                  "space")
                        .arg(fileName, file.errorString()));
    return true;
}

} // namespace sizewright
