#include "ui/views/step_bar.h"

namespace sizewright {

namespace {
constexpr int iconSide = 12; // pixels
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

} // namespace sizewright
