// Plans as the text of their files.
#include "core/plan/plan_json.h"
#include "core/units/display.h"

#include <cmath>

namespace sizewright {

namespace {

using Json = nlohmann::ordered_json;

std::string withCurrency(std::string symbol, std::string_view currency)
{
    constexpr std::string_view sign = "¤";
    if (const auto at = symbol.find(sign); at != std::string::npos)
        symbol.replace(at, sign.size(), currency);
    return symbol;
}

// A number of this unit that times its factor gives the value to the bit.
std::optional<double> exactNumber(double value, double factor)
{
    const double near = value / factor;
    for (const double candidate : {near, std::nextafter(near, 0.0), std::nextafter(near, 2 * near)})
        if (candidate * factor == value)
            return candidate;
    return {};
}

// What was typed, if it still means the value; it need not after the currency has changed.
bool stillMeans(const FieldInfo& field, const FieldValue& value, std::string_view currency)
{
    if (value.entered.empty())
        return false;
    const auto again = parseFieldValue(field, value.entered, currency);
    return again && again->number == value.number;
}

Json valueToJson(const FieldInfo& field, const FieldValue& value, std::string_view currency)
{
    Json json = Json::object();
    if (field.kind == FieldKind::text)
        json["value"] = value.text;
    else if (field.kind == FieldKind::choice)
        json["value"] = field.options[std::size_t(value.number)].key;
    else if (field.kind == FieldKind::toggle)
        json["value"] = value.number != 0;
    else if (stillMeans(field, value, currency))
        json["value"] = value.entered; // what was typed is what is stored
    else {
        const WrittenNumber written = writtenNumber(field, value.number, currency);
        json["value"] = plainNumber(written.number);
        if (!written.unit.empty())
            json["unit"] = written.unit;
    }
    json["origin"] = key(value.origin);
    if (!value.source.empty())
        json["source"] = value.source;
    return json;
}

// Members of `unknown` that `json` does not have.
void addUnknown(Json& json, const Json& unknown)
{
    if (!unknown.is_object())
        return;
    for (const auto& [key, content] : unknown.items())
        if (!json.contains(key))
            json[key] = content;
}

Json member(const Json& json, std::string_view key)
{
    const auto it = json.is_object() ? json.find(std::string(key)) : json.end();
    return json.is_object() && it != json.end() ? *it : Json();
}

Json scenarioToJson(const Scenario& scenario)
{
    Json json = Json::object();
    json["name"] = scenario.name;
    if (!scenario.notes.empty())
        json["notes"] = scenario.notes;
    const Json kept = member(scenario.unknown, "values");
    Json values = Json::object();
    for (const FieldInfo& field : fields().all())
        if (scenario.isSet(field.ordinal)) {
            Json value = valueToJson(field, scenario.value(field.ordinal), currencyOf(scenario));
            addUnknown(value, member(kept, field.key));
            values[std::string(field.key)] = std::move(value);
        }
    if (kept.is_object())
        for (const auto& [name, content] : kept.items())
            if (!fields().find(name))
                values[name] = content;
    if (scenario.unknown.is_object())
        for (const auto& [key, content] : scenario.unknown.items())
            if (key != "values")
                json[key] = content;
    json["values"] = std::move(values);
    return json;
}

std::string identity(const Json& entry)
{
    return entry.contains("id") ? entry["id"].get<std::string>() : entry.dump();
}

template <class Entry>
void addEntries(Json& catalogue, const char* section, const std::vector<Entry>& entries,
    const Json& unknown)
{
    const Json kept = member(unknown, section);
    for (const Entry& entry : entries) {
        Json json = toJson(entry);
        addUnknown(json, member(kept, identity(json)));
        catalogue[section].push_back(std::move(json));
    }
}

Json catalogueToJson(const Catalogue& catalogue, const Json& unknown)
{
    Json json = Json::object();
    if (!catalogue.version.empty())
        json["version"] = catalogue.version;
    addEntries(json, "generations", catalogue.generations, unknown);
    addEntries(json, "accelerators", catalogue.accelerators, unknown);
    addEntries(json, "prices", catalogue.prices, unknown);
    if (unknown.is_object())
        for (const auto& [key, content] : unknown.items())
            if (key != "generations" && key != "accelerators" && key != "prices")
                json[key] = content;
    return json;
}

} // namespace

WrittenNumber writtenNumber(const FieldInfo& field, double value, std::string_view currency)
{
    const UnitChoice* own = findUnit(field.signature, field.unit);
    const double factor = own ? own->factor : 1.0;
    const std::string symbol = withCurrency(own ? own->symbol : "", currency);
    if (const auto exact = exactNumber(value, factor))
        return {*exact, symbol};
    for (const UnitChoice& unit : unitsOf(field.signature))
        if (*unit.symbol != '\0')
            if (const auto exact = exactNumber(value, unit.factor))
                return {*exact, withCurrency(unit.symbol, currency)};
    return {value / factor, symbol};
}

Json plainNumber(double value)
{
    if (value == std::floor(value) && std::fabs(value) < 9e15)
        return std::int64_t(value);
    return value;
}

std::string writePlan(const Plan& plan)
{
    Json json = Json::object();
    json["format"] = planFormat;
    json["version"] = planFileVersion;
    json["writtenBy"] = "sizewright " SIZEWRIGHT_VERSION;
    if (!plan.name.empty())
        json["name"] = plan.name;
    json["baseline"] = plan.baseline;
    json["scenarios"] = Json::array();
    for (const Scenario& scenario : plan.scenarios)
        json["scenarios"].push_back(scenarioToJson(scenario));
    Json catalogue = catalogueToJson(plan.catalogue, member(plan.unknown, "catalogue"));
    if (!catalogue.empty())
        json["catalogue"] = std::move(catalogue);
    addUnknown(json, plan.unknown);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace sizewright
