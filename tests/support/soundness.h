// What must hold of every result, whatever the plan: sums, bounds, and that nothing is missing without
// a word.
#pragma once

#include "core/results/route_cost.h"
#include "core/study/cash_flow.h"
#include "core/decision/resolve.h"
#include "core/model/evaluate.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace sizewright::test {

class Soundness
{
public:
    Soundness(const Scenario& scenario, const Results& results, const Catalogue& catalogue)
        : m_scenario(scenario), m_results(results), m_catalogue(catalogue)
    {
    }
    // The first thing that is wrong; empty if nothing is.
    std::string fault()
    {
        numbers();
        problems();
        presence();
        memory();
        time();
        money();
        return m_fault;
    }

private:
    const ResultFields& f() const { return resultFields(); }
    void must(bool holds, const std::string& what)
    {
        if (!holds && m_fault.empty())
            m_fault = what;
    }
    template <class Q> double value(Figure<Q> figure) const
    {
        return m_results.number(figure.ordinal).value_or(0);
    }
    template <class Q> bool has(Figure<Q> figure) const
    {
        return m_results.number(figure.ordinal).has_value();
    }
    bool saysProblem(std::string_view code) const
    {
        return std::any_of(m_results.problems.begin(), m_results.problems.end(),
            [&](const Problem& p) { return p.code == code; });
    }
    // An error that keeps figures from being computed, rather than a limit that they exceed.
    bool blocked() const
    {
        return std::any_of(
            m_results.problems.begin(), m_results.problems.end(), [](const Problem& p) {
                return p.severity == Severity::error && p.code != "memory.does_not_fit"
                    && p.code != "time.too_late";
            });
    }
    static bool equal(double a, double b)
    {
        return std::fabs(a - b) <= 1e-9 * std::max(std::fabs(a), std::fabs(b));
    }

