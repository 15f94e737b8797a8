// What the answer rests on: every field in force, every fact and constant that the formulas read, and
// what they leave out.
#include "core/units/display.h"
#include "ui/report/report_parts.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"

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
    if (value.isSet())
        return toQt(value.source);
    return toQt(field.source);
}

ReportTable fieldTable(const Scenario& scenario)
{
    ReportTable table;
    table.columns = {{Report::tr("Field"), false, true}, {Report::tr("Value"), true, false},
        {Report::tr("State"), false, false}, {Report::tr("Source"), false, true}};
    Page page{};
    bool first = true;
    for (const FieldInfo& field : fields().all()) {
        const QString shown = shownField(scenario, field.ordinal);
        if (shown.isEmpty())
            continue;
        if (first || field.page != page)
            table.rows.append({{translated(label(field.page))}, RowKind::group, ThemeRole::text});
        first = false;
        page = field.page;
        const FieldValue& value = scenario.value(field.ordinal);
        table.rows.append({{translated(field.label), shown, stateOf(value), sourceOf(field, value)},
            RowKind::plain, ThemeRole::text});
    }
    return table;
}

QString leafValue(const Node& node, const std::string& currency)
{
    return withLocalUnits(
        toQt(quantityText(node.value, node.signature, "", {4, currency, true})));
}

// Leaves of the derivation that are no field of the plan: the catalogue's facts, constants, and what the
// program chose by itself.
ReportTable leafTable(const ReportScenario& s)
{
    ReportTable table;
    table.columns = {{Report::tr("Fact or constant"), false, true}, {Report::tr("Value"), true, false},
        {Report::tr("State"), false, false}, {Report::tr("Source"), false, true}};
    const Explained explained = evaluateExplained(s.scenario, s.catalogue);
    std::set<std::tuple<QString, QString>> seen;
    for (const Node& node : explained.derivation.nodes) {
        if (node.op != Op::leaf)
            continue;
        const Leaf& leaf = explained.derivation.leaves[node.b];
        const FieldInfo* field = leaf.key.empty() ? nullptr : fields().find(leaf.key);
        if (field && !shownField(s.scenario, field->ordinal).isEmpty())
            continue; // stands in the table of fields
        const QString name = leaf.qualifier.empty()
            ? translated(leaf.name)
            : Report::tr("%1 (%2)").arg(translated(leaf.name), toQt(leaf.qualifier));
        const QString value = leafValue(node, s.results.currency);
        if (!seen.emplace(name, value).second)
            continue;
        const QString source = leaf.asOf.empty()
            ? toQt(leaf.source)
            : Report::tr("%1, %2").arg(toQt(leaf.source), toQt(leaf.asOf));
        table.rows.append(
            {{name, value, translated(label(leaf.trust)), source}, RowKind::plain, ThemeRole::text});
    }
    return table;
}

} // namespace

void addAssumptions(ReportElements& out, const ReportScenario& s)
{
    addHeading(out, 2, Report::tr("Assumptions"));
    addParagraph(out, Report::tr("Every input in force. What nobody has set is a default and marked "
                                 "as assumed."));
    out.append(fieldTable(s.scenario));
    const ReportTable leaves = leafTable(s);
    if (leaves.rows.isEmpty())
        return;
    addHeading(out, 3, Report::tr("Facts, constants and what the program chose"));
    out.append(leaves);
}

void addLimits(ReportElements& out)
{
    addHeading(out, 1, Report::tr("What the model leaves out"));
    addBullet(out, Report::tr("Schedules without a bubble, hybrid sharding over groups of nodes, and "
                              "offload of states to host memory."));
    addBullet(out, Report::tr("Peaks of memory while saving, loading and initialising, and bucket "
                              "sizes of particular frameworks."));
    addBullet(out, Report::tr("Other traffic on a shared network or a shared storage, and the "
                              "placement of jobs on the fabric."));
    addBullet(out, Report::tr("Failures that come together, spares that run out, and going back "
                              "after a spike of the loss."));
    addBullet(out, Report::tr("Taxes, financing, delivery times, interruptions of spot machines, and "
                              "fleets that are partly owned and partly rented."));
    addBullet(out, Report::tr("How good the trained model will be: the plan counts work, time and "
                              "money, not quality."));
}

} // namespace sizewright
