#include "ui/document/plan_document.h"

#include "ui/document/edit_commands.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sizewright {

PlanDocument::PlanDocument(const Catalogue& shipped, QObject* parent)
    : QObject(parent), m_shipped(shipped), m_catalogue(shipped)
{
    connect(&m_stack, &QUndoStack::cleanChanged, this,
        [this] { Q_EMIT changed({Change::Kind::file, 0, {}}); });
}

void PlanDocument::setCurrent(std::size_t scenario)
{
    if (scenario == m_current || scenario >= m_plan.scenarios.size())
        return;
    m_current = scenario;
    Q_EMIT currentChanged(scenario);
}

QString PlanDocument::displayName() const
{
    if (!m_fileName.isEmpty())
        return QFileInfo(m_fileName).completeBaseName();
    return m_plan.name.empty() ? tr("Untitled plan") : toQt(m_plan.name);
}

bool PlanDocument::isPristine() const
{
    return m_fileName.isEmpty() && m_stack.count() == 0 && m_stack.isClean();
}

void PlanDocument::adopt(Plan plan, const QString& fileName, bool readOnly, bool unsaved)
{
    m_plan = std::move(plan);
    m_catalogue = effectiveCatalogue(m_plan, m_shipped);
    m_fileName = fileName;
    m_readOnly = readOnly;
    m_current = 0;
    m_stack.clear();
    if (unsaved)
        m_stack.resetClean();
    Q_EMIT changed({Change::Kind::all, 0, {}});
    Q_EMIT currentChanged(0);
}

void PlanDocument::markSaved(const QString& fileName)
{
    m_fileName = fileName;
    m_readOnly = false;
    m_stack.setClean();
    Q_EMIT changed({Change::Kind::file, 0, {}});
}

void PlanDocument::announce(const Change& change) { Q_EMIT changed(change); }

void PlanDocument::setField(
    std::size_t scenario, std::size_t ordinal, FieldValue value, int session)
{
    if (m_plan.scenarios[scenario].value(ordinal) == value)
        return;
    m_stack.push(new SetField(*this, scenario, ordinal, std::move(value), session));
}

std::vector<Problem> PlanDocument::enterField(
    std::size_t scenario, std::size_t ordinal, const QString& text, int session)
{
    const FieldInfo& field = fields().all()[ordinal];
    Scenario edited = m_plan.scenarios[scenario];
    auto problems = sizewright::setField(edited, field.key, toCore(text), m_catalogue);
    if (!problems.empty())
        return problems;
    const FieldValue& value = edited.value(ordinal);
    Scenario alone = m_plan.scenarios[scenario];
    alone.put(ordinal, value);
    if (alone == edited) {
        setField(scenario, ordinal, value, session);
        return {};
    }
    const QString name = translated(field.label);
    const QString undoText = value.isSet()
        ? tr("Apply %1 %2").arg(name, shownValue(field, value, currencyOf(edited)))
        : tr("Reset %1 and what it filled in").arg(name);
    replaceScenario(scenario, std::move(edited), undoText);
    return {};
}

void PlanDocument::resetField(std::size_t scenario, std::size_t ordinal)
{
    // A framework takes back what it filled in.
    if (ordinal == fields().framework.ordinal)
        enterField(scenario, ordinal, {});
    else
        setField(scenario, ordinal, {});
}

void PlanDocument::setOrigin(std::size_t scenario, std::size_t ordinal, Origin origin)
{
    FieldValue value = m_plan.scenarios[scenario].value(ordinal);
    if (!value.isSet() || origin == Origin::unset)
        return;
    value.origin = origin;
    setField(scenario, ordinal, std::move(value));
}

void PlanDocument::replaceScenario(
    std::size_t scenario, Scenario values, const QString& undoText)
{
    m_stack.push(new ReplaceScenario(*this, scenario, std::move(values), undoText));
}

void PlanDocument::pushList(std::vector<Scenario> scenarios, std::size_t baseline,
    std::size_t selected, const QString& text)
{
    m_stack.push(new ReplaceList(*this, {std::move(scenarios), baseline, selected}, text));
}

