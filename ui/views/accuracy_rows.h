// The measured rows: filter, table, and everything about the one that is selected.
#pragma once

#include "ui/models/accuracy_filter.h"
#include "ui/models/table_model.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;
class QTextBrowser;

namespace sizewright {

class AccuracyRows : public QWidget
{
    Q_OBJECT
public:
    using Record = std::shared_ptr<const AccuracyRecord>;

    explicit AccuracyRows(QWidget* parent = nullptr);

    void setRecord(const Record& record);
    // Selects a row of the record, also one that the filter hides: then the filter gives way.
    void select(std::size_t row);
    std::optional<std::size_t> selected() const;
    void showGroup(const AccuracyFilter::Group& group);
    void showText(const QString& pattern, AccuracyFilter::Show show);
    std::vector<bool> listed() const; // one a row of the record
    void focusFilter();

Q_SIGNALS:
    void listedChanged();
    void selectedChanged();

private:
    QWidget* buildFilter();
    void fitColumns();
    void refilter();
    void clearFilter();
    void updateDetails();
    void updateCount();

    Record m_record;
    TableModel* m_model;
    AccuracyFilter* m_filter;
    QTableView* m_view;
    QLineEdit* m_text;
    QComboBox* m_show;
    QPushButton* m_group; // names the group; a click lets it go
    QLabel* m_count;
    QTextBrowser* m_details;
};

} // namespace sizewright
