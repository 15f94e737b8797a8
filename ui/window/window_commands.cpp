// The menus of the window and what their commands do.
#include "ui/charts/chart_widget.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"
#include "ui/views/chain_view.h"
#include "ui/views/comparison_view.h"
#include "ui/views/page_view.h"
#include "ui/views/scenario_rail.h"
#include "ui/views/start_panel.h"
#include "ui/window/actions.h"
#include "ui/window/file_flow.h"
#include "ui/window/language.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenuBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

QMenu* fillOnDemand(QMenu* menu, const std::function<void(QMenu*)>& fill)
{
    QObject::connect(menu, &QMenu::aboutToShow, menu, [menu, fill] {
        menu->clear();
        fill(menu);
    });
    return menu;
}

} // namespace

void MainWindow::buildMenus()
{
    const Actions& a = *m_actions;
    const auto add = [&a](QMenu* menu, std::initializer_list<ActionId> ids) {
        for (const ActionId id : ids)
            menu->addAction(a[id]);
        return menu;
    };
    QMenu* file = menuBar()->addMenu(tr("&File"));
    add(file, {ActionId::newPlan, ActionId::open});
    fillOnDemand(file->addMenu(tr("Open &recent")), [this](QMenu* menu) { fillRecent(menu); });
    file->addSeparator();
    add(file, {ActionId::save, ActionId::saveAs});
    file->addSeparator();
    add(file, {ActionId::importConfig, ActionId::exportReport, ActionId::exportWorkbook});
    fillOnDemand(file->addMenu(tr("Export &chart")), [this](QMenu* menu) { fillCharts(menu); });
    add(file, {ActionId::exportComparison});
    file->addSeparator();
    add(file, {ActionId::quit});
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    add(edit, {ActionId::undo, ActionId::redo});
    edit->addSeparator();
    add(edit, {ActionId::copyComparison});
    QMenu* scenario = menuBar()->addMenu(tr("&Scenario"));
    add(scenario, {ActionId::addScenario, ActionId::duplicateScenario, ActionId::renameScenario});
    scenario->addSeparator();
    add(scenario, {ActionId::scenarioUp, ActionId::scenarioDown, ActionId::setBaseline});
    scenario->addSeparator();
    add(scenario, {ActionId::deleteScenario});
    QMenu* view = menuBar()->addMenu(tr("&View"));
    add(view,
        {ActionId::previousPage, ActionId::nextPage, ActionId::explanation, ActionId::fullScreen});
    view->addSeparator();
    add(view->addMenu(tr("&Language")), {ActionId::languageEnglish, ActionId::languageChinese});
    add(view->addMenu(tr("&Theme")),
        {ActionId::themeAutomatic, ActionId::themeLight, ActionId::themeDark});
    add(menuBar()->addMenu(tr("&Tools")), {ActionId::prices, ActionId::accuracy});
    add(menuBar()->addMenu(tr("&Help")), {ActionId::about});
    // Shortcuts hold wherever the focus is.
    for (QAction* action : a.all())
        if (!actions().contains(action))
            addAction(action);
}

// What a meeting reaches for, at the right end of the menu bar.
void MainWindow::buildCorner()
{
    auto* corner = new QWidget(menuBar());
    auto* row = new QHBoxLayout(corner);
    row->setContentsMargins(0, 0, 4, 0);
    row->setSpacing(0);
    const auto addButton = [&](QAction* action) {
        auto* button = new QToolButton(corner);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        row->addWidget(button);
    };
    for (const ActionId id : {ActionId::save, ActionId::undo, ActionId::redo})
        addButton((*m_actions)[id]);
    auto* language = new QToolButton(corner);
    language->setObjectName(u"corner.language"_s);
    language->setAutoRaise(true);
    language->setText(languageInForce() == "en"_L1 ? u"中"_s : u"EN"_s);
    language->setToolTip(tr("Switch the language"));
    language->setAccessibleName(language->toolTip());
    connect(language, &QToolButton::clicked, this,
        [this] { setLanguage(languageInForce() == "en"_L1 ? u"zh_CN"_s : u"en"_s); });
    row->addWidget(language);
    auto* theme = new QToolButton(corner);
    theme->setObjectName(u"corner.theme"_s);
    theme->setAutoRaise(true);
    theme->setIcon(Theme::icon(u"theme"_s));
    theme->setToolTip(tr("Switch between light and dark"));
    theme->setAccessibleName(theme->toolTip());
    connect(theme, &QToolButton::clicked, this,
        [this] { setTheme(Theme::isDark() ? u"light"_s : u"dark"_s); });
    row->addWidget(theme);
    for (const ActionId id : {ActionId::explanation, ActionId::fullScreen})
        addButton((*m_actions)[id]);
    menuBar()->setCornerWidget(corner);
    corner->show();
}

