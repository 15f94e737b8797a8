#include "ui/document/document_file.h"

#include "core/plan/plan_file.h"
#include "ui/text/translate.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace sizewright {

namespace {

struct FileText {
    Q_DECLARE_TR_FUNCTIONS(DocumentFile)
};

QString remedyFor(QFileDevice::FileError error, const QString& fileName)
{
    const QFileInfo folder(QFileInfo(fileName).absolutePath());
    if (!folder.exists())
        return FileText::tr("The folder is not there; choose another one with Save As.");
    if (!folder.isWritable() || error == QFileDevice::PermissionsError
        || error == QFileDevice::OpenError)
        return FileText::tr("Choose a folder that you may write to with Save As.");
    return FileText::tr("Free some space there, or choose another disk with Save As.");
}

QString notSaved(const QString& fileName, const QFileDevice& device)
{
    return FileText::tr("%1 was not saved: %2. %3 The version on disk is unchanged.")
        .arg(QDir::toNativeSeparators(fileName), device.errorString(),
            remedyFor(device.error(), fileName));
}

std::optional<QString> writeTo(QSaveFile& device, const QByteArray& bytes)
{
    const bool written = device.write(bytes) == bytes.size() && device.flush();
    if (written)
        return {};
    const QString sentence = notSaved(device.fileName(), device);
    device.cancelWriting();
    return sentence;
}

// The version on disk under its second name, itself written whole or not at all.
std::optional<QString> keepAside(const QString& fileName, const SaveDeviceFactory& devices)
{
    QFile previous(fileName);
    if (!previous.exists())
        return {};
    if (!previous.open(QIODevice::ReadOnly))
        return notSaved(fileName, previous);
    return writeFile(backupName(fileName), previous.readAll(), devices);
}

} // namespace

SaveDeviceFactory diskDevices()
{
    return [](const QString& fileName) { return std::make_unique<QSaveFile>(fileName); };
}

QString backupName(const QString& fileName) { return fileName + QLatin1Char('~'); }

PlanOnDisk loadPlan(const QString& fileName)
{
    const QString shown = QDir::toNativeSeparators(fileName);
    QFile file(fileName);
    if (QFileInfo(fileName).isDir())
        return {{}, FileText::tr("%1 is a folder; choose a plan inside it.").arg(shown)};
    if (!file.open(QIODevice::ReadOnly))
        return {{}, FileText::tr("%1 cannot be opened: %2. Check the name and your rights to it.")
                        .arg(shown, file.errorString())};
    const QByteArray bytes = file.read(qint64(planFileLimit) + 1);
    auto plan = readPlan({bytes.constData(), std::size_t(bytes.size())},
        toCore(QFileInfo(fileName).fileName()));
    if (plan)
        return {std::move(*plan), {}};
    const auto& problems = plan.problems();
    QString sentence;
    constexpr std::size_t shownProblems = 5;
    for (std::size_t i = 0; i < std::min(shownProblems, problems.size()); ++i)
        sentence += (i ? QStringLiteral("\n") : QString())
            + FileText::tr("%1: %2").arg(toQt(problems[i].place), translated(problems[i]));
    if (problems.size() > shownProblems)
        sentence += QLatin1Char('\n')
            + FileText::tr("… and %n more", nullptr, int(problems.size() - shownProblems));
    return {{}, sentence};
}

std::optional<QString> savePlan(const Plan& plan, const Catalogue& shipped,
    const QString& fileName, const SaveDeviceFactory& devices)
{
    Plan whole = plan;
    embedUsedEntries(whole, shipped);
    const std::string text = writePlan(whole);
    // The new version lies whole on the disk before the old one is touched in any way.
    const auto device = devices(fileName);
    if (!device->open(QIODevice::WriteOnly))
        return notSaved(fileName, *device);
    if (auto failure = writeTo(*device, QByteArray::fromStdString(text)))
        return failure;
    if (auto failure = keepAside(fileName, devices)) {
        device->cancelWriting();
        return failure;
    }
    if (!device->commit())
        return notSaved(fileName, *device);
    return {};
}

std::optional<QString> writeFile(
    const QString& fileName, const QByteArray& bytes, const SaveDeviceFactory& devices)
{
    const auto device = devices(fileName);
    if (!device->open(QIODevice::WriteOnly))
        return notSaved(fileName, *device);
    if (auto failure = writeTo(*device, bytes))
        return failure;
    if (!device->commit())
        return notSaved(fileName, *device);
    return {};
}

} // namespace sizewright
