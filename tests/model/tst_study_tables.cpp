// The tables of measured linearity and of other interconnects: what they show, and when they step aside.
#include "tests/support/plan_builder.h"
#include "ui/models/study_tables.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace sizewright;

namespace {

std::optional<Linearity> linearity(const char* lines)
{
    const auto out = linearityOf(test::with(test::llama8(), lines), shippedCatalogue());
    return out ? std::optional(*out) : std::nullopt;
}

} // namespace

class TestStudyTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingMeasuredNothingShown()
    {
        for (const auto& none : {linearity(""), linearity("measured.step_series=8"), std::optional<Linearity>()}) {
            QVERIFY(linearityTable(none).empty());
            QVERIFY(linearityFindingsTable(none).empty());
        }
    }
    void pointsThenForecasts()
    {
        const auto measured = linearity("measured.step_series=8:20, 16:10.4");
        const TableContent table = linearityTable(measured);
        QVERIFY(table.rows.size() > 3);
        for (const auto& row : table.rows)
            QCOMPARE(qsizetype(row.size()), table.columns.size());
        QCOMPARE(table.rows[0][0].value.toDouble(), 8.0);
        QCOMPARE(table.rows[0][1].value.toDouble(), 20.0);
        QVERIFY(table.rows[0][3].value.isValid()); // modelled
        QVERIFY(table.rows.back()[0].value.toDouble() >= 128);
        QVERIFY(linearityFindingsTable(measured).rows.size() >= 3);
    }
    void aRowForThePlanAndEachVariant()
    {
        QVERIFY(interconnectTable(interconnectOf(test::llama8(), shippedCatalogue())).empty());
        const Interconnect study = interconnectOf(
            test::with(test::llama8(), "cluster.gpus=512\ndata.global_batch=512\nhardware.inter_gbps=100 Gb/s"),
            shippedCatalogue());
        const TableContent table = interconnectTable(study);
        QCOMPARE(table.rows.size(), study.variants.size() + 1);
        for (const auto& row : table.rows)
            QCOMPARE(qsizetype(row.size()), table.columns.size());
        // Slower is bad, faster is good, and the note says why there is no price.
        bool bad = false, good = false;
        for (std::size_t i = 0; i < study.variants.size(); ++i) {
            const auto& row = table.rows[i + 1];
            bad = bad || row[1].tone == Tone::bad;
            good = good || row[1].tone == Tone::good;
            QCOMPARE(row[3].value.isValid(), study.variants[i].price.has_value());
            QVERIFY(!row[3].toolTip.isEmpty());
        }
        QVERIFY(bad && good);
    }
};

QTEST_GUILESS_MAIN(TestStudyTables)
#include "tst_study_tables.moc"
