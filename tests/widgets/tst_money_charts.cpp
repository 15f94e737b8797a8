// Charts and tables of money: what they draw is what the studies say, and nothing is drawn without an answer.
#include "tests/support/plan_builder.h"
#include "tests/support/sample_plans.h"
#include "ui/charts/chart_builder.h"
#include "ui/models/money_tables.h"

#include <QTest>

#include <cmath>

using namespace sizewright;
using namespace sizewright::test;
using namespace Qt::StringLiterals;

namespace {

const ResultFields& f() { return resultFields(); }

const ChartSeries* seriesOf(const ChartSpec& spec, ThemeRole role)
{
    for (const ChartSeries& s : spec.series)
        if (s.role == role && s.kind == SeriesKind::line)
            return &s;
    return nullptr;
}

} // namespace

class TestMoneyCharts : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cashEndsAtTheTotal()
    {
        for (const char* more : {"", "money.currency=CNY", "money.rent_kind=reserved-6m\nmoney.lease_minimum_months=12",
                 "money.after_run=resell"}) {
            const Scenario s = with(llama70(), more);
            const Results r = evaluate(s, shippedCatalogue());
            const auto flows = cashFlows(s, r);
            QCOMPARE(flows.size(), std::size_t(3)); // a hybrid has two calendars
            const ChartSpec spec = cashFlowChart(flows, s, r.currency);
            QVERIFY(!spec.isEmpty());
            const auto end = [&](ThemeRole role) { return seriesOf(spec, role)->points.back().y; };
            const auto near = [](double a, double b) { return std::fabs(a - b) <= 1e-9 * std::fabs(b) + 1e-6; };
            QVERIFY(near(end(ThemeRole::rent), r[f().costRent]->value()));
            QVERIFY(near(end(ThemeRole::lease), r[f().costLease]->value()));
            // What is ordered is paid before the first month of use.
            const ChartSeries* build = seriesOf(spec, ThemeRole::build);
            QVERIFY(build->points.front().y >= 0.5 * r[f().capitalTotal]->value() * 0.999);
            const TableContent table = cashTable(flows, r.currency);
            for (const auto& row : table.rows)
                QCOMPARE(qsizetype(row.size()), table.columns.size());
            double years = 0;
            for (std::size_t i = 0; i + 2 < table.rows.size(); ++i)
                years += table.rows[i][1].value.toDouble();
            QVERIFY(near(years, r[f().costRent]->value()));
        }
    }
    void barsAreTheTotals()
    {
        const Results r = evaluate(llama70(), shippedCatalogue());
        const ChartSpec spec = costChart(r);
        QCOMPARE(spec.y.categories.size(), 3);
        std::array<double, 3> bars{};
        for (const ChartSeries& s : spec.series)
            for (const ChartPoint& p : s.points)
                bars[std::size_t(p.y)] += p.x;
        const std::array totals{r[f().costRent]->value(), r[f().costLease]->value(), r[f().costBuild]->value()};
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(std::fabs(bars[i] / totals[i] - 1) < 1e-9);
    }
    void useCrossesWhereItPays()
    {
        const UseCurves curves = useCurves(llama70(), shippedCatalogue());
        QCOMPARE(curves.points.size(), std::size_t(20));
        for (std::size_t i = 1; i < curves.points.size(); ++i)
            QVERIFY(curves.points[i].owned < curves.points[i - 1].owned);
        QVERIFY(curves.breakEven && curves.rent);
        for (const UsePoint& p : curves.points)
            QCOMPARE(p.owned < *curves.rent, p.use > *curves.breakEven);
        // The plan's own use gives the plan's own figures.
        const Results r = evaluate(llama70(), shippedCatalogue());
        const UsePoint& own = curves.points[15];
        QCOMPARE(own.use.value(), 0.8);
        QVERIFY(std::fabs(own.owned.value() / r[f().buildRate]->value() - 1) < 1e-9);
        QCOMPARE(own.breakEven->value(), r[f().breakEven]->value());
        QVERIFY(!useChart(curves).isEmpty() && !breakEvenChart(curves).isEmpty());
        QVERIFY(useChart(curves).subtitle.contains(u"idle"_s));
    }
    void aChangeShortensOwnership()
    {
        const ChangeCurves curves = changeCurves(llama70(), shippedCatalogue());
        QCOMPARE(curves.points.size(), std::size_t(16)); // four years by quarters
        const auto build = [](const ChangePoint& p) { return p.costs[std::size_t(Route::build)]->value(); };
        for (std::size_t i = 1; i < curves.points.size(); ++i)
            QVERIFY(build(curves.points[i]) < build(curves.points[i - 1]));
        QVERIFY(std::fabs(build(curves.points.back()) / build(curves.never) - 1) < 1e-9);
        const ChartSpec spec = changeChart(curves);
        QVERIFY(!spec.isEmpty() && spec.subtitle.startsWith(u"Cheapest"_s));
    }
    void routesSideBySide()
    {
        const Results r = evaluate(with(llama70(), "money.tax_rate=25%"), shippedCatalogue());
        const TableContent table = routeTable(r);
        QCOMPARE(table.columns.size(), 5);
        QCOMPARE(table.rows[0][1].value.toDouble(), r[f().costRent]->value());
        QCOMPARE(table.rows.size(), std::size_t(6)); // with the row after tax
        int best = 0;
        for (const Cell& cell : table.rows[0])
            best += cell.tone == Tone::good;
        QCOMPARE(best, 1);
        QCOMPARE(routeTable(evaluate(llama70(), shippedCatalogue())).rows.size(), std::size_t(5));
    }
    void otherCardsDoTheSameJob()
    {
        Scenario s = llama70();
        s.clear(fields().gpus.ordinal);
        const CardComparison study = compareCards(s, shippedCatalogue());
        QVERIFY(study.choices.size() >= 8);
        QVERIFY(study.choices.front().own);
        bool china = false, world = false;
        for (const CardChoice& c : study.choices) {
            china = china || (c.card->market == "cn" && c.results[f().days]);
            world = world || (c.card->market.empty() && c.results[f().days]);
            QVERIFY2(c.ecosystem, c.card->id.c_str());
        }
        QVERIFY(china && world);
        const TableContent table = cardTable(study);
        for (const auto& row : table.rows)
            QCOMPARE(qsizetype(row.size()), table.columns.size());
        QVERIFY(cardTable(compareCards(Scenario(), shippedCatalogue())).empty());
    }
    void nothingWithoutAnAnswer()
    {
        const Scenario none;
        const Results r = evaluate(none, shippedCatalogue());
        QVERIFY(cashFlows(none, r).empty());
        QVERIFY(cashFlowChart({}, none, "USD").isEmpty());
        QVERIFY(costChart(r).isEmpty());
        QVERIFY(useChart(useCurves(none, shippedCatalogue())).isEmpty());
        QVERIFY(breakEvenChart({}).isEmpty());
        QVERIFY(changeChart(changeCurves(none, shippedCatalogue())).isEmpty());
        QVERIFY(routeTable(r).empty());
        QVERIFY(cashTable({}, "USD").empty());
    }
    void everySamplePlanCanBeDrawn()
    {
        for (const Sample& sample : builtSamples()) {
            const Results r = evaluate(sample.scenario, shippedCatalogue());
            const auto flows = cashFlows(sample.scenario, r);
            for (const ChartSpec& spec : {cashFlowChart(flows, sample.scenario, r.currency), costChart(r),
                     useChart(useCurves(sample.scenario, shippedCatalogue())),
                     breakEvenChart(useCurves(sample.scenario, shippedCatalogue())),
                     changeChart(changeCurves(sample.scenario, shippedCatalogue()))})
                for (const ChartSeries& series : spec.series)
                    for (const ChartPoint& p : series.points)
                        QVERIFY2(std::isfinite(p.x) && std::isfinite(p.y), qPrintable(spec.id));
        }
    }
};

QTEST_MAIN(TestMoneyCharts)
#include "tst_money_charts.moc"
