#include "ui/workbook/formula_text.h"

#include "ui/text/translate.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

struct OpText {
    Op op;
    const char* cell; // an operator, or what stands before the arguments
    const char* words;
    int operands;
    int binding; // of operators: higher binds tighter; 0 for functions
};
// Spreadsheets round up away from zero, and CEILING differs between them; INT is the floor in all.
constexpr std::array ops{OpText{Op::add, "+", " + ", 2, 1}, OpText{Op::subtract, "-", " − ", 2, 1},
    OpText{Op::multiply, "*", " × ", 2, 2}, OpText{Op::divide, "/", " / ", 2, 2},
    OpText{Op::larger, "MAX", QT_TRANSLATE_NOOP("WorkbookText", "the larger of (%1; %2)"), 2, 0},
    OpText{Op::smaller, "MIN", QT_TRANSLATE_NOOP("WorkbookText", "the smaller of (%1; %2)"), 2, 0},
    OpText{Op::ceiling, "-INT(-", QT_TRANSLATE_NOOP("WorkbookText", "rounded up (%1)"), 1, 0},
    OpText{Op::floor, "INT", QT_TRANSLATE_NOOP("WorkbookText", "rounded down (%1)"), 1, 0},
    OpText{Op::squareRoot, "SQRT", QT_TRANSLATE_NOOP("WorkbookText", "square root of (%1)"), 1, 0},
    OpText{Op::exponential, "EXP", "exp(%1)", 1, 0}, OpText{Op::logarithm, "LN", "ln(%1)", 1, 0},
    OpText{Op::power, "POWER", QT_TRANSLATE_NOOP("WorkbookText", "%1 to the power of %2"), 2, 0}};

class Writer
{
public:
    Writer(const Derivation& derivation, const NodeName& name, bool cells)
        : m_d(derivation), m_name(name), m_cells(cells)
    {
    }

    QString body(NodeId id) const
    {
        return m_d.nodes[id].op == Op::step ? text(m_d.nodes[id].a, 0) : operation(id, 0);
    }

private:
    QString text(NodeId id, int outer) const
    {
        if (isOne(m_d, id))
            return u"1"_s;
        const QString name = m_name(id);
        return name.isEmpty() ? operation(id, outer) : name;
    }

    QString operation(NodeId id, int outer) const
    {
        const Node& n = m_d.nodes[id];
        if (n.op == Op::step)
            return text(n.a, outer);
        if ((n.op == Op::multiply || n.op == Op::divide) && isOne(m_d, n.b))
            return text(n.a, outer);
        if (n.op == Op::multiply && isOne(m_d, n.a))
            return text(n.b, outer);
        for (const OpText& op : ops)
            if (op.op == n.op)
                return op.binding > 0 ? infix(op, n, outer) : call(op, n, outer);
        return QString::number(n.value, 'g', 17); // not reached: every operation is above or has a cell
    }

    QString infix(const OpText& op, const Node& n, int outer) const
    {
        // a − (b + c), a / (b × c): the right operand of − and / needs its brackets.
        const bool strict = n.op == Op::subtract || n.op == Op::divide;
        const QString inner = text(n.a, op.binding) + QString::fromUtf8(m_cells ? op.cell : op.words)
            + text(n.b, op.binding + (strict ? 1 : 0));
        return op.binding < outer ? QString(u'(' + inner + u')') : inner;
    }

    QString call(const OpText& op, const Node& n, int outer) const
    {
        const bool two = op.operands == 2;
        if (!m_cells) {
            const int inner = op.op == Op::power ? 3 : 0; // nothing but a bracket tells where its operands end
            const QString pattern = QCoreApplication::translate("WorkbookText", op.words);
            return two ? pattern.arg(text(n.a, inner), text(n.b, inner)) : pattern.arg(text(n.a, inner));
        }
        QString inner = text(n.a, 0);
        if (two)
            inner += u',' + text(n.b, 0);
        const QString written = QString::fromUtf8(op.cell) + u'(' + inner + u')';
        if (n.op != Op::ceiling)
            return written;
        return outer > 0 ? QString(u'(' + written + u"))"_s) : QString(written + u')');
    }

    const Derivation& m_d;
    const NodeName& m_name;
    bool m_cells;
};

} // namespace

QString cellFormula(const Derivation& derivation, NodeId node, const NodeName& name)
{
    return Writer(derivation, name, true).body(node);
}

QString wordFormula(const Derivation& derivation, NodeId node, const NodeName& name)
{
    return Writer(derivation, name, false).body(node);
}

bool isOne(const Derivation& derivation, NodeId node)
{
    const Node& n = derivation.nodes[node];
    if (n.op != Op::leaf || n.value != 1 || !n.signature.dimensionless())
        return false;
    const Leaf& leaf = derivation.leaves[n.b];
    return leaf.key.empty() && leaf.qualifier.empty();
}

} // namespace sizewright
