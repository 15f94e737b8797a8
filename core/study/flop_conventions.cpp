#include "core/study/flop_conventions.h"

#include <array>

namespace sizewright {

namespace {

using C = FlopConvention;

// Which source counts how; the first entry that fits is taken. Checked against the rows that print both
// a rate in tokens and one in FLOP: the ratio of the two is the count.
struct Habit {
    std::string_view family; // of the id; empty: any
    std::string_view framework; // its name begins with this; empty: any
    std::string_view model; // its name contains this; empty: any
    C convention;
    double peak16 = 0, peak8 = 0; // TFLOP/s; 0: the card's
    bool fp8OverPeak8 = false;
};

constexpr std::array habits{
    Habit{"llmfoundry", "", "", C::parameters, 0, 0, true},
    Habit{"", "Megatron-Bridge", "", C::causalHalf},
    Habit{"", "Megatron-Core/Bridge", "", C::causalHalf},
    // dgxc-benchmarking prints its formula on each page: the 405B and, in 25.02, the 15B by the formula
    // of a GPT of their width; Grok halved; the rest in full.
    Habit{"dgxc", "", "grok", C::causalHalf, 0, 0, true},
    Habit{"dgxc", "", "405b", C::megatron2022, 0, 0, true},
    Habit{"dgxc", "NeMo (Megatron-Core) dgxc v25.02", "nemotron4-15b", C::megatron2022, 0, 0, true},
    Habit{"dgxc", "", "", C::fullSquare, 0, 0, true},
    Habit{"moezoo", "", "", C::causalHalf},
    Habit{"moefold", "", "", C::fullSquare, 0, 0, true},
    Habit{"", "NeMo 24", "", C::fullSquare},
    Habit{"nanotron", "", "", C::parametersTablesTwice},
    Habit{"bigscience", "", "", C::eightN},
    Habit{"bloom", "", "", C::megatron2021},
    Habit{"narayanan", "", "", C::megatron2021},
    Habit{"run", "SageMaker", "", C::eightN},
    Habit{"colossal", "", "", C::megatron2021},
    Habit{"", "Megatron-LM 2021", "", C::megatron2021},
    Habit{"", "Megatron-LM (ByteDance", "", C::megatron2022},
    Habit{"", "MegaScale", "", C::causalHalf}, // parallel block, sliding windows
    Habit{"megatron", "Megatron-LM", "", C::megatron2021},
    Habit{"", "Megatron-LM 2022", "", C::megatron2022},
    Habit{"", "Megatron-Core", "", C::fullSquare},
    Habit{"", "fms-fsdp", "", C::parameters},
    Habit{"", "torchtitan", "", C::fullSquare},
    Habit{"run", "T5X", "", C::fullSquare},
    Habit{"", "", "", C::causalHalf},
};

// Indexed by FlopConvention.
constexpr std::array texts{SW_TEXT("Validation", "matrices and half the attention square"),
    SW_TEXT("Validation", "matrices and the whole attention square"),
    SW_TEXT("Validation", "arXiv 2104.04473 eq. (3), recomputation counted"),
    SW_TEXT("Validation", "arXiv 2205.05198, model FLOP"),
    SW_TEXT("Validation", "6 per parameter and the whole attention square"),
    SW_TEXT("Validation", "6 per parameter, vocabulary twice when pipelined, whole square"),
    SW_TEXT("Validation", "8 per parameter, recomputation counted"),
    SW_TEXT("Validation", "LoRA: 4 per matrix weight, no attention")};

// Weights of the matrices that one token meets, head included.
double matrixWeights(const ModelShape& s)
{
    const double h = double(s.hidden), matrices = s.gatedFfn ? 3 : 2;
    double attention = h * double(s.heads + 2 * s.kvHeads) * double(s.headDim)
        + double(s.heads) * double(s.headDim) * h;
    if (s.kvRank > 0) {
        const double query = double(s.heads * (s.nopeDim + s.ropeDim));
        attention = (s.qRank > 0 ? h * double(s.qRank) + double(s.qRank) * query : h * query)
            + h * double(s.kvRank + s.ropeDim)
            + double(s.kvRank * s.heads) * double(s.nopeDim + s.valueDim)
            + double(s.heads * s.valueDim) * h;
    }
    const double head = double(s.vocab) * h;
    const double dense = attention + matrices * h * double(s.ffn);
    if (s.experts == 0)
        return double(s.layers) * dense + head;
    const double expert = attention
        + matrices * h * double(s.expertFfn * s.expertsPerToken + s.sharedFfn)
        + h * double(s.experts);
    return double(s.denseLayers) * dense + double(s.layers - s.denseLayers) * expert + head
        + double(s.mtpLayers) * (expert + 2 * h * h + head);
}

// Multiply-adds of scores and weighted sum, whole square, one token.
double attentionSquare(const ModelShape& s, double sequence)
{
    const double width = s.kvRank > 0 ? double(s.nopeDim + s.ropeDim + s.valueDim)
                                      : 2 * double(s.headDim);
    return double(s.layers + s.mtpLayers) * double(s.heads) * width * sequence;
}

// 24 h² per layer and token forward for a GPT with four-fold width, with attention and head.
double gptWork(double factor, const ModelShape& s, double sequence, double headShare)
{
    const double L = double(s.layers), h = double(s.hidden), V = double(s.vocab);
    return factor * L * h * h * (1 + sequence / (6 * h) + V / (headShare * L * h));
}

} // namespace

FlopCounting flopCountingOf(const RunRow& row, TrainingForm form)
{
    for (const Habit& habit : habits) {
        if ((!habit.family.empty() && habit.family != row.family())
            || !std::string_view(row.framework).starts_with(habit.framework)
            || row.model.find(habit.model) == std::string::npos)
            continue;
        C convention = habit.convention;
        if (form == TrainingForm::lora || form == TrainingForm::qlora)
            convention = C::adapterMatrices; // NeMo, dgxc and Bridge: 4 W, within 0.3 %
        FlopCounting counting{convention, texts[std::size_t(convention)], habit.peak16,
            habit.peak8, habit.fp8OverPeak8};
        if (row.family() == "dgxc" && row.gpu == "GB200") { // printed on its pages
            counting.peakTflops16 = 2450;
            counting.peakTflops8 = 4900;
        }
        return counting;
    }
    return {};
}

double flopPerToken(const FlopCounting& counting, const ModelShape& shape, double sequence,
    double parameters, double activeParameters, bool pipelined)
{
    const double h = double(shape.hidden), L = double(shape.layers);
    const double matrices = matrixWeights(shape), square = attentionSquare(shape, sequence);
    const double n = shape.experts > 0 ? activeParameters : parameters;
    switch (counting.convention) {
    case C::causalHalf: return 6 * matrices + 3 * square;
    case C::fullSquare: return 6 * matrices + 6 * square;
    case C::megatron2021: return gptWork(96, shape, sequence, 16);
    case C::megatron2022: return gptWork(72, shape, sequence, 12);
    case C::parameters: return 6 * n + 12 * L * h * sequence;
    case C::parametersTablesTwice: {
        const double again
            = shape.tiedEmbeddings && pipelined ? double(shape.vocab) * h : 0;
        return 6 * (n + again) + 12 * L * h * sequence;
    }
    case C::eightN: return 8 * parameters;
    case C::adapterMatrices: return 4 * matrices;
    }
    return 0;
}

} // namespace sizewright
