#include "core/trace/explain.h"

#include "core/units/display.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace sizewright {

namespace {

struct OpText {
    Op op;
    const char* text;
    int binding; // of infix operators: higher binds tighter; 0 for functions
};
constexpr OpText opTexts[]{
    {Op::add, " + ", 1}, {Op::subtract, " − ", 1}, {Op::multiply, " × ", 2},
    {Op::divide, " / ", 2}, {Op::larger, "max", 0}, {Op::smaller, "min", 0},
    {Op::ceiling, "ceil", 0}, {Op::floor, "floor", 0}, {Op::squareRoot, "sqrt", 0},
    {Op::exponential, "exp", 0}, {Op::logarithm, "ln", 0}, {Op::power, "pow", 0},
    {Op::firstMonth, "first_month", 0}};

const OpText* textOf(Op op)
{
    for (const OpText& t : opTexts)
        if (t.op == op)
            return &t;
    return nullptr;
}

bool isNamed(const Node& n) { return n.op == Op::leaf || n.op == Op::step; }
bool isUnary(Op op)
{
    return op == Op::ceiling || op == Op::floor || op == Op::squareRoot || op == Op::exponential
        || op == Op::logarithm;
}

// A name with signs of the formula language in it stands in quotation marks, so that a reader can always
// tell where an operand ends: max(“loss traffic, fused” × rows, …).
std::string inFormula(const std::string& name)
{
    for (const char* sign : {",", "(", ")", " + ", " − ", " × ", " / "})
        if (name.find(sign) != std::string::npos)
            return "“" + name + "”";
    return name;
}

class Explainer
{
public:
    Explainer(const Derivation& d, std::string_view currency) : m_d(d), m_currency(currency) {}

    std::vector<ExplainedLine> lines;

    int addLine(NodeId id, int depth)
    {
        if (const auto it = m_lineOf.find(id); it != m_lineOf.end())
            return it->second;
        const int index = int(lines.size());
        m_lineOf[id] = index;
        lines.push_back(lineOf(id, depth));
        // Operands that are steps follow, each once, in order of appearance.
        std::vector<NodeId> steps = m_stepsSeen;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const int child = addLine(steps[i], depth + 1);
            for (Operand& o : lines[std::size_t(index)].operands)
                if (o.line == -2 - int(steps[i]))
                    o.line = child;
        }
        return index;
    }

private:
    ExplainedLine lineOf(NodeId id, int depth)
    {
        const Node& node = m_d.nodes[id];
        const Step& step = m_d.steps[node.b];
        ExplainedLine line;
        line.depth = depth;
        line.label = step.name;
        line.qualifier = step.qualifier;
        line.name = baseName(id);
        line.key = step.figure;
        line.source = step.source;
        line.value = node.value;
        line.signature = node.signature;
        line.text = textOfValue(node);
        m_operands.clear();
        m_names.clear();
        m_stepsSeen.clear();
        collect(node.a);
        line.formula = formula(node.a, false, 0);
        line.numbers = formula(node.a, true, 0);
        line.operands = m_operands;
        return line;
    }

    std::string baseName(NodeId id) const
    {
        const Node& n = m_d.nodes[id];
        if (n.op == Op::leaf) {
            const Leaf& leaf = m_d.leaves[n.b];
            return leaf.name.source;
        }
        const Step& step = m_d.steps[n.b];
        std::string name = step.name.source;
        if (!step.qualifier.empty())
            name += std::string(" [") + step.qualifier.source + "]";
        return name;
    }

    // Two operands of one formula may share a name and differ in value: the later ones get a number.
    std::string nameOf(NodeId id) const
    {
        const auto it = m_names.find(id);
        return it == m_names.end() ? inFormula(baseName(id)) : it->second;
    }

    void collect(NodeId id)
    {
        const Node& n = m_d.nodes[id];
        if (!isNamed(n)) {
            collect(n.op == Op::firstMonth ? n.arguments[0] : n.a);
            if (n.op == Op::firstMonth)
                for (std::size_t i = 1; i < n.arguments.size(); ++i)
                    collect(n.arguments[i]);
            else if (!isUnary(n.op))
                collect(n.b);
            return;
        }
        if (m_names.contains(id))
            return;
        const std::string base = baseName(id);
        std::string name = inFormula(base);
        for (int number = 2;; ++number) {
            const auto same = std::find_if(m_operands.begin(), m_operands.end(),
                [&](const Operand& o) { return o.name == name; });
            if (same == m_operands.end())
                break;
            if (same->value == n.value && same->signature == n.signature) {
                m_names[id] = name; // the same fact, read twice
                return;
            }
            name = inFormula(base + " #" + std::to_string(number));
        }
        m_names[id] = name;
        m_operands.push_back(operandOf(id, name));
        if (n.op == Op::step)
            m_stepsSeen.push_back(id);
    }

