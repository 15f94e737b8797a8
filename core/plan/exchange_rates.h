// The rates at which a scenario turns quoted amounts into its money: fields of the plan, each with its
// origin and source, all of one day (money.rates_as_of). A rate that nobody has set is an assumption.
#pragma once

#include "core/plan/scenario.h"
#include "core/units/currency.h"

namespace sizewright {

struct StatedRate {
    Currency currency = Currency::usd;
    Ratio perDollar;
    bool assumed = true; // nobody has set it
    std::string source; // where the rate comes from, or why it is assumed
};

// The field of a currency's rate; nothing for the dollar, against which the others are stated.
std::optional<Field<Ratio>> rateField(Currency currency);
ExchangeRates exchangeRates(const Scenario& scenario);
StatedRate statedRate(const Scenario& scenario, Currency currency);

// The rates that take part when an amount in `from` becomes the plan's money: none, one or two.
std::vector<StatedRate> ratesBetween(const Scenario& scenario, Currency from);

// "; at 7.1 CNY per USD (assumed)": what to add to the source of a price that was converted; empty where
// it was not.
std::string conversionNote(const Scenario& scenario, Currency from);

} // namespace sizewright
