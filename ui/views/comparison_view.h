// The Compare page: scenarios as columns, differences from the baseline in each cell.
#pragma once

#include "ui/models/comparison_model.h"
#include "ui/document/evaluator.h"

#include <QStyledItemDelegate>
#include <QWidget>

class QAction;
class QCheckBox;
class QLabel;
class QTableView;

namespace sizewright {

// Value above, difference below in the colour of better or worse.
class ComparisonDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

class ComparisonView : public QWidget
{
    Q_OBJECT
public:
    ComparisonView(PlanDocument& document, Evaluator& evaluator, QWidget* parent = nullptr);

    void setOnlyDifferences(bool only);
    void addAction(QAction* action); // a button above the table
    const ComparisonModel& model() const { return *m_model; }
    QString selectionAsText() const; // tab-separated, as spreadsheets take it

Q_SIGNALS:
    void explain(const QString& figure);
    void fieldRequested(const QString& field);
    void onlyDifferencesChanged(bool only);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void spanHeadings();
    void fitColumns();

    PlanDocument& m_document;
    Evaluator& m_evaluator;
    ComparisonModel* m_model;
    QTableView* m_view;
    QCheckBox* m_only;
    QLabel* m_note;
    QWidget* m_buttons;
    bool m_stale = true;
};

} // namespace sizewright
