// The architecture of a measured run: what the row states, completed by what is known of the family
// (biases, norms, latent attention), which the table has no columns for.
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/study/run_table.h"

namespace sizewright {

// Nothing where neither the row nor the catalogue gives layers, widths and vocabulary.
std::optional<ModelShape> shapeOf(const RunRow& row, const Catalogue& catalogue);

} // namespace sizewright
