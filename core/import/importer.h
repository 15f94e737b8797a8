// What a file of another program says. One importer a file, registered in one table (importers.cpp), each a
// pure function from bytes to values with their places; recognised by content, never by name.
#pragma once

#include "core/base/result.h"
#include "core/plan/scenario.h"

#include <nlohmann/json.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sizewright {

// A value as the file gives it, in the unit that its name states, and where it stands.
struct FoundValue {
    std::string name; // as `import --json` prints it: "step_ms", "bus_gbs", "tp"
    nlohmann::ordered_json value;
    std::size_t line = 0; // from 1; 0 where the file has no lines
};

// A value that a plan can take over: field and number in base units, or text.
struct OfferedField {
    std::size_t ordinal = 0; // of the field
    FieldValue value; // its origin is imported or measured, its source names file and line
};

struct Imported {
    std::string kind; // "megatron-log", "nccl-tests", …
    std::vector<FoundValue> values;
    std::vector<OfferedField> offers; // in the order in which a plan would take them
    std::vector<std::string> ignored; // what was seen and not used
    std::vector<Problem> warnings; // what was assumed, skipped or is not understood
};

struct Importer {
    const char* kind;
    // Looks at the first `recognitionBytes` at most; true where the file is surely of this kind.
    bool (*recognises)(std::string_view head);
    // Never throws; a damaged file of a known kind is one problem with one sentence that names the place.
    Result<Imported> (*read)(std::string_view bytes, std::string_view fileName);
};

inline constexpr std::size_t recognitionBytes = std::size_t(256) << 10;
inline constexpr std::size_t largestImport = std::size_t(64) << 20; // [bytes], more is refused with a sentence

// All importers, in the order in which they are asked.
std::span<const Importer> importers();

// The first importer that recognises the bytes reads them; kind "unknown" with a warning that names the kinds
// where none does.
Result<Imported> importFile(std::string_view bytes, std::string_view fileName);

} // namespace sizewright
