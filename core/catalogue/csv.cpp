#include "core/catalogue/csv.h"

#include <csv.h>

#include <memory>

namespace sizewright {

namespace {

constexpr std::size_t mostProblems = 20; // more of the same help nobody

struct Reading {
    CsvTable table;
    std::vector<std::string> row;
    std::size_t line = 1; // of the bytes that are being parsed
    std::size_t rowStart = 1;
    bool rowEnded = false; // within the line that is being parsed
    bool hasHeader = false;
    std::string_view file;
    std::vector<Problem> problems;
};

Problem problemAt(std::string_view file, std::size_t line, const char* code, Message message)
{
    return {Severity::error, code, std::string(file) + ':' + std::to_string(line),
            std::move(message)};
}

void onField(void* bytes, std::size_t size, void* data)
{
    auto& reading = *static_cast<Reading*>(data);
    reading.row.emplace_back(static_cast<const char*>(bytes), size);
}

void onRow(int, void* data)
{
    auto& reading = *static_cast<Reading*>(data);
    reading.rowEnded = true;
    if (!reading.hasHeader) {
        reading.table.header = std::move(reading.row);
        reading.hasHeader = true;
    } else if (reading.row.size() == reading.table.header.size()) {
        reading.table.rows.push_back(std::move(reading.row));
        reading.table.lines.push_back(reading.rowStart);
    } else if (reading.problems.size() < mostProblems) {
        reading.problems.push_back(problemAt(reading.file, reading.rowStart, "csv.row_length",
            {SW_TEXT("Catalogue", "the row has %1 fields, the header has %2"),
             {std::to_string(reading.row.size()), std::to_string(reading.table.header.size())}}));
    }
    reading.row.clear();
    reading.row.reserve(reading.table.header.size());
}

// Bytes of the character that starts at `p`, 0 if it is not UTF-8.
std::size_t utf8Length(const unsigned char* p, std::size_t left)
{
    const auto follows = [&](std::size_t n) {
        if (left <= n)
            return false;
        for (std::size_t i = 1; i <= n; ++i)
            if ((p[i] & 0xC0) != 0x80)
                return false;
        return true;
    };
    if (p[0] < 0x80)
        return 1;
    if (p[0] >= 0xC2 && p[0] <= 0xDF)
        return follows(1) ? 2 : 0;
    if (p[0] >= 0xE0 && p[0] <= 0xEF) {
        const bool overlong = p[0] == 0xE0 && left > 1 && p[1] < 0xA0;
        const bool surrogate = p[0] == 0xED && left > 1 && p[1] > 0x9F;
        return follows(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (p[0] >= 0xF0 && p[0] <= 0xF4) {
        const bool overlong = p[0] == 0xF0 && left > 1 && p[1] < 0x90;
        const bool beyond = p[0] == 0xF4 && left > 1 && p[1] > 0x8F;
        return follows(3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

// Anything that is not a text in UTF-8 is refused before its bytes become cells.
std::optional<Problem> whyNotText(std::string_view bytes, std::string_view file)
{
    const std::string name(file);
    const auto refuse = [&](const char* code, Text text) {
        return Problem{Severity::error, code, name, {text, {}}};
    };
    if (bytes.size() > largestCsv)
        return refuse("csv.too_large",
            SW_TEXT("Catalogue", "the table is larger than 64 MiB; split it or drop columns"));
    if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF"))
        return refuse("csv.utf16",
            SW_TEXT("Catalogue", "the text is UTF-16; save the table as CSV in UTF-8"));
    if (bytes.find('\0') != std::string_view::npos)
        return refuse("csv.binary",
            SW_TEXT("Catalogue", "this is binary data, not a table of text; save it as CSV"));
    const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
    std::size_t line = 1;
    for (std::size_t i = 0; i < bytes.size();) {
        if (data[i] < 0x80) {
            line += data[i] == '\n';
            ++i;
            continue;
        }
        const std::size_t length = utf8Length(data + i, bytes.size() - i);
        if (length == 0)
            return problemAt(file, line, "csv.not_utf8",
                {SW_TEXT("Catalogue", "the text is not UTF-8; save the table as CSV in UTF-8"),
                 {}});
        i += length;
    }
    return std::nullopt;
}

// The line at the front of `rest`, with its end.
std::string_view frontLine(std::string_view rest)
{
    const std::size_t end = rest.find_first_of("\r\n");
    if (end == std::string_view::npos)
        return rest;
    const bool pair = rest[end] == '\r' && end + 1 < rest.size() && rest[end + 1] == '\n';
    return rest.substr(0, end + (pair ? 2 : 1));
}

Problem quoteProblem(const Reading& reading)
{
    return problemAt(reading.file, reading.rowStart, "csv.quote",
        {SW_TEXT("Catalogue",
                 "a quotation mark is out of place; quote the whole field and double the marks "
                 "within it"),
         {}});
}

} // namespace

std::optional<std::size_t> CsvTable::column(std::string_view name) const
{
    for (std::size_t i = 0; i < header.size(); ++i)
        if (header[i] == name)
            return i;
    return std::nullopt;
}

Result<CsvTable> parseCsv(std::string_view bytes, std::string_view fileName)
{
    if (auto problem = whyNotText(bytes, fileName))
        return *problem;
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);

    csv_parser parser;
    if (csv_init(&parser, CSV_STRICT | CSV_STRICT_FINI) != 0)
        return Problem{Severity::error, "csv.memory", std::string(fileName),
                       {SW_TEXT("Catalogue", "there is not enough memory to read the table"), {}}};
    const std::unique_ptr<csv_parser, void (*)(csv_parser*)> release(&parser, csv_free);
    csv_set_space_func(&parser, [](unsigned char) { return 0; }); // spaces belong to the fields

    // Line by line, so that every row knows where it begins.
    Reading reading;
    reading.file = fileName;
    bool withinRow = false;
    for (std::string_view rest = bytes; !rest.empty();) {
        const std::string_view line = frontLine(rest);
        const bool blank = line.front() == '\r' || line.front() == '\n';
        if (!withinRow)
            reading.rowStart = reading.line;
        reading.rowEnded = false;
        if (csv_parse(&parser, line.data(), line.size(), onField, onRow, &reading) != line.size())
            return quoteProblem(reading);
        withinRow = !reading.rowEnded && (withinRow || !blank);
        rest.remove_prefix(line.size());
        ++reading.line;
    }
    if (csv_fini(&parser, onField, onRow, &reading) != 0)
        return quoteProblem(reading);

    if (!reading.hasHeader)
        return Problem{Severity::error, "csv.empty", std::string(fileName),
                       {SW_TEXT("Catalogue", "the table is empty: it has no header"), {}}};
    for (std::size_t i = 0; i < reading.table.header.size(); ++i) {
        const std::string& name = reading.table.header[i];
        if (!name.empty() && *reading.table.column(name) != i)
            reading.problems.push_back(problemAt(fileName, 1, "csv.same_column",
                {SW_TEXT("Catalogue", "the column “%1” appears twice"), {name}}));
    }
    if (!reading.problems.empty())
        return std::move(reading.problems);
    return std::move(reading.table);
}

} // namespace sizewright
