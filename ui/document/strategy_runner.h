// Searches strategies away from the window's thread, one question at a time, with progress; can be stopped.
// Works on copies of the plan and the catalogue, so edits meanwhile do no harm.
#pragma once

#include "core/search/strategy_search.h"

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace sizewright {

// A search with the question that it answers.
struct StrategyAnswer {
    StrategyQuestion question;
    StrategySearch found;
    Seconds took{};
};

class StrategyRunner : public QObject
{
    Q_OBJECT
public:
    explicit StrategyRunner(QObject* parent = nullptr);
    ~StrategyRunner() override; // stops what is still being searched

    void start(StrategyQuestion question, const Catalogue& catalogue); // stops an earlier one
    void stop();
    bool isRunning() const { return m_control != nullptr; }
    // Nothing yet, or what was last found; a search that was stopped leaves it.
    std::shared_ptr<const StrategyAnswer> answer() const { return m_answer; }

Q_SIGNALS:
    void changed(); // started, finished or stopped
    void progressed(int percent);

private:
    void finish(const std::shared_ptr<SearchControl>& control, std::shared_ptr<const StrategyAnswer> answer);
    void report();

    std::shared_ptr<SearchControl> m_control; // of the search under way
    int m_percent = 0; // of it, never falling
    std::shared_ptr<const StrategyAnswer> m_answer;
    QTimer m_timer;
    QThreadPool m_pool;
};

} // namespace sizewright
