// The shipped catalogue is sound, and its readers say what is wrong.
#include "core/catalogue/catalogue.h"
#include "core/catalogue/embedded.h"
#include "core/catalogue/readers.h"
#include "core/model/parameters.h"
#include "core/units/literals.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <set>

using namespace sizewright;

namespace {

QString text(std::string_view s) { return QString::fromUtf8(s.data(), qsizetype(s.size())); }

QString allOf(const std::vector<Problem>& problems)
{
    QStringList lines;
    for (const Problem& problem : problems)
        lines << text(toString(problem));
    return lines.join(QLatin1Char('\n'));
}

bool sameSource(const Source& a, const Source& b)
{
    return a.text == b.text && a.asOf == b.asOf && a.trust == b.trust;
}

const Accelerator& card(std::string_view id)
{
    const Accelerator* found = shippedCatalogue().accelerator(id);
    if (!found)
        qFatal("no accelerator %s", std::string(id).c_str());
    return *found;
}

double gib(BytesPerCard memory) { return memory.value() / units::gibi; }

} // namespace

class CatalogueTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shippedFilesHaveNoErrors();
    void generationsAreSound();
    void acceleratorsAreSound();
    void knownCards();
    void pricesAreSound();
    void presetsHaveThePublishedParameters();
    void activeParameters();
    void acceleratorsSurviveJson();
    void generationsSurviveJson();
    void pricesSurviveJson();
    void everyMistakeIsReported();
    void wrongRowsAreLeftOut();
};

// ---- the shipped files --------------------------------------------------------------------------

void CatalogueTest::shippedFilesHaveNoErrors()
{
    const Catalogue& catalogue = shippedCatalogue();
    std::vector<Problem> errors;
    for (const Problem& problem : catalogue.problems)
        if (problem.severity == Severity::error)
            errors.push_back(problem);
    QVERIFY2(errors.empty(), qPrintable(allOf(errors)));
    QCOMPARE(catalogue.problems.size(), std::size_t(2)); // two parts without published figures
    QCOMPARE(text(catalogue.version), QStringLiteral("2026-11-30"));
    QVERIFY(catalogue.accelerators.size() > 80);
    QVERIFY(catalogue.prices.size() > 270);
    QVERIFY(catalogue.models.size() >= 20);
    QVERIFY(catalogueText("resources/catalogue/no-such-file.csv").empty());
}

void CatalogueTest::generationsAreSound()
{
    std::set<std::string> ids;
    for (const Generation& g : shippedCatalogue().generations) {
        const char* where = g.id.c_str();
        QVERIFY2(ids.insert(g.id).second, where);
        QVERIFY2(!g.source.text.empty() && !g.source.asOf.empty() && !g.method.empty(), where);
        for (const Ratio& r : {g.matrixEfficiency, g.memoryEfficiency, g.linkEfficiency,
                 g.networkEfficiency, g.attentionFirst, g.attentionSecond, g.attentionThird})
            QVERIFY2(r.value() > 0 && r.value() <= 1, where);
        QVERIFY2(g.attentionFirst <= g.attentionSecond && g.attentionSecond <= g.attentionThird,
                 where);
        // What is not fitted says so and is held less firmly.
        const bool saysAssumed = g.method.find("assumed") != std::string::npos;
        QVERIFY2(g.source.trust != Trust::assumed || saysAssumed, where);
        QVERIFY2(g.spread.value() >= (g.source.trust == Trust::assumed ? 0.10 : 0.05), where);
    }
}

