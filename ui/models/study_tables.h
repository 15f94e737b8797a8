// Tables of studies: measured linearity on the time page, other interconnects on the hardware page.
#pragma once

#include "core/study/interconnect.h"
#include "core/study/linearity.h"
#include "ui/models/table_model.h"

namespace sizewright {

// Measured, modelled and expected step times by cards; empty without a measurement.
TableContent linearityTable(const std::optional<Linearity>& linearity);
// What the points can tell, a sentence a row; empty without a measurement.
TableContent linearityFindingsTable(const std::optional<Linearity>& linearity);
// A variant a row, with its differences against the plan; empty where there is no network.
TableContent interconnectTable(const Interconnect& study);

} // namespace sizewright
