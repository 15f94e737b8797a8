// Decides between a command, which needs no display, and the window.
#include "app/bootstrap.h"
#include "app/commands/command_line.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QFileInfo>

#include <cstdio>
#include <memory>
#include <vector>

using namespace sizewright;

namespace {

int runWindow(int argc, char** argv)
{
    nameProgram();
    QApplication application(argc, argv);
    Settings settings(settingsFile());
    applyAppearance(application, settings);
    QuoteStore quotes(shippedCatalogue(), quotesFile());
    std::vector<std::unique_ptr<MainWindow>> windows;
    const auto openWindow = [&] {
        windows.push_back(std::make_unique<MainWindow>(
            MainWindow::Surroundings{settings, recoveryFolder(), nullptr, nullptr, &quotes}));
        windows.back()->show();
        return windows.back().get();
    };
    const QStringList plans = QCoreApplication::arguments().mid(1);
    for (const QString& plan : plans)
        openWindow()->openFile(plan);
    if (windows.empty())
        openWindow();
    for (const auto& window : windows)
        window->offerRecovery();
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
    if (argc > 1 && isCommand(argv[1]))
        return runCommand(argc, argv);
    // Plans end in .sizewright or are there; any other word is a command that does not exist.
    const QString first = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
    if (first.startsWith(u'-')
        || (!first.isEmpty() && !first.contains(u'.') && !first.contains(u'/')
            && !QFileInfo::exists(first)))
        return runCommand(argc, argv); // says which word is not known
    if (!hasDisplay()) {
        std::fprintf(stderr,
            "sizewright: there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are "
            "not set); log in to a desktop, or use a command: sizewright help\n");
        return 2;
    }
    return runWindow(argc, argv);
}