void PlanDocument::addScenario(Scenario scenario)
{
    scenario.name = toCore(freeScenarioName(toQt(scenario.name)));
    const QString text = tr("Add scenario %1").arg(toQt(scenario.name));
    auto list = m_plan.scenarios;
    list.push_back(std::move(scenario));
    const std::size_t last = list.size() - 1;
    pushList(std::move(list), m_plan.baseline, last, text);
}

void PlanDocument::duplicateScenario(std::size_t scenario)
{
    Scenario copy = m_plan.scenarios[scenario];
    const QString original = toQt(copy.name);
    copy.name = toCore(freeScenarioName(tr("%1 (copy)").arg(original)));
    auto list = m_plan.scenarios;
    const auto at = std::ptrdiff_t(scenario) + 1;
    list.insert(list.begin() + at, std::move(copy));
    const std::size_t baseline = m_plan.baseline > scenario ? m_plan.baseline + 1 : m_plan.baseline;
    pushList(std::move(list), baseline, scenario + 1, tr("Duplicate scenario %1").arg(original));
}

void PlanDocument::renameScenario(std::size_t scenario, const QString& name)
{
    const QString wanted = name.simplified();
    if (wanted.isEmpty() || toCore(wanted) == m_plan.scenarios[scenario].name)
        return;
    const QString chosen = freeScenarioName(wanted, scenario);
    auto list = m_plan.scenarios;
    list[scenario].name = toCore(chosen);
    pushList(std::move(list), m_plan.baseline, m_current,
        tr("Rename scenario to %1").arg(chosen));
}

void PlanDocument::removeScenario(std::size_t scenario)
{
    if (m_plan.scenarios.size() < 2)
        return;
    const QString name = toQt(m_plan.scenarios[scenario].name);
    auto list = m_plan.scenarios;
    list.erase(list.begin() + std::ptrdiff_t(scenario));
    std::size_t baseline = m_plan.baseline;
    if (baseline > scenario || baseline == list.size())
        --baseline;
    std::size_t selected = m_current;
    if (selected > scenario || selected == list.size())
        --selected;
    pushList(std::move(list), baseline, selected, tr("Delete scenario %1").arg(name));
}

void PlanDocument::moveScenario(std::size_t from, std::size_t to)
{
    if (from == to || from >= m_plan.scenarios.size() || to >= m_plan.scenarios.size())
        return;
    // Positions follow their scenarios: the baseline and the shown one stay the same scenario.
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < m_plan.scenarios.size(); ++i)
        order.push_back(i);
    order.erase(order.begin() + std::ptrdiff_t(from));
    order.insert(order.begin() + std::ptrdiff_t(to), from);
    std::vector<Scenario> list;
    std::size_t baseline = 0, selected = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        list.push_back(m_plan.scenarios[order[i]]);
        if (order[i] == m_plan.baseline)
            baseline = i;
        if (order[i] == m_current)
            selected = i;
    }
    pushList(std::move(list), baseline, selected,
        tr("Move scenario %1").arg(toQt(m_plan.scenarios[from].name)));
}

void PlanDocument::setBaseline(std::size_t scenario)
{
    if (scenario == m_plan.baseline || scenario >= m_plan.scenarios.size())
        return;
    pushList(m_plan.scenarios, scenario, m_current,
        tr("Compare against %1").arg(toQt(m_plan.scenarios[scenario].name)));
}

void PlanDocument::renamePlan(const QString& name)
{
    if (toCore(name) != m_plan.name)
        m_stack.push(new RenamePlan(*this, name));
}

void PlanDocument::renewPrices()
{
    m_stack.push(new ReplacePrices(*this, renewedPrices(m_plan, m_shipped), tr("Renew the prices")));
}

void PlanDocument::refreshCatalogue()
{
    m_catalogue = effectiveCatalogue(m_plan, m_shipped);
    Q_EMIT changed({Change::Kind::all, m_current, {}});
}

QString PlanDocument::freeScenarioName(const QString& wanted, std::size_t except) const
{
    const auto taken = [&](const QString& name) {
        for (std::size_t i = 0; i < m_plan.scenarios.size(); ++i)
            if (i != except && m_plan.scenarios[i].name == toCore(name))
                return true;
        return false;
    };
    QString name = wanted;
    for (int i = 2; taken(name); ++i)
        name = u"%1 %2"_s.arg(wanted).arg(i);
    return name;
}

} // namespace sizewright
