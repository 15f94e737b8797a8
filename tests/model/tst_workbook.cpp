// The money as a workbook: opens the written file with a spreadsheet of its own, changes prices in it, and
// wants what evaluate() gives for the plan with those prices.
#include "core/model/evaluate.h"
#include "core/units/display.h"
#include "tests/support/plan_builder.h"
#include "tests/support/sample_plans.h"
#include "tests/support/workbook_reader.h"
#include "ui/text/translate.h"
#include "ui/workbook/money_graph.h"
#include "ui/workbook/workbook_file.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;
using namespace sizewright;
using namespace sizewright::test;

namespace {

constexpr double digits = 1e-9;
const QDate day(2026, 11, 30);

bool near(double a, double b) { return std::fabs(a - b) <= digits * std::max({std::fabs(a), std::fabs(b), 1e-6}); }

Plan planOf(std::vector<Scenario> scenarios)
{
    Plan plan;
    plan.name = "plan";
    plan.scenarios = std::move(scenarios);
    return plan;
}

WorkbookReader reading(const Plan& plan, const Catalogue& catalogue = shippedCatalogue())
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"book.xlsx"_s);
    QString error;
    if (!writeWorkbook(plan, catalogue, file, &error, {day}))
        throw std::runtime_error(error.toStdString());
    return WorkbookReader(file);
}

Scenario inDollars() { return llama70(); }
Scenario inRenminbi()
{
    return with(llama70(),
        "money.currency=CNY\nmoney.rent_per_gpu_hour=14.6\nmoney.lease_per_gpu_hour=11\n"
        "money.server_price=2200000\nmoney.power_per_kwh=0.65\nmoney.data_preparation=120000\n"
        "money.lease_change=50000\nmoney.build_change=70000\nmoney.lease_minimum_months=3 months");
}

// A money figure as the workbook of one scenario has it, in the unit of its key; "—": NaN.
double figureIn(WorkbookReader& book, const ResultInfo& info)
{
    const QString label = translated(info.label);
    for (const QString& sheet : {sheetName(translated(info.group), {}), u"Summary"_s}) {
        if (!book.sheets().contains(sheet))
            continue;
        for (const QString& name : {label, QString(label + u", " + toQt(info.unit))})
            if (const int row = book.row(sheet, name); row > 0) {
                const bool reads = !book.text(sheet, u"C%1"_s.arg(row)).isEmpty()
                    && book.cells(sheet).contains(u"D%1"_s.arg(row))
                    && !book.cells(sheet).at(u"D%1"_s.arg(row)).formula.isEmpty()
                    && (info.unit == "months" || info.signature == signatureOf<MoneyPerFlop>()
                        || info.signature == signatureOf<MoneyPerToken>());
                const SheetValue v = book.value(sheet, (reads ? u"D%1"_s : u"B%1"_s).arg(row));
                return v.kind == SheetValue::number ? v.n : std::numeric_limits<double>::quiet_NaN();
            }
    }
    throw std::runtime_error("no row for " + std::string(info.key));
}

// What differs between the workbook and an evaluation; empty if nothing does.
QString difference(WorkbookReader& book, const Results& results)
{
    for (const ResultInfo& info : resultFields().all()) {
        if (info.ordinal == resultFields().breakEvenUse.ordinal
            || info.ordinal == resultFields().breakEvenIdle.ordinal)
            continue; // rows of plans that have them at their own prices
        const bool money = isMoneyFigure(info);
        const auto value = results.number(info.ordinal);
        if (!money || !value)
            continue;
        const UnitChoice* unit = findUnit(info.signature, info.unit);
        const double expected = *value / (unit ? unit->factor : 1.0);
        const double found = figureIn(book, info);
        if (!near(found, expected))
            return u"%1: %2 in the workbook, %3 evaluated"_s.arg(toQt(info.key))
                .arg(found, 0, 'g', 17).arg(expected, 0, 'g', 17);
    }
    return {};
}

// The cell of a field on the inputs; empty where the money does not read it.
QString inputCell(const WorkbookReader& book, const FieldInfo& field)
{
    const QString group = field.page == Page::money ? translated(field.group)
                                                    : u"From the other chapters of the plan"_s;
    const int heading = book.row(u"Inputs"_s, group);
    const int row = heading ? book.row(u"Inputs"_s, translated(field.label), heading) : 0;
    for (int i = heading + 1; i < row; ++i)
        if (book.text(u"Inputs"_s, u"A%1"_s.arg(i)).isEmpty())
            return {}; // the group has ended
    return row ? u"B%1"_s.arg(row) : QString();
}

