#include "core/plan/exchange_rates.h"

#include "core/units/display.h"

namespace sizewright {

std::optional<Field<Ratio>> rateField(Currency currency)
{
    const PlanFields& f = fields();
    switch (currency) {
    case Currency::usd: return {};
    case Currency::cny: return f.cnyPerUsd;
    case Currency::eur: return f.eurPerUsd;
    case Currency::gbp: return f.gbpPerUsd;
    case Currency::jpy: return f.jpyPerUsd;
    case Currency::hkd: return f.hkdPerUsd;
    case Currency::sgd: return f.sgdPerUsd;
    }
    return {};
}

ExchangeRates exchangeRates(const Scenario& scenario)
{
    std::array<Ratio, currencyCount> perDollar;
    for (const Currency currency : allCurrencies) {
        const auto field = rateField(currency);
        perDollar[std::size_t(currency)] = field ? *scenario[*field] : ratio(1);
    }
    return {*scenario[fields().currency], perDollar};
}

StatedRate statedRate(const Scenario& scenario, Currency currency)
{
    const auto field = rateField(currency);
    if (!field)
        return {currency, ratio(1), false, {}};
    const bool set = scenario.isSet(*field);
    return {currency, *scenario[*field], !set,
        set ? scenario.value(field->ordinal).source : std::string(fields()[*field].source)};
}

std::vector<StatedRate> ratesBetween(const Scenario& scenario, Currency from)
{
    const Currency plan = *scenario[fields().currency];
    std::vector<StatedRate> used;
    if (from != plan)
        for (const Currency currency : {from, plan})
            if (rateField(currency))
                used.push_back(statedRate(scenario, currency));
    return used;
}

std::string conversionNote(const Scenario& scenario, Currency from)
{
    std::string out;
    for (const StatedRate& rate : ratesBetween(scenario, from)) {
        out += out.empty() ? "; at " : " and ";
        out += numberText(rate.perDollar.value(), 6) + " " + std::string(codeOf(rate.currency))
            + " per USD";
        if (rate.assumed)
            out += " (assumed)";
        else if (const std::string& day = scenario[fields().ratesAsOf]; !day.empty())
            out += " (" + day + ")";
    }
    return out;
}

} // namespace sizewright
