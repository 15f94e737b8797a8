// Tables of the time page that say what holds a step up, and what a measurement has changed.
#pragma once

#include "core/study/part_bindings.h"
#include "ui/models/table_model.h"

namespace sizewright {

// Part, time, share of the step, what binds it; KeyRole: the part. Empty without parts.
TableContent bindingTable(const std::vector<PartBinding>& parts);
// What binds a part; a dash where no rate shortens it.
QString shownBinding(Binding binding);

// How far measurements moved the terms of the model; empty without a measurement.
TableContent movedTable(const Results& results);

} // namespace sizewright
