#include "ui/form/field_row.h"

#include "ui/text/number_text.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QTimer>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr int highlightTime = 1200; // ms
constexpr int highlightAlpha = 60;

void setColor(QWidget& widget, ThemeRole role)
{
    QPalette palette = widget.palette();
    palette.setColor(QPalette::WindowText, Theme::color(role));
    palette.setColor(QPalette::ButtonText, Theme::color(role));
    widget.setPalette(palette);
}

QString rangeText(const FieldInfo& field, std::string_view currency)
{
    if (field.kind != FieldKind::quantity && field.kind != FieldKind::whole)
        return {};
    return FieldRow::tr("%1 to %2")
        .arg(shownField(field, field.min, currency), shownField(field, field.max, currency));
}

} // namespace

FieldRow::FieldRow(PlanDocument& document, std::size_t ordinal, QWidget* parent)
    : QWidget(parent), m_document(document), m_ordinal(ordinal),
      m_field(fields().all()[ordinal]), m_editor(makeEditor(m_field, document, this)),
      m_label(new QLabel(translated(m_field.label), this)), m_message(new QLabel(this)),
      m_tag(new QToolButton(this))
{
    const QString key = toQt(m_field.key);
    QWidget* editor = m_editor->widget();
    editor->setObjectName(key);
    editor->setAccessibleName(m_label->text());
    m_label->setBuddy(editor);
    m_label->setWordWrap(true);
    m_message->setObjectName(key + u".message"_s);
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_message->setFont(Theme::figureFont(-1));
    m_message->hide();
    m_tag->setObjectName(key + u".tag"_s);
    m_tag->setAutoRaise(true);
    m_tag->setFocusPolicy(Qt::NoFocus);
    m_tag->setFont(Theme::figureFont(-1));
    m_tag->setPopupMode(QToolButton::InstantPopup);
    m_tag->setStyleSheet(u"QToolButton::menu-indicator{image:none}"_s);
    auto* menu = new QMenu(m_tag);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        fillMenu(*menu);
    });
    m_tag->setMenu(menu);

    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(4, 2, 0, 2);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(1);
    layout->addWidget(m_label, 0, 0);
    layout->addWidget(editor, 0, 1);
    layout->addWidget(m_tag, 0, 2, Qt::AlignLeft | Qt::AlignVCenter);
    layout->addWidget(m_message, 1, 1, 1, 2);
    layout->setColumnStretch(1, 1);

    m_editor->entered = [this](const QString& text, int session) { enter(text, session); };
    m_editor->reverted = [this] {
        m_refusal.clear();
        showMessage();
    };
    for (QWidget* widget : {editor, static_cast<QWidget*>(m_label)})
        widget->installEventFilter(this);
    // The widest word that a tag can hold, so that the editors end in one line.
    int width = 0;
    for (const QString& word : {tr("default"), tr("auto"), tr("needed"),
             translated(label(Origin::catalogue)), translated(label(Origin::imported)),
             translated(label(Origin::measured))})
        width = std::max(width, m_tag->fontMetrics().horizontalAdvance(word));
    m_tag->setFixedWidth(width + m_tag->fontMetrics().averageCharWidth() * 2);
}

int FieldRow::labelWidthHint() const
{
    return m_label->fontMetrics().horizontalAdvance(m_label->text());
}

void FieldRow::setLabelWidth(int width) { m_label->setFixedWidth(width); }

QString FieldRow::message() const { return m_message->text(); }

void FieldRow::enter(const QString& text, int session)
{
    const auto problems
        = m_document.enterField(m_document.current(), m_ordinal, text, session);
    m_refusal = problems.empty() ? QString() : translated(problems.front());
    showMessage();
}

void FieldRow::forget()
{
    m_editor->forget();
    m_refusal.clear();
    showMessage();
}

void FieldRow::reset()
{
    forget();
    m_document.resetField(m_document.current(), m_ordinal);
}

