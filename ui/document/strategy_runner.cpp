#include "ui/document/strategy_runner.h"

namespace sizewright {

namespace {
constexpr int reportEvery = 100; // ms
}

StrategyRunner::StrategyRunner(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1); // the search itself takes all cores
    m_timer.setInterval(reportEvery);
    connect(&m_timer, &QTimer::timeout, this, &StrategyRunner::report);
}

StrategyRunner::~StrategyRunner()
{
    if (m_control)
        m_control->cancelled = true;
    m_pool.waitForDone();
}

void StrategyRunner::start(StrategyQuestion question, const Catalogue& catalogue)
{
    if (m_control)
        m_control->cancelled = true;
    auto control = std::make_shared<SearchControl>();
    m_control = control;
    m_percent = 0;
    m_timer.start();
    auto entries = std::make_shared<const Catalogue>(catalogue);
    m_pool.start([this, control, entries, question = std::move(question)] {
        QElapsedTimer timer;
        timer.start();
        auto answer = std::make_shared<StrategyAnswer>();
        answer->question = question;
        answer->found = searchStrategies(question, *entries, control.get());
        answer->took = fromBase<Seconds>(double(timer.nsecsElapsed()) * 1e-9);
        QMetaObject::invokeMethod(
            this, [this, control, answer] { finish(control, answer); }, Qt::QueuedConnection);
    });
    Q_EMIT changed();
}

void StrategyRunner::stop()
{
    if (!m_control)
        return;
    m_control->cancelled = true;
    m_control.reset();
    m_timer.stop();
    Q_EMIT changed();
}

void StrategyRunner::finish(
    const std::shared_ptr<SearchControl>& control, std::shared_ptr<const StrategyAnswer> answer)
{
    if (control != m_control)
        return; // stopped, or another question was asked meanwhile
    m_control.reset();
    m_timer.stop();
    m_answer = std::move(answer);
    Q_EMIT changed();
}

void StrategyRunner::report()
{
    // A search that finds nothing at worst begins anew: the bar waits for it.
    m_percent = std::max(m_percent, m_control ? int(100 * m_control->share()) : 0);
    Q_EMIT progressed(m_percent);
}

} // namespace sizewright
