// Plans from the text of their files, with every problem at once.
#include "core/plan/plan_guard.h"
#include "core/plan/plan_json.h"
#include "core/units/display.h"

#include <algorithm>
#include <set>

namespace sizewright {

namespace {

using Json = nlohmann::ordered_json;

class Reader
{
public:
    explicit Reader(std::string_view fileName) : m_file(fileName) {}

    std::vector<Problem> problems;

    std::optional<Json> parse(std::string_view bytes);
    bool isPlan(const Json& json);
    Plan readPlan(const Json& json);

private:
    void report(const std::string& where, const char* code, Text text,
        std::vector<std::string> arguments = {})
    {
        problems.push_back({Severity::error, code, where.empty() ? m_file : m_file + ": " + where,
            {text, std::move(arguments)}});
    }
    void readScenarios(const Json& json, Plan& plan);
    Scenario readScenario(const Json& json, const std::string& where);
    void readValues(const Json& values, Scenario& scenario, const std::string& where);
    void readValue(Scenario& scenario, const FieldInfo& field, const Json& json,
        const std::string& where, std::string_view currency);
    std::optional<std::string> valueText(const Json& raw, const std::string& where);
    void readCatalogue(const Json& json, Plan& plan);
    template <class Entry, class Read>
    void readEntries(const Json& json, const char* section, std::vector<Entry>& into, Read read,
        Json& unknown);
    std::string textOf(const Json& json, const char* key, const std::string& where);
    Origin originOf(const Json& json, const std::string& where);

