// A titled part of a page's right side: a chart or a table made from the results. Looks at the results
// only while it can be seen.
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/document/evaluator.h"
#include "ui/models/table_model.h"

#include <QFrame>
#include <QTableView>

#include <functional>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace sizewright {

class ChartWidget;

// What a panel may look at. Studies are computed when a panel asks for them.
struct PanelData {
    const PlanDocument& document;
    Evaluator& evaluator;
    const Results& results;
    std::size_t scenario;
    const Scenario& values() const { return document.plan().scenarios[scenario]; }
};

class ResultPanel : public QFrame
{
    Q_OBJECT
public:
    explicit ResultPanel(const QString& title, QWidget* parent = nullptr);

    virtual void refresh(const PanelData& given) = 0;
    // Panels that are empty step aside.
    virtual bool isEmpty() const { return false; }
    // A panel whose study takes longer than a keystroke may follows when typing pauses; until then it shows an
    // older, whole truth.
    ResultPanel* followingLater()
    {
        m_later = true;
        return this;
    }
    bool followsLater() const { return m_later; }

Q_SIGNALS:
    void explain(const QString& figure);
    void fieldRequested(const QString& field);
    void chartExportRequested(const sizewright::ChartSpec& spec, const QString& format);
    // Values to be put in the place of the shown scenario's, as one step of undo.
    void valuesChosen(const sizewright::Scenario& values, const QString& undoText);

protected:
    QVBoxLayout* m_layout;
    QLabel* m_title;

private:
    bool m_later = false;
};

class ChartPanel : public ResultPanel
{
    Q_OBJECT
public:
    using Builder = std::function<ChartSpec(const PanelData&)>;
    struct View {
        QString name; // in the chooser above the chart; one view needs none
        Builder build;
    };

    ChartPanel(const QString& name, std::vector<View> views, QWidget* parent = nullptr);
    void refresh(const PanelData& given) override;
    ChartWidget* chart() const { return m_chart; }

private:
    ChartWidget* m_chart;
    QComboBox* m_chooser = nullptr;
    std::vector<View> m_views;
};

class TablePanel : public ResultPanel
{
    Q_OBJECT
public:
    using Builder = std::function<TableContent(const PanelData&)>;

    // `name`: of the table, for tests and accessibility. `wraps`: the last column may take several lines.
    TablePanel(const QString& title, const QString& name, Builder build, bool wraps = false,
        QWidget* parent = nullptr);
    void refresh(const PanelData& given) override;
    bool isEmpty() const override { return m_model->content().empty(); }
    TableModel* model() const { return m_model; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitHeight();

    Builder m_build;
    TableModel* m_model;
    QTableView* m_view;
    bool m_wraps;
};

} // namespace sizewright