void FieldRow::refresh(const Results& results, const ChosenValues& chosen)
{
    const Scenario& scenario = m_document.currentScenario();
    const FieldValue& value = scenario.value(m_ordinal);
    if (!(value == m_value)) {
        // Undo, a preset or an import had the last word.
        m_value = value;
        m_refusal.clear();
    }
    const auto it = chosen.find(m_ordinal);
    const ChosenValue* choice
        = it == chosen.end() || !m_field.automatic || value.isSet() ? nullptr : &it->second;
    const std::string_view currency = currencyOf(scenario);
    FieldShown shown{value, typedField(scenario, m_ordinal), {}, currency};
    if (m_field.automatic)
        shown.automatic = choice
            ? tr("auto: %1").arg(shownField(m_field, choice->number, currency))
            : tr("auto");
    else if (m_field.required)
        shown.automatic = tr("needed");
    if (m_field.kind == FieldKind::choice || m_field.kind == FieldKind::toggle) {
        const auto number = scenario.number(m_ordinal);
        shown.text = number ? toQt(fieldText(m_field, *number, currency)) : QString();
    }
    m_editor->show(shown);
    showTag(value, choice);

    m_remark.clear();
    for (const Problem& problem : results.problems)
        if (problem.place == m_field.key && problem.severity != Severity::note) {
            m_remark = translated(problem);
            m_remarkIsError = problem.severity == Severity::error;
            break;
        }
    showMessage();
    m_label->setToolTip(u"<p>%1</p><p>%2</p><p><code>%3</code></p>"_s.arg(
        translated(m_field.help).toHtmlEscaped(), rangeText(m_field, currency).toHtmlEscaped(),
        toQt(m_field.key)));
    if (m_field.kind != FieldKind::choice)
        m_editor->widget()->setToolTip(m_label->toolTip());
}

void FieldRow::showTag(const FieldValue& value, const ChosenValue* chosen)
{
    QString word, origin;
    ThemeRole role = ThemeRole::mutedText;
    if (value.isSet()) {
        word = translated(label(value.origin));
        origin = toQt(value.source);
        if (value.origin == Origin::typed)
            role = ThemeRole::text;
        else if (value.origin == Origin::measured || value.origin == Origin::quoted)
            role = ThemeRole::good;
    } else if (m_field.fallback) {
        word = tr("default");
        origin = toQt(m_field.source);
    } else if (m_field.automatic) {
        word = tr("auto");
        if (chosen)
            origin = toQt(chosen->source)
                + (chosen->asOf.empty() ? QString() : tr(" (as of %1)").arg(toQt(chosen->asOf)));
    } else if (m_field.required) {
        word = tr("needed");
        role = ThemeRole::warning;
    } else
        word = tr("open");
    m_tag->setText(word);
    setColor(*m_tag, role);
    m_tag->setToolTip(origin.isEmpty() ? tr("Where the value comes from") : origin);
    m_tag->setAccessibleName(
        tr("Origin of %1: %2").arg(translated(m_field.label), word));
}

void FieldRow::showMessage()
{
    const bool refused = !m_refusal.isEmpty();
    m_editor->setRefused(refused);
    const QString text = refused ? m_refusal : m_remark;
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
    setColor(*m_message, refused || m_remarkIsError ? ThemeRole::bad : ThemeRole::warning);
    m_editor->widget()->setAccessibleDescription(
        text.isEmpty() ? translated(m_field.help) : text);
}

void FieldRow::fillMenu(QMenu& menu)
{
    const FieldValue& value = m_document.currentScenario().value(m_ordinal);
    QAction* back = menu.addAction(m_field.automatic ? tr("Let the program choose")
            : m_field.fallback                       ? tr("Reset to default")
                                                     : tr("Clear"),
        this, &FieldRow::reset);
    back->setEnabled(value.isSet() || !m_refusal.isEmpty());
    menu.addSeparator();
    for (const Origin origin : {Origin::typed, Origin::quoted, Origin::measured}) {
        QAction* mark = menu.addAction(
            tr("This value is %1").arg(translated(label(origin))), this, [this, origin] {
                m_document.setOrigin(m_document.current(), m_ordinal, origin);
            });
        mark->setCheckable(true);
        mark->setChecked(value.origin == origin);
        mark->setEnabled(value.isSet());
    }
    menu.addSeparator();
    menu.addAction(tr("Copy field path"), this,
        [this] { QGuiApplication::clipboard()->setText(toQt(m_field.key)); });
}

bool FieldRow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ContextMenu)
        return QWidget::eventFilter(watched, event);
    auto* line = qobject_cast<QLineEdit*>(watched);
    const std::unique_ptr<QMenu> menu(line ? line->createStandardContextMenu() : new QMenu);
    if (line)
        menu->addSeparator();
    fillMenu(*menu);
    menu->exec(static_cast<QContextMenuEvent*>(event)->globalPos());
    return true;
}

void FieldRow::jump()
{
    m_editor->widget()->setFocus(Qt::OtherFocusReason);
    if (auto* line = qobject_cast<QLineEdit*>(m_editor->widget()))
        line->selectAll();
    m_highlighted = true;
    update();
    QTimer::singleShot(highlightTime, this, [this] {
        m_highlighted = false;
        update();
    });
}

void FieldRow::paintEvent(QPaintEvent*)
{
    if (!m_highlighted)
        return;
    QColor color = Theme::color(ThemeRole::accent);
    color.setAlpha(highlightAlpha);
    QPainter(this).fillRect(rect(), color);
}

} // namespace sizewright
