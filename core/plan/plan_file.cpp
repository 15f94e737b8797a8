#include "core/plan/plan_file.h"

#include "core/units/display.h"

#include <algorithm>
#include <set>

namespace sizewright {

namespace {

using Json = nlohmann::ordered_json;
constexpr const char* formatName = "sizewright-plan";

class Reader
{
public:
    explicit Reader(std::string_view fileName) : m_file(fileName) {}

    std::vector<Problem> problems;

    void report(const std::string& where, const char* code, Text text,
        std::vector<std::string> arguments = {})
    {
        problems.push_back({Severity::error, code, where.empty() ? m_file : m_file + ": " + where,
            {text, std::move(arguments)}});
    }

    void readValue(Scenario& scenario, const FieldInfo& field, const Json& json,
        const std::string& where, std::string_view currency)
    {
        const Json* raw = &json;
        Origin origin = Origin::typed;
        std::string source, unit;
        if (json.is_object()) {
            raw = json.contains("value") ? &json["value"] : nullptr;
            if (!raw) {
                report(where, "plan.value_missing",
                    SW_TEXT("PlanFile", "has no \"value\"; add one, or take the key out"));
                return;
            }
            origin = readOrigin(json, where);
            source = textOf(json, "source", where);
            unit = textOf(json, "unit", where);
        }
        std::string text;
        if (raw->is_string())
            text = raw->get<std::string>();
        else if (raw->is_boolean())
            text = raw->get<bool>() ? "yes" : "no";
        else if (raw->is_number())
            text = raw->dump();
        else {
            report(where, "plan.value_kind",
                SW_TEXT("PlanFile", "must be a number, a text, true or false"));
            return;
        }
        const bool numeric = field.kind == FieldKind::quantity || field.kind == FieldKind::whole;
        if (numeric && !unit.empty())
            text += " " + unit;
        auto value = parseFieldValue(field, text, currency, origin);
        if (!value) {
            for (Problem p : value.problems()) {
                p.place = m_file + ": " + where;
                problems.push_back(std::move(p));
            }
            return;
        }
        if (value->isSet()) {
            value->source = source;
            scenario.put(field.ordinal, *value);
        }
    }

    Scenario readScenario(const Json& json, const std::string& where)
    {
        Scenario scenario;
        if (!json.is_object()) {
            report(where, "plan.scenario_kind", SW_TEXT("PlanFile", "must be an object"));
            return scenario;
        }
        scenario.name = textOf(json, "name", where);
        if (scenario.name.empty())
            scenario.name = "scenario";
        scenario.notes = textOf(json, "notes", where);
        scenario.unknown = Json::object();
        for (const auto& [key, content] : json.items())
            if (key != "name" && key != "notes" && key != "values")
                scenario.unknown[key] = content;
        if (!json.contains("values"))
            return scenario;
        const Json& values = json["values"];
        if (!values.is_object()) {
            report(where + ".values", "plan.values_kind",
                SW_TEXT("PlanFile", "must be an object of field names and values"));
            return scenario;
        }
        // The currency decides how amounts are read, so it comes first.
        const FieldInfo& currency = fields()[fields().currency];
        if (const auto it = values.find(currency.key); it != values.end())
            readValue(scenario, currency, *it, where + "." + std::string(currency.key), {});
        for (const auto& [key, content] : values.items()) {
            const FieldInfo* field = fields().find(key);
            if (!field)
                scenario.unknown["values"][key] = content;
            else if (field != &currency)
                readValue(scenario, *field, content, where + "." + key, currencyOf(scenario));
        }
        return scenario;
    }

    std::string textOf(const Json& json, const char* key, const std::string& where)
    {
        const auto it = json.find(key);
        if (it == json.end() || it->is_null())
            return {};
        if (it->is_string())
            return it->get<std::string>();
        report(where + "." + key, "plan.not_text", SW_TEXT("PlanFile", "must be a text"));
        return {};
    }

