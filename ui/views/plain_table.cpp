#include "ui/views/plain_table.h"

#include "ui/models/table_model.h"
#include "ui/views/tone_delegate.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QHeaderView>

namespace sizewright {

namespace {

constexpr int rowPadding = 6; // pixels, above and below together

struct TableText {
    Q_DECLARE_TR_FUNCTIONS(Tables)
};

} // namespace

QTableView* plainTable(
    const QString& name, const QString& title, QAbstractItemModel& model, QWidget* parent)
{
    auto* view = new QTableView(parent);
    view->setObjectName(name);
    view->setAccessibleName(title);
    view->setModel(&model);
    view->setItemDelegate(new ToneDelegate(view));
    view->setFrameShape(QFrame::NoFrame);
    view->setShowGrid(false);
    view->setAlternatingRowColors(true);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setTabKeyNavigation(false); // Tab leaves the table, arrows walk in it
    view->setWordWrap(false);
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->verticalHeader()->hide();
    view->verticalHeader()->setDefaultSectionSize(view->fontMetrics().height() + rowPadding);
    view->horizontalHeader()->setHighlightSections(false);
    auto* copy = new QAction(TableText::tr("Copy table"), view);
    view->setContextMenuPolicy(Qt::ActionsContextMenu);
    view->addAction(copy);
    QObject::connect(copy, &QAction::triggered, view,
        [&model] { QApplication::clipboard()->setText(toCsv(model)); });
    return view;
}

} // namespace sizewright
