// Icons drawn from our own line SVGs in the text colour of the moment, sharp at any size.
#pragma once

#include <QIcon>
#include <QString>

namespace sizewright {

// Null where there is no drawing of that name (":/icons/<name>.svg").
QIcon lineIcon(const QString& name);

} // namespace sizewright
