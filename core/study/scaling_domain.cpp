#include "core/study/scaling_domain.h"

#include "core/decision/ladder.h"
#include "core/search/apply_layout.h"
#include "core/units/display.h"

#include <algorithm>
#include <cmath>

namespace sizewright {

namespace {

// The degrees that matter to whoever compares two layouts.
std::string degrees(const Layout& l)
{
    std::string text = "TP " + std::to_string(l.tp) + ", PP " + std::to_string(l.pp);
    if (l.cp > 1)
        text += ", CP " + std::to_string(l.cp);
    return text + ", DP " + std::to_string(l.dp);
}

std::string secondsText(Seconds s) { return quantityText(s.value(), signatureOf<Seconds>()); }

// The plan with its layout open, but for what the data and the experts ask for.
Scenario withOpenLayout(const Scenario& scenario)
{
    Scenario open = withoutLayout(scenario);
    for (const std::size_t ordinal : {fields().cp.ordinal, fields().ep.ordinal, fields().etp.ordinal})
        open.put(ordinal, scenario.value(ordinal));
    return open;
}

} // namespace

void priceTheDomain(ScalingPoint& point, const Scenario& there, const Catalogue& catalogue,
    const std::optional<MeasuredRun>& held)
{
    const Scenario open = withOpenLayout(there);
    Resolved r = resolve(open, catalogue);
    point.tensorAcross = point.layout.tp > std::max(r.cardsPerNode, r.scaleUpDomain);
    if (!point.tensorAcross || !r.computable())
        return;
    r.measured = held;
    // The ladder's own tensor degrees end at the domain.
    const Choice inside = fastestLayout(r, std::int64_t(point.cards.value()));
    if (inside.found && inside.step)
        point.inside = InsideDomain{inside.layout, *inside.step};
}

void sayTheDomain(ScalingCurve& curve)
{
    const ScalingPoint* said = nullptr;
    if (curve.current && curve.points[*curve.current].tensorAcross)
        said = &curve.points[*curve.current];
    for (const ScalingPoint& p : curve.points)
        if (!said && p.tensorAcross)
            said = &p;
    if (!said)
        return;
    const std::string at = wholeText(said->cards.value());
    if (!said->inside) {
        curve.notes.push_back({SW_TEXT("Scaling",
                                   "On %1 cards tensor parallel reaches across nodes, and no layout that "
                                   "keeps it inside one fits."),
            {at}});
        return;
    }
    const Seconds price = said->step - said->inside->step;
    const std::string percent
        = numberText(std::fabs((price / said->inside->step).value()) * 100, 3) + " %";
    if (price > units::seconds(0))
        curve.notes.push_back({SW_TEXT("Scaling",
                                   "On %1 cards tensor parallel reaches across nodes: a step takes %2, the "
                                   "fastest layout that keeps it inside one (%3) %4; crossing costs %5 a "
                                   "step, %6."),
            {at, secondsText(said->step), degrees(said->inside->layout),
                secondsText(said->inside->step), secondsText(price), percent}});
    else
        curve.notes.push_back({SW_TEXT("Scaling",
                                   "On %1 cards tensor parallel reaches across nodes: a step takes %2, the "
                                   "fastest layout that keeps it inside one (%3) %4; crossing is no loss "
                                   "here."),
            {at, secondsText(said->step), degrees(said->inside->layout),
                secondsText(said->inside->step)}});
}

} // namespace sizewright
