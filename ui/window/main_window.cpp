#include "ui/window/main_window.h"

#include "ui/form/field_editor.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"
#include "ui/views/chain_view.h"
#include "ui/views/explanation_view.h"
#include "ui/views/scenario_rail.h"
#include "ui/views/verdict_bar.h"
#include "ui/window/accuracy_window.h"
#include "ui/window/actions.h"
#include "ui/window/file_flow.h"
#include "ui/window/language.h"
#include "ui/window/price_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QMenuBar>
#include <QMimeData>
#include <QStatusBar>
#include <QToolBar>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr int messageTime = 5000; // ms
constexpr int narrowExplanation = 300, wideExplanation = 380; // pixels
constexpr int wideWindow = 1500;
constexpr QSize firstSize{1280, 760};

} // namespace

MainWindow::MainWindow(Surroundings surroundings)
    : m_settings(surroundings.settings),
      m_prompts(surroundings.prompts ? std::move(surroundings.prompts)
                                     : std::make_unique<RealPrompts>(this)),
      m_recoveryFolder(surroundings.recoveryFolder),
      m_ownQuotes(surroundings.quotes ? nullptr
                                      : std::make_unique<QuoteStore>(surroundings.catalogue
                                                ? *surroundings.catalogue : shippedCatalogue(),
                                            QString())),
      m_quotes(surroundings.quotes ? *surroundings.quotes : *m_ownQuotes),
      m_document(m_quotes.catalogue()),
      m_evaluator(m_document), m_store(m_document, m_settings),
      m_recovery(m_document, m_recoveryFolder),
      m_flow(new FileFlow(m_document, m_store, m_recovery, m_settings, *m_prompts, this))
{
    setObjectName(u"window"_s);
    setAcceptDrops(true);
    setWindowIcon(Theme::icon(u"application"_s));
    connect(m_flow, &FileFlow::done, this, &MainWindow::say);
    connect(statusBar(), &QStatusBar::messageChanged, this,
        [this](const QString& message) { statusBar()->setVisible(!message.isEmpty()); });
    statusBar()->hide();
    connect(&m_document, &PlanDocument::changed, this, [this](const Change& change) {
        if (change.kind != Change::Kind::fields)
            updateTitle();
        updateActions();
    });
    connect(&m_document, &PlanDocument::currentChanged, this, &MainWindow::updateActions);
    connect(m_document.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::updateActions);
    connect(&m_quotes, &QuoteStore::changed, &m_document, &PlanDocument::refreshCatalogue);
    build();
    if (!restoreGeometry(m_settings[setting::windowGeometry]))
        resize(firstSize);
    if (m_settings[setting::explanationShown])
        showExplanation(m_settings[setting::explanationWidth]);
}

MainWindow::~MainWindow()
{
    // The parts look at the document; they go first.
    delete takeCentralWidget();
    delete m_explanationDock;
}

bool MainWindow::openFile(const QString& fileName) { return m_flow->loadFile(fileName); }

void MainWindow::offerRecovery()
{
    if (!m_recoveryFolder.isEmpty())
        m_flow->offerRecovery(m_recoveryFolder);
}

void MainWindow::build()
{
    m_wasDark = Theme::isDark();
    m_actions = new Actions(this);
    buildParts();
    buildMenus();
    buildCorner();
    wireFileActions();
    wireScenarioActions();
    wireViewActions();
    onPageBuilt(m_chain->currentPage());
    m_chain->setFocus();
    updateTitle();
    updateActions();
}

void MainWindow::rebuild()
{
    m_rebuildPending = false;
    commitFocusedEditor();
    const int page = m_chain->currentPage();
    const QString figure = m_explanation->figure();
    const bool explaining = !m_explanationDock->isHidden();
    const int explanationWidth = m_explanationDock->width();
    delete takeCentralWidget();
    for (QToolBar* bar : findChildren<QToolBar*>())
        delete bar;
    for (QDockWidget* dock : findChildren<QDockWidget*>())
        delete dock;
    menuBar()->clear();
    delete menuBar()->cornerWidget();
    for (QMenu* menu : menuBar()->findChildren<QMenu*>(Qt::FindDirectChildrenOnly))
        delete menu;
    delete m_actions;
    build();
    m_chain->setCurrentPage(page);
    m_explanationDock->setVisible(explaining);
    resizeDocks({m_explanationDock}, {explanationWidth}, Qt::Horizontal);
    if (!figure.isEmpty())
        m_explanation->explain(figure);
}

void MainWindow::buildParts()
{
    m_verdict = new VerdictBar(m_document, m_evaluator, this);
    auto* top = new QToolBar(this);
    top->setObjectName(u"verdict.bar"_s);
    top->setMovable(false);
    top->setContextMenuPolicy(Qt::PreventContextMenu);
    top->layout()->setContentsMargins(0, 0, 0, 0);
    top->addWidget(m_verdict);
    addToolBar(Qt::TopToolBarArea, top);

    auto* middle = new QWidget(this);
    auto* row = new QHBoxLayout(middle);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_rail = new ScenarioRail(m_document, m_evaluator, middle);
    m_rail->setFixedWidth(m_rail->sizeHint().width());
    m_chain = new ChainView(m_document, m_evaluator, middle);
    auto* line = new QFrame(middle);
    line->setFrameShape(QFrame::VLine);
    row->addWidget(m_rail);
    row->addWidget(line);
    row->addWidget(m_chain, 1);
    setCentralWidget(middle);

    m_explanation = new ExplanationView(m_document, m_evaluator, this);
    m_explanationDock = new QDockWidget(tr("Why this figure"), this);
    m_explanationDock->setObjectName(u"explanation"_s);
    m_explanationDock->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    m_explanationDock->setWidget(m_explanation);
    addDockWidget(Qt::RightDockWidgetArea, m_explanationDock);
    m_explanationDock->hide();

    connect(m_verdict, &VerdictBar::explain, this, &MainWindow::explain);
    connect(m_verdict, &VerdictBar::fieldRequested, this, &MainWindow::goToField);
    connect(m_verdict, &VerdictBar::bindingClicked, this,
        [this] { m_chain->setCurrentPage(int(Page::time)); });
    connect(m_chain, &ChainView::explain, this, &MainWindow::explain);
    connect(m_chain, &ChainView::pageBuilt, this, &MainWindow::onPageBuilt);
    connect(m_chain, &ChainView::chartExportRequested, m_flow, &FileFlow::exportChartAs);
    connect(m_explanation, &ExplanationView::fieldRequested, this, &MainWindow::goToField);
}

