// Catalogue entries as JSON. The keys carry the unit; both directions stand side by side.
#include "core/catalogue/catalogue.h"
#include "core/catalogue/json_fields.h"
#include "core/catalogue/readers.h"
#include "core/units/literals.h"

#include <cstdio>
#include <cstdlib>

namespace sizewright {

using nlohmann::ordered_json;

namespace {

constexpr std::string_view trustWords[]
    = {"assumed", "vendor", "published", "quoted", "measured", "given", "computed"};
constexpr std::string_view currencyWords[] = {"USD", "CNY", "EUR", "GBP", "JPY", "HKD", "SGD"};
constexpr std::string_view taxWords[] = {"", "excluded", "included"};
constexpr std::string_view kindWords[] = {
    "on-demand", "spot", "reserved", "lease", "server", "card", "service", "other"};

constexpr Bounds share{1e-3, 1.0};
constexpr double largestTax = 0.5; // the highest VAT in force is 27 %; more is a percentage typed as a share

// The number as it was written: 1307.4e12 / 1e12 must not become 1307.4000000000001.
double inUnits(double base, double unit)
{
    char text[40];
    std::snprintf(text, sizeof text, "%.15g", base / unit);
    return std::strtod(text, nullptr);
}

ordered_json toJson(const Source& source)
{
    return {{"text", source.text}, {"as_of", source.asOf},
            {"trust", trustWords[std::size_t(source.trust)]}};
}

void putIf(ordered_json& object, const char* key, const std::string& text)
{
    if (!text.empty())
        object[key] = text;
}

// Identifiers stand in files, on command lines and in addresses of fields.
std::string identifier(JsonFields& fields, const char* key)
{
    const std::string id = fields.text(key);
    for (const char c : id)
        if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.')) {
            fields.problem(key, "catalogue.identifier",
                {SW_TEXT("Catalogue", "“%1” may hold small letters, digits, - and . only"),
                 {id}});
            break;
        }
    return id;
}

double whole(JsonFields& fields, const char* key, Bounds bounds)
{
    const double value = fields.number(key, bounds);
    if (value != double(std::int64_t(value)))
        fields.problem(key, "catalogue.out_of_range",
            {SW_TEXT("Catalogue", "must be a whole number; it is %1"), {plainText(value)}});
    return value;
}

template <class T> Result<T> finished(const JsonFields& fields, T entry)
{
    if (!fields.fine())
        return fields.problems();
    return entry;
}

} // namespace

std::string_view codeOf(PriceKind kind) { return kindWords[std::size_t(kind)]; }
std::string_view codeOf(Tax tax) { return taxWords[std::size_t(tax)]; }

Source sourceFromJson(JsonFields& fields)
{
    JsonFields part = fields.object("source");
    Source source;
    source.text = part.text("text");
    source.asOf = part.text("as_of");
    source.trust = Trust(part.word("trust", trustWords));
    fields.take(part);
    return source;
}

// ---- accelerators ------------------------------------------------------------------------------

ordered_json toJson(const Accelerator& a)
{
    using namespace units;
    ordered_json out{{"id", a.id}, {"name", a.name}, {"vendor", a.vendor},
        {"generation", a.generation}, {"memory_gib", inUnits(a.memoryNominal.value(), gibi)},
        {"memory_reported_gib", inUnits(a.memoryReported.value(), gibi)},
        {"bandwidth_gbs", inUnits(a.memoryBandwidth.value(), giga)},
        {"peak16_tflops", inUnits(a.peak16.value(), tera)}, {"bf16", a.bf16}};
    const auto peak = [&](const char* key, const std::optional<FlopRatePerCard>& rate) {
        if (rate)
            out[key] = inUnits(rate->value(), tera);
    };
    peak("peak_fp8_tflops", a.peakFp8);
    peak("peak_tf32_tflops", a.peakTf32);
    peak("peak_fp32_tflops", a.peakFp32);
    putIf(out, "link_kind", a.linkKind);
    out["link_gbs"] = inUnits(a.linkRate.value(), giga);
    out["scale_up_domain_cards"] = a.scaleUpDomain.value();
    out["cards_per_node"] = a.cardsPerNode.value();
    out["network_gbps"] = inUnits(a.networkRate.value(), giga);
    out["power_w"] = a.power.value();
    out["multiprocessors"] = a.multiprocessors.value();
    putIf(out, "market", a.market);
    out["source"] = toJson(a.source);
    putIf(out, "confidence", a.confidence);
    putIf(out, "unverified", a.unverified);
    putIf(out, "notes", a.notes);
    return out;
}

