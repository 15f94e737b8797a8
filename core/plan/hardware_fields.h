// Cards, nodes and links.
#pragma once

#include "core/plan/model_fields.h"
#include "core/units/literals.h"

namespace sizewright {

struct HardwareFields : ModelFields
{
    const int section58 = section(Page::hardware, SW_TEXT("FieldGroup", "Accelerator"));
    const TextField accelerator = addText({.key = "hardware.accelerator",
        .label = SW_TEXT("Field", "Accelerator"),
        .help = SW_TEXT("Field", "A card of the catalogue"),
        .catalogue = "accelerators", .required = true});
    const Field<Cards> gpus = add<Cards>({.key = "cluster.gpus",
        .label = SW_TEXT("Field", "Cards"),
        .help = SW_TEXT("Field",
            "Cards of one run; empty: the fewest that meet the latest acceptable end"),
        .min = units::cards(1), .max = units::cards(1e7), .automatic = true});
    const Field<Cards> cardsPerNode = add<Cards>({.key = "hardware.gpus_per_node",
        .label = SW_TEXT("Field", "Cards per node"),
        .help = SW_TEXT("Field", "Cards in one server"),
        .min = units::cards(1), .max = units::cards(1024), .automatic = true});
    const Field<Ratio> powerCap = add<Ratio>({.key = "hardware.power_cap",
        .label = SW_TEXT("Field", "Power cap"),
        .help = SW_TEXT("Field",
            "Share of the design power that the site allows a card; slows the clock"),
        .source = "model.md §4.2", .min = ratio(0.1), .max = ratio(1), .fallback = ratio(1)});
    const int section63 = section(Page::hardware, SW_TEXT("FieldGroup", "Links and memory"));
    const Field<ByteRatePerCard> intraRate = add<ByteRatePerCard>({.key = "hardware.intra_gbs",
        .label = SW_TEXT("Field", "Link inside the node"),
        .help = SW_TEXT("Field", "Per card and direction, nominal"),
        .unit = "GB/s", .min = units::gigabytesPerSecondPerCard(0.1),
        .max = units::gigabytesPerSecondPerCard(1e5), .automatic = true});
    const Field<BitRatePerCard> interRate = add<BitRatePerCard>({.key = "hardware.inter_gbps",
        .label = SW_TEXT("Field", "Network"),
        .help = SW_TEXT("Field", "Per card and direction, nominal, in bits"),
        .unit = "Gb/s", .min = units::gigabitsPerSecondPerCard(0.1),
        .max = units::gigabitsPerSecondPerCard(1e5), .automatic = true});
    const ChoiceField<Fabric> fabric = addChoice<Fabric>({.key = "hardware.fabric",
        .label = SW_TEXT("Field", "Fabric"),
        .help = SW_TEXT("Field",
            "Moves the generation's achieved share of the network; a share that the plan states stays"),
        .source = "model.md §4.4", .fallback = Fabric::infiniband});
    const Field<Ratio> oversubscription = add<Ratio>({.key = "hardware.oversubscription",
        .label = SW_TEXT("Field", "Oversubscription"),
        .help = SW_TEXT("Field",
            "Bandwidth into a leaf switch over bandwidth out of it: 1 does not block, 4 is 4:1"),
        .source = "a non-blocking fabric (assumed)", .min = ratio(1), .max = ratio(64),
        .fallback = ratio(1)});
    const Field<Count> leafNodes = addWhole({.key = "hardware.leaf_nodes",
        .label = SW_TEXT("Field", "Nodes under one leaf switch"),
        .help = SW_TEXT("Field",
            "Their traffic passes no oversubscribed uplink; 32 with one leaf switch a rail, 4 where all eight "
            "ports of a node go to one"),
        .source = "NVIDIA DGX SuperPOD H100 reference architecture: 32 nodes in a scalable unit", .min = 1,
        .max = 100000, .fallback = 32});
    const Field<Cards> scaleUpDomain = add<Cards>({.key = "hardware.scale_up_domain",
        .label = SW_TEXT("Field", "Scale-up domain"),
        .help = SW_TEXT("Field",
            "Cards that reach each other at the link rate of the node; 72 in an NVL72 rack"),
        .min = units::cards(1), .max = units::cards(1e5), .automatic = true});
    const Field<BytesPerCard> usableMemory = add<BytesPerCard>({.key = "hardware.usable_memory",
        .label = SW_TEXT("Field", "Usable memory"),
        .help = SW_TEXT("Field",
            "What is left to the framework: reported by the driver less the runtime context"),
        .unit = "GiB", .min = units::gibibytesPerCard(0.5), .max = units::gibibytesPerCard(1e5),
        .automatic = true});
    const Field<ByteRate> hostMemoryRate = add<ByteRate>({.key = "hardware.host_memory_gbs",
        .label = SW_TEXT("Field", "Memory bandwidth of the host"),
        .help = SW_TEXT("Field",
            "Of all processors of a node together, nominal; bounds an optimizer that runs on the host"),
        .source = "two processors of eight channels DDR4-3200: DGX A100 (assumed)", .unit = "GB/s",
        .min = units::gigabytesPerSecond(1), .max = units::gigabytesPerSecond(1e5),
        .fallback = units::gigabytesPerSecond(410)});
    const int sectionAchieved = section(Page::hardware, SW_TEXT("FieldGroup", "Achieved shares"));
    const Field<Ratio> matrixAchieved = add<Ratio>({.key = "hardware.matrix_achieved",
        .label = SW_TEXT("Field", "Matrix rate achieved"),
        .help = SW_TEXT("Field",
            "Share of the dense peak that large matrix products sustain on this machine; empty: the "
            "generation's"),
        .min = ratio(0.05), .max = ratio(1), .automatic = true});
    const Field<Ratio> memoryAchieved = add<Ratio>({.key = "hardware.memory_achieved",
        .label = SW_TEXT("Field", "Memory bandwidth achieved"),
        .help = SW_TEXT("Field",
            "Share of the memory bandwidth that element-wise kernels sustain; empty: the "
            "generation's"),
        .min = ratio(0.05), .max = ratio(1), .automatic = true});
    const Field<Ratio> linkAchieved = add<Ratio>({.key = "hardware.link_achieved",
        .label = SW_TEXT("Field", "Link bandwidth achieved"),
        .help = SW_TEXT("Field",
            "Share of the node's link rate that large collectives reach; empty: the generation's"),
        .min = ratio(0.01), .max = ratio(1.5), .automatic = true});
    const Field<Ratio> networkAchieved = add<Ratio>({.key = "hardware.network_achieved",
        .label = SW_TEXT("Field", "Network bandwidth achieved"),
        .help = SW_TEXT("Field",
            "Share of the network rate that large collectives reach; empty: the generation's"),
        .min = ratio(0.01), .max = ratio(1), .automatic = true});
};

} // namespace sizewright
