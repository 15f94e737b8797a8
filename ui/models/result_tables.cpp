#include "ui/models/result_tables.h"

#include "core/units/display.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

struct Tables {
    Q_DECLARE_TR_FUNCTIONS(Tables)
};

Cell words(const QString& text, const QString& key = {}, bool strong = false)
{
    return {text, {}, key, Tone::plain, strong, {}};
}

std::vector<Cell> figureRow(const Results& results, std::size_t ordinal, bool strong)
{
    const ResultInfo& info = resultFields().all()[ordinal];
    const QString key = toQt(info.key);
    const auto number = results.number(ordinal);
    return {words(translated(info.label), key, strong),
        {shownFigure(results, ordinal), number ? QVariant(*number) : QVariant(), key, Tone::plain,
            strong, {}}};
}

template <class Q> QString quantity(Q value, std::string_view unit = {})
{
    return withLocalUnits(
        toQt(quantityText(value.value(), signatureOf<Q>(), unit, {4, {}, true})));
}

template <class Q> Cell amount(Q value, const QString& key = {})
{
    return {quantity(value, "GiB"), value.value(), key, Tone::plain, false, {}};
}

QString whole(double value) { return toQt(wholeText(value)); }

} // namespace

TableContent figureTable(const Results& results,
    std::span<const std::string_view> prefixes, std::optional<std::size_t> total)
{
    TableContent table;
    table.columns = {Tables::tr("Figure"), Tables::tr("Value")};
    for (const std::string_view prefix : prefixes)
        for (const ResultInfo& info : resultFields().all())
            if (info.key.starts_with(prefix) && results.number(info.ordinal))
                table.rows.push_back(figureRow(results, info.ordinal, false));
    if (total && !table.empty())
        table.rows.push_back(figureRow(results, *total, true));
    return table;
}

TableContent stageTable(const Results& results)
{
    TableContent table;
    table.columns = {Tables::tr("Stage"), Tables::tr("Weights"), Tables::tr("Gradients"),
        Tables::tr("Optimizer"), Tables::tr("Activations"), Tables::tr("Buffers"),
        Tables::tr("Overhead"), Tables::tr("Total")};
    for (std::size_t i = 0; i < results.stages.size(); ++i) {
        const StageLines& s = results.stages[i];
        const bool peak = i == results.peakStage;
        QString name = whole(double(i));
        if (peak && results.stages.size() > 1)
            name = Tables::tr("%1 (peak)").arg(name);
        Cell total = amount(s.total, u"memory.total_gib"_s);
        total.strong = true;
        if (const auto usable = results[resultFields().usable]; usable && s.total > *usable)
            total.tone = Tone::bad;
        table.rows.push_back({words(name, {}, peak), amount(s.weights, u"memory.weights_gib"_s),
            amount(s.gradients, u"memory.gradients_gib"_s),
            amount(s.optimizer, u"memory.optimizer_gib"_s),
            amount(s.activations, u"memory.activations_gib"_s),
            amount(s.buffers, u"memory.buffers_gib"_s),
            amount(s.overhead, u"memory.overhead_gib"_s), total});
    }
    return table;
}

TableContent layoutTable(const Results& results)
{
    TableContent table;
    table.columns = {Tables::tr("Degree"), Tables::tr("Value")};
    const Layout& layout = results.layout;
    const PlanFields& f = fields();
    const auto add = [&](std::size_t ordinal, double value, const QString& text) {
        const FieldInfo& field = f.all()[ordinal];
        table.rows.push_back({words(translated(field.label), toQt(field.key)),
            {text, value, toQt(field.key), Tone::plain, false, translated(field.help)}});
    };
    const auto addWhole = [&](auto field, std::int64_t value) {
        add(field.ordinal, double(value), whole(double(value)));
    };
    addWhole(f.tp, layout.tp);
    addWhole(f.pp, layout.pp);
    addWhole(f.vpp, layout.vpp);
    addWhole(f.cp, layout.cp);
    addWhole(f.ep, layout.ep);
    if (layout.etp > 1)
        addWhole(f.etp, layout.etp);
    addWhole(f.dp, layout.dp);
    addWhole(f.zeroStage, layout.zeroStage);
    addWhole(f.microBatch, layout.microBatch);
    add(f.recompute.ordinal, double(layout.recompute),
        translated(optionOf(layout.recompute).label));
    const FieldInfo& sequence = f[f.sequenceParallel];
    add(sequence.ordinal, layout.sequenceParallel,
        shownField(sequence, layout.sequenceParallel ? 1.0 : 0.0, results.currency));
    const std::string_view more[]{"strategy.", "memory.min_gpus"};
    for (auto& row : figureTable(results, more).rows)
        table.rows.push_back(row);
    return table;
}

