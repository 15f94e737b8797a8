// What the program remembers between two starts: one line per setting. The file is named by whoever
// makes the object, so that tests use their own.
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QStringList>

namespace sizewright {

template <class T> struct Setting {
    const char* key;
    T fallback;
};

namespace setting {
inline const Setting<QString> language{"language", {}}; // "en", "zh_CN"; empty: the system's
inline const Setting<QString> theme{"theme", {}}; // "light", "dark"; empty: as the desktop
inline const Setting<QStringList> recentFiles{"recentFiles", {}};
inline const Setting<QString> lastFolder{"lastFolder", {}};
inline const Setting<QByteArray> windowGeometry{"window/geometry", {}};
inline const Setting<QByteArray> accuracyGeometry{"accuracy/geometry", {}};
inline const Setting<QByteArray> pricesGeometry{"prices/geometry", {}};
inline const Setting<bool> explanationShown{"window/explanation", false};
inline const Setting<int> explanationWidth{"window/explanationWidth", 0};
inline const Setting<bool> onlyDifferences{"compare/onlyDifferences", true};
} // namespace setting

class Settings
{
public:
    explicit Settings(const QString& file) : m_store(file, QSettings::IniFormat) {}

    template <class T> T operator[](const Setting<T>& setting) const
    {
        return m_store.value(QLatin1StringView(setting.key), QVariant::fromValue(setting.fallback))
            .template value<T>();
    }
    template <class T> void set(const Setting<T>& setting, const T& value)
    {
        m_store.setValue(QLatin1StringView(setting.key), QVariant::fromValue(value));
    }

private:
    QSettings m_store;
};

} // namespace sizewright