Result<Accelerator> acceleratorFromJson(const ordered_json& json, std::string_view place)
{
    using namespace units;
    JsonFields f(json, place);
    constexpr Bounds rate{1e-3, 1e7}; // TFLOP/s, GB/s, Gb/s: positive, and not in single units
    Accelerator a;
    a.id = identifier(f, "id");
    a.name = f.text("name");
    a.vendor = f.text("vendor");
    a.generation = identifier(f, "generation");
    a.memoryNominal = gibibytesPerCard(f.number("memory_gib", {0.1, 1e5}));
    a.memoryReported = gibibytesPerCard(f.number("memory_reported_gib", {0.1, 1e5}));
    a.memoryBandwidth = gigabytesPerSecondPerCard(f.number("bandwidth_gbs", rate));
    a.peak16 = teraflopsPerCard(f.number("peak16_tflops", rate));
    const auto peak = [&](const char* key) -> std::optional<FlopRatePerCard> {
        const auto value = f.optionalNumber(key, rate);
        return value ? std::optional(teraflopsPerCard(*value)) : std::nullopt;
    };
    a.peakFp8 = peak("peak_fp8_tflops");
    a.peakTf32 = peak("peak_tf32_tflops");
    a.peakFp32 = peak("peak_fp32_tflops");
    a.linkKind = f.optionalText("link_kind");
    a.linkRate = gigabytesPerSecondPerCard(f.number("link_gbs", rate));
    a.scaleUpDomain = units::cards(whole(f, "scale_up_domain_cards", {1, 1e6}));
    a.cardsPerNode = units::cards(whole(f, "cards_per_node", {1, 1e4}));
    a.networkRate = gigabitsPerSecondPerCard(f.number("network_gbps", rate));
    a.power = wattsPerCard(f.number("power_w", {1, 1e5}));
    a.multiprocessors = count(whole(f, "multiprocessors", {1, 1e5}));
    a.bf16 = f.flag("bf16", true);
    a.market = f.optionalText("market");
    a.source = sourceFromJson(f);
    a.confidence = f.optionalText("confidence");
    a.unverified = f.optionalText("unverified");
    a.notes = f.optionalText("notes");
    return finished(f, std::move(a));
}

// ---- generations -------------------------------------------------------------------------------

ordered_json toJson(const Generation& g)
{
    ordered_json out{{"id", g.id}, {"name", g.name},
        {"matrix_efficiency", g.matrixEfficiency.value()}};
    if (g.matrixEfficiencyFp8)
        out["matrix_efficiency_fp8"] = g.matrixEfficiencyFp8->value();
    out["memory_efficiency"] = g.memoryEfficiency.value();
    out["link_efficiency"] = g.linkEfficiency.value();
    out["network_efficiency"] = g.networkEfficiency.value();
    out["attention_first"] = g.attentionFirst.value();
    out["attention_second"] = g.attentionSecond.value();
    out["attention_third"] = g.attentionThird.value();
    out["spread"] = g.spread.value();
    out["runtime_context_gib"] = inUnits(g.runtimeContext.value(), units::gibi);
    out["method"] = g.method;
    out["source"] = toJson(g.source);
    return out;
}

Result<Generation> generationFromJson(const ordered_json& json, std::string_view place)
{
    JsonFields f(json, place);
    Generation g;
    g.id = identifier(f, "id");
    g.name = f.text("name");
    g.matrixEfficiency = ratio(f.number("matrix_efficiency", share));
    if (const auto fp8 = f.optionalNumber("matrix_efficiency_fp8", share))
        g.matrixEfficiencyFp8 = ratio(*fp8);
    g.memoryEfficiency = ratio(f.number("memory_efficiency", share));
    g.linkEfficiency = ratio(f.number("link_efficiency", share));
    g.networkEfficiency = ratio(f.number("network_efficiency", share));
    g.attentionFirst = ratio(f.number("attention_first", share));
    g.attentionSecond = ratio(f.number("attention_second", share));
    g.attentionThird = ratio(f.number("attention_third", share));
    g.spread = ratio(f.number("spread", {0, 1}));
    g.runtimeContext = units::gibibytesPerCard(f.number("runtime_context_gib", {0, 100}));
    g.method = f.text("method");
    g.source = sourceFromJson(f);
    return finished(f, std::move(g));
}

// ---- prices ------------------------------------------------------------------------------------

ordered_json toJson(const Price& p)
{
    ordered_json out{{"item", p.item}};
    putIf(out, "accelerator", p.accelerator);
    putIf(out, "provider", p.provider);
    out["kind"] = codeOf(p.kind);
    putIf(out, "kind_text", p.kindText);
    out["amount"] = p.amount.value();
    out["currency"] = codeOf(p.amount.currency());
    out["unit"] = p.unit;
    out["cards"] = p.cards;
    if (p.tax != Tax::notStated)
        out["tax"] = codeOf(p.tax);
    if (p.taxRate.value() > 0)
        out["tax_rate"] = p.taxRate.value();
    if (p.term.value() > 0)
        out["term_months"] = inUnits(p.term.value(), units::month);
    if (p.own)
        out["own"] = true;
    putIf(out, "region", p.region);
    out["source"] = toJson(p.source);
    putIf(out, "confidence", p.confidence);
    putIf(out, "notes", p.notes);
    return out;
}

Result<Price> priceFromJson(const ordered_json& json, std::string_view place)
{
    JsonFields f(json, place);
    Price p;
    p.item = f.text("item");
    p.accelerator = f.optionalText("accelerator");
    p.provider = f.optionalText("provider");
    p.kind = PriceKind(f.word("kind", kindWords));
    p.kindText = f.optionalText("kind_text");
    const double amount = f.number("amount", {1e-9, 1e12});
    p.amount = {amount, Currency(f.word("currency", currencyWords))};
    p.unit = f.text("unit");
    p.cards = f.optionalNumber("cards", {1, 1e6}).value_or(1);
    if (json.is_object() && json.contains("tax"))
        p.tax = Tax(f.word("tax", taxWords));
    p.taxRate = ratio(f.optionalNumber("tax_rate", {0, largestTax}).value_or(0));
    if (p.tax == Tax::included && !(p.taxRate.value() > 0))
        f.problem("tax_rate", "catalogue.tax_rate",
            {SW_TEXT("Catalogue", "the price includes tax, so its rate is needed to know the net price"),
                {}});
    p.term = units::months(f.optionalNumber("term_months", {0, 240}).value_or(0));
    p.own = f.flag("own", false);
    p.region = f.optionalText("region");
    p.source = sourceFromJson(f);
    p.confidence = f.optionalText("confidence");
    p.notes = f.optionalText("notes");
    return finished(f, std::move(p));
}

} // namespace sizewright
