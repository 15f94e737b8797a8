#include "app/commands/model_source.h"

#include "app/commands/files.h"
#include "app/commands/near_matches.h"
#include "core/units/display.h"

#include <filesystem>

namespace sizewright {

void useConfig(Scenario& scenario, const HfConfig& config, const std::string& path)
{
    applyShape(scenario, config.shape, Origin::imported,
        std::filesystem::path(path).filename().string());
    // The architecture is the file's now: neither a preset nor a bare count stands for it.
    scenario.clear(fields().preset.ordinal);
    scenario.clear(fields().parameters.ordinal);
}

std::vector<Problem> useModel(Scenario& scenario, const std::string& nameOrFile)
{
    if (const ModelEntry* entry = shippedCatalogue().model(nameOrFile)) {
        applyModel(scenario, *entry);
        return {};
    }
    std::error_code error;
    if (!std::filesystem::exists(nameOrFile, error)) {
        std::vector<std::string_view> ids;
        for (const ModelEntry& m : shippedCatalogue().models)
            ids.push_back(m.id);
        return {{Severity::error, "catalogue.unknown_model",
            "--model " + excerpt(nameOrFile, 200),
            {SW_TEXT("Cli",
                 "neither a model of the catalogue nor a file%1; `catalog list` shows the models"),
                {didYouMean(nameOrFile, ids)}}}};
    }
    const auto bytes = readFile(nameOrFile, foreignFileLimit);
    if (!bytes)
        return bytes.problems();
    const auto config = readHfConfig(*bytes, nameOrFile);
    if (!config)
        return config.problems();
    useConfig(scenario, *config, nameOrFile);
    return {};
}

} // namespace sizewright
