#include "ui/workbook/money_graph.h"

#include "ui/workbook/formula_text.h"

#include <algorithm>
#include <functional>
#include <string_view>
#include <tuple>

namespace sizewright {

namespace {

// An operation without a name gets a cell of its own where formulas share it and it reads so many cells, or
// where a formula would otherwise read this many: a formula may have 8,192 characters.
constexpr int sharedSize = 5, longestSize = 60;

const ResultInfo& infoAt(std::size_t ordinal) { return resultFields().all()[ordinal]; }

bool sameText(const Text& a, const Text& b)
{
    return std::string_view(a.source) == b.source && std::string_view(a.context) == b.context;
}

class Builder
{
public:
    explicit Builder(const Explained& explained)
        : m_explained(explained), m_d(explained.derivation)
    {
    }

    MoneyGraph build()
    {
        findFigures();
        openSharedFigures();
        countUses();
        makeSheets();
        for (MoneySheet& sheet : m_graph.sheets)
            fill(sheet);
        sortInputs();
        return std::move(m_graph);
    }

private:
    const Step* stepOf(NodeId id) const
    {
        const Node& n = m_d.nodes[id];
        return n.op == Op::step ? &m_d.steps[n.b] : nullptr;
    }
    const ResultInfo* figureOf(NodeId id) const
    {
        const Step* step = stepOf(id);
        return step && !step->figure.empty() ? resultFields().find(step->figure) : nullptr;
    }
    // A figure of another chapter that stands as an input.
    bool isGiven(NodeId id) const
    {
        const ResultInfo* info = figureOf(id);
        return info && !isMoneyFigure(*info) && !m_opened.contains(id);
    }
    std::vector<NodeId> operandsOf(NodeId id) const
    {
        const Node& n = m_d.nodes[id];
        switch (n.op) {
        case Op::leaf: return {};
        case Op::firstMonth: return n.arguments;
        case Op::add: case Op::subtract: case Op::multiply: case Op::divide: case Op::larger:
        case Op::smaller: case Op::power: return {n.a, n.b};
        case Op::ceiling: case Op::floor: case Op::squareRoot: case Op::exponential:
        case Op::logarithm: case Op::step: break;
        }
        return {n.a};
    }

    // The first node of each money figure that there is. A search without an answer is one: another price
    // may give it one.
    void findFigures()
    {
        if (!m_explained.results.complete)
            return;
        for (NodeId id = 0; id < m_d.nodes.size(); ++id) {
            const ResultInfo* info = figureOf(id);
            if (info && isMoneyFigure(*info))
                m_graph.figures.emplace(info->ordinal, id);
        }
    }

    // Visits what a node rests on, itself included, and goes on where `enter` says so.
    void walk(NodeId id, std::set<NodeId>& seen, const std::function<bool(NodeId)>& enter) const
    {
        if (!seen.insert(id).second || !enter(id))
            return;
        for (const NodeId operand : operandsOf(id))
            walk(operand, seen, enter);
    }

    std::set<std::string> fieldsOf(NodeId id, const std::function<bool(NodeId)>& enter) const
    {
        std::set<std::string> keys;
        std::set<NodeId> seen;
        walk(id, seen, [&](NodeId at) {
            if (m_d.nodes[at].op == Op::leaf && !m_d.leaves[m_d.nodes[at].b].key.empty())
                keys.insert(m_d.leaves[m_d.nodes[at].b].key);
            return enter(at);
        });
        return keys;
    }

    // A figure of another chapter whose own formula reads a field that money reads too (the checkpoints
    // kept) is opened, so that a change of the field moves both.
    void openSharedFigures()
    {
        for (bool more = true; more;) {
            more = false;
            std::set<std::string> read;
            std::set<NodeId> given;
            for (const auto& [ordinal, id] : m_graph.figures)
                read.merge(fieldsOf(id, [&](NodeId at) {
                    if (isGiven(at))
                        given.insert(at);
                    return !isGiven(at);
                }));
            for (const NodeId id : given) {
                const auto own = fieldsOf(id, [&](NodeId at) { return at == id || !stepOf(at); });
                const bool shares = std::any_of(
                    own.begin(), own.end(), [&](const auto& key) { return read.contains(key); });
                more = (shares && m_opened.insert(id).second) || more;
            }
        }
    }

