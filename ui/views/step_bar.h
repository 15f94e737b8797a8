// The steps of the chain as tabs, never narrower than their words; where they do not fit, they scroll.
#pragma once

#include <QTabBar>

namespace sizewright {

class StepBar : public QTabBar
{
    Q_OBJECT
public:
    explicit StepBar(QWidget* parent = nullptr);

protected:
    QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
};

} // namespace sizewright
