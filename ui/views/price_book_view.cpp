#include "ui/views/price_book_view.h"

#include "core/decision/price_in_plan.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_widget.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"
#include "ui/views/plain_table.h"
#include "ui/views/price_filters.h"

#include <QDate>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr int margin = 8;
constexpr int tableHeight = 300, belowHeight = 320; // pixels, at first
constexpr int detailsWidth = 420, tabsWidth = 820;
// In pixels, in the order of PriceColumn, so that all stand side by side in a small window; longer texts are
// cut and stand in the details.
constexpr std::array widest{150, 120, 150, 90, 110, 75, 85, 180, 190, 130};

int at(PriceColumn column) { return int(column); }

QPushButton* button(const char* name, const QString& text, const char* icon, QWidget* parent)
{
    auto* out = new QPushButton(Theme::icon(QLatin1StringView(icon)), text, parent);
    out->setObjectName(QLatin1StringView(name));
    return out;
}

} // namespace

PriceBookView::PriceBookView(PlanDocument& document, QuoteStore& store, QWidget* parent)
    : QWidget(parent), m_document(document), m_store(store), m_filters(new PriceFilters(this)),
      m_model(new TableModel(this)), m_filter(new PriceFilter(this)), m_note(new QLabel(this)),
      m_today(toCore(QDate::currentDate().toString(Qt::ISODate)))
{
    setObjectName(u"prices"_s);
    m_filter->setSourceModel(m_model);
    m_table = plainTable(u"table.prices"_s, tr("Prices"), *m_filter, this);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(at(PriceColumn::asOf), Qt::DescendingOrder);
    m_table->horizontalHeader()->setSortIndicatorClearable(false);
    m_note->setObjectName(u"prices.note"_s);
    m_note->setWordWrap(true);
    auto* split = new QSplitter(Qt::Vertical, this);
    split->addWidget(m_table);
    split->addWidget(buildBelow());
    split->setChildrenCollapsible(false);
    split->setSizes({tableHeight, belowHeight});
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildButtons());
    layout->addWidget(m_filters);
    layout->addWidget(split, 1);
    connect(m_filters, &PriceFilters::changed, this, &PriceBookView::refilter);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &PriceBookView::onSelected);
    connect(m_table, &QTableView::activated, this, [this] {
        if (const Price* price = selected(); price && price->own)
            Q_EMIT editRequested(*price);
    });
    connect(&store, &QuoteStore::changed, this, &PriceBookView::refresh);
    connect(&document, &PlanDocument::changed, this, &PriceBookView::refresh);
    connect(&document, &PlanDocument::currentChanged, this, &PriceBookView::refresh);
    refresh();
}

QWidget* PriceBookView::buildButtons()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(margin, margin, margin, 0);
    row->setSpacing(6);
    m_add = button("prices.add", tr("&New quote…"), "add", bar);
    m_edit = button("prices.edit", tr("&Edit…"), "rename", bar);
    m_remove = button("prices.remove", tr("&Delete"), "delete", bar);
    m_use = button("prices.use", tr("&Use in plan"), "forward", bar);
    auto* take = button("prices.import", tr("&Import…"), "import", bar);
    auto* give = button("prices.export", tr("E&xport listed…"), "export", bar);
    m_renew = button("prices.renew", tr("Take &today's prices"), "redo", bar);
    for (QPushButton* each : {m_add, m_edit, m_remove, m_use, take, give})
        row->addWidget(each);
    row->addWidget(m_note, 1);
    row->addWidget(m_renew);
    const auto withSelected = [this](auto signal) {
        return [this, signal] {
            if (const Price* price = selected())
                Q_EMIT(this->*signal)(*price);
        };
    };
    connect(m_add, &QPushButton::clicked, this, [this] {
        const Price* like = selected();
        Price fresh;
        fresh.accelerator = like ? like->accelerator : shownCard();
        if (like)
            fresh.kind = like->kind == PriceKind::service || like->kind == PriceKind::other
                ? PriceKind::onDemand : like->kind;
        Q_EMIT addRequested(fresh);
    });
    connect(m_edit, &QPushButton::clicked, this, withSelected(&PriceBookView::editRequested));
    connect(m_remove, &QPushButton::clicked, this, withSelected(&PriceBookView::removeRequested));
    connect(m_use, &QPushButton::clicked, this, withSelected(&PriceBookView::useRequested));
    connect(take, &QPushButton::clicked, this, &PriceBookView::importRequested);
    connect(give, &QPushButton::clicked, this, &PriceBookView::exportRequested);
    connect(m_renew, &QPushButton::clicked, this, &PriceBookView::renewRequested);
    return bar;
}

