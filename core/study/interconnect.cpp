#include "core/study/interconnect.h"

#include "core/search/apply_layout.h"
#include "core/units/display.h"

#include <algorithm>

namespace sizewright {

namespace {

// Published sizes: HGX and DGX nodes, GH200 NVL32, GB200 NVL72, Huawei CloudMatrix384.
constexpr std::array domains{8, 32, 72, 384};
constexpr std::array oversubscriptions{1, 2, 4};
const Ratio untunedShare = ratio(0.6); // of the network rate, 2 A100 nodes: NVIDIA/nccl issue 812

// How the money of a variant is known.
enum class Price : std::uint8_t {
    fabric, // by the share of the fabric that the variant puts in
    nothing, // to buy
    unknownServers,
    unknownFabric
};

std::string rateText(BitRatePerCard rate)
{
    return quantityText(rate.value(), signatureOf<BitRatePerCard>(), "Gb/s", {4, "", true});
}

class Table
{
public:
    Table(const Scenario& scenario, const Catalogue& catalogue) : m_catalogue(catalogue)
    {
        m_out.scenario = scenario;
        m_out.plan = evaluate(scenario, catalogue);
        m_card = catalogue.accelerator(scenario[fields().accelerator]);
        if (!m_card || !m_out.plan[resultFields().step])
            return;
        if (!scenario[fields().gpus])
            m_out.scenario.set(fields().gpus, units::cards(double(m_out.plan.layout.cards())));
        m_held = holdMeasurement(m_out.scenario, catalogue);
        if (m_held) // also the plan, which the search for cards may have computed before
            m_out.plan = evaluateVariation(m_out.scenario, catalogue, m_held);
        m_cards = *m_out.scenario[fields().gpus];
        m_perNode = m_out.scenario[fields().cardsPerNode].value_or(m_card->cardsPerNode);
    }
    Interconnect take()
    {
        if (m_cards <= domain()) // also where there is no step
            return std::move(m_out);
        addDomains();
        addRates();
        addOversubscriptions();
        addFabrics();
        addNominal();
        takeFastest();
        return std::move(m_out);
    }

private:
    const PlanFields& f = fields();

    Cards domain() const
    {
        return std::max(m_out.scenario[f.scaleUpDomain].value_or(m_card ? m_card->scaleUpDomain : m_cards),
            m_perNode);
    }
    bool underOneLeaf(const Scenario& scenario) const
    {
        return m_cards <= Cards(m_perNode * *scenario[f.leafNodes]);
    }
    Ratio costOf(const Scenario& scenario) const
    {
        return fabricCost(*scenario[f.oversubscription], underOneLeaf(scenario));
    }

    template <class Apply>
    void add(std::string key, Message name, std::string_view source, Price price, Apply&& apply)
    {
        InterconnectVariant v;
        v.key = std::move(key);
        v.name = std::move(name);
        v.source = source;
        v.scenario = m_out.scenario;
        apply(v.scenario);
        v.results = evaluateVariation(withLayout(v.scenario, m_out.plan.layout), m_catalogue, m_held);
        const Results open = evaluateVariation(v.scenario, m_catalogue, m_held);
        if (hasStep(open) && open.fit != Fit::doesNotFit
            && std::find(m_layouts.begin(), m_layouts.end(), open.layout) == m_layouts.end())
            m_layouts.push_back(open.layout);
        m_prices.push_back(price);
        m_out.variants.push_back(std::move(v));
    }
    // The program prefers the least troublesome layout to the fastest: a better network must not look worse for it,
    // so every variant has the fastest of the plan's layout and of those that the program chooses for any of them.
    void takeFastest()
    {
        const auto step = resultFields().step;
        for (std::size_t i = 0; i < m_out.variants.size(); ++i) {
            InterconnectVariant& v = m_out.variants[i];
            const Scenario open = v.scenario;
            v.scenario = withLayout(open, m_out.plan.layout);
            for (const Layout& layout : m_layouts) {
                if (layout == m_out.plan.layout)
                    continue;
                const Scenario other = withLayout(open, layout);
                Results there = evaluateVariation(other, m_catalogue, m_held);
                if (!hasStep(there) || there.fit == Fit::doesNotFit
                    || (hasStep(v.results) && *there[step] >= *v.results[step]))
                    continue;
                v.otherLayout = true;
                v.scenario = other;
                v.results = std::move(there);
            }
            addPrice(v, m_prices[i]);
        }
    }
    static bool hasStep(const Results& results) { return results[resultFields().step].has_value(); }

    void addPrice(InterconnectVariant& v, Price price) const
    {
        const auto total = resultFields().capitalTotal;
        const auto own = m_out.plan[total], other = v.results[total];
        if (price == Price::unknownServers)
            v.priceNote = {SW_TEXT("Interconnect", "the plan has no price of servers with this domain"), {}};
        else if (price == Price::unknownFabric)
            v.priceNote = {SW_TEXT("Interconnect",
                "the plan has no price of this fabric; its share of the servers is money.network_share"), {}};
        else if (price == Price::nothing) {
            v.price = units::money(0);
            v.priceNote = {SW_TEXT("Interconnect", "nothing to buy"), {}};
        } else if (!own || !other)
            v.priceNote = {SW_TEXT("Interconnect", "the plan has no price of a server; fill in money.server_price"), {}};
        else {
            v.price = *other - *own;
            v.priceNote = {SW_TEXT("Interconnect", "fabric %1 of the servers instead of %2, by its ports"),
                {shareText(v.scenario), shareText(m_out.scenario)}};
        }
    }
    std::string shareText(const Scenario& scenario) const
    {
        return numberText(scenario[f.networkShare]->value() * 100, 3) + " %";
    }
    void scaleFabric(Scenario& s, Ratio by) const
    {
        s.set(f.networkShare, std::min(ratio(f[f.networkShare].max), Ratio(*s[f.networkShare] * by)));
    }

