// `fields`: every input with its unit, range, default and help.
#include "app/commands/command.h"
#include "app/commands/output.h"
#include "app/commands/plans.h"
#include "app/commands/text_table.h"
#include "core/plan/scenario.h"
#include "core/results/results_json.h"
#include "core/units/display.h"

namespace sizewright {

namespace {

using Json = nlohmann::ordered_json;

const char* kindName(FieldKind kind)
{
    switch (kind) {
    case FieldKind::quantity: return "number";
    case FieldKind::whole: return "whole";
    case FieldKind::choice: return "choice";
    case FieldKind::toggle: return "switch";
    case FieldKind::text: return "text";
    }
    return "";
}

bool hasRange(const FieldInfo& field)
{
    return field.kind == FieldKind::quantity || field.kind == FieldKind::whole;
}

Json fieldJson(const FieldInfo& field)
{
    const UnitChoice* unit = findUnit(field.signature, bareUnit(field));
    const auto inUnit = [&](double v) { return numberJson(v / (unit ? unit->factor : 1.0)); };
    Json json = {{"path", field.key}, {"label", field.label.source},
        {"page", label(field.page).source}, {"group", field.group.source},
        {"kind", kindName(field.kind)}, {"unit", bareUnit(field)}};
    json["min"] = hasRange(field) ? inUnit(field.min) : Json();
    json["max"] = hasRange(field) ? inUnit(field.max) : Json();
    json["default"] = nullptr;
    if (field.fallback)
        json["default"] = hasRange(field) ? inUnit(*field.fallback)
                                          : Json(fieldText(field, *field.fallback, {}));
    json["auto"] = field.automatic;
    json["required"] = field.required;
    if (field.kind == FieldKind::choice)
        for (const ChoiceOption& option : field.options)
            json["choices"].push_back({{"key", option.key}, {"label", option.label.source},
                {"help", option.help.source}});
    if (!field.catalogue.empty())
        json["catalogue"] = field.catalogue;
    json["help"] = field.help.source;
    json["source"] = field.source;
    return json;
}

std::string rangeText(const FieldInfo& field)
{
    if (hasRange(field))
        return fieldText(field, field.min, {}) + " to " + fieldText(field, field.max, {});
    std::string out;
    for (const ChoiceOption& option : field.options)
        out += (out.empty() ? "" : "|") + std::string(option.key);
    if (field.kind == FieldKind::toggle)
        out = "yes|no";
    return field.catalogue.empty() ? out : "id of the catalogue";
}

std::string defaultText(const FieldInfo& field)
{
    if (field.fallback)
        return fieldText(field, *field.fallback, {});
    return field.automatic ? "auto" : field.required ? "required" : "—";
}

std::string fieldsText()
{
    std::string out;
    TextTable table;
    Page page = Page::framing;
    const auto flush = [&] {
        out += std::string(out.empty() ? "" : "\n") + label(page).source + "\n" + table.text(2);
        table = {};
    };
    for (const FieldInfo& field : fields().all()) {
        if (field.page != page) {
            flush();
            page = field.page;
        }
        table.addRow(
            {std::string(field.key), rangeText(field), defaultText(field), field.help.source});
    }
    flush();
    return out;
}

int run(const Arguments& arguments)
{
    if (!arguments.has("--json"))
        return print(fieldsText());
    Json list = Json::array();
    for (const FieldInfo& field : fields().all())
        list.push_back(fieldJson(field));
    Json json = Json::object();
    json["fields"] = std::move(list);
    return printJson(json);
}

} // namespace

Command fieldsEntry()
{
    return {.name = "fields",
        .usage = "[--json]",
        .summary = "every field: path, range, default, help",
        .details = "",
        .options = {jsonOption},
        .run = run};
}

} // namespace sizewright
