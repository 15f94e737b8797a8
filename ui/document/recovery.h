// Copies of unsaved work. Each open document writes its own file two seconds after the last edit and
// removes it when there is nothing left to lose; a lock beside it tells a crash from a running window.
#pragma once

#include "ui/document/document_file.h"
#include "ui/document/plan_document.h"

#include <QDateTime>
#include <QLockFile>
#include <QTimer>

namespace sizewright {

struct RecoveryCopy {
    QString file; // the copy itself
    QString original; // file name of the plan; empty: it had none yet
    QDateTime written;
    Plan plan;
};

class Recovery : public QObject
{
    Q_OBJECT
public:
    Recovery(const PlanDocument& document, const QString& folder, QObject* parent = nullptr);
    ~Recovery() override;

    // Copies that a window left behind which is no longer running.
    static std::vector<RecoveryCopy> orphans(const QString& folder);
    static void discard(const RecoveryCopy& copy);

    const QString& fileName() const { return m_file; }
    void writeNow();
    void forget(); // nothing left to lose

    static constexpr int delay = 2000; // ms after the last edit

private:
    void onChanged();

    const PlanDocument& m_document;
    QString m_folder, m_file;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
};

} // namespace sizewright
