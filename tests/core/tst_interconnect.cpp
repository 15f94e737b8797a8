// Variants of the interconnect change what they name, in the direction that they must, and cost by ports.
#include "core/study/interconnect.h"
#include "tests/support/plan_builder.h"

#include <QTest>

#include <cmath>

using namespace sizewright;
using namespace sizewright::test;

namespace {

const ResultFields& f() { return resultFields(); }
Interconnect study(const Scenario& plan) { return interconnectOf(plan, shippedCatalogue()); }
double step(const Scenario& plan) { return evaluate(plan, shippedCatalogue())[f().step]->value(); }

const InterconnectVariant* variant(const Interconnect& study, std::string_view key)
{
    for (const InterconnectVariant& v : study.variants)
        if (v.key == key)
            return &v;
    return nullptr;
}
double change(const Interconnect& study, std::string_view key)
{
    const InterconnectVariant* v = variant(study, key);
    return v && study.change(*v, f().step) ? study.change(*v, f().step)->value()
                                           : std::numeric_limits<double>::quiet_NaN();
}

// Sharded over a network on which the step waits.
Scenario waiting() { return with(llama8(), "cluster.gpus=512\ndata.global_batch=512\nhardware.inter_gbps=100 Gb/s"); }

} // namespace

class InterconnectTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyVariantGoesItsWay()
    {
        const Interconnect s = study(waiting());
        for (const char* slower : {"rate-half", "oversubscription-2", "oversubscription-4", "no-rails", "roce",
                 "roce-untuned", "other"})
            QVERIFY2(change(s, slower) > 0.001, slower);
        for (const char* faster : {"rate-double", "domain-32", "domain-72", "domain-384", "nominal"})
            QVERIFY2(change(s, faster) < -0.001, faster);
        QVERIFY(change(s, "oversubscription-4") > change(s, "oversubscription-2"));
        QVERIFY(change(s, "roce-untuned") > change(s, "roce"));
        QVERIFY(change(s, "domain-384") <= change(s, "domain-72"));
        QVERIFY(!variant(s, "domain-8") && !variant(s, "oversubscription-1") && !variant(s, "infiniband"));
    }
    // 2:1 is half the network to whoever leaves a leaf switch.
    void oversubscriptionDividesTheBandwidth()
    {
        const Scenario plan = waiting();
        QCOMPARE(step(with(plan, "hardware.oversubscription=2")),
            step(with(plan, "hardware.inter_gbps=50 Gb/s")));
        // Under one leaf switch nobody notices.
        QCOMPARE(step(with(plan, "hardware.oversubscription=2\nhardware.leaf_nodes=64")), step(plan));
        QVERIFY(step(with(plan, "hardware.oversubscription=2\nhardware.leaf_nodes=63")) > step(plan));
    }
    void aRunUnderOneLeafHasNoOversubscription()
    {
        const Interconnect s = study(with(waiting(), "cluster.gpus=256\ndata.global_batch=256"));
        QVERIFY(!variant(s, "oversubscription-2"));
        QVERIFY(variant(s, "no-rails"));
        QVERIFY(change(s, "no-rails") > 0);
    }
    void theFabricMovesTheUsualShareOnly()
    {
        const Scenario plan = waiting();
        QCOMPARE(step(with(plan, "hardware.fabric=roce\nhardware.network_achieved=0.9")),
            step(with(plan, "hardware.network_achieved=0.9")));
        QVERIFY(!variant(study(with(plan, "hardware.network_achieved=0.9")), "roce"));
    }
    void theFabricCostsByItsPorts()
    {
        QCOMPARE(fabricCost(ratio(1), false).value(), 1.0);
        QVERIFY(std::abs(fabricCost(ratio(2), false).value() - 2.0 / 3) < 1e-12);
        QCOMPARE(fabricCost(ratio(4), false).value(), 0.5);
        QCOMPARE(fabricCost(ratio(4), true).value(), 1.0);

        const Interconnect s = study(with(waiting(), "money.server_price=300000\nmoney.network_share=0.15"));
        const Money network = *s.plan[f().line(Line::capitalNetwork)];
        const double installed = 1 + fields()[fields().installShare].fallback.value();
        const auto price = [&](const char* key) { return variant(s, key)->price->value() / network.value(); };
        QVERIFY(std::abs(price("rate-double") - installed) < 1e-9);
        QVERIFY(std::abs(price("rate-half") + 0.5 * installed) < 1e-9);
        QVERIFY(std::abs(price("oversubscription-4") + 0.5 * installed) < 1e-9);
        QCOMPARE(price("nominal"), 0.0);
        for (const char* unknown : {"domain-72", "roce"}) {
            QVERIFY2(!variant(s, unknown)->price, unknown);
            QVERIFY2(variant(s, unknown)->priceNote.text.source, unknown);
        }
    }
    void whatHasNoNetworkHasNoVariants()
    {
        QVERIFY(study(llama8()).variants.empty());
        QVERIFY(study(Scenario()).variants.empty());
        QVERIFY(!study(waiting()).variants.empty());
    }
    // The cards stay what they are, also where the program chose them.
    void theCardsAreHeld()
    {
        const Scenario open = with(llama70(),
            "cluster.gpus=\nparallel.tp=\nparallel.pp=\nparallel.vpp=\nparallel.zero_stage=\n"
            "parallel.micro_batch=\nparallel.recompute=\nframing.latest_days=60 days");
        const Interconnect s = study(open);
        QVERIFY(!s.variants.empty());
        for (const InterconnectVariant& v : s.variants)
            if (v.results[f().gpus])
                QCOMPARE(v.results[f().gpus]->value(), s.plan[f().gpus]->value());
    }
    // Both explanations name what they divide by.
    void theExplanationNamesTheLeafSwitch()
    {
        const Explained e = evaluateExplained(
            with(waiting(), "hardware.oversubscription=4\nhardware.fabric=roce"), shippedCatalogue());
        const auto step = std::any_of(e.derivation.steps.begin(), e.derivation.steps.end(), [](const auto& s) {
            return std::string_view(s.name.source) == "network bandwidth beyond a leaf switch";
        });
        const auto roce = std::any_of(e.derivation.leaves.begin(), e.derivation.leaves.end(), [](const auto& l) {
            return std::string_view(l.name.source) == "RoCE over InfiniBand";
        });
        QVERIFY(step && roce);
    }
};

QTEST_APPLESS_MAIN(InterconnectTest)
#include "tst_interconnect.moc"
