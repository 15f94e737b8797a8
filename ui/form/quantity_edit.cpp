#include "ui/form/quantity_edit.h"

#include "ui/text/number_text.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr int echoGap = 8; // pixels between what was typed and what it means

// "2,048" and "2048", "80 GiB" and "80GiB" say the same: nothing to echo.
QString bare(QString text)
{
    return text.remove(u',').remove(u' ').toLower();
}

} // namespace

QuantityEdit::QuantityEdit(const FieldInfo& field, QWidget* parent)
    : QLineEdit(parent), m_field(field)
{
    setMaxLength(2048);
    connect(this, &QLineEdit::textChanged, this, &QuantityEdit::updateEcho);
}

void QuantityEdit::show(const FieldShown& shown)
{
    const bool same = shown.value == m_shown.value && shown.text == m_shown.text
        && shown.currency == m_shown.currency;
    m_shown = shown;
    setPlaceholderText(shown.automatic);
    // Typing that waits for its commit, or was refused, outlives changes elsewhere in the plan.
    if (same && (isModified() || m_refused))
        return;
    setRefused(false);
    if (text() != shown.text)
        setText(shown.text);
    setCursorPosition(0);
    setModified(false);
    updateEcho();
}

void QuantityEdit::setRefused(bool refused)
{
    m_refused = refused;
    update();
}

void QuantityEdit::forget()
{
    setModified(false);
    setRefused(false);
}

void QuantityEdit::commit()
{
    if (!isModified())
        return;
    setModified(false);
    const QString typed = text();
    if (typed.trimmed() == m_shown.text) {
        if (reverted)
            reverted();
        return;
    }
    if (entered)
        entered(typed, m_session);
}

void QuantityEdit::revert()
{
    setText(m_shown.text);
    setModified(false);
    selectAll();
    if (reverted)
        reverted();
}

void QuantityEdit::updateEcho()
{
    QString echo;
    if (m_field.kind != FieldKind::text && !text().trimmed().isEmpty()) {
        const auto value = parseFieldValue(m_field, toCore(text()), m_shown.currency);
        if (value && value->isSet()) {
            const QString meaning = shownField(m_field, value->number, m_shown.currency);
            if (bare(meaning) != bare(text()))
                echo = u"= "_s + meaning;
        }
    }
    if (echo == m_echo)
        return;
    m_echo = echo;
    setAccessibleDescription(echo);
    update();
}

bool QuantityEdit::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !isModified()) {
        // With nothing typed, undo and redo are the window's.
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            key->ignore();
            return false;
        }
    }
    return QLineEdit::event(event);
}

void QuantityEdit::focusInEvent(QFocusEvent* event)
{
    m_session = newEditSession();
    QLineEdit::focusInEvent(event);
}

void QuantityEdit::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    // A menu that opens over the field does not end its stay.
    if (event->reason() == Qt::PopupFocusReason)
        return;
    commit();
    if (!m_refused)
        setCursorPosition(0);
}

void QuantityEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        commit();
        if (!m_refused)
            selectAll();
        return;
    }
    if (event->key() == Qt::Key_Escape && (isModified() || m_refused)) {
        revert();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void QuantityEdit::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    if (!m_echo.isEmpty()) {
        const QFontMetrics metrics = fontMetrics();
        const int margin = style()->pixelMetric(QStyle::PM_DefaultFrameWidth) + echoGap;
        const int needed
            = metrics.horizontalAdvance(text()) + metrics.horizontalAdvance(m_echo) + echoGap;
        if (needed + margin + margin <= width()) {
            painter.setPen(Theme::color(ThemeRole::mutedText));
            painter.drawText(rect().adjusted(margin, 0, -margin, 0),
                int(Qt::AlignRight | Qt::AlignVCenter), m_echo);
        }
    }
    if (m_refused) {
        painter.setPen(QPen(Theme::color(ThemeRole::bad), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

} // namespace sizewright
