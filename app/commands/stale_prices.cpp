#include "app/commands/stale_prices.h"

#include <algorithm>
#include <charconv>
#include <chrono>

namespace sizewright {

namespace {

std::optional<int> takeNumber(std::string_view& text, std::size_t digits)
{
    int value = 0;
    if (text.size() < digits)
        return {};
    const auto [end, error] = std::from_chars(text.data(), text.data() + digits, value);
    if (error != std::errc{} || end != text.data() + digits)
        return {};
    text.remove_prefix(digits);
    return value;
}

} // namespace

std::optional<int> dayNumber(std::string_view date)
{
    using namespace std::chrono;
    const auto year = takeNumber(date, 4);
    if (!year)
        return {};
    std::optional<int> month, day;
    if (date.starts_with('-')) {
        date.remove_prefix(1);
        month = takeNumber(date, 2);
        if (month && date.starts_with('-')) {
            date.remove_prefix(1);
            day = takeNumber(date, 2);
        }
    }
    const year_month in{std::chrono::year{*year},
        std::chrono::month{unsigned(month.value_or(12))}};
    const year_month_day ymd = day ? year_month_day{in / std::chrono::day{unsigned(*day)}}
                                   : year_month_day{in / last};
    if (!ymd.ok())
        return {};
    return int(sys_days{ymd}.time_since_epoch().count());
}

std::vector<PriceAge> stalePrices(const Catalogue& catalogue)
{
    const auto today = dayNumber(catalogue.version);
    std::vector<PriceAge> out;
    for (const Price& price : catalogue.prices) {
        const auto day = dayNumber(price.source.asOf);
        if (!day || !today)
            out.push_back({&price, {}});
        else if (*today - *day > freshDays)
            out.push_back({&price, *today - *day});
    }
    std::stable_sort(out.begin(), out.end(), [](const PriceAge& a, const PriceAge& b) {
        return a.days.value_or(-1) > b.days.value_or(-1);
    });
    return out;
}

} // namespace sizewright