void MainWindow::wireFileActions()
{
    const Actions& a = *m_actions;
    const auto on = [&](ActionId id, auto slot) {
        connect(a[id], &QAction::triggered, m_flow, slot);
    };
    on(ActionId::newPlan, &FileFlow::startNew);
    on(ActionId::open, &FileFlow::open);
    on(ActionId::save, &FileFlow::save);
    on(ActionId::saveAs, &FileFlow::saveAs);
    on(ActionId::importConfig, &FileFlow::importConfig);
    on(ActionId::exportReport, &FileFlow::exportReport);
    on(ActionId::exportWorkbook, &FileFlow::exportWorkbook);
    connect(a[ActionId::quit], &QAction::triggered, this, [] { qApp->closeAllWindows(); });
    connect(a[ActionId::undo], &QAction::triggered, m_document.undoStack(), &QUndoStack::undo);
    connect(a[ActionId::redo], &QAction::triggered, m_document.undoStack(), &QUndoStack::redo);
    connect(a[ActionId::copyComparison], &QAction::triggered, this, [this] {
        m_chain->setCurrentPage(ChainView::comparePage);
        QApplication::clipboard()->setText(m_chain->comparison()->selectionAsText());
    });
    connect(a[ActionId::exportComparison], &QAction::triggered, this, [this] {
        m_chain->setCurrentPage(ChainView::comparePage);
        m_flow->exportTable(m_chain->comparison()->model().csv(), tr("comparison"));
    });
    connect(a[ActionId::about], &QAction::triggered, this, [this] { m_prompts->about(); });
}

void MainWindow::wireScenarioActions()
{
    const Actions& a = *m_actions;
    PlanDocument& d = m_document;
    const auto on = [&](ActionId id, auto&& act) {
        connect(a[id], &QAction::triggered, m_rail, act);
    };
    on(ActionId::addScenario, [&d] {
        Scenario scenario;
        scenario.name = toCore(PlanDocument::tr("scenario"));
        d.addScenario(std::move(scenario));
    });
    on(ActionId::duplicateScenario, [&d] { d.duplicateScenario(d.current()); });
    on(ActionId::renameScenario, [this] { m_rail->rename(); });
    on(ActionId::scenarioUp, [&d] { d.moveScenario(d.current(), d.current() - 1); });
    on(ActionId::scenarioDown, [&d] { d.moveScenario(d.current(), d.current() + 1); });
    on(ActionId::setBaseline, [&d] { d.setBaseline(d.current()); });
    on(ActionId::deleteScenario, [&d] { d.removeScenario(d.current()); });
    m_rail->setActions({a[ActionId::addScenario], a[ActionId::duplicateScenario],
        a[ActionId::renameScenario], a[ActionId::setBaseline], a[ActionId::scenarioUp],
        a[ActionId::scenarioDown], a[ActionId::deleteScenario]});
}

