#include "core/plan/plan.h"

#include "core/plan/framework_presets.h"
#include "core/units/display.h"

#include <algorithm>

namespace sizewright {

namespace {

// One row per member of ModelShape that has a field.
struct ToggleMember {
    ToggleField field;
    bool ModelShape::* member;
};

struct WholeRow {
    Field<Count> field;
    std::int64_t ModelShape::* member;
};

const std::vector<WholeRow>& wholeRows()
{
    const PlanFields& f = fields();
    static const std::vector<WholeRow> rows{{f.layers, &ModelShape::layers},
        {f.hidden, &ModelShape::hidden}, {f.heads, &ModelShape::heads},
        {f.kvHeads, &ModelShape::kvHeads}, {f.headDim, &ModelShape::headDim},
        {f.ffn, &ModelShape::ffn}, {f.vocab, &ModelShape::vocab},
        {f.experts, &ModelShape::experts}, {f.expertsPerToken, &ModelShape::expertsPerToken},
        {f.expertFfn, &ModelShape::expertFfn}, {f.sharedFfn, &ModelShape::sharedFfn},
        {f.denseLayers, &ModelShape::denseLayers}, {f.kvRank, &ModelShape::kvRank},
        {f.qRank, &ModelShape::qRank}, {f.nopeDim, &ModelShape::nopeDim},
        {f.ropeDim, &ModelShape::ropeDim}, {f.valueDim, &ModelShape::valueDim},
        {f.mtpLayers, &ModelShape::mtpLayers},
        {f.learnedPositions, &ModelShape::learnedPositions},
        {f.maxPositions, &ModelShape::maxPositions},
        {f.vectorsPerNorm, &ModelShape::vectorsPerNorm},
        {f.normsPerLayer, &ModelShape::normsPerLayer},
        {f.slidingWindow, &ModelShape::slidingWindow},
        {f.windowedLayers, &ModelShape::windowedLayers}};
    return rows;
}

const std::vector<ToggleMember>& toggleRows()
{
    const PlanFields& f = fields();
    static const std::vector<ToggleMember> rows{{f.gatedFfn, &ModelShape::gatedFfn},
        {f.tiedEmbeddings, &ModelShape::tiedEmbeddings}, {f.finalNorm, &ModelShape::finalNorm},
        {f.embeddingNorm, &ModelShape::embeddingNorm}, {f.qkvBias, &ModelShape::qkvBias},
        {f.outputBias, &ModelShape::outputBias}, {f.mlpBias, &ModelShape::mlpBias},
        {f.headBias, &ModelShape::headBias}, {f.attentionSinks, &ModelShape::attentionSinks},
        {f.routerBias, &ModelShape::routerBias}, {f.sharedGate, &ModelShape::sharedGate},
        {f.expertBias, &ModelShape::expertBias}};
    return rows;
}

template <class T> const T* findById(const std::vector<T>& entries, std::string_view id)
{
    const auto it = std::find_if(
        entries.begin(), entries.end(), [&](const T& e) { return e.id == id; });
    return it == entries.end() ? nullptr : &*it;
}

template <class T> void mergeById(std::vector<T>& into, const std::vector<T>& own)
{
    for (const T& entry : own) {
        const auto it = std::find_if(
            into.begin(), into.end(), [&](const T& e) { return e.id == entry.id; });
        if (it == into.end())
            into.push_back(entry);
        else
            *it = entry;
    }
}

} // namespace

const Scenario* Plan::scenario(std::string_view scenarioName) const
{
    for (const Scenario& s : scenarios)
        if (s.name == scenarioName)
            return &s;
    return nullptr;
}

Catalogue effectiveCatalogue(const Plan& plan, const Catalogue& shipped)
{
    Catalogue merged = shipped;
    mergeById(merged.generations, plan.catalogue.generations);
    mergeById(merged.accelerators, plan.catalogue.accelerators);
    // Prices have no id: a plan that holds prices of an accelerator replaces the shipped ones.
    for (const Accelerator& a : plan.catalogue.accelerators)
        std::erase_if(merged.prices, [&](const Price& p) {
            return p.accelerator == a.id
                && std::any_of(plan.catalogue.prices.begin(), plan.catalogue.prices.end(),
                    [&](const Price& own) { return own.accelerator == a.id; });
        });
    merged.prices.insert(
        merged.prices.end(), plan.catalogue.prices.begin(), plan.catalogue.prices.end());
    if (!plan.catalogue.accelerators.empty() || !plan.catalogue.prices.empty())
        indexStandardPrices(merged);
    return merged;
}

void embedUsedEntries(Plan& plan, const Catalogue& shipped)
{
    for (const Scenario& scenario : plan.scenarios) {
        const std::string& id = scenario[fields().accelerator];
        if (id.empty() || findById(plan.catalogue.accelerators, id))
            continue;
        const Accelerator* card = findById(shipped.accelerators, id);
        if (!card)
            continue;
        plan.catalogue.accelerators.push_back(*card);
        if (!findById(plan.catalogue.generations, card->generation))
            if (const Generation* g = findById(shipped.generations, card->generation))
                plan.catalogue.generations.push_back(*g);
        for (const Price& price : shipped.prices)
            if (price.accelerator == id)
                plan.catalogue.prices.push_back(price);
    }
    if (plan.catalogue.version.empty())
        plan.catalogue.version = shipped.version;
}

namespace {

std::vector<std::string> pricesOfCard(const Catalogue& catalogue, const std::string& card)
{
    std::vector<std::string> out;
    for (const Price& price : catalogue.prices)
        if (price.accelerator == card)
            out.push_back(toJson(price).dump());
    std::sort(out.begin(), out.end());
    return out;
}

} // namespace

std::vector<std::string> cardsWithOtherPrices(const Plan& plan, const Catalogue& atHand)
{
    std::vector<std::string> out;
    for (const Accelerator& card : plan.catalogue.accelerators) {
        const auto carried = pricesOfCard(plan.catalogue, card.id);
        if (!carried.empty() && carried != pricesOfCard(atHand, card.id))
            out.push_back(card.id);
    }
    return out;
}

std::vector<Price> renewedPrices(const Plan& plan, const Catalogue& atHand)
{
    std::vector<Price> out = plan.catalogue.prices;
    for (const std::string& card : cardsWithOtherPrices(plan, atHand)) {
        std::erase_if(out, [&](const Price& price) { return price.accelerator == card; });
        for (const Price& price : atHand.prices)
            if (price.accelerator == card)
                out.push_back(price);
    }
    return out;
}

void applyShape(Scenario& scenario, const ModelShape& shape, Origin origin, std::string source)
{
    for (const WholeRow& row : wholeRows()) {
        const double value = double(shape.*row.member);
        // What the shape leaves open (0 where a field begins at 1) stays open.
        if (value < fields()[row.field].min)
            scenario.clear(row.field.ordinal);
        else
            scenario.set(row.field, count(value), origin, source);
    }
    for (const ToggleMember& row : toggleRows())
        scenario.put(row.field.ordinal,
            {shape.*row.member ? 1.0 : 0.0, {}, {}, origin, source});
    scenario.put(fields().qkNorm.ordinal, {double(shape.qkNorm), {}, {}, origin, source});
}

void applyModel(Scenario& scenario, const ModelEntry& entry)
{
    applyShape(scenario, entry.shape, Origin::catalogue, entry.source.text);
    scenario.put(fields().preset.ordinal,
        {std::numeric_limits<double>::quiet_NaN(), entry.id, {}, Origin::typed, {}});
    scenario.clear(fields().parameters.ordinal);
}

std::optional<ModelShape> statedShape(const Scenario& scenario)
{
    const PlanFields& f = fields();
    if (!scenario[f.layers] || !scenario[f.hidden] || !scenario[f.vocab])
        return {};
    ModelShape shape;
    for (const WholeRow& row : wholeRows())
        if (const auto value = scenario[row.field])
            shape.*row.member = std::int64_t(value->value());
    for (const ToggleMember& row : toggleRows())
        if (const auto value = scenario[row.field])
            shape.*row.member = *value;
    if (const auto norm = scenario[f.qkNorm])
        shape.qkNorm = *norm;
    // What a sparse description leaves open follows from the rest.
    if (!shape.headDim && shape.heads)
        shape.headDim = shape.hidden / shape.heads;
    if (!shape.heads && shape.headDim)
        shape.heads = shape.hidden / shape.headDim;
    if (!shape.heads) {
        shape.headDim = 128;
        shape.heads = std::max<std::int64_t>(1, shape.hidden / shape.headDim);
    }
    if (!shape.kvHeads)
        shape.kvHeads = shape.heads;
    if (!scenario[f.ffn] && !shape.experts)
        shape.ffn = 4 * shape.hidden;
    return shape;
}

namespace {

// A bare parameter count asks for a derived architecture, so what a preset or a file filled in goes.
void forgetFilledShape(Scenario& scenario)
{
    const auto forget = [&](std::size_t ordinal) {
        const Origin origin = scenario.value(ordinal).origin;
        if (origin == Origin::catalogue || origin == Origin::imported)
            scenario.clear(ordinal);
    };
    for (const WholeRow& row : wholeRows())
        forget(row.field.ordinal);
    for (const ToggleMember& row : toggleRows())
        forget(row.field.ordinal);
    forget(fields().qkNorm.ordinal);
    scenario.clear(fields().preset.ordinal);
}

// Amounts that were typed with a sign of their own ("$12/h") and contradict another currency.
std::vector<Problem> amountsAgainst(const Scenario& scenario, std::string_view currency)
{
    std::vector<Problem> problems;
    for (const FieldInfo& field : fields().all()) {
        const FieldValue& value = scenario.value(field.ordinal);
        if (field.kind != FieldKind::quantity || value.entered.empty())
            continue;
        const auto again = parseFieldValue(field, value.entered, currency);
        if (!again && again.problems().front().code == "value.currency")
            problems.push_back(again.problems().front());
    }
    return problems;
}

} // namespace

std::vector<Problem> setField(Scenario& scenario, std::string_view path, std::string_view text,
    const Catalogue& catalogue, Origin origin)
{
    const FieldInfo* field = fields().find(path);
    if (!field)
        return {{Severity::error, "field.unknown", excerpt(path, 80),
            {SW_TEXT("Value", "no field has this name; `fields` lists them all"), {}}}};
    auto value = parseFieldValue(*field, text, currencyOf(scenario), origin);
    if (!value)
        return value.problems();
    if (field->catalogue == "models" && !value->text.empty()) {
        const ModelEntry* entry = findById(catalogue.models, value->text);
        if (!entry)
            return {{Severity::error, "catalogue.unknown_model", std::string(path),
                {SW_TEXT("Value", "the catalogue has no model \"%1\"; `catalog list` shows them"),
                    {excerpt(value->text, 80)}}}};
        applyModel(scenario, *entry);
        return {};
    }
    if (field->catalogue == "accelerators" && !value->text.empty()
        && !findById(catalogue.accelerators, value->text))
        return {{Severity::error, "catalogue.unknown_accelerator", std::string(path),
            {SW_TEXT("Value",
                 "the catalogue has no accelerator \"%1\"; `catalog list` shows them"),
                {excerpt(value->text, 80)}}}};
    if (field == &fields()[fields().currency] && value->isSet()) {
        auto problems = amountsAgainst(
            scenario, field->options[std::size_t(value->number)].key);
        if (!problems.empty())
            return problems;
    }
    if (field == &fields()[fields().framework]) {
        applyFramework(scenario,
            value->isSet() ? Framework(int(value->number)) : Framework::unspecified);
        scenario.put(field->ordinal, *value);
        return {};
    }
    if (field == &fields()[fields().parameters] && value->isSet())
        forgetFilledShape(scenario);
    scenario.put(field->ordinal, *value);
    return {};
}

} // namespace sizewright
