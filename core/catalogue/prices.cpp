// prices.csv
#include "core/catalogue/csv_rows.h"

namespace sizewright {

using nlohmann::ordered_json;

namespace {

Result<ordered_json> priceJson(const CsvRow& row, const std::string&)
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
    row.copyText(out, "tax", "tax");
    row.copyNumber(out, "tax_rate", "tax_rate");
    row.copyNumber(out, "term_months", "term_months");
    out["source"] = row.source(row["provider"] == "computed" ? "computed" : "quoted");
    row.copyText(out, "confidence", "confidence");
    row.copyText(out, "notes", "notes");
    return out;
}

} // namespace

Entries<Price> readPrices(std::string_view csv, std::string_view fileName)
{
    return readRows<Price>(csv, fileName, priceJson, priceFromJson);
}

} // namespace sizewright
