// The report: what it says, that nothing is cut, and that it is a document and not a picture.
#include "core/model/evaluate.h"
#include "tests/support/plan_builder.h"
#include "ui/report/report_builder.h"
#include "ui/report/report_export.h"
#include "ui/report/report_pages.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"

#include <QElapsedTimer>
#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace sizewright;
using namespace Qt::StringLiterals;

namespace {

Plan planOf(int scenarios)
{
    Plan plan;
    plan.name = "Board meeting";
    plan.scenarios.clear();
    const char* cards[]{"512", "1024", "2048"};
    for (int i = 0; i < scenarios; ++i) {
        Scenario s = test::framed("model.preset=llama-3.1-70b\ndata.tokens=3T\n"
                                  "hardware.accelerator=nvidia-h100-sxm\nframing.latest_days=90");
        s.name = "cards " + std::string(cards[i]);
        test::set(s, "cluster.gpus", cards[i]);
        plan.scenarios.push_back(s);
    }
    return plan;
}

ReportOptions onThe(int year, int month, int day)
{
    ReportOptions options;
    options.date = QDate(year, month, day);
    return options;
}

// All words of a report in reading order.
QString wordsOf(const ReportDocument& document)
{
    QStringList words{document.title, document.subtitle};
    for (const ReportElement& element : document.elements) {
        if (const auto* heading = std::get_if<ReportHeading>(&element))
            words += heading->text;
        if (const auto* paragraph = std::get_if<ReportParagraph>(&element))
            words += paragraph->text;
        if (const auto* tiles = std::get_if<ReportTiles>(&element))
            for (const ReportTile& tile : tiles->tiles)
                words << tile.caption << tile.value << tile.detail;
        if (const auto* table = std::get_if<ReportTable>(&element))
            for (const ReportRow& row : table->rows)
                words += row.cells;
        if (const auto* chart = std::get_if<ReportChart>(&element))
            words += chart->spec.title;
    }
    return words.join(u'\n');
}

QString outputOf(const QString& tool, const QStringList& arguments)
{
    if (QStandardPaths::findExecutable(tool).isEmpty())
        return {};
    QProcess process;
    process.start(tool, arguments);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

// Says every text in Chinese letters, so that a missing translation call shows.
class ChineseStandIn : public QTranslator
{
public:
    QString translate(const char*, const char* source, const char*, int) const override
    {
        const QString text = QString::fromUtf8(source);
        QString out = u"译"_s;
        for (qsizetype i = 0; i < text.size(); ++i)
            if (text[i] == u'%' && i + 1 < text.size() && text[i + 1].isDigit())
                out += u"%"_s + text[++i];
        return out;
    }
    bool isEmpty() const override { return false; }
};

} // namespace

class tst_report : public QObject
{
    Q_OBJECT
    QTemporaryDir m_folder;
    QString file(const QString& name) const { return m_folder.filePath(name); }

private Q_SLOTS:
    void theVerdictComesFirst()
    {
        const Plan plan = planOf(1);
        const ReportDocument document
            = buildReport(plan, shippedCatalogue(), onThe(2026, 8, 1));
        QCOMPARE_EQ(document.title, u"Board meeting"_s);
        QVERIFY(document.subtitle.contains(u"2026"_s));
        QVERIFY(document.footer.contains(toQt(shippedCatalogue().version)));
        QVERIFY(document.footer.contains(u"" SIZEWRIGHT_VERSION ""_s));
        const Results r = evaluate(plan.scenarios[0], shippedCatalogue());
        const auto* heading = std::get_if<ReportHeading>(&document.elements[0]);
        QVERIFY(heading && heading->text == u"Verdict"_s);
        const auto* tiles = std::get_if<ReportTiles>(&document.elements[2]);
        QVERIFY(tiles);
        QCOMPARE_EQ(tiles->tiles[0].value, u"512"_s);
        QCOMPARE_EQ(tiles->tiles[1].value, shownFigure(r, resultFields().days.ordinal, 3));
        QCOMPARE_EQ(tiles->tiles[2].value, shownMoney(r, resultFields().costRent));
    }
    void theChainIsComplete()
    {
        const QString words
            = wordsOf(buildReport(planOf(1), shippedCatalogue(), onThe(2026, 8, 1)));
        for (int page = 0; page < pageCount; ++page)
            QVERIFY2(words.contains(u"\n"_s + translated(label(Page(page))) + u"\n"_s),
                qPrintable(translated(label(Page(page)))));
        for (const QString& word :
            {u"Memory per card"_s, u"Anatomy of a step"_s, u"Efficiency against card count"_s,
                u"Rent, lease or build"_s, u"Assumptions"_s, u"What the model leaves out"_s})
            QVERIFY2(words.contains(word), qPrintable(word));
        QVERIFY(!words.contains(u"Comparison"_s));
    }
    void theTimeChapterSaysWhatBindsAndWhatAMeasurementMoved()
    {
        Plan plan = planOf(1);
        const QString words = wordsOf(buildReport(plan, shippedCatalogue(), onThe(2026, 8, 1)));
        QVERIFY(words.contains(u"What binds each part of a step"_s));
        QVERIFY(words.contains(u"memory bandwidth"_s) && words.contains(u"compute"_s));
        QVERIFY(!words.contains(u"What the measurements moved"_s));
        const auto step = *evaluate(plan.scenarios[0], shippedCatalogue())[resultFields().step];
        test::set(plan.scenarios[0], "measured.gpus_n", "512");
        test::set(plan.scenarios[0], "measured.step_s_n", std::to_string(1.05 * step.value()));
        const QString moved = wordsOf(buildReport(plan, shippedCatalogue(), onThe(2026, 8, 1)));
        QVERIFY(moved.contains(u"What the measurements moved"_s));
        QVERIFY(moved.contains(u"Matrix rate\n\u2212"_s));
    }
    void everyFieldInForceIsAnAssumption()
    {
        const Plan plan = planOf(1);
        const QString words = wordsOf(buildReport(plan, shippedCatalogue(), onThe(2026, 8, 1)));
        for (const FieldInfo& field : fields().all())
            if (!shownField(plan.scenarios[0], field.ordinal).isEmpty())
                QVERIFY2(words.contains(translated(field.label)), field.label.source);
        QVERIFY(words.contains(u"assumed"_s));
        QVERIFY(words.contains(u"from the vendor"_s));
    }
    void scenariosAreCompared()
    {
        Plan plan = planOf(3);
        plan.baseline = 1;
        const QString words = wordsOf(buildReport(plan, shippedCatalogue(), onThe(2026, 8, 1)));
        QVERIFY(words.indexOf(u"Scenarios at a glance"_s) < words.indexOf(u"Scenario: "_s));
        QVERIFY(words.contains(u"Scenario: cards 1024 (baseline)"_s));
        QVERIFY(words.contains(u"Comparison"_s));
        QVERIFY(words.contains(u"As in the baseline"_s));
        ReportOptions one = onThe(2026, 8, 1);
        one.scenario = u"cards 2048"_s;
        const QString alone = wordsOf(buildReport(plan, shippedCatalogue(), one));
        QVERIFY(alone.contains(u"2,048"_s) && !alone.contains(u"Comparison"_s));
    }
    void anIncompletePlanSaysWhatIsMissing()
    {
        Plan plan;
        const ReportDocument document
            = buildReport(plan, shippedCatalogue(), onThe(2026, 8, 1));
        const QString words = wordsOf(document);
        QVERIFY(words.contains(u"There is no verdict yet"_s));
        QVERIFY(words.contains(translated(fields()[fields().form].label)));
        QString error;
        QVERIFY(writeReportPdf(plan, shippedCatalogue(), file(u"open.pdf"_s), &error));
    }
    void thePdfIsADocument()
    {
        const Plan plan = planOf(2);
        QString error;
        QElapsedTimer timer;
        timer.start();
        QVERIFY2(writeReportPdf(plan, shippedCatalogue(), file(u"r.pdf"_s), &error,
                     onThe(2026, 8, 1)),
            qPrintable(error));
        qInfo("two scenarios: %lld ms", timer.elapsed());
#ifdef NDEBUG
        QVERIFY(timer.elapsed() < 1000);
#endif
        const QString text = outputOf(u"pdftotext"_s, {u"-layout"_s, file(u"r.pdf"_s), u"-"_s});
        if (text.isEmpty())
            QSKIP("pdftotext is not installed");
        const Results r = evaluate(plan.scenarios[0], shippedCatalogue());
        for (const QString& figure :
            {shownFigure(r, resultFields().days.ordinal, 3),
                shownFigure(r, resultFields().memoryTotal.ordinal),
                shownMoney(r, resultFields().costRent), u"Board meeting"_s, u"1 August 2026"_s})
            QVERIFY2(text.contains(figure), qPrintable(figure));
        const QString info = outputOf(u"pdfinfo"_s, {file(u"r.pdf"_s)});
        QVERIFY(info.contains(u"A4"_s));
        const QString last = u"Page %1 of %1"_s;
        const int pages = info.mid(info.indexOf(u"Pages:"_s) + 6).split(u'\n')[0].trimmed().toInt();
        QCOMPARE_GE(pages, 6);
        QCOMPARE_LE(pages, 30);
        QVERIFY(text.contains(last.arg(pages)));
        QVERIFY(!outputOf(u"pdfimages"_s, {u"-list"_s, file(u"r.pdf"_s)}).contains(u"image"_s));
    }
    void tableHeadersRepeat()
    {
        ReportDocument document;
        document.title = u"Long"_s;
        ReportTable table;
        table.columns = {{u"Header of names"_s, false, true}, {u"Header of values"_s, true, false}};
        for (int i = 0; i < 200; ++i)
            table.rows.append({{u"row %1"_s.arg(i), u"%1"_s.arg(i * i)}, RowKind::plain, {}});
        document.elements.append(table);
        QPdfWriter writer(file(u"long.pdf"_s));
        const ReportPages pages(document, writer);
        QCOMPARE_GE(pages.count(), 3);
        QPainter painter(&writer);
        for (int i = 0; i < pages.count(); ++i) {
            if (i > 0)
                writer.newPage();
            pages.paint(painter, i);
        }
        painter.end();
        const QString text = outputOf(u"pdftotext"_s, {file(u"long.pdf"_s), u"-"_s});
        if (text.isEmpty())
            QSKIP("pdftotext is not installed");
        QCOMPARE_EQ(text.count(u"Header of names"_s), pages.count());
        for (int i = 0; i < 200; ++i)
            QVERIFY(text.contains(u"row %1\n"_s.arg(i)) || text.contains(u"row %1 "_s.arg(i)));
    }
    void veryLongTextsAreNotCut()
    {
        Plan plan = planOf(1);
        const QString word = u"unbreakable"_s.repeated(30);
        plan.scenarios[0].notes = toCore(word + u" the end of the note"_s);
        QString error;
        QVERIFY(writeReportPdf(plan, shippedCatalogue(), file(u"n.pdf"_s), &error));
        const QString text = outputOf(u"pdftotext"_s, {file(u"n.pdf"_s), u"-"_s});
        if (text.isEmpty())
            QSKIP("pdftotext is not installed");
        QVERIFY(text.contains(u"the end of the note"_s));
        QCOMPARE_EQ(QString(text).remove(u'\n').count(u"unbreakable"_s), 30);
    }
    void speaksTheLanguageInForce()
    {
        ChineseStandIn chinese;
        QCoreApplication::installTranslator(&chinese);
        const auto restore
            = qScopeGuard([&] { QCoreApplication::removeTranslator(&chinese); });
        const ReportDocument document
            = buildReport(planOf(2), shippedCatalogue(), onThe(2026, 8, 1));
        for (const ReportElement& element : document.elements) {
            if (const auto* heading = std::get_if<ReportHeading>(&element))
                QVERIFY2(heading->text.contains(u"译"_s), qPrintable(heading->text));
            if (const auto* paragraph = std::get_if<ReportParagraph>(&element))
                QVERIFY2(paragraph->text.contains(u"译"_s), qPrintable(paragraph->text));
            if (const auto* chart = std::get_if<ReportChart>(&element))
                QVERIFY(chart->spec.title.contains(u"译"_s));
            if (const auto* table = std::get_if<ReportTable>(&element))
                for (const ReportColumn& column : table->columns)
                    QVERIFY2(column.title.isEmpty() || column.title.contains(u"译"_s)
                            || column.title.startsWith(u"cards "_s),
                        qPrintable(column.title));
        }
        QString error;
        QVERIFY(writeReportPdf(planOf(1), shippedCatalogue(), file(u"zh.pdf"_s), &error));
        const QString text = outputOf(u"pdftotext"_s, {file(u"zh.pdf"_s), u"-"_s});
        if (text.isEmpty())
            QSKIP("pdftotext is not installed");
        QVERIFY(text.count(u"译"_s) > 50);
    }
    void htmlIsOneFile()
    {
        Plan plan = planOf(1);
        plan.name = "<b>&";
        QString error;
        QVERIFY(writeReportHtml(plan, shippedCatalogue(), file(u"r.html"_s), &error));
        QFile html(file(u"r.html"_s));
        QVERIFY(html.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(html.readAll());
        QVERIFY(text.contains(u"<title>&lt;b&gt;&amp;</title>"_s));
        QCOMPARE_GE(text.count(u"<svg"_s), 4);
        QVERIFY(!text.contains(u"src="_s) && !text.contains(u"<script"_s));
        QCOMPARE_EQ(text.count(u"<table"_s), text.count(u"</table"_s));
        QVERIFY(!text.contains(u"<?xml"_s));
    }
    void figuresAsCsv()
    {
        const Plan plan = planOf(2);
        QString error;
        QVERIFY(writeFiguresCsv(plan, shippedCatalogue(), file(u"f.csv"_s), &error));
        QFile csv(file(u"f.csv"_s));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        const QStringList lines
            = QString::fromUtf8(csv.readAll()).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE_EQ(lines[0], u"scenario,key,label,value,unit,text"_s);
        QCOMPARE_EQ(lines.size(), 1 + 2 * qsizetype(resultFields().size()));
        QVERIFY(lines[1].startsWith(u"cards 512,answer.gpus,Cards,512,cards,512"_s));
    }
    void refusalsNameTheFile()
    {
        const Plan plan = planOf(1);
        QString error;
        for (const auto& write : {writeReportPdf, writeReportHtml, writeFiguresCsv}) {
            error.clear();
            QVERIFY(!write(plan, shippedCatalogue(), file(u"no/folder/x"_s), &error, {}));
            QVERIFY(error.contains(u"no/folder/x"_s) && !error.contains(u'\n'));
        }
    }
};

QTEST_MAIN(tst_report)
#include "tst_report.moc"
