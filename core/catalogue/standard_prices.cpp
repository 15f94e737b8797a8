#include "core/catalogue/default_prices.h"

namespace sizewright {

QuotedAmount Price::net() const
{
    return tax == Tax::included ? amount / ratio(1 + taxRate.value()) : amount;
}

void indexStandardPrices(Catalogue& catalogue)
{
    catalogue.standardPrices.clear();
    for (const Accelerator& card : catalogue.accelerators)
        for (PriceKind kind : {PriceKind::onDemand, PriceKind::spot, PriceKind::lease, PriceKind::server,
                 PriceKind::card})
            if (const auto price = defaultPrice(catalogue, card, kind))
                catalogue.standardPrices.push_back(
                    {card.id, kind, price->amount, price->source});
}

const StandardPrice* Catalogue::standardPrice(
    std::string_view acceleratorId, PriceKind kind) const
{
    for (const StandardPrice& price : standardPrices)
        if (price.kind == kind && price.accelerator == acceleratorId)
            return &price;
    return nullptr;
}

} // namespace sizewright
