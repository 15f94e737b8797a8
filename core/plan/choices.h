// The enumerations of the plan: for each option its key in files, its label and its help.
#pragma once

#include "core/base/text.h"
#include "core/model/shape.h"
#include "core/units/currency.h"

#include <cstdint>
#include <span>

namespace sizewright {

struct ChoiceOption {
    const char* key;
    Text label;
    Text help;
};

enum class TrainingForm : std::uint8_t { pretrain, continued, full, lora, qlora };
enum class Acceptance : std::uint8_t { usable, comparison };
enum class GroupsRun : std::uint8_t { sequence, parallel };
enum class Recompute : std::uint8_t { none, selective, full };
enum class Schedule : std::uint8_t { oneForwardOneBackward, zeroBubble, zeroBubbleTwice };
enum class Precision : std::uint8_t { bf16, fp16, fp8, fp32, tf32 };
enum class Optimizer : std::uint8_t { adamw, adamw8bit, adafactor, sgd, lion, muon };
enum class LoraTargets : std::uint8_t { qv, attention, all };
enum class AttentionKernel : std::uint8_t { unfused, flash1, flash2, flash3 };
enum class LossKernel : std::uint8_t { plain, fused, narrow, chunked };
enum class StateFormat : std::uint8_t { mixed, narrow };
enum class UpdateKind : std::uint8_t { fused, separate, inBackward };
enum class Offload : std::uint8_t { none, optimizer, optimizerAndWeights };
enum class ShardingLibrary : std::uint8_t { framework, deepSpeed };
enum class SoftwareStack : std::uint8_t {
    megatronDeepSpeed, megatron, transformerEngine, eager, compiled, partialGraph, fullGraph
};
enum class Framework : std::uint8_t {
    unspecified, megatronLm, megatronDeepSpeed, fsdp, llmFoundry, nemo, huggingFaceDeepSpeed, peft
};
enum class Fabric : std::uint8_t { infiniband, roce, other };
enum class CheckpointMode : std::uint8_t { synchronous, asynchronous };
using CurrencyChoice = Currency; // currency.h
enum class Route : std::uint8_t { rent, lease, build, hybrid };
enum class RentKind : std::uint8_t {
    onDemand, spot, reserved1, reserved3, reserved6, reserved12 // reserved for so many months
};
enum class Purchase : std::uint8_t { servers, cards };
enum class Site : std::uint8_t { colocation, ownRoom };
enum class AfterRun : std::uint8_t { shared, resell, idle };
enum class Depreciation : std::uint8_t { straightLine, decliningBalance };
enum class Region : std::uint8_t {
    unspecified, usa, texas, virginia, europe, nordics, britain, china, chinaEast, chinaWest, japan,
    singapore, gulf
};

// Options in the order of the enumerators.
std::span<const ChoiceOption> optionsOf(TrainingForm);
std::span<const ChoiceOption> optionsOf(Acceptance);
std::span<const ChoiceOption> optionsOf(GroupsRun);
std::span<const ChoiceOption> optionsOf(Recompute);
std::span<const ChoiceOption> optionsOf(Schedule);
std::span<const ChoiceOption> optionsOf(Precision);
std::span<const ChoiceOption> optionsOf(Optimizer);
std::span<const ChoiceOption> optionsOf(LoraTargets);
std::span<const ChoiceOption> optionsOf(AttentionKernel);
std::span<const ChoiceOption> optionsOf(LossKernel);
std::span<const ChoiceOption> optionsOf(StateFormat);
std::span<const ChoiceOption> optionsOf(UpdateKind);
std::span<const ChoiceOption> optionsOf(Offload);
std::span<const ChoiceOption> optionsOf(ShardingLibrary);
std::span<const ChoiceOption> optionsOf(SoftwareStack);
std::span<const ChoiceOption> optionsOf(Framework);
std::span<const ChoiceOption> optionsOf(Fabric);
std::span<const ChoiceOption> optionsOf(CheckpointMode);
std::span<const ChoiceOption> optionsOf(CurrencyChoice);
std::span<const ChoiceOption> optionsOf(Route);
std::span<const ChoiceOption> optionsOf(RentKind);
std::span<const ChoiceOption> optionsOf(Purchase);
std::span<const ChoiceOption> optionsOf(Site);
std::span<const ChoiceOption> optionsOf(AfterRun);
std::span<const ChoiceOption> optionsOf(Depreciation);
std::span<const ChoiceOption> optionsOf(Region);
std::span<const ChoiceOption> optionsOf(QkNorm);

template <class E> const ChoiceOption& optionOf(E value)
{
    return optionsOf(value)[std::size_t(value)];
}

} // namespace sizewright
