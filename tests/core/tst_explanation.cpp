// Takes every explanation at its word: reads the printed formula, puts the printed operands in, and
// wants the printed value. So no figure can be explained by a formula that does not give it.
#include "core/model/evaluate.h"
#include "core/trace/explain.h"
#include "core/trace/number.h"
#include "core/units/display.h"
#include "tests/support/formula_reader.h"
#include "tests/support/sample_plans.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <bit>
#include <set>

using namespace sizewright;
using namespace sizewright::test;

namespace {

// What seven printed digits may hide of a value, with a little for the last bit.
constexpr double printedDigits = 5.001e-7;
constexpr double storedDigits = 1e-9;

// The number behind a printed value with its unit.
double read(const std::string& text, const Signature& signature, std::string_view currency)
{
    if (const auto parsed = parseQuantity(text, signature, {}, currency))
        return parsed->value;
    // Dimensions that occur inside formulas alone are written in base units, which nobody types.
    const std::string unit = " " + baseUnitText(signature, currency);
    if (!text.ends_with(unit))
        throw std::runtime_error("not a quantity: " + text);
    const auto parsed = parseQuantity(
        text.substr(0, text.size() - unit.size()), Signature{}, {}, currency);
    if (!parsed)
        throw std::runtime_error("not a number: " + text);
    return parsed->value;
}

bool near(double a, double b, double relative)
{
    return a == b || std::fabs(a - b) <= relative * std::max(std::fabs(a), std::fabs(b));
}

// The formula with the operands' stored values.
std::string storedFault(const test::Term& formula, const nlohmann::ordered_json& line)
{
    std::map<std::string, Range> values;
    for (const auto& input : line["inputs"])
        values[input["name"]] = within(input["value"].get<double>(), 0);
    const Range result = rangeOf(formula, values);
    const double value = line["value"].get<double>();
    if (!near(result.low, value, storedDigits) || !near(result.high, value, storedDigits))
        return "gives " + std::to_string(result.low) + ", not " + std::to_string(value);
    return {};
}

// The formula with the operands as they are printed.
std::string printedFault(const test::Term& formula, const ExplainedLine& line, std::string_view currency)
{
    std::map<std::string, Range> values;
    for (const Operand& o : line.operands) {
        values[o.name] = within(read(o.text, o.signature, currency), printedDigits);
        if (!near(read(o.text, o.signature, currency), o.value, printedDigits))
            return o.name + " is printed as " + o.text + " but is " + std::to_string(o.value);
    }
    const Range result = rangeOf(formula, values);
    const Range printed = within(read(line.text, line.signature, currency), printedDigits);
    if (result.high < printed.low || result.low > printed.high)
        return "printed operands give " + std::to_string(result.low) + " … "
            + std::to_string(result.high) + ", not " + line.text;
    return {};
}

// The same formula in numbers, and both readable without a list of names.
std::string numbersFault(const test::Term& formula, const ExplainedLine& line)
{
    std::map<std::string, std::string> texts;
    std::vector<std::string> printed;
    for (const Operand& o : line.operands) {
        texts[o.name] = o.text;
        printed.push_back(o.text);
    }
    const auto printedAs = [&](const std::string& name, const std::string& text) {
        return texts.at(name) == text;
    };
    const auto equal = [](const std::string& a, const std::string& b) { return a == b; };
    if (!sameShape(formula, FormulaReader(line.formula, operandByGrammar).read(), equal))
        return "names cannot be told from operators";
    for (const OperandLength& reading : {longestOf(printed), OperandLength(operandByGrammar)})
        if (!sameShape(formula, FormulaReader(line.numbers, reading).read(), printedAs))
            return "numbers are not the formula: " + line.numbers;
    return {};
}

// What is wrong with a line; empty if nothing is.
std::string fault(
    const ExplainedLine& line, const nlohmann::ordered_json& json, std::string_view currency)
{
    try {
        std::vector<std::string> names;
        for (const Operand& o : line.operands)
            names.push_back(o.name);
        if (std::set<std::string>(names.begin(), names.end()).size() != names.size())
            return "two operands share a name";
        if (json["formula"] != line.formula || json["text"] != line.text)
            return "JSON differs from text";
        const test::Term formula = FormulaReader(line.formula, longestOf(names)).read();
        for (const std::string& found : {storedFault(formula, json),
                 printedFault(formula, line, currency), numbersFault(formula, line)})
            if (!found.empty())
                return found;
    } catch (const std::exception& e) {
        return e.what();
    }
    return {};
}

std::string fault(const ExplainedLine& line, std::string_view currency)
{
    return fault(line, explanationJson({line}).front(), currency);
}

bool byUser(Trust trust)
{
    return trust == Trust::given || trust == Trust::quoted || trust == Trust::measured;
}

const std::vector<Sample>& samples()
{
    static const std::vector<Sample> all = [] {
        std::vector<Sample> list = exampleSamples();
        for (Sample& sample : builtSamples())
            list.push_back(std::move(sample));
        return list;
    }();
    return all;
}

void sampleRows()
{
    QTest::addColumn<int>("sample");
    for (std::size_t i = 0; i < samples().size(); ++i)
        QTest::newRow(samples()[i].name.c_str()) << int(i);
}

QString say(const std::string& figure, const ExplainedLine& line, const std::string& what)
{
    return QString::fromStdString(figure + ": " + line.name + " = " + line.formula + "\n   = "
        + line.numbers + "\n   = " + line.text + "\n   " + what);
}

} // namespace

