#include "core/study/run_habits.h"

#include <algorithm>
#include <array>

namespace sizewright {

namespace {

using Stack = SoftwareStack;
using Kernel = AttentionKernel;
using Loss = LossKernel;
using Memory = MemoryCounting;
constexpr auto deepSpeed = ShardingLibrary::deepSpeed;

// The first entry that fits is taken. Reasons name documentation or code, not measurements.
constexpr std::array table{
    RunHabits{.family = "vtrain", .software = Stack::megatronDeepSpeed, .kernel = Kernel::flash1,
        .flashUnsaid = false, .loss = Loss::plain, .gradientsFp32 = false, .dropout = true,
        .tpOverlap = 0.21, .dpOverlap = 0, .zeroStage = 0,
        .recompute = Recompute::full,
        .reason = "VIA-Research/vTrain@f8dda84 data/README.md: microsoft/Megatron-DeepSpeed, whose "
                  "local DDP reduces gradients after the last backward pass, in fp16; the input gradient's "
                  "all-reduce is behind the weight gradient as in Megatron-LM (model.md §4.4), 0.64 of one "
                  "pass in three; full score matrix, 1F1B"},
    RunHabits{.family = "bloom", .software = Stack::megatronDeepSpeed, .kernel = Kernel::flash1,
        .flashUnsaid = false, .loss = Loss::plain, .dropout = true,
        .recompute = Recompute::full, .library = deepSpeed,
        .reason = "BigScience's fork of 2021–22, no fused attention; nvidia-smi memory"},
    RunHabits{.family = "bigscience", .framework = "HF Trainer", .software = Stack::eager,
        .kernel = Kernel::flash1, .flashUnsaid = false, .loss = Loss::plain,
        .gradientsFp32 = false, .dropout = true, .zeroStage = 3, .library = deepSpeed,
        .reason = "DeepSpeed reduces gradients in fp16 by default; PyTorch of 2021"},
    RunHabits{.family = "bigscience", .software = Stack::megatronDeepSpeed,
        .kernel = Kernel::flash1, .flashUnsaid = false, .loss = Loss::plain, .dropout = true,
        .zeroStage = 0, .recompute = Recompute::full,
        .reason = "Megatron-LM of 2021, no fused attention; nvidia-smi memory"},
    RunHabits{.family = "zerobubble", .software = Stack::megatron, .kernel = Kernel::flash1,
        .flashUnsaid = false, .loss = Loss::plain, .dropout = true, .zeroStage = 0,
        .memory = Memory::allocated,
        .reason = "fork of Megatron-LM of 2023, whose fused attention and sharded optimizer are "
                  "off unless asked for; peak of live tensors"},
    RunHabits{.family = "simumax", .kernel = Kernel::flash3, .sequenceParallelUnsaid = true,
        .matrixAchieved = 0.488, .memoryAchieved = 0.666, .memory = Memory::allocated,
        .reason = "Transformer Engine 2.11, cuDNN 9, fused cross entropy; allocated peak; the machine's "
                  "own shares, mean of the source's matrix products and its bandwidth test "
                  "(configs/system/b200_bf16_ceperm.json)"},
    RunHabits{.family = "moezoo", .software = Stack::partialGraph, .kernel = Kernel::flash3,
        .gradientsFp32 = false, .sequenceParallelUnsaid = true,
        .reason = "Megatron-Core MoE report: partial CUDA graphs on GB200"},
    RunHabits{.family = "mlperf", .framework = "NVIDIA NeMo Megatron", .kernel = Kernel::flash2,
        .gradientsFp32 = false, .sequenceParallelUnsaid = true, .tpOverlap = 0.6,
        .reason = "NVIDIA's submissions of 2023: cuDNN 8, user-buffer overlap, 16-bit gradients"},
    RunHabits{.family = "mlperf", .framework = "PyTorch 1", .software = Stack::compiled,
        .reason = "Gaudi: graph compiler"},
    RunHabits{.family = "mlperf", .framework = "PyTorch 2", .software = Stack::compiled,
        .reason = "Gaudi and ROCm submissions: compiled graphs"},
    RunHabits{.family = "mlperf", .framework = "maxtext", .software = Stack::compiled,
        .zeroStage = 3, .reason = "JAX: compiled graphs, fully sharded"},
    RunHabits{.family = "mlperf", .framework = "PAX", .software = Stack::compiled, .zeroStage = 3,
        .reason = "JAX: compiled graphs, fully sharded"},
    RunHabits{.family = "mlperf", .kernel = Kernel::flash3, .gradientsFp32 = false,
        .sequenceParallelUnsaid = true, .tpOverlap = 0.6,
        .reason = "NVIDIA's submissions: user-buffer overlap, 16-bit gradients; cuDNN 9 from 2024"},
    RunHabits{.framework = "llm-foundry", .software = Stack::eager, .kernel = Kernel::flash1,
        .zeroStage = 3,
        .reason = "MPT: Triton attention of 2022–23 under PyTorch autocast, FSDP; loss_fn is "
                  "fused_crossentropy by default"},
    RunHabits{.framework = "Megatron-Bridge", .kernel = Kernel::flash3, .gradientsFp32 = false,
        .sequenceParallelUnsaid = true, .tpOverlap = 0.6,
        .reason = "perf_recipes at 067f987d: TE cross entropy, user-buffer overlap, gradients "
                  "reduced in bf16"},
    RunHabits{.framework = "Megatron-Core/Bridge", .kernel = Kernel::flash3,
        .gradientsFp32 = false, .sequenceParallelUnsaid = true, .tpOverlap = 0.6,
        .reason = "as Megatron-Bridge"},
    RunHabits{.framework = "Megatron-Core FSDP", .kernel = Kernel::flash3,
        .sequenceParallelUnsaid = true, .zeroStage = 3,
        .reason = "arXiv 2504.14960: Megatron-Core of 2025, cuDNN 9"},
    RunHabits{.framework = "Megatron-Core", .kernel = Kernel::flash3,
        .sequenceParallelUnsaid = true, .tpOverlap = 0.6,
        .reason = "Megatron-Core from 2024 on: cuDNN 9, overlap of tensor and data parallelism"},
    RunHabits{.framework = "NeMo (Megatron-Core)", .kernel = Kernel::flash3,
        .gradientsFp32 = false, .sequenceParallelUnsaid = true, .tpOverlap = 0.6,
        .tunedDocument = 200,
        .reason = "NeMo from 24.11 on: cuDNN 9, user-buffer overlap, 16-bit gradients; fine-tuning "
                  "packs SQuAD, about 200 tokens each"},
    RunHabits{.framework = "NeMo Megatron 22", .software = Stack::megatron,
        .kernel = Kernel::flash1, .flashUnsaid = false, .loss = Loss::plain, .dropout = true,
        .sequenceParallelUnsaid = true, .recompute = Recompute::selective,
        .reason = "Megatron of 2022: no fused attention, selective recomputation"},
    RunHabits{.framework = "NeMo Megatron 23", .software = Stack::megatron,
        .kernel = Kernel::flash2, .flashUnsaid = false, .loss = Loss::plain, .dropout = true,
        .sequenceParallelUnsaid = true, .recompute = Recompute::selective,
        .reason = "recipes of 2023 ask for selective recomputation, not for fused attention"},
    RunHabits{.framework = "NeMo 24.03", .kernel = Kernel::flash2, .gradientsFp32 = false,
        .sequenceParallelUnsaid = true, .tpOverlap = 0.6,
        .reason = "NeMo 24.03: FlashAttention-2 before cuDNN 9, user-buffer overlap"},
    RunHabits{.framework = "NeMo 24", .kernel = Kernel::flash3, .gradientsFp32 = false,
        .sequenceParallelUnsaid = true, .tpOverlap = 0.6,
        .reason = "NeMo 24: cuDNN 9, user-buffer overlap, 16-bit gradients"},
    RunHabits{.framework = "Megatron-LM 2021", .software = Stack::megatron,
        .kernel = Kernel::flash1, .flashUnsaid = false, .loss = Loss::plain, .dropout = true,
        .zeroStage = 0, .recompute = Recompute::full, .reason = "arXiv 2104.04473"},
    RunHabits{.framework = "Megatron-LM 2022", .software = Stack::megatron,
        .kernel = Kernel::flash1, .flashUnsaid = false, .loss = Loss::plain, .dropout = true,
        .zeroStage = 0, .reason = "arXiv 2205.05198"},
    RunHabits{.framework = "Megatron-LM PTD-P", .software = Stack::megatron,
        .kernel = Kernel::flash1, .flashUnsaid = false, .loss = Loss::plain, .dropout = true,
        .zeroStage = 0, .recompute = Recompute::full, .reason = "arXiv 2104.04473"},
    RunHabits{.framework = "Megatron-LM (ByteDance", .software = Stack::megatron,
        .kernel = Kernel::flash2, .loss = Loss::plain, .sequenceParallelUnsaid = true,
        .recompute = Recompute::selective, .reason = "arXiv 2402.15627: Megatron-LM of 2023"},
    RunHabits{.framework = "MegaScale", .kernel = Kernel::flash2, .sequenceParallelUnsaid = true,
        .tpOverlap = 0.6, .recompute = Recompute::selective,
        .reason = "arXiv 2402.15627: overlapped tensor parallelism, fused kernels"},
    RunHabits{.framework = "Megatron-LM", .software = Stack::megatron, .kernel = Kernel::flash1,
        .flashUnsaid = false, .loss = Loss::plain, .dropout = true, .zeroStage = 0,
        .recompute = Recompute::full, .reason = "Megatron-LM before fused attention"},
    RunHabits{.framework = "Megatron-DeepSpeed (Intel Gaudi", .software = Stack::compiled,
        .zeroStage = 0, .reason = "Gaudi: graph compiler, fused attention"},
    RunHabits{.framework = "DeepSpeed ZeRO-3", .software = Stack::megatronDeepSpeed,
        .kernel = Kernel::flash1, .flashUnsaid = false, .loss = Loss::plain,
        .gradientsFp32 = false, .dropout = true, .zeroStage = 3, .recompute = Recompute::full,
        .reason = "arXiv 2104.04473 table 2"},
    RunHabits{.framework = "GPT-NeoX", .software = Stack::megatronDeepSpeed,
        .kernel = Kernel::flash1, .loss = Loss::plain, .gradientsFp32 = false,
        .reason = "Pythia: GPT-NeoX of 2022–23 with fused attention, fp16 gradients"},
    RunHabits{.framework = "SageMaker", .software = Stack::eager, .kernel = Kernel::flash1,
        .flashUnsaid = false, .loss = Loss::plain, .gradientsFp32 = false, .zeroStage = 3,
        .recompute = Recompute::full, .reason = "arXiv 2303.17564: ZeRO-3, full recomputation"},
    RunHabits{.framework = "Gigatron", .software = Stack::megatron, .kernel = Kernel::flash1,
        .loss = Loss::plain, .reason = "arXiv 2311.16867: Triton attention"},
    RunHabits{.framework = "HAI-LLM", .kernel = Kernel::flash3,
        .reason = "arXiv 2412.19437: own fused kernels on Hopper"},
    RunHabits{.framework = "Meta (xformers", .software = Stack::eager, .kernel = Kernel::flash1,
        .loss = Loss::plain, .zeroStage = 3, .reason = "arXiv 2302.13971: xformers attention"},
    RunHabits{.framework = "Meta", .kernel = Kernel::flash3, .sequenceParallelUnsaid = true,
        .zeroStage = 2, .reason = "arXiv 2407.21783 §3.3"},
    RunHabits{.framework = "ModelLink", .software = Stack::megatron, .loss = Loss::plain,
        .sequenceParallelUnsaid = true, .zeroStage = 0,
        .reason = "Megatron on Ascend: its scripts of 2023–24"},
    RunHabits{.framework = "Primus", .sequenceParallelUnsaid = true,
        .reason = "Megatron with Transformer Engine on ROCm"},
    RunHabits{.framework = "nanotron", .software = Stack::eager, .loss = Loss::plain,
        .dpOverlap = 0, .networkAchieved = 0.74,
        .memory = Memory::reserved, .firstStageOnly = true, .balancedByWork = true,
        .reason = "flash-attn 2 with its norms and rotations, else plain PyTorch modules; gradients are "
                  "reduced after the backward pass; an EFA network reaches 0.74 of its wire "
                  "(stas00/ml-engineering@744d01e); memory is the peak of rank 0, and reserved: "
                  "differences between rows are those of its blocks"},
    RunHabits{.framework = "torchtitan", .software = Stack::eager, .loss = Loss::plain,
        .zeroStage = 3, .recompute = Recompute::selective, .memory = Memory::reserved,
        .reason = "defaults of early 2025: PyTorch attention, selective checkpointing, no compile"},
    RunHabits{.framework = "Intern", .software = Stack::megatron, .gradientsFp32 = false,
        .memory = Memory::allocated,
        .reason = "InternEvo: flash-attn 2 with its fused loss and norms, 16-bit gradients, ZeRO-1"},
    RunHabits{.framework = "fms-fsdp", .software = Stack::compiled, .loss = Loss::plain,
        .gradientsFp32 = false, .zeroStage = 3, .recompute = Recompute::selective,
        .reason = "torch.compile, PyTorch attention, bf16 reduction (its mixed-precision policy)"},
    RunHabits{.framework = "torchtune", .software = Stack::compiled, .loss = Loss::chunked, .gradientsFp32 = false,
        .zeroStage = 0, .memory = Memory::allocated, .pureBf16 = true,
        .reason = "compiled, chunked cross entropy, everything in bf16"},
    RunHabits{.framework = "LitGPT", .software = Stack::eager, .loss = Loss::plain,
        .gradientsFp32 = false, .zeroStage = 0, .memory = Memory::reserved, .decimalGb = true,
        .pureBf16 = true, .fusedNorms = false, .update = UpdateKind::separate, .wholeLoad = true,
        .reason = "plain PyTorch; the longest sample comes first; printed GB are 1e9 bytes of reserved "
                  "memory"},
    RunHabits{.framework = "MaxText dgxc", .software = Stack::compiled, .kernel = Kernel::flash3,
        .zeroStage = 3, .recompute = Recompute::selective,
        .reason = "NVIDIA/dgxc-benchmarking v24.11.1 and v25.02, maxtext/configure.sh: cuDNN attention, "
                  "projections of attention kept, the feed-forward block computed again"},
    RunHabits{.framework = "MaxText", .software = Stack::compiled, .kernel = Kernel::flash3,
        .zeroStage = 3, .recompute = Recompute::full,
        .reason = "JAX: compiled graphs, cuDNN attention, remat_policy full unless set"},
    RunHabits{.framework = "JAX", .software = Stack::compiled, .kernel = Kernel::flash3,
        .zeroStage = 3, .reason = "JAX: compiled graphs, cuDNN attention, fully sharded"},
    RunHabits{.framework = "Pax", .software = Stack::compiled, .kernel = Kernel::flash3,
        .zeroStage = 3, .reason = "JAX: compiled graphs, cuDNN attention, fully sharded"},
    RunHabits{.framework = "T5X", .software = Stack::compiled, .kernel = Kernel::flash1,
        .flashUnsaid = false, .recompute = Recompute::full, .reason = "arXiv 2204.02311"},
    RunHabits{.framework = "flash-attention", .software = Stack::compiled,
        .reason = "its training example: fused kernels throughout"},
    RunHabits{.framework = "Colossal-AI", .software = Stack::eager, .loss = Loss::plain,
        .gradientsFp32 = false, .recompute = Recompute::full, .memory = Memory::allocated,
        .reason = "its Llama benchmark scripts ask for gradient checkpointing; peak of live tensors"},
    RunHabits{.framework = "HF Trainer + PEFT/DeepSpeed", .software = Stack::eager,
        .loss = Loss::narrow, .gradientsFp32 = false, .zeroStage = 3, .decimalGb = true, .pureBf16 = true,
        .fusedNorms = false, .update = UpdateKind::separate, .library = deepSpeed,
        .reason = "QwenLM/Qwen finetune_ds.sh: DeepSpeed with ds_config_zero3 for all parameters; its "
                  "tables go above the binary gigabytes of a card, so theirs are decimal"},
    RunHabits{.family = "swift", .software = Stack::eager, .loss = Loss::plain,
        .gradientsFp32 = false, .zeroStage = 0, .pureBf16 = true, .fusedNorms = false,
        .update = UpdateKind::separate, .varyingLengths = true,
        .reason = "HF Trainer, the model loaded in bf16, samples padded to the longest; nvidia-smi "
                  "memory"},
    RunHabits{.software = Stack::eager, .loss = Loss::plain, .gradientsFp32 = false,
        .zeroStage = 0, .pureBf16 = true, .fusedNorms = false, .update = UpdateKind::separate,
        .reason = "plain PyTorch with flash-attn 2, the model loaded in bf16; nvidia-smi memory"},
};

bool fits(const RunHabits& habits, const RunRow& row)
{
    return (habits.family.empty() || habits.family == row.family())
        && std::string_view(row.framework).substr(0, habits.framework.size()) == habits.framework;
}

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

// What perf_recipes at 067f987d sets beside the common defaults.
void heedBridge(RunHabits& habits, const RunRow& row)
{
    const bool experts = row.experts.value_or(0) > 0;
    const bool blackwell = contains(row.gpu, "B200") || contains(row.gpu, "B300");
    const bool interleaved = row.vpp.value_or(1) > 1;
    // Attention and router of experts as graphs, but not of the 235B on H100; the 8B on Blackwell as
    // one graph.
    if (experts && (blackwell || contains(row.model, "30b")))
        habits.software = SoftwareStack::partialGraph;
    if (blackwell && contains(row.model, "8b") && !experts)
        habits.software = SoftwareStack::fullGraph;
    // Expert traffic runs beside other micro-batches: the 235B on H100, gpt-oss and the interleaved
    // DeepSeek on Blackwell.
    if ((contains(row.model, "235b") && !blackwell) || (contains(row.model, "gpt-oss") && blackwell)
        || (contains(row.model, "deepseek") && blackwell && interleaved))
        habits.epOverlap = 0.8;
    // Since 26.06 Qwen in MXFP8 on Blackwell runs as one graph with expert traffic overlapped.
    const bool recent = row.framework >= "Megatron-Bridge 26.06";
    if (recent && blackwell && contains(row.model, "qwen3") && contains(row.precision, "MXFP8")) {
        habits.software = SoftwareStack::fullGraph;
        habits.epOverlap = 0.8;
    }
}

// The README's table adds one technique after another; its recipe for 24 GB cards uses the last ones.
void heedTorchtune(RunHabits& habits, const RunRow& row)
{
    static constexpr std::array steps{"baseline", "packed", "compile", "chunked-ce", "act-ckpt",
        "optim-in-bwd", "act-offload", "adamw8bit", "lora", "qlora"};
    const auto upTo = [&](std::string_view name) {
        const auto of = [](std::string_view step) {
            return std::find(steps.begin(), steps.end(), step) - steps.begin();
        };
        for (const std::string_view step : steps)
            if (row.notesSay("up to " + std::string(step) + ";"))
                return of(step) >= of(name);
        return true;
    };
    if (!upTo("compile")) {
        habits.software = SoftwareStack::eager;
        habits.fusedNorms = false;
    }
    if (!upTo("chunked-ce"))
        habits.loss = LossKernel::plain;
    const bool flags = row.notesSay("cumulative technique");
    habits.offloadActivations = flags && upTo("act-offload");
    const bool adapters = contains(row.model, "lora");
    if (upTo("optim-in-bwd") && !adapters)
        habits.update = UpdateKind::inBackward;
    if (upTo("adamw8bit") && !adapters)
        habits.optimizer = Optimizer::adamw8bit;
}

// What the row itself says in words.
void heed(RunHabits& habits, const RunRow& row)
{
    if (habits.framework == "llm-foundry") // the mixed-precision mode decides the reduction's type
        habits.gradientsFp32 = row.notesSay("MP mode DEFAULT");
    if (habits.framework == "Megatron-Bridge")
        heedBridge(habits, row);
    // One node: none where it is not needed. The source's own model of these runs (src/predictor.py) leaves
    // it out on the last stage, and with it two layers of different width would differ by more work than
    // the card's peak allows in the time.
    if (habits.family == "vtrain" && row.gpus.value_or(0) <= row.gpusPerNode.value_or(8)) {
        habits.recompute = Recompute::none;
        habits.recomputeKnown = true;
        habits.tpOverlap = 0.32; // 0.64 of one pass in two
    }
    if (row.notesSay("DualPipe")) // arXiv 2412.19437 §3.2
        habits.epOverlap = 0.8;
    if (habits.family == "mlperf") {
        if (contains(row.id, "-v3."))
            habits.kernel = AttentionKernel::flash2; // before cuDNN 9
        if (row.notesSay("_cg"))
            habits.software = SoftwareStack::partialGraph;
    }
    if (habits.framework.starts_with("HF Trainer + PEFT") && contains(row.model, "lora"))
        habits.zeroStage = 2; // finetune_lora_ds.sh: ds_config_zero2
    // finetune_lora_single_gpu.sh does without DeepSpeed: autocast computes the loss in fp32.
    if (habits.framework.starts_with("HF Trainer + PEFT") && contains(row.model, "lora")
        && !contains(row.model, "q-lora") && row.gpus.value_or(0) == 1) {
        habits.loss = LossKernel::plain;
        habits.library = ShardingLibrary::framework;
    }
    // DeepSpeed keeps fp32 master weights also where one card holds all of them.
    if (habits.framework.starts_with("HF Trainer + PEFT") && contains(row.model, "full"))
        habits.pureBf16 = false;
    if (habits.framework == "LitGPT" && row.zeroStage.value_or(0) == 3)
        habits.recompute = Recompute::full; // activation_checkpointing_policy of its FSDP strategy
    if (habits.framework == "torchtune")
        heedTorchtune(habits, row);
    if (row.notesSay("'Par Offl': 'Y'") || contains(row.source, "Full Offload / Max"))
        habits.offload = Offload::optimizerAndWeights;
    else if (row.notesSay("'Opt Offl': 'Y'"))
        habits.offload = Offload::optimizer;
    const bool titan = habits.framework == "torchtitan" && row.notesSay("compile");
    if (titan || row.notesSay("torch.compile"))
        habits.software = SoftwareStack::compiled;
}

} // namespace

RunHabits habitsOf(const RunRow& row)
{
    for (const RunHabits& habits : table) {
        if (!fits(habits, row))
            continue;
        RunHabits found = habits;
        heed(found, row);
        return found;
    }
    return table.back();
}

} // namespace sizewright
