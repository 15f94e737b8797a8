// The edits of a plan as undo commands. Only these reach the plan's values.
#pragma once

#include "ui/document/plan_document.h"

#include <QUndoCommand>

namespace sizewright {

class EditCommand : public QUndoCommand
{
protected:
    EditCommand(PlanDocument& document, const QString& text)
        : QUndoCommand(text), m_document(document)
    {
    }
    Plan& plan() const { return m_document.m_plan; }
    const PlanDocument& document() const { return m_document; }
    void announce(const Change& change) const { m_document.announce(change); }
    void show(std::size_t scenario) const { m_document.setCurrent(scenario); }
    void replaceList(const struct ScenarioList& list) const;
    void refreshCatalogue() const { m_document.refreshCatalogue(); }

private:
    PlanDocument& m_document;
};

// One value. Follows itself while the same editor keeps the focus, and vanishes when the value is back.
class SetField : public EditCommand
{
public:
    SetField(PlanDocument& document, std::size_t scenario, std::size_t ordinal, FieldValue value,
        int session);
    void redo() override { apply(m_new); }
    void undo() override { apply(m_old); }
    int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* next) override;

private:
    void apply(const FieldValue& value);
    void nameIt();

    std::size_t m_scenario, m_ordinal;
    FieldValue m_old, m_new;
    int m_session;
};

// Many values of a scenario at once: a preset, an import.
class ReplaceScenario : public EditCommand
{
public:
    ReplaceScenario(
        PlanDocument& document, std::size_t scenario, Scenario values, const QString& text);
    void redo() override { apply(m_new); }
    void undo() override { apply(m_old); }

private:
    void apply(const Scenario& values);

    std::size_t m_scenario;
    Scenario m_old, m_new;
    std::vector<std::size_t> m_ordinals;
};

// The list of scenarios: adding, duplicating, renaming, moving, removing, the baseline.
struct ScenarioList {
    std::vector<Scenario> scenarios;
    std::size_t baseline = 0, current = 0;
};

class ReplaceList : public EditCommand
{
public:
    ReplaceList(PlanDocument& document, ScenarioList list, const QString& text);
    void redo() override { apply(m_new); }
    void undo() override { apply(m_old); }

private:
    void apply(const ScenarioList& list);

    ScenarioList m_old, m_new;
};

// The prices that the plan carries.
class ReplacePrices : public EditCommand
{
public:
    ReplacePrices(PlanDocument& document, std::vector<Price> prices, const QString& text);
    void redo() override { apply(m_new); }
    void undo() override { apply(m_old); }

private:
    void apply(const std::vector<Price>& prices);

    std::vector<Price> m_old, m_new;
};

class RenamePlan : public EditCommand
{
public:
    RenamePlan(PlanDocument& document, const QString& name);
    void redo() override { apply(m_new); }
    void undo() override { apply(m_old); }

private:
    void apply(const std::string& name);

    std::string m_old, m_new;
};

} // namespace sizewright
