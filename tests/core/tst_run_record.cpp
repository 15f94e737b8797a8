// The measured runs that the program brings along, the reasons for rows that cannot be met, and which runs are
// nearest to a plan.
#include "core/study/accuracy.h"
#include "core/study/nearest_runs.h"
#include "core/study/run_record.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace sizewright;

namespace {

QString text(std::string_view s) { return QString::fromUtf8(s.data(), qsizetype(s.size())); }

CsvTable parsed(std::string_view csv)
{
    const auto table = parseCsv(csv, "t.csv");
    if (!table)
        qFatal("the table does not parse");
    return *table;
}

// The code of the only problem.
QString problemOf(std::string_view line)
{
    const auto gaps = readKnownGaps(
        "pattern,kind,explanation,explanation_zh\nold-*,input missing,a,甲\n" + std::string(line),
        "gaps.csv");
    if (gaps || gaps.problems().size() != 1)
        return {};
    return text(gaps.problems().front().code) + QLatin1Char(' ')
        + text(gaps.problems().front().place);
}

ValidationRow runOf(const char* card, double parameters, double cards, double error = 0.1)
{
    ValidationRow row;
    row.card = card;
    row.parameters = parameters;
    row.cards = cards;
    row.predicted = true;
    row.metrics[std::size_t(Metric::step)] = {1.0, 1.0 + error};
    return row;
}

} // namespace

class RunRecordTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shippedRowsAreReadable();
    void sharedTexts();
    void patterns();
    void shippedReasons();
    void unusableReasons_data();
    void unusableReasons();
    void accuracy();
    void groupsHaveOrder();
    void nearest();
};

void RunRecordTest::shippedRowsAreReadable()
{
    const auto& table = shippedRuns();
    QVERIFY2(table, table ? "" : toString(table.problems().front()).c_str());
    const auto runs = readRuns(*table);
    QVERIFY(runs);
    QVERIFY(runs->size() > 2000);
    std::set<std::string> ids;
    for (const RunRow& run : *runs) {
        QVERIFY2(ids.insert(run.id).second, run.id.c_str());
        QVERIFY2(run.unreadable.empty(), (run.id + ": " + run.unreadable).c_str());
        QVERIFY2(!run.id.empty() && !run.source.empty(), std::to_string(run.line).c_str());
        QVERIFY2(!run.source.starts_with('@') && !run.notes.starts_with('@'), run.id.c_str());
    }
    // Small enough for any tool that shows differences.
    for (const char* name : {"measured", "texts", "unexplained"}) {
        const std::size_t size = runsText(std::string("resources/runs/") + name + ".csv").size();
        QVERIFY2(size > 0 && size < 1'000'000, name);
    }
    // Every shared text is in use, and the second call reads nothing again.
    const CsvTable texts = parsed(runsText("resources/runs/texts.csv"));
    std::set<std::string> used;
    for (const RunRow& run : *runs)
        used.insert({run.source, run.notes});
    for (const auto& row : texts.rows)
        QVERIFY2(used.contains(row[*texts.column("text")]), row.front().c_str());
    QCOMPARE(&shippedRuns(), &table);
}

void RunRecordTest::sharedTexts()
{
    const CsvTable texts = parsed("name,text\na,the source\nb,\"a note, long\"\n");
    const auto joined = withSharedTexts(
        parsed("id,source,notes,model\n1,@a,@b,@a\n2,own,a@b,m\n"), texts, "t.csv");
    QVERIFY(joined);
    QCOMPARE(text(joined->rows[0][1]), QStringLiteral("the source"));
    QCOMPARE(text(joined->rows[0][2]), QStringLiteral("a note, long"));
    QCOMPARE(text(joined->rows[0][3]), QStringLiteral("@a")); // only source and notes are shared
    QCOMPARE(text(joined->rows[1][2]), QStringLiteral("a@b"));

    const auto missing = withSharedTexts(parsed("id,notes\n1,x\n2,@z\n"), texts, "t.csv");
    QVERIFY(!missing);
    QCOMPARE(text(toString(missing.problems().front())),
        QStringLiteral("t.csv:3: no shared text has the name “@z”"));
    const auto twice = withSharedTexts(
        parsed("id,notes\n1,x\n"), parsed("name,text\na,1\na,2\n"), "t.csv");
    QVERIFY(!twice);
    QCOMPARE(text(twice.problems().front().code), QStringLiteral("runs.same_text"));
    QVERIFY(!withSharedTexts(parsed("id,notes\n1,x\n"), parsed("a,b\n1,2\n"), "t.csv"));
}

void RunRecordTest::patterns()
{
    const auto matches = [](const char* pattern, const char* id) {
        return KnownGap{pattern, {}, {}, {}}.matches(id);
    };
    QVERIFY(matches("swift-*", "swift-001"));
    QVERIFY(matches("swift-*", "swift-"));
    QVERIFY(!matches("swift-*", "swift"));
    QVERIFY(!matches("swift-*", "x-swift-001"));
    QVERIFY(matches("*-proxy-*-h100", "dgxc-proxy-l4-h100-h100"));
    QVERIFY(!matches("*-proxy-*-h100", "dgxc-proxy-l4-h100-fp8"));
    QVERIFY(matches("run-1", "run-1"));
    QVERIFY(!matches("run-1", "run-12"));
    QVERIFY(matches("a*b**", "ab"));
}

