// What a file of another program says, in the names of `import --json`.
#pragma once

#include "core/import/hf_config.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace sizewright {

struct ForeignFile {
    std::string path;
    std::string kind; // "hf-config" or "unknown"
    nlohmann::ordered_json values = nlohmann::ordered_json::object();
    std::vector<std::string> ignored;
    std::vector<Problem> warnings;
    std::optional<HfConfig> config; // of hf-config
};

// A file that cannot be read, or that is of a known kind and damaged, is a problem; a file of a
// kind that this version does not know is "unknown" with a sentence among the warnings.
Result<ForeignFile> readForeignFile(const std::string& path);

nlohmann::ordered_json foreignFileJson(const ForeignFile& file);

} // namespace sizewright
