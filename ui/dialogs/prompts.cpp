#include "ui/dialogs/prompts.h"

#include "ui/dialogs/import_dialog.h"
#include "ui/dialogs/quote_dialog.h"
#include "ui/dialogs/quotes_import_dialog.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

struct PromptText {
    Q_DECLARE_TR_FUNCTIONS(Prompts)
};

QString filterFor(FileKind kind, const QString& suffix)
{
    switch (kind) {
    case FileKind::plan: return PromptText::tr("Sizewright plans (*.sizewright)");
    case FileKind::config: return PromptText::tr("Hugging Face config (*.json)");
    case FileKind::report:
    case FileKind::workbook:
    case FileKind::chart:
    case FileKind::table: break;
    }
    if (suffix.isEmpty())
        return PromptText::tr("Tables (*.csv)");
    return PromptText::tr("%1 files (*.%2)").arg(suffix.toUpper(), suffix);
}

} // namespace

// Above the window that asks, which may be another than the main one.
QWidget* RealPrompts::parent() const
{
    QWidget* active = QApplication::activeWindow();
    return active ? active : m_parent;
}

Prompts::Unsaved RealPrompts::askUnsaved(const QString& planName)
{
    QMessageBox box(QMessageBox::Question, PromptText::tr("Unsaved changes"),
        PromptText::tr("%1 has changes that are not saved.").arg(planName),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent());
    box.setInformativeText(PromptText::tr("Save them before going on?"));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save: return Unsaved::save;
    case QMessageBox::Discard: return Unsaved::discard;
    default: return Unsaved::cancel;
    }
}

QString RealPrompts::askOpenFile(FileKind kind, const QString& folder)
{
    return QFileDialog::getOpenFileName(parent(), PromptText::tr("Open"), folder,
        filterFor(kind, {}) + u";;"_s + PromptText::tr("All files (*)"));
}

QString RealPrompts::askSaveFile(
    FileKind kind, const QString& suggested, const QString& suffix)
{
    QString name = QFileDialog::getSaveFileName(
        parent(), PromptText::tr("Save"), suggested, filterFor(kind, suffix));
    if (name.isEmpty() || !QFileInfo(name).suffix().isEmpty())
        return name;
    // The dialog asked about the name without its suffix; ask again about the one that is written.
    name += u'.' + suffix;
    if (QFileInfo::exists(name)
        && QMessageBox::question(parent(), PromptText::tr("Replace the file?"),
               PromptText::tr("%1 exists already. Replace it?").arg(name))
            != QMessageBox::Yes)
        return {};
    return name;
}

QString RealPrompts::askText(const QString& title, const QString& label, const QString& text)
{
    bool accepted = false;
    const QString answer
        = QInputDialog::getText(parent(), title, label, QLineEdit::Normal, text, &accepted);
    return accepted ? answer : QString();
}

bool RealPrompts::askRecover(const QString& sentence)
{
    QMessageBox box(QMessageBox::Question, PromptText::tr("Unsaved work was found"), sentence,
        QMessageBox::NoButton, parent());
    const QPushButton* recover
        = box.addButton(PromptText::tr("Recover"), QMessageBox::AcceptRole);
    box.addButton(PromptText::tr("Throw away"), QMessageBox::DestructiveRole);
    box.exec();
    return box.clickedButton() == recover;
}

bool RealPrompts::confirmImport(const ImportPreview& preview)
{
    return ImportDialog(preview, parent()).exec() == QDialog::Accepted;
}

std::optional<Price> RealPrompts::askQuote(const Price& quote, const Catalogue& catalogue)
{
    QuoteDialog dialog(quote, catalogue, parent());
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.quote()) : std::nullopt;
}

bool RealPrompts::confirmQuotes(const QuotesImport& import, const QString& file)
{
    return QuotesImportDialog(import, file, parent()).exec() == QDialog::Accepted;
}

bool RealPrompts::confirm(const QString& question, const QString& yes)
{
    QMessageBox box(QMessageBox::Question, QCoreApplication::applicationName(), question,
        QMessageBox::Cancel, parent());
    const QPushButton* agreed = box.addButton(yes, QMessageBox::AcceptRole);
    box.exec();
    return box.clickedButton() == agreed;
}

void RealPrompts::tell(const QString& sentence)
{
    QMessageBox::information(parent(), QCoreApplication::applicationName(), sentence);
}

void RealPrompts::about()
{
    QMessageBox box(parent());
    box.setWindowTitle(PromptText::tr("About Sizewright"));
    box.setIconPixmap(Theme::icon(u"application"_s).pixmap(64, 64));
    box.setText(PromptText::tr("<h3>Sizewright %1</h3>").arg(QStringLiteral(SIZEWRIGHT_VERSION)));
    box.setInformativeText(
        PromptText::tr("How many accelerators, for how long, for how much money: a planning "
                       "workbench for training language models.<br><br>Every figure explains "
                       "itself: click on it."));
    box.exec();
}

} // namespace sizewright
