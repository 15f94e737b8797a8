// regions.csv and ecosystems.csv
#include "core/catalogue/csv_rows.h"
#include "core/units/literals.h"

#include <sstream>

namespace sizewright {

namespace {

// A source that only remembers, or estimates, is an assumption.
Source sourceOf(const CsvRow& row, const char* text, const char* asOf)
{
    const std::string& words = row[text];
    const bool assumed = words.starts_with("recalled") || words.starts_with("estimate")
        || words.starts_with("planning value") || words.starts_with("computed");
    return {words, row[asOf], assumed ? Trust::assumed : Trust::published};
}

Problem missing(const std::string& place, const char* column)
{
    return {Severity::error, "catalogue.missing", place,
        {SW_TEXT("Catalogue", "the column “%1” must hold a number"), {column}}};
}

// Rows of a table through `read`, which gives an entry or what is wrong with it.
template <class Entry, class Read>
Entries<Entry> rowsOf(std::string_view csv, std::string_view fileName, Read read)
{
    Entries<Entry> out;
    const Result<CsvTable> table = parseCsv(csv, fileName);
    if (!table) {
        out.problems = table.problems();
        return out;
    }
    for (std::size_t i = 0; i < table->rows.size(); ++i) {
        const CsvRow row(*table, i);
        Result<Entry> entry = read(row, row.place(fileName));
        if (entry)
            out.entries.push_back(std::move(*entry));
        else
            out.problems.insert(
                out.problems.end(), entry.problems().begin(), entry.problems().end());
    }
    return out;
}

Result<RegionFacts> regionOf(const CsvRow& row, const std::string& place)
{
    const auto power = row.number("power_per_kwh"), pue = row.number("pue"),
               carbon = row.number("carbon_g_per_kwh");
    const auto currency = currencyOfCode(row["currency"]);
    if (!power)
        return missing(place, "power_per_kwh");
    if (!currency)
        return Problem{Severity::error, "catalogue.missing", place,
            {SW_TEXT("Catalogue", "the column “%1” must hold a currency"), {"currency"}}};
    if (!pue)
        return missing(place, "pue");
    if (!carbon)
        return missing(place, "carbon_g_per_kwh");
    RegionFacts out;
    out.id = row["id"];
    out.power = {*power, *currency};
    out.importedPower = {row.number("imported_power_per_kwh").value_or(*power), *currency};
    out.pue = ratio(*pue);
    out.carbon = units::gramsPerKilowattHour(*carbon);
    out.powerSource = sourceOf(row, "power_source", "power_as_of");
    out.pueSource = sourceOf(row, "pue_source", "pue_as_of");
    out.carbonSource = sourceOf(row, "carbon_source", "carbon_as_of");
    out.availability = row["availability"];
    out.confidence = row["confidence"];
    out.notes = row["notes"];
    return out;
}

Result<Ecosystem> ecosystemOf(const CsvRow& row, const std::string& place)
{
    const auto months = row.number("porting_person_months");
    if (!months)
        return missing(place, "porting_person_months");
    Ecosystem out;
    out.id = row["id"];
    out.name = row["name"];
    std::istringstream cards(row["cards"]);
    for (std::string id; cards >> id;)
        out.cards.push_back(id);
    if (const auto proven = row.number("proven_cards"))
        out.proven = units::cards(*proven);
    out.provenSource = sourceOf(row, "proven_source", "proven_as_of");
    out.porting = units::months(*months);
    out.portingSource = sourceOf(row, "porting_source", "");
    out.software = row["software"];
    out.confidence = row["confidence"];
    out.notes = row["notes"];
    return out;
}

} // namespace

Entries<RegionFacts> readRegions(std::string_view csv, std::string_view fileName)
{
    return rowsOf<RegionFacts>(csv, fileName, regionOf);
}

Entries<Ecosystem> readEcosystems(std::string_view csv, std::string_view fileName)
{
    return rowsOf<Ecosystem>(csv, fileName, ecosystemOf);
}

} // namespace sizewright
