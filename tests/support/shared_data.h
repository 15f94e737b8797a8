// Files of the folder of measurements that may lie beside the source tree; tests read them there and skip
// where it is not.
#pragma once

#include <QFile>

#include <optional>
#include <string>

namespace sizewright::test {

inline std::optional<std::string> sharedData(const char* name)
{
    QFile file(QStringLiteral(SIZEWRIGHT_SOURCE_DIR "/../shared/data/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll().toStdString();
}

} // namespace sizewright::test
