#include "ui/views/figure_button.h"

#include "ui/theme/theme.h"

#include <QPainter>
#include <QStyleOptionFocusRect>

namespace sizewright {

namespace {
constexpr int margin = 2;
}

FigureButton::FigureButton(const QString& key, int pointDelta, QWidget* parent)
    : QToolButton(parent)
{
    setKey(key);
    setFont(Theme::figureFont(pointDelta));
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QToolButton::clicked, this, [this] { Q_EMIT explain(m_key); });
}

void FigureButton::setKey(const QString& key)
{
    m_key = key;
    setObjectName(key + QStringLiteral(".button"));
}

void FigureButton::setFigure(const QString& text, const QString& whatItIs)
{
    setText(text);
    setAccessibleName(whatItIs + QStringLiteral(": ") + text);
    setToolTip(tr("%1 — click to see how it comes about").arg(whatItIs));
    updateGeometry();
}

QSize FigureButton::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    return {metrics.horizontalAdvance(text()) + 2 * margin, metrics.height()};
}

void FigureButton::enterEvent(QEnterEvent* event)
{
    QToolButton::enterEvent(event);
    update();
}

void FigureButton::leaveEvent(QEvent* event)
{
    QToolButton::leaveEvent(event);
    update();
}

void FigureButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QFont shown = font();
    shown.setUnderline(underMouse() || hasFocus());
    painter.setFont(shown);
    painter.setPen(underMouse() || hasFocus() ? Theme::color(ThemeRole::accent)
                                              : palette().color(QPalette::ButtonText));
    painter.drawText(
        rect().adjusted(margin, 0, 0, 0), int(Qt::AlignLeft | Qt::AlignVCenter), text());
    if (!hasFocus())
        return;
    QStyleOptionFocusRect focus;
    focus.initFrom(this);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
}

} // namespace sizewright
