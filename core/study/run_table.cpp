#include "core/study/run_table.h"

#include <array>
#include <charconv>
#include <cmath>

namespace sizewright {

namespace {

constexpr double mostSensible = 1e16; // ten thousand times the tokens of the longest run

struct TextColumn {
    std::string_view name;
    std::string RunRow::* member;
};
struct NumberColumn {
    std::string_view name;
    std::optional<double> RunRow::* member;
};

constexpr std::array textColumns{TextColumn{"id", &RunRow::id},
    TextColumn{"source", &RunRow::source}, TextColumn{"framework", &RunRow::framework},
    TextColumn{"model", &RunRow::model}, TextColumn{"gpu", &RunRow::gpu},
    TextColumn{"precision", &RunRow::precision}, TextColumn{"recompute", &RunRow::recompute},
    TextColumn{"notes", &RunRow::notes}};

constexpr std::array numberColumns{NumberColumn{"params_b", &RunRow::paramsBillion},
    NumberColumn{"active_params_b", &RunRow::activeParamsBillion},
    NumberColumn{"layers", &RunRow::layers}, NumberColumn{"hidden", &RunRow::hidden},
    NumberColumn{"ffn", &RunRow::ffn}, NumberColumn{"gated_ffn", &RunRow::gatedFfn},
    NumberColumn{"heads", &RunRow::heads}, NumberColumn{"kv_heads", &RunRow::kvHeads},
    NumberColumn{"head_dim", &RunRow::headDim}, NumberColumn{"vocab", &RunRow::vocab},
    NumberColumn{"tied", &RunRow::tied}, NumberColumn{"experts", &RunRow::experts},
    NumberColumn{"topk", &RunRow::expertsPerToken},
    NumberColumn{"expert_ffn", &RunRow::expertFfn},
    NumberColumn{"shared_experts", &RunRow::sharedExperts},
    NumberColumn{"seq", &RunRow::sequence}, NumberColumn{"gpus", &RunRow::gpus},
    NumberColumn{"gpus_per_node", &RunRow::gpusPerNode},
    NumberColumn{"intra_gbs", &RunRow::intraGbs},
    NumberColumn{"inter_gbps_per_gpu", &RunRow::interGbps}, NumberColumn{"tp", &RunRow::tp},
    NumberColumn{"pp", &RunRow::pp}, NumberColumn{"vpp", &RunRow::vpp},
    NumberColumn{"dp", &RunRow::dp}, NumberColumn{"cp", &RunRow::cp},
    NumberColumn{"ep", &RunRow::ep}, NumberColumn{"etp", &RunRow::etp}, NumberColumn{"sp", &RunRow::sequenceParallel},
    NumberColumn{"zero_stage", &RunRow::zeroStage}, NumberColumn{"mbs", &RunRow::microBatch},
    NumberColumn{"gbs", &RunRow::globalBatch}, NumberColumn{"flash", &RunRow::flash},
    NumberColumn{"tokens_total", &RunRow::tokensTotal},
    NumberColumn{"measured_tflops_gpu", &RunRow::tflopsPerGpu},
    NumberColumn{"measured_mfu", &RunRow::mfu}, NumberColumn{"measured_hfu", &RunRow::hfu},
    NumberColumn{"measured_step_s", &RunRow::stepSeconds},
    NumberColumn{"measured_tok_s_gpu", &RunRow::tokensPerSecondPerGpu},
    NumberColumn{"measured_mem_gib", &RunRow::memoryGib},
    NumberColumn{"measured_days", &RunRow::days},
    NumberColumn{"measured_gpu_hours", &RunRow::gpuHours}};

// What a table must have to be one of runs at all.
constexpr std::array<std::string_view, 8> needed{
    "id", "gpu", "gpus", "layers", "hidden", "heads", "seq", "gbs"};

std::optional<double> parseNumber(const std::string& cell)
{
    double value = 0;
    const char* end = cell.data() + cell.size();
    const auto [stop, error] = std::from_chars(cell.data(), end, value);
    // Every column counts or measures something.
    const bool sensible = std::isfinite(value) && value >= 0 && value <= mostSensible;
    return error == std::errc() && stop == end && sensible ? std::optional(value) : std::nullopt;
}

// Where the columns stand in one table; looked up once.
struct Places {
    std::vector<std::pair<std::size_t, TextColumn>> texts;
    std::vector<std::pair<std::size_t, NumberColumn>> numbers;
};

Places findPlaces(const CsvTable& table)
{
    Places places;
    for (const TextColumn& column : textColumns)
        if (const auto at = table.column(column.name))
            places.texts.emplace_back(*at, column);
    for (const NumberColumn& column : numberColumns)
        if (const auto at = table.column(column.name))
            places.numbers.emplace_back(*at, column);
    return places;
}

RunRow readRow(const Places& places, const std::vector<std::string>& cells)
{
    RunRow row;
    for (const auto& [at, column] : places.texts)
        row.*column.member = cells[at];
    for (const auto& [at, column] : places.numbers) {
        if (cells[at].empty())
            continue;
        row.*column.member = parseNumber(cells[at]);
        if (!(row.*column.member) && row.unreadable.empty())
            row.unreadable = std::string(column.name) + ": " + cells[at];
    }
    return row;
}

} // namespace

std::string_view RunRow::family() const
{
    return std::string_view(id).substr(0, id.find('-'));
}

bool RunRow::notesSay(std::string_view words) const
{
    return notes.find(words) != std::string::npos;
}

Result<std::vector<RunRow>> readRuns(const CsvTable& table)
{
    std::vector<Problem> problems;
    for (const std::string_view name : needed)
        if (!table.column(name))
            problems.push_back({Severity::error, "runs.column_missing", {},
                {SW_TEXT("Validation",
                     "The table has no column “%1”: its first line must name the columns of the "
                     "table of measured runs"),
                    {std::string(name)}}});
    if (!problems.empty())
        return problems;
    std::vector<RunRow> rows;
    rows.reserve(table.rows.size());
    const Places places = findPlaces(table);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        rows.push_back(readRow(places, table.rows[i]));
        rows.back().line = i < table.lines.size() ? table.lines[i] : 0;
    }
    return rows;
}

} // namespace sizewright
