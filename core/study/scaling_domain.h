// Tensor parallel across the scale-up domain on a scaling curve, and its price (R17): the step against the
// fastest layout on the same cards that keeps it inside. Leaves out groups that are inside by their size but
// do not divide the domain.
#pragma once

#include "core/study/scaling.h"

namespace sizewright {

// Says of a point whether its tensor parallel leaves the domain, and finds the layout that does not.
// `there` is the plan on that many cards.
void priceTheDomain(ScalingPoint& point, const Scenario& there, const Catalogue& catalogue,
    const std::optional<MeasuredRun>& held);

// Adds the sentence to the curve's notes: of the plan's own count, or of the first that crosses.
void sayTheDomain(ScalingCurve& curve);

} // namespace sizewright
