// Which layout: from the least trouble up, stopping as soon as it suffices (R16–R18).
#pragma once

#include "core/decision/resolve.h"

namespace sizewright {

struct Choice {
    bool found = false; // a legal layout that fits in memory
    bool inTime = false; // and ends by the latest acceptable day
    Layout layout;
    std::int64_t gpus = 0; // of one run
    std::optional<Seconds> step; // of one optimizer step, where a layout was found
    std::optional<Seconds> days; // of the whole plan; nothing without data
    std::vector<Rung> ladder; // reasons, if they were asked for
};

// The layout for a given number of cards. What the scenario fixes stays fixed.
Choice chooseLayout(const Resolved& resolved, std::int64_t gpus, bool wantReasons);

// The fastest layout that the ladder can reach on these cards, however much trouble it is and whenever it
// ends; found is false where none fits.
Choice fastestLayout(const Resolved& resolved, std::int64_t gpus);

// The fewest cards whose layout ends by the latest acceptable day, and that layout; the fastest there is,
// with inTime false, where no number of cards suffices.
Choice chooseCards(const Resolved& resolved, bool wantReasons);

// The layout that the scenario states in full, where it leaves nothing to the ladder.
std::optional<Layout> statedLayout(const Resolved& resolved, std::int64_t gpus);

// Memory of the stage that needs most, and which one it is. [B/card]
struct PeakStage {
    BytesPerCard needed; // in training or while loading
    BytesPerCard upper; // at worst, of whichever stage
    std::int64_t stage = 0;
};
PeakStage peakStage(const Inputs<Plain>& inputs);
// Whether that peak is usable, which is known at the first stage that is too full.
bool fitsOnEveryStage(const Inputs<Plain>& inputs, bool atWorst);

} // namespace sizewright