void MainWindow::explain(const QString& figure)
{
    if (m_explanationDock->isHidden())
        showExplanation(0);
    m_explanation->explain(figure);
}

void MainWindow::showExplanation(int pixels)
{
    m_explanationDock->show();
    if (!m_explanationSized) { // later, the width is what the user made it
        const int usual = width() >= wideWindow ? wideExplanation : narrowExplanation;
        resizeDocks({m_explanationDock}, {pixels > 0 ? pixels : usual}, Qt::Horizontal);
    }
    m_explanationSized = true;
}

// A window of its own, so that it can lie beside this one; made when it is first asked for.
void MainWindow::showAccuracy()
{
    if (!m_accuracy) {
        m_accuracy = std::make_unique<AccuracyWindow>(AccuracyWindow::Surroundings{
            m_document, m_evaluator, m_settings, *m_prompts});
        connect(m_accuracy.get(), &AccuracyWindow::chartExportRequested, m_flow,
            &FileFlow::exportChartAs);
    }
    m_accuracy->present();
}

void MainWindow::showPrices()
{
    if (!m_prices) {
        m_prices = std::make_unique<PriceWindow>(
            PriceWindow::Surroundings{m_document, m_quotes, m_settings, *m_prompts});
        connect(m_prices.get(), &PriceWindow::chartExportRequested, m_flow,
            &FileFlow::exportChartAs);
        connect(m_prices.get(), &PriceWindow::fieldRequested, this, &MainWindow::goToField);
    }
    m_prices->present();
}

void MainWindow::goToField(const QString& field) { m_chain->jumpTo(field); }

void MainWindow::say(const QString& sentence)
{
    statusBar()->show();
    statusBar()->showMessage(sentence, messageTime);
}

void MainWindow::updateTitle()
{
    QString name = m_document.displayName();
    if (m_document.isReadOnly())
        name = tr("%1 (read-only)").arg(name);
    setWindowTitle(tr("%1[*] — Sizewright").arg(name));
    setWindowModified(m_document.isDirty());
}

void MainWindow::updateActions()
{
    const Actions& a = *m_actions;
    QUndoStack& stack = *m_document.undoStack();
    a[ActionId::undo]->setEnabled(stack.canUndo());
    a[ActionId::redo]->setEnabled(stack.canRedo());
    a[ActionId::undo]->setText(
        stack.canUndo() ? tr("&Undo: %1").arg(stack.undoText()) : tr("&Undo"));
    a[ActionId::redo]->setText(
        stack.canRedo() ? tr("&Redo: %1").arg(stack.redoText()) : tr("&Redo"));
    const std::size_t current = m_document.current(), count = m_document.plan().scenarios.size();
    a[ActionId::scenarioUp]->setEnabled(current > 0);
    a[ActionId::scenarioDown]->setEnabled(current + 1 < count);
    a[ActionId::deleteScenario]->setEnabled(count > 1);
    a[ActionId::setBaseline]->setEnabled(current != m_document.plan().baseline);
}

void MainWindow::setLanguage(const QString& code)
{
    m_settings.set(setting::language, code);
    applyLanguage(code);
}

void MainWindow::setTheme(const QString& name)
{
    m_settings.set(setting::theme, name);
    Theme::apply(*qApp,
        name == "dark"_L1        ? ThemeMode::dark
            : name == "light"_L1 ? ThemeMode::light
                                 : ThemeMode::automatic);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    const bool recolored
        = event->type() == QEvent::PaletteChange && Theme::isDark() != m_wasDark;
    if ((event->type() != QEvent::LanguageChange && !recolored) || m_rebuildPending
        || !m_actions)
        return;
    // Later: the command that asked for it is still running in one of the parts to be replaced.
    m_rebuildPending = true;
    QMetaObject::invokeMethod(this, &MainWindow::rebuild, Qt::QueuedConnection);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    commitFocusedEditor();
    if (!m_flow->mayLeave()) {
        event->ignore();
        return;
    }
    m_recovery.forget();
    m_settings.set(setting::windowGeometry, saveGeometry());
    m_settings.set(setting::explanationShown, !m_explanationDock->isHidden());
    if (m_explanationSized)
        m_settings.set(setting::explanationWidth, m_explanationDock->width());
    if (m_accuracy)
        m_accuracy->close();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().first().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QString file = event->mimeData()->urls().first().toLocalFile();
    commitFocusedEditor();
    if (file.endsWith(u".json"_s, Qt::CaseInsensitive))
        m_flow->importConfigFile(file);
    else
        m_flow->openFile(file);
}

} // namespace sizewright
