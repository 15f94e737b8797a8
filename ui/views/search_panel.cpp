#include "ui/views/search_panel.h"

#include "core/plan/plan_fields.h"
#include "core/search/apply_layout.h"
#include "core/units/display.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_widget.h"
#include "ui/models/search_tables.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"
#include "ui/views/plain_table.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStyle>
#include <QThread>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr int rowPadding = 6; // pixels, above and below together

// Ranges of card counts around the plan's own, as factors.
struct Range {
    double least, most;
};
constexpr Range ranges[]{{1, 1}, {0.5, 2}, {0.125, 8}};

Scenario valuesOnly(Scenario scenario)
{
    scenario.name.clear();
    scenario.notes.clear();
    return scenario;
}

} // namespace

SearchPanel::SearchPanel(QWidget* parent)
    : ResultPanel(tr("Every layout, searched"), parent), m_objective(new QComboBox(this)),
      m_range(new QComboBox(this)), m_free(new QCheckBox(tr("also degrees that the plan states"), this)),
      m_raise(new QCheckBox(tr("also larger batches, up to the critical one"), this)),
      m_search(new QPushButton(tr("Search"), this)), m_use(new QPushButton(tr("Use the selected layout"), this)),
      m_progress(new QProgressBar(this)), m_summary(new QLabel(this)), m_front(new ChartWidget(this))
{
    m_objective->setObjectName(u"search.objective"_s);
    m_objective->setAccessibleName(tr("What the search looks for"));
    m_objective->addItems({tr("Fastest"), tr("Cheapest"), tr("Fewest cards"), tr("Least memory")});
    m_range->setObjectName(u"search.range"_s);
    m_range->setAccessibleName(tr("Card counts to search"));
    m_range->addItems({tr("on these cards"), tr("half to twice the cards"), tr("an eighth to 8 times the cards")});
    m_free->setObjectName(u"search.free"_s);
    m_raise->setObjectName(u"search.raise"_s);
    m_search->setObjectName(u"search.start"_s);
    m_use->setObjectName(u"search.use"_s);
    m_use->setEnabled(false);
    m_progress->setObjectName(u"search.progress"_s);
    m_progress->setRange(0, 100);
    m_progress->setVisible(false);
    m_summary->setObjectName(u"search.summary"_s);
    m_summary->setWordWrap(true);
    m_front->setObjectName(u"chart.frontier"_s);

    auto* row = new QHBoxLayout;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_objective, m_range, m_search})
        row->addWidget(widget);
    row->addStretch(1);
    m_layout->addLayout(row);
    m_layout->addWidget(m_free);
    m_layout->addWidget(m_raise);
    m_layout->addWidget(m_progress);
    m_layout->addWidget(m_summary);
    m_strategies = addTable(u"strategies"_s, tr("Strategies found"), m_strategyView);
    m_layout->addWidget(m_use, 0, Qt::AlignLeft);
    m_layout->addWidget(m_front);
    m_misses = addTable(u"misses"_s, tr("Faster, but does not fit"), m_missView);
    m_neighbours = addTable(u"neighbours"_s, tr("Beside the first"), m_neighbourView);
    m_layout->addStretch(1);

    connect(m_search, &QPushButton::clicked, this, [this] {
        if (m_runner.isRunning())
            m_runner.stop();
        else
            ask();
    });
    connect(m_use, &QPushButton::clicked, this,
        [this] { use(std::size_t(std::max(0, m_strategyView->currentIndex().row()))); });
    connect(m_strategyView, &QTableView::doubleClicked, this,
        [this](const QModelIndex& index) { use(std::size_t(index.row())); });
    connect(m_front, &ChartWidget::figureClicked, this, &SearchPanel::takeFront);
    connect(m_front, &ChartWidget::exportRequested, this, [this](const QString&, const QString& format) {
        Q_EMIT chartExportRequested(m_front->spec(), format);
    });
    connect(&m_runner, &StrategyRunner::changed, this, &SearchPanel::show);
    connect(&m_runner, &StrategyRunner::progressed, m_progress, &QProgressBar::setValue);
    m_fill.setInterval(0);
    connect(&m_fill, &QTimer::timeout, this, &SearchPanel::fillNext);
    show();
}

TableModel* SearchPanel::addTable(const QString& name, const QString& title, QTableView*& view)
{
    auto* model = new TableModel(this);
    view = plainTable(u"table."_s + name, title, *model, this);
    view->setWordWrap(true);
    view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_layout->addWidget(view);
    return model;
}

void SearchPanel::refresh(const PanelData& given)
{
    m_now = valuesOnly(given.values());
    m_catalogue = &given.document.catalogue();
    m_cards = given.results.stages.empty() ? 0 : given.results.layout.cards();
    m_ownStep = given.results[resultFields().step];
    m_raise->setEnabled(m_now[fields().criticalBatch].has_value());
    m_raise->setToolTip(m_raise->isEnabled() ? QString()
                                             : tr("Needs the critical batch (data.critical_batch) of the plan."));
    m_perNode = resolve(m_now, *m_catalogue).cardsPerNode;
    m_search->setEnabled(m_runner.isRunning() || m_cards > 0);
    show();
}