class TestExplanation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesGiveTheirValue_data() { sampleRows(); }
    void linesGiveTheirValue();
    void figuresAreTheResults_data() { sampleRows(); }
    void figuresAreTheResults();
    void operationsGiveTheirNodes_data() { sampleRows(); }
    void operationsGiveTheirNodes();
    void leavesHaveSources_data() { sampleRows(); }
    void leavesHaveSources();
    void derivationsLeadSomewhere();
    void everyFigureIsExplainedSomewhere();
    void corruptionIsSeen();
    void namesWithSignsAreQuoted();
};

void TestExplanation::linesGiveTheirValue()
{
    QFETCH(int, sample);
    const Sample& s = samples()[std::size_t(sample)];
    const Explained explained = evaluateExplained(s.scenario, s.catalogue);
    const std::string& currency = explained.results.currency;
    std::set<std::string> seen; // most lines stand under many figures
    for (const auto& [key, node] : explained.figures) {
        const auto lines = explain(explained.derivation, node, currency);
        QVERIFY(!lines.empty());
        QCOMPARE(lines.front().key, key);
        const auto json = explanationJson(lines);
        QCOMPARE_EQ(json.size(), lines.size());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (!seen.insert(lines[i].name + lines[i].formula + lines[i].numbers).second)
                continue;
            const std::string found = fault(lines[i], json[i], currency);
            QVERIFY2(found.empty(), qPrintable(say(key, lines[i], found)));
        }
    }
}

void TestExplanation::figuresAreTheResults()
{
    QFETCH(int, sample);
    const Sample& s = samples()[std::size_t(sample)];
    const Results plainly = evaluate(s.scenario, s.catalogue);
    const Explained explained = evaluateExplained(s.scenario, s.catalogue);
    std::size_t present = 0;
    for (const ResultInfo& info : resultFields().all()) {
        const auto value = plainly.number(info.ordinal);
        const NodeId* node = explained.find(info.key);
        QVERIFY2(bool(value) == (node != nullptr),
            qPrintable(QString::fromStdString(std::string(info.key)
                + (value ? " has no explanation" : " is explained but absent"))));
        if (!value)
            continue;
        ++present;
        const Node& n = explained.derivation.nodes[*node];
        QVERIFY2(std::bit_cast<std::uint64_t>(n.value) == std::bit_cast<std::uint64_t>(*value),
            qPrintable(QStringLiteral("%1: %2 explained, %3 evaluated")
                           .arg(QString::fromStdString(std::string(info.key)))
                           .arg(n.value, 0, 'g', 17)
                           .arg(*value, 0, 'g', 17)));
        QVERIFY(n.signature == info.signature);
    }
    QCOMPARE_EQ(present, explained.figures.size());
}

void TestExplanation::operationsGiveTheirNodes()
{
    QFETCH(int, sample);
    const Sample& s = samples()[std::size_t(sample)];
    const Explained explained = evaluateExplained(s.scenario, s.catalogue);
    const Derivation& d = explained.derivation;
    for (NodeId id = 0; id < d.nodes.size(); ++id) {
        const double again = recompute(d, id);
        QVERIFY2(again == d.nodes[id].value
                || (std::isnan(again) && std::isnan(d.nodes[id].value)),
            qPrintable(QStringLiteral("node %1").arg(id)));
    }
}

void TestExplanation::leavesHaveSources()
{
    QFETCH(int, sample);
    const Sample& s = samples()[std::size_t(sample)];
    const Explained explained = evaluateExplained(s.scenario, s.catalogue);
    for (const Leaf& leaf : explained.derivation.leaves) {
        QVERIFY(!leaf.name.empty());
        QVERIFY2(!leaf.source.empty() || byUser(leaf.trust),
            qPrintable(QString::fromStdString(
                std::string(leaf.name.source) + " (" + leaf.key + ") has no source")));
        QVERIFY2(leaf.key.empty() || fields().find(leaf.key),
            qPrintable(QString::fromStdString(leaf.key)));
    }
}

