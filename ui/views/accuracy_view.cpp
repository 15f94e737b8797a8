#include "ui/views/accuracy_view.h"

#include "core/study/nearest_runs.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_widget.h"
#include "ui/models/accuracy_tables.h"
#include "ui/text/translate.h"
#include "ui/views/accuracy_groups.h"
#include "ui/views/accuracy_head.h"
#include "ui/views/accuracy_rows.h"
#include "ui/views/plain_table.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr int margin = 8;
constexpr int progressWidth = 260; // pixels
constexpr int chartDelay = 60; // ms
constexpr int leftWidth = 520, rightWidth = 720; // pixels at first, and shares of any width

constexpr std::array shownMetrics{Metric::step, Metric::memory, Metric::tokenRate, Metric::tflops,
    Metric::mfu, Metric::days, Metric::gpuHours};

} // namespace

AccuracyView::AccuracyView(AccuracyRunner& runner, PlanDocument& document, Evaluator& evaluator,
    QWidget* parent)
    : QWidget(parent), m_runner(runner), m_document(document), m_evaluator(evaluator),
      m_head(new AccuracyHead(this)), m_pages(new QStackedWidget(this))
{
    setObjectName(u"accuracy"_s);
    buildControls();
    auto* waiting = new QWidget(m_pages);
    m_waiting = new QLabel(waiting);
    m_waiting->setObjectName(u"accuracy.waiting"_s);
    m_waiting->setWordWrap(true);
    m_waiting->setAlignment(Qt::AlignCenter);
    auto* progress = new QProgressBar(waiting);
    progress->setObjectName(u"accuracy.progress"_s);
    progress->setRange(0, 0);
    progress->setFixedWidth(progressWidth);
    auto* column = new QVBoxLayout(waiting);
    column->addStretch(1);
    column->addWidget(m_waiting);
    column->addWidget(progress, 0, Qt::AlignHCenter);
    column->addStretch(1);
    m_pages->addWidget(waiting);
    auto* content = new QSplitter(Qt::Horizontal, m_pages);
    content->setObjectName(u"accuracy.split"_s);
    content->addWidget(buildLeft());
    content->addWidget(buildRight());
    content->setChildrenCollapsible(false);
    content->setSizes({leftWidth, rightWidth});
    content->setStretchFactor(0, leftWidth);
    content->setStretchFactor(1, rightWidth);
    m_content = content;
    m_pages->addWidget(content);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_pages, 1);
    m_chartTimer.setSingleShot(true);
    m_chartTimer.setInterval(chartDelay);
    connect(&m_chartTimer, &QTimer::timeout, this, &AccuracyView::refreshChart);
    connect(&runner, &AccuracyRunner::changed, this, &AccuracyView::onChanged);
    connect(&evaluator, &Evaluator::evaluated, this, &AccuracyView::refreshNearest);
    connect(&document, &PlanDocument::currentChanged, this, &AccuracyView::refreshNearest);
    refreshRecord();
}

void AccuracyView::buildControls()
{
    m_tables = new QComboBox(m_head);
    m_tables->setObjectName(u"accuracy.table"_s);
    m_tables->setAccessibleName(tr("Which table of runs"));
    m_tables->addItem(tr("Shipped public runs"));
    auto* own = new QPushButton(tr("&Own runs…"), m_head);
    own->setObjectName(u"accuracy.own"_s);
    own->setToolTip(tr("A CSV table of your own with the header of the shipped runs"));
    m_head->addControl(m_tables);
    m_head->addControl(own);
    connect(own, &QPushButton::clicked, this, &AccuracyView::ownRunsRequested);
    connect(m_tables, &QComboBox::activated, this,
        [this](int index) { showTable(RunsTable(index)); });
}

QWidget* AccuracyView::buildLeft()
{
    auto* left = new QWidget(m_pages);
    m_metric = new QComboBox(left);
    m_metric->setObjectName(u"accuracy.metric"_s);
    m_metric->setAccessibleName(tr("What the chart compares"));
    for (const Metric metric : shownMetrics)
        m_metric->addItem(translated(label(metric)));
    m_chart = new ChartWidget(left);
    m_chart->setObjectName(u"chart.accuracy"_s);
    m_nearestModel = new TableModel(this);
    m_nearest = plainTable(
        u"table.accuracy.nearest"_s, tr("Runs nearest to the plan"), *m_nearestModel, left);
    m_nearest->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* title = new QLabel(tr("Public runs nearest to the plan"), left);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    m_nearestNote = new QLabel(left);
    m_nearestNote->setObjectName(u"accuracy.nearest.note"_s);
    m_nearestNote->setWordWrap(true);
    auto* above = new QHBoxLayout;
    above->setContentsMargins(margin, 6, margin, 6);
    above->setSpacing(margin);
    above->addWidget(new QLabel(tr("Compare"), left));
    above->addWidget(m_metric, 1);
    auto* below = new QVBoxLayout;
    below->setContentsMargins(margin, 6, margin, margin);
    below->setSpacing(4);
    below->addWidget(title);
    below->addWidget(m_nearestNote);
    below->addWidget(m_nearest);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(above);
    layout->addWidget(m_chart, 1);
    layout->addLayout(below);
    connect(m_metric, &QComboBox::currentIndexChanged, this, &AccuracyView::refreshChart);
    connect(m_chart, &ChartWidget::figureClicked, this, [this](const QString& key) {
        m_tabs->setCurrentWidget(m_rows);
        m_rows->select(key.toULongLong());
    });
    connect(m_chart, &ChartWidget::exportRequested, this,
        [this](const QString&, const QString& format) {
            Q_EMIT chartExportRequested(m_chart->spec(), format);
        });
    const auto open = [this](const QModelIndex& index) {
        showTable(RunsTable::shipped);
        m_tabs->setCurrentWidget(m_rows);
        m_rows->select(index.data(KeyRole).toULongLong());
    };
    connect(m_nearest, &QTableView::clicked, this, open);
    connect(m_nearest, &QTableView::activated, this, open);
    return left;
}