void SearchPanel::ask()
{
    if (!m_catalogue || m_cards <= 0)
        return;
    StrategyQuestion question;
    Scenario scenario = m_now;
    if (m_free->isChecked())
        scenario = withoutLayout(scenario);
    question.variants = {scenario};
    const Range& range = ranges[m_range->currentIndex()];
    question.cards = range.least < range.most
        ? searchedCounts(std::max<std::int64_t>(1, std::int64_t(double(m_cards) * range.least)),
              std::int64_t(double(m_cards) * range.most), m_perNode)
        : std::vector<std::int64_t>{m_cards};
    question.objective = Objective(m_objective->currentIndex());
    question.raisesBatch = m_raise->isEnabled() && m_raise->isChecked();
    question.held = holdMeasurement(m_now, *m_catalogue);
    question.options.countAll = true;
    question.options.nearMisses = true;
    question.options.threads = unsigned(std::max(1, QThread::idealThreadCount() - 1)); // one for the window
    m_asked = m_now;
    m_runner.start(std::move(question), *m_catalogue);
}

void SearchPanel::show()
{
    const bool running = m_runner.isRunning();
    m_search->setText(running ? tr("Stop") : tr("Search"));
    if (running && !m_progress->isVisible())
        m_progress->setValue(0);
    m_progress->setVisible(running);
    m_summary->setText(summary());
    const auto answer = m_runner.answer();
    if (answer && answer == m_shown)
        return;
    m_shown = answer;
    for (QWidget* widget : std::initializer_list<QWidget*>{
             m_strategyView, m_missView, m_neighbourView, m_use, m_front})
        widget->setVisible(false);
    m_filled = 0;
    if (answer)
        m_fill.start();
}

QString SearchPanel::summary() const
{
    const auto answer = m_runner.answer();
    if (!answer)
        return tr("Looks at every legal combination of degrees, micro-batch, sharding, schedule and "
                  "recomputation – millions in a second – and keeps what the plan states.");
    const StrategySearch& found = answer->found;
    QString text = tr("%1 layouts examined, %2 of them fit, in %3 s.")
                       .arg(toQt(wholeText(found.examined)), toQt(wholeText(found.feasible)),
                           toQt(numberText(answer->took.value(), 2)));
    if (found.strategies.empty())
        text += u' '
            + translated(found.problems.front());
    else if (m_ownStep && answer->question.cards.size() == 1 && answer->question.objective == Objective::fastest && m_asked == m_now) {
        const auto best = found.strategies.front().results[resultFields().step];
        if (best && *best < *m_ownStep)
            text += u' '
                + tr("The plan's own layout takes %1 a step, the fastest found %2 % less.")
                      .arg(toQt(quantityText(m_ownStep->value(), signatureOf<Seconds>(), "", {3, "", true})),
                          toQt(numberText((1 - (*best / *m_ownStep).value()) * 100, 2)));
    }
    if (!found.strategies.empty() && found.strategies.front().late)
        text += u' ' + tr("Nothing ends by the latest acceptable day.");
    if (!found.strategies.empty() && found.strategies.front().atRisk)
        text += u' ' + tr("Nothing fits at worst; these fit in the estimate and are at risk.");
    if (!(m_asked == m_now))
        text += u' ' + tr("The plan has changed since; search again.");
    return text;
}

void SearchPanel::fillNext()
{
    const StrategySearch& found = m_shown->found;
    switch (m_filled++) {
    case 0:
        fill(m_strategyView, m_strategies, strategyTable(m_shown->question, found));
        m_use->setVisible(!found.strategies.empty());
        m_use->setEnabled(!found.strategies.empty());
        break;
    case 1: m_front->setSpec(frontierChart(found)); break;
    case 2: m_front->setVisible(!m_front->spec().isEmpty()); break;
    case 3: fill(m_missView, m_misses, missTable(found)); break;
    default:
        fill(m_neighbourView, m_neighbours, neighbourTable(found));
        m_fill.stop();
    }
}

void SearchPanel::fill(QTableView* view, TableModel* model, TableContent content)
{
    model->setContent(std::move(content));
    view->setVisible(model->rowCount() > 0);
    if (model->rowCount() == 0)
        return;
    m_layout->activate(); // rows are as high as the columns' new widths make them
    fit(view);
}

void SearchPanel::resizeEvent(QResizeEvent* event)
{
    ResultPanel::resizeEvent(event);
    for (QTableView* view : {m_strategyView, m_missView, m_neighbourView})
        if (view->isVisible())
            fit(view);
}

void SearchPanel::fit(QTableView* view)
{
    QHeaderView* header = view->horizontalHeader();
    const int last = view->model()->columnCount() - 1;
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    // The layout takes what is left, the words after the numbers a quarter.
    header->setSectionResizeMode(0, QHeaderView::Stretch);
    if (last > 2) {
        header->setSectionResizeMode(last, QHeaderView::Fixed);
        header->resizeSection(last, view->width() / 4);
    } else
        header->setSectionResizeMode(last, QHeaderView::Stretch);
    view->resizeRowsToContents();
    int height = header->sizeHint().height() + 2;
    for (int row = 0; row < view->model()->rowCount(); ++row) {
        view->setRowHeight(row, view->rowHeight(row) + rowPadding);
        height += view->rowHeight(row);
    }
    if (header->length() > view->viewport()->width())
        height += view->style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    view->setFixedHeight(height);
}

void SearchPanel::use(std::size_t strategy)
{
    const auto answer = m_runner.answer();
    if (answer && strategy < answer->found.strategies.size())
        Q_EMIT valuesChosen(answer->found.strategies[strategy].scenario, tr("Use a layout of the search"));
}

void SearchPanel::takeFront(const QString& index)
{
    const auto answer = m_runner.answer();
    bool number = false;
    const auto i = std::size_t(index.toULongLong(&number));
    if (answer && number && i < answer->found.fronts.size())
        Q_EMIT valuesChosen(answer->found.fronts[i].scenario, tr("Use a layout of the front"));
}

} // namespace sizewright
