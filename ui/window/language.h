// The language of the window, changed while it runs: every window is told by a LanguageChange event.
#pragma once

#include <QString>

namespace sizewright {

// "en", "zh_CN"; empty: the system's, English where it is neither.
void applyLanguage(const QString& code);
QString languageInForce(); // "en" or "zh_CN"

} // namespace sizewright
