#include "ui/views/comparison_view.h"

#include "ui/text/translate.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr int padding = 8;
constexpr int narrowest = 150, widest = 320; // columns, pixels

QFont smaller(QFont font)
{
    font.setPointSizeF(font.pointSizeF() - 1);
    return font;
}

} // namespace

void ComparisonDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const bool heading = index.data(ComparisonModel::HeadingRole).toBool();
    if (heading)
        painter->fillRect(option.rect, option.palette.alternateBase());
    else if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, option.palette.highlight());
    const bool selected = !heading && (option.state & QStyle::State_Selected);
    const auto alignment = index.data(Qt::TextAlignmentRole).toInt();
    const int horizontal = alignment & Qt::AlignRight ? Qt::AlignRight : Qt::AlignLeft;
    QRect text = option.rect.adjusted(padding, 2, -padding, -2);
    QFont font = option.font;
    font.setBold(heading || index.data(ComparisonModel::BaselineRole).toBool());
    painter->setFont(font);
    painter->setPen(selected ? option.palette.color(QPalette::HighlightedText)
                             : Theme::color(ThemeRole::text));
    const QString difference = index.data(ComparisonModel::DifferenceRole).toString();
    const QFontMetrics metrics(font);
    const QString value
        = metrics.elidedText(index.data().toString(), Qt::ElideMiddle, text.width());
    if (difference.isEmpty()) {
        painter->drawText(text, horizontal | Qt::AlignVCenter, value);
        painter->restore();
        return;
    }
    painter->drawText(text, horizontal | Qt::AlignTop, value);
    painter->setFont(smaller(option.font));
    const auto tone = Tone(index.data(ToneRole).toInt());
    if (!selected)
        painter->setPen(Theme::color(tone == Tone::good ? ThemeRole::good
                : tone == Tone::bad                     ? ThemeRole::bad
                                                        : ThemeRole::mutedText));
    painter->drawText(text, horizontal | Qt::AlignBottom, difference);
    painter->restore();
}

QSize ComparisonDelegate::sizeHint(
    const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFontMetrics small(smaller(option.font));
    const QString difference = index.data(ComparisonModel::DifferenceRole).toString();
    int height = option.fontMetrics.height() + padding;
    int width = option.fontMetrics.horizontalAdvance(index.data().toString());
    if (!difference.isEmpty()) {
        height += small.height() - padding / 2;
        width = std::max(width, small.horizontalAdvance(difference));
    }
    return {width + 3 * padding, height};
}

ComparisonView::ComparisonView(PlanDocument& document, Evaluator& evaluator, QWidget* parent)
    : QWidget(parent), m_document(document), m_evaluator(evaluator),
      m_model(new ComparisonModel(this)), m_view(new QTableView(this)),
      m_only(new QCheckBox(tr("Only differences"), this)), m_note(new QLabel(this)),
      m_buttons(new QWidget(this))
{
    m_only->setObjectName(u"compare.onlyDifferences"_s);
    m_only->setChecked(m_model->onlyDifferences());
    m_note->setWordWrap(true);
    m_view->setObjectName(u"table.compare"_s);
    m_view->setAccessibleName(tr("Comparison of the scenarios"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new ComparisonDelegate(m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setShowGrid(false);
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setMinimumSectionSize(narrowest);
    m_view->horizontalHeader()->setTextElideMode(Qt::ElideMiddle);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto* buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(0, 0, 0, 0);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(padding, padding, padding, 0);
    top->addWidget(m_only);
    top->addWidget(m_note, 1);
    top->addWidget(m_buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    connect(m_only, &QCheckBox::toggled, this, [this](bool only) {
        m_model->setOnlyDifferences(only);
        spanHeadings();
        Q_EMIT onlyDifferencesChanged(only);
    });
    connect(m_view, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        const QString key = index.data(KeyRole).toString();
        if (index.column() > 0)
            m_document.setCurrent(std::size_t(index.column() - 1));
        if (key.isEmpty())
            return;
        if (fields().find(toCore(key)))
            Q_EMIT fieldRequested(key);
        else
            Q_EMIT explain(key);
    });
    connect(&evaluator, &Evaluator::evaluated, this, &ComparisonView::refresh);
    connect(&document, &PlanDocument::changed, this, &ComparisonView::refresh);
}

void ComparisonView::setOnlyDifferences(bool only) { m_only->setChecked(only); }

void ComparisonView::addAction(QAction* action)
{
    auto* button = new QPushButton(action->icon(), action->text(), m_buttons);
    button->setObjectName(action->objectName() + u".button"_s);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    m_buttons->layout()->addWidget(button);
}

QString ComparisonView::selectionAsText() const
{
    QStringList lines, cells;
    for (int column = 0; column < m_model->columnCount(); ++column)
        cells += m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    lines += cells.join(u'\t');
    for (int row = 0; row < m_model->rowCount(); ++row) {
        cells.clear();
        for (int column = 0; column < m_model->columnCount(); ++column)
            cells += m_model->index(row, column).data().toString();
        lines += cells.join(u'\t');
    }
    return lines.join(u'\n');
}

void ComparisonView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void ComparisonView::refresh()
{
    if (!isVisible()) {
        m_stale = true;
        return;
    }
    m_stale = false;
    const auto& scenarios = m_document.plan().scenarios;
    std::vector<Results> results;
    std::vector<std::string> currencies;
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        results.push_back(*m_evaluator.results(i));
        currencies.push_back(results.back().currency);
    }
    m_model->setComparison(
        compareScenarios(scenarios, m_document.plan().baseline, results), currencies);
    const bool mixed = std::adjacent_find(currencies.begin(), currencies.end(),
                           std::not_equal_to<>())
        != currencies.end();
    m_note->setText(scenarios.size() < 2
            ? tr("There is one scenario only: duplicate it and change something to compare.")
            : mixed ? tr("Amounts in different currencies are shown without a difference.")
                    : QString());
    spanHeadings();
}

void ComparisonView::spanHeadings()
{
    m_view->clearSpans();
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->index(row, 0).data(ComparisonModel::HeadingRole).toBool())
            m_view->setSpan(row, 0, 1, m_model->columnCount());
    m_view->resizeRowsToContents();
    m_view->resizeColumnsToContents();
    fitColumns();
}

// Long names are cut; room that is left goes to the scenarios in equal parts.
void ComparisonView::fitColumns()
{
    const int columns = m_model->columnCount();
    int used = 0;
    for (int column = 0; column < columns; ++column) {
        m_view->setColumnWidth(column, std::min(widest, m_view->columnWidth(column)));
        used += m_view->columnWidth(column);
    }
    const int left = m_view->viewport()->width() - used;
    for (int column = 1; left > 0 && column < columns; ++column)
        m_view->setColumnWidth(column, m_view->columnWidth(column) + left / (columns - 1));
}

} // namespace sizewright
