#include "app/commands/text_table.h"

#include <algorithm>

namespace sizewright {

namespace {

// The code point at `i`, which moves past it; a byte that starts none counts as itself.
char32_t nextCodePoint(std::string_view text, std::size_t& i)
{
    const auto byte = [&](std::size_t k) {
        return k < text.size() ? static_cast<unsigned char>(text[k]) : 0u;
    };
    const unsigned first = byte(i++);
    const int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : 0;
    char32_t code = more == 3 ? first & 7u : more == 2 ? first & 15u : more == 1 ? first & 31u
                                                                                  : first;
    for (int k = 0; k < more && (byte(i) & 0xc0u) == 0x80u; ++k)
        code = (code << 6) | (byte(i++) & 0x3fu);
    return code;
}

bool isWide(char32_t c)
{
    return (c >= 0x1100 && c <= 0x115f) || (c >= 0x2e80 && c <= 0xa4cf)
        || (c >= 0xac00 && c <= 0xd7a3) || (c >= 0xf900 && c <= 0xfaff)
        || (c >= 0xfe30 && c <= 0xfe4f) || (c >= 0xff00 && c <= 0xff60)
        || (c >= 0xffe0 && c <= 0xffe6) || (c >= 0x1f300 && c <= 0x1f64f)
        || (c >= 0x20000 && c <= 0x3fffd);
}

} // namespace

std::size_t displayWidth(std::string_view text)
{
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size();)
        width += isWide(nextCodePoint(text, i)) ? 2 : 1;
    return width;
}

std::string padded(std::string_view text, std::size_t width, bool right)
{
    const std::size_t own = displayWidth(text);
    const std::string blanks(width > own ? width - own : 0, ' ');
    return right ? blanks + std::string(text) : std::string(text) + blanks;
}

std::string TextTable::text(std::size_t indent, std::size_t firstRight) const
{
    std::vector<std::size_t> widths;
    for (const auto& row : m_rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(row[i]));
    }
    std::string out;
    for (const auto& row : m_rows) {
        std::string line(indent, ' ');
        for (std::size_t i = 0; i < row.size(); ++i)
            line += (i ? "  " : "") + padded(row[i], widths[i], i >= firstRight);
        line.erase(line.find_last_not_of(' ') + 1);
        out += line + '\n';
    }
    return out;
}

std::string csvLine(const std::vector<std::string>& cells)
{
    std::string out;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i)
            out += ',';
        if (cells[i].find_first_of(",\"\r\n") == std::string::npos) {
            out += cells[i];
            continue;
        }
        out += '"';
        for (const char c : cells[i])
            out += c == '"' ? std::string("\"\"") : std::string(1, c);
        out += '"';
    }
    return out + '\n';
}

} // namespace sizewright
