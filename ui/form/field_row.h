// One field of the form: label, editor, a tag that says where the value comes from, and below them
// whatever there is to say about it.
#pragma once

#include "ui/document/evaluator.h"
#include "ui/form/field_editor.h"
#include "ui/models/chosen_values.h"

#include <QWidget>

class QLabel;
class QMenu;
class QToolButton;

namespace sizewright {

class FieldRow : public QWidget
{
    Q_OBJECT
public:
    FieldRow(PlanDocument& document, std::size_t ordinal, QWidget* parent = nullptr);

    std::size_t ordinal() const { return m_ordinal; }
    int labelWidthHint() const;
    void setLabelWidth(int width);
    void refresh(const Results& results, const ChosenValues& chosen);
    void updateChoices() { m_editor->updateChoices(m_document); }
    void forget(); // another scenario is shown
    void jump(); // focus, and a moment's highlight

    QString message() const; // what is said below the editor

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void enter(const QString& text, int session);
    void reset();
    void fillMenu(QMenu& menu);
    void showTag(const FieldValue& value, const ChosenValue* chosen);
    void showMessage();

    PlanDocument& m_document;
    const std::size_t m_ordinal;
    const FieldInfo& m_field;
    FieldEditor* m_editor;
    QLabel* m_label;
    QLabel* m_message;
    QToolButton* m_tag;
    FieldValue m_value; // as last shown
    QString m_refusal; // why the last entry was not taken
    QString m_remark; // what the evaluation says about the field
    bool m_remarkIsError = false;
    bool m_highlighted = false;
};

} // namespace sizewright