// Every operand is a leaf, or derived in a line of the same explanation, with the same value.
void TestExplanation::derivationsLeadSomewhere()
{
    const Scenario plan = llama70();
    const Explained explained = evaluateExplained(plan, shippedCatalogue());
    const NodeId* rent = explained.find("answer.cost_rent");
    QVERIFY(rent);
    const auto lines = explain(explained.derivation, *rent, "USD");
    QCOMPARE_GT(lines.size(), std::size_t(50));
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (const Operand& o : lines[i].operands) {
            QVERIFY(o.line == -1 || (o.line >= 0 && std::size_t(o.line) < lines.size()));
            if (o.line < 0)
                continue;
            QVERIFY(std::size_t(o.line) != i);
            QCOMPARE(lines[std::size_t(o.line)].value, o.value);
            QCOMPARE(lines[std::size_t(o.line)].text, o.text);
        }
}

void TestExplanation::everyFigureIsExplainedSomewhere()
{
    std::set<std::string> explainedKeys;
    for (const Sample& s : samples())
        for (const auto& [key, node] : evaluateExplained(s.scenario, s.catalogue).figures)
            explainedKeys.insert(key);
    for (const ResultInfo& info : resultFields().all())
        QVERIFY2(explainedKeys.contains(std::string(info.key)),
            qPrintable(QString::fromStdString(std::string(info.key))));
}

void TestExplanation::corruptionIsSeen()
{
    const Explained explained = evaluateExplained(llama70(), shippedCatalogue());
    const auto lines = explain(explained.derivation, *explained.find("time.step_s"), "USD");
    int formulas = 0;
    for (const ExplainedLine& line : lines) {
        QVERIFY(fault(line, "USD").empty());
        const auto corrupt = [&](auto change) {
            ExplainedLine wrong = line;
            change(wrong);
            return fault(wrong, "USD");
        };
        QVERIFY(!corrupt([](ExplainedLine& l) { l.formula += " + nothing of the kind"; }).empty());
        QVERIFY(!corrupt([](ExplainedLine& l) { l.formula += ")"; }).empty());
        if (line.value != 0) {
            QVERIFY(!corrupt([](ExplainedLine& l) { l.value *= 1 + 1e-8; }).empty());
            QVERIFY(!corrupt([](ExplainedLine& l) { l.text = "4711"; }).empty());
        }
        if (line.operands.size() != 2)
            continue;
        for (const auto& [sign, other] : {std::pair{" × ", " / "}, {" / ", " × "}}) {
            const auto at = line.formula.find(sign);
            const bool neutral = line.operands[1].value == 1 || line.value == 0;
            if (at == std::string::npos || neutral)
                continue;
            ++formulas;
            QVERIFY(!corrupt([&, o = other](ExplainedLine& l) {
                l.formula.replace(at, std::string_view(sign).size(), o);
            }).empty());
            QVERIFY(!corrupt([](ExplainedLine& l) { l.operands[0].value *= 1 + 1e-8; }).empty());
            QVERIFY(!corrupt([](ExplainedLine& l) { l.operands[1].text = "13"; }).empty());
            QVERIFY(!corrupt([](ExplainedLine& l) { l.numbers += " × 1"; }).empty());
        }
    }
    QCOMPARE_GT(formulas, 3);
}

void TestExplanation::namesWithSignsAreQuoted()
{
    Derivation d;
    const Explaining m{&d};
    const Constant<Count> tile{{"", "rate of a 256 × 128 tile"}, count(3), "test"};
    const Constant<Count> first{{"", "first, of two"}, count(5), "test"};
    const Constant<Count> plainName{{"", "plain"}, count(7), "test"};
    const Constant<Count> again{{"", "plain"}, count(8), "test"};
    const auto x = m.step({"", "sum"},
        larger(m.constant(tile) * m.constant(plainName), m.constant(first) - m.constant(again)));
    const auto lines = explain(d, x.node, "USD");
    QCOMPARE(QString::fromStdString(lines.front().formula),
        QStringLiteral("max(“rate of a 256 × 128 tile” × plain, “first, of two” − plain #2)"));
    QCOMPARE(lines.front().numbers, std::string("max(3 × 7, 5 − 8)"));
    QVERIFY(fault(lines.front(), "USD").empty());
}

QTEST_APPLESS_MAIN(TestExplanation)
#include "tst_explanation.moc"