    std::string m_file;
};

// The members of an object that are none of these.
Json unknownMembers(const Json& json, std::initializer_list<std::string_view> known)
{
    Json rest = Json::object();
    for (const auto& [key, content] : json.items())
        if (std::find(known.begin(), known.end(), key) == known.end())
            rest[key] = content;
    return rest;
}

std::string Reader::textOf(const Json& json, const char* key, const std::string& where)
{
    const auto it = json.find(key);
    if (it == json.end() || it->is_null())
        return {};
    if (it->is_string())
        return it->get<std::string>();
    report(where.empty() ? key : where + "." + key, "plan.not_text",
        SW_TEXT("PlanFile", "must be a text"));
    return {};
}

Origin Reader::originOf(const Json& json, const std::string& where)
{
    const std::string name = textOf(json, "origin", where);
    for (int i = int(Origin::typed); i <= int(Origin::measured); ++i)
        if (key(Origin(i)) == name)
            return Origin(i);
    return Origin::typed; // none, or a newer one: the value still holds
}

// As somebody would type it; nothing for what is no single value.
std::optional<std::string> Reader::valueText(const Json& raw, const std::string& where)
{
    if (raw.is_string())
        return raw.get<std::string>();
    if (raw.is_boolean())
        return raw.get<bool>() ? "yes" : "no";
    if (raw.is_number())
        return raw.dump();
    report(where, "plan.value_kind",
        SW_TEXT("PlanFile", "must be a number, a text, true or false"));
    return {};
}

void Reader::readValue(Scenario& scenario, const FieldInfo& field, const Json& json,
    const std::string& where, std::string_view currency)
{
    const bool whole = json.is_object();
    if (whole && !json.contains("value")) {
        report(where, "plan.value_missing",
            SW_TEXT("PlanFile", "has no \"value\"; add one, or take the key out"));
        return;
    }
    const Json& raw = whole ? json["value"] : json;
    const Origin origin = whole ? originOf(json, where) : Origin::typed;
    const std::string source = whole ? textOf(json, "source", where) : std::string();
    const std::string unit = whole ? textOf(json, "unit", where) : std::string();
    const auto text = valueText(raw, where);
    if (!text)
        return;
    const bool numeric = field.kind == FieldKind::quantity || field.kind == FieldKind::whole;
    auto value = parseFieldValue(
        field, numeric && !unit.empty() ? *text + " " + unit : *text, currency, origin);
    if (!value) {
        for (Problem p : value.problems()) {
            p.place = m_file + ": " + where;
            problems.push_back(std::move(p));
        }
        return;
    }
    if (!value->isSet())
        return;
    value->source = source;
    // A number that the program wrote was not typed by anybody.
    if (raw.is_number()
        && writtenNumber(field, value->number, currency)
            == WrittenNumber{raw.get<double>(), unit})
        value->entered.clear();
    scenario.put(field.ordinal, *value);
    if (whole)
        if (Json rest = unknownMembers(json, {"value", "origin", "source", "unit"}); !rest.empty())
            scenario.unknown["values"][std::string(field.key)] = std::move(rest);
}

void Reader::readValues(const Json& values, Scenario& scenario, const std::string& where)
{
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
}

Scenario Reader::readScenario(const Json& json, const std::string& where)
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
    scenario.unknown = unknownMembers(json, {"name", "notes", "values"});
    const auto values = json.find("values");
    if (values == json.end())
        return scenario;
    if (values->is_object())
        readValues(*values, scenario, where);
    else
        report(where + ".values", "plan.values_kind",
            SW_TEXT("PlanFile", "must be an object of field names and values"));
    return scenario;
}

void Reader::readScenarios(const Json& json, Plan& plan)
{
    const auto scenarios = json.find("scenarios");
    if (scenarios == json.end() || !scenarios->is_array() || scenarios->empty()) {
        report("scenarios", "plan.no_scenarios",
            SW_TEXT("PlanFile", "the plan must list at least one scenario"));
        return;
    }
    if (scenarios->size() > planScenarioLimit) {
        report("scenarios", "plan.too_many_scenarios",
            SW_TEXT("PlanFile", "there are more than %1 scenarios; divide the plan"),
            {std::to_string(planScenarioLimit)});
        return;
    }
    std::set<std::string> names;
    for (std::size_t i = 0; i < scenarios->size(); ++i) {
        const std::string where = "scenarios[" + std::to_string(i) + "]";
        Scenario scenario = readScenario((*scenarios)[i], where);
        if (!names.insert(scenario.name).second)
            report(where + ".name", "plan.duplicate_name",
                SW_TEXT("PlanFile", "two scenarios are called \"%1\"; rename one"),
                {excerpt(scenario.name)});
        plan.scenarios.push_back(std::move(scenario));
    }
}

template <class Entry, class Read>
void Reader::readEntries(const Json& json, const char* section, std::vector<Entry>& into,
    Read read, Json& unknown)
{
    const auto list = json.find(section);
    if (list == json.end())
        return;
    const std::string place = std::string("catalogue.") + section;
    if (!list->is_array()) {
        report(place, "plan.not_list", SW_TEXT("PlanFile", "must be a list"));
        return;
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
        const Json& raw = (*list)[i];
        const auto entry = read(raw, m_file + ": " + place + "[" + std::to_string(i) + "]");
        if (!entry) {
            problems.insert(problems.end(), entry.problems().begin(), entry.problems().end());
            continue;
        }
        into.push_back(*entry);
        const Json written = toJson(*entry);
        Json rest = Json::object();
        for (const auto& [key, content] : raw.items())
            if (!written.contains(key))
                rest[key] = content;
        if (!rest.empty())
            unknown[section][written.contains("id") ? written["id"].template get<std::string>()
                                                    : written.dump()] = std::move(rest);
    }
}

void Reader::readCatalogue(const Json& json, Plan& plan)
{
    const auto catalogue = json.find("catalogue");
    if (catalogue == json.end())
        return;
    if (!catalogue->is_object()) {
        report("catalogue", "plan.catalogue", SW_TEXT("PlanFile", "must be an object"));
        return;
    }
    Catalogue& own = plan.catalogue;
    own.version = textOf(*catalogue, "version", "catalogue");
    Json unknown
        = unknownMembers(*catalogue, {"version", "generations", "accelerators", "prices"});
    readEntries(*catalogue, "generations", own.generations, generationFromJson, unknown);
    readEntries(*catalogue, "accelerators", own.accelerators, acceleratorFromJson, unknown);
    readEntries(*catalogue, "prices", own.prices, priceFromJson, unknown);
    if (!unknown.empty())
        plan.unknown["catalogue"] = std::move(unknown);
}

std::optional<Json> Reader::parse(std::string_view bytes)
{
    // JSON lets a key stand twice and readers then differ on which one holds: refuse.
    std::vector<std::set<std::string>> open;
    std::string twice;
    const auto watch = [&](int, Json::parse_event_t event, Json& parsed) {
        if (event == Json::parse_event_t::object_start)
            open.emplace_back();
        else if (event == Json::parse_event_t::object_end)
            open.pop_back();
        else if (event == Json::parse_event_t::key
            && !open.back().insert(parsed.get<std::string>()).second && twice.empty())
            twice = parsed.get<std::string>();
        return true;
    };
    try {
        Json json = Json::parse(bytes, watch);
        if (twice.empty())
            return json;
        report(twice.substr(0, 80), "plan.key_twice",
            SW_TEXT("PlanFile", "this key stands twice in one object; take one of them out"));
    } catch (const Json::parse_error& error) {
        const auto before = bytes.substr(0, std::min<std::size_t>(error.byte, bytes.size()));
        const auto line = 1 + std::count(before.begin(), before.end(), '\n');
        report("line " + std::to_string(line), "plan.not_json",
            SW_TEXT("PlanFile",
                "this is not a whole JSON text, so it is damaged or no plan; restore the copy "
                "that was kept beside it (same name with ~)"));
    } catch (const Json::exception&) {
        report({}, "plan.not_json",
            SW_TEXT("PlanFile", "a number in this file cannot be held; it is damaged or no plan"));
    }
    return {};
}

bool Reader::isPlan(const Json& json)
{
    const auto format = json.is_object() ? json.find("format") : json.end();
    if (!json.is_object() || format == json.end() || *format != planFormat) {
        report({}, "plan.not_a_plan",
            SW_TEXT("PlanFile",
                "this is no Sizewright plan; `import` reads files of other programs"));
        return false;
    }
    const auto version = json.find("version");
    const bool fromOne = version != json.end() && version->is_number_integer()
        && (version->is_number_unsigned() ? version->get<std::uint64_t>() >= 1
                                          : version->get<std::int64_t>() >= 1);
    if (!fromOne) {
        report("version", "plan.version",
            SW_TEXT("PlanFile", "the version must be a whole number from 1"));
        return false;
    }
    if (version->get<std::uint64_t>() <= std::uint64_t(planFileVersion))
        return true;
    report("version", "plan.newer",
        SW_TEXT("PlanFile",
            "the plan was written by a newer Sizewright (file version %1, this one reads up "
            "to %2); it was left untouched, open it with the newer program"),
        {version->dump(), std::to_string(planFileVersion)});
    return false;
}

Plan Reader::readPlan(const Json& json)
{
    Plan plan;
    plan.scenarios.clear();
    plan.name = textOf(json, "name", {});
    plan.unknown = unknownMembers(json,
        {"format", "version", "writtenBy", "name", "baseline", "scenarios", "catalogue"});
    readScenarios(json, plan);
    if (const auto it = json.find("baseline"); it != json.end() && !plan.scenarios.empty()) {
        if (it->is_number_unsigned() && it->get<std::uint64_t>() < plan.scenarios.size())
            plan.baseline = it->get<std::size_t>();
        else
            report("baseline", "plan.baseline",
                SW_TEXT("PlanFile", "must be the index of one of the scenarios, counted from 0"));
    }
    readCatalogue(json, plan);
    return plan;
}

} // namespace

Result<Plan> readPlan(std::string_view bytes, std::string_view fileName)
{
    if (auto excess = planExcess(bytes)) {
        excess->place = fileName;
        return *excess;
    }
    Reader reader(fileName);
    const auto json = reader.parse(bytes);
    if (!json || !reader.isPlan(*json))
        return reader.problems;
    Plan plan = reader.readPlan(*json);
    if (!reader.problems.empty())
        return reader.problems;
    return plan;
}

} // namespace sizewright
