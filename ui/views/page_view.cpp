#include "ui/views/page_view.h"

#include "ui/views/page_panels.h"

namespace sizewright {

PageView::PageView(
    PlanDocument& document, Evaluator& evaluator, Page page, QWidget* parent)
    : QSplitter(Qt::Horizontal, parent), m_form(new PageForm(document, evaluator, page, this)),
      m_panels(new PanelArea(document, evaluator, this))
{
    for (ResultPanel* panel : panelsFor(page, m_panels))
        m_panels->add(panel);
    addWidget(m_form);
    addWidget(m_panels);
    setChildrenCollapsible(false);
    setStretchFactor(0, 0);
    setStretchFactor(1, 1);
}

} // namespace sizewright
