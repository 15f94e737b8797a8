// Cells of a table by the names of their columns.
#pragma once

#include "core/catalogue/csv.h"

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

} // namespace sizewright
