#include "ui/document/evaluator.h"

#include <algorithm>

namespace sizewright {

namespace {

constexpr std::size_t remembered = 48; // scenarios whose results are kept, for undo and redo

Scenario valuesOnly(Scenario scenario)
{
    scenario.name.clear();
    scenario.notes.clear();
    return scenario;
}

} // namespace

Evaluator::Evaluator(const PlanDocument& document, QObject* parent)
    : QObject(parent), m_document(document)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &Evaluator::refresh);
    connect(&document, &PlanDocument::changed, this, &Evaluator::onChanged);
    refresh();
}

void Evaluator::onChanged(const Change& change)
{
    switch (change.kind) {
    case Change::Kind::fields: m_timer.start(); break;
    case Change::Kind::scenarios:
    case Change::Kind::all:
        // Indexes have moved: nobody may see results under the wrong scenario.
        if (change.kind == Change::Kind::all)
            m_cache.clear();
        refresh();
        break;
    case Change::Kind::name:
    case Change::Kind::file: break;
    }
}

void Evaluator::flush()
{
    if (m_timer.isActive())
        refresh();
}

void Evaluator::refresh()
{
    m_timer.stop();
    std::vector<std::shared_ptr<Entry>> now;
    for (const Scenario& scenario : m_document.plan().scenarios)
        now.push_back(entryFor(scenario));
    m_current = std::move(now);
    if (m_cache.size() > remembered + m_current.size())
        m_cache.resize(remembered + m_current.size());
    Q_EMIT evaluated();
}

std::shared_ptr<Evaluator::Entry> Evaluator::entryFor(const Scenario& scenario)
{
    const Scenario values = valuesOnly(scenario);
    const auto known = std::find_if(m_cache.begin(), m_cache.end(),
        [&](const auto& entry) { return entry->scenario == values; });
    if (known != m_cache.end()) {
        std::rotate(m_cache.begin(), known, known + 1);
        return m_cache.front();
    }
    auto entry = std::make_shared<Entry>();
    entry->scenario = values;
    entry->results = std::make_shared<const Results>(evaluate(values, m_document.catalogue()));
    ++m_evaluations;
    m_cache.insert(m_cache.begin(), entry);
    return entry;
}

std::shared_ptr<const Results> Evaluator::results(std::size_t scenario) const
{
    return m_current[std::min(scenario, m_current.size() - 1)]->results;
}

std::shared_ptr<const Explained> Evaluator::explained(std::size_t scenario)
{
    Entry& entry = *m_current[std::min(scenario, m_current.size() - 1)];
    if (!entry.explained)
        entry.explained = std::make_shared<const Explained>(
            evaluateExplained(entry.scenario, m_document.catalogue()));
    return entry.explained;
}

std::shared_ptr<const ScalingCurve> Evaluator::scaling(std::size_t scenario, ScalingKind kind)
{
    Entry& entry = *m_current[std::min(scenario, m_current.size() - 1)];
    auto& curve = kind == ScalingKind::strong ? entry.strong : entry.weak;
    if (!curve)
        curve = std::make_shared<const ScalingCurve>(
            scalingCurve(entry.scenario, m_document.catalogue(), kind));
    return curve;
}

std::shared_ptr<const RouteCurves> Evaluator::routes(std::size_t scenario)
{
    Entry& entry = *m_current[std::min(scenario, m_current.size() - 1)];
    if (!entry.routes)
        entry.routes = std::make_shared<const RouteCurves>(
            routeCurves(entry.scenario, m_document.catalogue()));
    return entry.routes;
}

std::shared_ptr<const std::optional<Linearity>> Evaluator::linearity(std::size_t scenario)
{
    Entry& entry = *m_current[std::min(scenario, m_current.size() - 1)];
    if (!entry.linearity) {
        const auto linearity = linearityOf(entry.scenario, m_document.catalogue());
        entry.linearity = std::make_shared<const std::optional<Linearity>>(
            linearity ? std::optional(*linearity) : std::nullopt);
    }
    return entry.linearity;
}

std::shared_ptr<const Interconnect> Evaluator::interconnect(std::size_t scenario)
{
    Entry& entry = *m_current[std::min(scenario, m_current.size() - 1)];
    if (!entry.interconnect)
        entry.interconnect = std::make_shared<const Interconnect>(
            interconnectOf(entry.scenario, m_document.catalogue()));
    return entry.interconnect;
}

std::shared_ptr<const std::vector<PartBinding>> Evaluator::bindings(std::size_t scenario)
{
    Entry& entry = *m_current[std::min(scenario, m_current.size() - 1)];
    if (!entry.bindings)
        entry.bindings = std::make_shared<const std::vector<PartBinding>>(
            partBindings(entry.scenario, m_document.catalogue()));
    return entry.bindings;
}

} // namespace sizewright
