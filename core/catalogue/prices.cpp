// prices.csv
#include "core/catalogue/csv_rows.h"
#include "core/catalogue/readers.h"

namespace sizewright {

using nlohmann::ordered_json;

namespace {

ordered_json priceJson(const CsvRow& row)
{
    ordered_json out = ordered_json::object();
    row.copyText(out, "item", "item");
    row.copyText(out, "accelerator", "accelerator");
    row.copyText(out, "provider", "provider");
    row.copyText(out, "kind", "use");
    row.copyText(out, "kind_text", "kind");
    row.copyNumber(out, "amount", "price");
    row.copyText(out, "currency", "currency");
    row.copyText(out, "unit", "unit");
    row.copyNumber(out, "cards", "cards");
    row.copyText(out, "region", "region");
    out["source"] = row.source(row["provider"] == "computed" ? "computed" : "quoted");
    row.copyText(out, "confidence", "confidence");
    row.copyText(out, "notes", "notes");
    return out;
}

} // namespace

Entries<Price> readPrices(std::string_view csv, std::string_view fileName)
{
    Entries<Price> out;
    const auto table = parseCsv(csv, fileName);
    if (!table) {
        out.problems = table.problems();
        return out;
    }
    for (std::size_t i = 0; i < table->rows.size(); ++i) {
        const CsvRow row(*table, i);
        auto entry = priceFromJson(priceJson(row), row.place(fileName));
        if (entry)
            out.entries.push_back(std::move(*entry));
        else
            out.problems.insert(
                out.problems.end(), entry.problems().begin(), entry.problems().end());
    }
    return out;
}

} // namespace sizewright
