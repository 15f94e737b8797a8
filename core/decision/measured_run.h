// The run that the user's measurements are of: the plan on fewer cards, say.
#pragma once

#include "core/model/layout.h"
#include "core/units/quantities.h"

#include <array>
#include <memory>

namespace sizewright {

// The terms that a measured step moves.
enum class Term : std::uint8_t { matrix, attention, memory, link, network, launch };
inline constexpr std::size_t termCount = 6;
using TermFactors = std::array<Ratio, termCount>; // on rates; on the time of launching for `launch`

struct HeldPlan;

struct MeasuredRun {
    Layout layout;
    std::int64_t globalBatch = 0; // sequences
    TermFactors factors{}; // of the terms, by the measured step; ones without it
    std::shared_ptr<const HeldPlan> of; // the plan that was measured, where that is not the one computed
};

struct Resolved;

// Which run was measured: the layout that the plan states, and where it leaves that open the one that would
// be taken, as modelled, on the measured cards. Nothing without a measurement, and where no layout is
// possible on those cards. It does not depend on the cards and the layout that are planned, so that one
// measurement says the same of all of them.
std::optional<MeasuredRun> measuredRun(const Resolved& resolved);

} // namespace sizewright
