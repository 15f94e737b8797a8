#include "ui/window/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

struct State {
    QTranslator program, qt;
    QString code;
};

State& state()
{
    static State current;
    return current;
}

QString systemLanguage()
{
    return QLocale::system().language() == QLocale::Chinese ? u"zh_CN"_s : u"en"_s;
}

} // namespace

void applyLanguage(const QString& wanted)
{
    const QString code = wanted.isEmpty() ? systemLanguage() : wanted;
    if (code == state().code)
        return;
    state().code = code;
    // Numbers are written by core, the same in every language; words follow the language.
    QLocale::setDefault(QLocale(code));
    QCoreApplication::removeTranslator(&state().program);
    QCoreApplication::removeTranslator(&state().qt);
    if (code == "en"_L1)
        return;
    if (state().qt.load(
            u"qtbase_"_s + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&state().qt);
    if (state().program.load(u":/translations/sizewright_"_s + code + u".qm"_s))
        QCoreApplication::installTranslator(&state().program);
}

QString languageInForce() { return state().code.isEmpty() ? u"en"_s : state().code; }

} // namespace sizewright