void RunRecordTest::shippedReasons()
{
    const auto& gaps = shippedKnownGaps();
    QVERIFY2(gaps, gaps ? "" : toString(gaps.problems().front()).c_str());
    QVERIFY(!gaps->empty());
    // A reason that no row has is a spelling mistake.
    const auto runs = readRuns(*shippedRuns());
    for (const KnownGap& gap : *gaps)
        QVERIFY2(std::any_of(runs->begin(), runs->end(),
                     [&](const RunRow& run) { return gapOf(*gaps, run.id) == &gap; }),
            gap.pattern.c_str());
}

void RunRecordTest::unusableReasons_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("problem");
    const auto add = [](const char* name, const char* line, const char* problem) {
        QTest::newRow(name) << QString::fromUtf8(line) << QString::fromUtf8(problem);
    };
    add("kind", "new-*,bad luck,b,乙\n", "gaps.kind gaps.csv:3");
    add("everything", "**,input missing,b,乙\n", "gaps.pattern gaps.csv:3");
    add("nothing", ",input missing,b,乙\n", "gaps.pattern gaps.csv:3");
    add("twice", "old-*,effect not modelled,b,乙\n", "gaps.same_pattern gaps.csv:3");
    add("not explained", "new-*,input missing,,乙\n", "gaps.explanation gaps.csv:3");
    add("not in Chinese", "new-*,input missing,b,\n", "gaps.explanation gaps.csv:3");
    add("short row", "new-*,input missing,b\n", "csv.row_length gaps.csv:3");
}

void RunRecordTest::unusableReasons()
{
    QFETCH(QString, line);
    QTEST(problemOf(line.toStdString()), "problem");
    QVERIFY(readKnownGaps("pattern,kind,explanation,explanation_zh\n", "gaps.csv"));
    QVERIFY(!readKnownGaps("pattern,kind\na,input missing\n", "gaps.csv"));
}

void RunRecordTest::accuracy()
{
    CsvTable few = *shippedRuns();
    few.rows.resize(4);
    few.lines.resize(4);
    few.rows[2][0] = "odd-1";
    const std::vector<KnownGap> gaps{{"odd-*", GapKind::notModelled, "a", "甲"}};
    const auto record = accuracyRecord(few, gaps, shippedCatalogue());
    QVERIFY(record);
    QCOMPARE(record->runs.size(), std::size_t(4));
    QCOMPARE(record->report.rows.size(), std::size_t(4));
    QVERIFY(record->gapOfRow[2] == std::optional(std::size_t(0)));
    QVERIFY(!record->gapOfRow[1]);
    // A reason takes no row out of the statistics.
    QCOMPARE(record->report.time.n, std::size_t(4));
    QVERIFY(!accuracyRecord(parsed("a,b\n1,2\n"), {}, shippedCatalogue()));
}

void RunRecordTest::groupsHaveOrder()
{
    const auto record = shippedAccuracy(shippedCatalogue());
    QVERIFY(record);
    QStringList sizes;
    std::set<std::string> kinds;
    std::size_t bySource = 0;
    for (const ErrorGroup& group : record->report.groups) {
        kinds.insert(group.kind);
        if (group.kind == "parameters")
            sizes += text(group.name);
        if (group.kind == "source")
            bySource += group.time.n;
    }
    QCOMPARE(bySource, record->report.time.n);
    QVERIFY(sizes.indexOf(QStringLiteral("3–10B")) < sizes.indexOf(QStringLiteral("10–30B")));
    QCOMPARE(sizes.last(), QStringLiteral("≥ 300B"));
    QCOMPARE(kinds.size(), groupKinds().size());
    const ValidationRow row = runOf("H100", 8e9, 64);
    QCOMPARE(text(groupOf(row, "card")), QStringLiteral("H100"));
    QCOMPARE(text(groupOf(row, "cards")), QStringLiteral("9–64"));
}

void RunRecordTest::nearest()
{
    const Catalogue& catalogue = shippedCatalogue();
    const std::string hopper = catalogue.accelerator("nvidia-h100-sxm")->generation;
    ValidationReport report;
    report.rows = {runOf("A100-80", 8e9, 64), runOf("H100", 70e9, 64), runOf("H100", 9e9, 128),
        runOf("H100", 9e9, 128), runOf("H100", 8e9, 1024)};
    report.rows.push_back(runOf("H100", 8e9, 64));
    report.rows.back().predicted = false; // says nothing about errors
    const auto found = nearestRuns(report, {8e9, 64, hopper}, catalogue);
    QCOMPARE(found, (std::vector<std::size_t>{2, 4, 1}));
    QCOMPARE(nearestRuns(report, {8e9, 64, hopper}, catalogue, 9).size(), std::size_t(4));
    QCOMPARE(distance({8e9, 64, "a"}, {16e9, 16, "b"}), 1 + 0.5 * 2 + 4.0);
    QCOMPARE(distance({8e9, 64, "a", true}, {8e9, 64, "a", false}), 4.0);
    report.rows[2].form = "lora";
    report.rows[3].form = "lora";
    QCOMPARE(nearestRuns(report, {8e9, 64, hopper}, catalogue).front(), std::size_t(4));
    QVERIFY(!likenessOf(Scenario(), Results(), catalogue));
}

QTEST_APPLESS_MAIN(RunRecordTest)
#include "tst_run_record.moc"