void MainWindow::wireViewActions()
{
    const Actions& a = *m_actions;
    connect(a[ActionId::nextPage], &QAction::triggered, m_chain,
        [this] { m_chain->setCurrentPage(m_chain->currentPage() + 1); });
    connect(a[ActionId::previousPage], &QAction::triggered, m_chain,
        [this] { m_chain->setCurrentPage(m_chain->currentPage() - 1); });
    connect(a[ActionId::prices], &QAction::triggered, this, &MainWindow::showPrices);
    connect(a[ActionId::accuracy], &QAction::triggered, this, &MainWindow::showAccuracy);
    connect(a[ActionId::explanation], &QAction::toggled, m_explanationDock, &QWidget::setVisible);
    // Not visibilityChanged: that also speaks when the window is only minimised.
    connect(m_explanationDock->toggleViewAction(), &QAction::toggled, a[ActionId::explanation],
        &QAction::setChecked);
    a[ActionId::fullScreen]->setChecked(isFullScreen());
    connect(a[ActionId::fullScreen], &QAction::triggered, this,
        [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    const auto choice = [&](ActionId id, bool chosen, auto&& act) {
        a[id]->setChecked(chosen);
        connect(a[id], &QAction::triggered, this, [action = a[id], chosen, act] {
            action->setChecked(true);
            if (!chosen)
                act();
        });
    };
    const bool english = languageInForce() == "en"_L1;
    choice(ActionId::languageEnglish, english, [this] { setLanguage(u"en"_s); });
    choice(ActionId::languageChinese, !english, [this] { setLanguage(u"zh_CN"_s); });
    const ThemeMode mode = Theme::mode();
    choice(ActionId::themeAutomatic, mode == ThemeMode::automatic, [this] { setTheme({}); });
    choice(ActionId::themeLight, mode == ThemeMode::light, [this] { setTheme(u"light"_s); });
    choice(ActionId::themeDark, mode == ThemeMode::dark, [this] { setTheme(u"dark"_s); });
}

void MainWindow::onPageBuilt(int page)
{
    const Actions& a = *m_actions;
    if (page == int(Page::model))
        m_chain->page(Page::model)->form()->addAction(a[ActionId::importConfig]);
    if (page == int(Page::framing)) {
        StartPanel* start = m_chain->start();
        start->setActions({a[ActionId::open], a[ActionId::importConfig]});
        start->setRecent(m_store.recentFiles());
        connect(start, &StartPanel::exampleRequested, m_flow, &FileFlow::openExample,
            Qt::QueuedConnection);
        connect(start, &StartPanel::fileRequested, m_flow, &FileFlow::openFile,
            Qt::QueuedConnection);
    }
    if (page == ChainView::comparePage) {
        ComparisonView* compare = m_chain->comparison();
        compare->setOnlyDifferences(m_settings[setting::onlyDifferences]);
        compare->addAction(a[ActionId::copyComparison]);
        compare->addAction(a[ActionId::exportComparison]);
        connect(compare, &ComparisonView::onlyDifferencesChanged, this,
            [this](bool only) { m_settings.set(setting::onlyDifferences, only); });
    }
}

void MainWindow::fillRecent(QMenu* menu)
{
    for (const QString& file : m_store.recentFiles())
        menu->addAction(QDir::toNativeSeparators(file), m_flow,
            [this, file] { m_flow->openFile(file); });
    if (menu->isEmpty())
        menu->addAction(tr("Nothing yet"))->setEnabled(false);
}

// The charts of the page that is shown, in every format.
void MainWindow::fillCharts(QMenu* menu)
{
    const auto charts = m_chain->findChildren<ChartWidget*>();
    for (ChartWidget* chart : charts) {
        if (!chart->isVisible() || chart->spec().isEmpty())
            continue;
        for (const QString& format : {u"png"_s, u"svg"_s, u"pdf"_s, u"csv"_s})
            menu->addAction(tr("%1 as %2…").arg(chart->spec().title, format.toUpper()), m_flow,
                [this, chart, format] { m_flow->exportChartAs(chart->spec(), format); });
    }
    if (menu->isEmpty())
        menu->addAction(tr("This page shows no chart"))->setEnabled(false);
}

} // namespace sizewright
