#include "ui/window/accuracy_window.h"

#include "ui/theme/theme.h"
#include "ui/views/accuracy_view.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {
constexpr QSize firstSize{1240, 680}, leastSize{900, 560};
}

AccuracyWindow::AccuracyWindow(const Surroundings& surroundings)
    : m_around(surroundings), m_runner(shippedCatalogue())
{
    setObjectName(u"accuracy.window"_s);
    setWindowIcon(Theme::icon(u"application"_s));
    setMinimumSize(leastSize);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const QKeySequence& keys : {QKeySequence(Qt::Key_Escape), QKeySequence(QKeySequence::Close)})
        connect(new QShortcut(keys, this), &QShortcut::activated, this, &QWidget::close);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this,
        [this] { m_view->focusFilter(); });
    connect(&m_runner, &AccuracyRunner::failed, this,
        [this](RunsTable table, const QString& sentence) {
            if (table == RunsTable::own) // the other stands in the window
                m_around.prompts.tell(sentence);
        });
    build();
    if (!restoreGeometry(m_around.settings[setting::accuracyGeometry]))
        resize(firstSize);
}

void AccuracyWindow::build()
{
    m_wasDark = Theme::isDark();
    setWindowTitle(tr("Accuracy — Sizewright"));
    m_view = new AccuracyView(m_runner, m_around.document, m_around.evaluator, this);
    layout()->addWidget(m_view);
    connect(m_view, &AccuracyView::ownRunsRequested, this, &AccuracyWindow::askOwnRuns);
    connect(m_view, &AccuracyView::chartExportRequested, this,
        &AccuracyWindow::chartExportRequested);
}

void AccuracyWindow::rebuild()
{
    m_rebuildPending = false;
    const AccuracyView::State state = m_view->state();
    delete m_view;
    build();
    m_view->restore(state);
}

void AccuracyWindow::present()
{
    show();
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
}

void AccuracyWindow::askOwnRuns()
{
    const QString file = m_around.prompts.askOpenFile(
        FileKind::table, m_around.settings[setting::lastFolder]);
    if (file.isEmpty())
        return;
    m_around.settings.set(setting::lastFolder, QFileInfo(file).absolutePath());
    m_runner.openOwn(file);
}

void AccuracyWindow::closeEvent(QCloseEvent* event)
{
    m_around.settings.set(setting::accuracyGeometry, saveGeometry());
    event->accept();
}

void AccuracyWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    const bool recolored
        = event->type() == QEvent::PaletteChange && Theme::isDark() != m_wasDark;
    if ((event->type() != QEvent::LanguageChange && !recolored) || m_rebuildPending || !m_view)
        return;
    m_rebuildPending = true;
    QMetaObject::invokeMethod(this, &AccuracyWindow::rebuild, Qt::QueuedConnection);
}

} // namespace sizewright
