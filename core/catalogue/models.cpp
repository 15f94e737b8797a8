// models.json: the shapes of published models, by the names of ModelShape's members.
#include "core/catalogue/json_fields.h"
#include "core/catalogue/readers.h"
#include "core/model/parameters.h"

#include <array>

namespace sizewright {

using nlohmann::ordered_json;

namespace {

struct WholeMember {
    const char* key;
    std::int64_t ModelShape::*member;
};
struct SwitchMember {
    const char* key;
    bool ModelShape::*member;
};

constexpr std::array wholeMembers{
    WholeMember{"layers", &ModelShape::layers}, WholeMember{"hidden", &ModelShape::hidden},
    WholeMember{"heads", &ModelShape::heads}, WholeMember{"kvHeads", &ModelShape::kvHeads},
    WholeMember{"headDim", &ModelShape::headDim}, WholeMember{"ffn", &ModelShape::ffn},
    WholeMember{"vocab", &ModelShape::vocab},
    WholeMember{"learnedPositions", &ModelShape::learnedPositions},
    WholeMember{"maxPositions", &ModelShape::maxPositions},
    WholeMember{"vectorsPerNorm", &ModelShape::vectorsPerNorm},
    WholeMember{"normsPerLayer", &ModelShape::normsPerLayer},
    WholeMember{"experts", &ModelShape::experts},
    WholeMember{"expertsPerToken", &ModelShape::expertsPerToken},
    WholeMember{"expertFfn", &ModelShape::expertFfn},
    WholeMember{"sharedFfn", &ModelShape::sharedFfn},
    WholeMember{"denseLayers", &ModelShape::denseLayers},
    WholeMember{"qRank", &ModelShape::qRank}, WholeMember{"kvRank", &ModelShape::kvRank},
    WholeMember{"nopeDim", &ModelShape::nopeDim}, WholeMember{"ropeDim", &ModelShape::ropeDim},
    WholeMember{"valueDim", &ModelShape::valueDim},
    WholeMember{"mtpLayers", &ModelShape::mtpLayers},
    WholeMember{"slidingWindow", &ModelShape::slidingWindow},
    WholeMember{"windowedLayers", &ModelShape::windowedLayers},
};

constexpr std::array switchMembers{
    SwitchMember{"gatedFfn", &ModelShape::gatedFfn},
    SwitchMember{"tiedEmbeddings", &ModelShape::tiedEmbeddings},
    SwitchMember{"qkvBias", &ModelShape::qkvBias},
    SwitchMember{"outputBias", &ModelShape::outputBias},
    SwitchMember{"mlpBias", &ModelShape::mlpBias}, SwitchMember{"headBias", &ModelShape::headBias},
    SwitchMember{"finalNorm", &ModelShape::finalNorm},
    SwitchMember{"embeddingNorm", &ModelShape::embeddingNorm},
    SwitchMember{"attentionSinks", &ModelShape::attentionSinks},
    SwitchMember{"routerBias", &ModelShape::routerBias},
    SwitchMember{"sharedGate", &ModelShape::sharedGate},
    SwitchMember{"expertBias", &ModelShape::expertBias},
};

constexpr std::string_view qkNormWords[] = {"none", "perHead", "fullWidth"};

// A mistyped key would silently leave a default in force.
bool known(const std::string& key)
{
    for (const auto& [name, member] : wholeMembers)
        if (key == name)
            return true;
    for (const auto& [name, member] : switchMembers)
        if (key == name)
            return true;
    return key == "qkNorm";
}

ModelShape shapeFromJson(JsonFields& entry, const ordered_json& json)
{
    JsonFields fields = entry.object("shape");
    ModelShape shape;
    for (const auto& [key, member] : wholeMembers)
        if (const auto value = fields.optionalNumber(key, {0, 1e12}))
            shape.*member = std::int64_t(*value);
    for (const auto& [key, member] : switchMembers)
        shape.*member = fields.flag(key, shape.*member);
    if (json.contains("shape") && json["shape"].is_object()) {
        if (json["shape"].contains("qkNorm"))
            shape.qkNorm = QkNorm(fields.word("qkNorm", qkNormWords));
        for (const auto& [key, value] : json["shape"].items())
            if (!known(key))
                fields.problem(key.c_str(), "catalogue.unknown_key",
                               {SW_TEXT("Catalogue", "is not a property of a model"), {}});
    }
    for (const char* key : {"layers", "hidden", "heads", "kvHeads", "headDim", "vocab"})
        fields.number(key, {1, 1e9});
    entry.take(fields);
    return shape;
}

Result<ModelEntry> modelFromJson(const ordered_json& json, std::string_view place)
{
    JsonFields fields(json, place);
    ModelEntry model;
    model.id = fields.text("id");
    model.name = fields.text("name");
    model.parameters = std::int64_t(fields.number("parameters", {1, 1e15}));
    model.shape = shapeFromJson(fields, json);
    model.source = sourceFromJson(fields);
    if (fields.fine()) {
        const auto counted = std::int64_t(totalParameters(model.shape).value());
        if (counted != model.parameters)
            fields.problem("parameters", "catalogue.parameters",
                {SW_TEXT("Catalogue", "the shape has %1 parameters, %2 are published"),
                 {std::to_string(counted), std::to_string(model.parameters)}});
    }
    if (!fields.fine())
        return fields.problems();
    return model;
}

} // namespace

Entries<ModelEntry> readModels(std::string_view json, std::string_view fileName)
{
    Entries<ModelEntry> out;
    const auto document = ordered_json::parse(json, nullptr, false);
    if (!document.is_object() || !document.contains("models") || !document["models"].is_array()) {
        out.problems.push_back({Severity::error, "catalogue.not_json", std::string(fileName),
            {SW_TEXT("Catalogue", "is not a list of models in JSON"), {}}});
        return out;
    }
    for (std::size_t i = 0; i < document["models"].size(); ++i) {
        const std::string place = std::string(fileName) + ".models[" + std::to_string(i) + ']';
        auto entry = modelFromJson(document["models"][i], place);
        if (entry)
            out.entries.push_back(std::move(*entry));
        else
            out.problems.insert(
                out.problems.end(), entry.problems().begin(), entry.problems().end());
    }
    return out;
}

} // namespace sizewright