QWidget* AccuracyView::buildRight()
{
    m_tabs = new QTabWidget(m_pages);
    m_tabs->setObjectName(u"accuracy.tabs"_s);
    m_tabs->setDocumentMode(true);
    m_rows = new AccuracyRows(m_tabs);
    m_groups = new AccuracyGroups(m_tabs);
    m_gaps = new AccuracyGaps(m_tabs);
    m_tabs->addTab(m_rows, tr("&Runs"));
    m_tabs->addTab(m_groups, tr("&By group"));
    m_tabs->addTab(m_gaps, tr("&Cannot be met"));
    connect(m_rows, &AccuracyRows::listedChanged, this, [this] { m_chartTimer.start(); });
    connect(m_rows, &AccuracyRows::selectedChanged, this, [this] { m_chartTimer.start(); });
    connect(m_groups, &AccuracyGroups::groupRequested, this,
        [this](const AccuracyFilter::Group& group) {
            m_rows->showText({}, AccuracyFilter::Show::compared);
            m_rows->showGroup(group);
            m_tabs->setCurrentWidget(m_rows);
        });
    connect(m_gaps, &AccuracyGaps::patternRequested, this, [this](const QString& pattern) {
        m_rows->showText(pattern, AccuracyFilter::Show::all);
        m_tabs->setCurrentWidget(m_rows);
    });
    return m_tabs;
}

AccuracyView::State AccuracyView::state() const
{
    return {m_table, m_tabs->currentIndex(), m_metric->currentIndex(), m_groups->kind(),
        m_rows->selected()};
}

void AccuracyView::restore(const State& state)
{
    showTable(state.table);
    m_tabs->setCurrentIndex(state.tab);
    m_metric->setCurrentIndex(state.metric);
    m_groups->setKind(state.kind);
    if (state.selected)
        m_rows->select(*state.selected);
}

void AccuracyView::showTable(RunsTable table)
{
    const bool same = m_table == table && record();
    m_table = table;
    if (!same)
        refreshRecord();
}

void AccuracyView::focusFilter()
{
    m_tabs->setCurrentWidget(m_rows);
    m_rows->focusFilter();
}

void AccuracyView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_runner.startShipped();
    refreshNearest();
}

void AccuracyView::onChanged(RunsTable table)
{
    // The user's own table comes to the front when it is there, never before.
    if (table == RunsTable::own && !m_runner.isRunning(table) && m_runner.failure(table).isEmpty())
        m_table = table;
    if (table == m_table)
        refreshRecord();
    if (table == RunsTable::shipped)
        refreshNearest();
}

void AccuracyView::refreshRecord()
{
    const QString own = m_runner.ownName();
    if (!own.isEmpty() && m_tables->count() == 1)
        m_tables->addItem(own);
    else if (!own.isEmpty())
        m_tables->setItemText(int(RunsTable::own), own);
    m_tables->setCurrentIndex(int(m_table));
    m_tables->setVisible(m_tables->count() > 1);
    const auto shown = record();
    m_head->setRecord(shown.get());
    m_head->setSeen(m_table == RunsTable::shipped);
    const QString failure = m_runner.failure(m_table);
    m_waiting->setText(failure.isEmpty() ? tr("The measured runs are being predicted…") : failure);
    m_pages->widget(0)->findChild<QProgressBar*>()->setVisible(failure.isEmpty());
    m_pages->setCurrentIndex(shown ? 1 : 0);
    m_rows->setRecord(shown);
    m_groups->setRecord(shown);
    m_gaps->setRecord(shown.get());
    m_tabs->setTabVisible(m_tabs->indexOf(m_gaps), !shown || !shown->gaps.empty());
    refreshChart();
}

void AccuracyView::refreshChart()
{
    m_chartTimer.stop();
    const auto shown = record();
    if (!shown)
        return;
    const auto metric = shownMetrics[std::size_t(std::max(0, m_metric->currentIndex()))];
    m_chart->setSpec(accuracyChart(*shown, {metric, m_rows->listed(), m_rows->selected()}));
}

void AccuracyView::refreshNearest()
{
    const auto shipped = m_runner.record(RunsTable::shipped);
    if (!isVisible() || !shipped)
        return;
    const Scenario& scenario = m_document.plan().scenarios[m_document.current()];
    const auto plan = likenessOf(scenario, *m_evaluator.current(), m_document.catalogue());
    m_nearestNote->setText(plan ? QString()
                                : tr("The plan has no answer yet: it needs a model, a card and the "
                                     "three answers of the framing."));
    m_nearestNote->setVisible(!plan);
    m_nearest->setVisible(plan.has_value());
    if (!plan)
        return;
    m_nearestModel->setContent(
        nearestTable(*shipped, nearestRuns(shipped->report, *plan, shippedCatalogue())));
    QHeaderView* header = m_nearest->horizontalHeader();
    int height = header->sizeHint().height() + 2;
    for (int column = 0; column < m_nearestModel->columnCount(); ++column)
        header->setSectionResizeMode(
            column, column == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    for (int row = 0; row < m_nearestModel->rowCount(); ++row)
        height += m_nearest->rowHeight(row);
    m_nearest->setFixedHeight(height);
}

} // namespace sizewright
