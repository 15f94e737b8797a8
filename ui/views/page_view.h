// A page of the chain: its form on the left, what follows from it on the right.
#pragma once

#include "ui/form/page_form.h"
#include "ui/views/panel_area.h"

#include <QSplitter>

namespace sizewright {

class PageView : public QSplitter
{
    Q_OBJECT
public:
    PageView(PlanDocument& document, Evaluator& evaluator, Page page, QWidget* parent = nullptr);

    PageForm* form() const { return m_form; }
    PanelArea* panels() const { return m_panels; }

private:
    PageForm* m_form;
    PanelArea* m_panels;
};

} // namespace sizewright
