// One of several: the options of a choice, yes and no, or entries of the catalogue that can be searched
// by typing. The wheel scrolls the form, never an unfocused value.
#pragma once

#include "ui/form/field_editor.h"

#include <QCheckBox>
#include <QComboBox>

namespace sizewright {

class ChoiceEdit : public QComboBox, public FieldEditor
{
    Q_OBJECT
public:
    ChoiceEdit(const FieldInfo& field, QWidget* parent);

    QWidget* widget() override { return this; }
    void show(const FieldShown& shown) override;
    void setRefused(bool refused) override;

protected:
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    const FieldInfo& m_field;
    bool m_openEntry = false; // the first entry stands for "not set"
    int m_session = 0;
    bool m_refused = false;
};

class ToggleEdit : public QCheckBox, public FieldEditor
{
    Q_OBJECT
public:
    explicit ToggleEdit(QWidget* parent);

    QWidget* widget() override { return this; }
    void show(const FieldShown& shown) override;
    void setRefused(bool) override {}
};

class CatalogueEdit : public QComboBox, public FieldEditor
{
    Q_OBJECT
public:
    CatalogueEdit(const FieldInfo& field, const PlanDocument& document, QWidget* parent);

    QWidget* widget() override { return this; }
    void show(const FieldShown& shown) override;
    void setRefused(bool refused) override;
    void forget() override;
    void updateChoices(const PlanDocument& document) override;
    void commit();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString idOf(const QString& typed) const;

    const FieldInfo& m_field;
    FieldShown m_shown;
    bool m_refused = false;
};

} // namespace sizewright
