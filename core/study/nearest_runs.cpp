#include "core/study/nearest_runs.h"

#include "core/study/run_card.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace sizewright {

namespace {

constexpr double cardWeight = 0.5;
constexpr double otherWeight = 4; // another generation, another kind of training

std::string generationOf(std::string_view accelerator, const Catalogue& catalogue)
{
    const Accelerator* card = catalogue.accelerator(accelerator);
    return card ? card->generation : std::string();
}

} // namespace

std::optional<RunLikeness> likenessOf(
    const Scenario& scenario, const Results& results, const Catalogue& catalogue)
{
    const auto parameters = results.number(resultFields().paramsTotal.ordinal);
    const auto cards = results.number(resultFields().gpus.ordinal);
    const std::string generation
        = generationOf(scenario[fields().accelerator], catalogue);
    if (!parameters || !cards || !(*parameters > 0) || !(*cards > 0) || generation.empty())
        return std::nullopt;
    const TrainingForm form = scenario[fields().form].value();
    return RunLikeness{*parameters, *cards, generation,
        form == TrainingForm::lora || form == TrainingForm::qlora};
}

double distance(const RunLikeness& a, const RunLikeness& b)
{
    return std::abs(std::log2(a.parameters / b.parameters))
        + cardWeight * std::abs(std::log2(a.cards / b.cards))
        + (a.generation == b.generation ? 0 : otherWeight)
        + (a.adapters == b.adapters ? 0 : otherWeight);
}

std::vector<std::size_t> nearestRuns(const ValidationReport& report, const RunLikeness& plan,
    const Catalogue& catalogue, std::size_t most)
{
    std::vector<std::pair<double, std::size_t>> found;
    std::set<std::tuple<double, std::string, double, std::string>> seen;
    for (std::size_t i = 0; i < report.rows.size(); ++i) {
        const ValidationRow& row = report.rows[i];
        const bool judged = row.predicted && (row.timeError() || row[Metric::memory].error());
        if (!judged || !(row.parameters > 0) || !(row.cards > 0)
            || !seen.emplace(row.parameters, row.card, row.cards, row.form).second)
            continue;
        const RunLikeness run{row.parameters, row.cards,
            generationOf(acceleratorIdOf(row.card, catalogue), catalogue),
            row.form == optionOf(TrainingForm::lora).key
                || row.form == optionOf(TrainingForm::qlora).key};
        found.emplace_back(distance(plan, run), i);
    }
    const auto end = found.begin() + std::ptrdiff_t(std::min(most, found.size()));
    std::partial_sort(found.begin(), end, found.end());
    std::vector<std::size_t> out;
    for (auto at = found.begin(); at != end; ++at)
        out.push_back(at->second);
    return out;
}

} // namespace sizewright
