#include "core/study/run_record.h"

#include <array>
#include <map>

namespace sizewright {

namespace {

constexpr std::string_view runsFile = "resources/runs/measured.csv";
constexpr std::string_view textsFile = "resources/runs/texts.csv";
constexpr std::array<std::string_view, 2> sharedColumns{"source", "notes"};

Result<CsvTable> readShipped()
{
    auto runs = parseCsv(runsText(runsFile), runsFile);
    if (!runs)
        return runs;
    const auto texts = parseCsv(runsText(textsFile), textsFile);
    if (!texts)
        return texts;
    return withSharedTexts(std::move(*runs), *texts, runsFile);
}

Problem problemAt(std::string place, const char* code, Message message)
{
    return {Severity::error, code, std::move(place), std::move(message)};
}

} // namespace

Result<CsvTable> withSharedTexts(CsvTable runs, const CsvTable& texts, std::string_view fileName)
{
    const auto name = texts.column("name"), text = texts.column("text");
    if (!name || !text)
        return problemAt(std::string(textsFile), "runs.texts_header",
            {SW_TEXT("Validation", "the shared texts need the columns “name” and “text”"), {}});
    std::map<std::string_view, const std::string*> byName;
    std::vector<Problem> problems;
    for (std::size_t i = 0; i < texts.rows.size(); ++i)
        if (!byName.emplace(texts.rows[i][*name], &texts.rows[i][*text]).second)
            problems.push_back(
                problemAt(std::string(textsFile) + ':' + std::to_string(texts.lines[i]),
                    "runs.same_text",
                    {SW_TEXT("Validation", "two shared texts have the name “%1”"),
                        {texts.rows[i][*name]}}));
    for (const std::string_view column : sharedColumns) {
        const auto at = runs.column(column);
        for (std::size_t i = 0; at && i < runs.rows.size(); ++i) {
            std::string& cell = runs.rows[i][*at];
            if (!cell.starts_with('@'))
                continue;
            const auto found = byName.find(std::string_view(cell).substr(1));
            if (found != byName.end())
                cell = *found->second;
            else
                problems.push_back(
                    problemAt(std::string(fileName) + ':' + std::to_string(runs.lines[i]),
                        "runs.no_such_text",
                        {SW_TEXT("Validation", "no shared text has the name “%1”"), {cell}}));
        }
    }
    if (!problems.empty())
        return problems;
    return runs;
}

const Result<CsvTable>& shippedRuns()
{
    static const Result<CsvTable> runs = readShipped();
    return runs;
}

} // namespace sizewright
