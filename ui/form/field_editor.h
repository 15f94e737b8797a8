// What a row of the form asks of any editor. The editor's widget bears the field's key as its name.
#pragma once

#include "core/plan/scenario.h"

#include <QString>

#include <functional>

class QWidget;

namespace sizewright {

class PlanDocument;

// A field as an editor shows it.
struct FieldShown {
    FieldValue value; // unset: the default or the program's choice is in force
    QString text; // what stands in the editor
    QString automatic; // what the program took where the field is open; may be empty
    std::string_view currency;
};

class FieldEditor
{
public:
    virtual ~FieldEditor() = default;
    virtual QWidget* widget() = 0;
    virtual void show(const FieldShown& shown) = 0;
    virtual void setRefused(bool refused) = 0;
    // Another scenario is shown: an entry that was not taken stays behind.
    virtual void forget() {}
    // What the catalogue offers may have changed; only editors of its entries care.
    virtual void updateChoices(const PlanDocument&) {}

    // Called with what was entered and the number of the editor's present stay in focus.
    std::function<void(const QString& text, int session)> entered;
    // Called when an entry is given up and the value in force shown again.
    std::function<void()> reverted;
};

// A new stay of an editor in focus: its edits merge into one undo step.
int newEditSession();

// The parent owns it.
FieldEditor* makeEditor(const FieldInfo& field, const PlanDocument& document, QWidget* parent);

// Takes over what was typed but not yet confirmed in whichever editor has the focus. Every command of
// the window calls this first, so that typing and Ctrl+S saves what was typed.
void commitFocusedEditor();

} // namespace sizewright
