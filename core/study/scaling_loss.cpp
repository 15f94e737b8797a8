#include "core/study/scaling_loss.h"

#include "core/units/literals.h"

#include <algorithm>

namespace sizewright {

namespace {

// The losses that are parts of the step, in the order of Loss.
std::array<Figure<Seconds>, std::size_t(Loss::checkpoint)> stepLosses()
{
    const ResultFields& f = resultFields();
    return {f.recompute, f.launch, f.tensorParallel, f.contextParallel, f.expertParallel, f.pipeline,
        f.bubble, f.dataParallel, f.offload, f.straggler, f.optimizerTime, f.fixed};
}

} // namespace

Text label(Loss loss)
{
    switch (loss) {
    case Loss::recompute: return SW_TEXT("Loss", "Recomputation");
    case Loss::launch: return SW_TEXT("Loss", "Launch");
    case Loss::tensorParallel: return SW_TEXT("Loss", "TP traffic");
    case Loss::contextParallel: return SW_TEXT("Loss", "CP traffic");
    case Loss::expertParallel: return SW_TEXT("Loss", "EP traffic");
    case Loss::pipeline: return SW_TEXT("Loss", "PP traffic");
    case Loss::bubble: return SW_TEXT("Loss", "Bubble");
    case Loss::dataParallel: return SW_TEXT("Loss", "DP traffic");
    case Loss::offload: return SW_TEXT("Loss", "Offload");
    case Loss::straggler: return SW_TEXT("Loss", "Stragglers");
    case Loss::optimizer: return SW_TEXT("Loss", "Optimizer");
    case Loss::fixed: return SW_TEXT("Loss", "Fixed");
    case Loss::checkpoint: return SW_TEXT("Loss", "Checkpoints");
    case Loss::failures: return SW_TEXT("Loss", "Failures");
    }
    return {};
}

std::string_view key(Loss loss)
{
    switch (loss) {
    case Loss::recompute: return "recompute";
    case Loss::launch: return "launch";
    case Loss::tensorParallel: return "tensor_parallel";
    case Loss::contextParallel: return "context_parallel";
    case Loss::expertParallel: return "expert_parallel";
    case Loss::pipeline: return "pipeline";
    case Loss::bubble: return "bubble";
    case Loss::dataParallel: return "data_parallel";
    case Loss::offload: return "offload";
    case Loss::straggler: return "straggler";
    case Loss::optimizer: return "optimizer";
    case Loss::fixed: return "fixed";
    case Loss::checkpoint: return "checkpoint";
    case Loss::failures: return "failures";
    }
    return {};
}

std::optional<LossSplit> lossSplit(const Results& results)
{
    const ResultFields& f = resultFields();
    const auto step = results[f.step];
    const auto effective = results[f.effective];
    if (!step || !effective || !(*step > units::seconds(0)))
        return {};
    const auto share = [&](Figure<Seconds> part) {
        return results[part].value_or(units::seconds(0)) / *step * *effective;
    };
    LossSplit split;
    for (const Figure<Seconds> part : {f.matrix, f.attention, f.elementWise, f.experts, f.head})
        split.useful += share(part);
    const auto parts = stepLosses();
    for (std::size_t i = 0; i < parts.size(); ++i)
        split.losses[i] = share(parts[i]);
    // Each interval of training that counts ends in one stall; what else the calendar has beyond training
    // is lost work, the stalls in it, and restarts (Daly 2006, eq. 20).
    const Ratio beyond = ratio(1) - *effective;
    const auto stall = results[f.checkpointStall];
    const auto interval = results[f.checkpointInterval];
    const Ratio saving = stall && interval && *interval > units::seconds(0)
        ? std::min(beyond, Ratio(*stall / *interval * *effective))
        : ratio(0);
    split.losses[std::size_t(Loss::checkpoint)] = saving;
    split.losses[std::size_t(Loss::failures)] = beyond - saving;
    return split;
}

} // namespace sizewright
