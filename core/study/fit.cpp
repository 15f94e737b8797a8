#include "core/study/fit.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sizewright {

namespace {

constexpr double rowCap = 0.4; // of |ln(predicted / measured)|
constexpr double pull = 0.3; // per squared relative move away from the shipped value
constexpr std::array steps{0.10, 0.05, 0.02, 0.01};

struct Candidate {
    ModelConstants constants;
    Catalogue catalogue;
};

struct Sample {
    const PreparedRun* run;
    std::size_t group;
};

class Fitter
{
public:
    Fitter(const std::vector<PreparedRun>& runs, const Catalogue& catalogue,
        const std::function<bool(const RunRow&)>& useRow)
        : m_runs(runs), m_catalogue(catalogue), m_constants(*catalogue.constants)
    {
        m_catalogue.constants = &m_constants;
        std::map<std::string, std::size_t> groups;
        for (const PreparedRun& run : runs) {
            if (run.run.skipped || run.run.layoutChosen || run.run.cardsChosen || !useRow(run.row))
                continue;
            const ValidationRow predicted = predictRun(run, m_catalogue);
            if (!predicted.predicted || !predicted.timeError())
                continue;
            const std::string name = std::string(run.row.family()) + ' ' + run.row.gpu;
            const auto [at, isNew] = groups.emplace(name, groups.size());
            m_samples.push_back({&run, at->second});
        }
        m_counts.assign(groups.size(), 0);
        for (const Sample& sample : m_samples)
            ++m_counts[sample.group];
    }

    double rowLoss() const
    {
        std::vector<double> sums(m_counts.size(), 0);
        for (const Sample& sample : m_samples) {
            const auto error = predictRun(*sample.run, m_catalogue).timeError();
            const double off = error ? std::abs(std::log1p(std::max(*error, -0.99))) : rowCap;
            sums[sample.group] += std::min(off, rowCap);
        }
        double total = 0;
        for (std::size_t i = 0; i < sums.size(); ++i)
            total += sums[i] / std::sqrt(double(m_counts[i]));
        return total;
    }
    double& at(const Knob& knob) { return knob.value(m_constants, m_catalogue); }
    std::size_t size() const { return m_samples.size(); }
    const Catalogue& catalogue() const { return m_catalogue; }

private:
    const std::vector<PreparedRun>& m_runs;
    Catalogue m_catalogue;
    ModelConstants m_constants;
    std::vector<Sample> m_samples;
    std::vector<std::size_t> m_counts;
};

} // namespace

ConstantFit fitConstants(const std::vector<PreparedRun>& runs, const Catalogue& catalogue,
    const std::function<bool(const RunRow&)>& useRow, const std::vector<std::string>& only)
{
    Fitter fitter(runs, catalogue, useRow);
    std::vector<Knob> moved;
    for (Knob& knob : knobs(catalogue))
        if (only.empty() || std::find(only.begin(), only.end(), knob.name) != only.end())
            moved.push_back(std::move(knob));

    ConstantFit out;
    std::vector<double> shipped;
    for (const Knob& knob : moved)
        shipped.push_back(fitter.at(knob));
    const auto pulled = [&] {
        double sum = 0;
        for (std::size_t i = 0; i < moved.size(); ++i) {
            const double move = std::log(fitter.at(moved[i]) / shipped[i]);
            sum += pull * move * move;
        }
        return sum;
    };
    double best = fitter.rowLoss();
    out.lossBefore = best;
    for (const double step : steps)
        for (int round = 0; round < 4; ++round) {
            const double before = best;
            for (std::size_t i = 0; i < moved.size(); ++i) {
                double& value = fitter.at(moved[i]);
                for (const double factor : {1 + step, 1 / (1 + step)}) {
                    bool better = false;
                    do {
                        const double kept = value;
                        value = std::clamp(kept * factor, shipped[i] * moved[i].least.value(),
                            shipped[i] * moved[i].most.value());
                        const double loss
                            = value == kept ? best : fitter.rowLoss() + pulled();
                        better = loss < best - 1e-9;
                        if (better)
                            best = loss;
                        else
                            value = kept;
                    } while (better);
                }
            }
            if (before - best < 1e-4)
                break;
        }
    out.lossAfter = fitter.rowLoss();
    out.rows = fitter.size();
    for (std::size_t i = 0; i < moved.size(); ++i)
        out.constants.push_back({moved[i].name, shipped[i], fitter.at(moved[i])});
    for (const PreparedRun& run : runs)
        out.predictions.push_back(predictRun(run, fitter.catalogue()));
    return out;
}

} // namespace sizewright
