#include "ui/window/price_window.h"

#include "core/catalogue/csv.h"
#include "core/decision/price_in_plan.h"
#include "ui/document/document_file.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"
#include "ui/views/price_book_view.h"

#include <QCloseEvent>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {
constexpr QSize firstSize{1240, 680}, leastSize{960, 560};
}

PriceWindow::PriceWindow(const Surroundings& surroundings) : m_around(surroundings)
{
    setObjectName(u"prices.window"_s);
    setWindowIcon(Theme::icon(u"application"_s));
    setMinimumSize(leastSize);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const QKeySequence& keys : {QKeySequence(Qt::Key_Escape), QKeySequence(QKeySequence::Close)})
        connect(new QShortcut(keys, this), &QShortcut::activated, this, &QWidget::close);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this,
        [this] { m_view->focusFilter(); });
    QUndoStack* stack = m_around.document.undoStack();
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, stack, &QUndoStack::undo);
    connect(new QShortcut(QKeySequence::Redo, this), &QShortcut::activated, stack, &QUndoStack::redo);
    build();
    if (!restoreGeometry(m_around.settings[setting::pricesGeometry]))
        resize(firstSize);
}

void PriceWindow::build()
{
    m_wasDark = Theme::isDark();
    setWindowTitle(tr("Price book — Sizewright"));
    m_view = new PriceBookView(m_around.document, m_around.store, this);
    layout()->addWidget(m_view);
    // Later, since each changes the list in which its price stands.
    const auto later = Qt::QueuedConnection;
    connect(m_view, &PriceBookView::addRequested, this, &PriceWindow::addQuote, later);
    connect(m_view, &PriceBookView::editRequested, this, &PriceWindow::editQuote, later);
    connect(m_view, &PriceBookView::removeRequested, this, &PriceWindow::removeQuote, later);
    connect(m_view, &PriceBookView::importRequested, this, &PriceWindow::importQuotes);
    connect(m_view, &PriceBookView::exportRequested, this, &PriceWindow::exportListed);
    connect(m_view, &PriceBookView::useRequested, this, &PriceWindow::useInPlan, later);
    connect(m_view, &PriceBookView::renewRequested, &m_around.document, &PlanDocument::renewPrices);
    connect(m_view, &PriceBookView::chartExportRequested, this, &PriceWindow::chartExportRequested);
}

void PriceWindow::rebuild()
{
    m_rebuildPending = false;
    const PriceBookView::State state = m_view->state();
    delete m_view;
    build();
    m_view->restore(state);
}

void PriceWindow::present()
{
    show();
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
}

void PriceWindow::tellIf(const std::optional<QString>& sentence)
{
    if (sentence)
        m_around.prompts.tell(*sentence);
}

void PriceWindow::addQuote(const Price& like)
{
    const auto quote = m_around.prompts.askQuote(like, m_around.store.shipped());
    if (!quote)
        return;
    if (const auto sentence = m_around.store.add(*quote))
        return m_around.prompts.tell(*sentence);
    m_view->selectOffer(*quote);
}

void PriceWindow::editQuote(const Price& quote)
{
    const auto edited = m_around.prompts.askQuote(quote, m_around.store.shipped());
    if (!edited)
        return;
    if (const auto sentence = m_around.store.replace(quote, *edited))
        return m_around.prompts.tell(*sentence);
    m_view->selectOffer(*edited);
}

void PriceWindow::removeQuote(const Price& quote)
{
    const QString question = tr("Delete your quote of %1 from %2 (%3)? This cannot be undone.")
                                 .arg(toQt(quote.item), toQt(quote.provider), toQt(quote.source.asOf));
    if (m_around.prompts.confirm(question, tr("Delete")))
        tellIf(m_around.store.remove(quote));
}

void PriceWindow::importQuotes()
{
    const QString name = m_around.prompts.askOpenFile(
        FileKind::table, m_around.settings[setting::lastFolder]);
    if (name.isEmpty())
        return;
    m_around.settings.set(setting::lastFolder, QFileInfo(name).absolutePath());
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return m_around.prompts.tell(tr("%1 cannot be read: %2")
                                         .arg(QDir::toNativeSeparators(name), file.errorString()));
    const QByteArray bytes = file.read(qint64(largestCsv));
    const QString shortName = QFileInfo(name).fileName();
    if (m_around.prompts.confirmQuotes(m_around.store.preview(bytes, shortName), shortName))
        tellIf(m_around.store.take(bytes, shortName));
}

void PriceWindow::exportListed()
{
    const QString name = m_around.prompts.askSaveFile(FileKind::table,
        QDir(m_around.settings[setting::lastFolder]).filePath(tr("prices") + u".csv"_s), u"csv"_s);
    if (name.isEmpty())
        return;
    const std::string text = writeQuotes(m_view->listed());
    tellIf(writeFile(name, QByteArray(text.data(), qsizetype(text.size())), diskDevices()));
}

void PriceWindow::useInPlan(const Price& price)
{
    PlanDocument& document = m_around.document;
    Scenario edited = document.currentScenario();
    const Accelerator* card = document.catalogue().accelerator(edited[fields().accelerator]);
    const Accelerator* own = document.catalogue().accelerator(price.accelerator);
    const Accelerator* sized = card ? card : own;
    const Cards node = edited[fields().cardsPerNode].value_or(
        sized ? sized->cardsPerNode : units::cards(price.cards));
    const auto values = priceInPlan(price, edited, node);
    if (values.empty())
        return;
    if (card && own && card != own
        && !m_around.prompts.confirm(
            tr("The price is of %1, the scenario plans with %2. Use it all the same?")
                .arg(toQt(own->name), toQt(card->name)),
            tr("Use it")))
        return;
    for (const PlannedValue& value : values)
        edited.put(value.ordinal, value.value);
    const FieldInfo& field = fields().all()[values.front().ordinal];
    document.replaceScenario(document.current(), std::move(edited),
        tr("Set %1 to the price of %2").arg(translated(field.label), toQt(price.provider)));
    Q_EMIT fieldRequested(toQt(field.key));
}

void PriceWindow::closeEvent(QCloseEvent* event)
{
    m_around.settings.set(setting::pricesGeometry, saveGeometry());
    event->accept();
}

void PriceWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    const bool recolored
        = event->type() == QEvent::PaletteChange && Theme::isDark() != m_wasDark;
    if ((event->type() != QEvent::LanguageChange && !recolored) || m_rebuildPending || !m_view)
        return;
    m_rebuildPending = true;
    QMetaObject::invokeMethod(this, &PriceWindow::rebuild, Qt::QueuedConnection);
}

} // namespace sizewright
