#include "ui/theme/theme.h"

#include "ui/theme/line_icon.h"

#include <QApplication>
#include <QEvent>
#include <QStyle>
#include <QStyleFactory>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

struct State {
    ThemeMode mode = ThemeMode::automatic;
    bool dark = false;
};

State& state()
{
    static State current;
    return current;
}

bool desktopIsDark()
{
    // An application palette hides the desktop's: take ours away for a look at it.
    QApplication::setPalette(QPalette());
    const QPalette desktop = QApplication::palette();
    return desktop.color(QPalette::Window).lightnessF()
        < desktop.color(QPalette::WindowText).lightnessF();
}

// Follows the desktop when it changes between light and dark while we run.
class DesktopWatcher : public QObject
{
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ThemeChange && Theme::mode() == ThemeMode::automatic
            && !m_pending) {
            m_pending = true; // every window is told; one look is enough
            QMetaObject::invokeMethod(
                this,
                [this] {
                    m_pending = false;
                    Theme::apply(*qApp, Theme::mode());
                },
                Qt::QueuedConnection);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    bool m_pending = false;
};

} // namespace

void Theme::apply(QApplication& application, ThemeMode mode)
{
    state().mode = mode;
    state().dark = mode == ThemeMode::dark || (mode == ThemeMode::automatic && desktopIsDark());
    const QStyle* style = QApplication::style();
    if (!style || style->name().compare(u"fusion"_s, Qt::CaseInsensitive) != 0)
        QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QApplication::setPalette(palette(state().dark));
    if (!application.findChild<QObject*>(u"desktopWatcher"_s, Qt::FindDirectChildrenOnly)) {
        auto* watcher = new DesktopWatcher(&application);
        watcher->setObjectName(u"desktopWatcher"_s);
        application.installEventFilter(watcher);
    }
}

ThemeMode Theme::mode() { return state().mode; }

bool Theme::isDark() { return state().dark; }

QIcon Theme::icon(const QString& name)
{
    if (name == "application"_L1)
        return QIcon(u":/icons/io.sizewright.Sizewright.svg"_s);
    return lineIcon(name);
}

QFont Theme::figureFont(int pointDelta)
{
    QFont font = QApplication::font();
    font.setPointSizeF(qMax(6.0, font.pointSizeF() + pointDelta));
    if (pointDelta > 0)
        font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace sizewright