void CatalogueTest::acceleratorsAreSound()
{
    const Catalogue& catalogue = shippedCatalogue();
    std::set<std::string> ids, names;
    for (const Accelerator& a : catalogue.accelerators) {
        const char* where = a.id.c_str();
        QVERIFY2(ids.insert(a.id).second, where);
        QVERIFY2(names.insert(a.vendor + a.name).second, where);
        QVERIFY2(!a.source.text.empty() && !a.source.asOf.empty(), where);
        QVERIFY2(catalogue.generation(a.generation), where);
        QVERIFY2(a.memoryReported.value() > 0 && a.memoryBandwidth.value() > 0, where);
        QVERIFY2(a.peak16.value() > 0 && a.linkRate.value() > 0 && a.networkRate.value() > 0,
                 where);
        QVERIFY2(a.power.value() > 0 && a.multiprocessors.value() >= 1, where);
        QVERIFY2(a.scaleUpDomain.value() >= 1 && a.cardsPerNode.value() >= 1, where);
        // "GB" of the trade is near GiB: a driver never reports more, and seldom 10 % less.
        QVERIFY2(a.memoryReported <= a.memoryNominal * 1.001, where);
        QVERIFY2(a.memoryReported >= a.memoryNominal * 0.9, where);
        // A sparse peak, or both directions of a link, would break these.
        QVERIFY2(!a.peakFp8 || *a.peakFp8 <= a.peak16 * 4.5, where);
        QVERIFY2(!a.peakFp32 || *a.peakFp32 <= a.peak16, where);
        QVERIFY2(a.linkRate.value() < 0.7 * a.memoryBandwidth.value(), where);
        QVERIFY2(a.market.empty() || a.market == "cn" || a.market == "cloud", where);
    }
}

void CatalogueTest::knownCards()
{
    const Accelerator& a100 = card("nvidia-a100-sxm-80");
    QCOMPARE(gib(a100.memoryNominal), 80.0);
    QCOMPARE(a100.memoryBandwidth.value(), 2039e9);
    QCOMPARE(a100.peak16.value(), 312e12);
    QCOMPARE(a100.linkRate.value(), 300e9);
    QCOMPARE(a100.networkRate.value(), 200e9); // [bit/s]
    QCOMPARE(a100.multiprocessors.value(), 108.0);
    QVERIFY(!a100.peakFp8);
    QCOMPARE(card("nvidia-a100-sxm-40").memoryBandwidth.value(), 1555e9);

    const Accelerator& h100 = card("nvidia-h100-sxm");
    QCOMPARE(gib(h100.memoryReported), 81559 / 1024.0);
    QCOMPARE(h100.peakFp8->value(), 1979e12);
    QCOMPARE(h100.cardsPerNode.value(), 8.0);
    QCOMPARE(h100.networkRate.value(), 400e9);
    const Generation& hopper = *shippedCatalogue().generation(h100.generation);
    QCOMPARE(hopper.matrixEfficiency.value(), 0.74);
    QCOMPARE(hopper.matrixEfficiencyFp8->value(), 0.73);

    QCOMPARE(card("nvidia-h800-sxm").linkRate.value(), 200e9);
    QCOMPARE(card("nvidia-gb200").scaleUpDomain.value(), 72.0);
    QCOMPARE(card("nvidia-l40s").scaleUpDomain.value(), 8.0); // over PCIe
    QCOMPARE(card("amd-mi250x-gcd").memoryNominal, card("amd-mi250x").memoryNominal * 0.5);
    QVERIFY(!card("nvidia-v100-sxm-32").bf16);
    QVERIFY(card("huawei-ascend-910b").notes.find("910B2") != std::string::npos);
    QCOMPARE(gib(card("huawei-ascend-910b").memoryNominal), 64.0);
    for (const char* id : {"nvidia-h200-sxm", "nvidia-b200-sxm", "nvidia-a800-sxm-80",
             "nvidia-h20", "amd-mi300x", "intel-gaudi-2"})
        QVERIFY2(shippedCatalogue().accelerator(id), id);
}

void CatalogueTest::pricesAreSound()
{
    const Catalogue& catalogue = shippedCatalogue();
    std::set<PriceKind> kinds;
    for (const Price& p : catalogue.prices) {
        const std::string name = p.item + ", " + p.provider;
        const char* where = name.c_str();
        QVERIFY2(p.amount.value() > 0 && p.cards >= 1, where);
        QVERIFY2(!p.source.text.empty() && !p.source.asOf.empty(), where);
        QVERIFY2(p.accelerator.empty() || catalogue.accelerator(p.accelerator), where);
        kinds.insert(p.kind);
        if (p.kind == PriceKind::onDemand || p.kind == PriceKind::spot)
            QVERIFY2(p.unit == "per GPU-hour" || p.unit == "per chip-hour", where);
    }
    QCOMPARE(kinds.size(), std::size_t(8)); // every kind occurs
}

