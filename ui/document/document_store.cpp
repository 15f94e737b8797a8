#include "ui/document/document_store.h"

#include "ui/settings/settings.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr qsizetype longestHistory = 10;

QString lockName(const QString& fileName)
{
    const QFileInfo info(fileName);
    return info.dir().filePath(u".~lock."_s + info.fileName() + u'#');
}

} // namespace

DocumentStore::DocumentStore(PlanDocument& document, Settings& settings, QObject* parent)
    : QObject(parent), m_document(document), m_settings(settings)
{
}

// A folder that cannot hold a lock is no obstacle: whoever cannot write there cannot spoil anything.
DocumentStore::Claim DocumentStore::claim(const QString& fileName) const
{
    if (m_lock && m_lock->fileName() == lockName(fileName))
        return {true, {}, {}};
    auto lock = std::make_unique<QLockFile>(lockName(fileName));
    lock->setStaleLockTime(0); // only the death of its process frees a lock
    if (lock->tryLock(0))
        return {true, std::move(lock), {}};
    if (lock->error() != QLockFile::LockFailedError)
        return {true, {}, {}};
    qint64 process = 0;
    QString host, program;
    if (lock->getLockInfo(&process, &host, &program))
        return {false, {}, tr("process %1 on %2").arg(process).arg(host)};
    return {false, {}, tr("another window")};
}

void DocumentStore::keep(Claim claim, const QString& fileName)
{
    if (claim.lock || !m_lock || m_lock->fileName() != lockName(fileName))
        m_lock = std::move(claim.lock);
}

DocumentStore::Outcome DocumentStore::open(const QString& fileName)
{
    const QString path = QFileInfo(fileName).absoluteFilePath();
    PlanOnDisk loaded = loadPlan(path);
    if (!loaded.plan)
        return {false, loaded.failure};
    Claim claimed = claim(path);
    const bool mine = claimed.mine;
    const QString holder = claimed.holder;
    keep(std::move(claimed), path);
    m_document.adopt(std::move(*loaded.plan), path, !mine);
    remember(path);
    if (mine)
        return {true, {}};
    return {true,
        tr("%1 is open elsewhere (%2), so it was opened read-only here. Use Save As to keep your "
           "changes under another name.")
            .arg(QDir::toNativeSeparators(path), holder)};
}

DocumentStore::Outcome DocumentStore::save()
{
    const QString fileName = m_document.fileName();
    if (m_document.isReadOnly())
        return {false,
            tr("%1 is open elsewhere and read-only here. Use Save As to keep your changes under "
               "another name.")
                .arg(QDir::toNativeSeparators(fileName))};
    return saveAs(fileName);
}

DocumentStore::Outcome DocumentStore::saveAs(const QString& fileName)
{
    const QString path = QFileInfo(fileName).absoluteFilePath();
    Claim claimed = claim(path);
    if (!claimed.mine)
        return {false, tr("%1 was not saved: it is open elsewhere (%2). Choose another name.")
                           .arg(QDir::toNativeSeparators(path), claimed.holder)};
    if (auto failure
        = savePlan(m_document.plan(), m_document.shippedCatalogue(), path, m_devices))
        return {false, *failure};
    keep(std::move(claimed), path);
    m_document.markSaved(path);
    remember(path);
    return {true, {}};
}

void DocumentStore::startNew()
{
    m_lock.reset();
    m_document.adopt({}, {}, false);
}

void DocumentStore::adoptUnsaved(Plan plan, const QString& fileName)
{
    m_lock.reset();
    bool mine = true;
    if (!fileName.isEmpty()) {
        Claim claimed = claim(fileName);
        mine = claimed.mine;
        keep(std::move(claimed), fileName);
    }
    m_document.adopt(std::move(plan), fileName, !mine, true);
}

QStringList DocumentStore::recentFiles() const
{
    QStringList files = m_settings[setting::recentFiles];
    files.removeIf([](const QString& file) { return !QFileInfo::exists(file); });
    return files;
}

void DocumentStore::remember(const QString& fileName)
{
    QStringList files = m_settings[setting::recentFiles];
    files.removeAll(fileName);
    files.prepend(fileName);
    m_settings.set(setting::recentFiles, files.mid(0, longestHistory));
    m_settings.set(setting::lastFolder, QFileInfo(fileName).absolutePath());
}

} // namespace sizewright