TableContent ladderTable(const Results& results)
{
    TableContent table;
    table.columns = {Tables::tr("Rung"), Tables::tr("Layout"), Tables::tr("Why")};
    table.textColumns = 3;
    for (const Rung& rung : results.ladder) {
        const QString name = (rung.accepted ? u"✓ "_s : u"✗ "_s) + translated(rung.name);
        const QString reason = translated(rung.reason);
        const Tone tone = rung.accepted ? Tone::good : Tone::muted;
        table.rows.push_back({{name, rung.accepted, {}, tone, rung.accepted,
                                  rung.accepted ? Tables::tr("taken") : Tables::tr("passed over")},
            words(shownLayout(rung.layout)), {reason, {}, {}, Tone::plain, false, reason}});
    }
    return table;
}

TableContent problemTable(const Results& results)
{
    TableContent table;
    table.columns = {Tables::tr("Field"), Tables::tr("What to know")};
    table.textColumns = 2;
    for (const Problem& problem : results.problems) {
        const FieldInfo* field = fields().find(problem.place);
        const Tone tone = problem.severity == Severity::error ? Tone::bad
            : problem.severity == Severity::warning           ? Tone::warning
                                                              : Tone::muted;
        const QString key = toQt(problem.place);
        const QString sentence = translated(problem);
        table.rows.push_back({{field ? translated(field->label) : QString(), {}, key, tone, true,
                                  {}},
            {sentence, toQt(problem.code), key, Tone::plain, false, sentence}});
    }
    return table;
}

TableContent missingTable(const Results& results)
{
    TableContent table;
    table.columns = {Tables::tr("Field"), Tables::tr("What is needed")};
    table.textColumns = 2;
    for (const Missing& missing : results.missing) {
        const FieldInfo* field = fields().find(missing.key);
        const QString key = toQt(missing.key);
        table.rows.push_back({words(field ? translated(field->label) : key, key, true),
            words(translated(missing.what), key)});
    }
    return table;
}

TableContent acceleratorTable(const Scenario& scenario, const Catalogue& catalogue)
{
    TableContent table;
    table.columns = {Tables::tr("Fact"), Tables::tr("Value")};
    table.textColumns = 2;
    const Accelerator* card = catalogue.accelerator(scenario[fields().accelerator]);
    if (!card)
        return table;
    const auto add = [&](const QString& name, const QString& value) {
        table.rows.push_back({words(name), {value, {}, {}, Tone::plain, false, value}});
    };
    add(Tables::tr("Card"), toQt(card->vendor) + u' ' + toQt(card->name));
    add(Tables::tr("Memory, as sold"), quantity(card->memoryNominal, "GiB"));
    add(Tables::tr("Memory, as the driver reports"), quantity(card->memoryReported, "GiB"));
    add(Tables::tr("Memory bandwidth"), quantity(card->memoryBandwidth));
    add(Tables::tr("Peak, dense 16 bit"), quantity(card->peak16, "TFLOP/s"));
    if (card->peakFp8)
        add(Tables::tr("Peak, dense fp8"), quantity(*card->peakFp8, "TFLOP/s"));
    add(Tables::tr("Links, one direction"),
        toQt(card->linkKind) + u' ' + quantity(card->linkRate, "GB/s"));
    add(Tables::tr("Network, one direction"), quantity(card->networkRate, "Gb/s"));
    add(Tables::tr("Cards in a node"), quantity(card->cardsPerNode));
    add(Tables::tr("Design power"), quantity(card->power, "W"));
    if (const Generation* generation = catalogue.generation(card->generation)) {
        add(Tables::tr("Sustained matrix rate, share of peak"),
            quantity(generation->matrixEfficiency, "%"));
        add(Tables::tr("Source of the sustained rates"), toQt(generation->source.text));
    }
    add(Tables::tr("Source"), toQt(card->source.text));
    add(Tables::tr("As of"), toQt(card->source.asOf));
    return table;
}

std::vector<CatalogueChoice> catalogueChoices(std::string_view kind, const Catalogue& catalogue)
{
    std::vector<CatalogueChoice> choices;
    if (kind == "accelerators")
        for (const Accelerator& card : catalogue.accelerators)
            choices.push_back({toQt(card.id), toQt(card.name),
                quantity(card.memoryNominal, "GiB") + u" · "_s
                    + quantity(card.peak16, "TFLOP/s")});
    if (kind == "models")
        for (const ModelEntry& model : catalogue.models)
            choices.push_back({toQt(model.id), toQt(model.name),
                model.parameters ? quantity(fromBase<Parameters>(double(model.parameters)))
                                 : QString()});
    return choices;
}

} // namespace sizewright
