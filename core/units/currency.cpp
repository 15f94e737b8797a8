#include "core/units/currency.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace sizewright {

namespace {

struct CurrencyRow {
    std::string_view code, sign;
};
constexpr std::array<CurrencyRow, currencyCount> rows{CurrencyRow{"USD", "$"},
    CurrencyRow{"CNY", "¥"}, CurrencyRow{"EUR", "€"}, CurrencyRow{"GBP", "£"},
    CurrencyRow{"JPY", "JP¥"}, CurrencyRow{"HKD", "HK$"}, CurrencyRow{"SGD", "S$"}};

} // namespace

std::string_view codeOf(Currency currency) { return rows[std::size_t(currency)].code; }
std::string_view signOf(Currency currency) { return rows[std::size_t(currency)].sign; }

std::optional<Currency> currencyOfCode(std::string_view code)
{
    std::string large(code);
    std::transform(large.begin(), large.end(), large.begin(),
        [](unsigned char c) { return char(std::toupper(c)); });
    if (large == "RMB" || large == "CNH")
        return Currency::cny;
    for (const Currency currency : allCurrencies)
        if (codeOf(currency) == large)
            return currency;
    return {};
}

Money ExchangeRates::worthOf(Currency currency) const
{
    if (currency == m_plan)
        return fromBase<Money>(1);
    return fromBase<Money>((perDollar(m_plan) / perDollar(currency)).value());
}

} // namespace sizewright
