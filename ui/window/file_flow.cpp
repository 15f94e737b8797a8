#include "ui/window/file_flow.h"

#include "ui/charts/chart_export.h"
#include "ui/report/report_export.h"
#include "ui/settings/settings.h"
#include "ui/text/translate.h"
#include "ui/workbook/workbook_file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {
constexpr qint64 largestConfig = 16 * 1000 * 1000; // bytes; a config has thousands
}

FileFlow::FileFlow(PlanDocument& document, DocumentStore& store, Recovery& recovery,
    Settings& settings, Prompts& prompts, QObject* parent)
    : QObject(parent), m_document(document), m_store(store), m_recovery(recovery),
      m_settings(settings), m_prompts(prompts)
{
}

bool FileFlow::report(const DocumentStore::Outcome& outcome)
{
    if (!outcome.sentence.isEmpty())
        m_prompts.tell(outcome.sentence);
    return outcome.done;
}

bool FileFlow::mayLeave()
{
    if (!m_document.isDirty())
        return true;
    switch (m_prompts.askUnsaved(m_document.displayName())) {
    case Prompts::Unsaved::save: return save();
    case Prompts::Unsaved::discard: return true;
    case Prompts::Unsaved::cancel: break;
    }
    return false;
}

void FileFlow::startNew()
{
    if (mayLeave())
        m_store.startNew();
}

void FileFlow::open()
{
    const QString file
        = m_prompts.askOpenFile(FileKind::plan, m_settings[setting::lastFolder]);
    if (!file.isEmpty())
        openFile(file);
}

void FileFlow::openFile(const QString& fileName)
{
    if (mayLeave())
        loadFile(fileName);
}

bool FileFlow::loadFile(const QString& fileName) { return report(m_store.open(fileName)); }

void FileFlow::openExample(const QString& resource)
{
    if (!mayLeave())
        return;
    PlanOnDisk loaded = loadPlan(resource);
    if (!loaded.plan) {
        m_prompts.tell(loaded.failure);
        return;
    }
    // An example is a beginning without a file; saving asks for a name.
    m_store.startNew();
    if (loaded.plan->name.empty())
        loaded.plan->name = toCore(QFileInfo(resource).completeBaseName());
    m_document.adopt(std::move(*loaded.plan), {}, false);
}

bool FileFlow::save()
{
    if (m_document.fileName().isEmpty() || m_document.isReadOnly())
        return saveAs();
    if (!report(m_store.save()))
        return false;
    Q_EMIT done(tr("Saved %1").arg(QDir::toNativeSeparators(m_document.fileName())));
    return true;
}

bool FileFlow::saveAs()
{
    const QString file = m_prompts.askSaveFile(
        FileKind::plan, suggested(m_document.displayName(), u"sizewright"_s), u"sizewright"_s);
    if (file.isEmpty() || !report(m_store.saveAs(file)))
        return false;
    Q_EMIT done(tr("Saved %1").arg(QDir::toNativeSeparators(file)));
    return true;
}

QString FileFlow::suggested(const QString& name, const QString& suffix) const
{
    const QString folder = m_document.fileName().isEmpty()
        ? m_settings[setting::lastFolder]
        : QFileInfo(m_document.fileName()).absolutePath();
    QString plain = name;
    plain.replace(u'/', u'-');
    return QDir(folder).filePath(plain + u'.' + suffix);
}

void FileFlow::importConfig()
{
    const QString file
        = m_prompts.askOpenFile(FileKind::config, m_settings[setting::lastFolder]);
    if (!file.isEmpty())
        importConfigFile(file);
}

void FileFlow::importConfigFile(const QString& fileName)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly)) {
        m_prompts.tell(tr("%1 cannot be opened: %2. Check the name and your rights to it.")
                           .arg(QDir::toNativeSeparators(fileName), file.errorString()));
        return;
    }
    ImportPreview preview = previewHfConfig(m_document.currentScenario(),
        file.read(largestConfig), QFileInfo(fileName).fileName());
    if (!preview.failure.isEmpty()) {
        m_prompts.tell(preview.failure);
        return;
    }
    if (!m_prompts.confirmImport(preview))
        return;
    m_document.replaceScenario(
        m_document.current(), std::move(preview.result), tr("Import %1").arg(preview.file));
    Q_EMIT done(tr("The architecture was taken from %1").arg(preview.file));
}

void FileFlow::exportReport()
{
    const QString file = m_prompts.askSaveFile(
        FileKind::report, suggested(m_document.displayName(), u"pdf"_s), u"pdf"_s);
    if (file.isEmpty())
        return;
    QString error;
    if (writeReportPdf(m_document.plan(), m_document.catalogue(), file, &error))
        Q_EMIT done(tr("The report was written to %1").arg(QDir::toNativeSeparators(file)));
    else
        m_prompts.tell(error);
}

void FileFlow::exportWorkbook()
{
    const QString file = m_prompts.askSaveFile(
        FileKind::workbook, suggested(m_document.displayName(), u"xlsx"_s), u"xlsx"_s);
    if (file.isEmpty())
        return;
    QString error;
    if (writeWorkbook(m_document.plan(), m_document.catalogue(), file, &error))
        Q_EMIT done(tr("The workbook was written to %1").arg(QDir::toNativeSeparators(file)));
    else
        m_prompts.tell(error);
}

void FileFlow::exportChartAs(const ChartSpec& spec, const QString& format)
{
    const QString file = m_prompts.askSaveFile(FileKind::chart,
        suggested(m_document.displayName() + u'-' + spec.id, format), format);
    if (file.isEmpty())
        return;
    QString error;
    if (exportChart(spec, file, &error))
        Q_EMIT done(tr("The chart was written to %1").arg(QDir::toNativeSeparators(file)));
    else
        m_prompts.tell(error);
}

void FileFlow::exportTable(const QString& csv, const QString& name)
{
    const QString file = m_prompts.askSaveFile(
        FileKind::table, suggested(m_document.displayName() + u'-' + name, u"csv"_s), u"csv"_s);
    if (file.isEmpty())
        return;
    // The mark at the beginning tells spreadsheets that the text is UTF-8.
    const QByteArray bytes = "\xEF\xBB\xBF" + csv.toUtf8();
    if (const auto failure = writeFile(file, bytes, diskDevices()))
        m_prompts.tell(*failure);
    else
        Q_EMIT done(tr("The table was written to %1").arg(QDir::toNativeSeparators(file)));
}

void FileFlow::offerRecovery(const QString& folder)
{
    for (RecoveryCopy& copy : Recovery::orphans(folder)) {
        const QString name = copy.original.isEmpty()
            ? tr("a plan without a file name")
            : QDir::toNativeSeparators(copy.original);
        if (!m_document.isPristine() && copy.original != m_document.fileName())
            continue; // for another window to offer
        const bool taken = m_prompts.askRecover(
            tr("The program ended with unsaved changes to %1; a copy of %2 was kept. Recover it?")
                .arg(name, QLocale().toString(copy.written, QLocale::ShortFormat)));
        if (taken) {
            m_store.adoptUnsaved(copy.plan, copy.original);
            m_recovery.writeNow();
            Recovery::discard(copy);
            return; // the others are offered by the next empty window
        }
        Recovery::discard(copy);
    }
}

} // namespace sizewright
