#include "ui/document/recovery.h"

#include "core/plan/plan_file.h"
#include "ui/text/translate.h"

#include <QDateTime>
#include <QDir>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

// Rides in the copy as a key that plans do not know, and is taken out again on reading.
constexpr const char* originalKey = "recoveryOf";

QString lockName(const QString& file) { return file + u".lock"_s; }

std::unique_ptr<QLockFile> lockFor(const QString& file)
{
    auto lock = std::make_unique<QLockFile>(lockName(file));
    lock->setStaleLockTime(0); // only the death of its process frees a lock
    return lock;
}

} // namespace

Recovery::Recovery(const PlanDocument& document, const QString& folder, QObject* parent)
    : QObject(parent), m_document(document), m_folder(folder),
      m_file(QDir(folder).filePath(
          QUuid::createUuid().toString(QUuid::WithoutBraces) + u".sizewright"_s))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::writeNow);
    connect(&document, &PlanDocument::changed, this, &Recovery::onChanged);
}

Recovery::~Recovery() { forget(); }

void Recovery::onChanged()
{
    if (m_document.isDirty())
        m_timer.start();
    else
        forget();
}

void Recovery::writeNow()
{
    m_timer.stop();
    if (m_folder.isEmpty() || !QDir().mkpath(m_folder))
        return;
    if (!m_lock) {
        m_lock = lockFor(m_file);
        m_lock->tryLock(0);
    }
    Plan copy = m_document.plan();
    embedUsedEntries(copy, m_document.shippedCatalogue());
    copy.unknown[originalKey] = toCore(m_document.fileName());
    // A copy that cannot be written is no reason to interrupt anybody: saving will say why.
    writeFile(m_file, QByteArray::fromStdString(writePlan(copy)), diskDevices());
}

void Recovery::forget()
{
    m_timer.stop();
    QFile::remove(m_file);
    m_lock.reset();
}

std::vector<RecoveryCopy> Recovery::orphans(const QString& folder)
{
    std::vector<RecoveryCopy> found;
    const auto entries
        = QDir(folder).entryInfoList({u"*.sizewright"_s}, QDir::Files, QDir::Time);
    for (const QFileInfo& entry : entries) {
        if (!lockFor(entry.filePath())->tryLock(0))
            continue; // its window is still open
        PlanOnDisk loaded = loadPlan(entry.filePath());
        if (!loaded.plan)
            continue;
        RecoveryCopy copy{entry.filePath(), {}, entry.lastModified(), std::move(*loaded.plan)};
        if (const auto it = copy.plan.unknown.find(originalKey);
            it != copy.plan.unknown.end() && it->is_string())
            copy.original = toQt(it->get<std::string>());
        copy.plan.unknown.erase(originalKey);
        found.push_back(std::move(copy));
    }
    return found;
}

void Recovery::discard(const RecoveryCopy& copy)
{
    QFile::remove(copy.file);
    QFile::remove(lockName(copy.file));
}

} // namespace sizewright
