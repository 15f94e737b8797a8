#include "app/commands/catalog_text.h"

#include "app/commands/output.h"
#include "app/commands/text_table.h"
#include "core/model/parameters.h"
#include "core/results/results_json.h"
#include "core/units/display.h"

namespace sizewright {

namespace {

template <class Q> std::string text(Q quantity, std::string_view unit = {})
{
    return quantityText(quantity.value(), signatureOf<Q>(), unit);
}
template <class Q> std::string text(const std::optional<Q>& quantity, std::string_view unit = {})
{
    return quantity ? text(*quantity, unit) : "—";
}

std::string sourceLine(const Source& source)
{
    return oneLine(source.text) + (source.asOf.empty() ? "" : ", as of " + source.asOf) + " ("
        + label(source.trust).source + ")";
}


} // namespace

std::string acceleratorList(const Catalogue& catalogue)
{
    TextTable table;
    table.addRow({"id", "name", "memory", "bandwidth", "16 bit", "fp8", "link", "as of"});
    for (const Accelerator& a : catalogue.accelerators)
        table.addRow({a.id, a.name, text(a.memoryNominal, "GiB"), text(a.memoryBandwidth),
            text(a.peak16, "TFLOP/s"), text(a.peakFp8, "TFLOP/s"), text(a.linkRate, "GB/s"),
            a.source.asOf});
    return table.text();
}

std::string modelList(const Catalogue& catalogue)
{
    TextTable table;
    table.addRow({"id", "name", "parameters", "active", "layers", "hidden", "experts", "as of"});
    for (const ModelEntry& m : catalogue.models)
        table.addRow({m.id, m.name, text(totalParameters(m.shape)),
            text(activeParameters(m.shape)), std::to_string(m.shape.layers),
            std::to_string(m.shape.hidden),
            m.shape.experts ? std::to_string(m.shape.experts) : "—", m.source.asOf});
    return table.text();
}

std::string priceList(const std::vector<const Price*>& prices)
{
    TextTable table;
    table.addRow({"item", "provider", "kind", "price", "unit", "region", "as of", "source"});
    for (const Price* p : prices)
        table.addRow({oneLine(p->item), oneLine(p->provider), std::string(codeOf(p->kind)),
            numberText(p->amount.value(), 6) + " " + std::string(codeOf(p->amount.currency()))
                + (p->tax == Tax::included ? " with tax" : ""),
            oneLine(p->unit), oneLine(p->region), p->source.asOf, oneLine(p->source.text)});
    return table.text(2);
}

std::vector<const Price*> pricesOf(const Catalogue& catalogue, std::string_view accelerator)
{
    std::vector<const Price*> out;
    for (const Price& p : catalogue.prices)
        if (accelerator.empty() || p.accelerator == accelerator)
            out.push_back(&p);
    return out;
}

std::string acceleratorText(const Accelerator& a, const Catalogue& catalogue)
{
    TextTable table;
    table.addRow({"name", a.name});
    table.addRow({"vendor", a.vendor});
    table.addRow({"generation", a.generation});
    table.addRow({"memory", text(a.memoryNominal, "GiB") + " nominal, "
            + text(a.memoryReported, "GiB") + " reported by the driver"});
    table.addRow({"memory bandwidth", text(a.memoryBandwidth)});
    table.addRow({a.bf16 ? "dense bf16" : "dense fp16 (no bf16)", text(a.peak16, "TFLOP/s")});
    table.addRow({"dense fp8", text(a.peakFp8, "TFLOP/s")});
    table.addRow({"tf32", text(a.peakTf32, "TFLOP/s")});
    table.addRow({"fp32", text(a.peakFp32, "TFLOP/s")});
    table.addRow({"link", a.linkKind + ", " + text(a.linkRate, "GB/s") + " per direction, "
            + text(a.scaleUpDomain) + " reach each other"});
    table.addRow({"network", text(a.networkRate, "Gb/s") + " per card and direction"});
    table.addRow({"node", text(a.cardsPerNode)});
    table.addRow({"power", text(a.power, "W")});
    table.addRow({"multiprocessors", text(a.multiprocessors)});
    if (!a.market.empty())
        table.addRow({"market", a.market});
    table.addRow({"confidence", a.confidence});
    if (!a.unverified.empty())
        table.addRow({"no second source", a.unverified});
    if (!a.notes.empty())
        table.addRow({"notes", oneLine(a.notes)});
    table.addRow({"source", sourceLine(a.source)});
    std::string out = a.id + "\n" + table.text(2);
    if (const Generation* g = catalogue.generation(a.generation))
        out += "\n" + generationText(*g);
    const auto prices = pricesOf(catalogue, a.id);
    return out + (prices.empty() ? "\nno prices\n" : "\nprices\n" + priceList(prices));
}

std::string generationText(const Generation& g)
{
    TextTable table;
    const auto share = [](const auto& r) { return text(r, "%"); };
    table.addRow({"name", g.name});
    table.addRow({"matrix products, 16 bit", share(g.matrixEfficiency) + " of the peak"});
    table.addRow({"matrix products, fp8", share(g.matrixEfficiencyFp8) + " of the peak"});
    table.addRow({"element-wise kernels", share(g.memoryEfficiency) + " of the bandwidth"});
    table.addRow({"collectives in the node", share(g.linkEfficiency) + " of the links"});
    table.addRow({"collectives across nodes", share(g.networkEfficiency) + " of the network"});
    table.addRow({"attention kernels 1, 2, 3", share(g.attentionFirst) + ", "
            + share(g.attentionSecond) + ", " + share(g.attentionThird) + " of the peak"});
    table.addRow({"runtime context", text(g.runtimeContext, "GiB")});
    table.addRow({"method", oneLine(g.method)});
    table.addRow({"source", sourceLine(g.source)});
    return g.id + "\n" + table.text(2);
}

nlohmann::ordered_json modelJson(const ModelEntry& m)
{
    const ModelShape& s = m.shape;
    return {{"id", m.id}, {"name", m.name},
        {"params_total", numberJson(totalParameters(s).value())},
        {"params_active", numberJson(activeParameters(s).value())}, {"layers", s.layers},
        {"hidden", s.hidden}, {"heads", s.heads}, {"kv_heads", s.kvHeads}, {"ffn", s.ffn},
        {"vocab", s.vocab}, {"experts", s.experts}, {"experts_per_token", s.expertsPerToken},
        {"tied_embeddings", s.tiedEmbeddings}, {"max_positions", s.maxPositions},
        {"source", {{"text", m.source.text}, {"as_of", m.source.asOf}}}};
}

std::string modelText(const ModelEntry& m)
{
    TextTable table;
    const auto json = modelJson(m);
    for (const auto& [name, value] : json.items())
        if (name != "id" && name != "source")
            table.addRow({name, value.is_number() ? wholeText(value.get<double>())
                    : value.is_string()           ? value.get<std::string>() : value.dump()});
    table.addRow({"source", sourceLine(m.source)});
    return m.id + "\n" + table.text(2);
}

} // namespace sizewright
