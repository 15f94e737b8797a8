// The panels of a page, in one column or, where there is room, in two.
#pragma once

#include "ui/views/result_panel.h"

#include <QScrollArea>
#include <QTimer>

class QHBoxLayout;

namespace sizewright {

class PanelArea : public QScrollArea
{
    Q_OBJECT
public:
    PanelArea(PlanDocument& document, Evaluator& evaluator, QWidget* parent = nullptr);

    void add(ResultPanel* panel);
    void addFirst(QWidget* widget); // above the panels; something that needs no results
    void refresh();

Q_SIGNALS:
    void explain(const QString& figure);
    void fieldRequested(const QString& field);
    void chartExportRequested(const sizewright::ChartSpec& spec, const QString& format);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refreshOf(bool later); // the panels that follow later, or the others
    void arrange();
    void adopt(QWidget* widget);

    PlanDocument& m_document;
    Evaluator& m_evaluator;
    std::vector<QWidget*> m_widgets;
    std::vector<ResultPanel*> m_panels;
    QVBoxLayout* m_columns[2];
    int m_columnCount = 0;
    bool m_stale = true;
    QTimer m_later;
};

} // namespace sizewright
