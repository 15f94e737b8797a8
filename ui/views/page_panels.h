// Which charts and tables stand on which page.
#pragma once

#include "core/plan/field.h"
#include "ui/views/result_panel.h"

namespace sizewright {

std::vector<ResultPanel*> panelsFor(Page page, QWidget* parent);

} // namespace sizewright
