// A table of a TableModel, or of a filter before it, as every window shows them: whole rows, no grid, the
// whole of it to be copied.
#pragma once

#include <QTableView>

namespace sizewright {

// `name`: of the object, "table.runs"; `title`: for those who hear it.
QTableView* plainTable(
    const QString& name, const QString& title, QAbstractItemModel& model, QWidget* parent);

} // namespace sizewright
