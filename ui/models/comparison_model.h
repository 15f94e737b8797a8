// Scenarios side by side: fields and figures as rows under group headings, scenarios as columns, each
// figure with its difference from the baseline.
#pragma once

#include "core/study/comparison.h"
#include "ui/models/table_model.h"
#include "ui/text/number_text.h"

namespace sizewright {

class ComparisonModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role {
        DifferenceRole = StrongRole + 1, // "−3.1 days (−7.6 %) better"
        HeadingRole, // whether the row is a heading
        BaselineRole, // whether the column is the baseline
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setComparison(Comparison comparison, std::vector<std::string> currencies);
    void setOnlyDifferences(bool only);
    bool onlyDifferences() const { return m_onlyDifferences; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    // Field or figure, then each scenario's value and, beside it, its difference.
    QString csv() const;

private:
    struct Row {
        int source = -1; // row of the comparison; −1: a heading
        QString heading;
    };
    void rebuild();
    QString valueText(const ComparisonRow& row, std::size_t scenario) const;
    Difference differenceOf(const ComparisonRow& row, std::size_t scenario) const;
    QVariant cell(const ComparisonRow& row, std::size_t scenario, int role) const;

    Comparison m_comparison;
    std::vector<std::string> m_currencies; // one per scenario
    std::vector<Row> m_rows;
    bool m_onlyDifferences = true;
};

} // namespace sizewright
