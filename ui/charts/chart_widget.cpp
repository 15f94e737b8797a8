#include "ui/charts/chart_widget.h"

#include "ui/charts/chart_export.h"
#include "ui/charts/chart_picture.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGraphicsView>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QToolTip>

namespace sizewright {

using namespace Qt::StringLiterals;

namespace {

constexpr double copyScale = 2.0;

struct Format {
    const char* suffix;
    QString text;
};

} // namespace

class ChartWidget::Private
{
public:
    ChartPicture picture;
    QGraphicsView* view = nullptr;
    int hovered = -1;
    int pressed = -1;
    int walked = -1; // mark that the arrow keys stand on
};

namespace {

// What a screen reader says: the title, the sentence below it, then each row or line with its values.
QString spoken(const ChartSpec& spec)
{
    QStringList lines{spec.title, spec.subtitle};
    if (spec.isEmpty())
        return QStringList{spec.title, spec.empty}.join(u". "_s);
    for (const ChartSeries& series : spec.series)
        for (const ChartPoint& point : series.points)
            if (!point.tooltip.isEmpty())
                lines += QString(point.tooltip).replace(u'\n', u", "_s);
    lines += spec.notes;
    lines.removeAll(QString());
    return lines.join(u". "_s);
}

} // namespace

ChartWidget::ChartWidget(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>())
{
    d->view = new QGraphicsView(d->picture.scene(), this);
    d->view->setFrameShape(QFrame::NoFrame);
    d->view->setRenderHint(QPainter::Antialiasing);
    d->view->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    d->view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    d->view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    d->view->setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    d->view->setFocusPolicy(Qt::NoFocus);
    d->view->setContextMenuPolicy(Qt::NoContextMenu);
    d->view->viewport()->setMouseTracking(true);
    d->view->viewport()->installEventFilter(this);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    d->picture.setFont(font());
    d->picture.setDark(Theme::isDark());
}

ChartWidget::~ChartWidget()
{
    // The view must go before the scene that it shows, and tells of no mouse while it goes.
    d->view->viewport()->removeEventFilter(this);
    delete d->view;
}

void ChartWidget::setSpec(const ChartSpec& spec)
{
    const bool hadTip = d->hovered >= 0;
    d->picture.setSpec(spec);
    d->hovered = d->pressed = d->walked = -1;
    if (hadTip)
        QToolTip::hideText();
    setAccessibleName(spec.title);
    if (QAccessible::isActive())
        setAccessibleDescription(spoken(spec));
}

const ChartSpec& ChartWidget::spec() const { return d->picture.spec(); }

const ChartPicture& ChartWidget::picture() const { return d->picture; }

QSize ChartWidget::sizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 34, line * 22};
}

QSize ChartWidget::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 18, line * 11};
}

void ChartWidget::resizeEvent(QResizeEvent* event)
{
    d->view->setGeometry(rect());
    d->picture.setSize(size());
    QWidget::resizeEvent(event);
}

void ChartWidget::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        d->picture.setFont(font());
    if (event->type() == QEvent::PaletteChange)
        d->picture.setDark(Theme::isDark());
    QWidget::changeEvent(event);
}

bool ChartWidget::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseMove:
        hover(static_cast<QMouseEvent*>(event)->position());
        break;
    case QEvent::Leave:
        hover({-1, -1});
        break;
    case QEvent::MouseButtonPress: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        d->pressed = mouse->button() == Qt::LeftButton
            ? d->picture.layout().markAt(mouse->position())
            : -1;
        break;
    }
    case QEvent::MouseButtonRelease: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const int mark = d->picture.layout().markAt(mouse->position());
        if (mouse->button() == Qt::LeftButton && mark >= 0 && mark == d->pressed)
            activate(mark);
        d->pressed = -1;
        break;
    }
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

void ChartWidget::hover(const QPointF& position)
{
    const int mark = d->picture.layout().markAt(position);
    if (mark == d->hovered)
        return;
    d->hovered = mark;
    if (mark < 0) {
        QToolTip::hideText();
        d->view->viewport()->unsetCursor();
        return;
    }
    const ChartMark& met = d->picture.layout().marks[mark];
    d->view->viewport()->setCursor(met.key.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    QToolTip::showText(d->view->viewport()->mapToGlobal(position.toPoint()), met.tooltip,
        d->view->viewport());
}

void ChartWidget::activate(int mark)
{
    const QString key = d->picture.layout().marks[mark].key;
    if (!key.isEmpty())
        Q_EMIT figureClicked(key);
}

// Left and right walk over the marks, Return opens the explanation: everything without a mouse.
void ChartWidget::keyPressEvent(QKeyEvent* event)
{
    const int count = int(d->picture.layout().marks.size());
    const bool forward = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
    const bool backward = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
    if ((forward || backward) && count > 0) {
        d->walked = forward ? (d->walked + 1) % count : (d->walked <= 0 ? count : d->walked) - 1;
        d->picture.setHighlight(d->walked);
        const ChartMark& mark = d->picture.layout().marks[d->walked];
        QToolTip::showText(mapToGlobal(mark.anchor.toPoint()), mark.tooltip, this);
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && d->walked >= 0
        && d->walked < count) {
        activate(d->walked);
        return;
    }
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    QWidget::keyPressEvent(event);
}

void ChartWidget::focusOutEvent(QFocusEvent* event)
{
    d->walked = -1;
    d->picture.setHighlight(-1);
    QWidget::focusOutEvent(event);
}

void ChartWidget::fillMenu(QMenu& menu)
{
    const Format formats[]{{"png", tr("Export as picture (PNG)…")},
        {"svg", tr("Export as drawing (SVG)…")}, {"pdf", tr("Export as PDF…")},
        {"csv", tr("Export the data (CSV)…")}};
    for (const Format& format : formats) {
        const QString suffix = QLatin1StringView(format.suffix);
        QAction* action = menu.addAction(Theme::icon(u"export"_s), format.text);
        action->setObjectName(u"export-"_s + suffix);
        connect(action, &QAction::triggered, this,
            [this, suffix] { Q_EMIT exportRequested(spec().id, suffix); });
    }
    menu.addSeparator();
    QAction* action = menu.addAction(Theme::icon(u"duplicate"_s), tr("Copy"));
    action->setObjectName(u"copy"_s);
    action->setShortcut(QKeySequence::Copy);
    connect(action, &QAction::triggered, this, &ChartWidget::copy);
}

void ChartWidget::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    fillMenu(menu);
    menu.exec(event->globalPos());
}

// A picture for documents and slides, the data for spreadsheets.
void ChartWidget::copy()
{
    auto* mime = new QMimeData;
    mime->setImageData(chartImage(spec(), QSizeF(size()), copyScale));
    mime->setData(u"image/svg+xml"_s, chartSvg(spec(), QSizeF(size())));
    mime->setText(QString::fromUtf8(chartCsv(spec())));
    QApplication::clipboard()->setMimeData(mime);
}

} // namespace sizewright
