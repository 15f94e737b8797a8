// The price book's window: its place on the screen, its keys, and the questions that it asks. Lives beside
// the main window.
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/dialogs/prompts.h"
#include "ui/document/plan_document.h"
#include "ui/document/quote_store.h"
#include "ui/settings/settings.h"

#include <QWidget>

namespace sizewright {

class PriceBookView;

class PriceWindow : public QWidget
{
    Q_OBJECT
public:
    struct Surroundings {
        PlanDocument& document;
        QuoteStore& store;
        Settings& settings;
        Prompts& prompts;
    };
    explicit PriceWindow(const Surroundings& surroundings);

    void present(); // shows it, or brings it to the front
    PriceBookView* view() const { return m_view; }

Q_SIGNALS:
    void chartExportRequested(const sizewright::ChartSpec& spec, const QString& format);
    void fieldRequested(const QString& field);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void rebuild(); // after a change of language or theme
    void addQuote(const Price& like);
    void editQuote(const Price& quote);
    void removeQuote(const Price& quote);
    void importQuotes();
    void exportListed();
    void useInPlan(const Price& price);
    void tellIf(const std::optional<QString>& sentence);

    Surroundings m_around;
    PriceBookView* m_view = nullptr;
    bool m_wasDark = false, m_rebuildPending = false;
};

} // namespace sizewright
