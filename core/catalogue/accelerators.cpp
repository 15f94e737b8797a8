// accelerators.csv and generations.csv
#include "core/catalogue/csv_rows.h"
#include "core/units/literals.h"

namespace sizewright {

using nlohmann::ordered_json;

namespace {

// Why a card cannot be planned with: announced parts often lack the figures that the model needs.
std::optional<Problem> whyUnusable(const CsvRow& row, const std::string& place)
{
    const auto leftOut = [&](Text text) {
        return Problem{Severity::note, "catalogue.unusable", place,
                       {text, {row["vendor"] + ' ' + row["name"]}}};
    };
    if (row["memory_gb_nominal"].empty())
        return leftOut(SW_TEXT("Catalogue", "%1 is left out: its memory is not published"));
    if (row["mem_bw_gbs"].empty())
        return leftOut(
            SW_TEXT("Catalogue", "%1 is left out: its memory bandwidth is not published"));
    if (row["bf16_tflops_dense"].empty() && row["fp16_tflops_dense"].empty())
        return leftOut(SW_TEXT("Catalogue", "%1 is left out: its 16-bit peak is not published"));
    return std::nullopt;
}

Result<ordered_json> acceleratorJson(const CsvRow& row, const std::string& place)
{
    if (auto why = whyUnusable(row, place))
        return *why;
    ordered_json out = ordered_json::object();
    row.copyText(out, "id", "id");
    row.copyText(out, "name", "name");
    row.copyText(out, "vendor", "vendor");
    row.copyText(out, "generation", "generation");
    row.copyNumber(out, "memory_gib", "memory_gb_nominal");
    if (const auto mebibytes = row.number("memory_total_mib_smi"))
        out["memory_reported_gib"] = *mebibytes / units::kibi;
    row.copyNumber(out, "bandwidth_gbs", "mem_bw_gbs");
    const bool bf16 = !row["bf16_tflops_dense"].empty();
    row.copyNumber(out, "peak16_tflops", bf16 ? "bf16_tflops_dense" : "fp16_tflops_dense");
    out["bf16"] = bf16;
    row.copyNumber(out, "peak_fp8_tflops", "fp8_tflops_dense");
    row.copyNumber(out, "peak_tf32_tflops", "tf32_tflops");
    row.copyNumber(out, "peak_fp32_tflops", "fp32_tflops");
    row.copyText(out, "link_kind", "link_kind");
    row.copyNumber(out, "link_gbs", "link_uni_gbs");
    row.copyNumber(out, "scale_up_domain_cards", "scaleup_domain");
    row.copyNumber(out, "cards_per_node", "gpus_per_node");
    const auto adapters = row.number("nics_per_node"), rate = row.number("nic_gbps"),
               cards = row.number("gpus_per_node");
    if (adapters && rate && cards && *cards > 0)
        out["network_gbps"] = *adapters * *rate / *cards; // a card's share of its node's adapters
    row.copyNumber(out, "power_w", "tdp_w");
    row.copyNumber(out, "multiprocessors", "multiprocessors");
    row.copyText(out, "market", "market");
    out["source"] = row.source(row["trust"]);
    row.copyText(out, "confidence", "confidence");
    row.copyText(out, "unverified", "unsourced_fields");
    row.copyText(out, "notes", "notes");
    return out;
}

Result<ordered_json> generationJson(const CsvRow& row, const std::string&)
{
    ordered_json out = ordered_json::object();
    row.copyText(out, "id", "id");
    row.copyText(out, "name", "name");
    for (const char* key :
         {"matrix_efficiency", "matrix_efficiency_fp8", "memory_efficiency", "link_efficiency",
          "network_efficiency", "attention_first", "attention_second", "attention_third",
          "spread", "runtime_context_gib"})
        row.copyNumber(out, key, key);
    row.copyText(out, "method", "method");
    out["source"] = row.source(row["trust"]);
    return out;
}

} // namespace

Entries<Accelerator> readAccelerators(std::string_view csv, std::string_view fileName)
{
    return readRows<Accelerator>(csv, fileName, acceleratorJson, acceleratorFromJson);
}

Entries<Generation> readGenerations(std::string_view csv, std::string_view fileName)
{
    return readRows<Generation>(csv, fileName, generationJson, generationFromJson);
}

} // namespace sizewright
