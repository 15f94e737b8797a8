#include "ui/views/tone_delegate.h"

#include "ui/models/table_model.h"
#include "ui/theme/theme.h"

namespace sizewright {

void ToneDelegate::initStyleOption(
    QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->state &= ~QStyle::State_HasFocus; // whole rows are selected; a dotted cell only confuses
    if (index.data(StrongRole).toBool())
        option->font.setBold(true);
    const auto paint = [option](ThemeRole role) {
        option->palette.setColor(QPalette::Text, Theme::color(role));
    };
    switch (Tone(index.data(ToneRole).toInt())) {
    case Tone::plain: break;
    case Tone::muted: paint(ThemeRole::mutedText); break;
    case Tone::good: paint(ThemeRole::good); break;
    case Tone::warning: paint(ThemeRole::warning); break;
    case Tone::bad: paint(ThemeRole::bad); break;
    }
}

} // namespace sizewright
