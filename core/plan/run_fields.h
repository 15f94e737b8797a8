// Measurements, failures, checkpoints and storage.
#pragma once

#include "core/plan/layout_fields.h"
#include "core/units/literals.h"

namespace sizewright {

struct RunFields : LayoutFields
{
    const int section100 = section(Page::time, SW_TEXT("FieldGroup", "Measured on the cluster"));
    const Field<Seconds> measuredStep = add<Seconds>({.key = "measured.step_s_n",
        .label = SW_TEXT("Field", "Measured step time"),
        .help = SW_TEXT("Field",
            "Of this plan on the cards beside, in the layout that the plan states; moves the rates behind "
            "the estimate"),
        .unit = "s", .min = units::seconds(1e-6), .max = units::seconds(1e7)});
    const Field<Cards> measuredCards = add<Cards>({.key = "measured.gpus_n",
        .label = SW_TEXT("Field", "Cards of the measurement"),
        .help = SW_TEXT("Field", "How many cards ran; without it no measurement is used"),
        .min = units::cards(1), .max = units::cards(1e7)});
    const Field<Seconds> measuredStepDouble = add<Seconds>({.key = "measured.step_s_2n",
        .label = SW_TEXT("Field", "Step time at twice the cards"),
        .help = SW_TEXT("Field", "With the same global batch; gives the linearity"),
        .unit = "s", .min = units::seconds(1e-6), .max = units::seconds(1e7)});
    const TextField measuredSeries = addText({.key = "measured.step_series",
        .label = SW_TEXT("Field", "Step times on more counts"),
        .help = SW_TEXT("Field",
            "Cards and seconds of each measurement with the same global batch: 64:12.1, 128:6.4, 256:3.5")});
    const Field<BytesPerCard> measuredMemory = add<BytesPerCard>({.key = "measured.memory_gib",
        .label = SW_TEXT("Field", "Measured peak memory"),
        .help = SW_TEXT("Field",
            "Per card at the peak, as nvidia-smi shows it less the runtime context; moves "
            "activations and buffers"),
        .unit = "GiB", .min = units::gibibytesPerCard(0.1), .max = units::gibibytesPerCard(1e5)});
    const int sectionScaling = section(Page::time, SW_TEXT("FieldGroup", "Scaling"));
    const Field<Ratio> kneeDoubling = add<Ratio>({.key = "scaling.knee_doubling",
        .label = SW_TEXT("Field", "A doubling is worth it from"),
        .help = SW_TEXT("Field",
            "Twice the cards must make training at least this many times faster, or the count before is "
            "the knee; 2 is ideal, 1 asks for nothing"),
        .source = "model.md §5.4: three quarters of the ideal (set)", .min = ratio(1), .max = ratio(2),
        .fallback = ratio(1.5)});
    const int section104 = section(Page::reliability, SW_TEXT("FieldGroup", "Failures"));
    const Field<Seconds> nodeMtbf = add<Seconds>({.key = "reliability.node_mtbf_hours",
        .label = SW_TEXT("Field", "Mean time between failures of a node"),
        .help = SW_TEXT("Field", "Of any kind that stops the job"),
        .source = "arXiv 2407.21783 table 5: 419 stops in 54 days on 16,384 H100 = 50,700 card-hours, 8 cards a node",
        .unit = "h", .min = units::hours(1), .max = units::hours(1e7),
        .fallback = units::hours(6337)});
    const Field<Seconds> restartTime = add<Seconds>({.key = "reliability.restart_minutes",
        .label = SW_TEXT("Field", "Restart time"),
        .help = SW_TEXT("Field", "Detect, replace, load and the first steps"),
        .source = "model.md §6.3 (assumed)", .unit = "min", .min = units::seconds(0),
        .max = units::days(30), .fallback = units::seconds(600)});
    const Field<Seconds> checkpointInterval =
        add<Seconds>({.key = "reliability.checkpoint_interval",
        .label = SW_TEXT("Field", "Checkpoint interval"),
        .help = SW_TEXT("Field", "Useful time between checkpoints; empty: the optimum of Daly"),
        .unit = "min", .min = units::seconds(1), .max = units::days(365), .automatic = true});
    const int section108 =
        section(Page::reliability, SW_TEXT("FieldGroup", "Checkpoints and storage"));
    const ChoiceField<CheckpointMode> checkpointMode =
        addChoice<CheckpointMode>({.key = "storage.checkpoint_mode",
        .label = SW_TEXT("Field", "Checkpoints are written"),
        .help = SW_TEXT("Field", "Whether training waits for the files"),
        .fallback = CheckpointMode::synchronous});
    const Field<ByteRate> writeRate = add<ByteRate>({.key = "storage.write_gbs",
        .label = SW_TEXT("Field", "Write bandwidth"),
        .help = SW_TEXT("Field",
            "Of the shared storage, all nodes together, reserved for checkpoints"),
        .source = "assumed: a mid-size parallel file system", .unit = "GB/s",
        .min = units::gigabytesPerSecond(0.001), .max = units::gigabytesPerSecond(1e5),
        .fallback = units::gigabytesPerSecond(20)});
    const Field<ByteRate> readRate = add<ByteRate>({.key = "storage.read_gbs",
        .label = SW_TEXT("Field", "Read bandwidth"),
        .help = SW_TEXT("Field", "Of the shared storage, all nodes together"),
        .source = "assumed: twice the write bandwidth", .unit = "GB/s",
        .min = units::gigabytesPerSecond(0.001), .max = units::gigabytesPerSecond(1e5),
        .fallback = units::gigabytesPerSecond(40)});
    const Field<ByteRatePerCard> hostCopyRate =
        add<ByteRatePerCard>({.key = "storage.host_copy_gbs",
        .label = SW_TEXT("Field", "Copy to host memory"),
        .help = SW_TEXT("Field", "Per card; the stall of a background checkpoint"),
        .source = "model.md §3.8: effective PCIe 4 ×16", .unit = "GB/s",
        .min = units::gigabytesPerSecondPerCard(0.1),
        .max = units::gigabytesPerSecondPerCard(1000),
        .fallback = units::gigabytesPerSecondPerCard(22)});
    const Field<Count> checkpointsKept = addWhole({.key = "storage.checkpoints_kept",
        .label = SW_TEXT("Field", "Checkpoints kept"),
        .help = SW_TEXT("Field", "Full versions on storage, never only the newest"),
        .source = "model.md §7.4", .min = 1, .max = 1000, .fallback = 3});
    const Field<BytesPerToken> dataBytesPerToken =
        add<BytesPerToken>({.key = "storage.data_bytes_per_token",
        .label = SW_TEXT("Field", "Bytes per token of data"),
        .help = SW_TEXT("Field",
            "Stored token ids; empty: 2 bytes up to a vocabulary of 65,536, else 4"),
        .unit = "B/token", .min = fromBase<BytesPerToken>(0.1),
        .max = fromBase<BytesPerToken>(1e6), .automatic = true});
};

} // namespace sizewright
