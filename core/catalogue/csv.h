// Tables of text as RFC 4180 describes them, whoever wrote them (libcsv does the splitting).
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sizewright {

struct CsvTable {
    std::vector<std::string> header;
    std::vector<std::vector<std::string>> rows; // each as long as the header
    std::vector<std::size_t> lines; // where each row begins in the file, from 1

    std::optional<std::size_t> column(std::string_view name) const;
};

inline constexpr std::size_t largestCsv = std::size_t(64) << 20; // [bytes]

// The first row is the header. UTF-8, with or without a byte order mark; any line ends; quoted
// fields may hold commas, quotes and line breaks. Empty lines are skipped. A table with rows of
// the wrong length is refused, naming the lines, since its cells may stand in the wrong columns.
Result<CsvTable> parseCsv(std::string_view bytes, std::string_view fileName);

} // namespace sizewright
