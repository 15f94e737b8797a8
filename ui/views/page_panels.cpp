#include "ui/views/page_panels.h"

#include "ui/charts/chart_builder.h"
#include "ui/models/money_tables.h"
#include "ui/models/result_tables.h"
#include "ui/models/study_tables.h"
#include "ui/models/time_tables.h"
#include "ui/views/search_panel.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

using Panels = std::vector<ResultPanel*>;

struct PanelText {
    Q_DECLARE_TR_FUNCTIONS(Panels)
};

TablePanel::Builder figures(std::initializer_list<std::string_view> prefixes,
    std::optional<std::size_t> total = {})
{
    return [keys = std::vector<std::string_view>(prefixes), total](const PanelData& data) {
        return figureTable(data.results, keys, total);
    };
}

Panels framing(QWidget* parent)
{
    return {new TablePanel(PanelText::tr("What the answer waits for"), u"missing"_s,
                [](const PanelData& d) { return missingTable(d.results); }, true, parent),
        new TablePanel(PanelText::tr("Answer"), u"answer"_s, figures({"answer."}), false, parent),
        new TablePanel(PanelText::tr("What to know"), u"problems"_s,
            [](const PanelData& d) { return problemTable(d.results); }, true, parent)};
}

Panels model(QWidget* parent)
{
    return {new TablePanel(
        PanelText::tr("Model and work"), u"model"_s, figures({"model."}), false, parent)};
}

Panels hardware(QWidget* parent)
{
    return {new TablePanel(PanelText::tr("Cluster"), u"cluster"_s,
                figures({"answer.gpus", "answer.nodes", "memory.usable", "memory.one_card",
                    "memory.min_gpus"}),
                false, parent),
        new TablePanel(PanelText::tr("The card, as the catalogue has it"), u"card"_s,
            [](const PanelData& d) {
                return acceleratorTable(d.values(), d.document.catalogue());
            },
            true, parent),
        new TablePanel(PanelText::tr("Another interconnect"), u"interconnect"_s,
            [](const PanelData& d) { return interconnectTable(*d.evaluator.interconnect(d.scenario)); }, true,
            parent)};
}

Panels memory(QWidget* parent)
{
    return {new ChartPanel(u"memory"_s,
                {{{}, [](const PanelData& d) { return memoryChart(d.results); }}}, parent),
        new TablePanel(
            PanelText::tr("Memory of the fullest card"), u"memory"_s, figures({"memory."}), false,
            parent),
        new TablePanel(PanelText::tr("By pipeline stage"), u"stages"_s,
            [](const PanelData& d) { return stageTable(d.results); }, false, parent)};
}

Panels parallelism(QWidget* parent)
{
    return {new TablePanel(PanelText::tr("The ladder: least trouble first"), u"ladder"_s,
                [](const PanelData& d) { return ladderTable(d.results); }, true, parent),
        new SearchPanel(parent),
        new TablePanel(PanelText::tr("Layout in force"), u"layout"_s,
            [](const PanelData& d) { return layoutTable(d.results); }, false, parent)};
}

Panels time(QWidget* parent)
{
    const auto scaling = [](ScalingView view, ScalingKind kind = ScalingKind::strong) {
        return [view, kind](const PanelData& d) {
            return scalingChart(*d.evaluator.scaling(d.scenario, kind), d.values(), view);
        };
    };
    const auto losses = [](ScalingKind kind) {
        return [kind](const PanelData& d) {
            return scalingLossChart(*d.evaluator.scaling(d.scenario, kind));
        };
    };
    return {new ChartPanel(u"step"_s,
                {{{}, [](const PanelData& d) { return stepChart(d.results); }}}, parent),
        new TablePanel(PanelText::tr("Moved by measurements"), u"moved"_s,
            [](const PanelData& d) { return movedTable(d.results); }, false, parent),
        new ChartPanel(u"scaling"_s,
            {{PanelText::tr("Efficiency"), scaling(ScalingView::efficiency)},
                {PanelText::tr("Speed-up"), scaling(ScalingView::speedUp)},
                {PanelText::tr("Step time"), scaling(ScalingView::stepTime)},
                {PanelText::tr("Days"), scaling(ScalingView::days)},
                {PanelText::tr("Money"), scaling(ScalingView::money)},
                {PanelText::tr("Efficiency, batch grows"),
                    scaling(ScalingView::efficiency, ScalingKind::weak)},
                {PanelText::tr("Step time, batch grows"),
                    scaling(ScalingView::stepTime, ScalingKind::weak)},
                {PanelText::tr("Days, batch grows"), scaling(ScalingView::days, ScalingKind::weak)},
                {PanelText::tr("Money, batch grows"),
                    scaling(ScalingView::money, ScalingKind::weak)}},
            parent),
        new ChartPanel(u"losses"_s,
            {{PanelText::tr("Same global batch"), losses(ScalingKind::strong)},
                {PanelText::tr("Batch grows with the cards"), losses(ScalingKind::weak)}},
            parent),
        new TablePanel(PanelText::tr("Measured linearity"), u"linearity"_s,
            [](const PanelData& d) { return linearityTable(*d.evaluator.linearity(d.scenario)); }, false, parent),
        new TablePanel(PanelText::tr("What the measured steps tell"), u"findings"_s,
            [](const PanelData& d) { return linearityFindingsTable(*d.evaluator.linearity(d.scenario)); }, true,
            parent),
        new TablePanel(PanelText::tr("Throughput"), u"time"_s,
            figures({"time.step_s", "time.tokens", "time.tflops", "time.mfu", "time.hfu",
                "model.steps", "answer.days", "answer.gpu_hours"}),
            false, parent)};
}

