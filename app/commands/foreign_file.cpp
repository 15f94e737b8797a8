#include "app/commands/foreign_file.h"

#include "app/commands/files.h"
#include "app/commands/model_source.h"
#include "core/model/parameters.h"
#include "core/results/results_json.h"

namespace sizewright {

namespace {

using Json = nlohmann::ordered_json;

Json configValues(const HfConfig& config)
{
    const ModelShape& s = config.shape;
    Json values = {{"params_total", numberJson(totalParameters(s).value())},
        {"params_active", numberJson(activeParameters(s).value())}, {"layers", s.layers},
        {"hidden", s.hidden}, {"heads", s.heads}, {"kv_heads", s.kvHeads}, {"ffn", s.ffn},
        {"vocab", s.vocab}};
    values["experts"] = s.experts;
    values["experts_per_token"] = s.expertsPerToken;
    values["tied_embeddings"] = s.tiedEmbeddings;
    values["max_positions"] = s.maxPositions > 0 ? Json(s.maxPositions) : Json();
    values["architecture"] = config.architecture.empty() ? Json(config.modelType)
                                                         : Json(config.architecture);
    values["head_dim"] = s.headDim;
    return values;
}

// Whether this is no config at all, rather than one that is damaged or of a refused kind.
bool isOtherKind(std::string_view bytes, const Problem& problem)
{
    if (problem.code == "import.hf.empty" || problem.code == "import.hf.binary")
        return false;
    const auto first = bytes.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    return problem.code == "import.hf.not_a_config" || problem.code == "import.hf.too_large"
        || (first != std::string_view::npos && bytes[first] != '{');
}

} // namespace

Result<ForeignFile> readForeignFile(const std::string& path)
{
    const auto bytes = readFile(path, foreignFileLimit);
    if (!bytes)
        return bytes.problems();
    const auto config = readHfConfig(*bytes, path);
    ForeignFile file;
    file.path = path;
    if (config) {
        file.kind = "hf-config";
        file.values = configValues(*config);
        file.ignored = config->ignored;
        file.warnings = config->warnings;
        file.config = *config;
        return file;
    }
    const Problem& problem = config.problems().front();
    if (!isOtherKind(*bytes, problem))
        return problem;
    file.kind = "unknown";
    file.warnings.push_back({Severity::warning, "import.unknown_kind", path,
        {SW_TEXT("Cli",
             "nothing that this version reads; it reads the config.json of a Hugging Face model "
             "(hf-config)"),
            {}}});
    if (problem.code == "import.hf.not_a_config")
        file.warnings.push_back(problem);
    return file;
}

Json foreignFileJson(const ForeignFile& file)
{
    return {{"file", file.path}, {"kind", file.kind}, {"values", file.values},
        {"ignored", file.ignored}, {"warnings", problemsJson(file.warnings)}};
}

} // namespace sizewright