// Another value of a field within its range.
double another(const FieldInfo& field, double value)
{
    const UnitChoice* unit = findUnit(field.signature, field.unit);
    const double step = unit ? unit->factor : 1.0;
    if (field.kind == FieldKind::whole)
        return value + 2;
    if (value == 0)
        return 37 * step;
    return value * 1.23 <= field.max ? value * 1.23 : value * 0.83;
}

} // namespace

class TestWorkbook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formulasGiveTheirValues();
    void figuresAreTheResults_data() { currencies(); }
    void figuresAreTheResults();
    void changedInputsMoveTheMoney_data() { currencies(); }
    void changedInputsMoveTheMoney();
    void totalsAreTheSumOfTheirLines();
    void breakEvenComesAndGoes();
    void inputsThatDecideAreLocked();
    void scenariosHaveTheirOwnSheets();
    void namesOfSheets();
    void textsAreNoFormulas();
    void withholdsWhatTheVerdictWithholds();
    void writesWholeOrNotAtAll();

private:
    static void currencies()
    {
        QTest::addColumn<bool>("renminbi");
        QTest::newRow("dollars") << false;
        QTest::newRow("renminbi") << true;
    }
};

// Every formula of every sample, against the value that stands beside it in the file.
void TestWorkbook::formulasGiveTheirValues()
{
    std::vector<Sample> samples = exampleSamples();
    for (Sample& sample : builtSamples())
        samples.push_back(std::move(sample));
    int formulas = 0;
    for (const Sample& s : samples) {
        WorkbookReader book = reading(planOf({s.scenario}), s.catalogue);
        for (const QString& sheet : book.sheets())
            for (const auto& [cell, stored] : book.cells(sheet)) {
                if (stored.formula.isEmpty())
                    continue;
                ++formulas;
                QVERIFY(stored.formula.size() < 8000); // 8,192 are the most
                const SheetValue v = book.value(sheet, cell);
                const QString where = u"%1: %2!%3 = %4 gives %5, not %6"_s.arg(toQt(s.name), sheet, cell,
                    stored.formula).arg(v.n, 0, 'g', 17).arg(stored.value.n, 0, 'g', 17);
                QVERIFY2(v.kind == stored.value.kind && v.s == stored.value.s, qPrintable(where));
                QVERIFY2(near(v.n, stored.value.n), qPrintable(where));
            }
    }
    QVERIFY(formulas > 10000);
}

void TestWorkbook::figuresAreTheResults()
{
    QFETCH(bool, renminbi);
    const Scenario plan = renminbi ? inRenminbi() : inDollars();
    WorkbookReader book = reading(planOf({plan}));
    const QString found = difference(book, evaluate(plan, shippedCatalogue()));
    QVERIFY2(found.isEmpty(), qPrintable(found));
}

// Each input by itself, and then all of them together.
void TestWorkbook::changedInputsMoveTheMoney()
{
    QFETCH(bool, renminbi);
    const Scenario plan = renminbi ? inRenminbi() : inDollars();
    WorkbookReader book = reading(planOf({plan})), together = reading(planOf({plan}));
    Scenario all = plan;
    std::set<std::string> changed;
    for (const FieldInfo& field : fields().all()) {
        if (field.page != Page::money && field.key != "storage.checkpoints_kept")
            continue;
        const QString cell = inputCell(book, field);
        if (cell.isEmpty())
            continue;
        const UnitChoice* unit = findUnit(field.signature, field.unit);
        const double factor = unit ? unit->factor : 1.0;
        const double before = book.value(u"Inputs"_s, cell).n * factor;
        const double value = another(field, before);
        QVERIFY2(value != before, field.key.data());
        Scenario other = plan;
        for (Scenario* scenario : {&other, &all})
            scenario->put(field.ordinal, {value, {}, {}, Origin::typed, {}});
        book.type(u"Inputs"_s, cell, value / factor);
        together.type(u"Inputs"_s, cell, value / factor);
        const QString found = difference(book, evaluate(other, shippedCatalogue()));
        QVERIFY2(found.isEmpty(), qPrintable(toQt(field.key) + u": " + found));
        book.type(u"Inputs"_s, cell, before / factor);
        changed.insert(std::string(field.key));
    }
    for (const char* key : {"money.rent_per_gpu_hour", "money.lease_per_gpu_hour", "money.server_price",
             "money.power_per_kwh", "money.colocation_per_kw_month", "money.discount_rate",
             "money.life_years", "money.storage_per_gb_month", "storage.checkpoints_kept"})
        QVERIFY2(changed.contains(key), key);
    const QString found = difference(together, evaluate(all, shippedCatalogue()));
    QVERIFY2(found.isEmpty(), qPrintable(found));
}

