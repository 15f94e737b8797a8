// Where calendar time goes (model.md §5.2): the share in which cards do the work of the model, and what
// keeps the rest from it. Counts all of a step and of what failures and checkpoints add to it. Leaves out
// what the useful parts lose against the card's peak – that is MFU – and time that the run does not pay for.
#pragma once

#include "core/results/results.h"

#include <array>

namespace sizewright {

// In the order of a step: computing that serves the layout, traffic, waiting, then what a run adds.
enum class Loss : std::uint8_t {
    recompute, launch, tensorParallel, contextParallel, expertParallel, pipeline, bubble, dataParallel,
    offload, straggler, optimizer, fixed,
    checkpoint, // training stands still while one is saved
    failures // work that is lost and done again, and restarts
};
inline constexpr std::size_t lossCount = std::size_t(Loss::failures) + 1;
Text label(Loss loss); // in a word or two
std::string_view key(Loss loss); // of scripts; as in time.parts.… where it is a part of the step

// Shares of calendar time; `useful` and the losses sum to one. [ratio]
struct LossSplit {
    Ratio useful; // matrix products, attention, element-wise kernels, experts and head
    std::array<Ratio, lossCount> losses{};
    Ratio operator[](Loss loss) const { return losses[std::size_t(loss)]; }
    Ratio gap() const { return ratio(1) - useful; } // what the losses sum to
};

// Nothing where there is no step time or no effective training time.
std::optional<LossSplit> lossSplit(const Results& results);

} // namespace sizewright
