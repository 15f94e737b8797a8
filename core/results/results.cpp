#include "core/results/results.h"

#include "core/units/display.h"

namespace sizewright {

const ResultFields& resultFields()
{
    static const ResultFields all;
    return all;
}

Text label(Tier tier)
{
    switch (tier) {
    case Tier::small: return SW_TEXT("Tier", "Small: one node holds it");
    case Tier::medium: return SW_TEXT("Tier", "Medium: tensor parallel in the node, data parallel across");
    case Tier::large: return SW_TEXT("Tier", "Large: tensor, pipeline and data parallel together");
    }
    return {};
}

std::string_view key(Tier tier)
{
    switch (tier) {
    case Tier::small: return "small";
    case Tier::medium: return "medium";
    case Tier::large: return "large";
    }
    return {};
}

Text label(Binding binding)
{
    switch (binding) {
    case Binding::none: return {};
    case Binding::compute: return SW_TEXT("Binding", "compute");
    case Binding::memoryBandwidth: return SW_TEXT("Binding", "memory bandwidth");
    case Binding::nodeLinks: return SW_TEXT("Binding", "links inside the node");
    case Binding::network: return SW_TEXT("Binding", "network");
    case Binding::pipelineBubble: return SW_TEXT("Binding", "pipeline bubble");
    case Binding::launch: return SW_TEXT("Binding", "launch overhead");
    }
    return {};
}

std::string_view key(Binding binding)
{
    switch (binding) {
    case Binding::none: return "none";
    case Binding::compute: return "compute";
    case Binding::memoryBandwidth: return "memory_bandwidth";
    case Binding::nodeLinks: return "node_links";
    case Binding::network: return "network";
    case Binding::pipelineBubble: return "pipeline_bubble";
    case Binding::launch: return "launch";
    }
    return {};
}

Text label(Fit fit)
{
    switch (fit) {
    case Fit::fits: return SW_TEXT("Fit", "fits");
    case Fit::atRisk: return SW_TEXT("Fit", "at risk");
    case Fit::doesNotFit: return SW_TEXT("Fit", "does not fit");
    }
    return {};
}

std::string figureText(const Results& results, std::size_t ordinal, int digits)
{
    const ResultInfo& info = resultFields().all()[ordinal];
    const auto value = results.number(ordinal);
    if (!value)
        return "—";
    if (info.signature == signatureOf<Cards>() || info.signature == signatureOf<CardTime>()) {
        const UnitChoice* unit = findUnit(info.signature, info.unit);
        const double shown = *value / (unit ? unit->factor : 1.0);
        return shown < 100 ? numberText(shown, digits) : wholeText(std::round(shown));
    }
    return quantityText(*value, info.signature, info.automaticUnit ? "" : info.unit,
        {digits, results.currency, true});
}

} // namespace sizewright
