// The measured public runs that come with the program: compiled in, read when somebody asks for them.
#pragma once

#include "core/catalogue/csv.h"

#include <string_view>

namespace sizewright {

// The text of a file by its path from the root, "resources/runs/measured.csv"; empty if unknown.
std::string_view runsText(std::string_view path);

// One row a run, under the header that readRuns knows. Read once; problems only where the shipped files
// are damaged, which the tests rule out.
const Result<CsvTable>& shippedRuns();

// Many rows share a source or a long note. A cell of these columns that begins with “@” names a row of
// `texts` (columns name, text), whose text is put in its place.
Result<CsvTable> withSharedTexts(CsvTable runs, const CsvTable& texts, std::string_view fileName);

} // namespace sizewright
