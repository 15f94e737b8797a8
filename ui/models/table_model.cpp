#include "ui/models/table_model.h"

namespace sizewright {

namespace {

QString csvCell(QString text)
{
    text.replace(QLatin1Char('\n'), QLatin1Char(' '));
    if (!text.contains(QLatin1Char(',')) && !text.contains(QLatin1Char('"')))
        return text;
    return QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\""))
        + QLatin1Char('"');
}

} // namespace

void TableModel::setContent(TableContent content)
{
    const bool sameShape = content.columns == m_content.columns
        && content.rows.size() == m_content.rows.size() && !content.rows.empty();
    if (!sameShape) {
        beginResetModel();
        m_content = std::move(content);
        endResetModel();
        return;
    }
    m_content = std::move(content);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int TableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_content.rows.size());
}

int TableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_content.columns.size());
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto& row = m_content.rows[std::size_t(index.row())];
    if (std::size_t(index.column()) >= row.size())
        return {};
    const Cell& cell = row[std::size_t(index.column())];
    switch (role) {
    case Qt::DisplayRole: return cell.text;
    case Qt::ToolTipRole: return cell.toolTip.isEmpty() ? QVariant() : cell.toolTip;
    case Qt::TextAlignmentRole:
        return int(index.column() < m_content.textColumns ? Qt::AlignLeft | Qt::AlignVCenter
                                                          : Qt::AlignRight | Qt::AlignVCenter);
    case ValueRole: return cell.value;
    case KeyRole: return cell.key;
    case ToneRole: return int(cell.tone);
    case StrongRole: return cell.strong;
    default: return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::DisplayRole)
        return m_content.columns[section];
    if (role == Qt::TextAlignmentRole)
        return int(section < m_content.textColumns ? Qt::AlignLeft | Qt::AlignVCenter
                                                   : Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QString toCsv(const QAbstractItemModel& model)
{
    QStringList lines, cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells += csvCell(model.headerData(column, Qt::Horizontal).toString());
    lines += cells.join(QLatin1Char(','));
    for (int row = 0; row < model.rowCount(); ++row) {
        cells.clear();
        for (int column = 0; column < model.columnCount(); ++column)
            cells += csvCell(model.index(row, column).data().toString());
        lines += cells.join(QLatin1Char(','));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace sizewright
