// Cells of a table by the names of their columns, and rows as entries of the catalogue.
#pragma once

#include "core/catalogue/csv.h"
#include "core/catalogue/readers.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace sizewright {

class CsvRow
{
public:
    CsvRow(const CsvTable& table, std::size_t row) : m_table(table), m_row(row) {}

    // Empty where there is no such column.
    const std::string& operator[](std::string_view column) const;
    std::optional<double> number(std::string_view column) const;
    std::string place(std::string_view fileName) const; // "prices.csv:12"

    // Copies a cell into `object`; an empty one is left out, so that it counts as missing.
    void copyText(nlohmann::ordered_json& object, const char* key, std::string_view column) const;
    // As a number where it is one, otherwise as it is written, for the reader to complain about.
    void copyNumber(nlohmann::ordered_json& object, const char* key,
                    std::string_view column) const;
    // {"text", "as_of", "trust"}
    nlohmann::ordered_json source(std::string_view trust) const;

private:
    const CsvTable& m_table;
    std::size_t m_row;
};

// The entries of a table: `toJson` turns a row into JSON, or into a reason to leave it out, and
// `fromJson` is the entry's own reader.
template <class Entry, class ToJson, class FromJson>
Entries<Entry> readRows(
    std::string_view csv, std::string_view fileName, ToJson toJson, FromJson fromJson)
{
    Entries<Entry> out;
    const auto complain = [&](const std::vector<Problem>& problems) {
        out.problems.insert(out.problems.end(), problems.begin(), problems.end());
    };
    const Result<CsvTable> table = parseCsv(csv, fileName);
    if (!table) {
        complain(table.problems());
        return out;
    }
    for (std::size_t i = 0; i < table->rows.size(); ++i) {
        const CsvRow row(*table, i);
        const std::string place = row.place(fileName);
        const Result<nlohmann::ordered_json> json = toJson(row, place);
        if (!json) {
            complain(json.problems());
            continue;
        }
        Result<Entry> entry = fromJson(*json, place);
        if (entry)
            out.entries.push_back(std::move(*entry));
        else
            complain(entry.problems());
    }
    return out;
}

} // namespace sizewright
