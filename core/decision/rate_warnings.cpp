#include "core/decision/rate_warnings.h"

#include "core/catalogue/price_book.h"
#include "core/plan/exchange_rates.h"
#include "core/units/display.h"

#include <set>

namespace sizewright {

namespace {

// The currencies of the prices that this plan takes from the catalogue, and of its dollar defaults.
std::set<Currency> quotedCurrencies(const Resolved& r)
{
    const PlanFields& f = fields();
    const Scenario& s = *r.scenario;
    std::set<Currency> used;
    const auto priced = [&](auto field, PriceKind kind) {
        if (s.isSet(field) || !r.card)
            return;
        if (const StandardPrice* price = r.catalogue->standardPrice(r.card->id, kind))
            used.insert(price->amount.currency());
    };
    priced(f.rentPrice, PriceKind::onDemand);
    priced(f.leasePrice, PriceKind::lease);
    priced(f.serverPrice, PriceKind::server);
    if (!s.isSet(f.powerPrice) || !s.isSet(f.colocation) || !s.isSet(f.staffPerNodeYear)
        || !s.isSet(f.storagePrice) || !s.isSet(f.egressPrice))
        used.insert(Currency::usd);
    return used;
}

} // namespace

void addRateWarnings(const Resolved& r, Results& results)
{
    const PlanFields& f = fields();
    const Scenario& s = *r.scenario;
    std::set<std::size_t> said;
    bool set = false;
    for (const Currency from : quotedCurrencies(r))
        for (const StatedRate& rate : ratesBetween(s, from)) {
            set = set || !rate.assumed;
            const FieldInfo& field = fields()[*rateField(rate.currency)];
            if (!rate.assumed || !said.insert(field.ordinal).second)
                continue;
            results.problems.push_back({Severity::warning, "money.rate_assumed",
                std::string(field.key),
                {SW_TEXT("Warning",
                     "amounts were converted at an assumed rate, %1 %2 per US dollar; set the day's "
                     "rate and its date"),
                    {numberText(rate.perDollar.value(), 6), std::string(codeOf(rate.currency))}}});
        }
    const std::string& day = s[f.ratesAsOf];
    const std::string place(fields()[f.ratesAsOf].key);
    if (!day.empty() && !dayNumber(day))
        results.problems.push_back({Severity::warning, "money.rates_day_unreadable", place,
            {SW_TEXT("Warning", "“%1” is no day; write the day of the exchange rates as 2026-11-30"),
                {excerpt(day, 40)}}});
    else if (set && day.empty())
        results.problems.push_back({Severity::note, "money.rates_undated", place,
            {SW_TEXT("Warning", "the exchange rates have no day; say of which day they are"), {}}});
}

} // namespace sizewright
