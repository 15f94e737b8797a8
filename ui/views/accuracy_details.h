// One measured run as a page: both sides of each figure, the parts of the predicted step, what was assumed,
// notes and source.
#pragma once

#include "core/study/accuracy.h"

#include <QString>

namespace sizewright {

QString accuracyDetails(const AccuracyRecord& record, std::size_t row);

} // namespace sizewright
