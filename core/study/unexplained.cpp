#include "core/study/unexplained.h"

#include "core/catalogue/csv_rows.h"
#include "core/study/run_record.h"

#include <algorithm>
#include <array>
#include <set>

namespace sizewright {

namespace {

constexpr std::string_view gapsFile = "resources/runs/unexplained.csv";

constexpr std::array<std::string_view, gapKindCount> keys{
    "input missing", "source counts otherwise", "effect not modelled", "source unreliable"};
constexpr std::array labels{SW_TEXT("Validation", "Input missing"),
    SW_TEXT("Validation", "Source counts otherwise"), SW_TEXT("Validation", "Effect not modelled"),
    SW_TEXT("Validation", "Source unreliable")};
static_assert(labels.size() == gapKindCount);

constexpr std::array<std::string_view, 4> columns{
    "pattern", "kind", "explanation", "explanation_zh"};

std::optional<GapKind> kindOf(std::string_view text)
{
    const auto found = std::find(keys.begin(), keys.end(), text);
    return found == keys.end() ? std::nullopt : std::optional(GapKind(found - keys.begin()));
}

std::string allKinds()
{
    std::string out;
    for (const std::string_view kind : keys)
        out += (out.empty() ? "“" : ", “") + std::string(kind) + "”";
    return out;
}

// One line; `seen` holds the patterns before it.
Result<KnownGap> readGap(const CsvRow& row, const std::string& place, std::set<std::string>& seen)
{
    const auto refuse = [&](const char* code, Text text, std::vector<std::string> arguments = {}) {
        return Problem{Severity::error, code, place, {text, std::move(arguments)}};
    };
    KnownGap gap{row["pattern"], GapKind::inputMissing, row["explanation"], row["explanation_zh"]};
    if (gap.pattern.find_first_not_of('*') == std::string::npos)
        return refuse("gaps.pattern",
            SW_TEXT("Validation",
                "the pattern must name rows by more than “*”, such as “bigscience-gpt2-*”"));
    if (!seen.insert(gap.pattern).second)
        return refuse("gaps.same_pattern",
            SW_TEXT("Validation", "the pattern “%1” stands in the table already"), {gap.pattern});
    const auto kind = kindOf(row["kind"]);
    if (!kind)
        return refuse("gaps.kind",
            SW_TEXT("Validation", "“%1” is no kind of reason; these are: %2"),
            {row["kind"], allKinds()});
    gap.kind = *kind;
    if (gap.explanation.empty() || gap.explanationZh.empty())
        return refuse("gaps.explanation",
            SW_TEXT("Validation", "the reason must be explained in both languages"));
    return gap;
}

} // namespace

std::string_view key(GapKind kind) { return keys[std::size_t(kind)]; }

Text label(GapKind kind) { return labels[std::size_t(kind)]; }

bool KnownGap::matches(std::string_view id) const
{
    const std::string_view wanted = pattern;
    std::size_t p = 0, i = 0, star = std::string_view::npos, resumed = 0;
    while (i < id.size()) {
        if (p < wanted.size() && wanted[p] == '*') {
            star = p++;
            resumed = i;
        } else if (p < wanted.size() && wanted[p] == id[i]) {
            ++p;
            ++i;
        } else if (star != std::string_view::npos) { // the last star takes one more
            p = star + 1;
            i = ++resumed;
        } else {
            return false;
        }
    }
    return wanted.find_first_not_of('*', p) == std::string_view::npos;
}

Result<std::vector<KnownGap>> readKnownGaps(std::string_view csv, std::string_view fileName)
{
    const auto table = parseCsv(csv, fileName);
    if (!table)
        return table.problems();
    std::vector<Problem> problems;
    for (const std::string_view name : columns)
        if (!table->column(name))
            problems.push_back({Severity::error, "gaps.column_missing", std::string(fileName),
                {SW_TEXT("Validation", "the table has no column “%1”"), {std::string(name)}}});
    if (!problems.empty())
        return problems;
    std::vector<KnownGap> gaps;
    std::set<std::string> seen;
    for (std::size_t i = 0; i < table->rows.size(); ++i) {
        const CsvRow row(*table, i);
        auto gap = readGap(row, row.place(fileName), seen);
        if (gap)
            gaps.push_back(std::move(*gap));
        else
            problems.insert(problems.end(), gap.problems().begin(), gap.problems().end());
    }
    if (!problems.empty())
        return problems;
    return gaps;
}

const Result<std::vector<KnownGap>>& shippedKnownGaps()
{
    static const auto gaps = readKnownGaps(runsText(gapsFile), gapsFile);
    return gaps;
}

const KnownGap* gapOf(const std::vector<KnownGap>& gaps, std::string_view id)
{
    const auto found = std::find_if(
        gaps.begin(), gaps.end(), [&](const KnownGap& gap) { return gap.matches(id); });
    return found == gaps.end() ? nullptr : &*found;
}

} // namespace sizewright
