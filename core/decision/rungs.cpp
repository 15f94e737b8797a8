#include "core/decision/rungs.h"

#include <functional>

namespace sizewright {

namespace {

// Context parallelism is only worth its traffic when the context is really long (R16).
constexpr std::int64_t longContext = 32768; // tokens

using Degrees = std::vector<std::int64_t>;

// The degree that is given by hand, or the powers of two up to a limit.
Degrees choices(const std::optional<std::int64_t>& fixed, std::int64_t most)
{
    if (fixed)
        return {*fixed};
    Degrees out;
    for (std::int64_t v = 1; v <= most; v *= 2)
        out.push_back(v);
    return out;
}

struct RungKind {
    Text name;
    std::function<bool(const Layout&)> holds; // by degrees and ZeRO stage
    std::vector<int> stages; // ZeRO stages worth trying
};

const std::vector<RungKind>& kinds()
{
    const auto flat = [](const Layout& l) { return l.tp == 1 && l.pp == 1 && l.cp == 1; };
    static const std::vector<RungKind> all{
        {SW_TEXT("Ladder", "Data parallel"),
            [flat](const Layout& l) { return flat(l) && l.zeroStage <= 1; }, {0, 1}},
        {SW_TEXT("Ladder", "Sharded data parallel"),
            [flat](const Layout& l) { return flat(l) && l.zeroStage >= 2; }, {2, 3}},
        {SW_TEXT("Ladder", "Tensor parallel in the node"),
            [](const Layout& l) { return l.tp > 1 && l.pp == 1 && l.cp == 1; }, {1, 3}},
        {SW_TEXT("Ladder", "Pipeline parallel"),
            [](const Layout& l) { return l.pp > 1 && l.cp == 1; }, {1}},
        {SW_TEXT("Ladder", "Context parallel"), [](const Layout& l) { return l.cp > 1; }, {1}},
    };
    return all;
}

} // namespace

std::vector<RungPlan> rungs(const Trial& trial, const Resolved& r)
{
    const Fixed& fixed = trial.fixed();
    const std::int64_t inNode
        = std::min<std::int64_t>(std::max(r.cardsPerNode, r.scaleUpDomain), 8);
    const Degrees tensor = choices(fixed.tp, inNode);
    const Degrees pipeline = choices(fixed.pp, std::min<std::int64_t>(64, r.shape->layers));
    const Degrees context = choices(fixed.cp, r.sequence >= longContext ? 64 : 1);
    std::vector<RungPlan> plans;
    for (const RungKind& kind : kinds()) {
        RungPlan plan{kind.name, {}};
        const std::vector<int> stages
            = fixed.zero ? std::vector<int>{int(*fixed.zero)} : kind.stages;
        for (std::int64_t cp : context)
            for (std::int64_t pp : pipeline)
                for (std::int64_t tp : tensor)
                    for (int zero : stages) {
                        Layout l;
                        l.tp = tp;
                        l.pp = pp;
                        l.cp = cp;
                        l.zeroStage = zero;
                        if (kind.holds(l))
                            plan.layouts.push_back(l);
                    }
        if (!plan.layouts.empty())
            plans.push_back(std::move(plan));
    }
    return plans;
}

} // namespace sizewright
