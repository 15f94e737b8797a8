// What an evaluation gives: figures by key, the layout with its reasons, and what there is to say.
// An immutable snapshot; views that are late show an old but whole truth.
#pragma once

#include "core/base/result.h"
#include "core/model/layout.h"
#include "core/results/result_fields.h"

#include <cmath>
#include <limits>
#include <optional>
#include <string>

namespace sizewright {

// Something that must be set before there is a verdict (R5).
struct Missing {
    std::string key; // of the field
    Message what;
};

// Memory of one pipeline stage; parts sum to total. [B/card]
struct StageLines {
    BytesPerCard weights, gradients, optimizer, activations, buffers, overhead, total;
    BytesPerCard library; // part of the overhead that is outside the allocator
    BytesPerCard upper; // total at worst
    BytesPerCard initial; // while weights are loaded and states made
    BytesPerCard saving; // while a checkpoint is written
};

// One rung of the ladder (R16): accepted, or rejected with the number that decided.
struct Rung {
    Text name;
    bool accepted = false;
    Layout layout;
    Message reason;
};

enum class Tier : std::uint8_t { small, medium, large }; // R8
enum class Binding : std::uint8_t { // what the step spends most of its time on (R25)
    none, compute, memoryBandwidth, nodeLinks, network, pipelineBubble, launch
};
enum class Fit : std::uint8_t { fits, atRisk, doesNotFit };
Text label(Tier tier);
Text label(Binding binding);
Text label(Fit fit);
std::string_view key(Tier tier);
std::string_view key(Binding binding);

struct Results {
    bool complete = false; // all that the verdict waits for is set
    std::vector<Missing> missing;
    std::vector<Problem> problems; // warnings and errors, worst first
    bool feasible = false; // there is a legal layout that fits within the acceptable end

    Layout layout;
    std::vector<Rung> ladder; // empty where the layout is given by hand
    std::vector<StageLines> stages; // one per pipeline stage
    std::size_t peakStage = 0;
    Fit fit = Fit::doesNotFit;
    bool fitsOneCard = false;
    Tier tier = Tier::small;
    Binding binding = Binding::none;
    std::string currency = "USD";
    std::string accelerator; // name
    double nominalMemory = 0; // [B/card], for the charts
    bool measured = false; // a measured step time sets the level

    Results() : m_values(resultFields().size(), std::numeric_limits<double>::quiet_NaN()) {}

    // A figure in base units; nothing where it could not be computed.
    std::optional<double> number(std::size_t ordinal) const
    {
        const double v = m_values[ordinal];
        return std::isnan(v) ? std::nullopt : std::optional(v);
    }
    template <class Q> std::optional<Q> operator[](Figure<Q> figure) const
    {
        const auto n = number(figure.ordinal);
        return n ? std::optional(Q::from_value(*n)) : std::nullopt;
    }
    template <class Q> void set(Figure<Q> figure, Q value) { m_values[figure.ordinal] = value.value(); }
    void put(std::size_t ordinal, double value) { m_values[ordinal] = value; } // NaN: absent
    void clear(std::size_t ordinal)
    {
        m_values[ordinal] = std::numeric_limits<double>::quiet_NaN();
    }

private:
    std::vector<double> m_values;
};

// A figure as people read it: "61.44 GiB", "40.9 days"; "—" where it is absent.
std::string figureText(const Results& results, std::size_t ordinal, int digits = 4);

} // namespace sizewright
