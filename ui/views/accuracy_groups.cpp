#include "ui/views/accuracy_groups.h"

#include "ui/models/accuracy_tables.h"
#include "ui/text/translate.h"
#include "ui/views/plain_table.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr int margin = 8;
constexpr int rowPadding = 6, columnPadding = 12;

QLabel* hint(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    return label;
}

} // namespace

AccuracyGroups::AccuracyGroups(QWidget* parent)
    : QWidget(parent), m_kind(new QComboBox(this)), m_model(new TableModel(this)),
      m_order(new ValueOrder(this))
{
    m_order->setSourceModel(m_model);
    m_view = plainTable(u"table.accuracy.groups"_s, tr("Errors by group"), *m_order, this);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(0, Qt::AscendingOrder);
    m_view->horizontalHeader()->setSortIndicatorClearable(false);
    m_kind->setObjectName(u"accuracy.kind"_s);
    m_kind->setAccessibleName(tr("Group by"));
    for (const std::string_view kind : groupKinds())
        m_kind->addItem(shownGroupKind(kind), toQt(kind));
    auto* label = new QLabel(tr("&Group by"), this);
    label->setBuddy(m_kind);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(margin, 6, margin, 6);
    top->setSpacing(margin);
    top->addWidget(label);
    top->addWidget(m_kind);
    top->addWidget(hint(tr("A double click or Return shows the runs of a group."), this), 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &AccuracyGroups::refresh);
    connect(m_view, &QTableView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT groupRequested({toCore(kind()), toCore(index.data(KeyRole).toString())});
    });
}

void AccuracyGroups::setRecord(const std::shared_ptr<const AccuracyRecord>& record)
{
    m_record = record;
    refresh();
}

QString AccuracyGroups::kind() const { return m_kind->currentData().toString(); }

void AccuracyGroups::setKind(const QString& kind)
{
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(kind)));
}

void AccuracyGroups::refresh()
{
    m_model->setContent(
        m_record ? groupTable(m_record->report, toCore(kind())) : TableContent());
    fitColumns();
    m_view->scrollToTop();
}

// As narrow as the words allow, without the room that a header keeps for its sort mark: the names need it.
void AccuracyGroups::fitColumns()
{
    QHeaderView* header = m_view->horizontalHeader();
    const QFontMetrics metrics = m_view->fontMetrics();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        int width = metrics.size(0, m_model->content().columns[column]).width();
        for (int row = 0; row < m_model->rowCount(); ++row)
            width = std::max(width,
                metrics.horizontalAdvance(m_model->index(row, column).data().toString()));
        header->setSectionResizeMode(
            column, column == 0 ? QHeaderView::Stretch : QHeaderView::Interactive);
        header->resizeSection(column, width + columnPadding);
    }
}

AccuracyGaps::AccuracyGaps(QWidget* parent)
    : QWidget(parent), m_model(new TableModel(this)),
      m_view(plainTable(
          u"table.accuracy.gaps"_s, tr("Runs that cannot be met, and why"), *m_model, this)),
      m_note(hint(tr("Reviewed by hand. A reason excuses nothing: these runs stay in every figure "
                     "above. A double click or Return shows them."),
          this))
{
    m_view->setWordWrap(true);
    m_note->setObjectName(u"accuracy.gaps.note"_s);
    m_note->setContentsMargins(margin, 6, margin, 6);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_note);
    layout->addWidget(m_view, 1);
    connect(m_view, &QTableView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT patternRequested(index.data(KeyRole).toString());
    });
}

void AccuracyGaps::setRecord(const AccuracyRecord* record)
{
    m_model->setContent(record ? gapTable(*record) : TableContent());
    QHeaderView* header = m_view->horizontalHeader();
    constexpr int explanation = 2;
    for (int column = 0; column < m_model->columnCount(); ++column)
        header->setSectionResizeMode(column,
            column == explanation ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    fitRows();
}

void AccuracyGaps::fitRows()
{
    m_view->resizeRowsToContents();
    for (int row = 0; row < m_model->rowCount(); ++row)
        m_view->setRowHeight(row, m_view->rowHeight(row) + rowPadding);
}

void AccuracyGaps::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitRows();
}

void AccuracyGaps::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fitRows();
}

} // namespace sizewright
