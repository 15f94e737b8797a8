// Opens and saves a document: the lock against a second window, the file, the list of recent files.
#pragma once

#include "ui/document/document_file.h"
#include "ui/document/plan_document.h"

#include <QLockFile>

namespace sizewright {

class Settings;

class DocumentStore : public QObject
{
    Q_OBJECT
public:
    DocumentStore(PlanDocument& document, Settings& settings, QObject* parent = nullptr);

    // Each gives a sentence for the user where there is something to say, else nothing.
    struct Outcome {
        bool done = false;
        QString sentence; // why not, or what to know although it went well
    };
    Outcome open(const QString& fileName);
    Outcome save();
    Outcome saveAs(const QString& fileName);
    void startNew();
    // Takes over contents that belong to a file but are not in it yet.
    void adoptUnsaved(Plan plan, const QString& fileName);

    QStringList recentFiles() const; // those that still exist
    void setDevices(SaveDeviceFactory devices) { m_devices = std::move(devices); }

private:
    struct Claim {
        bool mine = false;
        std::unique_ptr<QLockFile> lock; // empty where it is held already, or cannot be had
        QString holder; // who has it, where it is not ours
    };
    Claim claim(const QString& fileName) const;
    void keep(Claim claim, const QString& fileName);
    void remember(const QString& fileName);

    PlanDocument& m_document;
    Settings& m_settings;
    SaveDeviceFactory m_devices = diskDevices();
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace sizewright
