#include "core/plan/choices.h"

#include <array>

namespace sizewright {



std::span<const ChoiceOption> optionsOf(TrainingForm)
{
    static const std::array options{
        ChoiceOption{"pretrain", SW_TEXT("Choice", "Pre-training"),
            SW_TEXT("Choice", "All parameters, from random weights")},
        ChoiceOption{"continued", SW_TEXT("Choice", "Continued pre-training"),
            SW_TEXT("Choice", "All parameters, from an existing model, by tokens")},
        ChoiceOption{"full", SW_TEXT("Choice", "Full fine-tuning"),
            SW_TEXT("Choice", "All parameters, on samples with a fixed aim")},
        ChoiceOption{"lora", SW_TEXT("Choice", "LoRA"),
            SW_TEXT("Choice", "Low-rank adapters on a frozen base")},
        ChoiceOption{"qlora", SW_TEXT("Choice", "QLoRA"),
            SW_TEXT("Choice", "Low-rank adapters on a base frozen in 4 bits (NF4)")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(Acceptance)
{
    static const std::array options{
        ChoiceOption{"usable", SW_TEXT("Choice", "A usable result"),
            SW_TEXT("Choice", "One run that meets its aim")},
        ChoiceOption{"comparison", SW_TEXT("Choice", "Paper-grade comparison"),
            SW_TEXT("Choice", "Several control groups, each a full run of its own")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(GroupsRun)
{
    static const std::array options{
        ChoiceOption{"sequence", SW_TEXT("Choice", "One after another"),
            SW_TEXT("Choice", "More days, the same cards")},
        ChoiceOption{"parallel", SW_TEXT("Choice", "At the same time"),
            SW_TEXT("Choice", "More cards, the same days")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(Recompute)
{
    static const std::array options{
        ChoiceOption{"none", SW_TEXT("Choice", "None"),
            SW_TEXT("Choice", "All activations are kept")},
        ChoiceOption{"selective", SW_TEXT("Choice", "Selective"),
            SW_TEXT("Choice", "The attention core is recomputed; free with flash kernels")},
        ChoiceOption{"full", SW_TEXT("Choice", "Full"),
            SW_TEXT("Choice", "Only each layer's input is kept; costs one more forward pass of the layers")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(Precision)
{
    static const std::array options{
        ChoiceOption{"bf16", SW_TEXT("Choice", "bf16"),
            SW_TEXT("Choice", "bf16 matrices, fp32 master weights")},
        ChoiceOption{"fp16", SW_TEXT("Choice", "fp16"),
            SW_TEXT("Choice", "fp16 matrices with loss scaling, fp32 master weights")},
        ChoiceOption{"fp8", SW_TEXT("Choice", "fp8"),
            SW_TEXT("Choice", "fp8 matrices, 16-bit attention, fp32 master weights")},
        ChoiceOption{"fp32", SW_TEXT("Choice", "fp32"), SW_TEXT("Choice", "fp32 throughout")},
        ChoiceOption{"tf32", SW_TEXT("Choice", "tf32"),
            SW_TEXT("Choice", "fp32 storage, tf32 matrix units")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(Optimizer)
{
    static const std::array options{
        ChoiceOption{"adamw", SW_TEXT("Choice", "AdamW"),
            SW_TEXT("Choice", "Two fp32 moments per parameter")},
        ChoiceOption{"adamw8bit", SW_TEXT("Choice", "AdamW, 8 bit"),
            SW_TEXT("Choice", "Two 8-bit moments per parameter")},
        ChoiceOption{"adafactor", SW_TEXT("Choice", "Adafactor"),
            SW_TEXT("Choice", "Factored second moment")},
        ChoiceOption{"sgd", SW_TEXT("Choice", "SGD with momentum"),
            SW_TEXT("Choice", "One fp32 moment per parameter")},
        ChoiceOption{"lion", SW_TEXT("Choice", "Lion"),
            SW_TEXT("Choice", "One fp32 moment per parameter")},
        ChoiceOption{"muon", SW_TEXT("Choice", "Muon"),
            SW_TEXT("Choice", "One moment on matrices, AdamW elsewhere")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(LoraTargets)
{
    static const std::array options{
        ChoiceOption{"qv", SW_TEXT("Choice", "q, v"),
            SW_TEXT("Choice", "Query and value projections (PEFT's default)")},
        ChoiceOption{"attention", SW_TEXT("Choice", "q, k, v, o"),
            SW_TEXT("Choice", "All attention projections")},
        ChoiceOption{"all", SW_TEXT("Choice", "All linear layers"),
            SW_TEXT("Choice", "Attention and feed-forward projections")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(Schedule)
{
    static const std::array options{
        ChoiceOption{"1f1b", SW_TEXT("Choice", "1F1B"),
            SW_TEXT("Choice", "One forward, one backward; interleaved with virtual stages")},
        ChoiceOption{"zb-1p", SW_TEXT("Choice", "Zero bubble, memory of 1F1B"),
            SW_TEXT("Choice", "Weight gradients fill part of the bubble (ZB-1p)")},
        ChoiceOption{"zb-2p", SW_TEXT("Choice", "Zero bubble, twice the memory"),
            SW_TEXT("Choice", "Nearly no bubble, twice the micro-batches in flight (ZB-2p)")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(AttentionKernel)
{
    static const std::array options{
        ChoiceOption{"unfused", SW_TEXT("Choice", "Unfused"),
            SW_TEXT("Choice", "The score matrix goes through memory")},
        ChoiceOption{"flash1", SW_TEXT("Choice", "FlashAttention-1"),
            SW_TEXT("Choice", "FlashAttention-1 or Triton kernels")},
        ChoiceOption{"flash2", SW_TEXT("Choice", "FlashAttention-2"),
            SW_TEXT("Choice", "FlashAttention-2")},
        ChoiceOption{"flash3", SW_TEXT("Choice", "FlashAttention-3 / cuDNN 9"),
            SW_TEXT("Choice", "The newest kernels of the card's generation")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(LossKernel)
{
    static const std::array options{
        ChoiceOption{"plain", SW_TEXT("Choice", "Plain"),
            SW_TEXT("Choice", "Separate kernels for softmax and loss")},
        ChoiceOption{"fused", SW_TEXT("Choice", "Fused"),
            SW_TEXT("Choice", "Fused or compiled cross entropy")},
        ChoiceOption{"narrow", SW_TEXT("Choice", "Plain, in 16 bit"),
            SW_TEXT("Choice", "Separate kernels without an fp32 copy of the logits")},
        ChoiceOption{"chunked", SW_TEXT("Choice", "In chunks"),
            SW_TEXT("Choice", "Eight pieces of the tokens one after another")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(StateFormat)
{
    static const std::array options{
        ChoiceOption{"mixed", SW_TEXT("Choice", "Mixed precision"),
            SW_TEXT("Choice", "fp32 master weights and moments beside 16-bit weights")},
        ChoiceOption{"bf16", SW_TEXT("Choice", "bf16 throughout"),
            SW_TEXT("Choice", "Weights, gradients and moments in bf16, no master copy")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(UpdateKind)
{
    static const std::array options{
        ChoiceOption{"fused", SW_TEXT("Choice", "Fused"),
            SW_TEXT("Choice", "One kernel, no temporaries")},
        ChoiceOption{"foreach", SW_TEXT("Choice", "Separate kernels"),
            SW_TEXT("Choice", "With a temporary copy of all trained parameters")},
        ChoiceOption{"in-backward", SW_TEXT("Choice", "In the backward pass"),
            SW_TEXT("Choice", "Each gradient is used and freed as it comes")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(Offload)
{
    static const std::array options{
        ChoiceOption{"none", SW_TEXT("Choice", "Nothing"),
            SW_TEXT("Choice", "All states are on the cards")},
        ChoiceOption{"optimizer", SW_TEXT("Choice", "Optimizer"),
            SW_TEXT("Choice", "Optimizer states and master weights are in host memory")},
        ChoiceOption{"all", SW_TEXT("Choice", "Optimizer and weights"),
            SW_TEXT("Choice", "Weights are in host memory, too, and come layer by layer; needs ZeRO 3")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(ShardingLibrary)
{
    static const std::array options{
        ChoiceOption{"framework", SW_TEXT("Choice", "The framework's own"),
            SW_TEXT("Choice", "FSDP, or Megatron's distributed optimizer")},
        ChoiceOption{"deepspeed", SW_TEXT("Choice", "DeepSpeed"),
            SW_TEXT("Choice", "DeepSpeed with its default bucket sizes")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(SoftwareStack)
{
    static const std::array options{
        ChoiceOption{"megatron-deepspeed", SW_TEXT("Choice", "Megatron-DeepSpeed (2022)"),
            SW_TEXT("Choice", "Launch overhead of Megatron-DeepSpeed of 2022")},
        ChoiceOption{"megatron", SW_TEXT("Choice", "Megatron-LM"),
            SW_TEXT("Choice", "Launch overhead of Megatron-LM")},
        ChoiceOption{"te", SW_TEXT("Choice", "Megatron-Core with Transformer Engine"),
            SW_TEXT("Choice", "Fused layers of Transformer Engine")},
        ChoiceOption{"eager", SW_TEXT("Choice", "PyTorch eager"),
            SW_TEXT("Choice", "Kernels launched one by one")},
        ChoiceOption{"compile", SW_TEXT("Choice", "PyTorch compiled"),
            SW_TEXT("Choice", "torch.compile")},
        ChoiceOption{"partial-graph", SW_TEXT("Choice", "Partial CUDA graphs"),
            SW_TEXT("Choice", "Layers as CUDA graphs")},
        ChoiceOption{"full-graph", SW_TEXT("Choice", "Full-iteration CUDA graph"),
            SW_TEXT("Choice", "The whole step as one CUDA graph")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(Framework)
{
    static const std::array options{
        ChoiceOption{"unspecified", SW_TEXT("Choice", "Not said"),
            SW_TEXT("Choice", "Each behaviour has its own default")},
        ChoiceOption{"megatron-lm", SW_TEXT("Choice", "Megatron-LM"),
            SW_TEXT("Choice", "Transformer Engine, fp32 gradients, sharded optimizer, gradients "
                              "reduced behind the backward pass")},
        ChoiceOption{"megatron-deepspeed", SW_TEXT("Choice", "Megatron-DeepSpeed"),
            SW_TEXT("Choice", "Megatron of 2022 with ZeRO-1; plain loss")},
        ChoiceOption{"fsdp", SW_TEXT("Choice", "FSDP, torchtitan"),
            SW_TEXT("Choice", "Fully sharded, compiled, selective recomputation by operator")},
        ChoiceOption{"llm-foundry", SW_TEXT("Choice", "llm-foundry"),
            SW_TEXT("Choice", "Fully sharded, PyTorch autocast, fused loss")},
        ChoiceOption{"nemo", SW_TEXT("Choice", "NeMo, Megatron-Bridge"),
            SW_TEXT("Choice", "Transformer Engine with user-buffer overlap, 16-bit gradients")},
        ChoiceOption{"hf-deepspeed", SW_TEXT("Choice", "HF Trainer and DeepSpeed"),
            SW_TEXT("Choice", "Plain PyTorch modules under DeepSpeed ZeRO-3")},
        ChoiceOption{"peft", SW_TEXT("Choice", "PEFT"),
            SW_TEXT("Choice", "Adapters on plain PyTorch modules, full recomputation")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(Fabric)
{
    static const std::array options{
        ChoiceOption{"infiniband", SW_TEXT("Choice", "InfiniBand"),
            SW_TEXT("Choice", "As the generation's share was measured, or the network that its cards bring")},
        ChoiceOption{"roce", SW_TEXT("Choice", "RoCE"),
            SW_TEXT("Choice", "Ethernet with RDMA, tuned")},
        ChoiceOption{"other", SW_TEXT("Choice", "Other Ethernet"),
            SW_TEXT("Choice", "A cloud's own transport, such as EFA")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(CheckpointMode)
{
    static const std::array options{
        ChoiceOption{"synchronous", SW_TEXT("Choice", "Training waits"),
            SW_TEXT("Choice", "The step stops until the files are written")},
        ChoiceOption{"asynchronous", SW_TEXT("Choice", "In the background"),
            SW_TEXT("Choice", "The step stops only for the copy to host memory")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(CurrencyChoice)
{
    static const std::array options{
        ChoiceOption{"USD", SW_TEXT("Choice", "US dollar"), SW_TEXT("Choice", "US dollar")},
        ChoiceOption{"CNY", SW_TEXT("Choice", "Renminbi"), SW_TEXT("Choice", "Chinese yuan")},
        ChoiceOption{"EUR", SW_TEXT("Choice", "Euro"), SW_TEXT("Choice", "Euro")},
        ChoiceOption{"GBP", SW_TEXT("Choice", "Pound sterling"), SW_TEXT("Choice", "British pound")},
        ChoiceOption{"JPY", SW_TEXT("Choice", "Yen"), SW_TEXT("Choice", "Japanese yen")},
        ChoiceOption{"HKD", SW_TEXT("Choice", "Hong Kong dollar"),
            SW_TEXT("Choice", "Hong Kong dollar")},
        ChoiceOption{"SGD", SW_TEXT("Choice", "Singapore dollar"),
            SW_TEXT("Choice", "Singapore dollar")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(Route)
{
    static const std::array options{
        ChoiceOption{"rent", SW_TEXT("Choice", "Rent"), SW_TEXT("Choice", "By the card-hour")},
        ChoiceOption{"lease", SW_TEXT("Choice", "Lease"),
            SW_TEXT("Choice", "A contract over months")},
        ChoiceOption{"build", SW_TEXT("Choice", "Build"),
            SW_TEXT("Choice", "Buy machines and run them")},
        ChoiceOption{"hybrid", SW_TEXT("Choice", "Hybrid"),
            SW_TEXT("Choice", "Own a base for the steady load, rent the peak")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(RentKind)
{
    static const std::array options{
        ChoiceOption{"on-demand", SW_TEXT("Choice", "On demand"),
            SW_TEXT("Choice", "Paid for the hours that are used")},
        ChoiceOption{"spot", SW_TEXT("Choice", "Spot"),
            SW_TEXT("Choice", "Cheaper, but machines are reclaimed: lost work is repeated")},
        ChoiceOption{"reserved-1m", SW_TEXT("Choice", "Reserved by the month"),
            SW_TEXT("Choice", "Paid for whole months, used or not")},
        ChoiceOption{"reserved-3m", SW_TEXT("Choice", "Reserved by 3 months"),
            SW_TEXT("Choice", "Paid for whole quarters, used or not")},
        ChoiceOption{"reserved-6m", SW_TEXT("Choice", "Reserved by 6 months"),
            SW_TEXT("Choice", "Paid for whole half-years, used or not")},
        ChoiceOption{"reserved-12m", SW_TEXT("Choice", "Reserved by the year"),
            SW_TEXT("Choice", "Paid for whole years, used or not")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(Purchase)
{
    static const std::array options{
        ChoiceOption{"servers", SW_TEXT("Choice", "Complete servers"),
            SW_TEXT("Choice", "One price for a server with its cards")},
        ChoiceOption{"cards", SW_TEXT("Choice", "Cards and hosts apart"),
            SW_TEXT("Choice", "A price for a card and one for the rest of the server")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(Site)
{
    static const std::array options{
        ChoiceOption{"colocation", SW_TEXT("Choice", "Colocation"),
            SW_TEXT("Choice", "Room, racks and cooling rented by the kW and month")},
        ChoiceOption{"own-room", SW_TEXT("Choice", "Room of one's own"),
            SW_TEXT("Choice", "Built for the machines, and run")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(AfterRun)
{
    static const std::array options{
        ChoiceOption{"shared", SW_TEXT("Choice", "Used by other work"),
            SW_TEXT("Choice", "Other work pays for its hours; this run carries its share of the idle ones")},
        ChoiceOption{"resell", SW_TEXT("Choice", "Sold after the run"),
            SW_TEXT("Choice", "This run carries the loss of value while it lasts")},
        ChoiceOption{"idle", SW_TEXT("Choice", "Kept idle"),
            SW_TEXT("Choice", "This run carries the machines for their whole life")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(Depreciation)
{
    static const std::array options{
        ChoiceOption{"straight-line", SW_TEXT("Choice", "Straight line"),
            SW_TEXT("Choice", "The same amount every year")},
        ChoiceOption{"declining-balance", SW_TEXT("Choice", "Double declining balance"),
            SW_TEXT("Choice", "Twice the straight-line share of what is left, the rest in the last year")},
    };
    return options;
}

std::span<const ChoiceOption> optionsOf(Region)
{
    static const std::array options{
        ChoiceOption{"unspecified", SW_TEXT("Choice", "Not stated"),
            SW_TEXT("Choice", "Averages of the United States, and a middling PUE")},
        ChoiceOption{"us", SW_TEXT("Choice", "United States"), SW_TEXT("Choice", "Average of the country")},
        ChoiceOption{"us-texas", SW_TEXT("Choice", "Texas"), SW_TEXT("Choice", "United States, Texas")},
        ChoiceOption{"us-virginia", SW_TEXT("Choice", "Virginia"),
            SW_TEXT("Choice", "United States, Northern Virginia")},
        ChoiceOption{"eu", SW_TEXT("Choice", "European Union"), SW_TEXT("Choice", "Average of the union")},
        ChoiceOption{"nordics", SW_TEXT("Choice", "Nordic countries"),
            SW_TEXT("Choice", "Norway, Sweden, Finland")},
        ChoiceOption{"uk", SW_TEXT("Choice", "United Kingdom"), SW_TEXT("Choice", "Average of the country")},
        ChoiceOption{"cn", SW_TEXT("Choice", "China"), SW_TEXT("Choice", "Average of the country")},
        ChoiceOption{"cn-east", SW_TEXT("Choice", "Eastern China"),
            SW_TEXT("Choice", "Beijing, Yangtze delta, Guangdong")},
        ChoiceOption{"cn-west", SW_TEXT("Choice", "Western China"),
            SW_TEXT("Choice", "Hub nodes: Ningxia, Gansu, Inner Mongolia, Guizhou")},
        ChoiceOption{"japan", SW_TEXT("Choice", "Japan"), SW_TEXT("Choice", "Average of the country")},
        ChoiceOption{"singapore", SW_TEXT("Choice", "Singapore"), SW_TEXT("Choice", "The city")},
        ChoiceOption{"gulf", SW_TEXT("Choice", "Gulf states"),
            SW_TEXT("Choice", "United Arab Emirates and Saudi Arabia")},
    };
    return options;
}


std::span<const ChoiceOption> optionsOf(QkNorm)
{
    static const std::array options{
        ChoiceOption{"none", SW_TEXT("Choice", "None"),
            SW_TEXT("Choice", "No norm on queries and keys")},
        ChoiceOption{"per-head", SW_TEXT("Choice", "Per head"),
            SW_TEXT("Choice", "One vector of head width each")},
        ChoiceOption{"full-width", SW_TEXT("Choice", "Full width"),
            SW_TEXT("Choice", "One vector over all heads each")},
    };
    return options;
}

} // namespace sizewright
