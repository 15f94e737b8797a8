// How the sources of measured runs count floating-point work: their TFLOP/s and MFU compare only
// with figures that are counted in the same way (model.md §2.5).
#pragma once

#include "core/base/text.h"
#include "core/study/run_table.h"
#include "core/model/shape.h"
#include "core/plan/choices.h"

namespace sizewright {

enum class FlopConvention : std::uint8_t {
    causalHalf, // 6 W + 6 A, half the attention square; W the matrices a token meets
    fullSquare, // 6 W + 12 L h s: the whole attention square
    megatron2021, // arXiv 2104.04473 eq. (3): full recomputation counted, whole square
    megatron2022, // arXiv 2205.05198: model work of a GPT of this width, whole square
    parameters, // 6 N + 12 L h s, N all parameters
    parametersTablesTwice, // the same with the vocabulary matrix twice where the pipeline is cut
    eightN, // 8 N: recomputation counted, no attention
    adapterMatrices, // LoRA: 4 W and no attention
};

struct FlopCounting {
    FlopConvention convention = FlopConvention::causalHalf;
    Text text; // as people read it
    double peakTflops16 = 0; // what MFU is divided by; 0: the card's dense peak
    double peakTflops8 = 0;
    bool fp8OverPeak8 = false; // the MFU of an fp8 run is over the fp8 peak
};

FlopCounting flopCountingOf(const RunRow& row, TrainingForm form);

// FLOP that the source would count for one token of training. [FLOP/token]
double flopPerToken(const FlopCounting& counting, const ModelShape& shape, double sequence,
    double parameters, double activeParameters, bool pipelined);

} // namespace sizewright