// ---- models -------------------------------------------------------------------------------------

void CatalogueTest::presetsHaveThePublishedParameters()
{
    const std::pair<const char*, std::int64_t> published[] = {
        {"llama-3.1-8b", 8030261248}, {"llama-3.1-70b", 70553706496},
        {"llama-3.1-405b", 405853388800}, {"llama-3.2-1b", 1235814400},
        {"llama-2-7b", 6738415616}, {"llama-2-70b", 68976648192}, {"mistral-7b", 7241732096},
        {"qwen2.5-0.5b", 494032768}, {"qwen2.5-7b", 7615616512}, {"qwen2.5-72b", 72706203648},
        {"qwen3-8b", 8190735360}, {"qwen3-30b-a3b", 30532122624},
        {"qwen3-235b-a22b", 235093634560}, {"mixtral-8x7b", 46702792704},
        {"mixtral-8x22b", 140620634112}, {"deepseek-v3", 671026419200},
        {"gpt-oss-20b", 20914757184}, {"gpt-oss-120b", 116829156672},
        {"gpt3-175b", 174604259328}, {"gpt2", 124439808},
    };
    QCOMPARE(shippedCatalogue().models.size(), std::size(published));
    for (const auto& [id, parameters] : published) {
        const ModelEntry* model = shippedCatalogue().model(id);
        QVERIFY2(model, id);
        QCOMPARE(std::int64_t(totalParameters(model->shape).value()), parameters);
        QCOMPARE(model->parameters, parameters);
        QVERIFY2(!model->source.text.empty() && !model->source.asOf.empty(), id);
        QVERIFY2(model->shape.maxPositions > 0 && model->shape.ffn > 0, id);
    }
}

void CatalogueTest::activeParameters()
{
    const std::pair<const char*, std::int64_t> active[] = {
        {"mixtral-8x7b", 12879925248}, {"mixtral-8x22b", 39152031744},
        {"deepseek-v3", 37552297472}, {"qwen3-235b-a22b", 22190763520},
        {"qwen3-30b-a3b", 3353032704}, {"gpt-oss-20b", 4187440704},
    };
    for (const auto& [id, parameters] : active) {
        const ModelShape& shape = shippedCatalogue().model(id)->shape;
        QCOMPARE(std::int64_t(sizewright::activeParameters(shape).value()), parameters);
    }
}

// ---- JSON ---------------------------------------------------------------------------------------

void CatalogueTest::acceleratorsSurviveJson()
{
    for (const Accelerator& a : shippedCatalogue().accelerators) {
        const auto json = nlohmann::ordered_json::parse(toJson(a).dump());
        const auto back = acceleratorFromJson(json, "card");
        QVERIFY2(back, qPrintable(allOf(back.problems())));
        QCOMPARE(text(toJson(*back).dump()), text(json.dump()));
        QCOMPARE(back->peak16, a.peak16);
        QCOMPARE(back->memoryReported, a.memoryReported);
        QCOMPARE(back->memoryBandwidth, a.memoryBandwidth);
        QCOMPARE(back->linkRate, a.linkRate);
        QCOMPARE(back->networkRate, a.networkRate);
        QCOMPARE(back->peakFp8.has_value(), a.peakFp8.has_value());
        QCOMPARE(back->bf16, a.bf16);
        QVERIFY(sameSource(back->source, a.source));
    }
    const auto json = toJson(card("amd-mi300x"));
    QCOMPARE(text(json["peak16_tflops"].dump()), QStringLiteral("1307.4"));
    QCOMPARE(json["memory_gib"].get<double>(), 192.0);
    QCOMPARE(json["bandwidth_gbs"].get<double>(), 5300.0);
}