    // How often each node stands in a formula.
    void countUses()
    {
        std::set<NodeId> seen;
        for (const auto& [ordinal, id] : m_graph.figures)
            walk(id, seen, [&](NodeId at) {
                if (isGiven(at))
                    return false;
                for (const NodeId operand : operandsOf(at))
                    ++m_uses[operand];
                return true;
            });
    }

    // The figures that a sum adds; nothing else may stand in it for `exact`.
    void addTerms(NodeId id, std::vector<NodeId>& terms, bool& exact) const
    {
        const Node& n = m_d.nodes[id];
        const ResultInfo* info = figureOf(id);
        if (n.op == Op::add) {
            addTerms(n.a, terms, exact);
            addTerms(n.b, terms, exact);
        } else if (info && isMoneyFigure(*info)) {
            terms.push_back(id);
        } else if ((n.op == Op::step && !info) || (n.op == Op::multiply && isOne(m_d, n.b))) {
            addTerms(n.a, terms, exact);
        } else {
            exact = false;
        }
    }

    struct Total {
        NodeId node;
        std::vector<NodeId> lines;
        bool exact;
    };
    // A sum of a few figures among many of a group is one of them, not its total.
    std::optional<Total> totalOf(const Text& group) const
    {
        const auto amounts = std::count_if(m_graph.figures.begin(), m_graph.figures.end(), [&](const auto& f) {
            return sameText(infoAt(f.first).group, group) && infoAt(f.first).signature == signatureOf<Money>();
        });
        std::optional<Total> best;
        for (const auto& [ordinal, id] : m_graph.figures) {
            Total total{id, {}, true};
            addTerms(m_d.nodes[id].a, total.lines, total.exact);
            const auto inGroup = [&](NodeId line) { return sameText(figureOf(line)->group, group); };
            if (total.lines.size() < 2 || 2 * std::ptrdiff_t(total.lines.size()) < amounts
                || !std::all_of(total.lines.begin(), total.lines.end(), inGroup))
                continue;
            if (!best || total.lines.size() > best->lines.size())
                best = total;
        }
        return best;
    }

    MoneySheet& sheetOf(const Text& group)
    {
        const auto at = std::find_if(m_graph.sheets.begin(), m_graph.sheets.end(),
            [&](const MoneySheet& s) { return sameText(s.group, group); });
        if (at != m_graph.sheets.end())
            return *at;
        m_graph.sheets.push_back({group, {}, {}, {}, {}, false});
        return m_graph.sheets.back();
    }

    void makeSheets()
    {
        for (const auto& [ordinal, id] : m_graph.figures)
            if (infoAt(ordinal).key.starts_with("money.") && isMoneyFigure(infoAt(ordinal)))
                sheetOf(infoAt(ordinal).group);
        std::set<NodeId> placed;
        for (MoneySheet& sheet : m_graph.sheets) {
            const auto total = totalOf(sheet.group);
            if (!total)
                continue;
            sheet.total = total->node;
            sheet.lines = total->lines;
            sheet.exact = total->exact;
            placed.insert(total->node);
            placed.insert(total->lines.begin(), total->lines.end());
        }
        for (const auto& [ordinal, id] : m_graph.figures)
            if (!placed.contains(id))
                sheetOf(infoAt(ordinal).group).figures.push_back(id);
    }

    void fill(MoneySheet& sheet)
    {
        std::vector<NodeId> shown;
        if (sheet.total)
            shown.push_back(*sheet.total);
        shown.insert(shown.end(), sheet.lines.begin(), sheet.lines.end());
        shown.insert(shown.end(), sheet.figures.begin(), sheet.figures.end());
        for (const NodeId id : shown)
            for (const NodeId operand : operandsOf(id))
                reach(operand, sheet);
    }

    bool isFigureHere(NodeId id) const
    {
        const ResultInfo* info = figureOf(id);
        const auto at = info ? m_graph.figures.find(info->ordinal) : m_graph.figures.end();
        return at != m_graph.figures.end() && at->second == id;
    }

