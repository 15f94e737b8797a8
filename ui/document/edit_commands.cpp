#include "ui/document/edit_commands.h"

#include "ui/text/number_text.h"
#include "ui/text/translate.h"

#include <QCoreApplication>

namespace sizewright {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("UndoText", text); }

} // namespace

void EditCommand::replaceList(const ScenarioList& list) const
{
    // The current index is made valid before anybody hears of the new list.
    m_document.m_plan.scenarios = list.scenarios;
    m_document.m_plan.baseline = list.baseline;
    m_document.m_current = list.current;
    announce({Change::Kind::scenarios, list.current, {}});
    Q_EMIT m_document.currentChanged(list.current);
}

SetField::SetField(PlanDocument& document, std::size_t scenario, std::size_t ordinal,
    FieldValue value, int session)
    : EditCommand(document, {}), m_scenario(scenario), m_ordinal(ordinal),
      m_old(document.plan().scenarios[scenario].value(ordinal)), m_new(std::move(value)),
      m_session(session)
{
    nameIt();
}

void SetField::nameIt()
{
    const FieldInfo& field = fields().all()[m_ordinal];
    const QString name = translated(field.label);
    if (!m_new.isSet()) {
        setText(QCoreApplication::translate("UndoText", "Reset %1").arg(name));
        return;
    }
    const std::string_view currency = currencyOf(plan().scenarios[m_scenario]);
    QString shown = shownValue(field, m_new, currency);
    constexpr qsizetype longest = 60;
    if (shown.size() > longest)
        shown = shown.left(longest) + QChar(0x2026);
    setText(QCoreApplication::translate("UndoText", "Set %1 to %2").arg(name, shown));
}

bool SetField::mergeWith(const QUndoCommand* next)
{
    const auto* other = static_cast<const SetField*>(next);
    if (m_session == 0 || other->m_session != m_session || other->m_scenario != m_scenario
        || other->m_ordinal != m_ordinal)
        return false;
    m_new = other->m_new;
    setObsolete(m_new == m_old);
    nameIt();
    return true;
}

void SetField::apply(const FieldValue& value)
{
    plan().scenarios[m_scenario].put(m_ordinal, value);
    show(m_scenario);
    announce({Change::Kind::fields, m_scenario, {m_ordinal}});
}

ReplaceScenario::ReplaceScenario(
    PlanDocument& document, std::size_t scenario, Scenario values, const QString& text)
    : EditCommand(document, text), m_scenario(scenario),
      m_old(document.plan().scenarios[scenario]), m_new(std::move(values))
{
    for (std::size_t i = 0; i < fields().size(); ++i)
        if (!(m_old.value(i) == m_new.value(i)))
            m_ordinals.push_back(i);
    setObsolete(m_ordinals.empty() && m_old.notes == m_new.notes);
}

void ReplaceScenario::apply(const Scenario& values)
{
    plan().scenarios[m_scenario] = values;
    show(m_scenario);
    announce({Change::Kind::fields, m_scenario, m_ordinals});
}

ReplaceList::ReplaceList(PlanDocument& document, ScenarioList list, const QString& text)
    : EditCommand(document, text),
      m_old{document.plan().scenarios, document.plan().baseline, document.current()},
      m_new(std::move(list))
{
}

void ReplaceList::apply(const ScenarioList& list) { replaceList(list); }

ReplacePrices::ReplacePrices(
    PlanDocument& document, std::vector<Price> prices, const QString& text)
    : EditCommand(document, text), m_old(document.plan().catalogue.prices), m_new(std::move(prices))
{
}

void ReplacePrices::apply(const std::vector<Price>& prices)
{
    plan().catalogue.prices = prices;
    refreshCatalogue();
}

RenamePlan::RenamePlan(PlanDocument& document, const QString& name)
    : EditCommand(document, tr(QT_TRANSLATE_NOOP("UndoText", "Rename the plan"))),
      m_old(document.plan().name), m_new(toCore(name))
{
}

void RenamePlan::apply(const std::string& name)
{
    plan().name = name;
    announce({Change::Kind::name, 0, {}});
}

} // namespace sizewright