void CatalogueTest::generationsSurviveJson()
{
    for (const Generation& g : shippedCatalogue().generations) {
        const auto json = toJson(g);
        const auto back = generationFromJson(json, "generation");
        QVERIFY2(back, qPrintable(allOf(back.problems())));
        QCOMPARE(text(toJson(*back).dump()), text(json.dump()));
        QCOMPARE(back->matrixEfficiency, g.matrixEfficiency);
        QCOMPARE(back->runtimeContext, g.runtimeContext);
        QCOMPARE(back->matrixEfficiencyFp8.has_value(), g.matrixEfficiencyFp8.has_value());
    }
}

void CatalogueTest::pricesSurviveJson()
{
    for (const Price& p : shippedCatalogue().prices) {
        const auto json = toJson(p);
        const auto back = priceFromJson(json, "price");
        QVERIFY2(back, qPrintable(allOf(back.problems())));
        QCOMPARE(text(toJson(*back).dump()), text(json.dump()));
        QCOMPARE(back->amount, p.amount);
        QCOMPARE(back->kind, p.kind);
        QCOMPARE(int(back->tax), int(p.tax));
        QCOMPARE(back->term, p.term);
    }
}

void CatalogueTest::everyMistakeIsReported()
{
    auto json = toJson(card("nvidia-h100-sxm"));
    json.erase("vendor");
    json["memory_gib"] = "80 GB";
    json["peak16_tflops"] = -989;
    json["cards_per_node"] = 7.5;
    json["id"] = "Mein H100";
    json["source"].erase("as_of");
    json["source"]["trust"] = "hearsay";
    json["bf16"] = "yes";
    const auto result = acceleratorFromJson(json, "hardware.card");
    QVERIFY(!result);
    std::set<std::string> found;
    for (const Problem& problem : result.problems())
        found.insert(problem.code + ' ' + problem.place);
    const std::set<std::string> expected{
        "catalogue.identifier hardware.card.id",
        "catalogue.missing hardware.card.source.as_of",
        "catalogue.missing hardware.card.vendor",
        "catalogue.out_of_range hardware.card.cards_per_node",
        "catalogue.out_of_range hardware.card.peak16_tflops",
        "catalogue.unknown_word hardware.card.source.trust",
        "catalogue.wrong_type hardware.card.bf16",
        "catalogue.wrong_type hardware.card.memory_gib",
    };
    QVERIFY2(found == expected, qPrintable(allOf(result.problems())));

    const auto nothing = acceleratorFromJson(nlohmann::ordered_json::array(), "x");
    QVERIFY(!nothing);
    QCOMPARE(text(nothing.problems().front().code), QStringLiteral("catalogue.wrong_type"));
    QVERIFY(!generationFromJson({}, ""));
    QVERIFY(!priceFromJson(nullptr, ""));
}

void CatalogueTest::wrongRowsAreLeftOut()
{
    const auto models = readModels(
        R"({"models": [{"id": "a", "name": "A", "parameters": 1,
            "source": {"text": "t", "as_of": "2026", "trust": "given"},
            "shape": {"layers": 1, "hiden": 8, "hidden": 8, "heads": 1, "kvHeads": 1,
                      "headDim": 8, "ffn": 8, "vocab": 8}}]})",
        "mine.json");
    QVERIFY(models.entries.empty());
    QCOMPARE(text(models.problems.front().place),
             QStringLiteral("mine.json.models[0].shape.hiden"));
    QVERIFY(!readModels("{", "broken.json").problems.empty());

    const auto prices = readPrices("item,use,price,currency,unit,source,as_of\n"
                                   "A,spot,1.5,USD,per GPU-hour,page,2026\n"
                                   "B,spot,cheap,BTC,per GPU-hour,page,2026\n",
                                   "prices.csv");
    QCOMPARE(prices.entries.size(), std::size_t(1));
    QCOMPARE(prices.problems.size(), std::size_t(2));
    QCOMPARE(text(prices.problems.front().place), QStringLiteral("prices.csv:3.amount"));
}

QTEST_APPLESS_MAIN(CatalogueTest)
#include "tst_catalogue.moc"
