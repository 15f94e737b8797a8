// The scenarios beside the pages: headline figures, the baseline's star, and what can be done with them.
#pragma once

#include "ui/models/scenario_list_model.h"

#include <QStyledItemDelegate>
#include <QWidget>

class QAction;
class QListView;

namespace sizewright {

class ScenarioDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
};

class ScenarioRail : public QWidget
{
    Q_OBJECT
public:
    ScenarioRail(PlanDocument& document, Evaluator& evaluator, QWidget* parent = nullptr);

    // Also the context menu of the list.
    void setActions(const QList<QAction*>& actions);
    void rename(); // edits the current name in place
    QSize sizeHint() const override;

private:
    void followDocument();

    PlanDocument& m_document;
    ScenarioListModel* m_model;
    QListView* m_list;
    QWidget* m_buttons;
};

} // namespace sizewright
