// The accuracy window's content: the answer, the chart beside the tables, and the runs nearest to the plan. Shows
// what a runner has predicted; asks for files and exports by signals.
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/document/accuracy_runner.h"
#include "ui/document/evaluator.h"
#include "ui/models/table_model.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QStackedWidget;
class QTabWidget;
class QTableView;

namespace sizewright {

class AccuracyGaps;
class AccuracyGroups;
class AccuracyHead;
class AccuracyRows;
class ChartWidget;

class AccuracyView : public QWidget
{
    Q_OBJECT
public:
    AccuracyView(AccuracyRunner& runner, PlanDocument& document, Evaluator& evaluator,
        QWidget* parent = nullptr);

    // What outlives a change of language or theme.
    struct State {
        RunsTable table = RunsTable::shipped;
        int tab = 0, metric = 0;
        QString kind;
        std::optional<std::size_t> selected;
    };
    State state() const;
    void restore(const State& state);

    void showTable(RunsTable table);
    void focusFilter();

Q_SIGNALS:
    void ownRunsRequested();
    void chartExportRequested(const sizewright::ChartSpec& spec, const QString& format);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void buildControls();
    QWidget* buildLeft();
    QWidget* buildRight();
    void onChanged(RunsTable table);
    void refreshRecord();
    void refreshChart();
    void refreshNearest();
    AccuracyRunner::Record record() const { return m_runner.record(m_table); }

    AccuracyRunner& m_runner;
    PlanDocument& m_document;
    Evaluator& m_evaluator;
    RunsTable m_table = RunsTable::shipped;
    AccuracyHead* m_head;
    QComboBox* m_tables;
    QStackedWidget* m_pages;
    QLabel* m_waiting;
    QWidget* m_content;
    QComboBox* m_metric;
    ChartWidget* m_chart;
    TableModel* m_nearestModel;
    QTableView* m_nearest;
    QLabel* m_nearestNote;
    QTabWidget* m_tabs;
    AccuracyRows* m_rows;
    AccuracyGroups* m_groups;
    AccuracyGaps* m_gaps;
    QTimer m_chartTimer; // typing in the filter draws once
};

} // namespace sizewright
