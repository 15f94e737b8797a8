#include "ui/document/accuracy_runner.h"

#include "ui/text/translate.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace sizewright {

namespace {

// The problem of a file that cannot even be opened has no code of the core's.
Result<AccuracyRecord> readOwn(const QString& fileName, const Catalogue& catalogue)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return Problem{Severity::error, "runs.unreadable", {},
            {SW_TEXT("Validation", "it cannot be opened (%1)"), {toCore(file.errorString())}}};
    const QByteArray bytes = file.read(qint64(largestCsv) + 1); // one more: the reader refuses it
    const auto table = parseCsv({bytes.constData(), std::size_t(bytes.size())}, {});
    if (!table)
        return table.problems();
    return accuracyRecord(*table, {}, catalogue);
}

} // namespace

AccuracyRunner::AccuracyRunner(const Catalogue& catalogue, QObject* parent)
    : QObject(parent), m_catalogue(catalogue)
{
    m_pool.setMaxThreadCount(1);
}

AccuracyRunner::~AccuracyRunner() { m_pool.waitForDone(); }

template <class Work>
void AccuracyRunner::start(RunsTable table, const QString& name, Work work)
{
    State& state = m_states[std::size_t(table)];
    state.running = true;
    state.failure.clear();
    Q_EMIT changed(table);
    m_pool.start([this, table, name, work] {
        auto result = std::make_shared<const Result<AccuracyRecord>>(work());
        QMetaObject::invokeMethod(
            this, [this, table, name, result] { finish(table, name, *result); },
            Qt::QueuedConnection);
    });
}

void AccuracyRunner::startShipped()
{
    if (of(RunsTable::shipped).record || isRunning(RunsTable::shipped))
        return;
    start(RunsTable::shipped, {}, [this] { return shippedAccuracy(m_catalogue); });
}

void AccuracyRunner::openOwn(const QString& fileName)
{
    if (isRunning(RunsTable::own))
        return;
    start(RunsTable::own, fileName, [this, fileName] { return readOwn(fileName, m_catalogue); });
}

void AccuracyRunner::finish(
    RunsTable table, const QString& name, const Result<AccuracyRecord>& result)
{
    State& state = m_states[std::size_t(table)];
    state.running = false;
    if (result) {
        state.record = std::make_shared<const AccuracyRecord>(*result);
        if (table == RunsTable::own)
            m_ownName = QFileInfo(name).fileName();
        Q_EMIT changed(table);
        return;
    }
    const Problem& problem = result.problems().front();
    const QString place = toQt(problem.place);
    const QString sentence = translated(problem);
    // The place is ":12" where a line of the user's own file is meant.
    const QString at = place.startsWith(QLatin1Char(':')) ? place.mid(1) : QString();
    state.failure = name.isEmpty() ? tr("The shipped runs cannot be read: %1").arg(sentence)
        : at.isEmpty()
        ? tr("%1 cannot be used: %2").arg(QDir::toNativeSeparators(name), sentence)
        : tr("%1, line %2, cannot be used: %3").arg(QDir::toNativeSeparators(name), at, sentence);
    Q_EMIT changed(table);
    Q_EMIT failed(table, state.failure);
}

} // namespace sizewright
