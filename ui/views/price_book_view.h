// The price book: every price with what it comes to in the plan's money, the selected one's source, the
// course of its card's prices, and providers side by side. Shows the catalogue at hand; asks by signals.
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/document/plan_document.h"
#include "ui/document/quote_store.h"
#include "ui/models/price_filter.h"
#include "ui/models/price_tables.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTabWidget;
class QTableView;
class QTextBrowser;

namespace sizewright {

class ChartWidget;
class PriceFilters;

class PriceBookView : public QWidget
{
    Q_OBJECT
public:
    PriceBookView(PlanDocument& document, QuoteStore& store, QWidget* parent = nullptr);

    // What outlives a change of language or theme.
    struct State {
        PriceFilter::Wanted wanted;
        std::optional<std::size_t> selected;
        int tab = 0;
    };
    State state() const;
    void restore(const State& state);

    const Price* selected() const;
    void select(std::size_t row); // of the catalogue; a filter that hides it gives way
    void selectOffer(const Price& price);
    void focusFilter();
    std::vector<const Price*> listed() const; // in the order of the catalogue

Q_SIGNALS:
    void addRequested(const sizewright::Price& like);
    void editRequested(const sizewright::Price& quote);
    void removeRequested(const sizewright::Price& quote);
    void importRequested();
    void exportRequested();
    void useRequested(const sizewright::Price& price);
    void renewRequested();
    void chartExportRequested(const sizewright::ChartSpec& spec, const QString& format);

private:
    QWidget* buildButtons();
    QWidget* buildBelow();
    QWidget* buildProviders();
    void refresh(); // catalogue or plan have changed
    void refilter();
    void onSelected();
    void refreshChart();
    void refreshProviders();
    void refreshNote();
    void fitColumns();
    std::string shownCard() const; // of the selected price, else of the plan
    PriceView priceView() const;

    PlanDocument& m_document;
    QuoteStore& m_store;
    PriceFilters* m_filters;
    TableModel* m_model;
    PriceFilter* m_filter;
    QTableView* m_table;
    QLabel* m_note; // what the plan carries, what of the file cannot be read
    QPushButton *m_renew, *m_add, *m_edit, *m_remove, *m_use;
    QTextBrowser* m_details;
    QTabWidget* m_tabs;
    ChartWidget* m_chart;
    TableModel* m_providerModel;
    QTableView* m_providers;
    QLabel* m_providersTitle;
    std::string m_today;
};

} // namespace sizewright
