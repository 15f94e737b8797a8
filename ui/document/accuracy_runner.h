// Predicts the measured runs away from the window's thread and keeps what came out: the shipped table once
// for the life of the program, the user's own until another is opened. Knows nothing of the plan.
#pragma once

#include "core/study/accuracy.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace sizewright {

enum class RunsTable { shipped, own };

class AccuracyRunner : public QObject
{
    Q_OBJECT
public:
    using Record = std::shared_ptr<const AccuracyRecord>;

    explicit AccuracyRunner(const Catalogue& catalogue, QObject* parent = nullptr);
    ~AccuracyRunner() override; // waits for what is still being predicted

    void startShipped(); // does nothing where it ran already
    void openOwn(const QString& fileName);

    Record record(RunsTable table) const { return of(table).record; } // empty: not there (yet)
    bool isRunning(RunsTable table) const { return of(table).running; }
    QString failure(RunsTable table) const { return of(table).failure; } // a sentence
    QString ownName() const { return m_ownName; } // of the file last read, without its folder

Q_SIGNALS:
    void changed(sizewright::RunsTable table);
    void failed(sizewright::RunsTable table, const QString& sentence);

private:
    struct State {
        Record record;
        bool running = false;
        QString failure;
    };
    const State& of(RunsTable table) const { return m_states[std::size_t(table)]; }
    template <class Work> void start(RunsTable table, const QString& name, Work work);
    void finish(RunsTable table, const QString& name, const Result<AccuracyRecord>& result);

    const Catalogue& m_catalogue;
    State m_states[2];
    QString m_ownName;
    QThreadPool m_pool;
};

} // namespace sizewright
