#include "core/catalogue/csv_rows.h"

#include <charconv>

namespace sizewright {

const std::string& CsvRow::operator[](std::string_view column) const
{
    static const std::string none;
    const auto index = m_table.column(column);
    return index ? m_table.rows[m_row][*index] : none;
}

std::optional<double> CsvRow::number(std::string_view column) const
{
    const std::string& cell = (*this)[column];
    double value = 0;
    const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
    if (error != std::errc() || end != cell.data() + cell.size())
        return std::nullopt;
    return value;
}

std::string CsvRow::place(std::string_view fileName) const
{
    return std::string(fileName) + ':' + std::to_string(m_table.lines[m_row]);
}

void CsvRow::copyText(
    nlohmann::ordered_json& object, const char* key, std::string_view column) const
{
    const std::string& cell = (*this)[column];
    if (!cell.empty())
        object[key] = cell;
}

void CsvRow::copyNumber(
    nlohmann::ordered_json& object, const char* key, std::string_view column) const
{
    if (const auto value = number(column))
        object[key] = *value;
    else
        copyText(object, key, column);
}

nlohmann::ordered_json CsvRow::source(std::string_view trust) const
{
    nlohmann::ordered_json out = nlohmann::ordered_json::object();
    copyText(out, "text", "source");
    copyText(out, "as_of", "as_of");
    out["trust"] = trust;
    return out;
}

} // namespace sizewright
