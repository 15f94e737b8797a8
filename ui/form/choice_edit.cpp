#include "ui/form/choice_edit.h"

#include "ui/document/plan_document.h"
#include "ui/models/result_tables.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QStylePainter>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr int shortestCombo = 6; // characters; the form decides the width

constexpr int DetailRole = Qt::UserRole + 1; // what tells an entry from its neighbours

// The entry's name, and at the right end, muted, its size.
class DetailDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const bool selected = option.state & QStyle::State_Selected;
        painter->save();
        painter->setPen(selected ? option.palette.color(QPalette::HighlightedText)
                                 : Theme::color(ThemeRole::mutedText));
        painter->drawText(option.rect.adjusted(0, 0, -option.fontMetrics.averageCharWidth(), 0),
            int(Qt::AlignRight | Qt::AlignVCenter), index.data(DetailRole).toString());
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        const QString detail = index.data(DetailRole).toString();
        size.rwidth() += option.fontMetrics.horizontalAdvance(detail)
            + 4 * option.fontMetrics.averageCharWidth();
        return size;
    }
};

void frame(QWidget& widget)
{
    QPainter painter(&widget);
    painter.setPen(QPen(Theme::color(ThemeRole::bad), 2));
    painter.drawRect(widget.rect().adjusted(1, 1, -1, -1));
}

void letFormDecideWidth(QComboBox& combo)
{
    combo.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo.setMinimumContentsLength(shortestCombo);
    combo.setFocusPolicy(Qt::StrongFocus); // no focus by the wheel
}

} // namespace

ChoiceEdit::ChoiceEdit(const FieldInfo& field, QWidget* parent)
    : QComboBox(parent), m_field(field), m_openEntry(field.automatic || !field.fallback)
{
    letFormDecideWidth(*this);
    if (m_openEntry)
        addItem(field.automatic ? tr("auto") : tr("choose…"), QString());
    if (field.kind == FieldKind::toggle) {
        addItem(tr("yes"), u"yes"_s);
        addItem(tr("no"), u"no"_s);
    }
    for (const ChoiceOption& option : field.options) {
        addItem(translated(option.label), QString::fromUtf8(option.key));
        setItemData(count() - 1, translated(option.help), Qt::ToolTipRole);
    }
    connect(this, &QComboBox::activated, this, [this](int index) {
        if (entered)
            entered(itemData(index).toString(), m_session);
    });
}

void ChoiceEdit::show(const FieldShown& shown)
{
    if (m_openEntry && m_field.automatic)
        setItemText(0, shown.automatic.isEmpty() ? tr("auto") : shown.automatic);
    setCurrentIndex(std::max(0, findData(shown.text)));
    setToolTip(itemData(currentIndex(), Qt::ToolTipRole).toString());
}

void ChoiceEdit::setRefused(bool refused)
{
    m_refused = refused;
    update();
}

void ChoiceEdit::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

void ChoiceEdit::focusInEvent(QFocusEvent* event)
{
    if (event->reason() != Qt::PopupFocusReason)
        m_session = newEditSession();
    QComboBox::focusInEvent(event);
}

// As the base class does, but a text that is too long ends in dots instead of a cut letter.
void ChoiceEdit::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect room = style()->subControlRect(
        QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText = fontMetrics().elidedText(
        option.currentText, Qt::ElideRight, room.width() - fontMetrics().averageCharWidth());
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    painter.end();
    if (m_refused)
        frame(*this);
}

ToggleEdit::ToggleEdit(QWidget* parent) : QCheckBox(parent)
{
    connect(this, &QCheckBox::clicked, this, [this](bool checked) {
        if (entered)
            entered(checked ? u"yes"_s : u"no"_s, 0);
    });
}

void ToggleEdit::show(const FieldShown& shown)
{
    const bool on = shown.text == "yes"_L1;
    setChecked(on);
    setText(on ? tr("yes") : tr("no"));
}

