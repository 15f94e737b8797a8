// A plan that is open: its values, its history, its file name. Every change is an undo command; one
// signal says what changed. Views read, and ask here for changes.
#pragma once

#include "core/plan/plan.h"

#include <QObject>
#include <QUndoStack>

namespace sizewright {

struct Change {
    enum class Kind {
        fields, // `ordinals` of `scenario`
        scenarios, // the list: count, order, names, baseline
        name, // of the plan
        file, // file name, dirty or read-only
        all,
    };
    Kind kind = Kind::all;
    std::size_t scenario = 0;
    std::vector<std::size_t> ordinals;
};

class PlanDocument : public QObject
{
    Q_OBJECT
public:
    // `shipped`: the catalogue at hand, the user's quotes among it; outlives the document.
    explicit PlanDocument(const Catalogue& shipped, QObject* parent = nullptr);

    const Plan& plan() const { return m_plan; }
    // The catalogue in force: the plan's own entries before the shipped ones.
    const Catalogue& catalogue() const { return m_catalogue; }
    const Catalogue& shippedCatalogue() const { return m_shipped; }
    QUndoStack* undoStack() { return &m_stack; }

    // The scenario that the window shows; not part of the plan.
    std::size_t current() const { return m_current; }
    const Scenario& currentScenario() const { return m_plan.scenarios[m_current]; }
    void setCurrent(std::size_t scenario);

    const QString& fileName() const { return m_fileName; }
    QString displayName() const;
    bool isDirty() const { return !m_stack.isClean(); }
    bool isReadOnly() const { return m_readOnly; }
    bool isPristine() const; // nothing typed, nothing opened

    // Replaces everything; the history starts anew. `unsaved`: the contents are on no disk yet.
    void adopt(Plan plan, const QString& fileName, bool readOnly, bool unsaved = false);
    void markSaved(const QString& fileName);

    // Edits. `session` ties the keystrokes of one editor's stay in focus into one undo step.
    void setField(std::size_t scenario, std::size_t ordinal, FieldValue value, int session = 0);
    // What was typed: parsed, checked, and followed up (a preset fills in its architecture).
    // The problems if it cannot be taken; the plan is then unchanged.
    std::vector<Problem> enterField(
        std::size_t scenario, std::size_t ordinal, const QString& text, int session = 0);
    void resetField(std::size_t scenario, std::size_t ordinal);
    void setOrigin(std::size_t scenario, std::size_t ordinal, Origin origin);
    void replaceScenario(std::size_t scenario, Scenario values, const QString& undoText);

    void addScenario(Scenario scenario);
    void duplicateScenario(std::size_t scenario);
    void renameScenario(std::size_t scenario, const QString& name);
    void removeScenario(std::size_t scenario); // never the last one
    void moveScenario(std::size_t from, std::size_t to);
    void setBaseline(std::size_t scenario);
    void renamePlan(const QString& name);
    // The prices that the plan carries become those of the catalogue at hand.
    void renewPrices();

    // The catalogue at hand has changed.
    void refreshCatalogue();

    QString freeScenarioName(const QString& wanted, std::size_t except = SIZE_MAX) const;

Q_SIGNALS:
    void changed(const sizewright::Change& change);
    void currentChanged(std::size_t scenario);

private:
    friend class EditCommand;
    void pushList(std::vector<Scenario> scenarios, std::size_t baseline, std::size_t current,
        const QString& text);
    void announce(const Change& change);

    const Catalogue& m_shipped;
    Plan m_plan;
    Catalogue m_catalogue;
    QUndoStack m_stack;
    std::size_t m_current = 0;
    QString m_fileName;
    bool m_readOnly = false;
};

} // namespace sizewright
