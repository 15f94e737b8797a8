// The window: puts the parts side by side and wires them; decides nothing itself.
#pragma once

#include "ui/dialogs/prompts.h"
#include "ui/document/document_store.h"
#include "ui/document/evaluator.h"
#include "ui/document/quote_store.h"
#include "ui/document/recovery.h"
#include "ui/settings/settings.h"

#include <QMainWindow>

#include <memory>

class QDockWidget;
class QMenu;

namespace sizewright {

class AccuracyWindow;
class PriceWindow;
class Actions;
class ChainView;
class ExplanationView;
class FileFlow;
class ScenarioRail;
class VerdictBar;

class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    struct Surroundings {
        Settings& settings;
        QString recoveryFolder; // empty: no recovery copies
        std::unique_ptr<Prompts> prompts; // empty: real dialogs
        const Catalogue* catalogue = nullptr; // empty: the shipped one
        QuoteStore* quotes = nullptr; // empty: none are kept; outlives the window
    };
    explicit MainWindow(Surroundings surroundings);
    ~MainWindow() override;

    // Shows a plan; a sentence and an empty plan where it cannot be read.
    bool openFile(const QString& fileName);
    void offerRecovery();

    PlanDocument& document() { return m_document; }
    Evaluator& evaluator() { return m_evaluator; }
    DocumentStore& store() { return m_store; }
    ChainView* chain() const { return m_chain; }

    void explain(const QString& figure);
    AccuracyWindow* accuracy() const { return m_accuracy.get(); } // null until it was asked for
    void showAccuracy();
    PriceWindow* prices() const { return m_prices.get(); } // null until it was asked for
    void showPrices();
    void goToField(const QString& field);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build();
    void rebuild(); // after a change of language or theme
    void showExplanation(int pixels); // 0: the usual width
    void buildMenus();
    void buildCorner();
    void buildParts();
    void wireFileActions();
    void wireScenarioActions();
    void wireViewActions();
    void onPageBuilt(int page);
    void fillRecent(QMenu* menu);
    void fillCharts(QMenu* menu);
    void setLanguage(const QString& code);
    void setTheme(const QString& name);
    void updateTitle();
    void updateActions();
    void say(const QString& sentence);

    Settings& m_settings;
    std::unique_ptr<Prompts> m_prompts;
    QString m_recoveryFolder;
    std::unique_ptr<QuoteStore> m_ownQuotes;
    QuoteStore& m_quotes;
    PlanDocument m_document;
    Evaluator m_evaluator;
    DocumentStore m_store;
    Recovery m_recovery;
    FileFlow* m_flow;
    std::unique_ptr<AccuracyWindow> m_accuracy;
    std::unique_ptr<PriceWindow> m_prices;

    Actions* m_actions = nullptr;
    VerdictBar* m_verdict = nullptr;
    ScenarioRail* m_rail = nullptr;
    ChainView* m_chain = nullptr;
    ExplanationView* m_explanation = nullptr;
    QDockWidget* m_explanationDock = nullptr;
    bool m_wasDark = false, m_rebuildPending = false, m_explanationSized = false;
};

} // namespace sizewright