Panels reliability(QWidget* parent)
{
    return {new TablePanel(PanelText::tr("Failures and checkpoints"), u"goodput"_s,
                figures({"goodput."}), false, parent),
        new TablePanel(
            PanelText::tr("Storage"), u"storage"_s, figures({"storage."}), false, parent)};
}

Panels money(QWidget* parent)
{
    const ResultFields& r = resultFields();
    const auto flows = [](const PanelData& d) { return d.evaluator.cashFlows(d.scenario); };
    return {new TablePanel(PanelText::tr("Routes side by side"), u"routeTable"_s,
                [](const PanelData& d) { return routeTable(d.results); }, false, parent),
        new ChartPanel(u"routes"_s,
            {{PanelText::tr("Continuous use"),
                 [](const PanelData& d) { return routesChart(*d.evaluator.routes(d.scenario)); }},
                {PanelText::tr("Cash of the project"),
                    [flows](const PanelData& d) {
                        return cashFlowChart(*flows(d), d.values(), d.results.currency);
                    }},
                {PanelText::tr("What costs are made of"),
                    [](const PanelData& d) { return costChart(d.results); }},
                {PanelText::tr("Card-hour by use"),
                    [](const PanelData& d) { return useChart(*d.evaluator.use(d.scenario)); }},
                {PanelText::tr("Break-even by use"),
                    [](const PanelData& d) { return breakEvenChart(*d.evaluator.use(d.scenario)); }},
                {PanelText::tr("Another card midway"),
                    [](const PanelData& d) { return changeChart(*d.evaluator.change(d.scenario)); }}},
            parent),
        new TablePanel(PanelText::tr("Where money or patience ends"), u"limits"_s,
            figures({"money.limits."}), false, parent),
        new TablePanel(PanelText::tr("Rent"), u"rent"_s,
            figures({"money.rent."}, r.costRent.ordinal), false, parent),
        new TablePanel(PanelText::tr("Lease"), u"lease"_s,
            figures({"money.lease."}, r.costLease.ordinal), false, parent),
        new TablePanel(PanelText::tr("Build: this run's share"), u"build"_s,
            figures({"money.build."}, r.costBuild.ordinal), false, parent),
        new TablePanel(PanelText::tr("Hybrid"), u"hybrid"_s,
            figures({"money.hybrid"}, r.costHybrid.ordinal), false, parent),
        new TablePanel(PanelText::tr("Build: purchase"), u"capital"_s,
            figures({"money.capital."}), false, parent),
        new TablePanel(PanelText::tr("Cash by year"), u"cash"_s,
            [flows](const PanelData& d) { return cashTable(*flows(d), d.results.currency); }, false, parent),
        new TablePanel(PanelText::tr("Rates and break-even"), u"rates"_s,
            figures({"money.paid_gpu_hours", "money.break_even"}), false, parent),
        new TablePanel(PanelText::tr("Energy and carbon"), u"energy"_s, figures({"energy."}), false, parent),
        (new TablePanel(PanelText::tr("The same job on other cards"), u"cards"_s,
            [](const PanelData& d) { return cardTable(*d.evaluator.cards(d.scenario)); }, false, parent))
            ->followingLater()};
}

} // namespace

std::vector<ResultPanel*> panelsFor(Page page, QWidget* parent)
{
    switch (page) {
    case Page::framing: return framing(parent);
    case Page::model: return model(parent);
    case Page::hardware: return hardware(parent);
    case Page::memory: return memory(parent);
    case Page::parallelism: return parallelism(parent);
    case Page::time: return time(parent);
    case Page::reliability: return reliability(parent);
    case Page::money: break;
    }
    return money(parent);
}

} // namespace sizewright
