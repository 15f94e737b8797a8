// Not a test: predicts a table of runs, fits the constants to it, and leaves one source out at a time.
//
//   fit_constants RUNS.csv                         the report
//   fit_constants RUNS.csv --json                  the rows, as `validate --json` has them
//   fit_constants RUNS.csv --fit NAME,NAME…        fitted constants and the report with them
//   fit_constants RUNS.csv --leave-one-out NAME…   errors on each source that the fit has not seen
//   … --set NAME=VALUE                             another value for a constant, in base units
#include "core/catalogue/csv.h"
#include "core/study/fit.h"
#include "core/study/unexplained.h"
#include "core/study/validation_summary.h"

#include <cstdio>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>

using namespace sizewright;

namespace {

std::vector<std::string> names(std::string_view list)
{
    std::vector<std::string> out;
    std::stringstream in{std::string(list)};
    for (std::string name; std::getline(in, name, ',');)
        out.push_back(name);
    return out;
}

ValidationReport reportOf(std::vector<ValidationRow> rows)
{
    ValidationReport report;
    report.rows = std::move(rows);
    summarise(report);
    return report;
}

void printConstants(const ConstantFit& fit)
{
    std::printf("rows %zu, loss %.4f -> %.4f\n", fit.rows, fit.lossBefore, fit.lossAfter);
    for (const FittedConstant& c : fit.constants)
        std::printf("  %-40s %12.5g -> %12.5g\n", c.name.c_str(), c.shipped, c.fitted);
}

// Rows that no constant should follow: what resources/runs/unexplained.csv holds for unreliable or for
// lacking an input, but nanotron's within one node, which repeat.
bool worthFollowing(const RunRow& row)
{
    if (row.family() == "nanotron")
        return row.pp.value_or(1) <= 1 && row.tp.value_or(1) <= 8;
    const KnownGap* gap = gapOf(*shippedKnownGaps(), row.id);
    return !gap || (gap->kind != GapKind::unreliable && gap->kind != GapKind::inputMissing);
}

void printErrors(const std::string& name, const std::vector<double>& errors)
{
    double mean = 0;
    for (const double e : errors)
        mean += std::abs(e) / double(errors.size());
    const ErrorStatistics s = errorStatistics(errors);
    std::printf("%-14s %5zu  mean %6.1f %%  median %6.1f %%  p90 %6.1f %%  bias %+6.1f %%\n",
        name.c_str(), s.n, mean * 100, s.medianAbs * 100, s.p90Abs * 100, s.bias * 100);
}

void leaveOneOut(const std::vector<PreparedRun>& runs, const Catalogue& catalogue,
    const std::vector<std::string>& only)
{
    std::set<std::string> families;
    for (const PreparedRun& run : runs)
        families.insert(std::string(run.row.family()));
    for (const std::string& family : families) {
        const ConstantFit fit = fitConstants(
            runs, catalogue, [&](const RunRow& row) { return worthFollowing(row) && row.family() != family; }, only);
        std::vector<double> errors;
        for (const ValidationRow& row : fit.predictions)
            if (row.family == family && row.predicted && row.timeError())
                errors.push_back(*row.timeError());
        if (!errors.empty())
            printErrors(family, errors);
        std::fflush(stdout);
    }
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2)
        return 2;
    std::ifstream file(argv[1]);
    std::stringstream text;
    text << file.rdbuf();
    const auto table = parseCsv(text.str(), argv[1]);
    const auto rows = table ? readRuns(*table) : Result<std::vector<RunRow>>(table.problems());
    if (!rows) {
        for (const Problem& problem : rows.problems())
            std::cerr << problem.place << ": " << toString(problem.message) << '\n';
        return 1;
    }
    Catalogue catalogue = shippedCatalogue();
    ModelConstants constants = *catalogue.constants;
    catalogue.constants = &constants;
    std::vector<PreparedRun> runs;
    for (const RunRow& row : *rows)
        runs.push_back(prepareRun(row, catalogue));
    std::string mode;
    std::vector<std::string> only;
    for (int i = 2; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--set") {
            const std::string pair = argv[++i];
            const auto at = pair.find('=');
            for (const Knob& knob : knobs(catalogue))
                if (knob.name == pair.substr(0, at))
                    knob.value(constants, catalogue) = std::stod(pair.substr(at + 1));
        } else if (argument.starts_with("--"))
            mode = argument;
        else
            only = names(argument);
    }
    if (mode == "--leave-one-out") {
        leaveOneOut(runs, catalogue, only);
        return 0;
    }
    ConstantFit fit;
    if (mode == "--fit" || mode == "--fit-json") {
        fit = fitConstants(
            runs, catalogue, worthFollowing, only);
        if (mode == "--fit")
            printConstants(fit);
    } else
        for (const PreparedRun& run : runs)
            fit.predictions.push_back(predictRun(run, catalogue));
    const ValidationReport report = reportOf(std::move(fit.predictions));
    if (mode == "--json" || mode == "--fit-json")
        std::cout << validationJson(report).dump() << '\n';
    else
        std::cout << validationText(report);
    return 0;
}
