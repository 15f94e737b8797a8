#include "ui/dialogs/import_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

QTableWidget* lineTable(const std::vector<ImportPreview::Line>& lines, QWidget* parent)
{
    auto* table = new QTableWidget(int(lines.size()), 3, parent);
    table->setHorizontalHeaderLabels(
        {ImportDialog::tr("Field"), ImportDialog::tr("Now"), ImportDialog::tr("In the file")});
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int row = 0; row < int(lines.size()); ++row) {
        const ImportPreview::Line& line = lines[std::size_t(row)];
        const auto text = [](const QString& value) {
            return value.isEmpty() ? u"—"_s : value;
        };
        table->setItem(row, 0, new QTableWidgetItem(line.field));
        table->setItem(row, 1, new QTableWidgetItem(text(line.before)));
        table->setItem(row, 2, new QTableWidgetItem(text(line.after)));
    }
    table->resizeRowsToContents();
    return table;
}

QListWidget* textList(const QStringList& lines, QWidget* parent)
{
    auto* list = new QListWidget(parent);
    list->setWordWrap(true);
    list->addItems(lines);
    return list;
}

} // namespace

ImportDialog::ImportDialog(const ImportPreview& preview, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Import %1").arg(preview.file));
    resize(620, 480);
    auto* headline = new QLabel(preview.kind.isEmpty()
            ? tr("The file describes a model.")
            : tr("The file describes a model: %1.").arg(preview.kind),
        this);
    headline->setWordWrap(true);
    auto* tabs = new QTabWidget(this);
    tabs->addTab(lineTable(preview.changes, tabs),
        tr("Will change (%1)").arg(preview.changes.size()));
    tabs->addTab(lineTable(preview.recognised, tabs),
        tr("Recognised (%1)").arg(preview.recognised.size()));
    tabs->addTab(
        textList(preview.ignored, tabs), tr("Ignored (%1)").arg(preview.ignored.size()));
    if (!preview.warnings.isEmpty())
        tabs->addTab(
            textList(preview.warnings, tabs), tr("To know (%1)").arg(preview.warnings.size()));
    auto* buttons
        = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Take over"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(headline);
    layout->addWidget(tabs, 1);
    layout->addWidget(buttons);
}

} // namespace sizewright
