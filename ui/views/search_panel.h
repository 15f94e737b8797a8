// Asks for strategies and shows what was found: a question in one row, the answer as tables and the front of
// days and money as a chart. Takes nothing into the plan unasked.
#pragma once

#include "ui/document/strategy_runner.h"
#include "ui/views/result_panel.h"

#include <QTimer>

class QCheckBox;
class QProgressBar;
class QPushButton;
class QTableView;

namespace sizewright {

class SearchPanel : public ResultPanel
{
    Q_OBJECT
public:
    explicit SearchPanel(QWidget* parent = nullptr);

    void refresh(const PanelData& given) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void ask();
    void show();
    QString summary() const;
    void fillNext();
    void fill(QTableView* view, TableModel* model, TableContent content);
    void use(std::size_t strategy);
    void takeFront(const QString& index);
    TableModel* addTable(const QString& name, const QString& title, QTableView*& view);
    static void fit(QTableView* view);

    StrategyRunner m_runner;
    // The answer comes into view piece by piece, so that no turn of the event loop is long.
    std::shared_ptr<const StrategyAnswer> m_shown;
    QTimer m_fill;
    int m_filled = 0; // pieces of it
    Scenario m_asked, m_now; // the plan that was searched, and as it is
    const Catalogue* m_catalogue = nullptr;
    std::int64_t m_cards = 0, m_perNode = 8;
    std::optional<Seconds> m_ownStep; // of the plan as it is
    QComboBox* m_objective;
    QComboBox* m_range;
    QCheckBox* m_free;
    QCheckBox* m_raise;
    QPushButton* m_search;
    QPushButton* m_use;
    QProgressBar* m_progress;
    QLabel* m_summary;
    QTableView *m_strategyView, *m_missView, *m_neighbourView;
    TableModel *m_strategies, *m_misses, *m_neighbours;
    ChartWidget* m_front;
};

} // namespace sizewright