    template <class Entry, class Read>
    void readEntries(const Json& json, const char* key, std::vector<Entry>& into, Read read)
    {
        const auto it = json.find(key);
        if (it == json.end())
            return;
        if (!it->is_array()) {
            report(std::string("catalogue.") + key, "plan.not_list",
                SW_TEXT("PlanFile", "must be a list"));
            return;
        }
        for (std::size_t i = 0; i < it->size(); ++i) {
            const std::string where
                = m_file + ": catalogue." + key + "[" + std::to_string(i) + "]";
            auto entry = read((*it)[i], where);
            if (entry)
                into.push_back(*entry);
            else
                problems.insert(problems.end(), entry.problems().begin(), entry.problems().end());
        }
    }

private:
    Origin readOrigin(const Json& json, const std::string& where)
    {
        const std::string name = textOf(json, "origin", where);
        if (name.empty())
            return Origin::typed;
        for (int i = 0; i <= int(Origin::measured); ++i)
            if (key(Origin(i)) == name)
                return Origin(i) == Origin::unset ? Origin::typed : Origin(i);
        return Origin::typed; // a newer origin: the value still holds
    }

    std::string m_file;
};

bool tooDeep(std::string_view bytes)
{
    // Nesting beyond any plan's would only exhaust the stack of whoever walks it.
    int depth = 0;
    bool inText = false;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const char c = bytes[i];
        if (inText) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inText = false;
        } else if (c == '"')
            inText = true;
        else if (c == '[' || c == '{') {
            if (++depth > 64)
                return true;
        } else if (c == ']' || c == '}')
            --depth;
    }
    return false;
}

} // namespace

Result<Plan> readPlan(std::string_view bytes, std::string_view fileName)
{
    Reader reader(fileName);
    if (bytes.empty()) {
        reader.report({}, "plan.empty", SW_TEXT("PlanFile", "the file is empty; choose another"));
        return reader.problems;
    }
    if (bytes.size() > planFileLimit) {
        reader.report({}, "plan.too_large",
            SW_TEXT("PlanFile", "the file is larger than 64 MiB and no plan; choose another"));
        return reader.problems;
    }
    if (tooDeep(bytes)) {
        reader.report({}, "plan.too_deep",
            SW_TEXT("PlanFile", "the file nests deeper than any plan; choose another"));
        return reader.problems;
    }
    Json json;
    try {
        json = Json::parse(bytes);
    } catch (const Json::parse_error& error) {
        const auto before = bytes.substr(0, std::min<std::size_t>(error.byte, bytes.size()));
        const auto line = 1 + std::count(before.begin(), before.end(), '\n');
        reader.report("line " + std::to_string(line), "plan.not_json",
            SW_TEXT("PlanFile",
                "this is not a whole JSON text, so it is damaged or no plan; restore the copy "
                "that was kept beside it (same name with ~)"));
        return reader.problems;
    } catch (const Json::exception&) {
        reader.report({}, "plan.not_json",
            SW_TEXT("PlanFile", "a number in this file cannot be held; it is damaged or no plan"));
        return reader.problems;
    }
    if (!json.is_object() || !json.contains("format") || json["format"] != formatName) {
        reader.report({}, "plan.not_a_plan",
            SW_TEXT("PlanFile",
                "this is no Sizewright plan; `import` reads files of other programs"));
        return reader.problems;
    }
    if (!json.contains("version") || !json["version"].is_number_integer()
        || json["version"].get<std::int64_t>() < 1) {
        reader.report("version", "plan.version",
            SW_TEXT("PlanFile", "the version must be a whole number from 1"));
        return reader.problems;
    }
    if (json["version"].get<std::int64_t>() > planFileVersion) {
        reader.report("version", "plan.newer",
            SW_TEXT("PlanFile",
                "the plan was written by a newer Sizewright (file version %1, this one reads up "
                "to %2); it was left untouched, open it with the newer program"),
            {std::to_string(json["version"].get<std::int64_t>()),
                std::to_string(planFileVersion)});
        return reader.problems;
    }

    Plan plan;
    plan.scenarios.clear();
    plan.name = reader.textOf(json, "name", {});
    const auto scenarios = json.find("scenarios");
    if (scenarios == json.end() || !scenarios->is_array() || scenarios->empty()) {
        reader.report("scenarios", "plan.no_scenarios",
            SW_TEXT("PlanFile", "the plan must list at least one scenario"));
        return reader.problems;
    }
    std::set<std::string> names;
    for (std::size_t i = 0; i < scenarios->size(); ++i) {
        Scenario scenario
            = reader.readScenario((*scenarios)[i], "scenarios[" + std::to_string(i) + "]");
        if (!names.insert(scenario.name).second)
            reader.report("scenarios[" + std::to_string(i) + "].name", "plan.duplicate_name",
                SW_TEXT("PlanFile", "two scenarios are called \"%1\"; rename one"),
                {scenario.name.substr(0, 80)});
        plan.scenarios.push_back(std::move(scenario));
    }
    if (const auto it = json.find("baseline"); it != json.end()) {
        if (it->is_number_unsigned() && it->get<std::size_t>() < plan.scenarios.size())
            plan.baseline = it->get<std::size_t>();
        else
            reader.report("baseline", "plan.baseline",
                SW_TEXT("PlanFile", "must be the index of one of the scenarios"));
    }
    if (const auto it = json.find("catalogue"); it != json.end()) {
        if (it->is_object()) {
            plan.catalogue.version = reader.textOf(*it, "version", "catalogue");
            reader.readEntries(
                *it, "generations", plan.catalogue.generations, generationFromJson);
            reader.readEntries(
                *it, "accelerators", plan.catalogue.accelerators, acceleratorFromJson);
            reader.readEntries(*it, "prices", plan.catalogue.prices, priceFromJson);
        } else
            reader.report("catalogue", "plan.catalogue",
                SW_TEXT("PlanFile", "must be an object"));
    }
    static const std::set<std::string_view> known{
        "format", "version", "writtenBy", "name", "baseline", "scenarios", "catalogue"};
    plan.unknown = Json::object();
    for (const auto& [key, content] : json.items())
        if (!known.contains(key))
            plan.unknown[key] = content;
    if (!reader.problems.empty())
        return reader.problems;
    return plan;
}

