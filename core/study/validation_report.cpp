// The report of a validation as text for people and as JSON.
#include "core/study/validation.h"

#include "core/results/result_fields.h"
#include "core/units/display.h"

#include <cmath>
#include <cstdio>

namespace sizewright {

namespace {

std::string english(Text text, std::vector<std::string> arguments = {})
{
    return toString(Message{text, std::move(arguments)});
}

// Characters as people count them; the names hold a few that are not ASCII.
std::size_t widthOf(std::string_view text)
{
    std::size_t n = 0;
    for (const char c : text)
        n += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    return n;
}

std::string padded(std::string text, std::size_t width, bool right = false)
{
    const std::size_t have = widthOf(text);
    const std::string space(have < width ? width - have : 0, ' ');
    return right ? space + text : text + space;
}

std::string percent(double fraction, bool sign = false)
{
    char text[32];
    std::snprintf(text, sizeof text, sign ? "%+.1f %%" : "%.1f %%", fraction * 100);
    return text;
}

std::string statisticsCells(const ErrorStatistics& s)
{
    if (s.n == 0)
        return padded("—", 6, true) + std::string(36, ' ');
    return padded(std::to_string(s.n), 6, true) + padded(percent(s.meanAbs), 9, true)
        + padded(percent(s.medianAbs), 9, true)
        + padded(percent(s.p90Abs), 9, true) + padded(percent(s.bias, true), 9, true);
}

constexpr std::size_t nameWidth = 34;

std::string heading(Text title)
{
    const std::string text = english(title);
    return "\n" + text + "\n" + std::string(widthOf(text), '-') + "\n";
}

std::string columnNames()
{
    return padded("n", 6, true) + padded(english(SW_TEXT("Validation", "mean")), 9, true)
        + padded(english(SW_TEXT("Validation", "median")), 9, true)
        + padded("P90", 9, true) + padded(english(SW_TEXT("Validation", "bias")), 9, true);
}

void writeSummary(std::string& out, const ValidationReport& report)
{
    out += heading(SW_TEXT("Validation", "Errors by metric (predicted over measured, less one)"));
    out += padded("", nameWidth) + columnNames() + "\n";
    for (std::size_t m = 0; m < metricCount; ++m)
        out += padded(english(label(Metric(m))), nameWidth) + statisticsCells(report.summary[m])
            + "\n";
    out += padded(english(SW_TEXT("Validation", "Speed, one figure a row")), nameWidth)
        + statisticsCells(report.time) + "\n";
    if (report.reliableTime.n < report.time.n)
        out += padded(english(SW_TEXT("Validation", "Speed, without unreliable sources")), nameWidth)
            + statisticsCells(report.reliableTime) + "\n";
}

void writeGroups(std::string& out, const ValidationReport& report)
{
    out += heading(SW_TEXT("Validation", "Errors by group: speed, then memory"));
    std::string kind;
    for (const ErrorGroup& group : report.groups) {
        if (group.kind != kind) {
            kind = group.kind;
            out += padded(kind, nameWidth) + columnNames() + "  " + columnNames() + "\n";
        }
        out += padded("  " + group.name, nameWidth) + statisticsCells(group.time) + "  "
            + statisticsCells(group.memory) + "\n";
    }
}

void writeWorst(std::string& out, const ValidationReport& report)
{
    out += heading(SW_TEXT("Validation", "The ten rows that are furthest off, speed"));
    for (const std::size_t i : report.worstTime)
        out += padded(percent(*report.rows[i].timeError(), true), 10, true) + "  "
            + report.rows[i].id + "\n";
    out += heading(SW_TEXT("Validation", "The ten rows that are furthest off, memory"));
    for (const std::size_t i : report.worstMemory) {
        const MetricPair& memory = report.rows[i][Metric::memory];
        out += padded(percent(*memory.error(), true), 10, true) + "  "
            + padded(numberText(*memory.predicted, 4) + " / " + numberText(*memory.measured, 4), 18)
            + report.rows[i].id + "\n";
    }
}

void writeFits(std::string& out, const FitCounts& fits)
{
    const auto counts = [](std::size_t some, std::size_t all) {
        return std::vector<std::string>{std::to_string(some), std::to_string(all)};
    };
    out += heading(SW_TEXT("Validation", "Does it fit?"));
    out += english(SW_TEXT("Validation", "%1 of %2 runs that ran out of memory are said to fit"),
               counts(fits.falseFits, fits.outOfMemory))
        + "\n";
    out += english(SW_TEXT("Validation",
                       "%1 of %2 runs that ran out of memory or crashed are said to fit (the source "
                       "does not tell which)"),
               counts(fits.failedFits, fits.failed))
        + "\n";
    out += english(SW_TEXT("Validation", "%1 of %2 runs that ran are said not to fit"),
               counts(fits.falseMisfits, fits.ran))
        + "\n";
}

void writeSkipped(std::string& out, const ValidationReport& report)
{
    std::size_t all = 0;
    for (const auto& [reason, n] : report.skipped)
        all += n;
    out += heading(SW_TEXT("Validation", "Skipped rows"));
    out += english(SW_TEXT("Validation", "%1 of %2 rows"),
               {std::to_string(all), std::to_string(report.rows.size())})
        + "\n";
    for (const auto& [reason, n] : report.skipped)
        out += padded(std::to_string(n), 6, true) + "  " + reason + "\n";
}

nlohmann::ordered_json sideJson(std::optional<double> value)
{
    return value && std::isfinite(*value) ? nlohmann::ordered_json(*value)
                                          : nlohmann::ordered_json(nullptr);
}

nlohmann::ordered_json statisticsJson(const ErrorStatistics& s)
{
    return {{"n", s.n}, {"median_abs_error", s.medianAbs}, {"p90_abs_error", s.p90Abs},
        {"bias", s.bias}, {"mean_abs_error", s.meanAbs}};
}

nlohmann::ordered_json rowJson(const ValidationRow& row)
{
    nlohmann::ordered_json json{{"id", row.id}, {"status", row.predicted ? "ok" : "skipped"},
        {"why", row.why}};
    for (std::size_t m = 0; m < metricCount; ++m)
        json[std::string(key(Metric(m)))] = {{"measured", sideJson(row.metrics[m].measured)},
            {"predicted", sideJson(row.metrics[m].predicted)}};
    if (row.fits)
        json["fits"] = *row.fits;
    for (const auto& [ordinal, seconds] : row.parts)
        json["parts"][std::string(resultFields().all()[ordinal].key)] = seconds;
    constexpr std::array outcomes{"ran", "out-of-memory", "failed", "unknown"};
    json["outcome"] = outcomes[std::size_t(row.outcome)];
    return json;
}

} // namespace

std::string validationText(const ValidationReport& report)
{
    std::string out;
    writeSummary(out, report);
    writeGroups(out, report);
    writeWorst(out, report);
    writeFits(out, report.fits);
    writeSkipped(out, report);
    return out.substr(1);
}

nlohmann::ordered_json validationJson(const ValidationReport& report)
{
    nlohmann::ordered_json json{{"rows", nlohmann::ordered_json::array()},
        {"summary", nlohmann::ordered_json::object()}};
    for (const ValidationRow& row : report.rows)
        json["rows"].push_back(rowJson(row));
    for (std::size_t m = 0; m < metricCount; ++m)
        if (report.summary[m].n > 0)
            json["summary"][std::string(key(Metric(m)))] = statisticsJson(report.summary[m]);
    if (report.time.n > 0)
        json["speed"] = statisticsJson(report.time);
    if (report.reliableTime.n > 0)
        json["speed_reliable"] = statisticsJson(report.reliableTime);
    json["groups"] = nlohmann::ordered_json::array();
    for (const ErrorGroup& group : report.groups)
        json["groups"].push_back({{"kind", group.kind}, {"name", group.name},
            {"speed", statisticsJson(group.time)}, {"memory", statisticsJson(group.memory)}});
    json["fits"] = {{"out_of_memory", report.fits.outOfMemory},
        {"false_fits", report.fits.falseFits}, {"failed", report.fits.failed},
        {"failed_fits", report.fits.failedFits}, {"ran", report.fits.ran},
        {"false_misfits", report.fits.falseMisfits}};
    return json;
}

} // namespace sizewright
