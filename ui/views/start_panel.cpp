#include "ui/views/start_panel.h"

#include "ui/document/document_file.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>


using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr qsizetype shownRecent = 5;

QString exampleName(const QFileInfo& file)
{
    const PlanOnDisk loaded = loadPlan(file.filePath());
    return loaded.plan && !loaded.plan->name.empty() ? toQt(loaded.plan->name)
                                                     : file.completeBaseName();
}

} // namespace

StartPanel::StartPanel(QWidget* parent) : QFrame(parent), m_layout(new QVBoxLayout(this))
{
    setObjectName(u"start"_s);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* title = new QLabel(tr("Three answers, then a number"), this);
    title->setFont(Theme::figureFont(3));
    title->setWordWrap(true);
    auto* hint = new QLabel(tr("Say on the left what is trained, what result is acceptable and by "
                               "when; then choose a model and an accelerator. Or begin with an "
                               "example and change it."),
        this);
    hint->setWordWrap(true);
    m_layout->addWidget(title);
    m_layout->addWidget(hint);
    m_ways = new QWidget(this);
    auto* ways = new QHBoxLayout(m_ways);
    ways->setContentsMargins(0, 0, 0, 0);
    m_layout->addWidget(m_ways);
    m_examples = section(tr("Examples"));
    m_recent = section(tr("Recent plans"));
    m_layout->addStretch(1);
    const auto examples = QDir(u":/examples"_s).entryInfoList({u"*.sizewright"_s}, QDir::Files);
    for (const QFileInfo& file : examples)
        addEntry(m_examples, exampleName(file), {},
            [this, path = file.filePath()] { Q_EMIT exampleRequested(path); });
    m_examples->setVisible(!examples.isEmpty());
    m_recent->hide();
}

QWidget* StartPanel::section(const QString& title)
{
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(2);
    auto* heading = new QLabel(title, box);
    QFont bold = heading->font();
    bold.setBold(true);
    heading->setFont(bold);
    column->addWidget(heading);
    m_layout->addWidget(box);
    return box;
}

void StartPanel::addEntry(QWidget* section, const QString& text, const QString& detail,
    const std::function<void()>& open)
{
    auto* entry = new QPushButton(text, section);
    entry->setFlat(true);
    entry->setStyleSheet(u"text-align:left;padding:3px 6px"_s);
    entry->setToolTip(detail);
    entry->setCursor(Qt::PointingHandCursor);
    QPalette link = entry->palette();
    link.setColor(QPalette::ButtonText, Theme::color(ThemeRole::accent));
    entry->setPalette(link);
    connect(entry, &QPushButton::clicked, this, [open] { open(); });
    section->layout()->addWidget(entry);
}

void StartPanel::setRecent(const QStringList& files)
{
    for (auto* entry : m_recent->findChildren<QPushButton*>())
        delete entry;
    for (const QString& file : files.mid(0, shownRecent))
        addEntry(m_recent, QFileInfo(file).completeBaseName(), QDir::toNativeSeparators(file),
            [this, file] { Q_EMIT fileRequested(file); });
    m_recent->setVisible(!files.isEmpty());
}

void StartPanel::setActions(const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        auto* button = new QPushButton(action->icon(), action->text(), m_ways);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        m_ways->layout()->addWidget(button);
    }
    static_cast<QHBoxLayout*>(m_ways->layout())->addStretch(1);
}

} // namespace sizewright
