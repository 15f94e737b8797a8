// What stands before the first window: names, display, settings, language and theme.
#pragma once

#include <QString>

class QApplication;

namespace sizewright {

class Settings;

// Whether a window can be shown at all; asked before Qt is started, which would abort without one.
bool hasDisplay();

void nameProgram();
QString settingsFile();
QString recoveryFolder();
void applyAppearance(QApplication& application, const Settings& settings);

} // namespace sizewright
