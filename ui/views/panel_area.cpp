#include "ui/views/panel_area.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace sizewright {

namespace {
constexpr int twoColumns = 960; // pixels from which two columns read better than one
constexpr int narrowest = 280;
constexpr int gap = 8;
constexpr int pause = 200; // ms without a change, after which slow panels follow
}

PanelArea::PanelArea(PlanDocument& document, Evaluator& evaluator, QWidget* parent)
    : QScrollArea(parent), m_document(document), m_evaluator(evaluator)
{
    setWidgetResizable(true);
    setMinimumWidth(narrowest);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(this);
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(gap, gap, gap, gap);
    row->setSpacing(gap);
    for (QVBoxLayout*& column : m_columns) {
        column = new QVBoxLayout;
        column->setSpacing(gap);
        row->addLayout(column, 1);
    }
    setWidget(content);
    m_later.setSingleShot(true);
    m_later.setInterval(pause);
    connect(&m_later, &QTimer::timeout, this, [this] {
        if (isVisible())
            refreshOf(true);
        else
            m_stale = true;
    });
    connect(&evaluator, &Evaluator::evaluated, this, &PanelArea::refresh);
    connect(&document, &PlanDocument::currentChanged, this, &PanelArea::refresh);
}

void PanelArea::add(ResultPanel* panel)
{
    m_panels.push_back(panel);
    connect(panel, &ResultPanel::explain, this, &PanelArea::explain);
    connect(panel, &ResultPanel::fieldRequested, this, &PanelArea::fieldRequested);
    connect(panel, &ResultPanel::chartExportRequested, this, &PanelArea::chartExportRequested);
    connect(panel, &ResultPanel::valuesChosen, this, [this](Scenario values, const QString& undoText) {
        const Scenario& shown = m_document.currentScenario();
        values.name = shown.name;
        values.notes = shown.notes;
        m_document.replaceScenario(m_document.current(), std::move(values), undoText);
    });
    for (QComboBox* chooser : panel->findChildren<QComboBox*>())
        connect(chooser, &QComboBox::currentIndexChanged, this, &PanelArea::refresh);
    m_widgets.push_back(panel);
    adopt(panel);
}

void PanelArea::addFirst(QWidget* widget)
{
    m_widgets.insert(m_widgets.begin(), widget);
    adopt(widget);
}

void PanelArea::adopt(QWidget* widget)
{
    widget->setParent(this->widget());
    m_columnCount = 0; // to be arranged anew
}

void PanelArea::arrange()
{
    const int columns = viewport()->width() >= twoColumns && m_widgets.size() > 1 ? 2 : 1;
    if (columns == m_columnCount)
        return;
    m_columnCount = columns;
    int heights[2]{};
    for (QVBoxLayout* column : m_columns) {
        for (QWidget* widget : m_widgets)
            column->removeWidget(widget);
        while (QLayoutItem* stretch = column->takeAt(0))
            delete stretch;
    }
    for (QWidget* widget : m_widgets) {
        const int to = columns == 2 && heights[1] < heights[0] ? 1 : 0;
        m_columns[to]->addWidget(widget);
        if (!widget->isHidden())
            heights[to] += widget->sizeHint().height();
    }
    for (int i = 0; i < 2; ++i) {
        m_columns[i]->addStretch(1);
        static_cast<QHBoxLayout*>(widget()->layout())->setStretch(i, i < columns ? 1 : 0);
    }
}

void PanelArea::refresh()
{
    if (!isVisible()) {
        m_stale = true;
        return;
    }
    m_stale = false;
    refreshOf(false);
    if (std::any_of(m_panels.begin(), m_panels.end(), [](auto* p) { return p->followsLater(); }))
        m_later.start();
}

void PanelArea::refreshOf(bool later)
{
    const auto results = m_evaluator.current();
    const PanelData given{m_document, m_evaluator, *results, m_document.current()};
    for (ResultPanel* panel : m_panels) {
        if (panel->followsLater() != later)
            continue;
        panel->refresh(given);
        panel->setVisible(!panel->isEmpty());
    }
    arrange();
}

void PanelArea::showEvent(QShowEvent* event)
{
    QScrollArea::showEvent(event);
    if (m_stale)
        refresh();
    arrange();
}

void PanelArea::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

} // namespace sizewright
