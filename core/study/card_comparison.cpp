#include "core/study/card_comparison.h"

#include "core/results/route_cost.h"
#include "core/search/apply_layout.h"

#include <algorithm>

namespace sizewright {

namespace {

// What is bought for training today in either market: the newest of each maker that public runs or tenders
// name. Data of the catalogue decides the rest.
constexpr std::array usual{"nvidia-h100-sxm", "nvidia-h200-sxm", "nvidia-b200-sxm", "nvidia-h20",
    "amd-mi300x", "huawei-ascend-910b", "huawei-ascend-910c", "hygon-bw1000", "metax-c550",
    "moorethreads-mtt-s5000"};

// Lines set by hand that follow from the card; data, people and storage are the job's own.
bool isCardLine(std::string_view key)
{
    return std::any_of(costLines.begin(), costLines.end(), [&](const CostLine& line) {
        const auto ends = [&](std::string_view what) { return line.key.ends_with(what); };
        return line.ownKey == key
            && !(ends(".data") || ends(".team") || ends(".storage") || ends(".archive") || ends(".egress"));
    });
}

// The plan as if it said nothing that belongs to its card: layout, fabric, prices and measurements.
Scenario onCard(const Scenario& scenario, const std::string& id)
{
    Scenario out = withoutLayout(scenario);
    const PlanFields& f = fields();
    for (const FieldInfo& field : f.all()) {
        const bool ofTheCard = field.key.starts_with("hardware.") || field.key.starts_with("measured.")
            || field.key == f[f.rentPrice].key || field.key == f[f.leasePrice].key
            || field.key == f[f.serverPrice].key || field.key == f[f.cardPrice].key
            || field.key == f[f.hostPrice].key || field.key == f[f.porting].key
            || field.key == f[f.networkPerCard].key || field.key == f[f.nodePowerFactor].key
            || isCardLine(field.key);
        if (ofTheCard)
            out.clear(field.ordinal);
    }
    out.clear(f.gpus.ordinal);
    out.clear(f.dp.ordinal);
    out.set(f.accelerator, id);
    return out;
}

} // namespace

bool CardChoice::beyondProven() const
{
    const auto cards = results[resultFields().gpus];
    return cards && ecosystem && ecosystem->proven && *cards > *ecosystem->proven;
}

CardComparison compareCards(const Scenario& scenario, const Catalogue& catalogue)
{
    CardComparison out;
    out.route = *scenario[fields().route];
    const Accelerator* own = catalogue.accelerator(scenario[fields().accelerator]);
    if (!own)
        return out;
    const auto add = [&](const Accelerator& card, const Scenario& plan) {
        CardChoice choice;
        choice.card = &card;
        choice.own = out.choices.empty();
        choice.results = evaluate(plan, catalogue);
        choice.ecosystem = catalogue.ecosystem(card);
        out.currency = choice.results.currency;
        out.choices.push_back(std::move(choice));
    };
    add(*own, scenario);
    if (!out.choices.front().results.complete)
        return {};
    // Beside the plan's own count what its card would do with as few as are needed, as the others do.
    if (scenario[fields().gpus])
        add(*own, onCard(scenario, own->id));
    for (const char* id : usual)
        if (const Accelerator* card = catalogue.accelerator(id); card && card != own)
            add(*card, onCard(scenario, id));
    const auto cost = [&](const CardChoice& c) { return c.results[costOf(out.route)]; };
    std::stable_sort(out.choices.begin() + 1, out.choices.end(),
        [&](const CardChoice& a, const CardChoice& b) {
            const auto x = cost(a), y = cost(b);
            return x && (!y || *x < *y);
        });
    return out;
}

} // namespace sizewright
