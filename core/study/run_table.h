// A table of measured training runs, one run a row, as the record of public runs writes it. An empty
// cell means that the source does not say.
#pragma once

#include "core/catalogue/csv.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sizewright {

struct RunRow {
    std::size_t line = 0; // in the file, from 1
    std::string id, source, framework, model, gpu, precision, recompute, notes;
    std::string unreadable; // the first cell that should hold a number and does not: "seq: 4k"

    // Model, in the units of the header: billions of parameters, whole numbers, switches as 0 and 1
    std::optional<double> paramsBillion, activeParamsBillion, layers, hidden, ffn, gatedFfn, heads,
        kvHeads, headDim, vocab, tied, experts, expertsPerToken, expertFfn, sharedExperts, sequence;
    // Machine: GB/s both directions together, Gb/s per card and direction
    std::optional<double> gpus, gpusPerNode, intraGbs, interGbps;
    // Layout and batch
    std::optional<double> tp, pp, vpp, dp, cp, ep, etp, sequenceParallel, zeroStage, microBatch,
        globalBatch, flash, tokensTotal;
    // What was measured
    std::optional<double> tflopsPerGpu, mfu, hfu, stepSeconds, tokensPerSecondPerGpu, memoryGib,
        days, gpuHours;

    // The source family: the id up to its first hyphen.
    std::string_view family() const;
    bool notesSay(std::string_view words) const;
};

// Refused where columns that every row needs are missing; columns that are not known are ignored.
Result<std::vector<RunRow>> readRuns(const CsvTable& table);

} // namespace sizewright
