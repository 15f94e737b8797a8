#include "core/study/validation_summary.h"

#include "core/study/unexplained.h"
#include "core/units/literals.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>
#include <map>

namespace sizewright {

namespace {

constexpr std::size_t worstShown = 10;

// The value below which `share` of the sorted values lie, between neighbours on a line.
double quantile(const std::vector<double>& sorted, double share)
{
    const double at = share * double(sorted.size() - 1);
    const auto below = std::size_t(at);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (at - double(below)) * (sorted[above] - sorted[below]);
}

struct Band {
    double below; // upper edge
    std::string_view name;
};
constexpr double unbounded = std::numeric_limits<double>::infinity();

constexpr std::array sizeBands{Band{1, "< 1B"}, Band{3, "1–3B"}, Band{10, "3–10B"},
    Band{30, "10–30B"}, Band{100, "30–100B"}, Band{300, "100–300B"}, Band{unbounded, "≥ 300B"}};
constexpr std::array cardBands{Band{2, "1"}, Band{9, "2–8"}, Band{65, "9–64"}, Band{513, "65–512"},
    Band{4097, "513–4096"}, Band{unbounded, "> 4096"}};

template <std::size_t n> std::string bandOf(const std::array<Band, n>& bands, double value)
{
    for (const Band& band : bands)
        if (value < band.below)
            return std::string(band.name);
    return std::string(bands.back().name);
}

// A framework without its version: up to the first word that begins with a digit, "v", "r" and a
// digit, or a bracket.
std::string withoutVersion(std::string_view framework)
{
    std::size_t end = 0;
    while (end < framework.size()) {
        const std::size_t start = end == 0 ? 0 : end + 1;
        if (start >= framework.size())
            break;
        const auto digitAt = [&](std::size_t i) {
            return i < framework.size() && std::isdigit(static_cast<unsigned char>(framework[i]));
        };
        const char c = framework[start];
        if (start > 0
            && (digitAt(start) || c == '(' || ((c == 'v' || c == 'r') && digitAt(start + 1))))
            break;
        end = std::min(framework.find(' ', start), framework.size());
    }
    return std::string(framework.substr(0, end));
}

struct Grouping {
    std::string_view kind;
    std::string (*name)(const ValidationRow&);
    std::vector<std::string_view> order = {}; // of the names; empty: as the alphabet has them
};

template <std::size_t n> std::vector<std::string_view> namesOf(const std::array<Band, n>& bands)
{
    std::vector<std::string_view> names;
    for (const Band& band : bands)
        names.push_back(band.name);
    return names;
}

const std::array<Grouping, 6>& groupings()
{
    static const std::array<Grouping, 6> all{
        Grouping{"source", [](const ValidationRow& r) { return r.family; }},
        Grouping{"framework", [](const ValidationRow& r) { return withoutVersion(r.framework); }},
        Grouping{"card", [](const ValidationRow& r) { return r.card; }},
        Grouping{"form", [](const ValidationRow& r) { return r.form; }},
        Grouping{"parameters",
            [](const ValidationRow& r) { return bandOf(sizeBands, r.parameters / units::giga); },
            namesOf(sizeBands)},
        Grouping{"cards", [](const ValidationRow& r) { return bandOf(cardBands, r.cards); },
            namesOf(cardBands)}};
    return all;
}

void addGroups(ValidationReport& report, const Grouping& grouping)
{
    struct Errors {
        std::vector<double> time, memory;
    };
    std::map<std::string, Errors> byName;
    for (const ValidationRow& row : report.rows) {
        const auto time = row.timeError(), memory = row[Metric::memory].error();
        if (!row.predicted || (!time && !memory))
            continue;
        Errors& errors = byName[grouping.name(row)];
        if (time)
            errors.time.push_back(*time);
        if (memory)
            errors.memory.push_back(*memory);
    }
    const auto add = [&](const std::string& name, Errors& errors) {
        report.groups.push_back({std::string(grouping.kind), name,
            errorStatistics(std::move(errors.time)), errorStatistics(std::move(errors.memory))});
    };
    for (const std::string_view name : grouping.order)
        if (const auto found = byName.find(std::string(name)); found != byName.end())
            add(found->first, found->second);
    for (auto& [name, errors] : byName)
        if (grouping.order.empty())
            add(name, errors);
}

template <class Error>
std::vector<std::size_t> worstBy(const ValidationReport& report, Error errorOf)
{
    std::vector<std::pair<double, std::size_t>> found;
    for (std::size_t i = 0; i < report.rows.size(); ++i)
        if (const auto error = errorOf(report.rows[i]); error && report.rows[i].predicted)
            found.emplace_back(-std::abs(*error), i);
    std::sort(found.begin(), found.end());
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < std::min(worstShown, found.size()); ++i)
        out.push_back(found[i].second);
    return out;
}

void countSkipped(ValidationReport& report)
{
    std::map<std::string, std::size_t> reasons;
    for (const ValidationRow& row : report.rows)
        if (!row.predicted)
            ++reasons[row.why];
    report.skipped.assign(reasons.begin(), reasons.end());
    std::stable_sort(report.skipped.begin(), report.skipped.end(),
        [](const auto& a, const auto& b) { return a.second > b.second; });
}

void countFits(ValidationReport& report)
{
    FitCounts& c = report.fits;
    for (const ValidationRow& row : report.rows) {
        if (!row.predicted || !row.fits)
            continue;
        if (row.outcome == Outcome::outOfMemory) {
            ++c.outOfMemory;
            c.falseFits += *row.fits;
        } else if (row.outcome == Outcome::failed) {
            ++c.failed;
            c.failedFits += *row.fits;
        } else if (row.outcome == Outcome::ran) {
            ++c.ran;
            c.falseMisfits += !*row.fits;
        }
    }
}

} // namespace