    Operand operandOf(NodeId id, const std::string& name)
    {
        const Node& n = m_d.nodes[id];
        Operand o;
        o.name = name;
        o.value = n.value;
        o.signature = n.signature;
        o.text = textOfValue(n);
        if (n.op == Op::leaf) {
            const Leaf& leaf = m_d.leaves[n.b];
            o.label = leaf.name;
            o.key = leaf.key;
            o.source = leaf.qualifier.empty() ? leaf.source : leaf.qualifier + ": " + leaf.source;
            o.asOf = leaf.asOf;
            o.trust = leaf.trust;
        } else {
            const Step& step = m_d.steps[n.b];
            o.label = step.name;
            o.qualifier = step.qualifier;
            o.key = step.figure;
            o.source = step.source;
            o.line = -2 - int(id); // replaced by the line's index
        }
        return o;
    }

    std::string textOfValue(const Node& n) const
    {
        return quantityText(n.value, n.signature, {}, {7, m_currency, false});
    }

    std::string formula(NodeId id, bool numbers, int outer) const
    {
        const Node& n = m_d.nodes[id];
        if (isNamed(n))
            return numbers ? textOfValue(n) : nameOf(id);
        const OpText& op = *textOf(n.op);
        if (op.binding > 0) {
            // a − (b + c), a / (b × c): the right operand of − and / needs its brackets.
            const bool strict = n.op == Op::subtract || n.op == Op::divide;
            const std::string inner = formula(n.a, numbers, op.binding) + op.text
                + formula(n.b, numbers, op.binding + (strict ? 1 : 0));
            return op.binding < outer ? "(" + inner + ")" : inner;
        }
        std::string inner;
        if (n.op == Op::firstMonth) {
            for (NodeId argument : n.arguments)
                inner += (inner.empty() ? "" : ", ") + formula(argument, numbers, 0);
        } else {
            inner = formula(n.a, numbers, 0);
            if (!isUnary(n.op))
                inner += ", " + formula(n.b, numbers, 0);
        }
        return std::string(op.text) + "(" + inner + ")";
    }

    const Derivation& m_d;
    std::string m_currency;
    std::map<NodeId, int> m_lineOf;
    std::vector<Operand> m_operands;
    std::map<NodeId, std::string> m_names;
    std::vector<NodeId> m_stepsSeen;
};

} // namespace

std::vector<ExplainedLine> explain(
    const Derivation& derivation, NodeId node, std::string_view currency)
{
    Explainer explainer(derivation, currency);
    explainer.addLine(node, 0);
    return std::move(explainer.lines);
}

std::string explanationText(const std::vector<ExplainedLine>& lines)
{
    std::string out;
    for (const ExplainedLine& line : lines) {
        const std::string indent(std::size_t(line.depth) * 2, ' ');
        out += indent + line.name + " = " + line.text;
        if (!line.key.empty())
            out += "   (" + line.key + ")";
        out += "\n" + indent + "    = " + line.formula + "\n" + indent + "    = " + line.numbers
            + "\n";
        if (!line.source.empty())
            out += indent + "    source: " + line.source + "\n";
        for (const Operand& o : line.operands) {
            if (o.line >= 0)
                continue; // derived below
            out += indent + "    · " + o.name + " = " + o.text + " — " + label(o.trust).source;
            if (!o.source.empty())
                out += "; " + o.source;
            if (!o.asOf.empty())
                out += " (" + o.asOf + ")";
            if (!o.key.empty())
                out += "  [" + o.key + "]";
            out += "\n";
        }
    }
    return out;
}

nlohmann::ordered_json explanationJson(const std::vector<ExplainedLine>& lines)
{
    using Json = nlohmann::ordered_json;
    Json out = Json::array();
    for (const ExplainedLine& line : lines) {
        Json inputs = Json::array();
        for (const Operand& o : line.operands) {
            Json input{{"name", o.name}, {"value", o.value}, {"unit", baseUnitText(o.signature)},
                {"text", o.text}, {"state", label(o.trust).source}};
            if (!o.key.empty())
                input["path"] = o.key;
            if (!o.source.empty())
                input["source"] = o.source;
            if (!o.asOf.empty())
                input["as_of"] = o.asOf;
            if (o.line >= 0)
                input["derived_in"] = o.line;
            inputs.push_back(std::move(input));
        }
        Json entry{{"name", line.name}, {"value", line.value},
            {"unit", baseUnitText(line.signature)}, {"text", line.text},
            {"formula", line.formula}, {"numbers", line.numbers}};
        if (!line.key.empty())
            entry["path"] = line.key;
        if (!line.source.empty())
            entry["source"] = line.source;
        entry["inputs"] = std::move(inputs);
        out.push_back(std::move(entry));
    }
    return out;
}

} // namespace sizewright
