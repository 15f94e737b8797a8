#include "app/bootstrap.h"

#include "ui/settings/settings.h"
#include "ui/theme/theme.h"
#include "ui/window/language.h"

#include <QApplication>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

QString inFolder(QStandardPaths::StandardLocation location, const QString& name)
{
    return QStandardPaths::writableLocation(location) + u'/' + name;
}

} // namespace

bool hasDisplay()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    for (const char* variable : {"QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"})
        if (!qEnvironmentVariableIsEmpty(variable))
            return true;
    return false;
#else
    return true;
#endif
}

void nameProgram()
{
    QCoreApplication::setApplicationName(u"Sizewright"_s);
    QCoreApplication::setOrganizationName(u"sizewright"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(SIZEWRIGHT_VERSION));
    QGuiApplication::setDesktopFileName(u"io.sizewright.Sizewright"_s);
}

QString settingsFile() { return inFolder(QStandardPaths::AppConfigLocation, u"settings.ini"_s); }

QString recoveryFolder() { return inFolder(QStandardPaths::AppDataLocation, u"recovery"_s); }

void applyAppearance(QApplication& application, const Settings& settings)
{
    const QString theme = settings[setting::theme];
    Theme::apply(application,
        theme == "dark"_L1        ? ThemeMode::dark
            : theme == "light"_L1 ? ThemeMode::light
                                  : ThemeMode::automatic);
    applyLanguage(settings[setting::language]);
}

} // namespace sizewright
