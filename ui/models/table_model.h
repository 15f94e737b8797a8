// A table of texts with the raw values behind them. Views sort, export and explain by ValueRole and
// KeyRole, never by what a cell happens to show.
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace sizewright {

enum class Tone { plain, muted, good, warning, bad };

struct Cell {
    QString text;
    QVariant value; // a number in base units where there is one
    QString key; // figure or field that the cell shows
    Tone tone = Tone::plain;
    bool strong = false; // a total
    QString toolTip;
};

struct TableContent {
    QStringList columns;
    std::vector<std::vector<Cell>> rows;
    int textColumns = 1; // leading columns that hold words; the others are numbers, right-aligned
    bool empty() const { return rows.empty(); }
};

enum TableRole {
    ValueRole = Qt::UserRole,
    KeyRole,
    ToneRole,
    StrongRole,
};

class TableModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    // Keeps selection and scroll position where only the contents of cells differ.
    void setContent(TableContent content);
    const TableContent& content() const { return m_content; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    TableContent m_content;
};

// The whole table as comma-separated text, headings first.
QString toCsv(const QAbstractItemModel& model);

} // namespace sizewright
