#include "core/study/cases.h"

#include "core/model/evaluate.h"

#include <array>

namespace sizewright {

namespace {

struct Column {
    std::string_view name;
    std::string CaseRow::* member;
};
constexpr std::array columns{Column{"id", &CaseRow::id}, Column{"thread", &CaseRow::thread},
    Column{"model", &CaseRow::model}, Column{"method", &CaseRow::method},
    Column{"gpu", &CaseRow::gpu}, Column{"gpus", &CaseRow::gpus},
    Column{"mbs", &CaseRow::microBatch}, Column{"seq", &CaseRow::sequence},
    Column{"sharding_parallel", &CaseRow::sharding}, Column{"precision", &CaseRow::precision},
    Column{"optimizer_offload", &CaseRow::optimizer}, Column{"recompute", &CaseRow::recompute},
    Column{"observed_kind", &CaseRow::kind}, Column{"exactness", &CaseRow::exactness}};

CaseVerdict judge(const CaseRow& row, const Catalogue& catalogue)
{
    CaseVerdict out;
    out.id = row.id;
    out.exactness = row.exactness;
    out.ranOut = row.kind == "OOM";
    const CaseScenario run = scenarioOf(row, catalogue);
    if (run.skipped) {
        out.why = toString(*run.skipped);
        return out;
    }
    const Results results = evaluate(run.scenario, catalogue);
    if (results.stages.empty()) {
        out.why = results.problems.empty()
            ? toString(Message{SW_TEXT("Validation", "the plan could not be computed"), {}})
            : toString(results.problems.front().message);
        return out;
    }
    const StageLines& peak = results.stages[results.peakStage];
    out.needed = std::max({peak.total, peak.initial, peak.saving});
    out.upper = peak.upper;
    out.usable = *results[resultFields().usable];
    if (run.least && results.fit != Fit::doesNotFit) {
        out.why = toString(Message{SW_TEXT("Validation",
            "fits at least; length, micro-batch or recomputation is not stated"), {}});
        return out;
    }
    out.fit = results.fit;
    return out;
}

void count(CaseCounts& counts, const CaseVerdict& verdict)
{
    if (!verdict.fit)
        return;
    if (verdict.ranOut) {
        ++counts.ranOut;
        counts.falseFits += *verdict.fit == Fit::fits;
        counts.atRisk += *verdict.fit == Fit::atRisk;
    } else {
        ++counts.fitted;
        counts.falseMisfits += *verdict.fit == Fit::doesNotFit;
    }
}

} // namespace

Result<CaseStudy> studyCases(const CsvTable& table, const Catalogue& catalogue)
{
    std::vector<std::size_t> places;
    for (const Column& column : columns) {
        const auto place = table.column(column.name);
        if (!place)
            return Problem{Severity::error, "cases.column", std::string(column.name),
                {SW_TEXT("Validation", "the table of cases has no column \"%1\""),
                    {std::string(column.name)}}};
        places.push_back(*place);
    }
    CaseStudy study;
    for (const auto& cells : table.rows) {
        CaseRow row;
        for (std::size_t i = 0; i < columns.size(); ++i)
            row.*columns[i].member = cells[places[i]];
        study.cases.push_back(judge(row, catalogue));
        count(study.byExactness[row.exactness], study.cases.back());
    }
    return study;
}

} // namespace sizewright
