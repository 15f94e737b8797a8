#include "core/decision/price_in_plan.h"

#include "core/catalogue/price_book.h"
#include "core/plan/exchange_rates.h"
#include "core/units/display.h"
#include "core/units/literals.h"

namespace sizewright {

namespace {

std::string sourceOf(const Price& price, const Scenario& scenario)
{
    std::string out = price.provider + ", " + price.source.asOf;
    if (!price.source.text.empty() && price.source.text != price.provider)
        out += ": " + price.source.text;
    if (price.tax == Tax::included)
        out += "; net of " + numberText(price.taxRate.value() * 100, 4) + " % tax";
    return out + conversionNote(scenario, price.amount.currency());
}

} // namespace

std::vector<PlannedValue> priceInPlan(
    const Price& price, const Scenario& scenario, Cards cardsPerNode)
{
    const PlanFields& f = fields();
    const ExchangeRates rates = exchangeRates(scenario);
    std::vector<PlannedValue> out;
    // `unit`: how much of the field's base unit one unit of the amount is for.
    const auto put = [&](auto field, QuotedAmount amount, double unit) {
        FieldValue value;
        value.number = rates.toPlan(amount).value() / unit;
        value.origin = Origin::quoted;
        value.source = sourceOf(price, scenario);
        const FieldInfo& info = fields()[field];
        if (value.number >= info.min && value.number <= info.max)
            out.push_back({info.ordinal, std::move(value)});
    };
    const auto service = [&](auto field, std::string_view symbol) {
        const FieldInfo& info = fields()[field];
        if (const UnitChoice* unit = findUnit(info.signature, symbol))
            put(field, price.net() * ratio(unit->factor), 1.0);
    };
    switch (price.kind) {
    case PriceKind::onDemand:
    case PriceKind::spot: put(f.rentPrice, *cardHourPrice(price), units::hour); break;
    case PriceKind::reserved:
    case PriceKind::lease:
        put(f.leasePrice, *cardHourPrice(price), units::hour);
        if (const Seconds term = termOf(price); term.value() > 0 && !out.empty()) {
            FieldValue value;
            value.number = term.value();
            value.origin = Origin::quoted;
            value.source = out.front().value.source;
            out.push_back({f.leaseMinimum.ordinal, std::move(value)});
        }
        break;
    case PriceKind::server:
        put(f.serverPrice, price.net() / ratio(price.cards) * ratio(cardsPerNode.value()), 1.0);
        break;
    case PriceKind::service:
        if (price.unit == "per kWh")
            service(f.powerPrice, "¤/kWh");
        else if (price.unit == "per kW-month")
            service(f.colocation, "¤/kW-month");
        else if (price.unit == "per GB-month")
            service(f.storagePrice, "¤/GB-month");
        else if (price.unit == "per GB")
            service(f.egressPrice, "¤/GB");
        break;
    case PriceKind::card:
    case PriceKind::other: break;
    }
    return out;
}

} // namespace sizewright
