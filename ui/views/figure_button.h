// A figure that can be asked why: looks like text, is a button, opens the explanation.
#pragma once

#include <QToolButton>

namespace sizewright {

class FigureButton : public QToolButton
{
    Q_OBJECT
public:
    // `pointDelta`: how much larger than the window's text.
    FigureButton(const QString& key, int pointDelta, QWidget* parent = nullptr);

    void setFigure(const QString& text, const QString& whatItIs);
    const QString& key() const { return m_key; }
    void setKey(const QString& key);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void explain(const QString& key);

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QString m_key;
};

} // namespace sizewright
