// Results for the scenarios of a document: one evaluation per turn of the event loop however many edits
// it brought. Results are immutable and kept by value of their scenario, so undo and redo cost nothing;
// studies and derivations are computed when somebody looks at them.
#pragma once

#include "core/study/interconnect.h"
#include "core/study/linearity.h"
#include "core/study/part_bindings.h"
#include "core/study/route_curves.h"
#include "core/study/scaling.h"
#include "ui/document/plan_document.h"

#include <QTimer>

#include <memory>

namespace sizewright {

class Evaluator : public QObject
{
    Q_OBJECT
public:
    explicit Evaluator(const PlanDocument& document, QObject* parent = nullptr);

    // What was last computed for a scenario; never null.
    std::shared_ptr<const Results> results(std::size_t scenario) const;
    std::shared_ptr<const Results> current() const { return results(m_document.current()); }

    std::shared_ptr<const Explained> explained(std::size_t scenario);
    std::shared_ptr<const ScalingCurve> scaling(
        std::size_t scenario, ScalingKind kind = ScalingKind::strong);
    std::shared_ptr<const RouteCurves> routes(std::size_t scenario);
    // Nothing in it where the plan's series of measurements cannot be read.
    std::shared_ptr<const std::optional<Linearity>> linearity(std::size_t scenario);
    std::shared_ptr<const Interconnect> interconnect(std::size_t scenario);
    std::shared_ptr<const std::vector<PartBinding>> bindings(std::size_t scenario);

    void flush(); // evaluates now whatever is waiting
    int evaluations() const { return m_evaluations; } // how many were really computed

Q_SIGNALS:
    void evaluated();

private:
    struct Entry {
        Scenario scenario; // without name and notes
        std::shared_ptr<const Results> results;
        std::shared_ptr<const Explained> explained;
        std::shared_ptr<const ScalingCurve> strong, weak; // scaling
        std::shared_ptr<const RouteCurves> routes;
        std::shared_ptr<const std::optional<Linearity>> linearity;
        std::shared_ptr<const Interconnect> interconnect;
        std::shared_ptr<const std::vector<PartBinding>> bindings;
    };
    std::shared_ptr<Entry> entryFor(const Scenario& scenario);
    void onChanged(const Change& change);
    void refresh();

    const PlanDocument& m_document;
    std::vector<std::shared_ptr<Entry>> m_cache; // most recently used first
    std::vector<std::shared_ptr<Entry>> m_current; // one per scenario
    QTimer m_timer;
    int m_evaluations = 0;
};

} // namespace sizewright