CatalogueEdit::CatalogueEdit(
    const FieldInfo& field, const PlanDocument& document, QWidget* parent)
    : QComboBox(parent), m_field(field)
{
    letFormDecideWidth(*this);
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setMaxVisibleItems(20);
    view()->setItemDelegate(new DetailDelegate(view()));
    lineEdit()->setPlaceholderText(field.required ? tr("choose or search…") : tr("search…"));
    lineEdit()->installEventFilter(this);
    updateChoices(document);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCaseSensitivity(Qt::CaseInsensitive);
    completer()->popup()->setItemDelegate(new DetailDelegate(completer()->popup()));
    connect(this, &QComboBox::activated, this, [this](int index) {
        lineEdit()->setModified(false);
        const QString id = itemData(index).toString();
        if (entered && id != m_shown.text)
            entered(id, newEditSession());
    });
}

void CatalogueEdit::updateChoices(const PlanDocument& document)
{
    const QSignalBlocker quiet(this);
    clear();
    addItem(QString(), QString());
    for (const CatalogueChoice& choice :
        catalogueChoices(m_field.catalogue, document.catalogue())) {
        addItem(choice.title, choice.id);
        setItemData(count() - 1, choice.id, Qt::ToolTipRole);
        setItemData(count() - 1, choice.detail, DetailRole);
    }
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + view()->fontMetrics().height() * 2);
    show(m_shown);
}

void CatalogueEdit::show(const FieldShown& shown)
{
    const bool same = shown.text == m_shown.text;
    m_shown = shown;
    if (same && (m_refused || lineEdit()->isModified()))
        return;
    const int index = findData(shown.text);
    setCurrentIndex(index);
    if (index <= 0)
        setEditText(shown.text);
    lineEdit()->setCursorPosition(0);
    lineEdit()->setModified(false);
    setToolTip(currentText());
}

void CatalogueEdit::setRefused(bool refused)
{
    m_refused = refused;
    update();
}

void CatalogueEdit::forget()
{
    lineEdit()->setModified(false);
    setRefused(false);
}

void CatalogueEdit::commit()
{
    if (!lineEdit()->isModified())
        return;
    lineEdit()->setModified(false);
    const QString id = idOf(lineEdit()->text().trimmed());
    if (id == m_shown.text) {
        m_refused = false;
        show(m_shown);
        if (reverted)
            reverted();
    } else if (entered)
        entered(id, newEditSession());
}

// The entry that is meant: by id, by its whole text, or as the only one that contains what was typed.
QString CatalogueEdit::idOf(const QString& typed) const
{
    if (typed.isEmpty() || findData(typed) >= 0)
        return typed;
    QString only;
    int found = 0;
    for (int i = 1; i < count(); ++i) {
        if (itemText(i).compare(typed, Qt::CaseInsensitive) == 0)
            return itemData(i).toString();
        if (itemText(i).contains(typed, Qt::CaseInsensitive)) {
            only = itemData(i).toString();
            ++found;
        }
    }
    return found == 1 ? only : typed;
}

bool CatalogueEdit::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != lineEdit())
        return QComboBox::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut
        && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
        commit();
    if (event->type() == QEvent::FocusIn)
        QMetaObject::invokeMethod(lineEdit(), &QLineEdit::selectAll, Qt::QueuedConnection);
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            commit();
            return true;
        }
        if (key == Qt::Key_Escape) {
            lineEdit()->setModified(false);
            m_refused = false;
            show(m_shown);
            if (reverted)
                reverted();
            return true;
        }
    }
    return QComboBox::eventFilter(watched, event);
}

void CatalogueEdit::wheelEvent(QWheelEvent* event)
{
    if (lineEdit()->hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

void CatalogueEdit::paintEvent(QPaintEvent* event)
{
    QComboBox::paintEvent(event);
    if (m_refused)
        frame(*this);
}

} // namespace sizewright
