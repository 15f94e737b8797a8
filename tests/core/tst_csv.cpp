// Tables of text: the odd ones that are fine, and the ones that are refused with their line.
#include "core/catalogue/csv.h"

#include <QElapsedTimer>
#include <QTest>

using namespace sizewright;

namespace {

QString text(std::string_view s) { return QString::fromUtf8(s.data(), qsizetype(s.size())); }

} // namespace

class CsvTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oddCases();
    void refusals_data();
    void refusals();
    void saysTheLine();
    void isFast();
};

void CsvTest::oddCases()
{
    const auto table = parseCsv("\xEF\xBB\xBF" "name,note,empty\r\n"
                                "a,\"say \"\"yes\"\", twice\",\r\n"
                                "\r\n"
                                "\"b\",\"two\r\nlines\", x \r\n"
                                "显卡,;[x]\\,\"\"",
                                "odd.csv");
    QVERIFY(table);
    const std::vector<std::string> header{"name", "note", "empty"};
    const std::vector<std::vector<std::string>> rows{{"a", "say \"yes\", twice", ""},
        {"b", "two\r\nlines", " x "}, {"显卡", ";[x]\\", ""}};
    QVERIFY(table->header == header);
    QVERIFY(table->rows == rows);
    QVERIFY((table->lines == std::vector<std::size_t>{2, 4, 6}));
    QCOMPARE(table->column("empty").value_or(9), std::size_t(2));
    QVERIFY(!table->column("Name"));

    const auto oldMac = parseCsv("a,b\r1,2\r3,4\r", "mac.csv");
    QVERIFY(oldMac);
    QCOMPARE(oldMac->rows.size(), std::size_t(2));
    QCOMPARE(oldMac->lines.back(), std::size_t(3));
    const auto headerOnly = parseCsv("a,b", "header.csv");
    QVERIFY(headerOnly && headerOnly->rows.empty());
}

void CsvTest::refusals_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, QByteArray bytes, const char* code, const char* place) {
        QTest::newRow(name) << bytes << QString::fromUtf8(code) << QString::fromUtf8(place);
    };
    row("empty", "", "csv.empty", "f.csv");
    row("blank", "\n\n", "csv.empty", "f.csv");
    row("only a mark", "\xEF\xBB\xBF", "csv.empty", "f.csv");
    row("short row", "a,b\n1,2\n3\n", "csv.row_length", "f.csv:3");
    row("long row", "a,b\n\"x\ny\",2\n1,2,3\n", "csv.row_length", "f.csv:4");
    row("open quote", "a,b\n1,\"2\n3,4\n", "csv.quote", "f.csv:2");
    row("stray quote", "a,b\n1,2\n1,2\" disk\n", "csv.quote", "f.csv:3");
    row("twice", "a,b,a\n1,2,3\n", "csv.same_column", "f.csv:1");
    row("binary", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16), "csv.binary", "f.csv");
    row("utf-16", QByteArray("\xFF\xFE" "a\0,\0", 6), "csv.utf16", "f.csv");
    row("gbk", "a,b\n1,\xCF\xD4\xBF\xA8\n", "csv.not_utf8", "f.csv:2");
    row("cut character", "a\n\xE6\x98", "csv.not_utf8", "f.csv:2");
    row("overlong", "a\n\xC0\xAF\n", "csv.not_utf8", "f.csv:2");
    row("large", QByteArray(qsizetype(largestCsv) + 1, 'x'), "csv.too_large", "f.csv");
}

void CsvTest::refusals()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, code);
    QFETCH(const QString, place);
    const auto result
        = parseCsv({bytes.constData(), std::size_t(bytes.size())}, "f.csv");
    QVERIFY(!result);
    QCOMPARE(text(result.problems().front().code), code);
    QCOMPARE(text(result.problems().front().place), place);
    QVERIFY(!toString(result.problems().front()).empty());
}

void CsvTest::saysTheLine()
{
    std::string bytes = "a,b\n";
    for (int i = 0; i < 100; ++i)
        bytes += "1\n";
    const auto result = parseCsv(bytes, "short.csv");
    QVERIFY(!result);
    QCOMPARE(result.problems().size(), std::size_t(20)); // a hundred would help nobody
    QCOMPARE(text(toString(result.problems()[1])),
             QStringLiteral("short.csv:3: the row has 1 fields, the header has 2"));
}

void CsvTest::isFast()
{
    std::string bytes = "a";
    for (int column = 1; column < 48; ++column)
        bytes += ",c" + std::to_string(column);
    bytes += '\n';
    for (int row = 0; row < 2000; ++row) {
        bytes += "\"quoted, with a comma\"";
        for (int column = 1; column < 48; ++column)
            bytes += ",12345.678";
        bytes += '\n';
    }
    QElapsedTimer timer;
    timer.start();
    const auto table = parseCsv(bytes, "large.csv");
    QVERIFY(table);
    QCOMPARE(table->rows.size(), std::size_t(2000));
    QVERIFY2(timer.elapsed() < 500, qPrintable(QString::number(timer.elapsed())));
}

QTEST_APPLESS_MAIN(CsvTest)
#include "tst_csv.moc"
