// The form of one page, generated from the field descriptions alone: a new field appears here without a
// line in ui/.
#pragma once

#include "ui/form/field_row.h"

#include <QScrollArea>

class QAction;
class QVBoxLayout;

namespace sizewright {

// A heading that folds the fields below it away.
class FieldGroup : public QWidget
{
    Q_OBJECT
public:
    FieldGroup(const QString& title, bool open, QWidget* parent = nullptr);
    void add(FieldRow* row);
    const std::vector<FieldRow*>& rows() const { return m_rows; }
    bool isOpen() const { return m_open; }
    void setOpen(bool open);

private:
    void updateHeader();

    QString m_title;
    bool m_open;
    QToolButton* m_header;
    QWidget* m_body;
    std::vector<FieldRow*> m_rows;
};

class PageForm : public QScrollArea
{
    Q_OBJECT
public:
    PageForm(PlanDocument& document, Evaluator& evaluator, Page page, QWidget* parent = nullptr);
    ~PageForm() override;

    Page page() const { return m_page; }
    void addAction(QAction* action); // a button above the fields
    bool jumpTo(std::size_t ordinal);
    void refresh();

    QSize sizeHint() const override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void onChanged(const Change& change);

    PlanDocument& m_document;
    Evaluator& m_evaluator;
    const Page m_page;
    QVBoxLayout* m_layout;
    QVBoxLayout* m_actions;
    std::vector<FieldGroup*> m_groups;
    bool m_stale = true;
};

} // namespace sizewright