    void addDomains()
    {
        for (const int size : domains) {
            const Cards cards = units::cards(size);
            if (std::max(cards, m_perNode) == domain())
                continue;
            add("domain-" + std::to_string(size),
                {SW_TEXT("Interconnect", "scale-up domain of %1 cards (now %2)"),
                    {std::to_string(size), wholeText(domain().value())}},
                "HGX 8, GH200 NVL32, GB200 NVL72, CloudMatrix384; at the link rate of the plan", Price::unknownServers,
                [&](Scenario& s) { s.set(f.scaleUpDomain, cards); });
        }
    }
    void addRates()
    {
        const BitRatePerCard own = m_out.scenario[f.interRate].value_or(m_card->networkRate);
        for (const double by : {0.5, 2.0})
            add(by < 1 ? "rate-half" : "rate-double",
                {SW_TEXT("Interconnect", "network of %1 a card (now %2)"), {rateText(own * by), rateText(own)}},
                "half and twice the network cards of a node", Price::fabric, [&](Scenario& s) {
                    s.set(f.interRate, BitRatePerCard(own * by));
                    scaleFabric(s, ratio(by));
                });
    }
    void addOversubscriptions()
    {
        const Ratio own = *m_out.scenario[f.oversubscription];
        const auto set = [&](Scenario& s, double to) {
            s.set(f.oversubscription, ratio(to));
            scaleFabric(s, costOf(s) / costOf(m_out.scenario));
        };
        // What never leaves a leaf switch does not notice.
        if (!underOneLeaf(m_out.scenario))
            for (const int to : oversubscriptions)
                if (own != ratio(to))
                    add("oversubscription-" + std::to_string(to),
                        {SW_TEXT("Interconnect", "oversubscription %1:1 (now %2:1)"),
                            {std::to_string(to), numberText(own.value(), 3)}},
                        "model.md §4.4", Price::fabric, [&](Scenario& s) { set(s, to); });
        // Ports of a node on one leaf switch instead of one on each: fewer nodes share it.
        const double fewer = std::floor(m_out.scenario[f.leafNodes]->value() / m_perNode.value());
        const double to = std::max(2.0, own.value());
        if (fewer >= 1)
            add("no-rails",
                {SW_TEXT("Interconnect", "not rail-optimised, %1 nodes under a leaf switch, oversubscription %2:1"),
                    {wholeText(fewer), numberText(to, 3)}},
                "model.md §4.4", Price::fabric, [&](Scenario& s) {
                    s.set(f.leafNodes, count(fewer));
                    set(s, to);
                });
    }
    void addFabrics()
    {
        // A share of its own speaks of the fabric that the plan has.
        if (m_out.scenario[f.networkAchieved])
            return;
        const Fabric own = *m_out.scenario[f.fabric];
        const auto other = [&](Fabric fabric, const char* key, Text name, std::string_view source) {
            if (fabric != own)
                add(key, {name, {}}, source, Price::unknownFabric, [&](Scenario& s) { s.set(f.fabric, fabric); });
        };
        other(Fabric::infiniband, "infiniband", SW_TEXT("Interconnect", "InfiniBand"),
            "the generation's share, nccl-tests over InfiniBand");
        other(Fabric::roce, "roce", SW_TEXT("Interconnect", "RoCE, tuned"), "assumed: model.md §4.4");
        add("roce-untuned", {SW_TEXT("Interconnect", "RoCE, untuned: 60 % of the network rate"), {}},
            "measured on 2 A100 nodes: NVIDIA/nccl issue 812", Price::unknownFabric, [&](Scenario& s) {
                s.set(f.fabric, Fabric::roce);
                s.set(f.networkAchieved, untunedShare);
            });
        other(Fabric::other, "other", SW_TEXT("Interconnect", "another Ethernet transport, such as EFA"),
            "measured on 4 B200 nodes: stas00/ml-engineering network chapter");
    }
    void addNominal()
    {
        add("nominal", {SW_TEXT("Interconnect", "links and network at their nominal rates"), {}},
            "a bound: no collective reaches it", Price::nothing, [&](Scenario& s) {
                s.set(f.networkAchieved, ratio(1));
                s.set(f.linkAchieved, ratio(1));
            });
    }

    const Catalogue& m_catalogue;
    const Accelerator* m_card = nullptr;
    Cards m_cards = units::cards(0), m_perNode = units::cards(1);
    std::optional<MeasuredRun> m_held;
    std::vector<Layout> m_layouts; // that the program chooses for the variants
    std::vector<Price> m_prices; // one a variant
    Interconnect m_out;
};

} // namespace

Interconnect interconnectOf(const Scenario& scenario, const Catalogue& catalogue)
{
    return Table(scenario, catalogue).take();
}

Ratio fabricCost(Ratio oversubscription, bool underOneLeaf)
{
    constexpr double uplinkPorts = 2; // one at the leaf switch, one at the spine
    return underOneLeaf ? ratio(1) : ratio((1 + uplinkPorts / oversubscription.value()) / (1 + uplinkPorts));
}

} // namespace sizewright
