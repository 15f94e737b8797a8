// Charts as files: vector where the format is, text as text, whole or not at all.
#include "tests/support/plan_builder.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_export.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace sizewright;
using namespace Qt::StringLiterals;

namespace {

ChartSpec memory()
{
    return memoryChart(evaluate(
        test::framed("model.preset=llama-3.1-70b\ndata.tokens=1T\n"
                     "hardware.accelerator=nvidia-h100-sxm\ncluster.gpus=512\nparallel.pp=4"),
        shippedCatalogue()));
}

QByteArray contents(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// What a tool prints about a file; nothing where the tool is not installed.
QString outputOf(const QString& tool, const QStringList& arguments)
{
    if (QStandardPaths::findExecutable(tool).isEmpty())
        return {};
    QProcess process;
    process.start(tool, arguments);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

} // namespace

class tst_chart_export : public QObject
{
    Q_OBJECT
    QTemporaryDir m_folder;
    QString file(const QString& name) const { return m_folder.filePath(name); }

private Q_SLOTS:
    void pngHasTheAskedScale()
    {
        QString error;
        for (const double scale : {1.0, 2.0, 4.0}) {
            QVERIFY2(exportChart(memory(), file(u"a.png"_s), &error, scale), qPrintable(error));
            const QImage image(file(u"a.png"_s));
            QCOMPARE_EQ(image.width(), int(900 * scale));
            QCOMPARE_EQ(image.pixelColor(1, 1), Theme::color(ThemeRole::raised, false));
        }
    }
    void filesAreLightInADarkWindow()
    {
        Theme::apply(*qApp, ThemeMode::dark);
        QString error;
        QVERIFY(exportChart(memory(), file(u"dark.png"_s), &error));
        QCOMPARE_EQ(QImage(file(u"dark.png"_s)).pixelColor(1, 1),
            Theme::color(ThemeRole::raised, false));
        Theme::apply(*qApp, ThemeMode::light);
    }
    void svgKeepsItsText()
    {
        QString error;
        QVERIFY2(exportChart(memory(), file(u"a.SVG"_s), &error), qPrintable(error));
        const QByteArray svg = contents(file(u"a.SVG"_s));
        QVERIFY(svg.contains("<svg"));
        QVERIFY(svg.contains("Stage 3"));
        QVERIFY(svg.contains("<text"));
        QVERIFY(!svg.contains("<image"));
    }
    void pdfIsVectorWithText()
    {
        ChartSpec spec = memory();
        spec.title = u"每卡显存 Memory"_s;
        QString error;
        QVERIFY2(exportChart(spec, file(u"a.pdf"_s), &error), qPrintable(error));
        QVERIFY(contents(file(u"a.pdf"_s)).startsWith("%PDF-"));
        const QString fonts = outputOf(u"pdffonts"_s, {file(u"a.pdf"_s)});
        if (fonts.isEmpty())
            QSKIP("pdffonts is not installed");
        QVERIFY2(fonts.count(u'\n') > 2, qPrintable(fonts)); // at least one font
        QVERIFY(!outputOf(u"pdfimages"_s, {u"-list"_s, file(u"a.pdf"_s)}).contains(u"image"_s));
        const QString text = outputOf(u"pdftotext"_s, {file(u"a.pdf"_s), u"-"_s})
                                 .normalized(QString::NormalizationForm_KC);
        QVERIFY2(text.contains(u"每卡显存"_s), qPrintable(text));
        QVERIFY(text.contains(u"Stage 3"_s));
    }
    void csvIsTheData()
    {
        QString error;
        QVERIFY(exportChart(memory(), file(u"a.csv"_s), &error));
        const QStringList lines
            = QString::fromUtf8(contents(file(u"a.csv"_s))).split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() > 10);
        const qsizetype columns = lines[0].count(u',');
        for (const QString& line : lines)
            QVERIFY2(line.count(u',') >= columns, qPrintable(line));
        ChartSpec quoted = memory();
        quoted.series[0].name = u"a, \"b\""_s;
        QVERIFY(chartCsv(quoted).contains("\"a, \"\"b\"\"\""));
    }
    void emptyChartsSayWhy()
    {
        QString error;
        QVERIFY(exportChart(memoryChart(Results()), file(u"empty.svg"_s), &error));
        QVERIFY(contents(file(u"empty.svg"_s)).contains("accelerator"));
    }
    void refusalsNameFileReasonAndRemedy()
    {
        QString error;
        QVERIFY(!exportChart(memory(), file(u"a.bmp"_s), &error));
        QVERIFY(error.contains(u"a.bmp"_s) && error.contains(u".png"_s));
        QVERIFY(!exportChart(memory(), file(u"noname"_s), &error));
        QVERIFY(!exportChart(memory(), file(u"no/such/folder/a.pdf"_s), &error));
        QVERIFY(error.contains(u"no/such/folder"_s));
        QVERIFY(!error.contains(u'\n'));
        // A folder stands where the file should be: nothing is left beside it.
        QDir(m_folder.path()).mkpath(u"taken/folder.csv"_s);
        QVERIFY(!exportChart(memory(), file(u"taken/folder.csv"_s), &error));
        QVERIFY(error.contains(u"folder.csv"_s));
        QCOMPARE_EQ(
            QDir(file(u"taken"_s)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
    }
    // An old file survives a failure, and nothing half written stays behind.
    void aFailureLeavesTheFolderAlone()
    {
        QDir(m_folder.path()).mkdir(u"locked"_s);
        const QString folder = file(u"locked"_s);
        QString error;
        QVERIFY(exportChart(memory(), folder + u"/kept.csv"_s, &error));
        const QByteArray before = contents(folder + u"/kept.csv"_s);
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner);
        const bool writable = QFileInfo(folder).isWritable(); // root may write everywhere
        const auto restore = qScopeGuard([&] {
            QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        });
        if (writable)
            QSKIP("this user may write into read-only folders");
        QVERIFY(!exportChart(memory(), folder + u"/kept.csv"_s, &error));
        QVERIFY(error.contains(u"kept.csv"_s));
        QCOMPARE_EQ(contents(folder + u"/kept.csv"_s), before);
        QCOMPARE_EQ(QDir(folder).entryList(QDir::Files).size(), 1);
    }
};

QTEST_MAIN(tst_chart_export)
#include "tst_chart_export.moc"
