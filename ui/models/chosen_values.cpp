#include "ui/models/chosen_values.h"

#include "core/plan/plan_fields.h"

namespace sizewright {

namespace {

void addLayout(ChosenValues& chosen, const Results& results)
{
    // Degrees that no formula needed have no leaf, yet they were decided.
    const PlanFields& f = fields();
    const Layout& layout = results.layout;
    const auto add = [&](auto field, double value) {
        chosen.try_emplace(field.ordinal, ChosenValue{value, {}, {}});
    };
    add(f.tp, double(layout.tp));
    add(f.pp, double(layout.pp));
    add(f.vpp, double(layout.vpp));
    add(f.cp, double(layout.cp));
    add(f.ep, double(layout.ep));
    add(f.etp, double(layout.etp));
    add(f.dp, double(layout.dp));
    add(f.zeroStage, layout.zeroStage);
    add(f.microBatch, double(layout.microBatch));
    add(f.recompute, double(layout.recompute));
    add(f.sequenceParallel, layout.sequenceParallel ? 1.0 : 0.0);
    // A sum of facts of the card, so it is a step and no leaf.
    if (const auto usable = results[resultFields().usable])
        add(f.usableMemory, usable->value());
}

} // namespace

ChosenValues chosenValues(const Explained& explained)
{
    ChosenValues chosen;
    for (const Node& node : explained.derivation.nodes) {
        if (node.op != Op::leaf)
            continue;
        const Leaf& leaf = explained.derivation.leaves[node.b];
        if (leaf.key.empty())
            continue;
        const FieldInfo* field = fields().find(leaf.key);
        if (field && field->signature == node.signature)
            chosen.try_emplace(
                field->ordinal, ChosenValue{node.value, leaf.source, leaf.asOf});
    }
    if (explained.results.number(resultFields().gpus.ordinal))
        addLayout(chosen, explained.results);
    return chosen;
}

} // namespace sizewright
