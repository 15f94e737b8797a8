// Aligned columns for a terminal, and lines of CSV.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sizewright {

// Columns that a terminal needs for UTF-8 text; East Asian characters take two.
std::size_t displayWidth(std::string_view text);
std::string padded(std::string_view text, std::size_t width, bool right = false);

class TextTable
{
public:
    void addRow(std::vector<std::string> cells) { m_rows.push_back(std::move(cells)); }
    bool empty() const { return m_rows.empty(); }
    // Rows with two blanks between columns; columns from `firstRight` on stand to the right.
    std::string text(std::size_t indent = 0, std::size_t firstRight = std::size_t(-1)) const;

private:
    std::vector<std::vector<std::string>> m_rows;
};

// As RFC 4180 writes it.
std::string csvLine(const std::vector<std::string>& cells);

} // namespace sizewright
