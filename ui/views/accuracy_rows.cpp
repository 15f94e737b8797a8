#include "ui/views/accuracy_rows.h"

#include "core/units/display.h"
#include "ui/models/accuracy_tables.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"
#include "ui/views/accuracy_details.h"
#include "ui/views/plain_table.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr int margin = 8;
constexpr int tableHeight = 250, detailsHeight = 310; // pixels, at first
constexpr int widestRun = 150, widestModel = 110; // pixels
using Show = AccuracyFilter::Show;

int at(RunColumn column) { return int(column); }

} // namespace

AccuracyRows::AccuracyRows(QWidget* parent)
    : QWidget(parent), m_model(new TableModel(this)), m_filter(new AccuracyFilter(this)),
      m_details(new QTextBrowser(this))
{
    m_filter->setSourceModel(m_model);
    m_view = plainTable(u"table.accuracy.rows"_s, tr("Measured runs"), *m_filter, this);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(at(RunColumn::time), Qt::DescendingOrder);
    m_view->horizontalHeader()->setSortIndicatorClearable(false);
    m_view->setTextElideMode(Qt::ElideMiddle); // ids differ at their ends
    m_details->setObjectName(u"accuracy.details"_s);
    m_details->setAccessibleName(tr("The selected run"));
    m_details->setFrameShape(QFrame::NoFrame);
    m_details->document()->setDocumentMargin(margin);
    m_details->setPlaceholderText(tr("Select a run, in the table or in the chart."));
    auto* split = new QSplitter(Qt::Vertical, this);
    split->setObjectName(u"accuracy.rows.split"_s);
    split->addWidget(m_view);
    split->addWidget(m_details);
    split->setChildrenCollapsible(false);
    split->setSizes({tableHeight, detailsHeight});
    split->setStretchFactor(0, 1); // what a taller window gives goes to the table
    split->setStretchFactor(1, 0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildFilter());
    layout->addWidget(split, 1);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        updateDetails();
        Q_EMIT selectedChanged();
    });
}

QWidget* AccuracyRows::buildFilter()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(margin, 6, margin, 6);
    m_text = new QLineEdit(bar);
    m_text->setObjectName(u"accuracy.filter"_s);
    m_text->setPlaceholderText(tr("Filter: words, or ids with *"));
    m_text->setAccessibleName(tr("Filter the runs"));
    m_text->setClearButtonEnabled(true);
    m_show = new QComboBox(bar);
    m_show->setObjectName(u"accuracy.show"_s);
    m_show->setAccessibleName(tr("Which runs"));
    const std::pair<QString, Show> choices[]{{tr("Compared"), Show::compared},
        {tr("More than 25 % off"), Show::far}, {tr("With a known reason"), Show::reasoned},
        {tr("Skipped"), Show::skipped}, {tr("All"), Show::all}};
    for (const auto& [text, show] : choices)
        m_show->addItem(text, int(show));
    m_group = new QPushButton(Theme::icon(u"close"_s), {}, bar);
    m_group->setObjectName(u"accuracy.group"_s);
    m_group->setToolTip(tr("Show the runs of every group again"));
    m_group->hide();
    m_count = new QLabel(bar);
    m_count->setObjectName(u"accuracy.count"_s);
    row->addWidget(m_text, 1);
    row->addWidget(m_group);
    row->addWidget(m_show);
    row->addWidget(m_count);
    connect(m_text, &QLineEdit::textChanged, this, &AccuracyRows::refilter);
    connect(m_show, &QComboBox::currentIndexChanged, this, &AccuracyRows::refilter);
    connect(m_group, &QPushButton::clicked, this, [this] { showGroup({}); });
    return bar;
}

void AccuracyRows::setRecord(const Record& record)
{
    m_view->setCurrentIndex({});
    m_record = record;
    m_filter->setRecord(nullptr); // nothing is listed while the table changes
    m_model->setContent(record ? runTable(*record) : TableContent());
    m_filter->setRecord(record);
    fitColumns();
    m_view->scrollToTop();
    m_view->setCurrentIndex(m_filter->index(0, 0)); // the worst, so that there is something to read
    updateCount();
    updateDetails();
    Q_EMIT listedChanged();
}

// The note takes what the others leave.
void AccuracyRows::fitColumns()
{
    if (m_model->columnCount() == 0)
        return;
    for (int column = 0; column < m_model->columnCount(); ++column)
        m_view->resizeColumnToContents(column);
    QHeaderView* header = m_view->horizontalHeader();
    header->setSectionResizeMode(at(RunColumn::note), QHeaderView::Stretch);
    const auto most = [&](RunColumn column, int width) {
        header->resizeSection(at(column), std::min(width, header->sectionSize(at(column))));
    };
    most(RunColumn::run, widestRun);
    most(RunColumn::model, widestModel);
}

void AccuracyRows::select(std::size_t row)
{
    if (!m_record || row >= m_record->runs.size())
        return;
    if (!m_filter->accepts(row))
        clearFilter();
    const QModelIndex index = m_filter->mapFromSource(m_model->index(int(row), 0));
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index, QAbstractItemView::PositionAtCenter);
}

std::optional<std::size_t> AccuracyRows::selected() const
{
    const QModelIndex index = m_view->currentIndex();
    return index.isValid() ? std::optional(std::size_t(m_filter->mapToSource(index).row()))
                           : std::nullopt;
}

void AccuracyRows::showGroup(const AccuracyFilter::Group& group)
{
    m_group->setVisible(!group.kind.empty());
    m_group->setText(tr("%1: %2").arg(
        shownGroupKind(group.kind), shownGroup(group.kind, group.name)));
    m_filter->setGroup(group);
    refilter();
}

void AccuracyRows::showText(const QString& pattern, AccuracyFilter::Show show)
{
    showGroup({});
    m_show->setCurrentIndex(m_show->findData(int(show)));
    m_text->setText(pattern);
}

void AccuracyRows::clearFilter() { showText({}, Show::all); }

void AccuracyRows::refilter()
{
    m_filter->setShow(Show(m_show->currentData().toInt()));
    m_filter->setText(m_text->text());
    if (!m_view->currentIndex().isValid())
        m_view->setCurrentIndex(m_filter->index(0, 0));
    m_view->scrollTo(m_view->currentIndex());
    updateCount();
    Q_EMIT listedChanged();
}

std::vector<bool> AccuracyRows::listed() const
{
    std::vector<bool> out(m_record ? m_record->runs.size() : 0);
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = m_filter->accepts(i);
    return out;
}

void AccuracyRows::focusFilter()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void AccuracyRows::updateCount()
{
    m_count->setText(tr("%1 runs").arg(toQt(wholeText(m_filter->rowCount()))));
}

void AccuracyRows::updateDetails()
{
    const auto row = selected();
    m_details->setHtml(row && m_record ? accuracyDetails(*m_record, *row) : QString());
}

} // namespace sizewright
