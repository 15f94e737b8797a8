// The steps of the chain as tabs, set close enough that all of them fit beside an open explanation.
#pragma once

#include <QTabBar>

namespace sizewright {

class StepBar : public QTabBar
{
    Q_OBJECT
public:
    explicit StepBar(QWidget* parent = nullptr);

protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
};

} // namespace sizewright
