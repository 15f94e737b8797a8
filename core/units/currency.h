// Amounts as they are quoted, each in its own currency. They have no arithmetic across currencies and
// none with the plan's money: an amount becomes Money only through a table of exchange rates.
#pragma once

#include "core/units/quantities.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace sizewright {

// The order is that of the options of the plan's currency and never changes.
enum class Currency : std::uint8_t { usd, cny, eur, gbp, jpy, hkd, sgd };
inline constexpr std::array allCurrencies{Currency::usd, Currency::cny, Currency::eur,
    Currency::gbp, Currency::jpy, Currency::hkd, Currency::sgd};
inline constexpr std::size_t currencyCount = allCurrencies.size();

std::string_view codeOf(Currency); // "USD": ISO 4217, as in files and on the command line
std::string_view signOf(Currency); // "$": no two are equal, so ¥ is the renminbi and JP¥ the yen
std::optional<Currency> currencyOfCode(std::string_view code); // "CNY", also "cny" and "RMB"

// So much of one currency, per whatever unit its holder says. Only a scale may be applied to it.
class QuotedAmount
{
public:
    constexpr QuotedAmount() = default;
    constexpr QuotedAmount(double value, Currency currency) : m_value(value), m_currency(currency) {}

    constexpr double value() const { return m_value; } // [units of currency()]
    constexpr Currency currency() const { return m_currency; }

    friend QuotedAmount operator*(QuotedAmount a, Ratio scale)
    {
        return {a.m_value * scale.value(), a.m_currency};
    }
    friend QuotedAmount operator/(QuotedAmount a, Ratio scale)
    {
        return {a.m_value / scale.value(), a.m_currency};
    }
    friend constexpr bool operator==(QuotedAmount, QuotedAmount) = default;

private:
    double m_value = 0;
    Currency m_currency = Currency::usd;
};

// How much of each currency a US dollar buys, and which of them the plan's money is.
class ExchangeRates
{
public:
    // `perDollar`: in the order of the enumerators, positive; that of the dollar is 1.
    ExchangeRates(Currency plan, const std::array<Ratio, currencyCount>& perDollar)
        : m_plan(plan), m_perDollar(perDollar)
    {
    }
    Currency plan() const { return m_plan; }
    Ratio perDollar(Currency currency) const { return m_perDollar[std::size_t(currency)]; }
    // Plan money for one unit of `currency`; exactly 1 of the plan's own.
    Money worthOf(Currency currency) const;
    Money toPlan(QuotedAmount amount) const { return worthOf(amount.currency()) * amount.value(); }

private:
    Currency m_plan;
    std::array<Ratio, currencyCount> m_perDollar;
};

} // namespace sizewright
