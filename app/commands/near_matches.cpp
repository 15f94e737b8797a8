#include "app/commands/near_matches.h"

#include <algorithm>
#include <numeric>

namespace sizewright {

namespace {

constexpr std::size_t longestCompared = 100; // names are short; a longer word is near to none

// How many letters must be put in, taken out or exchanged to come from one to the other.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t(0));
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1])});
            diagonal = above;
        }
    }
    return row.back();
}

std::string_view lastPart(std::string_view name) { return name.substr(name.rfind('.') + 1); }

std::size_t distance(std::string_view word, std::string_view name)
{
    if (name.find(word) != std::string_view::npos)
        return 1;
    // "memory.totl" for "memory.total_gib": the beginning of a name may be meant.
    const std::size_t whole = std::min(
        editDistance(word, name), editDistance(word, name.substr(0, word.size() + 1)) + 1);
    // "total_gib" for "memory.total_gib", "memory.tp" for "strategy.tp".
    return std::min(whole, editDistance(lastPart(word), lastPart(name)) + 1);
}

} // namespace

std::vector<std::string_view> nearMatches(
    std::string_view word, const std::vector<std::string_view>& names, std::size_t most)
{
    if (word.empty() || word.size() > longestCompared)
        return {};
    std::vector<std::pair<std::size_t, std::string_view>> found;
    const std::size_t limit = 1 + lastPart(word).size() / 3;
    for (const std::string_view name : names)
        if (const std::size_t d = distance(word, name); d <= limit)
            found.emplace_back(d, name);
    std::stable_sort(
        found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string_view> out;
    for (const auto& [d, name] : found)
        if (out.size() < most)
            out.push_back(name);
    return out;
}

std::string joined(const std::vector<std::string_view>& words, std::string_view separator)
{
    std::string out;
    for (const std::string_view word : words)
        out.append(out.empty() ? "" : separator).append(word);
    return out;
}

std::string didYouMean(std::string_view word, const std::vector<std::string_view>& names)
{
    const auto near = nearMatches(word, names);
    return near.empty() ? std::string() : " (did you mean " + joined(near, " or ") + "?)";
}

} // namespace sizewright
