// The list of warnings below the verdict: each names its field and jumps to it.
#pragma once

#include "core/results/results.h"

#include <QFrame>

class QTextBrowser;

namespace sizewright {

class WarningPopup : public QFrame
{
    Q_OBJECT
public:
    explicit WarningPopup(QWidget* parent);
    void popUp(const Results& results, const QPoint& topRight);

Q_SIGNALS:
    void fieldRequested(const QString& field);

private:
    QTextBrowser* m_text;
};

} // namespace sizewright
