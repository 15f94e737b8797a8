#include "ui/views/step_bar.h"

namespace sizewright {

namespace {
constexpr int iconSide = 12, gap = 4, padding = 7; // pixels
}

StepBar::StepBar(QWidget* parent) : QTabBar(parent)
{
    setDocumentMode(true);
    setExpanding(false);
    setDrawBase(true);
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideNone);
    setIconSize({iconSide, iconSide});
}

QSize StepBar::tabSizeHint(int index) const
{
    const int text = fontMetrics().size(Qt::TextShowMnemonic, tabText(index)).width();
    const int icon = tabIcon(index).isNull() ? 0 : iconSide + gap;
    return {text + icon + 2 * padding, QTabBar::tabSizeHint(index).height()};
}

} // namespace sizewright
