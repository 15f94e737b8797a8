// Predicted against measured, row by row, for a table of measured runs. Pure: no files, no clock.
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/study/run_scenario.h"

#include <nlohmann/json.hpp>

#include <array>

namespace sizewright {

enum class Metric : std::uint8_t {
    step, tflops, mfu, tokenRate, memory, days, gpuHours, parameters
};
inline constexpr std::size_t metricCount = 8;
std::string_view key(Metric metric); // "step_s", as in JSON
Text label(Metric metric);

// In the unit of the metric's name; MFU as a fraction. The measured side is the row's own figure; the
// predicted side is converted to what the source counts (its FLOP, its memory, its gigabytes).
struct MetricPair {
    std::optional<double> measured, predicted;
    // predicted over measured, less one; nothing where a side is missing
    std::optional<double> error() const
    {
        return measured && predicted && *measured != 0
            ? std::optional(*predicted / *measured - 1)
            : std::nullopt;
    }
};

// What became of the run, as the row tells.
enum class Outcome : std::uint8_t { ran, outOfMemory, failed, unknown };

struct ValidationRow {
    std::string id, family, framework, card;
    std::string form; // key of the training form
    double parameters = 0, cards = 0;
    bool predicted = false;
    std::vector<Message> remarks; // skipped: the reason; else what was assumed or left out
    std::string why; // the same in English, one line
    std::array<MetricPair, metricCount> metrics;
    Outcome outcome = Outcome::unknown;
    std::optional<bool> fits; // our verdict on memory
    std::vector<std::pair<std::size_t, double>> parts; // of the predicted step: figure's ordinal, seconds

    const MetricPair& operator[](Metric m) const { return metrics[std::size_t(m)]; }
    // How far off the speed is, as a step time: from the first of step, tokens/s, TFLOP/s and MFU that
    // the row has; rates are turned round.
    std::optional<double> timeError() const;
};

struct ErrorStatistics {
    std::size_t n = 0;
    double medianAbs = 0, p90Abs = 0, bias = 0, meanAbs = 0; // fractions; bias: mean of the signed error
};
ErrorStatistics errorStatistics(std::vector<double> errors);

// What rows are grouped by: "source", "framework", "card", "form", "parameters", "cards".
const std::vector<std::string_view>& groupKinds();
// The group of that kind that a row belongs to: "H100".
std::string groupOf(const ValidationRow& row, std::string_view kind);

struct ErrorGroup {
    std::string kind, name; // "card", "H100"
    ErrorStatistics time, memory;
};

struct FitCounts {
    std::size_t outOfMemory = 0, falseFits = 0; // ran out of memory, of these we say that it fits
    std::size_t failed = 0, failedFits = 0; // out of memory or a crash, the source does not tell
    std::size_t ran = 0, falseMisfits = 0; // ran, of these we say that it does not fit
};

struct ValidationReport {
    std::vector<ValidationRow> rows; // in the order of the table
    std::array<ErrorStatistics, metricCount> summary;
    ErrorStatistics time; // one figure a row, see timeError
    ErrorStatistics reliableTime; // without the rows that the record calls unreliable, see unexplained.h
    std::vector<ErrorGroup> groups;
    std::vector<std::pair<std::string, std::size_t>> skipped; // reason, rows; most frequent first
    std::vector<std::size_t> worstTime, worstMemory; // row indices, ten at most
    FitCounts fits;
};

// A row as a scenario, made once where it is to be predicted often.
struct PreparedRun {
    RunRow row;
    RunScenario run;
};
PreparedRun prepareRun(const RunRow& row, const Catalogue& catalogue);
ValidationRow predictRun(const PreparedRun& prepared, const Catalogue& catalogue);

ValidationReport validateRows(const std::vector<RunRow>& rows, const Catalogue& catalogue);
Result<ValidationReport> validateRuns(const CsvTable& table, const Catalogue& catalogue);

std::string validationText(const ValidationReport& report);
nlohmann::ordered_json validationJson(const ValidationReport& report);

} // namespace sizewright
