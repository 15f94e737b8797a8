// Fits the constants that rest on measurements to a table of runs, and tells what they are worth on
// sources that they never saw.
//
//   loss = Σ over sources √n · mean |ln(predicted / measured)|, each row capped
//        + pull towards the shipped value
//
// The cap keeps rows that no layout explains (a stalled network, a machine in trouble) from bending the
// constants; √n keeps one long table from outweighing twenty short ones. Moves one constant at a time.
#pragma once

#include "core/model/model_constants.h"
#include "core/study/validation.h"

#include <functional>

namespace sizewright {

// A constant that the fit may move: of the model, or of a generation of hardware.
struct Knob {
    std::string name; // "steal", "nvidia-hopper.attention_second"
    Ratio least, most; // plausible range, as shares of the shipped value
    std::function<double&(ModelConstants&, Catalogue&)> value; // in base units
};
std::vector<Knob> knobs(const Catalogue& catalogue);

struct FittedConstant {
    std::string name;
    double shipped = 0, fitted = 0; // base units
};
struct ConstantFit {
    std::vector<FittedConstant> constants;
    double lossBefore = 0, lossAfter = 0;
    std::size_t rows = 0;
    std::vector<ValidationRow> predictions; // of all rows, those left out included
};

// `useRow` says which rows may be looked at; `only` names the constants to move, all if empty.
ConstantFit fitConstants(const std::vector<PreparedRun>& runs, const Catalogue& catalogue,
    const std::function<bool(const RunRow&)>& useRow, const std::vector<std::string>& only);

} // namespace sizewright
