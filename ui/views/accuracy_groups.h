// Errors by source, framework, card …, and the rows that cannot be met with the reasons. A row of either table
// leads to its runs.
#pragma once

#include "ui/models/accuracy_filter.h"
#include "ui/models/table_model.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QTableView;

namespace sizewright {

class AccuracyGroups : public QWidget
{
    Q_OBJECT
public:
    explicit AccuracyGroups(QWidget* parent = nullptr);

    void setRecord(const std::shared_ptr<const AccuracyRecord>& record);
    QString kind() const;
    void setKind(const QString& kind);

Q_SIGNALS:
    void groupRequested(const sizewright::AccuracyFilter::Group& group);

private:
    void refresh();
    void fitColumns();

    std::shared_ptr<const AccuracyRecord> m_record;
    QComboBox* m_kind;
    TableModel* m_model;
    ValueOrder* m_order;
    QTableView* m_view;
};

class AccuracyGaps : public QWidget
{
    Q_OBJECT
public:
    explicit AccuracyGaps(QWidget* parent = nullptr);

    void setRecord(const AccuracyRecord* record);

Q_SIGNALS:
    void patternRequested(const QString& pattern);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fitRows();

    TableModel* m_model;
    QTableView* m_view;
    QLabel* m_note;
};

} // namespace sizewright
