#include "core/results/results_json.h"

#include "core/units/display.h"

namespace sizewright {

namespace {

using Json = nlohmann::ordered_json;

// The largest whole number below which every whole number has a double of its own.
constexpr double wholeLimit = 9007199254740992.0;

const char* key(Severity severity)
{
    switch (severity) {
    case Severity::note: return "note";
    case Severity::warning: return "warning";
    case Severity::error: return "error";
    }
    return "";
}

const char* key(Fit fit)
{
    switch (fit) {
    case Fit::fits: return "fits";
    case Fit::atRisk: return "at_risk";
    case Fit::doesNotFit: return "does_not_fit";
    }
    return "";
}

// The place of a dotted path inside `json`, made where it is missing.
Json& at(Json& json, std::string_view path)
{
    Json* place = &json;
    while (true) {
        const auto dot = path.find('.');
        place = &(*place)[std::string(path.substr(0, dot))];
        if (dot == std::string_view::npos)
            return *place;
        path.remove_prefix(dot + 1);
    }
}

// Sections in the order of the chain, each with its members that are no figures in place.
Json skeleton()
{
    Json json = Json::object();
    for (const char* name : {"name", "complete", "feasible", "missing", "answer", "model",
             "memory", "strategy", "time", "goodput"})
        json[name] = nullptr;
    return json;
}

Json missingJson(const std::vector<Missing>& missing)
{
    Json list = Json::array();
    for (const Missing& m : missing)
        list.push_back(m.key.empty() ? toString(m.what) : m.key);
    return list;
}

Json missingTexts(const std::vector<Missing>& missing)
{
    Json list = Json::array();
    for (const Missing& m : missing)
        list.push_back(toString(m.what));
    return list;
}

Json ladderJson(const std::vector<Rung>& ladder)
{
    Json list = Json::array();
    for (const Rung& rung : ladder)
        list.push_back({{"rung", rung.name.source}, {"accepted", rung.accepted},
            {"reason", toString(rung.reason)}, {"strategy", layoutJson(rung.layout)}});
    return list;
}

Json stagesJson(const std::vector<StageLines>& stages)
{
    const UnitChoice* unit = findUnit(signatureOf<BytesPerCard>(), "GiB");
    const auto gib = [&](BytesPerCard bytes) { return numberJson(bytes.value() / unit->factor); };
    Json list = Json::array();
    for (const StageLines& s : stages)
        list.push_back({{"weights_gib", gib(s.weights)}, {"gradients_gib", gib(s.gradients)},
            {"optimizer_gib", gib(s.optimizer)}, {"activations_gib", gib(s.activations)},
            {"buffers_gib", gib(s.buffers)}, {"overhead_gib", gib(s.overhead)},
            {"total_gib", gib(s.total)}});
    return list;
}

Json scenarioJson(const std::string& name, const Results& results)
{
    Json json = skeleton();
    json["name"] = name;
    json["complete"] = results.complete;
    json["feasible"] = results.feasible;
    json["missing"] = missingJson(results.missing);
    const bool layout = hasLayout(results);
    json["strategy"] = layoutJson(results.layout);
    if (!layout)
        for (auto& [degree, value] : json["strategy"].items())
            value = nullptr;
    for (const ResultInfo& info : resultFields().all())
        at(json, info.key) = isWithheld(results, info) ? Json() : figureJson(results, info);

    const bool verdict = results.complete && layout;
    Json& answer = json["answer"];
    answer["currency"] = results.currency;
    answer["tier"] = verdict ? Json(key(results.tier)) : Json();
    answer["binding"] = verdict && results.binding != Binding::none
        ? Json(sizewright::key(results.binding)) : Json();
    Json& memory = json["memory"];
    memory["fits"] = layout ? Json(results.fit != Fit::doesNotFit) : Json();
    memory["fit"] = layout ? Json(key(results.fit)) : Json();
    memory["fits_one_card"] = layout ? Json(results.fitsOneCard) : Json();
    memory["stages"] = stagesJson(results.stages);
    memory["peak_stage"] = results.stages.empty() ? Json() : Json(results.peakStage);
    json["accelerator"] = results.accelerator.empty() ? Json() : Json(results.accelerator);
    json["measured"] = results.measured;
    json["ladder"] = ladderJson(results.ladder);
    json["warnings"] = problemsJson(results.problems);
    json["missing_texts"] = missingTexts(results.missing);
    return json;
}

} // namespace

bool isWithheld(const Results& results, const ResultInfo& info)
{
    return !results.complete
        && (info.key.starts_with("answer.") || info.key.starts_with("money."));
}

bool hasLayout(const Results& results)
{
    return results[resultFields().memoryTotal].has_value();
}

Json numberJson(double value)
{
    if (!std::isfinite(value))
        return nullptr;
    if (value == std::floor(value) && std::fabs(value) < wholeLimit)
        return std::int64_t(value);
    return value;
}

Json figureJson(const Results& results, const ResultInfo& info)
{
    const auto value = results.number(info.ordinal);
    if (!value)
        return nullptr;
    const UnitChoice* unit = findUnit(info.signature, info.unit);
    return numberJson(*value / (unit ? unit->factor : 1.0));
}

std::string unitText(std::string_view unit, std::string_view currency)
{
    constexpr std::string_view sign = "¤";
    std::string out(unit);
    if (const auto place = out.find(sign); place != std::string::npos)
        out.replace(place, sign.size(), currency);
    return out;
}

Json layoutJson(const Layout& layout)
{
    return {{"tp", layout.tp}, {"pp", layout.pp}, {"vpp", layout.vpp}, {"cp", layout.cp},
        {"ep", layout.ep}, {"etp", layout.etp}, {"dp", layout.dp}, {"zero_stage", layout.zeroStage},
        {"micro_batch", layout.microBatch}, {"recompute", optionOf(layout.recompute).key},
        {"sequence_parallel", layout.sequenceParallel},
        {"schedule", optionOf(layout.schedule).key}, {"recompute_layers", layout.recomputeLayers},
        {"shard_group", layout.shardGroup},
        {"first_stage_layers", layout.firstLayers >= 0 ? Json(layout.firstLayers) : Json()},
        {"last_stage_layers", layout.lastLayers >= 0 ? Json(layout.lastLayers) : Json()}};
}

Json problemsJson(const std::vector<Problem>& problems)
{
    Json list = Json::array();
    for (const Problem& p : problems)
        list.push_back({{"code", p.code}, {"text", toString(p.message)},
            {"severity", key(p.severity)}, {"place", p.place}});
    return list;
}

Json evaluationJson(const std::vector<std::pair<std::string, Results>>& scenarios)
{
    Json list = Json::array();
    for (const auto& [name, results] : scenarios)
        list.push_back(scenarioJson(name, results));
    Json json = Json::object();
    json["scenarios"] = std::move(list);
    return json;
}

} // namespace sizewright
