#include "ui/views/chain_view.h"

#include "ui/text/translate.h"
#include "ui/theme/theme.h"
#include "ui/views/comparison_view.h"
#include "ui/views/page_view.h"
#include "ui/views/start_panel.h"
#include "ui/views/step_bar.h"

#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

const char* iconOf(ChainView::State state)
{
    switch (state) {
    case ChainView::State::incomplete: return "state-incomplete";
    case ChainView::State::computed: return "state-computed";
    case ChainView::State::measured: break;
    }
    return "state-measured";
}

QString nameOf(ChainView::State state)
{
    switch (state) {
    case ChainView::State::incomplete: return ChainView::tr("incomplete");
    case ChainView::State::computed: return ChainView::tr("computed");
    case ChainView::State::measured: break;
    }
    return ChainView::tr("measured");
}

} // namespace

ChainView::ChainView(PlanDocument& document, Evaluator& evaluator, QWidget* parent)
    : QWidget(parent), m_document(document), m_evaluator(evaluator), m_steps(new StepBar(this)),
      m_stack(new QStackedWidget(this)), m_pages(std::size_t(comparePage) + 1, nullptr),
      m_start(new StartPanel(this))
{
    m_steps->setObjectName(u"steps"_s);
    for (int i = 0; i < pageCount; ++i)
        m_steps->addTab(translated(label(Page(i))).replace(u'&', u"&&"_s));
    m_steps->addTab(tr("Compare"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_steps);
    layout->addWidget(m_stack, 1);
    connect(m_steps, &QTabBar::currentChanged, this, &ChainView::setCurrentPage);
    connect(&evaluator, &Evaluator::evaluated, this, &ChainView::refreshStates);
    connect(&document, &PlanDocument::currentChanged, this, &ChainView::refreshStates);
    connect(&document, &PlanDocument::changed, this,
        [this] { m_start->setVisible(m_document.isPristine()); });
    setFocusProxy(m_steps);
    m_start->hide();
    setCurrentPage(0);
    refreshStates();
}

int ChainView::currentPage() const { return m_steps->currentIndex(); }

void ChainView::setCurrentPage(int page)
{
    if (page < 0 || page > comparePage)
        return;
    m_stack->setCurrentWidget(build(page));
    m_steps->setCurrentIndex(page);
}

QWidget* ChainView::build(int index)
{
    QWidget*& place = m_pages[std::size_t(index)];
    if (place)
        return place;
    if (index == comparePage) {
        auto* view = new ComparisonView(m_document, m_evaluator, m_stack);
        connect(view, &ComparisonView::explain, this, &ChainView::explain);
        connect(view, &ComparisonView::fieldRequested, this, &ChainView::jumpTo);
        place = view;
    } else {
        auto* view = new PageView(m_document, m_evaluator, Page(index), m_stack);
        if (Page(index) == Page::framing) {
            view->panels()->addFirst(m_start);
            m_start->setVisible(m_document.isPristine());
        }
        connect(view->panels(), &PanelArea::explain, this, &ChainView::explain);
        connect(view->panels(), &PanelArea::fieldRequested, this, &ChainView::jumpTo);
        connect(view->panels(), &PanelArea::chartExportRequested, this,
            &ChainView::chartExportRequested);
        place = view;
    }
    m_stack->addWidget(place);
    Q_EMIT pageBuilt(index);
    return place;
}

PageView* ChainView::page(Page page) { return static_cast<PageView*>(build(int(page))); }

ComparisonView* ChainView::comparison()
{
    return static_cast<ComparisonView*>(build(comparePage));
}

bool ChainView::jumpTo(const QString& key)
{
    const FieldInfo* field = fields().find(toCore(key));
    if (!field)
        return false;
    setCurrentPage(int(field->page));
    return page(field->page)->form()->jumpTo(field->ordinal);
}

ChainView::State ChainView::stateOf(
    Page page, const Scenario& scenario, const Results& results)
{
    const auto& all = fields().all();
    const bool waits = std::any_of(
        results.missing.begin(), results.missing.end(), [&](const Missing& missing) {
            const FieldInfo* field = fields().find(missing.key);
            return field && field->page == page;
        });
    const bool followsFromOthers = page >= Page::memory;
    if (waits || (followsFromOthers && !results.complete))
        return State::incomplete;
    const bool measured = std::any_of(all.begin(), all.end(), [&](const FieldInfo& field) {
        return field.page == page && scenario.value(field.ordinal).origin == Origin::measured;
    });
    return measured || (page == Page::time && results.measured) ? State::measured
                                                                : State::computed;
}

void ChainView::refreshStates()
{
    const auto results = m_evaluator.current();
    for (int i = 0; i < pageCount; ++i) {
        const State state = stateOf(Page(i), m_document.currentScenario(), *results);
        m_steps->setTabIcon(i, Theme::icon(QString::fromLatin1(iconOf(state))));
        m_steps->setTabToolTip(i,
            tr("%1: %2").arg(translated(label(Page(i))), nameOf(state)));
        m_steps->setAccessibleTabName(i, m_steps->tabToolTip(i));
    }
}

} // namespace sizewright