namespace {

Json valueToJson(const FieldInfo& field, const FieldValue& value, std::string_view currency)
{
    Json json = Json::object();
    if (field.kind == FieldKind::text)
        json["value"] = value.text;
    else if (!value.entered.empty())
        json["value"] = value.entered; // what was typed is what is stored
    else if (field.kind == FieldKind::choice)
        json["value"] = field.options[std::size_t(value.number)].key;
    else if (field.kind == FieldKind::toggle)
        json["value"] = value.number != 0;
    else if (field.kind == FieldKind::whole && std::fabs(value.number) < 9e15)
        json["value"] = std::int64_t(value.number);
    else {
        const UnitChoice* unit = findUnit(field.signature, field.unit);
        json["value"] = value.number / (unit ? unit->factor : 1.0);
        std::string symbol(unit ? unit->symbol : "");
        if (const auto at = symbol.find("¤"); at != std::string::npos)
            symbol.replace(at, std::string_view("¤").size(), currency);
        if (!symbol.empty())
            json["unit"] = symbol;
    }
    json["origin"] = key(value.origin);
    if (!value.source.empty())
        json["source"] = value.source;
    return json;
}

Json scenarioToJson(const Scenario& scenario)
{
    Json json = Json::object();
    json["name"] = scenario.name;
    if (!scenario.notes.empty())
        json["notes"] = scenario.notes;
    Json values = Json::object();
    for (const FieldInfo& field : fields().all())
        if (scenario.isSet(field.ordinal))
            values[std::string(field.key)] = valueToJson(
                field, scenario.value(field.ordinal), currencyOf(scenario));
    if (scenario.unknown.is_object())
        for (const auto& [key, content] : scenario.unknown.items()) {
            if (key == "values")
                for (const auto& [name, value] : content.items())
                    values[name] = value;
            else
                json[key] = content;
        }
    json["values"] = std::move(values);
    return json;
}

} // namespace

std::string writePlan(const Plan& plan)
{
    Json json = Json::object();
    json["format"] = formatName;
    json["version"] = planFileVersion;
    json["writtenBy"] = "sizewright " SIZEWRIGHT_VERSION;
    if (!plan.name.empty())
        json["name"] = plan.name;
    json["baseline"] = plan.baseline;
    json["scenarios"] = Json::array();
    for (const Scenario& scenario : plan.scenarios)
        json["scenarios"].push_back(scenarioToJson(scenario));
    if (!plan.catalogue.version.empty() || !plan.catalogue.accelerators.empty()) {
        Json catalogue = Json::object();
        catalogue["version"] = plan.catalogue.version;
        for (const Generation& g : plan.catalogue.generations)
            catalogue["generations"].push_back(toJson(g));
        for (const Accelerator& a : plan.catalogue.accelerators)
            catalogue["accelerators"].push_back(toJson(a));
        for (const Price& p : plan.catalogue.prices)
            catalogue["prices"].push_back(toJson(p));
        json["catalogue"] = std::move(catalogue);
    }
    if (plan.unknown.is_object())
        for (const auto& [key, content] : plan.unknown.items())
            json[key] = content;
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace sizewright
