// What the answer rests on: every field in force, every fact and constant that the formulas read, and
// what they leave out. A second scenario repeats only what differs from the first.
#include "core/units/display.h"
#include "ui/report/report_parts.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"

#include <array>
#include <set>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

QString stateOf(const FieldValue& value)
{
    return value.isSet() ? translated(label(value.origin)) : translated(label(Trust::assumed));
}

QString sourceOf(const FieldInfo& field, const FieldValue& value)
{
    return toQt(value.isSet() ? std::string_view(value.source) : field.source);
}

ReportTable tableOf(const QString& name)
{
    ReportTable table;
    table.columns = {{name, false, true}, {Report::tr("Value"), true, false},
        {Report::tr("State"), false, false}, {Report::tr("Source"), false, true}};
    return table;
}

// A source that was just named is not spelt out again.
class SourceColumn
{
public:
    QString next(const QString& source)
    {
        const bool again = !source.isEmpty() && source == m_last;
        m_last = source;
        return again && source.size() > shortest ? Report::tr("as above") : source;
    }
    void reset() { m_last.clear(); }

private:
    static constexpr int shortest = 24; // shorter ones read better repeated
    QString m_last;
};

ReportTable fieldTable(const Scenario& scenario, const Scenario* baseline)
{
    ReportTable table = tableOf(Report::tr("Field"));
    SourceColumn sources;
    Page page{};
    for (const FieldInfo& field : fields().all()) {
        const QString shown = shownField(scenario, field.ordinal);
        const FieldValue& value = scenario.value(field.ordinal);
        if (shown.isEmpty() || (baseline && value == baseline->value(field.ordinal)))
            continue;
        if (table.rows.isEmpty() || field.page != page) {
            table.rows.append({{translated(label(field.page))}, RowKind::group, ThemeRole::text});
            sources.reset();
        }
        page = field.page;
        table.rows.append({{translated(field.label), shown, stateOf(value),
                               sources.next(sourceOf(field, value))},
            RowKind::plain, ThemeRole::text});
    }
    return table;
}

// --- what is no field: leaves of the derivation

enum class FactGroup { chosen, card, prices, constants };

QString nameOf(FactGroup group)
{
    switch (group) {
    case FactGroup::chosen: return Report::tr("Chosen by the program");
    case FactGroup::card: return Report::tr("The card and its generation");
    case FactGroup::prices: return Report::tr("Prices");
    case FactGroup::constants: return Report::tr("Constants of the model");
    }
    return {};
}

FactGroup groupOf(const Leaf& leaf)
{
    if (leaf.trust == Trust::computed || leaf.key.starts_with("data."))
        return FactGroup::chosen;
    if (leaf.key.starts_with("money."))
        return FactGroup::prices;
    return leaf.qualifier.empty() && leaf.trust != Trust::vendor ? FactGroup::constants
                                                                 : FactGroup::card;
}

struct Fact {
    FactGroup group;
    QString name, value, state, source;
    auto identity() const { return std::tuple(name, value); }
};

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString leafName(const Leaf& leaf)
{
    const QString name = capitalised(translated(leaf.name));
    return leaf.qualifier.empty() ? name
                                  : Report::tr("%1 (%2)").arg(name, toQt(leaf.qualifier));
}

// "One" and "two" need no source: a definition is no assumption.
bool isDefinition(const Leaf& leaf) { return leaf.source.starts_with("definition"); }

std::vector<Fact> factsOf(const ReportScenario& s)
{
    const Explained explained = evaluateExplained(s.scenario, s.catalogue);
    std::vector<Fact> facts;
    std::set<std::tuple<QString, QString>> seen;
    for (const Node& node : explained.derivation.nodes) {
        if (node.op != Op::leaf)
            continue;
        const Leaf& leaf = explained.derivation.leaves[node.b];
        const FieldInfo* field = leaf.key.empty() ? nullptr : fields().find(leaf.key);
        const bool inFields = field && !shownField(s.scenario, field->ordinal).isEmpty();
        if (inFields || isDefinition(leaf))
            continue;
        Fact fact{groupOf(leaf), leafName(leaf),
            withLocalUnits(toQt(quantityText(
                node.value, node.signature, "", {4, s.results.currency, true}))),
            translated(label(leaf.trust)), toQt(leaf.source)};
        if (!leaf.asOf.empty())
            fact.source = Report::tr("%1, %2").arg(fact.source, toQt(leaf.asOf));
        if (seen.insert(fact.identity()).second)
            facts.push_back(fact);
    }
    return facts;
}

ReportTable factTable(const ReportScenario& s, const ReportScenario* baseline)
{
    std::set<std::tuple<QString, QString>> known;
    if (baseline)
        for (const Fact& fact : factsOf(*baseline))
            known.insert(fact.identity());
    const std::vector<Fact> facts = factsOf(s);
    ReportTable table = tableOf(Report::tr("Fact or constant"));
    for (const FactGroup group :
        {FactGroup::chosen, FactGroup::card, FactGroup::prices, FactGroup::constants}) {
        SourceColumn sources;
        bool any = false;
        for (const Fact& fact : facts) {
            if (fact.group != group || known.contains(fact.identity()))
                continue;
            if (!any)
                table.rows.append({{nameOf(group)}, RowKind::group, ThemeRole::text});
            any = true;
            table.rows.append({{fact.name, fact.value, fact.state, sources.next(fact.source)},
                RowKind::plain, ThemeRole::text});
        }
    }
    return table;
}

} // namespace

void addAssumptions(ReportElements& out, const ReportScenario& s, const ReportScenario* baseline)
{
    addHeading(out, 2, Report::tr("Assumptions"));
    const ReportTable given = fieldTable(s.scenario, baseline ? &baseline->scenario : nullptr);
    const ReportTable facts = factTable(s, baseline);
    if (baseline)
        addParagraph(out, given.rows.isEmpty() && facts.rows.isEmpty()
                ? Report::tr("As in the baseline.")
                : Report::tr("As in the baseline, except for these."));
    else
        addParagraph(out, Report::tr("Every input in force. What nobody has set is a default and "
                                     "marked as assumed."));
    if (!given.rows.isEmpty())
        out.append(given);
    if (facts.rows.isEmpty())
        return;
    addHeading(out, 3, Report::tr("Facts, constants and what the program chose"));
    out.append(facts);
}

void addLimits(ReportElements& out)
{
    addHeading(out, 1, Report::tr("What the model leaves out"));
    addBullet(out, Report::tr("Schedules that split a stage in a V."));
    addBullet(out, Report::tr("Bucket sizes of particular frameworks, NVMe offload, and cards that "
                              "share a link to their host."));
    addBullet(out, Report::tr("Other traffic on a shared network or a shared storage, and the "
                              "placement of jobs on the fabric."));
    addBullet(out, Report::tr("Failures that come together, spares that run out, and going back "
                              "after a spike of the loss."));
    addBullet(out, Report::tr("Power of idle machines, demand charges, discounts by volume, price changes "
                              "during the project, and how the money is raised."));
    addBullet(out, Report::tr("How good the trained model will be: the plan counts work, time and "
                              "money, not quality."));
}

} // namespace sizewright
