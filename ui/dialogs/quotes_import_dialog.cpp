#include "ui/dialogs/quotes_import_dialog.h"

#include "ui/models/price_tables.h"
#include "ui/views/plain_table.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace sizewright {

QuotesImportDialog::QuotesImportDialog(
    const QuotesImport& import, const QString& file, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Import %1").arg(file));
    resize(860, 480);
    auto* headline = new QLabel(summary(import), this);
    headline->setWordWrap(true);
    auto* model = new TableModel(this);
    model->setContent(importTable(import));
    QTableView* table = plainTable(u"table.quotes.import"_s, tr("Lines of the file"), *model, this);
    table->setWordWrap(true);
    QHeaderView* header = table->horizontalHeader();
    for (int column = 0; column < model->columnCount(); ++column)
        header->setSectionResizeMode(
            column, column == 2 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Take over"));
    buttons->button(QDialogButtonBox::Ok)
        ->setEnabled(import.count(QuoteFate::added) + import.count(QuoteFate::replaced) > 0);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(headline);
    layout->addWidget(table, 1);
    layout->addWidget(buttons);
}

QString QuotesImportDialog::summary(const QuotesImport& import)
{
    return tr("%1 added, %2 replaced, %3 there already, %4 shipped and not taken, %5 refused")
        .arg(import.count(QuoteFate::added))
        .arg(import.count(QuoteFate::replaced))
        .arg(import.count(QuoteFate::unchanged))
        .arg(import.count(QuoteFate::shipped))
        .arg(import.refused.size());
}

} // namespace sizewright
