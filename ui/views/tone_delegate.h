// Paints cells in the colour of their tone, totals bold.
#pragma once

#include <QStyledItemDelegate>

namespace sizewright {

class ToneDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace sizewright
