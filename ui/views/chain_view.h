// The pages of the chain behind a bar of steps, each with its state: incomplete, computed, measured.
// Pages are built when they are first shown.
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/document/evaluator.h"

#include <QWidget>

class QStackedWidget;

namespace sizewright {

class ComparisonView;
class PageView;
class StartPanel;
class StepBar;

class ChainView : public QWidget
{
    Q_OBJECT
public:
    enum class State { incomplete, computed, measured };
    static constexpr int comparePage = pageCount; // follows the pages of the chain

    ChainView(PlanDocument& document, Evaluator& evaluator, QWidget* parent = nullptr);

    int currentPage() const;
    void setCurrentPage(int page);
    bool jumpTo(const QString& field); // false: no such field

    PageView* page(Page page); // built if it was not yet
    ComparisonView* comparison();
    StartPanel* start() const { return m_start; }

    static State stateOf(Page page, const Scenario& scenario, const Results& results);

Q_SIGNALS:
    void pageBuilt(int page);
    void explain(const QString& figure);
    void chartExportRequested(const sizewright::ChartSpec& spec, const QString& format);

private:
    QWidget* build(int page);
    void refreshStates();

    PlanDocument& m_document;
    Evaluator& m_evaluator;
    StepBar* m_steps;
    QStackedWidget* m_stack;
    std::vector<QWidget*> m_pages;
    StartPanel* m_start;
};

} // namespace sizewright
