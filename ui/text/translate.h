// Words of the Qt-free core in the user's language, and strings across the border between the two.
#pragma once

#include "core/base/problem.h"

#include <QString>

#include <string>
#include <string_view>

namespace sizewright {

QString translated(Text text);
// The sentence is translated first, then its arguments are filled in as they are.
QString translated(const Message& message);
QString translated(const Problem& problem); // the sentence alone, without the place

inline QString toQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}
inline std::string toCore(const QString& text) { return text.toStdString(); }

} // namespace sizewright