void TestWorkbook::totalsAreTheSumOfTheirLines()
{
    WorkbookReader book = reading(planOf({inRenminbi()}));
    int checks = 0;
    for (const double price : {14.6, 3.0, 99.99}) {
        book.type(u"Inputs"_s, inputCell(book, *fields().find("money.rent_per_gpu_hour")), price);
        book.type(u"Inputs"_s, inputCell(book, *fields().find("money.server_price")), price * 100);
        for (const QString& sheet : book.sheets())
            if (const int row = book.row(sheet, u"Check: total less the sum of its lines"_s); row > 0) {
                QCOMPARE(book.value(sheet, u"B%1"_s.arg(row)).n, 0.0);
                ++checks;
                double shares = 0;
                for (int i = 6; i < row; ++i)
                    shares += book.value(sheet, u"D%1"_s.arg(i)).n;
                QVERIFY(near(shares, 1));
            }
    }
    QCOMPARE_EQ(checks, 15); // rent, lease, build, purchase and ownership, three times
}

// A rent at which building never pays has no month; a dearer one in the cell has the one of evaluate().
void TestWorkbook::breakEvenComesAndGoes()
{
    const ResultInfo& month = resultFields().all()[resultFields().breakEven.ordinal];
    const Scenario cheap = with(llama70(), "money.rent_per_gpu_hour=0.2");
    QVERIFY(!evaluate(cheap, shippedCatalogue())[resultFields().breakEven]);
    WorkbookReader book = reading(planOf({cheap}));
    QVERIFY(std::isnan(figureIn(book, month)));
    const QString cell = inputCell(book, *fields().find("money.rent_per_gpu_hour"));
    for (const char* price : {"1.4", "2", "4", "9"}) {
        const Scenario dear
            = with(llama70(), std::string("money.rent_per_gpu_hour=") + price);
        const auto expected = evaluate(dear, shippedCatalogue())[resultFields().breakEven];
        book.type(u"Inputs"_s, cell, QByteArray(price).toDouble());
        const double found = figureIn(book, month);
        QVERIFY2(expected ? near(found, expected->value() / units::month) : std::isnan(found), price);
    }
}

// A residual value of nothing has another formula than one of something: another typed into the workbook would be
// wrong, so it must not be typed there. A cost of capital of nothing is no such case.
void TestWorkbook::inputsThatDecideAreLocked()
{
    const auto stateOf = [](const Scenario& scenario, const char* key) {
        const WorkbookReader book = reading(planOf({scenario}));
        return book.text(u"Inputs"_s, u"F"_s + inputCell(book, *fields().find(key)).mid(1));
    };
    const QString inThePlan = u"change it in the plan"_s;
    const Scenario free = with(llama70(), "money.discount_rate=0");
    QVERIFY(!stateOf(free, "money.discount_rate").contains(inThePlan));
    QVERIFY(stateOf(with(llama70(), "money.residual_share=0"), "money.residual_share").contains(inThePlan));
    QVERIFY(!stateOf(free, "money.rent_per_gpu_hour").contains(inThePlan));
    QVERIFY(!stateOf(llama70(), "money.discount_rate").contains(inThePlan));
}

void TestWorkbook::scenariosHaveTheirOwnSheets()
{
    Scenario dollars = inDollars(), renminbi = inRenminbi();
    dollars.name = "here";
    renminbi.name = "there";
    WorkbookReader book = reading(planOf({dollars, renminbi}));
    QCOMPARE(book.sheets().front(), u"Summary"_s);
    for (const QString& sheet : {u"1 Inputs"_s, u"1 Rent"_s, u"2 Rent"_s, u"2 Lease"_s})
        QVERIFY2(book.sheets().contains(sheet), qPrintable(sheet));
    const int row = book.row(u"Summary"_s, u"Rent, total"_s);
    const auto cost = [](const Scenario& s) {
        return evaluate(s, shippedCatalogue())[resultFields().costRent]->value();
    };
    QVERIFY(near(book.value(u"Summary"_s, u"B%1"_s.arg(row)).n, cost(dollars)));
    QVERIFY(near(book.value(u"Summary"_s, u"C%1"_s.arg(row)).n, cost(renminbi)));
    const int currency = book.row(u"Summary"_s, u"Currency"_s);
    QCOMPARE(book.text(u"Summary"_s, u"B%1"_s.arg(currency)), u"USD"_s);
    QCOMPARE(book.text(u"Summary"_s, u"C%1"_s.arg(currency)), u"CNY"_s);
}

