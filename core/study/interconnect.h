// What another interconnect would do for a plan: a table of variants, each one change of the plan's fields, on
// the same cards (model.md §5.7).
//
// Counts the step by the model and what the change costs as far as the plan has figures: the fabric as a share of
// the servers, in proportion to the ports of a card. Leaves out: another price of rent, of servers with
// a larger domain, of Ethernet against InfiniBand – the plan has none of them.
#pragma once

#include "core/model/evaluate.h"

namespace sizewright {

struct InterconnectVariant {
    std::string key; // stable: "oversubscription-2"
    Message name; // what is changed, and to what
    std::string_view source; // of the figures that it puts in
    Scenario scenario;
    Results results;
    bool otherLayout = false; // the program would choose another one here, and it is faster
    // Capital of the fabric beyond the plan's; nothing where no figure of the plan says.
    std::optional<Money> price;
    Message priceNote; // how the price comes about, or which figure is missing
};

struct Interconnect {
    Scenario scenario; // the plan with its cards held
    Results plan;
    std::vector<InterconnectVariant> variants;
    // By how much a figure of a variant differs from the plan's, over the plan's; nothing where one is absent.
    template <class Q> std::optional<Ratio> change(const InterconnectVariant& variant, Figure<Q> figure) const
    {
        const auto own = plan[figure], other = variant.results[figure];
        if (!own || !other || !(own->value() > 0))
            return {};
        return *other / *own - ratio(1);
    }
};

// No variants where the plan has no step yet, and where its cards reach each other without a network.
Interconnect interconnectOf(const Scenario& scenario, const Catalogue& catalogue);

// Capital of a fabric per port of a card against one that does not block: a leaf port, and of an uplink its two
// ports, which oversubscription shares: (1 + 2/oversubscription)/3. A run under one leaf switch needs no
// uplink and costs the same at any.
Ratio fabricCost(Ratio oversubscription, bool underOneLeaf);

} // namespace sizewright