    void numbers()
    {
        for (const ResultInfo& info : f().all()) {
            const auto n = m_results.number(info.ordinal);
            if (!n)
                continue;
            must(std::isfinite(*n), std::string(info.key) + " is infinite");
            must(*n >= 0 || info.ordinal == f().margin.ordinal || info.key.starts_with("money.owned.")
                    || info.key.starts_with("money.npv") || info.key == "money.tax_shield" // lines set by hand
                    || info.key.ends_with(".change") // the other kind of card may be cheaper
                    || info.ordinal == f().calibrationMemoryRest.ordinal,
                std::string(info.key) + " is negative: " + std::to_string(*n));
        }
        for (const StageLines& s : m_results.stages)
            for (BytesPerCard b : {s.weights, s.gradients, s.optimizer, s.activations, s.buffers,
                     s.overhead, s.total})
                must(std::isfinite(b.value()) && b.value() >= 0, "a stage's memory is no number");
    }
    void problems()
    {
        for (const Problem& p : m_results.problems) {
            const std::string text = toString(p.message);
            must(!p.code.empty() && !text.empty(), "a problem without code or text");
            must(p.place.empty() || fields().find(p.place), "a problem at no field: " + p.code + " " + p.place);
            must(text.find('%') == std::string::npos
                    || text.find_first_of("123456789", text.find('%')) != text.find('%') + 1,
                "an argument is not filled in: " + text);
        }
        for (const Missing& missing : m_results.missing)
            must(fields().find(missing.key), "missing field unknown: " + missing.key);
        must(m_results.complete == (m_results.missing.empty() && m_results.complete),
            "complete with something missing");
        must(!m_results.feasible || (m_results.complete && !blocked()), "feasible in spite of errors");
    }
    void presence()
    {
        for (const ResultInfo& info : f().all())
            if (info.key.starts_with("answer.") || info.key.starts_with("money."))
                must(m_results.complete || !m_results.number(info.ordinal),
                    std::string(info.key) + " before the framing is complete");
        if (blocked())
            return;
        must(!m_results.stages.empty() || !m_results.missing.empty(),
            "no layout, and not a word why");
        if (m_results.stages.empty())
            return;
        for (auto figure : {f().weights, f().gradients, f().optimizer, f().activations, f().buffers,
                 f().overhead, f().memoryTotal, f().usable, f().margin, f().oneCard,
                 f().memoryUpper, f().memoryInitial, f().memorySaving})
            must(has(figure), "a memory figure is absent");
        const bool data = resolve(m_scenario, m_catalogue).dataTokens.has_value();
        must(has(f().step) == data, "time is absent, or there without data");
        if (!data)
            return;
        for (std::size_t i = f().step.ordinal; i <= f().readRate.ordinal; ++i)
            must(m_results.number(i).has_value()
                    || (i >= f().firstCalibration && i < f().endCalibration),
                std::string(f().all()[i].key) + " is absent without a word");
        for (std::size_t i = f().gpus.ordinal; m_results.complete && i <= f().gpuHours.ordinal; ++i)
            must(m_results.number(i).has_value(),
                std::string(f().all()[i].key) + " is absent without a word");
    }
    void memory()
    {
        if (m_results.stages.empty())
            return;
        double most = 0;
        for (const StageLines& s : m_results.stages) {
            must(equal((s.weights + s.gradients + s.optimizer + s.activations + s.buffers
                           + s.overhead).value(),
                     s.total.value()),
                "a stage's memory does not sum");
            most = std::max(most, s.total.value());
        }
        const StageLines& peak = m_results.stages.at(m_results.peakStage);
        must(peak.total.value() == most, "the peak stage is not the largest");
        must(peak.total.value() == value(f().memoryTotal), "memory is not that of the peak stage");
        must(equal(value(f().weights) + value(f().gradients) + value(f().optimizer)
                     + value(f().activations) + value(f().buffers) + value(f().overhead),
                 value(f().memoryTotal)),
            "memory does not sum");
        const double needed = std::max(
            {value(f().memoryTotal), value(f().memoryInitial), value(f().memorySaving)});
        must(std::fabs(value(f().usable) - needed - value(f().margin))
                <= 1e-9 * (value(f().usable) + needed),
            "margin is off");
        must(value(f().memoryUpper) >= value(f().memoryTotal), "the bound is below the estimate");
        must((m_results.fit == Fit::fits)
                == (value(f().margin) >= 0 && value(f().memoryUpper) <= value(f().usable)),
            "fit against the bound");
        must((m_results.fit == Fit::doesNotFit) == (value(f().margin) < 0), "fit against margin");
    }
    void time()
    {
        if (!has(f().step) || saysProblem("plan.beyond_numbers"))
            return;
        double sum = 0;
        for (std::size_t i = f().firstPart; i < f().endPart; ++i)
            sum += m_results.number(i).value_or(0);
        must(equal(sum, value(f().step)), "the parts of a step do not sum");
        must(value(f().mfu) <= value(f().hfu) * (1 + 1e-12), "MFU above HFU");
        // Both are over the 16-bit peak; fp8 units reach at most its double (model.md §2.6).
        const Accelerator* card = m_catalogue.accelerator(m_scenario[fields().accelerator]);
        const bool fp8 = *m_scenario[fields().precision] == Precision::fp8;
        const double most = fp8 ? (*card->peakFp8 / card->peak16).value() : 1.0;
        must(value(f().hfu) <= most || saysProblem("measured.above_peak"),
            "HFU of " + std::to_string(value(f().hfu)));
        must(value(f().effective) > 0 || saysProblem("reliability.no_progress"), "no progress");
        must(value(f().effective) >= 0 && value(f().effective) <= 1, "effective share outside 0 … 1");
        must(value(f().daysP10) <= value(f().days) && value(f().days) <= value(f().daysP90),
            "days outside their range");
        const Layout& l = m_results.layout;
        must(l.tp > 1 || value(f().tensorParallel) == 0, "tensor-parallel time without it");
        must(l.cp > 1 || value(f().contextParallel) == 0, "context-parallel time without it");
        must(l.ep * l.etp > 1 || value(f().expertParallel) == 0, "expert-parallel time without it");
        must(l.dp * l.cp > 1 || value(f().dataParallel) == 0, "data-parallel time without it");
        must(l.pp > 1 || (value(f().bubble) == 0 && value(f().pipeline) == 0),
            "pipeline time without stages");
        must(!m_results.complete || value(f().nodes) >= 1, "no node");
    }
    void money()
    {
        if (saysProblem("plan.beyond_numbers"))
            return; // some lines are left out
        const auto sums = [&](CostGroup group, Figure<Money> total) {
            double sum = 0;
            for (const CostLine& line : linesOf(group))
                sum += m_results.number(f().line(lineAt(line)).ordinal).value_or(0);
            must(equal(sum, value(total)),
                std::string(f().all()[total.ordinal].key) + " does not sum");
        };
        sums(CostGroup::rent, f().costRent);
        sums(CostGroup::lease, f().costLease);
        sums(CostGroup::build, f().costBuild);
        sums(CostGroup::hybrid, f().costHybrid);
        sums(CostGroup::capital, f().capitalTotal);
        sums(CostGroup::ownership, f().ownedTotal);
        // The hybrid may choose its split.
        const bool byHand = std::any_of(costLines.begin(), costLines.end(), [&](const CostLine& line) {
            return m_scenario.isSet(fields().ownLine(lineAt(line)));
        });
        if (m_results[f().costHybrid] && !m_scenario[fields().ownedShare] && !byHand) {
            const double pure = std::min(value(f().costRent), value(f().costBuild));
            must(value(f().costHybrid) <= pure * (1 + 1e-9) + 1e-9, "hybrid dearer than a pure route");
        }
        // The calendar holds the same money as the bill, and is worth what the figure says.
        for (const CashFlow& flow : cashFlows(m_scenario, m_results)) {
            if (flow.route != Route::build)
                must(equal(flow.total.value(), value(costOf(flow.route))), "cash flow and bill differ");
            const auto worth = std::array{f().rentValue, f().leaseValue, f().buildValue,
                f().hybridValue}[std::size_t(flow.route)];
            double gross = 0; // income and cost may all but cancel
            for (const CashLine& line : flow.lines)
                for (const Money& month : line.months)
                    gross += std::fabs(month.value());
            must(std::fabs(flow.presentValue.value() - value(worth)) <= 1e-9 * gross,
                "present value of the calendar differs");
        }
    }

    const Scenario& m_scenario;
    const Results& m_results;
    const Catalogue& m_catalogue;
    std::string m_fault;
};

inline std::string unsoundness(
    const Scenario& scenario, const Results& results, const Catalogue& catalogue)
{
    return Soundness(scenario, results, catalogue).fault();
}

} // namespace sizewright::test
