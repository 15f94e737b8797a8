#include "ui/workbook/input_probe.h"

#include "core/units/display.h"

#include <algorithm>
#include <cmath>

namespace sizewright {

namespace {

constexpr double step = 1.07, tolerance = 1e-9;

double another(const FieldInfo& field, double value)
{
    if (field.kind == FieldKind::whole)
        return value + 1 <= field.max ? value + 1 : value - 1;
    if (value != 0)
        return value * step <= field.max ? value * step : value / step;
    const UnitChoice* unit = findUnit(field.signature, field.unit);
    return std::min(field.max, field.signature.dimensionless() ? step - 1 : unit ? unit->factor : 1.0);
}

// The derivation with another value of an input; figures of other chapters stay.
Derivation withInput(const Derivation& derivation, const MoneyGraph& graph, std::size_t index, double value)
{
    Derivation changed = derivation;
    for (NodeId id = 0; id < changed.nodes.size(); ++id) {
        const auto at = graph.inputOf.find(id);
        if (at == graph.inputOf.end())
            changed.nodes[id].value = recompute(changed, id);
        else if (at->second == index)
            changed.nodes[id].value = value;
    }
    return changed;
}

bool agree(const MoneyGraph& graph, const Derivation& derivation, const Results& results)
{
    return std::all_of(graph.figures.begin(), graph.figures.end(), [&](const auto& figure) {
        const double mine = derivation.nodes[figure.second].value;
        const auto plans = results.number(figure.first);
        return plans ? std::fabs(mine - *plans) <= tolerance * std::max(std::fabs(mine), std::fabs(*plans))
                     : std::isnan(mine);
    });
}

} // namespace

void markDecidingInputs(MoneyGraph& graph, const Explained& explained, const Scenario& scenario,
    const Catalogue& catalogue)
{
    for (std::size_t i = 0; i < graph.inputs.size(); ++i) {
        MoneyInput& input = graph.inputs[i];
        if (!input.field || input.shared)
            continue;
        const double value = another(*input.field, explained.derivation.nodes[input.node].value);
        Scenario varied = scenario;
        varied.put(input.field->ordinal, {value, {}, {}, Origin::typed, {}});
        input.shared = !agree(graph, withInput(explained.derivation, graph, i, value),
            evaluate(varied, catalogue));
    }
}

} // namespace sizewright
