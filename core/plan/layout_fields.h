// Numerics, memory and the parallel layout.
#pragma once

#include "core/plan/hardware_fields.h"
#include "core/units/literals.h"

namespace sizewright {

struct LayoutFields : HardwareFields
{
    const int section68 = section(Page::memory, SW_TEXT("FieldGroup", "Numbers"));
    const ChoiceField<Framework> framework = addChoice<Framework>({.key = "numerics.framework",
        .label = SW_TEXT("Field", "Framework"),
        .help = SW_TEXT("Field",
            "Fills in kernels, overlap, gradients and states as the framework has them by default; "
            "each stays open to change"),
        .fallback = Framework::unspecified});
    const ChoiceField<Precision> precision = addChoice<Precision>({.key = "numerics.precision",
        .label = SW_TEXT("Field", "Precision"),
        .help = SW_TEXT("Field", "Format of the matrices"),
        .fallback = Precision::bf16});
    const ChoiceField<Optimizer> optimizer = addChoice<Optimizer>({.key = "numerics.optimizer",
        .label = SW_TEXT("Field", "Optimizer"),
        .help = SW_TEXT("Field", "Decides the bytes of optimizer state per parameter"),
        .fallback = Optimizer::adamw});
    const ChoiceField<StateFormat> stateFormat = addChoice<StateFormat>({.key = "numerics.states",
        .label = SW_TEXT("Field", "Model states"),
        .help = SW_TEXT("Field", "In which formats weights, gradients and moments are kept"),
        .fallback = StateFormat::mixed});
    const ChoiceField<UpdateKind> update = addChoice<UpdateKind>({.key = "numerics.update",
        .label = SW_TEXT("Field", "Optimizer update"),
        .help = SW_TEXT("Field", "Decides temporaries of the update and how long gradients live"),
        .source = "torch.optim.AdamW: fused, foreach", .fallback = UpdateKind::fused});
    const ToggleField gradientsFp32 = addToggle({.key = "numerics.gradients_fp32",
        .label = SW_TEXT("Field", "fp32 gradients"),
        .help = SW_TEXT("Field",
            "Gradients are kept and reduced in fp32 (Megatron) instead of 16 bit"),
        .source = "Megatron-LM issue 654", .fallback = true});
    const ToggleField dropout = addToggle({.key = "numerics.dropout",
        .label = SW_TEXT("Field", "Dropout"),
        .help = SW_TEXT("Field", "Dropout masks are kept for the backward pass"),
        .fallback = false});
    const int sectionOffload = section(Page::memory, SW_TEXT("FieldGroup", "Offloading"));
    const ChoiceField<Offload> offload = addChoice<Offload>({.key = "memory.offload",
        .label = SW_TEXT("Field", "Offload to host memory"),
        .help = SW_TEXT("Field", "Which states are kept in host memory"),
        .source = "arXiv 2101.06840 (ZeRO-Offload)", .fallback = Offload::none});
    const ToggleField offloadActivations = addToggle({.key = "memory.offload_activations",
        .label = SW_TEXT("Field", "Activations offloaded"),
        .help = SW_TEXT("Field",
            "Kept activations go to host memory and come back for the backward pass"),
        .fallback = false});
    const int section73 = section(Page::memory, SW_TEXT("FieldGroup", "Adapters"));
    const Field<Count> loraRank = addWhole({.key = "lora.rank",
        .label = SW_TEXT("Field", "LoRA rank"),
        .help = SW_TEXT("Field", "Rank of the adapters"),
        .min = 1, .max = 65536, .fallback = 16});
    const ChoiceField<LoraTargets> loraTargets = addChoice<LoraTargets>({.key = "lora.targets",
        .label = SW_TEXT("Field", "LoRA targets"),
        .help = SW_TEXT("Field", "Which matrices get adapters"),
        .fallback = LoraTargets::all});
    const ToggleField loraTables = addToggle({.key = "lora.trains_embedding",
        .label = SW_TEXT("Field", "Embedding and head trained"),
        .help = SW_TEXT("Field",
            "Beside the adapters a copy of embedding and LM head is trained (modules_to_save)"),
        .source = "PEFT: modules_to_save", .fallback = false});
    const ToggleField quantisedBefore = addToggle({.key = "lora.quantised_before",
        .label = SW_TEXT("Field", "Base quantised beforehand"),
        .help = SW_TEXT("Field",
            "QLoRA on a GPTQ or AWQ checkpoint; else the weights are quantised while they are loaded"),
        .fallback = false});
    const int section76 = section(Page::memory, SW_TEXT("FieldGroup", "Kernels and allocator"));
    const ChoiceField<AttentionKernel> attentionKernel =
        addChoice<AttentionKernel>({.key = "numerics.attention_kernel",
        .label = SW_TEXT("Field", "Attention kernel"),
        .help = SW_TEXT("Field",
            "Generation of the attention kernel; decides its speed and whether scores are kept"),
        .fallback = AttentionKernel::flash3});
    const ChoiceField<LossKernel> lossKernel = addChoice<LossKernel>({.key = "numerics.loss_kernel",
        .label = SW_TEXT("Field", "Loss kernel"),
        .help = SW_TEXT("Field", "Decides how many bytes of every logit are alive at the loss"),
        .fallback = LossKernel::fused});
    const ChoiceField<SoftwareStack> software =
        addChoice<SoftwareStack>({.key = "numerics.software",
        .label = SW_TEXT("Field", "Software stack"),
        .help = SW_TEXT("Field",
            "Decides launch overhead and how much element-wise traffic is fused away"),
        .fallback = SoftwareStack::transformerEngine});
    const ToggleField fusedNorms = addToggle({.key = "numerics.fused_norms",
        .label = SW_TEXT("Field", "Fused norm kernels"),
        .help = SW_TEXT("Field",
            "Without them each norm keeps an fp32 copy of its input; empty: fused unless the "
            "software stack is eager"),
        .automatic = true});
    const ToggleField varyingLengths = addToggle({.key = "memory.varying_lengths",
        .label = SW_TEXT("Field", "Samples of varying length"),
        .help = SW_TEXT("Field",
            "Batches are not packed: the allocator also holds blocks of other lengths"),
        .fallback = false});
    const Field<Ratio> fragmentation = add<Ratio>({.key = "memory.fragmentation",
        .label = SW_TEXT("Field", "Fragmentation"),
        .help = SW_TEXT("Field",
            "Memory that the allocator holds beyond what is in use, as a share of it"),
        .source = "model.md §3.6: 4 % eager (torchtitan rows), 0–1 % with static shapes",
        .min = ratio(0), .max = ratio(1), .fallback = ratio(0.04)});
    const Field<BytesPerCard> communicationBuffers =
        add<BytesPerCard>({.key = "memory.communication_buffers",
        .label = SW_TEXT("Field", "Communication buffers"),
        .help = SW_TEXT("Field",
            "Held by the collective library outside the allocator, for the first group"),
        .source = "NCCL issue 964: 544–688 MiB measured on 4 × A100", .unit = "GiB",
        .min = units::gibibytesPerCard(0), .max = units::gibibytesPerCard(100),
        .fallback = units::gibibytesPerCard(0.7)});
    const Field<BytesPerCard> communicationBuffersEach =
        add<BytesPerCard>({.key = "memory.communication_buffers_each",
        .label = SW_TEXT("Field", "For each further group"),
        .help = SW_TEXT("Field",
            "Held by the collective library for each further parallel dimension"),
        .source = "model.md §3.6 (assumed)", .unit = "GiB", .min = units::gibibytesPerCard(0),
        .max = units::gibibytesPerCard(100), .fallback = units::gibibytesPerCard(0.25)});
    const int section83 = section(Page::parallelism, SW_TEXT("FieldGroup", "Layout"));
    const Field<Count> tp = addWhole({.key = "parallel.tp",
        .label = SW_TEXT("Field", "Tensor parallel"),
        .help = SW_TEXT("Field", "Cards that share every matrix"),
        .min = 1, .max = 4096, .automatic = true});
    const Field<Count> pp = addWhole({.key = "parallel.pp",
        .label = SW_TEXT("Field", "Pipeline stages"),
        .help = SW_TEXT("Field", "Stages that the layers are divided into"),
        .min = 1, .max = 4096, .automatic = true});
    const Field<Count> vpp = addWhole({.key = "parallel.vpp",
        .label = SW_TEXT("Field", "Virtual stages"),
        .help = SW_TEXT("Field", "Chunks of layers that each stage holds (interleaving)"),
        .min = 1, .max = 1024, .automatic = true});
    const Field<Count> cp = addWhole({.key = "parallel.cp",
        .label = SW_TEXT("Field", "Context parallel"),
        .help = SW_TEXT("Field", "Cards that share every sequence"),
        .min = 1, .max = 4096, .automatic = true});
    const Field<Count> ep = addWhole({.key = "parallel.ep",
        .label = SW_TEXT("Field", "Expert parallel"),
        .help = SW_TEXT("Field", "Cards that share the experts of a layer"),
        .min = 1, .max = 4096, .automatic = true});
    const Field<Count> etp = addWhole({.key = "parallel.etp",
        .label = SW_TEXT("Field", "Expert tensor parallel"),
        .help = SW_TEXT("Field",
            "Cards that share every expert's matrices, whatever tensor parallel the other layers have; 1 when empty"),
        .source = "Megatron-LM --expert-tensor-parallel-size, arXiv 2504.14960 §3", .min = 1, .max = 4096,
        .automatic = true});
    const Field<Count> dp = addWhole({.key = "parallel.dp",
        .label = SW_TEXT("Field", "Data parallel"),
        .help = SW_TEXT("Field",
            "Replicas; follows from the cards and the other degrees when empty"),
        .min = 1, .max = 1e7, .automatic = true});
    const Field<Count> zeroStage = addWhole({.key = "parallel.zero_stage",
        .label = SW_TEXT("Field", "ZeRO stage"),
        .help = SW_TEXT("Field",
            "What data-parallel ranks share: 0 nothing, 1 optimizer states, 2 and gradients, 3 "
            "and weights (FSDP)"),
        .min = 0, .max = 3, .automatic = true});
    const ChoiceField<ShardingLibrary> shardingLibrary =
        addChoice<ShardingLibrary>({.key = "parallel.sharding_library",
        .label = SW_TEXT("Field", "Sharding library"),
        .help = SW_TEXT("Field", "Whose buffers the sharding of states needs"),
        .fallback = ShardingLibrary::framework});
    const ToggleField wholeLoad = addToggle({.key = "parallel.loads_whole",
        .label = SW_TEXT("Field", "Weights loaded whole"),
        .help = SW_TEXT("Field",
            "Each card loads all its weights before they are sharded (no meta device)"),
        .fallback = false});
    const Field<Count> firstStageLayers = addWhole({.key = "parallel.first_stage_layers",
        .label = SW_TEXT("Field", "Layers on the first stage"),
        .help = SW_TEXT("Field", "Empty: the layers are divided as evenly as they go"),
        .source = "Megatron-LM --decoder-first-pipeline-num-layers", .min = 0, .max = 4096,
        .automatic = true});
    const Field<Count> lastStageLayers = addWhole({.key = "parallel.last_stage_layers",
        .label = SW_TEXT("Field", "Layers on the last stage"),
        .help = SW_TEXT("Field",
            "Empty: fewer than on the others where embedding and head make up for them"),
        .source = "Megatron-LM --decoder-last-pipeline-num-layers", .min = 0, .max = 4096,
        .automatic = true});
    const Field<Count> microBatch = addWhole({.key = "parallel.micro_batch",
        .label = SW_TEXT("Field", "Micro-batch"),
        .help = SW_TEXT("Field", "Sequences of one forward pass"),
        .min = 1, .max = 65536, .automatic = true});
    const ChoiceField<Recompute> recompute = addChoice<Recompute>({.key = "parallel.recompute",
        .label = SW_TEXT("Field", "Recompute"),
        .help = SW_TEXT("Field", "Which activations are computed again in the backward pass"),
        .automatic = true});
    const Field<Count> recomputeLayers = addWhole({.key = "parallel.recompute_layers",
        .label = SW_TEXT("Field", "Layers recomputed"),
        .help = SW_TEXT("Field", "Of each stage, where recompute is full; empty: all of them"),
        .source = "Megatron-LM --recompute-method block --recompute-num-layers", .min = 1, .max = 4096,
        .automatic = true});
    const ChoiceField<Schedule> schedule = addChoice<Schedule>({.key = "parallel.schedule",
        .label = SW_TEXT("Field", "Pipeline schedule"),
        .help = SW_TEXT("Field", "The order in which stages work on micro-batches"),
        .source = "arXiv 2104.04473 §2.2, arXiv 2401.10241", .fallback = Schedule::oneForwardOneBackward});
    const Field<Count> shardGroup = addWhole({.key = "parallel.shard_group",
        .label = SW_TEXT("Field", "Sharding group"),
        .help = SW_TEXT("Field",
            "Ranks that states are shared over; replicas of such groups reduce gradients once a step (hybrid "
            "sharding); empty: all data-parallel ranks"),
        .source = "PyTorch FSDP HYBRID_SHARD, Megatron --num-distributed-optimizer-instances", .min = 1,
        .max = 1e7, .automatic = true});
    const ToggleField sequenceParallel = addToggle({.key = "parallel.sequence_parallel",
        .label = SW_TEXT("Field", "Sequence parallel"),
        .help = SW_TEXT("Field",
            "Tensor-parallel ranks also share the activations between the matrices"),
        .automatic = true});
    const int section94 = section(Page::parallelism, SW_TEXT("FieldGroup", "Overlap"));
    const Field<Ratio> tpOverlap = add<Ratio>({.key = "parallel.tp_overlap",
        .label = SW_TEXT("Field", "Hidden tensor-parallel traffic"),
        .help = SW_TEXT("Field",
            "Share of tensor-parallel collectives hidden behind matrix work"),
        .source = "model.md §4.4: 0 without user buffers, 0.6 with TE overlap", .min = ratio(0),
        .max = ratio(1), .fallback = ratio(0)});
    const Field<Ratio> dpOverlap = add<Ratio>({.key = "parallel.dp_overlap",
        .label = SW_TEXT("Field", "Hidden data-parallel traffic"),
        .help = SW_TEXT("Field",
            "Share of data-parallel collectives that may hide behind the last micro-batch"),
        .source = "model.md §4.4", .min = ratio(0), .max = ratio(1), .fallback = ratio(0.9)});
    const Field<Ratio> ppOverlap = add<Ratio>({.key = "parallel.pp_overlap",
        .label = SW_TEXT("Field", "Hidden pipeline traffic"),
        .help = SW_TEXT("Field", "Share of stage-to-stage traffic hidden behind compute"),
        .source = "model.md §4.4", .min = ratio(0), .max = ratio(1), .fallback = ratio(0.5)});
    const Field<Ratio> epOverlap = add<Ratio>({.key = "parallel.ep_overlap",
        .label = SW_TEXT("Field", "Hidden expert traffic"),
        .help = SW_TEXT("Field", "Share of the all-to-all of experts hidden behind compute"),
        .source = "model.md §4.4: 0.8 with DualPipe", .min = ratio(0), .max = ratio(1),
        .fallback = ratio(0)});
    const Field<Ratio> expertImbalance = add<Ratio>({.key = "parallel.expert_imbalance",
        .label = SW_TEXT("Field", "Expert imbalance"),
        .help = SW_TEXT("Field", "Tokens of the busiest rank over the mean"),
        .source = "model.md §3.3: dropless 1.0–1.3 mean (assumed)", .min = ratio(1),
        .max = ratio(8), .fallback = ratio(1.1)});
};

} // namespace sizewright