QWidget* PriceBookView::buildBelow()
{
    auto* below = new QSplitter(Qt::Horizontal, this);
    m_details = new QTextBrowser(below);
    m_details->setObjectName(u"prices.details"_s);
    m_details->setAccessibleName(tr("The selected price"));
    m_details->setFrameShape(QFrame::NoFrame);
    m_details->document()->setDocumentMargin(margin);
    m_details->setPlaceholderText(tr("Select a price, in the table or in the chart."));
    m_tabs = new QTabWidget(below);
    m_tabs->setObjectName(u"prices.tabs"_s);
    m_tabs->setDocumentMode(true);
    m_chart = new ChartWidget(m_tabs);
    m_chart->setObjectName(u"chart.prices"_s);
    m_tabs->addTab(m_chart, tr("&History"));
    m_tabs->addTab(buildProviders(), tr("&Providers side by side"));
    below->addWidget(m_details);
    below->addWidget(m_tabs);
    below->setChildrenCollapsible(false);
    below->setSizes({detailsWidth, tabsWidth});
    below->setStretchFactor(0, detailsWidth);
    below->setStretchFactor(1, tabsWidth);
    connect(m_chart, &ChartWidget::figureClicked, this,
        [this](const QString& key) { select(key.toULongLong()); });
    connect(m_chart, &ChartWidget::exportRequested, this,
        [this](const QString&, const QString& format) {
            Q_EMIT chartExportRequested(m_chart->spec(), format);
        });
    return below;
}

QWidget* PriceBookView::buildProviders()
{
    auto* page = new QWidget(m_tabs);
    m_providerModel = new TableModel(this);
    m_providers = plainTable(
        u"table.prices.providers"_s, tr("Providers side by side"), *m_providerModel, page);
    m_providersTitle = new QLabel(page);
    m_providersTitle->setObjectName(u"prices.providers.title"_s);
    m_providersTitle->setContentsMargins(margin, 4, margin, 4);
    m_providersTitle->setWordWrap(true);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_providersTitle);
    column->addWidget(m_providers, 1);
    m_providers->setSelectionBehavior(QAbstractItemView::SelectItems);
    connect(m_providers, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (const QString key = index.data(KeyRole).toString(); !key.isEmpty())
            select(key.toULongLong());
    });
    return page;
}

PriceView PriceBookView::priceView() const
{
    return {m_store.catalogue(), m_document.currentScenario(), m_today};
}

const Price* PriceBookView::selected() const
{
    const QModelIndex index = m_table->currentIndex();
    const auto& prices = m_store.catalogue().prices;
    if (!index.isValid() || !m_table->selectionModel()->isRowSelected(index.row(), {}))
        return nullptr;
    const auto row = index.data(KeyRole).toULongLong();
    return row < prices.size() ? &prices[row] : nullptr;
}

PriceBookView::State PriceBookView::state() const
{
    const Price* price = selected();
    return {m_filters->wanted(),
        price ? std::optional(std::size_t(price - m_store.catalogue().prices.data())) : std::nullopt,
        m_tabs->currentIndex()};
}

void PriceBookView::restore(const State& state)
{
    m_filters->setWanted(state.wanted);
    m_tabs->setCurrentIndex(state.tab);
    if (state.selected)
        select(*state.selected);
}

void PriceBookView::select(std::size_t row)
{
    if (row >= m_store.catalogue().prices.size())
        return;
    if (!m_filter->accepts(row))
        m_filters->setWanted({});
    const QModelIndex index = m_filter->mapFromSource(m_model->index(int(row), 0));
    m_table->setCurrentIndex(index);
    m_table->selectRow(index.row());
    m_table->scrollTo(index);
}

void PriceBookView::selectOffer(const Price& price)
{
    const auto& prices = m_store.catalogue().prices;
    for (std::size_t i = prices.size(); i-- > 0;)
        if (prices[i].own == price.own && isSameOffer(prices[i], price))
            return select(i);
}