    // Puts what a figure rests on into inputs, steps and searches, operands first.
    void reach(NodeId id, MoneySheet& sheet)
    {
        if (isFigureHere(id) || !m_reached.insert(id).second || isOne(m_d, id))
            return;
        const Node& n = m_d.nodes[id];
        if (n.op == Op::leaf || isGiven(id)) {
            addInput(id);
            return;
        }
        int size = 0; // cells that its formula reads
        for (const NodeId operand : operandsOf(id)) {
            reach(operand, sheet);
            size += sizeOf(operand);
        }
        const bool named = n.op == Op::step || n.op == Op::firstMonth;
        const bool ownCell = (size >= sharedSize && m_uses[id] > 1) || size > longestSize;
        m_size[id] = named || ownCell ? 1 : size;
        if (n.op == Op::step || (!named && ownCell))
            sheet.steps.push_back(id);
        if (n.op == Op::firstMonth)
            m_graph.searches.push_back(id);
    }

    int sizeOf(NodeId id) const
    {
        const auto known = m_size.find(id);
        return known == m_size.end() ? 1 : known->second;
    }

    MoneyInput inputOf(NodeId id) const
    {
        MoneyInput input;
        input.node = id;
        if (const ResultInfo* info = figureOf(id)) {
            input.from = InputClass::plan;
            input.figure = info;
            input.leaf = {info->label, {}, {}, stepOf(id)->source, {}, Trust::computed};
            return input;
        }
        input.leaf = m_d.leaves[m_d.nodes[id].b];
        input.field = input.leaf.key.empty() ? nullptr : fields().find(input.leaf.key);
        input.from = input.field ? (input.field->page == Page::money ? InputClass::money : InputClass::plan)
            : input.leaf.qualifier.empty() ? InputClass::constant
                                           : InputClass::fact;
        return input;
    }

    // The same field, fact or constant, read twice, is one input.
    bool same(const MoneyInput& a, const MoneyInput& b) const
    {
        const Node &x = m_d.nodes[a.node], &y = m_d.nodes[b.node];
        return a.from == b.from && a.figure == b.figure && a.field == b.field
            && x.value == y.value && x.signature == y.signature
            && (a.field || a.figure
                || (sameText(a.leaf.name, b.leaf.name) && a.leaf.qualifier == b.leaf.qualifier));
    }

    void addInput(NodeId id)
    {
        const MoneyInput input = inputOf(id);
        auto& all = m_graph.inputs;
        const auto at = std::find_if(
            all.begin(), all.end(), [&](const MoneyInput& i) { return same(i, input); });
        m_graph.inputOf[id] = std::size_t(at - all.begin());
        if (at == all.end())
            all.push_back(input);
    }

    // Fields first as the form has them; figures of other chapters before the fields of these.
    void sortInputs()
    {
        std::vector<std::size_t> order(m_graph.inputs.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        const auto rank = [&](std::size_t i) {
            const MoneyInput& in = m_graph.inputs[i];
            return std::tuple(in.from, in.figure ? 0 : 1,
                in.figure ? in.figure->ordinal : in.field ? in.field->ordinal : i);
        };
        std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
        std::vector<MoneyInput> sorted;
        std::vector<std::size_t> place(order.size());
        for (const std::size_t i : order) {
            place[i] = sorted.size();
            sorted.push_back(m_graph.inputs[i]);
        }
        for (auto& [id, index] : m_graph.inputOf)
            index = place[index];
        m_graph.inputs = std::move(sorted);
        markShared();
    }

    void markShared()
    {
        std::set<std::string> behind;
        for (const auto& [id, index] : m_graph.inputOf)
            if (m_graph.inputs[index].figure)
                behind.merge(fieldsOf(id, [](NodeId) { return true; }));
        for (MoneyInput& input : m_graph.inputs)
            input.shared = input.field && behind.contains(std::string(input.field->key));
    }

    const Explained& m_explained;
    const Derivation& m_d;
    MoneyGraph m_graph;
    std::set<NodeId> m_opened, m_reached;
    std::map<NodeId, int> m_uses, m_size;
};

} // namespace

bool isMoneyFigure(const ResultInfo& info)
{
    // The split of a hybrid is chosen anew at every price, and write-offs are a table by life: no formulas of cells.
    for (const std::string_view left : {"hybrid", "tax"})
        if (info.key.find(left) != std::string_view::npos)
            return false;
    return info.key.starts_with("money.") || info.signature == signatureOf<Money>();
}

MoneyGraph moneyGraph(const Explained& explained) { return Builder(explained).build(); }

} // namespace sizewright
