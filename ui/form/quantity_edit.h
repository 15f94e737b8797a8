// A line for numbers with units and for texts. What was typed stays as it was typed; what it means
// stands beside it, muted. Commits on Return, on leaving, and before any command of the window.
#pragma once

#include "ui/form/field_editor.h"

#include <QLineEdit>

namespace sizewright {

class QuantityEdit : public QLineEdit, public FieldEditor
{
    Q_OBJECT
public:
    QuantityEdit(const FieldInfo& field, QWidget* parent);

    QWidget* widget() override { return this; }
    void show(const FieldShown& shown) override;
    void setRefused(bool refused) override;
    void forget() override;

    void commit();
    void revert();
    const QString& echo() const { return m_echo; }
    bool isRefused() const { return m_refused; }

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void updateEcho();

    const FieldInfo& m_field;
    FieldShown m_shown;
    QString m_echo;
    int m_session = 0;
    bool m_refused = false;
};

} // namespace sizewright