void PriceBookView::focusFilter() { m_filters->focusText(); }

std::vector<const Price*> PriceBookView::listed() const
{
    std::vector<const Price*> out;
    const auto& prices = m_store.catalogue().prices;
    for (std::size_t i = 0; i < prices.size(); ++i)
        if (m_filter->accepts(i))
            out.push_back(&prices[i]);
    return out;
}

std::string PriceBookView::shownCard() const
{
    if (const Price* price = selected(); price && !price->accelerator.empty())
        return price->accelerator;
    if (const std::string wanted = m_filters->wanted().card; !wanted.empty())
        return wanted;
    return m_document.currentScenario()[fields().accelerator];
}

void PriceBookView::refresh()
{
    const Price* before = selected();
    const std::optional<Price> chosen = before ? std::optional(*before) : std::nullopt;
    m_filters->setCatalogue(m_store.catalogue());
    m_filter->setPrices(m_store.catalogue().prices, m_today);
    m_model->setContent(priceTable(priceView()));
    fitColumns();
    if (chosen)
        selectOffer(*chosen);
    refilter();
    refreshNote();
}

void PriceBookView::refilter()
{
    m_filter->setWanted(m_filters->wanted());
    m_filters->setCount(m_filter->rowCount(), m_model->rowCount());
    onSelected();
}

void PriceBookView::fitColumns()
{
    m_table->resizeColumnsToContents();
    QHeaderView* header = m_table->horizontalHeader();
    for (int column = 0; column < m_model->columnCount(); ++column)
        header->resizeSection(
            column, std::min(header->sectionSize(column), widest[std::size_t(column)]));
    header->setStretchLastSection(true);
}

void PriceBookView::onSelected()
{
    const Price* price = selected();
    const Scenario& scenario = m_document.currentScenario();
    m_details->setHtml(price ? priceDetails(priceView(), *price) : QString());
    m_edit->setEnabled(price && price->own);
    m_remove->setEnabled(price && price->own);
    const bool usable = price && !priceInPlan(*price, scenario, units::cards(1)).empty();
    m_use->setEnabled(usable);
    m_use->setToolTip(!price || usable ? QString() : tr("No field of the plan takes a price of this kind."));
    refreshChart();
    refreshProviders();
}

void PriceBookView::refreshChart()
{
    const std::string card = shownCard();
    const Price* price = selected();
    const auto wanted = m_filters->wanted().kind;
    const bool drawn = price && price->kind != PriceKind::service && price->kind != PriceKind::other;
    const PriceKind kind = drawn ? price->kind : wanted.value_or(PriceKind::onDemand);
    const auto& prices = m_store.catalogue().prices;
    m_chart->setSpec(priceHistoryChart(priceHistory(m_store.catalogue(), card, kind),
        {cardName(m_store.catalogue(), card), kind, m_document.currentScenario(), price,
            [&](const Price& of) { return std::size_t(&of - prices.data()); }}));
}

void PriceBookView::refreshProviders()
{
    const std::string card = shownCard();
    m_providerModel->setContent(providerTable(priceView(), card));
    m_providers->resizeColumnsToContents();
    m_providersTitle->setText(card.empty()
            ? tr("Select a price or a card.")
            : tr("%1: each provider's newest price in %2, per card-hour, server or card; ◆ is yours, ⚠ "
                 "is old")
                  .arg(cardName(m_store.catalogue(), card),
                      toQt(currencyOf(m_document.currentScenario()))));
}

void PriceBookView::refreshNote()
{
    QString text;
    if (!m_store.problems().empty())
        text = tr("%1 lines of %2 cannot be read: %3")
                   .arg(m_store.problems().size())
                   .arg(QDir::toNativeSeparators(m_store.fileName()),
                       translated(m_store.problems().front()));
    const auto other = cardsWithOtherPrices(m_document.plan(), m_store.catalogue());
    if (text.isEmpty() && !other.empty())
        text = tr("The plan carries older prices of %1, and counts with them.")
                   .arg(cardName(m_store.catalogue(), other.front()));
    m_note->setText(text);
    m_renew->setVisible(!other.empty());
}

} // namespace sizewright
