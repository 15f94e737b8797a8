// `import`: what files of other programs say, and taking it over into a plan.
#include "app/commands/command.h"
#include "app/commands/foreign_file.h"
#include "app/commands/model_source.h"
#include "app/commands/output.h"
#include "app/commands/plans.h"
#include "app/commands/text_table.h"

namespace sizewright {

namespace {

using Json = nlohmann::ordered_json;

std::string valueText(const Json& value)
{
    if (value.is_null())
        return "—";
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string fileText(const ForeignFile& file)
{
    std::string out = oneLine(file.path) + ": " + file.kind + "\n";
    TextTable table;
    for (const auto& [name, value] : file.values.items())
        table.addRow({name, oneLine(valueText(value))});
    out += table.text(2);
    if (!file.ignored.empty()) {
        out += "  ignored:";
        for (const std::string& key : file.ignored)
            out += " " + oneLine(key);
        out += "\n";
    }
    for (const Problem& p : file.warnings)
        out += "  warning: " + oneLine(toString(p.message)) + "\n";
    return out;
}

struct FieldChange {
    const FieldInfo* field;
    std::string before, after;
};

std::vector<FieldChange> changesOf(const Scenario& before, const Scenario& after)
{
    std::vector<FieldChange> out;
    for (const FieldInfo& field : fields().all()) {
        const std::string old = fieldText(before, field.ordinal);
        const std::string now = fieldText(after, field.ordinal);
        if (old != now)
            out.push_back({&field, old.empty() ? "—" : old, now.empty() ? "—" : now});
    }
    return out;
}

struct Taken {
    LoadedPlan loaded;
    std::string scenario;
    std::vector<FieldChange> changes;
};

// Reads the plan, takes the files over, saves.
Result<Taken> takeOver(const Arguments& arguments, const std::vector<ForeignFile>& files)
{
    for (const ForeignFile& file : files)
        if (!file.config)
            return Problem{Severity::error, "import.unknown_kind", file.path,
                {SW_TEXT("Cli",
                     "holds nothing that --into could take over; give the config.json of a "
                     "Hugging Face model"),
                    {}}};
    auto loaded = loadPlanFile(arguments.value("--into"));
    if (!loaded)
        return loaded.problems();
    const auto index = findScenario(*loaded, arguments.value("--scenario"));
    if (!index)
        return index.problems();
    Scenario& scenario = loaded->plan.scenarios[*index];
    const Scenario before = scenario;
    for (const ForeignFile& file : files)
        useConfig(scenario, *file.config, file.path);
    if (const auto problem = savePlan(loaded->plan, loaded->path))
        return *problem;
    const Scenario after = scenario;
    return Taken{std::move(*loaded), after.name, changesOf(before, after)};
}

int run(const Arguments& arguments)
{
    if (arguments.has("--scenario") && !arguments.has("--into"))
        return failUsage(SW_TEXT("Cli", "--scenario names where --into puts it; add --into PLAN"));
    std::vector<ForeignFile> files;
    for (const std::string& path : arguments.positional) {
        auto file = readForeignFile(path);
        if (!file)
            return fail(file.problems());
        files.push_back(std::move(*file));
    }
    std::string text;
    Json json = {{"files", Json::array()}};
    for (const ForeignFile& file : files) {
        text += fileText(file);
        json["files"].push_back(foreignFileJson(file));
    }
    if (arguments.has("--into")) {
        const auto taken = takeOver(arguments, files);
        if (!taken)
            return fail(taken.problems());
        TextTable table;
        Json changes = Json::array();
        for (const FieldChange& c : taken->changes) {
            table.addRow({std::string(c.field->key), c.before, "→ " + c.after});
            changes.push_back({{"path", c.field->key}, {"before", c.before}, {"after", c.after}});
        }
        text += "taken into " + oneLine(taken->loaded.path) + ", scenario "
            + oneLine(taken->scenario) + "\n" + table.text(2);
        json["into"] = {{"plan", taken->loaded.path}, {"scenario", taken->scenario},
            {"changes", changes}};
    }
    return arguments.has("--json") ? printJson(json) : print(text);
}

} // namespace

Command importEntry()
{
    return {.name = "import",
        .usage = "FILE... [--into PLAN [--scenario NAME]] [--json]",
        .summary = "what a file of another program says",
        .details = "This version reads the config.json of a Hugging Face model. Without --into "
                   "nothing is changed; with it the\nscenario (the baseline unless named) takes "
                   "the values over and the plan as it was is kept as PLAN~.",
        .options = {{"--into", Takes::one, "PLAN", "take the values over into this plan"},
            {"--scenario", Takes::one, "NAME", "into this scenario"}, jsonOption},
        .fewest = 1,
        .most = 1000,
        .run = run};
}

} // namespace sizewright