void TestWorkbook::namesOfSheets()
{
    QCOMPARE(sheetName(u"a[b]:*?/\\c"_s, {}), u"a b c"_s);
    QCOMPARE(sheetName(u"'quoted'"_s, {}), u"quoted"_s);
    QCOMPARE(sheetName(u"Rent"_s, {u"rent"_s}), u"Rent 2"_s);
    QCOMPARE(sheetName(QString(40, u'x'), {}).size(), 31);
    QCOMPARE(sheetName(QString(40, u'x'), {QString(31, u'x')}), QString(29, u'x') + u" 2");
    QCOMPARE(sheetName(u"///"_s, {}), u"-"_s);
    const QString beyond = QString(30, u'x') + QString::fromUcs4(U"\U0001F600");
    QCOMPARE(sheetName(beyond, {}), QString(30, u'x'));
    QCOMPARE(cellName(u"this run's share"_s, 6, 27), u"'this run''s share'!AB7"_s);
}

// What people write is never worked out, whatever it begins with.
void TestWorkbook::textsAreNoFormulas()
{
    Scenario scenario = inDollars();
    scenario.name = "=1+1";
    const FieldInfo& rent = *fields().find("money.rent_per_gpu_hour");
    scenario.put(rent.ordinal, {2.0 / units::hour, {}, {}, Origin::quoted, "@SUM(A1:A9)\x01\n<&>\"'"});
    Scenario second = scenario;
    second.name = "+cmd|' /C calc'!A0";
    Plan plan = planOf({scenario, second});
    plan.name = "-2+3";
    WorkbookReader book = reading(plan);
    QCOMPARE(book.text(u"Summary"_s, u"A1"_s), u"-2+3"_s);
    static const QRegularExpression ours(QStringLiteral(
        R"re(^([-+*/(),:<>=!$0-9.eE ]|'[^']*(''[^']*)*'!|[A-Z]+|"—")+$)re"));
    bool quote = false;
    for (const QString& sheet : book.sheets())
        for (const auto& [cell, stored] : book.cells(sheet)) {
            QVERIFY2(stored.formula.isEmpty() || ours.match(stored.formula).hasMatch(),
                qPrintable(stored.formula));
            QVERIFY(!stored.formula.contains(u"cmd") && !stored.formula.contains(u"SUM(A1:A9)"));
            quote = quote || stored.value.s.startsWith(u"@SUM(A1:A9)"_s);
        }
    QVERIFY(quote);
}

void TestWorkbook::withholdsWhatTheVerdictWithholds()
{
    WorkbookReader book = reading(planOf({with(llama70(), "framing.latest_days=")}));
    QCOMPARE(book.sheets(), QStringList{u"Summary"_s});
    const int row = book.row(u"Summary"_s, u"Verdict"_s);
    QVERIFY(book.text(u"Summary"_s, u"B%1"_s.arg(row)).startsWith(u"withheld"_s));
}

void TestWorkbook::writesWholeOrNotAtAll()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"none/book.xlsx"_s);
    QString error;
    QVERIFY(!writeWorkbook(planOf({llama8()}), shippedCatalogue(), file, &error, {day}));
    QVERIFY(error.contains(file));
    QVERIFY(!QFile::exists(file));
    // The same plan on the same day is the same file.
    const auto bytes = [&](const QString& name) {
        QFile out(folder.filePath(name));
        return writeWorkbook(planOf({llama8()}), shippedCatalogue(), out.fileName(), &error, {day})
                && out.open(QIODevice::ReadOnly)
            ? out.readAll()
            : QByteArray();
    };
    QVERIFY(!bytes(u"a.xlsx"_s).isEmpty());
    QCOMPARE(bytes(u"a.xlsx"_s).size(), bytes(u"b.xlsx"_s).size());
}

QTEST_GUILESS_MAIN(TestWorkbook)
#include "tst_workbook.moc"
