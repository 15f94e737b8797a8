#include "core/study/part_bindings.h"

#include "core/decision/resolve.h"
#include "core/model/assess.h"
#include "core/model/evaluate.h"

#include <algorithm>
#include <iterator>

namespace sizewright {

namespace {

constexpr double nudge = 1.01;
constexpr double leastShare = 0.05; // of a part, below which no rate is said to bind it

// A rate of the machine and the resource that it belongs to.
struct Rate {
    Ratio Inputs<Plain>::* share;
    Binding binding;
};
constexpr std::array rates{Rate{&Inputs<Plain>::matrixEfficiency, Binding::compute},
    Rate{&Inputs<Plain>::matrixEfficiency16, Binding::compute},
    Rate{&Inputs<Plain>::attentionEfficiency, Binding::compute},
    Rate{&Inputs<Plain>::memoryEfficiency, Binding::memoryBandwidth},
    Rate{&Inputs<Plain>::linkEfficiency, Binding::nodeLinks},
    Rate{&Inputs<Plain>::networkEfficiency, Binding::network}};

std::vector<double> partsOf(const Inputs<Plain>& in)
{
    std::vector<double> figures(resultFields().size(), 0);
    stepTime(Plain{figures.data()}, in);
    return figures;
}

} // namespace

std::vector<PartBinding> partBindings(const Scenario& scenario, const Catalogue& catalogue)
{
    const Results results = evaluate(scenario, catalogue);
    const ResultFields& f = resultFields();
    if (!results[f.step])
        return {};
    Resolved r = resolve(scenario, catalogue);
    r.measured = measuredRun(r);
    const std::int64_t gpus = results.layout.cards();
    r.globalBatch = batchFor(r, gpus);
    Inputs<Plain> in = gather(Plain{}, r, results.layout, gpus);
    calibrate(Plain{}, r, in);

    const std::vector<double> before = partsOf(in);
    constexpr std::size_t kinds = std::size_t(Binding::launch) + 1;
    std::vector<std::array<double, kinds>> follows(f.endPart);
    for (const Rate& rate : rates) {
        Inputs<Plain> faster = in;
        faster.*rate.share = faster.*rate.share * ratio(nudge);
        const std::vector<double> after = partsOf(faster);
        for (std::size_t i = f.firstPart; i < f.endPart; ++i)
            if (before[i] > 0) // what shrinks by 1 % with the rate follows it wholly
                follows[i][std::size_t(rate.binding)]
                    += (before[i] - after[i]) / before[i] / (1 - 1 / nudge);
    }
    std::vector<PartBinding> out;
    for (std::size_t i = f.firstPart; i < f.endPart; ++i) {
        if (!(before[i] > 0))
            continue;
        PartBinding part{i, fromBase<Seconds>(before[i])};
        if (i == f.bubble.ordinal)
            part = {i, part.time, Binding::pipelineBubble, ratio(1)};
        else if (i == f.launch.ordinal)
            part = {i, part.time, Binding::launch, ratio(1)};
        else {
            const auto& mine = follows[i];
            const auto most = std::max_element(mine.begin(), mine.end());
            if (*most >= leastShare)
                part = {i, part.time, Binding(most - mine.begin()), ratio(std::min(1.0, *most))};
        }
        out.push_back(part);
    }
    Seconds whole = fromBase<Seconds>(0);
    for (const PartBinding& part : out)
        whole = whole + part.time;
    for (PartBinding& part : out)
        part.ofStep = part.time / whole;
    std::stable_sort(out.begin(), out.end(),
        [](const PartBinding& a, const PartBinding& b) { return a.time > b.time; });
    return out;
}

bool hasPartBindings(std::size_t figure)
{
    const ResultFields& f = resultFields();
    return figure == f.step.ordinal || (figure >= f.firstPart && figure < f.endPart);
}

std::vector<PartBinding> bindingsOf(std::size_t figure, const std::vector<PartBinding>& parts)
{
    if (figure == resultFields().step.ordinal)
        return parts;
    std::vector<PartBinding> out;
    std::copy_if(parts.begin(), parts.end(), std::back_inserter(out),
        [figure](const PartBinding& part) { return part.figure == figure; });
    return out;
}

} // namespace sizewright