ErrorStatistics errorStatistics(std::vector<double> errors)
{
    ErrorStatistics s;
    s.n = errors.size();
    if (errors.empty())
        return s;
    for (double& error : errors) {
        s.bias += error / double(errors.size());
        error = std::abs(error);
        s.meanAbs += error / double(errors.size());
    }
    std::sort(errors.begin(), errors.end());
    s.medianAbs = quantile(errors, 0.5);
    s.p90Abs = quantile(errors, 0.9);
    return s;
}

const std::vector<std::string_view>& groupKinds()
{
    static const std::vector<std::string_view> kinds = [] {
        std::vector<std::string_view> out;
        for (const Grouping& grouping : groupings())
            out.push_back(grouping.kind);
        return out;
    }();
    return kinds;
}

std::string groupOf(const ValidationRow& row, std::string_view kind)
{
    for (const Grouping& grouping : groupings())
        if (grouping.kind == kind)
            return grouping.name(row);
    return {};
}

void summarise(ValidationReport& report)
{
    std::vector<double> time, reliable;
    const auto& gaps = shippedKnownGaps();
    const auto unreliable = [&](const ValidationRow& row) {
        const KnownGap* gap = gaps ? gapOf(*gaps, row.id) : nullptr;
        return gap && gap->kind == GapKind::unreliable;
    };
    for (std::size_t m = 0; m < metricCount; ++m) {
        std::vector<double> errors;
        for (const ValidationRow& row : report.rows)
            if (const auto error = row.metrics[m].error(); error && row.predicted)
                errors.push_back(*error);
        report.summary[m] = errorStatistics(std::move(errors));
    }
    for (const ValidationRow& row : report.rows)
        if (const auto error = row.timeError(); error && row.predicted) {
            time.push_back(*error);
            if (!unreliable(row))
                reliable.push_back(*error);
        }
    report.time = errorStatistics(std::move(time));
    report.reliableTime = errorStatistics(std::move(reliable));

    for (const Grouping& grouping : groupings())
        addGroups(report, grouping);
    report.worstTime = worstBy(report, [](const ValidationRow& r) { return r.timeError(); });
    report.worstMemory
        = worstBy(report, [](const ValidationRow& r) { return r[Metric::memory].error(); });
    countSkipped(report);
    countFits(report);
}

} // namespace sizewright
