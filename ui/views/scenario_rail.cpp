#include "ui/views/scenario_rail.h"

#include "ui/theme/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QListView>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr int padding = 8;
constexpr int stateBar = 4; // width of the colour on the left
constexpr int selectedAlpha = 45;
constexpr int buttonIcon = 16;

ThemeRole roleOfState(int state)
{
    if (state < 0)
        return ThemeRole::outline;
    switch (Fit(state)) {
    case Fit::fits: return ThemeRole::good;
    case Fit::atRisk: return ThemeRole::warning;
    case Fit::doesNotFit: break;
    }
    return ThemeRole::bad;
}

} // namespace

void ScenarioDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const bool selected = option.state & QStyle::State_Selected;
    if (selected) {
        QColor fill = Theme::color(ThemeRole::accent);
        fill.setAlpha(selectedAlpha);
        painter->fillRect(option.rect, fill);
    }
    const int state = index.data(ScenarioListModel::StateRole).toInt();
    QRect bar = option.rect.adjusted(0, 1, 0, -1);
    bar.setWidth(stateBar);
    painter->fillRect(bar, Theme::color(roleOfState(state)));

    QRect text = option.rect.adjusted(stateBar + padding, padding / 2, -padding, -padding / 2);
    QFont bold = option.font;
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    if (index.data(ScenarioListModel::BaselineRole).toBool()) {
        const int size = metrics.height();
        Theme::icon(u"star"_s).paint(
            painter, QRect(text.right() - size, text.top(), size, size));
        text.setRight(text.right() - size);
    }
    painter->setFont(bold);
    painter->setPen(Theme::color(ThemeRole::text));
    painter->drawText(QRect(text.topLeft(), QSize(text.width(), metrics.height())),
        int(Qt::AlignLeft | Qt::AlignVCenter),
        metrics.elidedText(index.data().toString(), Qt::ElideMiddle, text.width()));
    painter->setFont(option.font);
    painter->setPen(
        Theme::color(state < 0 ? ThemeRole::mutedText : ThemeRole::text));
    QRect line(text.left(), text.top() + metrics.height(),
        option.rect.right() - padding - text.left(), option.fontMetrics.height());
    for (const int role : {ScenarioListModel::SizeRole, ScenarioListModel::MoneyRole}) {
        painter->drawText(line, int(Qt::AlignLeft | Qt::AlignVCenter),
            option.fontMetrics.elidedText(
                index.data(role).toString(), Qt::ElideRight, line.width()));
        line.translate(0, line.height());
    }
    painter->restore();
}

QSize ScenarioDelegate::sizeHint(
    const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {option.fontMetrics.averageCharWidth() * 20, option.fontMetrics.height() * 3 + padding};
}

void ScenarioDelegate::updateEditorGeometry(
    QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const
{
    QRect place = option.rect.adjusted(stateBar + 2, 2, -2, 0);
    place.setHeight(editor->sizeHint().height());
    editor->setGeometry(place);
}

ScenarioRail::ScenarioRail(PlanDocument& document, Evaluator& evaluator, QWidget* parent)
    : QWidget(parent), m_document(document),
      m_model(new ScenarioListModel(document, evaluator, this)), m_list(new QListView(this)),
      m_buttons(new QWidget(this))
{
    m_list->setObjectName(u"rail.list"_s);
    m_list->setAccessibleName(tr("Scenarios"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ScenarioDelegate(m_list));
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::NoFrame);
    auto* buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(2, 2, 2, 2);
    buttons->setSpacing(0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_buttons);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& index) {
            if (index.isValid())
                m_document.setCurrent(std::size_t(index.row()));
        });
    connect(&document, &PlanDocument::currentChanged, this, &ScenarioRail::followDocument);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ScenarioRail::followDocument);
    followDocument();
}

void ScenarioRail::setActions(const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        m_list->addAction(action);
        if (action->isSeparator() || action->icon().isNull())
            continue;
        auto* button = new QToolButton(m_buttons);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setIconSize({buttonIcon, buttonIcon});
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        m_buttons->layout()->addWidget(button);
    }
    static_cast<QHBoxLayout*>(m_buttons->layout())->addStretch(1);
}

// Wide enough for the figures of a large cluster.
QSize ScenarioRail::sizeHint() const
{
    const int text = fontMetrics().horizontalAdvance(tr("%1 cards · %2").arg(u"10,240"_s, tr("47.4 days")));
    return {text + stateBar + 2 * padding + 2, QWidget::sizeHint().height()};
}

void ScenarioRail::rename() { m_list->edit(m_list->currentIndex()); }

void ScenarioRail::followDocument()
{
    const QModelIndex index = m_model->index(int(m_document.current()));
    if (m_list->currentIndex() != index)
        m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
}

} // namespace sizewright
