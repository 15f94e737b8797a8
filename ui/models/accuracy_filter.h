// Which of the measured rows are listed, and in which order.
#pragma once

#include "core/study/accuracy.h"

#include <QSortFilterProxyModel>

#include <memory>

namespace sizewright {

// Sorts a TableModel by the values behind its cells, so that the worst can come first; what has no value
// stands last whichever way the table is sorted.
class ValueOrder : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

class AccuracyFilter : public ValueOrder
{
    Q_OBJECT
public:
    enum class Show { compared, far, reasoned, skipped, all };
    struct Group {
        std::string kind, name; // an empty kind: no group
    };

    using ValueOrder::ValueOrder;

    void setRecord(std::shared_ptr<const AccuracyRecord> record);
    // Every word must stand somewhere in id, model, card, framework, source or notes; or the whole text
    // is a pattern of ids with “*”.
    void setText(const QString& text);
    void setShow(Show show);
    void setGroup(const Group& group);
    const Group& group() const { return m_group; }

    bool accepts(std::size_t row) const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    bool isShown(std::size_t row) const;
    bool holdsText(std::size_t row) const;

    std::shared_ptr<const AccuracyRecord> m_record;
    QString m_text;
    QStringList m_words;
    Show m_show = Show::compared;
    Group m_group;
};

} // namespace sizewright
