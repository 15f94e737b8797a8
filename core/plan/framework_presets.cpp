#include "core/plan/framework_presets.h"

#include <array>

namespace sizewright {

namespace {

constexpr std::string_view prefix = "framework preset: ";

constexpr std::array megatronLm{
    PresetValue{"numerics.software", "te", "--transformer-impl transformer_engine is the default"},
    PresetValue{"numerics.attention_kernel", "flash3", "cuDNN 9 fused attention through Transformer Engine"},
    PresetValue{"numerics.loss_kernel", "fused", "--cross-entropy-loss-fusion"},
    PresetValue{"numerics.gradients_fp32", "yes", "main gradients are accumulated and reduced in fp32"},
    PresetValue{"parallel.tp_overlap", "0", "--tp-comm-overlap is off unless asked for"},
    PresetValue{"parallel.dp_overlap", "0.9", "--overlap-grad-reduce and --overlap-param-gather"}};

constexpr std::array megatronDeepSpeed{
    PresetValue{"numerics.software", "megatron-deepspeed", "BigScience's fork of 2021-22"},
    PresetValue{"numerics.attention_kernel", "unfused", "the fork has no fused attention"},
    PresetValue{"numerics.loss_kernel", "plain", "vocabulary-parallel cross entropy in separate kernels"},
    PresetValue{"numerics.gradients_fp32", "yes", "its bf16 optimizer accumulates in fp32"},
    PresetValue{"numerics.dropout", "yes", "Megatron's default of 0.1"},
    PresetValue{"parallel.sharding_library", "deepspeed", "ZeRO-1 of DeepSpeed"},
    PresetValue{"parallel.sequence_parallel", "no", "not in the fork"},
    PresetValue{"parallel.tp_overlap", "0", "collectives wait"}};

constexpr std::array fsdp{
    PresetValue{"numerics.software", "eager", "torchtitan without --compile, its default"},
    PresetValue{"numerics.attention_kernel", "flash2", "PyTorch's scaled dot product attention"},
    PresetValue{"numerics.loss_kernel", "plain", "cross entropy in fp32 outside the blocks"},
    PresetValue{"numerics.gradients_fp32", "yes", "mixed precision policy: reduce in fp32"},
    PresetValue{"parallel.zero_stage", "3", "fully_shard"},
    PresetValue{"parallel.recompute", "selective", "selective activation checkpointing by operator"}};

constexpr std::array llmFoundry{
    PresetValue{"numerics.software", "eager", "Composer under PyTorch autocast"},
    PresetValue{"numerics.attention_kernel", "flash1", "attn_impl: triton, the default of MPT"},
    PresetValue{"numerics.loss_kernel", "fused", "loss_fn: fused_crossentropy"},
    PresetValue{"numerics.fused_norms", "yes", "low_precision_layernorm"},
    PresetValue{"numerics.gradients_fp32", "yes", "mixed_precision: DEFAULT reduces in fp32"},
    PresetValue{"parallel.zero_stage", "3", "sharding_strategy: FULL_SHARD"}};

constexpr std::array nemo{
    PresetValue{"numerics.software", "te", "Megatron-Core with Transformer Engine"},
    PresetValue{"numerics.attention_kernel", "flash3", "cuDNN 9 fused attention"},
    PresetValue{"numerics.loss_kernel", "fused", "cross_entropy_loss_fusion"},
    PresetValue{"numerics.gradients_fp32", "no", "grad_reduce_in_fp32: false in its recipes"},
    PresetValue{"parallel.tp_overlap", "0.6", "user-buffer overlap (tp_comm_overlap)"},
    PresetValue{"parallel.dp_overlap", "0.9", "overlap_grad_reduce and overlap_param_gather"}};

constexpr std::array huggingFaceDeepSpeed{
    PresetValue{"numerics.software", "eager", "plain PyTorch modules"},
    PresetValue{"numerics.attention_kernel", "flash2", "attn_implementation: flash_attention_2"},
    PresetValue{"numerics.fused_norms", "no", "modules of transformers"},
    PresetValue{"numerics.gradients_fp32", "no", "DeepSpeed reduces in the training type"},
    PresetValue{"parallel.sharding_library", "deepspeed", "ds_config_zero3"},
    PresetValue{"parallel.zero_stage", "3", "ds_config_zero3"},
    PresetValue{"parallel.recompute", "full", "gradient_checkpointing"}};

constexpr std::array peft{
    PresetValue{"numerics.software", "eager", "plain PyTorch modules with adapters beside them"},
    PresetValue{"numerics.attention_kernel", "flash2", "attn_implementation: flash_attention_2"},
    PresetValue{"numerics.fused_norms", "no", "modules of transformers"},
    PresetValue{"parallel.zero_stage", "0", "one process a card, no sharding"},
    PresetValue{"parallel.recompute", "full", "gradient_checkpointing"}};

} // namespace

std::span<const PresetValue> presetOf(Framework framework)
{
    static const std::array<std::span<const PresetValue>, 8> presets{std::span<const PresetValue>{},
        megatronLm, megatronDeepSpeed, fsdp, llmFoundry, nemo, huggingFaceDeepSpeed, peft};
    return presets[std::size_t(framework)];
}

void applyFramework(Scenario& scenario, Framework framework)
{
    for (const FieldInfo& field : fields().all())
        if (scenario.value(field.ordinal).source.starts_with(prefix))
            scenario.clear(field.ordinal);
    for (const PresetValue& preset : presetOf(framework)) {
        const FieldInfo* field = fields().find(preset.field);
        if (!field || scenario.value(field->ordinal).isSet())
            continue;
        auto value = parseFieldValue(
            *field, preset.value, currencyOf(scenario), Origin::catalogue);
        if (!value)
            continue;
        value->entered.clear();
        value->source = std::string(prefix) + std::string(preset.reason);
        scenario.put(field->ordinal, *value);
    }
    scenario.set(fields().framework, framework);
}

} // namespace sizewright
